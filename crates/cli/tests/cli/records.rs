//! `bastide replay` and `bastide show`.

use std::fs;

use crate::{bastide, folder_with_a_game, game_in, json};

#[test]
fn a_record_with_a_byte_order_mark_is_read() {
    let folder = folder_with_a_game("classic");
    let before = json(&["replay", &game_in(&folder), "--json"]);
    let text = fs::read_to_string(game_in(&folder)).unwrap();
    fs::write(game_in(&folder), format!("\u{feff}{text}")).unwrap();
    assert_eq!(json(&["replay", &game_in(&folder), "--json"]), before);
}

#[test]
fn reasons_add_up_to_the_points() {
    let folder = folder_with_a_game("classic");
    let report = json(&["replay", &game_in(&folder), "--json", "--each-turn"]);
    let mut keys: Vec<&str> = report.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    assert_eq!(
        keys,
        ["game", "over", "points", "projected", "reasons", "seats", "turns", "winners", "with"]
    );
    assert_eq!(report["with"], "river abbot inns traders");
    assert_eq!(report["over"], true);
    assert_eq!(report["winners"], serde_json::json!(["red"]));
    for (n, seat) in ["red", "blue"].iter().enumerate() {
        let reasons = report["reasons"].as_array().unwrap().iter();
        let sum: u64 =
            reasons.filter(|r| r["seat"] == *seat).map(|r| r["points"].as_u64().unwrap()).sum();
        assert_eq!(report["points"][n].as_u64(), Some(sum), "{seat}");
    }
    let turns = report["turns"].as_array().unwrap();
    let last = turns.last().unwrap();
    // What is counted when no tile is left belongs to no turn.
    for seat in 0..2 {
        assert!(last["points"][seat].as_u64() < report["points"][seat].as_u64());
    }
    // But what it was projected to bring has come.
    assert_eq!((&report["projected"], &last["projected"]), (&report["points"], &report["points"]));
    assert_eq!(last["n"].as_u64(), Some(turns.len() as u64));
    let record = fs::read_to_string(game_in(&folder)).unwrap();
    let laid = record.lines().filter(|line| line.contains(" tile ")).count();
    assert_eq!(turns.len(), laid);
}

#[test]
fn projected_is_what_the_end_would_bring_now() {
    let folder = tempfile::tempdir().unwrap();
    let record = "game carcassonne\nrules 1\nwith\nseats red blue\n\n\
                  1 chance draw V\n2 red tile V +1,0 >\n3 red meeple road W\n\
                  4 chance draw E\n5 blue tile E 0,-1 v\n6 blue meeple city S\n";
    fs::write(folder.path().join("game.txt"), record).unwrap();
    let report = json(&["replay", &game_in(&folder), "--json", "--each-turn"]);
    assert_eq!(report["points"], serde_json::json!([0, 4]));
    // Red's road has two tiles.
    assert_eq!(report["projected"], serde_json::json!([2, 4]));
    assert_eq!(report["turns"][0]["projected"], serde_json::json!([2, 0]));
    assert_eq!(report["turns"][1]["projected"], serde_json::json!([2, 4]));
}

#[test]
fn an_unfinished_game_has_no_winner() {
    let folder = folder_with_a_game("base");
    let report = json(&["replay", &game_in(&folder), "--to", "20", "--json"]);
    assert_eq!(report["over"], false);
    assert_eq!(report["winners"], serde_json::json!([]));
    assert!(report.get("turns").is_none());
    let ran = bastide(&["replay", &game_in(&folder), "--to", "20", "--each-turn"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("after turn"), "{}", ran.out);
}

#[test]
fn what_was_taken_back_pays_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let head = "game carcassonne\nrules 1\nwith\nseats red blue\n\n";
    let moves = "1 chance draw E\n2 red tile E 0,-1 v\n3 red undo 2\n4 red tile E 0,-1 v\n\
                 5 red meeple city S\n6 table resigned blue\n";
    fs::write(folder.path().join("game.txt"), format!("{head}{moves}")).unwrap();
    let report = json(&["replay", &game_in(&folder), "--json", "--each-turn"]);
    assert_eq!(report["points"], serde_json::json!([4, 0]));
    assert_eq!(report["reasons"].as_array().unwrap().len(), 1);
    assert_eq!(report["turns"].as_array().unwrap().len(), 1);
    assert_eq!(report["over"], true);
    assert_eq!(report["winners"], serde_json::json!(["red"]));
}

#[test]
fn a_board_is_drawn_at_any_entry() {
    let folder = folder_with_a_game("classic");
    let ran = bastide(&["show", &game_in(&folder), "--to", "75"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    insta::assert_snapshot!(ran.out);
    let ran = bastide(&["show", &game_in(&folder), "--to", "99999"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("there is no entry 99999"), "{}", ran.err);
}
