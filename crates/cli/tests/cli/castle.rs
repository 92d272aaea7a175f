//! The Castle on the command line: records and positions are recognised by what they say.

use crate::{bastide, bastide_in, json};

const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../castle/tests/records/castle.record");

#[test]
fn reasons_add_up_to_the_points() {
    let report = json(&["replay", RECORD, "--json", "--each-turn"]);
    assert_eq!(report["game"], "castle");
    assert_eq!(report["points"], serde_json::json!([25, 53]));
    assert_eq!(report["winners"], serde_json::json!(["white"]));
    let mut sums = [0, 0];
    for share in report["reasons"].as_array().unwrap() {
        sums[usize::from(share["seat"] == "white")] += share["points"].as_i64().unwrap();
    }
    assert_eq!(sums, [25, 53]);
    let turns = report["turns"].as_array().unwrap();
    let text = std::fs::read_to_string(RECORD).unwrap();
    assert_eq!(turns.len(), text.lines().filter(|line| line.contains(" tile ")).count());
}

#[test]
fn the_wall_and_the_points_are_shown() {
    let shown = bastide(&["show", RECORD, "--to", "60"]);
    assert_eq!(shown.code, Some(0), "{}", shown.err);
    for word in ["market", "90*", "followers", "tiles to draw", "wall tile"] {
        assert!(shown.out.contains(word), "{word} is missing:\n{}", shown.out);
    }
    let replayed = bastide(&["replay", RECORD]);
    assert!(replayed.out.contains("white wins"), "{}", replayed.out);
}

#[test]
fn a_position_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let said = std::fs::read_to_string(RECORD).unwrap();
    let begins = |n: &usize| {
        let entry = format!("\n{} chance draw", n + 1);
        said.contains(&entry)
    };
    let to = (40..80).find(begins).unwrap().to_string();
    let position = bastide(&["show", RECORD, "--to", &to, "--position"]);
    assert_eq!(position.code, Some(0), "{}", position.err);
    std::fs::write(folder.path().join("p"), &position.out).unwrap();
    let again = bastide_in(folder.path(), &["show", "p", "--position"], "");
    assert_eq!(again.out, position.out, "{}", again.err);
}

#[test]
fn other_commands_say_that_they_know_another_game() {
    let ran = bastide(&["render", RECORD, "-o", "never.svg"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("this is a record of `castle`"), "{}", ran.err);
}
