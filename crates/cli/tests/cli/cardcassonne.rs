//! Cardcassonne on the command line: what is hidden stays hidden while a game is played.

use crate::{bastide, bastide_in, json, refuses};

const RECORD: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../cardcassonne/tests/records/3-players.record");

#[test]
fn reasons_add_up_to_the_points() {
    let report = json(&["replay", RECORD, "--json", "--each-turn"]);
    assert_eq!(report["game"], "cardcassonne");
    assert_eq!(report["points"], serde_json::json!([360, 169, 118]));
    assert_eq!(report["winners"], serde_json::json!(["red"]));
    let mut sums = std::collections::BTreeMap::new();
    for share in report["reasons"].as_array().unwrap() {
        let seat = share["seat"].as_str().unwrap().to_string();
        *sums.entry(seat).or_insert(0) += share["points"].as_i64().unwrap();
    }
    assert_eq!((sums["red"], sums["blue"], sums["yellow"]), (360, 169, 118));
    // A turn is a card or the follower; those of the opening are nobody's.
    let text = std::fs::read_to_string(RECORD).unwrap();
    let taken =
        |line: &&str| [" down ", " play ", " claim "].iter().any(|verb| line.contains(verb));
    let turns = report["turns"].as_array().unwrap();
    assert_eq!(turns.len(), text.lines().filter(taken).count());
    assert_eq!(turns.len(), 8 * 3 * 6);
    assert_eq!(report["projected"], report["points"]);
    // The chests are opened at the end; before, they are only projected.
    let chests = json(&["replay", RECORD, "--to", "200", "--json"]);
    let [points, projected] = ["points", "projected"].map(|key| chests[key].as_array().unwrap());
    assert_eq!((points.len(), projected.len()), (3, 3));
    assert!(points.iter().zip(projected).any(|(now, end)| now.as_i64() < end.as_i64()), "{chests}");
}

#[test]
fn a_record_hides_nothing() {
    let shown = bastide(&["show", RECORD, "--to", "60"]);
    assert_eq!(shown.code, Some(0), "{}", shown.err);
    insta::assert_snapshot!(shown.out);
    let replayed = bastide(&["replay", RECORD]);
    assert!(replayed.out.contains("red wins"), "{}", replayed.out);
}

#[test]
fn a_position_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let position = bastide(&["show", RECORD, "--to", "60", "--position"]);
    assert_eq!(position.code, Some(0), "{}", position.err);
    std::fs::write(folder.path().join("p"), &position.out).unwrap();
    let again = bastide_in(folder.path(), &["show", "p", "--position"], "");
    assert_eq!(again.out, position.out, "{}", again.err);
    let shown = bastide_in(folder.path(), &["show", "p"], "");
    assert!(shown.out.contains("round 2 of 8"), "{}", shown.out);
}

#[test]
fn its_cards_are_listed() {
    let listed = json(&["tiles", "--game", "cardcassonne", "--json"]);
    assert_eq!(listed["total"], 130);
    let cards = listed["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 24);
    let sum: u64 = cards.iter().map(|card| card["count"].as_u64().unwrap()).sum();
    assert_eq!(sum, 130);
    let drawn = bastide(&["tiles", "--game", "cardcassonne"]);
    insta::assert_snapshot!(drawn.out);
    let refused = bastide(&["tiles", "--game", "cardcassonne", "--with", "inns"]);
    assert_eq!(refused.code, Some(2));
}

const ANN: [&str; 7] =
    ["play", "--game", "cardcassonne", "--seats", "person:Ann,greedy,greedy", "--seed", "2"];

#[test]
fn it_is_played_at_the_screen_and_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let args = [&ANN[..], &["--save", "game.txt"]].concat();
    // A card, not that one, the follower, yes, another card, yes.
    let ran = bastide_in(folder.path(), &args, "1\nundo\nclaim city\n\n1\n\nhelp\nquit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for words in
        ["face down in any row", "blue: down ? ", "??", "claim city (", "next card is drawn"]
    {
        assert!(ran.out.contains(words), "{words} is missing:\n{}", ran.out);
    }
    let record = std::fs::read_to_string(folder.path().join("game.txt")).unwrap();
    assert!(record.starts_with("game cardcassonne\n"), "{record}");
    assert!(record.contains("red claim city"), "{record}");
    let answers = "1\n\n".repeat(90);
    let whole = bastide_in(
        folder.path(),
        &["play", "--from", "game.txt", "--seats", "person:Ann,greedy,greedy", "--seed", "2"],
        &answers,
    );
    assert_eq!(whole.code, Some(0), "{}", whole.err);
    let path = folder.path().join("game.txt");
    let report = json(&["replay", path.to_str().unwrap(), "--json"]);
    assert_eq!(report["over"], true, "{report}");
}

/// The hands of a record, as they are dealt.
fn dealt(record: &str, seat: &str) -> Vec<String> {
    let said = record.lines().filter_map(|line| line.split_once(&format!(" chance deal {seat} ")));
    said.map(|(_, card)| card.to_string()).collect()
}

#[test]
fn nobody_sees_what_others_hide() {
    let folder = tempfile::tempdir().unwrap();
    let args = [&ANN[..], &["--save", "game.txt"]].concat();
    let ran = bastide_in(folder.path(), &args, "1\n\nquit\n");
    let record = std::fs::read_to_string(folder.path().join("game.txt")).unwrap();
    let mine = dealt(&record, "red");
    assert_eq!(mine.len(), 5, "{record}");
    for card in &mine {
        assert!(ran.out.contains(card), "{card} is missing:\n{}", ran.out);
    }
    // Whatever the others were dealt and have not shown is written nowhere.
    let shown = |card: &str| {
        let open = record.lines().filter(|line| !line.contains(" deal "));
        mine.iter().any(|own| own == card)
            || open.clone().any(|line| line.contains(&format!("open {card}")))
            || open.clone().any(|line| line.contains(&format!("play {card}")))
    };
    let hidden: Vec<String> = ["blue", "yellow"]
        .iter()
        .flat_map(|seat| dealt(&record, seat))
        .filter(|card| !shown(card))
        .collect();
    assert!(hidden.len() > 2, "{record}");
    for card in hidden {
        assert!(!ran.out.contains(&card), "{card} is told:\n{}", ran.out);
    }
}

#[test]
fn several_people_hand_the_screen_over() {
    let args = ["play", "--game", "cardcassonne", "--seats", "person,person:Ben", "--seed", "2"];
    let folder = tempfile::tempdir().unwrap();
    // Ben comes, plays, and red comes.
    let ran = bastide_in(folder.path(), &args, "\n1\n\n\nquit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let [_, ben, red] = ran.out.split("when nobody else looks").collect::<Vec<_>>()[..] else {
        panic!("two are asked:\n{}", ran.out);
    };
    assert!(ben.contains("Ben>") && !ben.contains("red>"), "{ben}");
    assert!(red.contains("red>") && red.contains("??"), "{red}");
}

/// The last turn of a round turns cards up; before it stands, nothing of that is told.
#[test]
fn what_a_turn_uncovers_is_told_when_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let position = "\
players red blue
round 1
dealer red
rows city blue-1 blue/red-animal
rows road red-1
followers blue city 2
followers red road 1
hands red green-1
";
    std::fs::write(folder.path().join("p"), position).unwrap();
    let args = ["play", "--from", "p", "--seats", "person,random", "--seed", "1"];
    let first = bastide_in(folder.path(), &args, "play green-1 field\nundo\nquit\n");
    assert_eq!(first.code, Some(0), "{}", first.err);
    assert!(!first.out.contains("red-animal"), "{}", first.out);
    let then = bastide_in(folder.path(), &args, "play green-1 field\n\nquit\n");
    assert!(then.out.contains("clears the city: blue-1 (red-animal)"), "{}", then.out);
    assert!(then.out.contains("1 person in the road: (1) × 1"), "{}", then.out);
}

/// Nobody may look under a chest before the end, not even to see whether a building is worth keeping.
#[test]
fn chests_are_opened_when_the_last_answer_stands() {
    let folder = tempfile::tempdir().unwrap();
    let position = "\
players red blue
round 10
dealer red
chests red yellow-building red-building
rows city blue/green-building
followers blue city 0
followers red city 1
hands red red-1
";
    std::fs::write(folder.path().join("p"), position).unwrap();
    let args = ["play", "--from", "p", "--seats", "person,random", "--seed", "1"];
    let tried = "play red-1 road\n\nkeep green-building\nundo\nquit\n";
    let tried = bastide_in(folder.path(), &args, tried);
    assert_eq!(tried.code, Some(0), "{}", tried.err);
    assert!(!tried.out.contains("yellow-building"), "{}", tried.out);
    let stands = "play red-1 road\n\nkeep green-building\n\n";
    let stands = bastide_in(folder.path(), &args, stands);
    assert!(stands.out.contains("Under red's chest: 1 × yellow-building"), "{}", stands.out);
    assert!(stands.out.contains("red gets 15 points"), "{}", stands.out);
}

#[test]
fn bots_play_a_whole_game_and_tell_it() {
    let args = ["play", "--game", "cardcassonne", "--seats", "greedy,greedy,greedy", "--seed", "5"];
    let ran = bastide(&args);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for words in [
        "is turned up",
        "Round 8 of 8",
        "persons in the ",
        " + ",
        "in a row of another colour",
        "under ",
        "series of buildings of ",
        "wins",
    ] {
        assert!(ran.out.contains(words), "{words} is missing:\n{}", ran.out);
    }
    assert!(!ran.out.contains("down green"), "{}", ran.out);
}

#[test]
fn bots_of_every_kind_are_compared() {
    let args = ["simulate", "--game", "cardcassonne", "--players", "3", "--games", "2", "--json"];
    let bots = ["--bots", "level3,greedy,random", "--threads", "1"];
    let summary = json(&[&args[..], &bots].concat());
    // Eight rounds, in which each of three lays five cards and puts the follower.
    assert_eq!(summary["mean_turns"], 144.0, "{summary}");
    assert!(summary["mean_points"][0].as_f64() > summary["mean_points"][2].as_f64(), "{summary}");
    let checked = json(&[&args[..], &["--check"]].concat());
    assert_eq!(checked["games"], 2);
}

#[test]
fn the_screen_refuses_what_it_does_not_have() {
    refuses(
        "cardcassonne",
        &[
            (&["--players", "6"][..], "2 to 5 can play"),
            (&["--with", "inns"], "this game has nothing to choose"),
            (&["--from", RECORD, "--seats", "person,greedy"], "3 play this game"),
        ],
    );
    refuses("castle", &[(&["--from", RECORD], "another game")]);
}

#[test]
fn it_is_measured() {
    let figures = json(&["bench", "--game", "cardcassonne", "--quick", "--json"]);
    assert!(figures["games_per_second"].as_f64().unwrap() > 10.0, "{figures}");
    assert!(figures["look_games_per_second"].as_f64().unwrap() > 0.0, "{figures}");
    assert_eq!(figures["players"], 4);
}
