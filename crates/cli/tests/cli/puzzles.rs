//! `bastide puzzles` and `bastide review`.

use std::process::{Command, Stdio};
use std::time::Duration;

use crate::bad_input::is_refused;
use crate::bastide;

const SHIPPED: &str = include_str!("../../../bots/puzzles/pool.txt");

#[test]
fn what_is_there_already_is_not_made_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pool.txt");
    std::fs::write(&file, SHIPPED).unwrap();
    let made = SHIPPED.matches("x-grade ").count();
    let count = made.to_string();
    let ran = bastide(&["puzzles", "--count", &count, "--out", file.to_str().unwrap()]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.starts_with(&format!("{made} puzzles in ")), "{}", ran.out);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), SHIPPED);
}

#[test]
fn what_is_no_work_of_the_same_seed_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pool.txt");
    let path = file.to_str().unwrap();
    std::fs::write(&file, SHIPPED).unwrap();
    is_refused(
        &["puzzles", "--seed", "2", "--out", path],
        "is no work of the same seed; remove it to begin anew",
    );
    assert_eq!(std::fs::read_to_string(&file).unwrap(), SHIPPED);
    std::fs::write(&file, SHIPPED.replacen("rules", "rulez", 1)).unwrap();
    is_refused(&["puzzles", "--out", path], "puzzle 1: ");
}

#[cfg(unix)]
#[test]
fn whoever_is_interrupted_before_two_days_are_done_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pool.txt");
    let child = Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(["puzzles", "--threads", "1", "--out", file.to_str().unwrap()])
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_millis(500));
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(130));
    let said = String::from_utf8(ended.stderr).unwrap();
    assert!(said.contains("interrupted; nothing was written"), "{said}");
    assert!(!file.exists());
}

#[test]
fn a_finished_game_is_reviewed_and_compared_with_itself() {
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/games/cardcassonne.txt");
    let ran = bastide(&["review", game, "--playouts", "4", "--against", "4", "--json"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let told: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(told["differs"], 0.0, "the same draws, the same costs");
    assert!(told["decisions"].as_array().unwrap().len() > 20);
    let folder = tempfile::tempdir().unwrap();
    let part = folder.path().join("part.txt");
    let text = std::fs::read_to_string(game).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    std::fs::write(&part, format!("{}\n", lines[..lines.len() / 2].join("\n"))).unwrap();
    is_refused(&["review", part.to_str().unwrap()], "the game is not over");
}
