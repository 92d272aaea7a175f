//! The oracle finds what is wrong with a game, and only that. The small games were made for it, so they test the tool,
//! not the rules.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};

const BASE: &str = include_str!("corpus/base/games.jsonl");
const TRADERS: &str = include_str!("corpus/traders/games.jsonl");

fn corpus(name: &str) -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    tests.join("corpus").join(name)
}

fn oracle(args: &[&Path]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args([Path::new("oracle"), Path::new("--json")])
        .args(args)
        .output()
        .expect("the tool can be run")
}

/// Exit status, summary and messages of a run over one text beside the tiles of a corpus.
fn check(tiles: &str, name: &str, bytes: &[u8]) -> (i32, Value, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(name);
    fs::write(&file, bytes).expect("a file");
    fs::copy(corpus(tiles).join("tiles.json"), folder.path().join("tiles.json")).expect("a copy");
    told(&oracle(&[&file]))
}

fn told(output: &Output) -> (i32, Value, String) {
    let summary = serde_json::from_slice(&output.stdout).unwrap_or(Value::Null);
    let messages = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!messages.contains("panicked"), "{messages}");
    (output.status.code().expect("it ended by itself"), summary, messages)
}

fn game(text: &str) -> Value {
    serde_json::from_str(text).expect("a game")
}

/// What the first difference of a changed game is about, and in which turn it is.
fn difference(tiles: &str, game: &Value) -> (String, u64) {
    let (status, summary, messages) = check(tiles, "a.jsonl", game.to_string().as_bytes());
    assert_eq!(status, 1, "{summary} {messages}");
    assert_eq!(summary["differences"], 1);
    let first = &summary["first"][0];
    assert_eq!(first["id"], game["id"]);
    let what = first["what"].as_str().expect("a word").to_string();
    (what, first["turn"].as_u64().expect("a number"))
}

#[test]
fn sound_games_agree() {
    let (base, traders) = (corpus("base"), corpus("traders"));
    let (status, summary, _) =
        told(&oracle(&[&base.join("games.jsonl"), &traders.join("games.jsonl")]));
    assert_eq!(status, 0, "{summary}");
    assert_eq!(summary["games"], 2);
    assert_eq!(summary["turns"], 9);
    assert_eq!((&summary["compared"], &summary["recorded"]), (&json!(9), &json!(9)));
    assert_eq!(summary["differences"], 0);
    assert_eq!(summary["skipped"], 0);
    assert_eq!(
        summary["tolerated"],
        json!({"2": 0, "3": 0, "6": 0, "7": 0, "8": 0, "9": 0, "14": 1, "15": 0})
    );
}

#[test]
fn a_decision_answers_our_next_question_where_only_we_ask_before() {
    // The last tile finishes a road that a ferry may open again, so we also ask for a builder.
    let games = corpus("ferries").join("games.jsonl");
    let (status, summary, _) = told(&oracle(&[&games]));
    assert_eq!(status, 0, "{summary}");
    assert_eq!((&summary["compared"], &summary["recorded"]), (&json!(4), &json!(4)));
    assert_eq!(summary["tolerated"]["7"], 1);

    let mut wrong = game(&fs::read_to_string(&games).unwrap());
    wrong["turns"][3]["acts"][0]["opts"] = json!(["ferry@0,1,Road,SE", "pass"]);
    assert_eq!(difference("ferries", &wrong), ("options".into(), 4));
    wrong["turns"][3]["acts"][0]["do"] = json!("pass");
    let (_, summary, _) = check("ferries", "a.jsonl", wrong.to_string().as_bytes());
    assert_eq!((&summary["compared"], &summary["recorded"]), (&json!(3), &json!(4)));
}

#[test]
fn the_sums_stand_last() {
    let output = oracle(&[&corpus("base").join("games.jsonl")]);
    let text = String::from_utf8(output.stdout).unwrap();
    let keys =
        ["first", "tolerated", "compared", "recorded", "skipped", "differences", "turns", "games"];
    let places: Vec<_> = keys.map(|key| text.find(&format!("\"{key}\":")).unwrap()).to_vec();
    assert!(places.is_sorted(), "{text}");
}

#[test]
fn packed_games_are_read() {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(BASE.as_bytes()).unwrap();
    let packed = packed.finish().unwrap();
    assert_eq!(check("base", "a.jsonl.gz", &packed).0, 0);

    let (status, _, messages) = check("base", "a.jsonl.gz", &packed[..packed.len() / 2]);
    assert_eq!(status, 2);
    assert!(messages.contains("a.jsonl.gz, line 1: "), "{messages}");
    let (status, _, messages) = check("base", "a.jsonl.gz", BASE.as_bytes());
    assert_eq!(status, 2);
    assert!(messages.contains("gzip"), "{messages}");
}

#[test]
fn a_wrong_score_is_found() {
    for turn in 0..3 {
        let mut wrong = game(BASE);
        wrong["turns"][turn]["scores"][1] = json!(50);
        assert_eq!(difference("base", &wrong), ("points".into(), turn as u64 + 1));
    }
    let mut wrong = game(BASE);
    wrong["final"]["scores"][0] = json!(8);
    assert_eq!(difference("base", &wrong), ("final points".into(), 3));
}

#[test]
fn wrong_placements_are_found() {
    let mut missing = game(BASE);
    missing["turns"][0]["legal"].as_array_mut().unwrap().remove(1);
    assert_eq!(difference("base", &missing), ("placements".into(), 1));
    let mut more = game(BASE);
    more["turns"][1]["legal"].as_array_mut().unwrap().push(json!([2, 0, 1]));
    assert_eq!(difference("base", &more), ("placements".into(), 2));
    // One of two facings that look the same is enough.
    let mut symmetric = game(BASE);
    symmetric["turns"][2]["legal"] =
        json!([[-1, -1, 0], [0, -2, 1], [0, 1, 3], [1, -1, 2], [1, 1, 0]]);
    assert_eq!(check("base", "a.jsonl", symmetric.to_string().as_bytes()).0, 0);
}

#[test]
fn wrong_options_are_found() {
    let mut less = game(BASE);
    less["turns"][1]["acts"][0]["opts"].as_array_mut().unwrap().remove(1);
    assert_eq!(difference("base", &less), ("options".into(), 2));
    let mut more = game(TRADERS);
    let opts = more["turns"][3]["acts"][0]["opts"].as_array_mut().unwrap();
    opts.push(json!("pig@0,-2,Field,NL.NR.EL.ER.WL.WR"));
    assert_eq!(difference("traders", &more), ("options".into(), 4));
    let mut unasked = game(TRADERS);
    unasked["turns"][4].as_object_mut().unwrap().remove("acts");
    assert_eq!(difference("traders", &unasked), ("options".into(), 5));
    let mut another = game(BASE);
    another["turns"][0]["acts"][0]["do"] = json!("pass");
    assert_eq!(difference("base", &another), ("points".into(), 1));
    another["turns"][0]["acts"][0]["do"] = json!("small@9,9,City,N");
    assert_eq!(difference("base", &another), ("options".into(), 1));
}

#[test]
fn wrong_pieces_and_parts_are_found() {
    let mut hand = game(BASE);
    hand["turns"][1]["hand"][1]["small"] = json!(7);
    assert_eq!(difference("base", &hand), ("supplies".into(), 2));
    let mut tokens = game(TRADERS);
    tokens["turns"][3]["tok"] = json!([{"WINE": 1}, {}]);
    assert_eq!(difference("traders", &tokens), ("tokens".into(), 4));
    let mut part = game(TRADERS);
    part["turns"][5].as_object_mut().unwrap().remove("part");
    assert_eq!(difference("traders", &part), ("movers".into(), 6));
    let mut discards = game(BASE);
    discards["turns"][0]["disc"] = json!(["BA/L"]);
    assert_eq!(difference("base", &discards), ("discards".into(), 1));
    let mut shorter = game(BASE);
    shorter["turns"].as_array_mut().unwrap().pop();
    assert_eq!(difference("base", &shorter), ("ends".into(), 2));
}

#[test]
fn games_that_deviate_are_skipped_and_named() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("list.txt");
    fs::write(&list, "# why, which, since when\nsome_defect sample-base 2\n").unwrap();
    let games = corpus("base").join("games.jsonl");
    let (status, summary, messages) = told(&oracle(&[&games, Path::new("--deviations"), &list]));
    assert_eq!((status, &summary["skipped"]), (0, &json!(1)));
    assert!(messages.contains("skipped sample-base: some_defect in turn 2"));
    fs::write(&list, "sample-base\n").unwrap();
    let (status, _, messages) = told(&oracle(&[&games, Path::new("--deviations"), &list]));
    assert_eq!(status, 2);
    assert!(messages.contains("list.txt, line 1: "), "{messages}");
}

#[test]
fn what_cannot_be_read_is_named_with_its_line() {
    let unreadable = |text: String, reason: &str| {
        let (status, summary, messages) = check("base", "a.jsonl", text.as_bytes());
        assert_eq!((status, summary), (2, Value::Null));
        assert!(messages.contains("a.jsonl, line 2: "), "{messages}");
        assert!(messages.contains(reason), "{messages}");
    };
    unreadable(format!("{BASE}{{\"v\": 1"), "EOF");
    for key in ["id", "sets", "turns", "final", "players", "start"] {
        let mut less = game(BASE);
        less.as_object_mut().unwrap().remove(key);
        unreadable(format!("{BASE}{less}\n"), &format!("missing field `{key}`"));
    }
    let cases = [
        (json!({"v": 2}), "format 2 is unknown"),
        (json!({"players": 9}), "2 to 6 can play, not 9"),
        (json!({"sets": {"basic:2": 1, "tower:2": 1}}), "`tower:2`"),
        (json!({"sets": {"basic:2": 1, "dragon": 1}}), "`dragon:1` is unknown"),
        (json!({"start": []}), "one upright tile"),
        (json!({"start": [["BA/X", 0, 0, 0]]}), "`BA/X` is not in the file of tiles"),
        (json!({"rules": {"tiny-city-scoring": "2"}}), "`tiny-city-scoring`"),
        (json!({"elements": {"small-follower": 7, "mayor": 1}}), "`mayor`"),
        (json!({"elements": {"small-follower": 7, "tower": 1}}), "tower-pieces"),
    ];
    for (change, reason) in cases {
        let mut other = game(BASE);
        for (key, value) in change.as_object().unwrap() {
            other[key] = value.clone();
        }
        unreadable(format!("{BASE}{other}\n"), reason);
    }
    let mut far = game(BASE);
    far["turns"][0]["x"] = json!(i64::MAX);
    unreadable(format!("{BASE}{far}\n"), "is no cell");
    let mut turned = game(BASE);
    turned["turns"][0]["r"] = json!(200);
    unreadable(format!("{BASE}{turned}\n"), "is no rotation");
}

#[test]
fn missing_and_broken_tiles_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.jsonl");
    fs::write(&file, BASE).unwrap();
    let (status, _, messages) = told(&oracle(&[&file]));
    assert_eq!(status, 2);
    assert!(messages.contains("tiles.json"), "{messages}");

    let sound = fs::read_to_string(corpus("base").join("tiles.json")).unwrap();
    let changes = [
        ("\"edges\": \"crfr\"", "\"edges\": \"cccc\"", "its edges are not its parts"),
        ("\"BA/C\": {", "\"BA; C\": {", "the tile `BA/C` is not in the file of tiles"),
        ("\"City\"", "\"Castle\"", "`Castle` is no feature"),
        ("\"NL\"", "\"XX\"", "`XX` is no location"),
        ("{", "", "expected struct"),
    ];
    for (from, to, reason) in changes {
        fs::write(folder.path().join("tiles.json"), sound.replacen(from, to, 1)).unwrap();
        let (status, _, messages) = told(&oracle(&[&file]));
        assert_eq!(status, 2, "{messages}");
        assert!(messages.contains(reason), "{messages}");
    }
}
