//! Saved games become records that our rules play.

use bastide_carcassonne::State;
use bastide_game::{End, Game, Record, Seat, Table};
use bastide_jcz::{ImportError, MAX_BYTES, Problem, import};
use serde_json::json;

const BASE: &str = include_str!("games/base.jcz");
const UNFINISHED: &str = include_str!("games/unfinished.jcz");
const DOUBLE_TURN: &str = include_str!("games/double-turn.jcz");
const ABBOT: &str = include_str!("games/abbot.jcz");
const RIVER: &str = include_str!("games/river.jcz");
const EXPANSIONS: &str = include_str!("games/expansions.jcz");
const FIRST_EDITION: &str = include_str!("games/first-edition.jcz");
const PIECES: &str = include_str!("games/pieces.jcz");
const UNKNOWN_MESSAGE: &str = include_str!("games/unknown-message.jcz");

fn played(record: &Record) -> Table<State> {
    Table::from_record(record, record.entries.len()).expect("an imported record can be played")
}

fn points(record: &Record) -> Vec<i32> {
    let game = played(record);
    let seats = Seat::all(game.game().seats());
    seats.map(|seat| game.game().points(seat)).collect()
}

/// The problem of the message with a number.
fn problem(text: &str, number: usize) -> String {
    let error = import(text).expect_err("this cannot be imported");
    let ImportError::Message { index, problem } = error else {
        panic!("{error}");
    };
    assert_eq!(index, number);
    problem.to_string()
}

#[test]
fn a_game_becomes_a_record() {
    let record = import(BASE).unwrap();
    let expected = "\
game carcassonne
rules 1
with
seats red blue
name red Ann
name blue Ben
date 2026-03-01

1 chance draw E
2 red tile E 0,-1 v
3 red meeple city S
4 chance draw V
5 blue tile V +1,0 >
6 blue meeple road N
7 chance draw U
8 red tile U -1,0 >
9 red pass
10 chance draw B
11 blue tile B 0,+1 ^
12 blue meeple monastery
13 chance draw Ug
14 red tile Ug -2,0 >
15 red meeple field NNW
";
    assert_eq!(record.to_string(), expected);
    assert_eq!(points(&record), [4, 0]);
    assert_eq!(import(&format!("\u{feff}{BASE}")), Ok(record));
}

#[test]
fn a_second_part_is_taken_and_equal_tiles_are_used_up() {
    let record = import(DOUBLE_TURN).unwrap();
    assert_eq!(record.with, "inns traders");
    let says: Vec<_> = record.entries.iter().map(|e| e.sentence.as_str()).collect();
    let again = says.iter().position(|say| *say == "again").unwrap();
    assert_eq!(says[again + 1], "draw E");
    assert_eq!(record.entries[again].actor, record.entries[again + 2].actor);
    assert!(says.contains(&"draw EKa") && says.contains(&"draw EKb"));
    assert!(says.contains(&"builder road E") && says.contains(&"big-meeple city N"));
    played(&record);
}

#[test]
fn whoever_speaks_next_tells_whether_a_second_part_was_declined() {
    let mut saved: serde_json::Value = serde_json::from_str(DOUBLE_TURN).unwrap();
    let replay = saved["replay"].as_array_mut().unwrap();
    let second = replay.iter().position(|m| m["clock"] == 24_000).unwrap();
    replay.drain(second..second + 3);
    let record = import(&saved.to_string()).unwrap();
    let says: Vec<_> = record.entries.iter().map(|e| e.sentence.as_str()).collect();
    assert!(!says.contains(&"again"));
    assert_eq!(says.last(), Some(&"pass"));
}

#[test]
fn an_abbot_comes_back() {
    let record = import(ABBOT).unwrap();
    assert_eq!(record.entries.last().unwrap().sentence, "recall abbot");
    assert_eq!(points(&record), [4, 0]);
}

#[test]
fn an_unfinished_game_just_ends() {
    let record = import(UNFINISHED).unwrap();
    assert_eq!(record.entries.last().unwrap().sentence, "meeple monastery");
    assert_eq!(played(&record).end(), None);
}

#[test]
fn fields_may_be_left_out() {
    let record = import(&UNFINISHED.replace("\"farmers\": true", "\"farmers\": false")).unwrap();
    assert_eq!(record.with, "no-fields");
}

#[test]
fn what_stands_beside_the_type_counts_too() {
    let mut saved: serde_json::Value = serde_json::from_str(BASE).unwrap();
    for message in saved["replay"].as_array_mut().unwrap() {
        let message = message.as_object_mut().unwrap();
        let payload = message.remove("payload").unwrap();
        message.extend(payload.as_object().unwrap().clone());
    }
    assert_eq!(import(&saved.to_string()), import(BASE));
}

#[test]
fn the_rivers_source_differs() {
    let error = import(RIVER).unwrap_err();
    assert!(matches!(&error, ImportError::Start(Problem::TileDiffers { kind: "F1", .. })));
    assert_eq!(
        error.to_string(),
        "the game cannot begin here as it did there: the tile `RI/s` differs from our F1, so the \
         game would go on differently"
    );
}

#[test]
fn problems_are_named_with_their_message() {
    assert_eq!(problem(UNKNOWN_MESSAGE, 3), "the message `BAZAAR_BID` is unknown here");
    let changed = |from: &str, to: &str| BASE.replacen(from, to, 1);
    let cases = [
        ("\"BA/C\"", "\"PD/C\"", 0, "the tile `PD/C` is unknown here"),
        ("\"BA/C\"", "\"IC/C!\"", 0, "no tile `IC/C!` can be drawn now"),
        ("\"BA/C\"", "\"IC/RRR.i\"", 0, "the tile `IC/RRR.i` differs from our EC"),
        ("\"R180\"", "\"R45\"", 0, "`R45` is no rotation"),
        ("\"R180\"", "\"R0\"", 0, "`tile E 0,-1 ^`: that is not possible now"),
        ("\"R180\"", "7", 0, "it has no usable `rotation`"),
        ("\"City\"", "\"Castle\"", 1, "`Castle` is no feature known here"),
        ("\"location\": \"S\"", "\"location\": \"N\"", 1, "`City N` on 0,-1 is no part"),
        ("\"0.small.1\"", "\"0.mayor.1\"", 1, "`0.mayor.1` is no figure known here"),
        ("\"0.small.1\"", "\"1.small.1\"", 1, "player 1 speaks, but it is the turn of player 0"),
        ("\"0.small.1\"", "\"0.pig.1\"", 1, "that is not possible now"),
        ("\"player\": 0", "\"player\": 1", 0, "player 1 speaks"),
        ("\"type\": \"PASS\"", "\"type\": \"RETURN_MEEPLE\"", 7, "it has no usable `source`"),
    ];
    for (from, to, number, expected) in cases {
        let found = problem(&changed(from, to), number);
        assert!(found.contains(expected), "{found}\n{expected}");
    }
}

#[test]
fn far_away_is_nowhere() {
    let mut saved: serde_json::Value = serde_json::from_str(BASE).unwrap();
    for junk in ["[1000, 0]", "[0]", "[0, 1, 2]", "[1e300, 0]", "{}", "[99999999999999999999, 0]"] {
        saved["replay"][0]["payload"]["position"] = serde_json::from_str(junk).unwrap();
        let found = problem(&saved.to_string(), 0);
        assert!(found.contains("is no position on the board"), "{found}");
    }
}

#[test]
fn files_that_are_no_saved_games_are_refused() {
    assert_eq!(import(&" ".repeat(MAX_BYTES + 1)), Err(ImportError::TooLarge(MAX_BYTES + 1)));
    for text in ["", "{", "[]", "{\"setup\": 3}", &"[".repeat(100_000), "null"] {
        let error = import(text).unwrap_err();
        assert!(matches!(error, ImportError::NoSavedGame(_)), "{error}");
        assert!(error.to_string().len() < 300);
    }
    let alone = BASE.replace("\"name\": \"Ben\"", "\"name\": \"Ben\"},{\"name\": \"Cy\"");
    assert!(import(&alone).is_err(), "with three, the turns differ");
}

#[test]
fn ferries_flights_and_towers_are_read() {
    let record = import(EXPANSIONS).unwrap();
    let says: Vec<_> = record.entries.iter().map(|e| e.sentence.as_str()).collect();
    let expected = [
        "draw FaehrD",
        "tile FaehrD +1,0 ^",
        "pass",
        "ferry E W",
        "draw FlugB",
        "tile FlugB +2,0 ^",
        "fly meeple",
        "roll 2",
        "land city N",
        "pass",
        "draw TuA",
        "tile TuA 0,-1 v",
        "tower 0,-1",
        "capture blue meeple 0,0 city N",
    ];
    assert_eq!(says, expected);
    assert_eq!(played(&record).game().prisoners().len(), 1);
}

#[test]
fn whoever_is_put_into_a_flying_machine_flies() {
    let today = EXPANSIONS.replace("DEPLOY_FLIER", "DEPLOY_MEEPLE");
    assert_ne!(today, EXPANSIONS);
    assert_eq!(import(&today), import(EXPANSIONS));
    let nowhere = today.replacen("\"feature\": \"City\"", "\"feature\": \"FlyingMachine\"", 1);
    assert!(import(&nowhere).is_err(), "nobody flies twice");
}

#[test]
fn the_first_edition_is_ours_without_gardens_and_an_early_end_is_counted() {
    let record = import(FIRST_EDITION).unwrap();
    assert_eq!(record.with, "inns");
    let draws = record.entries.iter().filter_map(|e| e.sentence.strip_prefix("draw "));
    assert_eq!(draws.collect::<Vec<_>>(), ["E", "EB", "B", "E", "E", "E", "Eg"]);

    let table = Table::<State>::from_record(&record, usize::MAX).unwrap();
    assert_eq!(table.end(), Some(End::Played));
    // A city of two, an open city, a monastery with two neighbours; an open city, and an inn spoils the road.
    assert_eq!([0, 1].map(|n| table.game().points(Seat(n))), [4 + 1 + 3, 1]);
}

#[test]
fn a_game_that_did_not_reach_its_early_end_just_ends() {
    let later = FIRST_EDITION.replace("\"endTurn\": 7", "\"endTurn\": 8");
    for text in [later, FIRST_EDITION.replace("\"endTurn\": 7", "\"endTurn\": null")] {
        let record = import(&text).unwrap();
        assert_eq!(bastide_game::position::of_record(&record), None);
        assert_eq!(played(&record).end(), None);
        assert_eq!(points(&record), [4, 0]);
    }
}

#[test]
fn gold_magicians_circles_and_ransom_are_read() {
    let record = import(PIECES).unwrap();
    let says: Vec<_> = record.entries.iter().map(|e| e.sentence.as_str()).collect();
    let kept = ["tile ", "draw ", "pass", "meeple "];
    let told: Vec<_> =
        says.into_iter().filter(|say| !kept.iter().any(|kept| say.starts_with(kept))).collect();
    let expected = [
        "mage +1,0 road W",
        "gold 0,0",
        "circle join",
        "join meeple +1,+1 road E",
        "circle remove",
        "remove meeple +1,+1 road E",
        "tower +2,0",
        "capture blue meeple +2,+1 road N",
        "ransom meeple red",
    ];
    assert_eq!(told, expected);
    // Red had three for a road and got three as ransom; blue paid them out of four.
    assert_eq!(points(&record), [6, 1]);
    assert_eq!(played(&record).game().prisoners().len(), 0);
}

#[test]
fn an_element_that_no_tile_uses_is_no_obstacle() {
    let with = |element: &str| {
        let mut saved: serde_json::Value = serde_json::from_str(DOUBLE_TURN).unwrap();
        saved["setup"]["elements"][element] = true.into();
        import(&saved.to_string())
    };
    assert_eq!(with("pig-herd"), import(DOUBLE_TURN));
    assert!(with("mayor").unwrap_err().to_string().contains("`mayor` is unknown"));
}

#[test]
fn a_game_in_which_an_abbot_flies_is_played_by_the_rules_that_let_it() {
    let mut saved: serde_json::Value = serde_json::from_str(UNFINISHED).unwrap();
    saved["setup"]["sets"]["flier:2"] = 1.into();
    for (element, value) in [("flier", 1), ("abbot", 1), ("garden", 1)] {
        saved["setup"]["elements"][element] = value.into();
    }
    let without = import(&saved.to_string()).unwrap();
    assert_eq!((without.rules, without.with.as_str()), (3, "abbot machines"));
    let at = |feature: &str, x: i32, y: i32| {
        json!({"pointer": {"position": [x, y], "feature": feature, "location": "I"},
               "meepleId": "0.abbot.1"})
    };
    saved["replay"].as_array_mut().unwrap().extend([
        json!({"type": "COMMIT", "payload": {}, "player": 1}),
        json!({"type": "PLACE_TILE", "player": 0,
               "payload": {"tileId": "FL/F.o", "rotation": "R0", "position": [1, 1]}}),
        json!({"type": "DEPLOY_FLIER", "player": 0, "payload": at("FlyingMachine", 1, 1)}),
        json!({"type": "DEPLOY_MEEPLE", "player": 0, "payload": at("Monastery", 0, 1)}),
    ]);
    let record = import(&saved.to_string()).unwrap();
    assert_eq!(record.rules, 2);
    assert!(record.entries.iter().any(|entry| entry.sentence == "fly abbot"));
    played(&record);
}
