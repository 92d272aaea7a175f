//! Records out and in, and looking back.

use serde_json::{Value, json};

use crate::fresh;

#[test]
fn a_record_comes_back_as_it_went() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("classic no-pig", &["me", "greedy"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let last = socket.play(welcome, u64::MAX);
    let record = |browser: &mut crate::client::Browser, id: &Value| {
        browser.get(&format!("/api/tables/{}/record", id.as_str().unwrap()))
    };
    let answer = record(&mut me, &table["id"]);
    assert!(answer.head.contains("attachment; filename="), "{}", answer.head);
    let mut other = server.browser();
    let imported = other.post("/api/records", &json!({"record": answer.body})).ok();
    assert_eq!((&imported["over"], &imported["imported"]), (&json!(true), &json!(true)));
    assert_eq!(imported["commitment"], table["commitment"]);
    assert_eq!(record(&mut other, &imported["id"]).body, answer.body);
    let mut again = other.socket(&imported);
    assert_eq!(again.answer()["scene"]["view"], last["scene"]["view"]);
}

#[test]
fn an_unfinished_record_goes_on() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let text = "game carcassonne\nrules 1\nwith \nseats red blue\nname blue Bo\n\n\
                1 chance draw V\n2 red tile V +1,0 >\n3 red meeple road W\n";
    let table = me.post("/api/records", &json!({"record": text})).ok();
    assert_eq!(table["seats"][1]["name"], "Bo");
    let listed = me.get("/api/tables").ok();
    assert_eq!((&listed[0]["imported"], &listed[0]["over"]), (&json!(true), &json!(false)));
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    assert_eq!((&welcome["seq"], &welcome["scene"]["prompt"]["seat"]), (&json!(4), &json!(1)));
    let last = socket.play(welcome, u64::MAX);
    assert_eq!(last["scene"]["view"]["over"]["how"], "played");
    let table = me.get(&format!("/api/tables/{}", table["id"].as_str().unwrap())).ok();
    assert_eq!((&table["over"], &table["secret"]), (&json!(true), &Value::Null));
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_record() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let text = "game carcassonne\nrules 1\nwith \nseats red blue\n\n\
                1 chance draw V\n2 red tile V +1,0 >\n3 red meeple road W\n";
    let marked = format!("\u{feff}{text}");
    let table = me.post("/api/records", &json!({"record": marked})).ok();
    let record = me.get(&format!("/api/tables/{}/record", table["id"].as_str().unwrap())).body;
    assert!(record.starts_with("game carcassonne\n"), "{record}");
    assert!(record.contains("\n2 red tile V +1,0 >\n"), "{record}");
    me.post("/api/draws", &json!({"record": marked})).ok();
}

/// What other programs note in a header is kept, but not without end: it stays in memory with the game.
#[test]
fn what_a_header_may_hold_is_limited() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let notes: String = (0..7600).map(|n| format!("x-note-{n} {}\n", "y".repeat(30))).collect();
    let names = format!("name blue {}\n", "B o ".repeat(3000)).repeat(3);
    let text = |name: &str, more: &str| {
        format!(
            "game carcassonne\nrules 1\nwith \nseats red blue\n{name}{more}\n\
             1 chance draw V\n2 red tile V +1,0 >\n3 table resigned red\n"
        )
    };
    let number = "0f".repeat(32);
    let kept = format!("date 2026-02-28\ncommitment {number}\nnonce red {number}\nx-id k7q2\n");
    let long = "z".repeat(20_000);
    let cut = format!("date {long}\ncommitment {long}\nnonce red {long}\nx-id {long}\n");
    for (header, stays) in [(format!("{kept}{notes}"), true), (format!("{cut}{notes}"), false)] {
        let opened = me.post("/api/records", &json!({"record": text(&names, &header)})).ok();
        let name = opened["seats"][1]["name"].as_str().unwrap();
        assert!(name.starts_with("B o B o ") && name.len() <= 40, "{name}");
        let id = opened["id"].as_str().unwrap();
        let record = me.get(&format!("/api/tables/{id}/record")).body;
        assert!(record.len() < 5000 && record.contains("x-note-3 yyy"), "{}", record.len());
        for line in kept.lines() {
            assert_eq!(record.contains(line), stays, "{line}");
        }
    }
    let position = |spaces: usize| {
        format!(
            "game carcassonne\nrules 1\nwith \nseats red blue\n\
             x-position players red blue / board D^ / bag 1{}V\n\n",
            " ".repeat(spaces)
        )
    };
    me.post("/api/records", &json!({"record": position(1000)})).ok();
    let refused = me.post("/api/records", &json!({"record": position(40_000)}));
    assert_eq!(refused.code(), "too-large");
    // A note that is too long does not displace those after it.
    let long = format!("x-long {}\nx-short kept\n", "y".repeat(20_000));
    let opened = me.post("/api/records", &json!({"record": text("", &long)})).ok();
    let path = format!("/api/tables/{}/record", opened["id"].as_str().unwrap());
    let record = me.get(&path).body;
    assert!(record.contains("\nx-short kept\n") && !record.contains("x-long"), "{record}");
}

#[test]
fn games_are_played_on_by_the_rules_they_began_with() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let old = include_str!("../../../carcassonne/tests/records/robbers-rules-1.record");
    let points: Vec<i64> = old
        .lines()
        .find_map(|line| line.strip_prefix("x-points "))
        .unwrap()
        .split(' ')
        .map(|points| points.parse().unwrap())
        .collect();
    // By today's rules entry 92 would come too early: somebody would still be asked.
    for entries in [92, usize::MAX] {
        let kept = old.lines().filter(|line| {
            let number = line.split(' ').next().and_then(|word| word.parse::<usize>().ok());
            number.is_none_or(|number| number <= entries)
        });
        let text = kept.map(|line| format!("{line}\n")).collect::<String>();
        let table = me.post("/api/records", &json!({"record": text})).ok();
        let record = me.get(&format!("/api/tables/{}/record", table["id"].as_str().unwrap()));
        assert!(record.body.starts_with("game carcassonne\nrules 1\n"), "{}", record.body);
        if entries == usize::MAX {
            let view = me.socket(&table).answer()["scene"]["view"].clone();
            let seats = view["seats"].as_array().unwrap();
            let now: Vec<_> = seats.iter().map(|seat| seat["points"].as_i64().unwrap()).collect();
            assert_eq!(now, points);
        }
    }
}

#[test]
fn the_computer_of_a_record_plays_on_only_when_asked() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let text = "game carcassonne\nrules 1\nwith\nseats red blue yellow\nname red Ann\nname blue greedy\n\
                name yellow level9\n\n1 chance draw V\n2 red tile V +1,0 >\n3 red meeple road N\n4 chance draw U\n";
    let table = me.post("/api/records", &json!({"record": text})).ok();
    let path = |call: &str| format!("/api/tables/{}{call}", table["id"].as_str().unwrap());
    let seat = |table: &Value, n: usize| {
        (table["seats"][n]["who"].clone(), table["seats"][n]["bot"].clone())
    };
    // Nobody chose to play on: the computer is known, and waits.
    assert_eq!(seat(&table, 1), (json!("me"), json!("greedy")));
    // There is no such bot for this game: whoever opened the record plays it.
    assert_eq!(seat(&table, 2), (json!("me"), Value::Null));
    std::thread::sleep(std::time::Duration::from_millis(200));
    assert_eq!(me.get(&path("/record")).body, text);
    assert_eq!(server.browser().post(&path("/play-on"), &json!({})).code(), "not-your-seat");
    let mut socket = me.socket(&table);
    assert_eq!(socket.answer()["scene"]["prompt"]["seat"], 1);
    let gone_on = me.post(&path("/play-on"), &json!({})).ok();
    assert_eq!(seat(&gone_on, 1), (json!("bot"), json!("greedy")));
    assert_eq!((seat(&gone_on, 0).0, &gone_on["imported"]), (json!("me"), &json!(true)));
    let last = loop {
        let update = socket.next("update");
        if update["scene"]["prompt"]["seat"] != 1 {
            break update;
        }
    };
    assert_eq!(last["scene"]["prompt"]["seat"], 2);
    // Its name stays what the record says, and asking again changes nothing.
    me.post(&path("/play-on"), &json!({})).ok();
    assert!(me.get(&path("/record")).body.starts_with(text));
}

#[test]
fn what_is_no_record_is_refused_with_its_place() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let plain = "game carcassonne\nrules 1\nwith \nseats red blue\n\n1 ";
    let entry = |say: &str| format!("{plain}{say}\n");
    let none = Value::Null;
    let cases = [
        ("hello".to_string(), "unknown key", "form", (1, 1, &none)),
        (entry("green pass"), "none of the seats", "form", (6, 3, &none)),
        (plain.replace("carcassonne", "chess"), "chess", "other-game", (1, 6, &none)),
        (plain.replace("rules 1", "rules 9"), "rules 9", "other-rules", (2, 7, &none)),
        (plain.replace("red blue", "red pink"), "red blue", "seats", (4, 7, &none)),
        (plain.replace("with ", "with tower-pieces"), "tower-tiles", "setup", (3, 6, &none)),
        (entry("chance draw Q9"), "line 6", "sentence", (6, 10, &json!(1))),
        (entry("blue pass"), "entry 1", "not-your-turn", (6, 8, &json!(1))),
        (entry("chance draw V\n2 red pass"), "entry 2", "not-possible", (7, 7, &json!(2))),
    ];
    for (text, reason, why, (line, column, entry)) in cases {
        let text = text.trim_end_matches("1 ").to_string();
        let answer = me.post("/api/records", &json!({"record": text}));
        assert_eq!(answer.code(), "bad-record");
        assert!(answer.body.contains(reason), "{}", answer.body);
        let problem: Value = serde_json::from_str(&answer.body).expect("JSON");
        let fault = &problem["fault"];
        assert_eq!((&fault["why"], &fault["entry"]), (&json!(why), entry), "{text}");
        assert_eq!((&fault["line"], &fault["column"]), (&json!(line), &json!(column)), "{text}");
    }
    let mut fault =
        |text: &str| me.post("/api/records", &json!({"record": text})).json()["fault"].clone();
    let unknown = json!({"why": "unknown-key", "key": "hello"});
    assert_eq!(fault("hello")["form"], unknown);
    let towers = fault(&plain.trim_end_matches("1 ").replace("with ", "with tower-pieces"));
    let missing =
        json!({"why": "missing-element", "element": "tower-pieces", "needs": "tower-tiles"});
    assert_eq!(towers["setup"], missing);
    let long = "x".repeat(600_000);
    assert_eq!(me.post("/api/records", &json!({"record": long})).code(), "too-large");
    assert_eq!(me.get("/api/tables/x/view?at=soon").code(), "bad-request");
}

/// Large answers are compressed where they are worked out, and not again while they are sent.
#[test]
fn large_answers_are_compressed_if_that_is_understood() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    socket.play(welcome, u64::MAX);
    for call in ["view", "history", "record", "draws"] {
        let path = format!("/api/tables/{}/{call}", table["id"].as_str().unwrap());
        let plain = me.get(&path);
        assert!(plain.status == 200 && !plain.head.contains("content-encoding"), "{}", plain.head);
        for offered in ["gzip", "GZIP", "gzip;Q=1"] {
            let gzip = me.ask("HEAD", &path, &format!("Accept-Encoding: {offered}\r\n"), "").head;
            for header in ["content-encoding: gzip", "content-length: ", "vary: accept-encoding"] {
                assert!(gzip.contains(header), "{call} {offered}: {gzip}");
            }
        }
        for offered in ["x-gzip", "*"] {
            let plain = me.ask("HEAD", &path, &format!("Accept-Encoding: {offered}\r\n"), "").head;
            assert!(plain.contains("content-length: "), "{call} {offered}: {plain}");
        }
    }
}

#[test]
fn looking_back() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let id = table["id"].as_str().unwrap();
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let mid = socket.play(welcome.clone(), 30);
    let last = socket.play(mid.clone(), u64::MAX);
    let mut anybody = server.browser();
    let mut at = |n: &Value| anybody.get(&format!("/api/tables/{id}/view?at={n}")).ok();
    assert_eq!(at(&json!(1))["scene"]["view"], welcome["scene"]["view"]);
    assert_eq!(at(&mid["seq"])["scene"]["view"], mid["scene"]["view"]);
    assert_eq!(at(&last["seq"])["scene"]["view"], last["scene"]["view"]);
    assert_eq!(at(&json!(99_999))["seq"], last["seq"]);
    assert_eq!(at(&json!(2))["entries"].as_array().unwrap().len(), 2);
    let history = me.get(&format!("/api/tables/{id}/history")).ok();
    assert_eq!(history["entries"].as_array().unwrap().len() as u64, last["seq"].as_u64().unwrap());
    let rows = history["log"]["rows"].as_array().unwrap();
    assert_eq!(rows.len(), last["scene"]["view"]["tiles"].as_array().unwrap().len() - 1);
    let counted: Vec<Value> = rows
        .iter()
        .flat_map(|row| row["scorings"].as_array().unwrap())
        .chain(history["log"]["finale"].as_array().unwrap())
        .cloned()
        .collect();
    for seat in 0..2 {
        let scorings = counted.iter().filter(|s| s["seat"] == seat);
        let sum: u64 = scorings.map(|s| s["points"].as_u64().unwrap()).sum();
        assert_eq!(last["scene"]["view"]["seats"][seat]["points"], sum);
    }
}
