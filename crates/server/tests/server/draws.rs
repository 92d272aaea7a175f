//! What was promised is drawn, and nobody learns the secret before the end.

use bastide_fair_draws::{Bytes, Key, commitment};
use bastide_game::Record;
use bastide_server::{Verified, verify};
use serde_json::Value;

use crate::client::Browser;
use crate::fresh;

fn record(browser: &mut Browser, table: &Value) -> Record {
    let id = table["id"].as_str().unwrap();
    let text = browser.get(&format!("/api/tables/{id}/record")).body;
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), text, "the record is written canonically");
    record
}

#[test]
fn a_finished_game_verifies_and_a_changed_one_does_not() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("river", &["me", "greedy", "random"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    socket.play(welcome, u64::MAX);
    let record = record(&mut me, &table);
    let chance = |record: &Record| {
        record.entries.iter().filter(|e| e.sentence.starts_with("draw ")).count() as u64
    };
    assert_eq!(verify(&record), Ok(Verified::Agrees { draws: chance(&record) }));

    let mut forged = record.clone();
    let draws: Vec<usize> = (0..forged.entries.len())
        .filter(|n| forged.entries[*n].sentence.starts_with("draw "))
        .collect();
    let (a, b) = (draws[1], draws[9]);
    let other = forged.entries[b].sentence.clone();
    assert_ne!(forged.entries[a].sentence, other);
    forged.entries[a].sentence = other;
    let found = verify(&forged).unwrap();
    assert!(matches!(found, Verified::Differs { entry, .. } if entry == a + 1), "{found:?}");

    let mut forged = record.clone();
    forged.nonces[0].1 = "00".repeat(32);
    assert!(matches!(verify(&forged), Ok(Verified::Differs { .. })));

    let mut forged = record;
    forged.entries.last_mut().unwrap().sentence = format!("reveal {}", "00".repeat(32));
    assert!(matches!(verify(&forged), Ok(Verified::OtherSecret { .. })));
}

#[test]
fn the_secret_is_not_told_before_the_end() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "greedy"]);
    let id = table["id"].as_str().unwrap().to_string();
    let mut socket = me.socket(&table);
    let mut spectator = server.browser().socket(&table);
    spectator.answer();
    let welcome = socket.answer();
    let mid = socket.play(welcome, 40);
    let mut told = table.to_string();
    for path in ["", "/record", "/view", "/history", "/draws", "/view?at=3"] {
        told += &me.get(&format!("/api/tables/{id}{path}")).body;
    }
    told += &me.get("/api/tables").body;
    told += &me.get("/metrics").body;
    told += &socket.heard;
    let last = socket.play(mid, u64::MAX);
    let reveal = last["entries"].as_array().unwrap().last().unwrap()["sentence"].clone();
    let secret = reveal.as_str().unwrap().strip_prefix("reveal ").unwrap().to_string();
    assert_eq!(secret.len(), 64);
    assert!(!told.contains(&secret));
    // Every message before the one that ends the game.
    let before =
        socket.heard.lines().filter(|m| !m.contains("\"over\":{") && !m.contains("\"over\":true"));
    assert!(before.count() > 50);
    let mut lines = socket.heard.lines();
    let first = lines.position(|line| line.contains(&secret)).unwrap();
    let message: Value = serde_json::from_str(socket.heard.lines().nth(first).unwrap()).unwrap();
    assert_eq!(message["scene"]["view"]["over"]["how"], "played");
    assert_eq!(me.get(&format!("/api/tables/{id}")).ok()["secret"], secret);
}

#[test]
fn resigning_reveals_as_well() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    socket.play(welcome, 20);
    let id = table["id"].as_str().unwrap();
    me.post(&format!("/api/tables/{id}/resign"), &serde_json::json!({"seat": 1}));
    let record = record(&mut me, &table);
    assert!(matches!(verify(&record), Ok(Verified::Agrees { .. })));
}

#[test]
fn everybody_can_draw_again_elsewhere() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("river", &["me", "me"]);
    let id = table["id"].as_str().unwrap();
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    socket.play(welcome, 40);
    let path = format!("/api/tables/{id}/draws");
    let before = me.get(&path).ok();
    assert_eq!((&before["secret"], &before["draws"]), (&Value::Null, &serde_json::json!([])));
    assert_eq!(before["commitment"], table["commitment"]);
    me.post(&format!("/api/tables/{id}/resign"), &serde_json::json!({"seat": 1}));

    let told = me.get(&path).ok();
    assert_eq!(told["setup"], "game carcassonne\nrules 3\nwith river\nseats red blue\n");
    let bytes = |value: &Value| value.as_str().unwrap().parse::<Bytes>().unwrap();
    let secret = bytes(&told["secret"]);
    assert_eq!(commitment(&secret, id).to_string(), told["commitment"].as_str().unwrap());
    let nonces: Vec<Bytes> = told["nonces"].as_array().unwrap().iter().map(bytes).collect();
    let key = Key::new(&secret, told["setup"].as_str().unwrap(), &nonces);
    let draws = told["draws"].as_array().unwrap();
    assert!(draws.len() >= 10);
    for (k, draw) in (1..).zip(draws) {
        let outcomes = draw["outcomes"].as_array().unwrap();
        let weight = |o: &Value| o["weight"].as_u64().unwrap() as u32;
        let mut at = key.below(k, outcomes.iter().map(weight).sum());
        let found = outcomes.iter().find(|o| match at.checked_sub(weight(o)) {
            Some(rest) => {
                at = rest;
                false
            }
            None => true,
        });
        assert_eq!(found.unwrap()["sentence"], draw["sentence"]);
    }

    // The same from the record, wherever it lay; a forged one is told up to where it breaks.
    let text = me.get(&format!("/api/tables/{id}/record")).body;
    let again = me.post("/api/draws", &serde_json::json!({ "record": text })).ok();
    assert_eq!(again, told);
    let said = draws[0]["sentence"].as_str().unwrap();
    let other = if said == "draw F4" { "draw F6" } else { "draw F4" };
    let forged = text.replacen(said, other, 1);
    let told = me.post("/api/draws", &serde_json::json!({ "record": forged })).ok();
    assert_eq!((&told["broken"], &told["draws"][0]["sentence"]), (&2.into(), &other.into()));
    let code = me.post("/api/draws", &serde_json::json!({"record": "no record"})).code();
    assert_eq!(code, "bad-record");
}
