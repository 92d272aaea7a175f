//! The program as its users meet it: arguments and input in, text and exit code out.

#[expect(dead_code, reason = "the server's own tests use all of it")]
#[path = "../../../server/tests/support/client.rs"]
mod client;

mod admin;
mod arena;
mod bad_input;
mod cardcassonne;
mod castle;
mod engine;
mod import;
mod monitoring;
mod packaging;
mod play;
mod positions;
mod postgres;
mod puzzles;
mod records;
mod render;
mod serve;
mod simulate;
mod tiles;
mod train;
mod verify;
mod ways_in;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a run of the program left.
#[derive(Debug)]
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

/// Runs the program in a folder, with input.
fn bastide_in(folder: &Path, args: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(args)
        .current_dir(folder)
        .env_remove("COLUMNS")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    // Whoever is not interested in the input may close it first.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// Runs the program without input.
fn bastide(args: &[&str]) -> Ran {
    bastide_in(Path::new("."), args, "")
}

/// Runs the program, which must succeed, and reads its JSON.
fn json(args: &[&str]) -> serde_json::Value {
    let ran = bastide(args);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    serde_json::from_str(&ran.out).expect("one JSON object")
}

/// What `bastide play` does not take for a game, and the words that say why.
fn refuses(game: &str, cases: &[(&[&str], &str)]) {
    for (args, reason) in cases {
        let ran = bastide(&[&["play", "--game", game][..], args].concat());
        assert_eq!(ran.code, Some(2), "{args:?}: {}", ran.out);
        assert!(ran.err.contains(reason), "{}", ran.err);
    }
}

/// A folder with the record of a whole game of bots, `game.txt`.
fn folder_with_a_game(with: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let args =
        ["play", "--seats", "greedy,random", "--seed", "5", "--with", with, "--save", "game.txt"];
    let ran = bastide_in(folder.path(), &args, "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    folder
}

/// The path of `game.txt` in a folder.
fn game_in(folder: &tempfile::TempDir) -> String {
    let path = folder.path().join("game.txt");
    path.to_str().expect("a plain path").to_string()
}
