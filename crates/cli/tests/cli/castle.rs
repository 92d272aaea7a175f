//! The Castle on the command line: records and positions are recognised by what they say.

use crate::{bastide, bastide_in, json, refuses};

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
    assert_eq!(report["projected"], report["points"]);
    assert_eq!(turns.last().unwrap()["projected"], report["points"]);
    let earlier = json(&["replay", RECORD, "--to", "60", "--json"]);
    // Both keeps are equal, so the end would bring black two markets and white nothing.
    assert_eq!(earlier["points"], serde_json::json!([1, 2]));
    assert_eq!(earlier["projected"], serde_json::json!([1 + 2 * 3, 2]));
    let text = std::fs::read_to_string(RECORD).unwrap();
    assert_eq!(turns.len(), text.lines().filter(|line| line.contains(" tile ")).count());
}

#[test]
fn the_wall_and_the_points_are_shown() {
    let shown = bastide(&["show", RECORD, "--to", "60"]);
    assert_eq!(shown.code, Some(0), "{}", shown.err);
    for word in ["market", "90/91*", "followers", "tiles to draw", "wall tile"] {
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
fn a_mistake_in_a_position_is_named_where_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    for (text, says) in [
        ("taken 12\nkeps black D6 house W\n", "line 2: `keps` is no key of a position"),
        ("track black 3\ntiles D12 C1^\nfigures black\n", "line 3: `figures` is no key"),
    ] {
        std::fs::write(folder.path().join("p"), text).unwrap();
        let shown = bastide_in(folder.path(), &["show", "p"], "");
        assert_eq!(shown.code, Some(2));
        assert!(shown.err.contains(says), "{}", shown.err);
    }
}

#[test]
fn its_tiles_are_listed() {
    let listed = json(&["tiles", "--game", "castle", "--json"]);
    assert_eq!(listed["total"], 60);
    assert_eq!(listed["tiles"].as_array().unwrap().len(), 54);
    assert_eq!(listed["wall_tiles"].as_array().unwrap().len(), 9);
    let drawn = bastide(&["tiles", "--game", "castle"]);
    insta::assert_snapshot!(drawn.out);
    let refused = bastide(&["tiles", "--game", "castle", "--with", "inns"]);
    assert_eq!(refused.code, Some(2));
}

const ANN: [&str; 7] = ["play", "--game", "castle", "--seats", "person:Ann,greedy", "--seed", "3"];

#[test]
fn it_is_played_at_the_screen_and_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let args = [&ANN[..], &["--save", "game.txt"]].concat();
    // A tile, a follower, not the follower, not the tile, another tile, nothing, yes.
    let first = "1\n1\nundo\nundo\n2\npass\n\nhelp\nquit\n";
    let ran = bastide_in(folder.path(), &args, first);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for words in ["Where does", "A follower?", "greedy: ", "play extra-turn", "score C9", "draws"] {
        let words = words.replace("greedy", "white");
        assert!(ran.out.contains(&words), "{words} is missing:\n{}", ran.out);
    }
    let record = std::fs::read_to_string(folder.path().join("game.txt")).unwrap();
    assert!(record.starts_with("game castle\n") && record.contains("black undo"), "{record}");
    let answers = "1\npass\n\n".repeat(90);
    let whole = bastide_in(
        folder.path(),
        &["play", "--from", "game.txt", "--seats", "person:Ann,greedy", "--seed", "3"],
        &answers,
    );
    assert_eq!(whole.code, Some(0), "{}", whole.err);
    let path = folder.path().join("game.txt");
    let report = json(&["replay", path.to_str().unwrap(), "--json"]);
    assert_eq!(report["game"], "castle");
    assert_eq!(report["winners"], serde_json::json!(["white"]), "{report}");
}

#[test]
fn bots_play_a_whole_game_and_tell_it() {
    let ran = bastide(&["play", "--game", "castle", "--seats", "greedy,greedy", "--seed", "5"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for words in ["keep goes to the house", "rests on the corner tower", "a court with", "wins"] {
        assert!(ran.out.contains(words), "{words} is missing:\n{}", ran.out);
    }
}

#[test]
fn the_screen_refuses_what_it_does_not_have() {
    refuses(
        "castle",
        &[
            (&["--seats", "person,level8"][..], "`level8` is no bot"),
            (&["--players", "3"], "exactly 2 can play"),
            (&["--from", RECORD, "--seats", "person,greedy,greedy"], "2 play this game"),
        ],
    );
    refuses("carcassonne", &[(&["--from", RECORD], "another game")]);
}

#[test]
fn it_is_measured() {
    let figures = json(&["bench", "--game", "castle", "--quick", "--json"]);
    assert!(figures["games_per_second"].as_f64().unwrap() > 10.0, "{figures}");
    assert!(figures["clone_bytes"].as_u64().unwrap() > 1000, "{figures}");
}
