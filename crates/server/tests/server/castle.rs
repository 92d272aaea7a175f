//! The Castle at the same tables: people, bots, records, luck.

use serde_json::{Value, json};

use crate::{BOTS, fresh};

#[test]
fn two_people_play_a_whole_game_by_link() {
    let (_folder, server) = fresh();
    let mut anna = server.browser();
    let table = anna.table_of("castle", "", &["me", "link"]);
    let key = table["seats"][1]["link"].as_str().unwrap().split('#').nth(1).unwrap().to_string();
    let mut ben = server.browser();
    let path = format!("/api/tables/{}/claim", table["id"].as_str().unwrap());
    ben.post(&path, &json!({"key": key, "name": "Ben"})).ok();
    let (mut hers, mut his) = (anna.socket(&table), ben.socket(&table));
    let (mut a, mut b) = (hers.answer(), his.answer());
    assert_eq!(a["scene"]["game"], "castle");
    assert_eq!(b["scene"]["prompt"]["options"], json!([]), "only who is asked is told the options");
    let is_over = |message: &Value| !message["scene"]["view"]["over"].is_null();
    while !is_over(&a) {
        let seq = a["seq"].as_u64().unwrap() as usize;
        if a["scene"]["prompt"]["seat"] == 0 {
            a = hers.choose(&a, seq * 31 + 7);
            b = his.answer();
        } else {
            b = his.choose(&b, seq * 31 + 7);
            a = hers.answer();
        }
        assert_eq!(a["scene"]["view"], b["scene"]["view"]);
        assert_eq!(a["seq"], b["seq"]);
    }
    let points = |seat: usize| a["scene"]["view"]["seats"][seat]["points"].as_i64().unwrap();
    let over = &a["scene"]["view"]["over"];
    assert_eq!(over["how"], "played");
    for seat in 0..2 {
        let reasons = over["reasons"].as_array().unwrap().iter().filter(|r| r["seat"] == seat);
        let sum: i64 = reasons.map(|r| r["points"].as_i64().unwrap()).sum();
        assert_eq!(points(seat), sum, "reasons add up");
    }
}

#[test]
fn the_record_of_a_game_against_a_bot_is_read_back_and_verified() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table_of("castle", "order-choice", &["me", "random"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let last = socket.play(welcome, u64::MAX);
    let path = |call: &str| format!("/api/tables/{}/{call}", table["id"].as_str().unwrap());
    let record = me.get(&path("record")).body;
    assert!(record.starts_with("game castle\n"), "{record}");
    let verified = bastide_server::verify(&record.parse().unwrap()).unwrap();
    assert!(matches!(verified, bastide_server::Verified::Agrees { draws } if draws >= 60));
    let again = me.post("/api/records", &json!({"record": record})).ok();
    assert_eq!((&again["game"], &again["with"]), (&json!("castle"), &json!("order-choice")));
    assert_eq!(me.socket(&again).answer()["scene"]["view"], last["scene"]["view"]);
    // However it was written, it is handed out as the game writes it.
    let otherwise = record.replace("with order-choice", "with  base,order-choice");
    let again = me.post("/api/records", &json!({"record": otherwise})).ok();
    let path_again = format!("/api/tables/{}/record", again["id"].as_str().unwrap());
    assert_eq!(me.get(&path_again).body, record);
    let history = me.get(&path("history")).ok();
    let turns = history["log"]["rows"].as_array().unwrap().len();
    assert_eq!(turns, last["scene"]["view"]["tiles"].as_array().unwrap().len());
}

#[test]
fn what_the_castle_cannot_be_is_refused() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let two = json!([{"who": "me"}, {"who": "me"}]);
    let three = json!([{"who": "me"}, {"who": "me"}, {"who": "me"}]);
    let bot = json!([{"who": "me"}, {"who": "bot", "bot": "level8"}]);
    let unknown = json!({"why": "unknown-element", "name": "river", "near": ["order-choice"]});
    let too_many = json!({"why": "seats", "given": 3, "min": 2, "max": 2});
    let no_bot = json!({"why": "unknown-bot", "name": "level8", "known": BOTS});
    for (with, seats, setup) in [("river", two, unknown), ("", three, too_many), ("", bot, no_bot)]
    {
        let answer =
            me.post("/api/tables", &json!({"game": "castle", "with": with, "seats": seats}));
        assert_eq!((answer.status, &answer.json()["code"]), (422, &json!("bad-setup")));
        assert_eq!(answer.json()["setup"], setup);
    }
}
