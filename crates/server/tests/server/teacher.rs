//! The teacher at a table: who may ask, what is answered, and reviews of finished games.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::Browser;
use crate::fresh;

fn path(table: &Value, call: &str) -> String {
    format!("/api/tables/{}/{call}", table["id"].as_str().unwrap())
}

fn shipped(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/games");
    std::fs::read_to_string(format!("{folder}/{name}.txt")).expect("a record")
}

/// A record that ends early, after so many entries.
fn resigned(record: &str, entries: usize) -> String {
    let is_last = |line: &&str| line.starts_with(&format!("{} ", entries + 1));
    let lines: Vec<&str> = record.lines().take_while(|line| !is_last(line)).collect();
    format!("{}\n{} table resigned white\n", lines.join("\n"), entries + 1)
}

fn opened(me: &mut Browser, record: &str) -> Value {
    me.post("/api/records", &json!({"record": record})).ok()
}

#[test]
fn a_hint_is_an_answer_that_is_offered_and_has_reasons() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    for (game, tile) in [("carcassonne", "tile"), ("castle", "tile")] {
        let table = me.table_of(game, "", &["me", "me"]);
        assert_eq!(table["taught"], true);
        let mut socket = me.socket(&table);
        let welcome = socket.answer();
        let last = socket.play(welcome, 12);
        let hint = me.get(&path(&table, "analysis")).ok();
        let prompt = &last["scene"]["prompt"];
        assert_eq!((&hint["seq"], &hint["seat"]), (&last["seq"], &prompt["seat"]));
        let turns = hint["turns"].as_array().unwrap();
        assert!(!turns.is_empty() && turns.len() <= 3);
        let offered = prompt["options"].as_array().unwrap();
        for turn in turns {
            assert!(offered.iter().any(|option| option["sentence"] == turn["sentence"]), "{turn}");
            let first = turn["steps"][0]["kind"].as_str().unwrap();
            assert!(prompt["question"] != tile || first == "tile", "{turn}");
        }
        let leads: Vec<f64> = turns.iter().map(|turn| turn["lead"].as_f64().unwrap()).collect();
        assert!(leads.is_sorted_by(|a, b| a >= b), "{leads:?}");
        assert!(turns.iter().any(|turn| !turn["reasons"].as_array().unwrap().is_empty()));
        let chances = hint["chances"].as_array().unwrap();
        let sum: f64 = chances.iter().map(|chance| chance.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-3 && chances.len() == 2);
    }
}

#[test]
fn hints_are_for_those_who_are_asked_where_aids_allow_them() {
    let (_folder, server) = fresh();
    let (mut me, mut other) = (server.browser(), server.browser());
    let table = me.table("", &["me", "me"]);
    assert_eq!(other.get(&path(&table, "analysis")).code(), "not-your-seat");
    for aids in ["standard", "none"] {
        let seats = json!([{"who": "me"}, {"who": "me"}]);
        let new = json!({"game": "carcassonne", "seats": seats, "aids": aids});
        let table = me.post("/api/tables", &new).ok();
        assert_eq!(me.get(&path(&table, "analysis")).code(), "no-hints");
    }
    let waiting = me.table("", &["me", "link"]);
    assert_eq!(me.get(&path(&waiting, "analysis")).code(), "not-possible");
    assert_eq!(me.get(&path(&table, "analysis?at=x")).code(), "bad-request");
    assert_eq!(me.get(&path(&table, "review")).code(), "not-possible");
}

#[test]
fn cards_are_taught_too_and_what_was_played_is_told_only_after_the_end() {
    let (_folder, server) = fresh();
    let (mut me, mut other) = (server.browser(), server.browser());
    let cards = opened(&mut me, &shipped("cardcassonne"));
    assert_eq!(cards["taught"], true);
    let told = other.get(&path(&cards, "analysis?at=40")).ok();
    let turns = told["turns"].as_array().unwrap();
    assert!(!turns.is_empty() && turns.len() <= 3);
    for turn in turns.iter().chain([&told["played"]]) {
        assert_eq!(turn["steps"][0]["kind"], "card", "{turn}");
        assert!(turn["lead"].as_f64().unwrap() <= turns[0]["lead"].as_f64().unwrap());
    }
    let chances = told["chances"].as_array().unwrap();
    let sum: f64 = chances.iter().map(|chance| chance.as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-3);
    // While a game runs, nobody is told anything of somebody else's seat.
    let running = me.table_of("cardcassonne", "", &["me", "me"]);
    assert_eq!(other.get(&path(&running, "analysis")).code(), "not-your-seat");
    assert_eq!(me.get(&path(&running, "analysis")).ok()["played"], serde_json::Value::Null);
    // Lines are played from positions of boards only.
    let study = json!({"from": {"kind": "table", "id": cards["id"], "at": 40}, "line": []});
    assert_eq!(me.post("/api/study", &study).code(), "not-found");
}

#[test]
fn a_finished_game_is_reviewed_and_every_position_of_it_analysed() {
    let (_folder, server) = fresh();
    let (mut me, mut other) = (server.browser(), server.browser());
    // `make test-long` reviews a game that was played to its end.
    let is_long = std::env::var_os("BASTIDE_LONG").is_some();
    let record = shipped("castle");
    let record = if is_long { record } else { resigned(&record, 70) };
    let table = opened(&mut me, &record);
    let review = path(&table, "review");
    assert_eq!(me.get(&review).ok()["state"], "none");
    // Whoever stops it gets nothing; whoever asks again gets it.
    assert_eq!(me.post(&review, &json!({})).ok()["state"], "running");
    assert_eq!(other.post(&review, &json!({})).ok()["state"], "running");
    assert_eq!(me.ask("DELETE", &review, "", "").ok()["state"], "none");
    me.post(&review, &json!({})).ok();
    let begun = Instant::now();
    let done = loop {
        let state = other.get(&review).ok();
        if state["state"] == "done" {
            break state["review"].clone();
        }
        assert_eq!(state["state"], "running", "{state}");
        assert!(begun.elapsed() < Duration::from_secs(120), "{state}");
        std::thread::sleep(Duration::from_millis(100));
    };
    let numbers = |value: &Value| -> Vec<f64> {
        value.as_array().unwrap().iter().map(|number| number.as_f64().unwrap()).collect()
    };
    let mut sum = numbers(&done["start"]);
    for decision in done["moves"].as_array().unwrap() {
        let (luck, given) = (numbers(&decision["luck"]), numbers(&decision["decision"]));
        sum = sum
            .iter()
            .zip(luck)
            .zip(given)
            .map(|((sum, luck), given)| sum + luck + given)
            .collect();
    }
    for ((sum, rest), result) in
        sum.iter().zip(numbers(&done["rest"])).zip(numbers(&done["result"]))
    {
        assert!((sum + rest - result).abs() < 0.05, "{sum} {rest} {result}");
    }
    for moment in done["moments"].as_array().unwrap() {
        assert!(moment["best"]["lead"].as_f64() > moment["played"]["lead"].as_f64());
        // The position is found again in the replay, and is that player's.
        let at = moment["n"].as_u64().unwrap() - 1;
        let position = other.get(&path(&table, &format!("analysis?at={at}"))).ok();
        assert_eq!((&position["seq"], &position["seat"]), (&json!(at), &moment["seat"]));
    }
    let last = me.get(&path(&table, "analysis"));
    assert_eq!(last.code(), "not-possible");
}
