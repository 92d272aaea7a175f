//! Lines that are played from a position, tables that begin with one, and puzzles.

use serde_json::{Value, json};

use crate::client::Browser;
use crate::fresh;

fn shipped(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/games");
    std::fs::read_to_string(format!("{folder}/{name}.txt")).expect("a record")
}

/// A finished game that somebody opened.
fn opened(me: &mut Browser, game: &str) -> Value {
    me.post("/api/records", &json!({"record": shipped(game)})).ok()
}

fn from_table(table: &Value, at: u32) -> Value {
    json!({"kind": "table", "id": table["id"], "at": at})
}

fn sentences(studied: &Value) -> Vec<Value> {
    let line = studied["line"].as_array().unwrap();
    line.iter().map(|line| line["sentence"].clone()).collect()
}

/// Plays what is offered first until it is somebody's next tile.
fn turn(me: &mut Browser, from: &Value, mut line: Vec<Value>) -> Value {
    loop {
        let now = me.post("/api/study", &json!({"from": from, "line": line})).ok();
        let asked = now["scene"]["prompt"]["question"] == "tile";
        if (asked && !line.is_empty() && sentences(&now).len() > line.len()) || now["ended"] == true
        {
            return now;
        }
        line = sentences(&now);
        line.push(now["scene"]["prompt"]["options"][0]["sentence"].clone());
    }
}

#[test]
fn a_line_is_played_by_the_rules_and_can_be_analysed() {
    let (_folder, server) = fresh();
    let (mut me, mut other) = (server.browser(), server.browser());
    for game in ["classic", "castle"] {
        let table = opened(&mut me, game);
        let from = from_table(&table, 30);
        // As long as nothing was played, chance says what it said in the game.
        let begun = other.post("/api/study", &json!({"from": from})).ok();
        let view =
            format!("/api/tables/{}/view?at={}", table["id"].as_str().unwrap(), begun["seq"]);
        let real = other.get(&view).ok();
        assert_eq!(begun["scene"]["view"], real["scene"]["view"]);
        assert_eq!(begun["scene"]["prompt"]["question"], "tile");
        let played = turn(&mut other, &from, sentences(&begun));
        let seats = played["table"]["seats"].as_array().unwrap();
        assert!(seats.iter().all(|seat| seat["who"] == "me"));
        let tiles = played["drawn"]["tiles"].as_array().unwrap();
        assert!(tiles.iter().all(|tile| tile["left"].as_u64() > Some(0)));
        let line = sentences(&played);
        let before = played["drawn"]["before"].as_u64().unwrap() as usize;
        assert!(tiles.iter().any(|tile| tile["sentence"] == line[before]), "{line:?}");
        // Another tile is drawn instead.
        let another = tiles.iter().find(|tile| tile["sentence"] != line[before]).unwrap();
        let mut redrawn = line[..before].to_vec();
        redrawn.push(another["sentence"].clone());
        let redrawn = other.post("/api/study", &json!({"from": from, "line": redrawn})).ok();
        assert_eq!(redrawn["scene"]["view"]["drawn"], another["tile"]);
        let body = json!({"from": from, "line": sentences(&redrawn)});
        let analysis = other.post("/api/study/analysis", &body).ok();
        assert_eq!(analysis["seat"], redrawn["scene"]["prompt"]["seat"]);
        assert!(!analysis["turns"].as_array().unwrap().is_empty());
        // Nothing of it is kept.
        let path = format!("/api/tables/{}/history", table["id"].as_str().unwrap());
        assert_eq!(me.get(&path).ok()["entries"].as_array().unwrap().len(), entries(game));
    }
}

fn entries(game: &str) -> usize {
    let numbered = |line: &&str| line.starts_with(|first: char| first.is_ascii_digit());
    shipped(game).lines().filter(numbered).count()
}

#[test]
fn a_bad_line_is_refused_with_the_number_of_its_sentence() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = opened(&mut me, "castle");
    let from = from_table(&table, 30);
    let good = sentences(&me.post("/api/study", &json!({"from": from})).ok());
    let with = |more: &[&str]| {
        let more = more.iter().map(|said| Value::from(*said));
        json!({"from": from, "line": good.iter().cloned().chain(more).collect::<Vec<_>>()})
    };
    for (said, why) in
        [("tile T7 Z99 ^", "sentence"), ("pass", "not-possible"), ("\u{0}", "sentence")]
    {
        let refused = me.post("/api/study", &with(&[said]));
        assert_eq!(refused.code(), "bad-record", "{said}");
        let fault = refused.json()["fault"].clone();
        assert_eq!(fault["why"], why, "{said}: {fault}");
        assert_eq!(fault["line"], good.len() as u64 + 1);
        assert_eq!(fault["entry"], 30 + good.len() as u64 + 1);
    }
    assert_eq!(me.post("/api/study", &with(&["undo 30"])).code(), "bad-request");
    let long: Vec<&str> = vec!["pass"; 401];
    assert_eq!(me.post("/api/study", &with(&long)).code(), "too-large");
    assert_eq!(me.post("/api/study", &with(&["x".repeat(300).as_str()])).code(), "too-large");
    assert_eq!(me.post("/api/study", &json!({"from": {"kind": "moon"}})).code(), "bad-request");
    assert_eq!(me.post("/api/study", &json!({"from": from, "lines": []})).code(), "bad-request");
    let nowhere = json!({"from": {"kind": "table", "id": "nowhere", "at": 0}});
    assert_eq!(me.post("/api/study", &nowhere).code(), "not-found");
    // Whoever asks for more than there is gets the end of the game, where nothing can be played.
    let end = json!({"from": from_table(&table, 9999)});
    assert_eq!(me.post("/api/study", &end).ok()["scene"]["prompt"], Value::Null);
    assert_eq!(me.post("/api/study/analysis", &end).code(), "not-possible");
}

#[test]
fn running_games_are_nobodys_study() {
    let (_folder, server) = fresh();
    let (mut me, mut other) = (server.browser(), server.browser());
    let table = me.table("", &["me", "me"]);
    let study = json!({"from": from_table(&table, 1)});
    for browser in [&mut me, &mut other] {
        assert_eq!(browser.post("/api/study", &study).code(), "not-possible");
        assert_eq!(browser.post("/api/study/analysis", &study).code(), "not-possible");
        let seats = json!([{"who": "me"}, {"who": "bot"}]);
        let from = json!({"study": study, "seats": seats});
        assert_eq!(browser.post("/api/study/table", &from).code(), "not-possible");
    }
    let cards = me.table_of("cardcassonne", "", &["me", "me"]);
    assert_eq!(me.post("/api/study", &json!({"from": from_table(&cards, 1)})).code(), "not-found");
}

#[test]
fn a_table_begins_with_a_position_and_its_record_replays() {
    let (_folder, server) = fresh();
    let (mut me, mut other) = (server.browser(), server.browser());
    let table = opened(&mut me, "classic");
    let from = from_table(&table, 30);
    let played = turn(&mut other, &from, Vec::new());
    let study = json!({"from": from, "line": sentences(&played)});
    let bot = json!({"who": "bot", "bot": "level5"});
    let seats = json!([{"who": "me"}, bot, {"who": "me", "name": "Zoe"}]);
    let refused =
        other.post("/api/study/table", &json!({"study": study, "seats": [bot, bot, bot]}));
    assert_eq!(refused.code(), "bad-request");
    let odd = json!([{"who": "me"}, {"who": "bot", "bot": "level9"}, bot]);
    let refused = other.post("/api/study/table", &json!({"study": study, "seats": odd}));
    assert_eq!(refused.code(), "bad-setup");
    let made = other.post("/api/study/table", &json!({"study": study, "seats": seats})).ok();
    let who: Vec<&str> = made["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["who"].as_str().unwrap())
        .collect();
    assert_eq!(who, ["me", "bot", "me"]);
    assert_eq!((&made["seats"][2]["name"], &made["over"]), (&json!("Zoe"), &json!(false)));
    let path = format!("/api/tables/{}/record", made["id"].as_str().unwrap());
    let record = other.get(&path).body;
    let begins: Vec<String> = played["line"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| format!("{} {} {}", line["n"], text(&line["actor"]), text(&line["sentence"])))
        .collect();
    assert!(record.contains(&begins.join("\n")), "{record}");
    assert!(!record.contains("Ann"), "it is another game");
    let again = me.post("/api/records", &json!({"record": record})).ok();
    assert_eq!(again["game"], "carcassonne");
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

#[test]
fn ten_puzzles_a_day_and_nobody_is_told_what_there_is_to_find() {
    let (_folder, server) = fresh();
    let (mut me, mut other) = (server.browser(), server.browser());
    let today = me.get("/api/puzzles").ok();
    let day = text(&today["today"]).to_string();
    assert_eq!(today["day"], day);
    assert_eq!(today, other.get(&format!("/api/puzzles/{day}")).ok());
    let puzzles = today["puzzles"].as_array().unwrap();
    assert_eq!(puzzles.len(), 10);
    assert!(puzzles.iter().map(|puzzle| puzzle["grade"].as_u64()).is_sorted());
    for card in puzzles {
        let keys: Vec<&String> = card.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["game", "grade", "n", "with"]);
    }
    for no in ["2999-01-01", "1960-01-01"] {
        assert_eq!(me.get(&format!("/api/puzzles/{no}")).code(), "not-found");
    }
    assert_eq!(me.get("/api/puzzles/today").code(), "bad-request");
    for n in 1..=10 {
        let from = json!({"kind": "puzzle", "day": day, "n": n});
        let shown = me.post("/api/study", &json!({"from": from})).ok();
        let told = shown.to_string();
        for secret in ["x-solution", "x-loss", "x-lead", "x-grade", "\"solution\""] {
            assert!(!told.contains(secret), "{secret} in puzzle {n}");
        }
        assert_eq!(shown["scene"]["prompt"]["question"], "tile");
        let mine = shown["table"]["seats"].as_array().unwrap().iter().filter(|s| s["who"] == "me");
        assert_eq!(mine.count(), 1);
        // The teacher says nothing either, and no table can be made of it.
        assert_eq!(me.post("/api/study/analysis", &json!({"from": from})).code(), "no-hints");
        let seats = json!([{"who": "me"}, {"who": "bot"}]);
        let table = json!({"study": {"from": from}, "seats": seats});
        assert_eq!(me.post("/api/study/table", &table).code(), "not-possible");
    }
    for n in [0, 11] {
        let from = json!({"kind": "puzzle", "day": day, "n": n});
        assert_eq!(me.post("/api/study", &json!({"from": from})).code(), "not-found");
    }
}

#[test]
fn an_answer_is_judged_and_opens_the_position() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let day = text(&me.get("/api/puzzles").ok()["day"]).to_string();
    for n in [1, 10] {
        let from = json!({"kind": "puzzle", "day": day, "n": n});
        let path = format!("/api/puzzles/{day}/{n}/answer");
        assert_eq!(me.post(&path, &json!({"line": []})).code(), "not-possible");
        assert_eq!(me.post(&path, &json!({"line": ["nonsense"]})).code(), "bad-record");
        let played = turn(&mut me, &from, Vec::new());
        assert_eq!(played["ended"], true);
        let line = sentences(&played);
        // Nothing is drawn after the turn, and nothing can be added to it.
        let mut more = line.clone();
        more.push(json!("pass"));
        assert_eq!(
            me.post("/api/study", &json!({"from": from, "line": more})).code(),
            "not-possible"
        );
        let verdict = me.post(&path, &json!({"line": line})).ok();
        let loss = verdict["loss"].as_f64().unwrap();
        assert_eq!(verdict["best"], loss <= 0.0);
        assert!(!verdict["solution"]["steps"].as_array().unwrap().is_empty());
        // The solution is one, and now everything may be tried.
        let best = solution(&mut me, &from, &verdict);
        let solved = me.post(&path, &json!({"line": best})).ok();
        assert_eq!((&solved["best"], &solved["loss"]), (&json!(true), &json!(0.0)));
        let free = json!({"kind": "puzzle", "day": day, "n": n, "answered": line});
        let analysis = me.post("/api/study/analysis", &json!({"from": free})).ok();
        assert!(!analysis["turns"].as_array().unwrap().is_empty());
        let seats = json!([{"who": "me"}, {"who": "bot"}]);
        let table = me.post("/api/study/table", &json!({"study": {"from": free}, "seats": seats}));
        assert_eq!(table.ok()["over"], false);
        let half = json!({"kind": "puzzle", "day": day, "n": n, "answered": [line[0]]});
        let refused = me.post("/api/study", &json!({"from": half}));
        assert!(line.len() == 1 || refused.code() == "not-possible");
    }
}

/// The sentences of the turn that a verdict calls the best: found by its steps among what is offered.
fn solution(me: &mut Browser, from: &Value, verdict: &Value) -> Vec<Value> {
    let mut line = vec![verdict["solution"]["sentence"].clone()];
    for step in &verdict["solution"]["steps"].as_array().unwrap()[1..] {
        let now = me.post("/api/study", &json!({"from": from, "line": line})).ok();
        let options = now["scene"]["prompt"]["options"].as_array().unwrap();
        let is_it = |option: &&Value| match step["kind"].as_str().unwrap() {
            "pass" => option["kind"] == "pass",
            "figure" => option["part"] == step["part"] && option["figure"] == step["figure"],
            _ => true,
        };
        line.push(options.iter().find(is_it).unwrap()["sentence"].clone());
    }
    line
}
