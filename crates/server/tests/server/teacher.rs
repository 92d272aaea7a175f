//! The teacher at a table: who may ask, what is answered, and reviews of finished games.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::Browser;
use crate::{Server, fresh};

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

/// Analyses of past positions must not reveal the hands of others on a shared screen.
#[test]
fn at_one_screen_the_teacher_tells_nothing_of_earlier_hands() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table_of("cardcassonne", "", &["me", "me", "me"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let last = socket.play(welcome, 36);
    let seq = last["seq"].as_u64().unwrap();
    let asked = &last["scene"]["prompt"]["seat"];
    for at in 0..seq {
        let answer = me.get(&path(&table, &format!("analysis?at={at}")));
        if answer.status == 200 {
            // Only chance spoke since then, so that is the question now.
            assert_eq!((&answer.json()["seq"], &answer.json()["seat"]), (&json!(seq), asked));
        } else {
            assert_eq!(answer.code(), "not-your-seat", "{at}");
        }
    }
    assert_eq!(me.get(&path(&table, &format!("analysis?at={seq}"))).ok()["seat"], *asked);
    // Nothing is secret on a board, and alone one looks at one's own cards only.
    let board = me.table("", &["me", "me"]);
    let mut socket = me.socket(&board);
    let welcome = socket.answer();
    socket.play(welcome, 9);
    assert_eq!(me.get(&path(&board, "analysis?at=1")).ok()["seq"], 1);
}

#[test]
fn hints_have_a_budget_which_is_asked_before_anything_is_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| {
        config.limits.hints = 3;
        config.trust_proxy = true;
    });
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let finished = opened(&mut me, &resigned(&shipped("castle"), 40));
    let mut from = |address: &str, method: &str, path: &str| {
        me.ask(method, path, &format!("X-Forwarded-For: {address}\r\n"), "")
    };
    let (hint, past) = (path(&table, "analysis"), path(&finished, "analysis?at=3"));
    let review = path(&finished, "review");
    // All of them share it, and so does an IPv6 network.
    assert_eq!(from("2001:db8::1", "GET", &hint).status, 200);
    assert_eq!(from("2001:db8::2", "GET", &past).status, 200);
    assert_eq!(from("2001:db8::3", "POST", &review).status, 200);
    for (method, path) in [("GET", &hint), ("GET", &past)] {
        assert_eq!(from("2001:db8::4", method, path).code(), "too-many");
    }
    assert_eq!(from("2001:db8:0:1::1", "GET", &hint).status, 200);
    let day = "/api/puzzles/2026-02-28/1/answer";
    let mut answer = |address: &str| {
        let extra = format!("X-Forwarded-For: {address}\r\n");
        me.ask("POST", day, &extra, "{\"line\":[]}").status
    };
    assert_eq!((answer("2001:db8::5"), answer("10.0.0.1")), (429, 409));
    // Strangers are sent away at no cost to the budget.
    let mut other = server.browser();
    let statuses: Vec<u16> = (0..5).map(|_| other.get(&hint).status).collect();
    assert_eq!(statuses, [403; 5]);
}

/// However many hints one network asks for at once, others wait for one of them at most.
#[test]
fn a_flood_of_hints_from_one_network_does_not_delay_others() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| config.trust_proxy = true);
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let hint = path(&table, "analysis");
    let ask = |mut who: Browser, address: String| {
        let hint = hint.clone();
        std::thread::spawn(move || {
            let begun = Instant::now();
            let from = format!("X-Forwarded-For: {address}\r\n");
            (who.ask("GET", &hint, &from, "").status, begun.elapsed())
        })
    };
    let flood: Vec<_> = (0..30).map(|n| ask(me.clone(), format!("2001:db8::{n}"))).collect();
    std::thread::sleep(Duration::from_millis(300));
    let (status, waited) = ask(me.clone(), "10.0.0.1".to_string()).join().unwrap();
    assert!(status == 200 && waited < Duration::from_secs(3), "{status} {waited:?}");
    for one in flood {
        one.join().unwrap();
    }
}

#[test]
fn reviews_are_shared_fairly_and_only_stopped_by_their_initiators_and_players() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| config.trust_proxy = true);
    let mut me = server.browser();
    let record = shipped("castle");
    let tables: Vec<Value> = (60..66).map(|n| opened(&mut me, &resigned(&record, n))).collect();
    let mut stranger = server.browser();
    let ask = |who: &mut Browser, method: &str, table: &Value, address: &str| {
        let from = format!("X-Forwarded-For: {address}\r\n");
        who.ask(method, &path(table, "review"), &from, "")
    };
    let begun: Vec<u16> =
        tables[..5].iter().map(|table| ask(&mut me, "POST", table, "10.0.0.1").status).collect();
    let waiting = begun.iter().filter(|status| **status == 200).count();
    assert!((1..=3).contains(&waiting) && begun[4] == 429, "{begun:?}");
    assert_eq!(ask(&mut stranger, "POST", &tables[5], "10.0.0.2").ok()["state"], "running");
    let mut third = server.browser();
    third.table("", &["me", "me"]);
    assert_eq!(ask(&mut third, "DELETE", &tables[5], "10.0.0.3").code(), "not-your-seat");
    assert_eq!(ask(&mut stranger, "DELETE", &tables[0], "10.0.0.2").code(), "not-your-seat");
    // Only the client that started it, or a seat holder, may stop it.
    assert_eq!(ask(&mut stranger, "DELETE", &tables[5], "10.0.0.2").ok()["state"], "none");
    ask(&mut stranger, "POST", &tables[5], "10.0.0.2").ok();
    assert_eq!(ask(&mut me, "DELETE", &tables[5], "10.0.0.1").ok()["state"], "none");
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
