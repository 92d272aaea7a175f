//! `bastide verify`: the draws of a game that a server kept.

use serde_json::json;

use crate::serve::Serving;
use crate::{bastide, folder_with_a_game, game_in};

#[test]
fn a_finished_game_is_verified_and_a_changed_one_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Serving::start(folder.path(), &["--port", "0"]);
    let mut me = server.browser();
    let table = me.table("first", &["me", "random"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let mid = socket.choose(&welcome, 3);
    assert_eq!(mid["type"], "update");
    let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    let file = folder.path().join("game.txt");
    let name = file.to_str().expect("a path");

    let unfinished = me.get(&format!("{path}/record")).body;
    std::fs::write(&file, &unfinished).expect("written");
    let ran = bastide(&["verify", name]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("no revealed secret yet"), "{}", ran.err);

    me.post(&format!("{path}/resign"), &json!({"seat": 0}));
    let record = me.get(&format!("{path}/record")).body;
    std::fs::write(&file, &record).expect("written");
    let ran = bastide(&["verify", name]);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("verified: all"), "{}", ran.out);

    let drawn =
        record.lines().find_map(|line| line.strip_prefix("1 chance draw ")).expect("a draw");
    let other = if drawn == "U" { "V" } else { "U" };
    let forged =
        record.replacen(&format!("1 chance draw {drawn}"), &format!("1 chance draw {other}"), 1);
    std::fs::write(&file, forged).expect("written");
    let ran = bastide(&["verify", name]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.contains("entry 1: says"), "{}", ran.out);
}

#[test]
fn what_was_never_promised_cannot_be_verified() {
    let folder = folder_with_a_game("base");
    let ran = bastide(&["verify", &game_in(&folder)]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("no commitment"), "{}", ran.err);
    assert_eq!(bastide(&["verify", "/nowhere/at-all.txt"]).code, Some(2));
}
