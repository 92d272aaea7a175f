//! `bastide import`.

use std::fs;

use crate::bastide_in;

const SAVED: &str = r#"{
    "setup": {
        "sets": {"basic:2": 1},
        "elements": {"small-follower": 7, "farmers": true},
        "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]
    },
    "players": [{"name": "Ann"}, {"name": "Ben"}],
    "replay": [
        {"type": "PLACE_TILE", "payload": {"tileId": "BA/Rr", "rotation": "R90", "position": [1, 0]}},
        {"type": "PASS", "payload": {}}
    ]
}"#;

#[test]
fn a_saved_game_becomes_a_record() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.jcz"), SAVED).unwrap();
    let ran = bastide_in(folder.path(), &["import", "a.jcz"], "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("2 red tile V +1,0 >\n"), "{}", ran.out);
    let ran = bastide_in(folder.path(), &["import", "a.jcz", "-o", "a.txt"], "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let ran = bastide_in(folder.path(), &["replay", "a.txt"], "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let ran = bastide_in(folder.path(), &["import", "a.jcz", "-o", "a.txt"], "");
    assert_eq!(ran.code, Some(2), "the file exists");
}

#[test]
fn what_is_no_saved_game_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    for text in ["", "{}", "[1, 2", "game carcassonne\n"] {
        fs::write(folder.path().join("a.jcz"), text).unwrap();
        let ran = bastide_in(folder.path(), &["import", "a.jcz"], "");
        assert_eq!(ran.code, Some(2), "{text}");
        assert!(ran.err.starts_with("bastide: a.jcz: "), "{text}: {}", ran.err);
    }
}
