//! Cardcassonne at the same tables: nobody is ever sent what he may not know.

use serde_json::{Value, json};

use crate::fresh;

/// The cards in messages that somebody heard, by where they must not be.
fn check_secrets(heard: &str, me: u64, word: &str) {
    for line in heard.lines() {
        let message: Value = serde_json::from_str(line).unwrap();
        let scene = &message["scene"];
        if scene.is_null() || !scene["view"]["over"].is_null() {
            continue;
        }
        for (seat, has) in (0u64..).zip(scene["view"]["seats"].as_array().unwrap()) {
            assert!(seat == me || has["cards"] == json!([]), "the hand of {seat}: {has}");
        }
        let rows = scene["view"]["rows"].as_array().unwrap();
        for lying in rows.iter().flat_map(|row| row["cards"].as_array().unwrap()) {
            let mine = lying["downBy"].is_null() || lying["downBy"] == me;
            assert_eq!(lying["card"].is_null(), !mine, "{lying}");
        }
        for event in scene["events"].as_array().unwrap() {
            let secret = event["type"] == "dealt" && event["to"] != me
                || event["type"] == "cardPlayed" && event["down"] == true && event["seat"] != me;
            assert!(!secret || event["card"].is_null(), "{event}");
        }
        for entry in message["entries"].as_array().into_iter().flatten() {
            let say = entry["sentence"].as_str().unwrap();
            let dealt = say.strip_prefix("deal ").is_some_and(|rest| !rest.starts_with(word));
            let down = say.starts_with("down ") && entry["actor"] != word;
            assert_eq!(dealt || down, say.contains('?'), "{entry}");
        }
    }
}

#[test]
fn three_people_play_a_whole_game_by_link_and_hands_stay_secret() {
    let (_folder, server) = fresh();
    let mut browsers = [server.browser(), server.browser(), server.browser()];
    let table = browsers[0].table_of("cardcassonne", "", &["me", "link", "link"]);
    let path = |call: &str| format!("/api/tables/{}/{call}", table["id"].as_str().unwrap());
    for n in 1..3 {
        let link = table["seats"][n]["link"].as_str().unwrap();
        let key = link.split('#').nth(1).unwrap();
        browsers[n].post(&path("claim"), &json!({"key": key})).ok();
    }
    let mut watcher = server.browser();
    let mut sockets: Vec<_> = browsers.iter().map(|browser| browser.socket(&table)).collect();
    sockets.push(watcher.socket(&table));
    let mut messages: Vec<Value> = sockets.iter_mut().map(|socket| socket.answer()).collect();
    let mut looked = 0;
    while messages[0]["scene"]["view"]["over"].is_null() {
        let asked = messages[0]["scene"]["prompt"]["seat"].as_u64().unwrap() as usize;
        let seq = messages[0]["seq"].as_u64().unwrap() as usize;
        for (n, message) in messages.iter().enumerate() {
            let options = message["scene"]["prompt"]["options"].as_array().unwrap();
            assert_eq!(options.is_empty(), n != asked, "only who is asked is told the options");
        }
        if seq.is_multiple_of(40) {
            // What is read from the side is as secret as what is sent: record, history, earlier
            // moments. Looked at before the move, for the last one opens everything.
            looked += 1;
            let (record, history) =
                (watcher.get(&path("record")).body, watcher.get(&path("history")));
            let view = watcher.get(&path(&format!("view?at={seq}"))).ok();
            for line in record.lines().filter(|line| line.contains(" deal ")) {
                assert!(line.ends_with('?'), "{line}");
            }
            for entry in history.ok()["entries"].as_array().unwrap() {
                let say = entry["sentence"].as_str().unwrap();
                assert!(!say.starts_with("deal ") || say.ends_with(" ?"), "{say}");
            }
            let hands = view["scene"]["view"]["seats"].as_array().unwrap();
            assert!(hands.iter().all(|seat| seat["cards"] == json!([])));
            assert_eq!(view["scene"]["prompt"], Value::Null);
        }
        messages[asked] = sockets[asked].choose(&messages[asked], seq * 31 + 7);
        for n in (0..4).filter(|n| *n != asked) {
            messages[n] = sockets[n].answer();
        }
    }
    assert!(looked > 2);
    for (me, word) in [(0, "red"), (1, "blue"), (2, "yellow"), (9, "nobody")] {
        check_secrets(&sockets[me.min(3)].heard, me as u64, word);
    }
    // Once it is over, everything may be known, and the luck can be verified.
    let record = watcher.get(&path("record")).body;
    assert!(!record.contains('?'), "{record}");
    let verified = bastide_server::verify(&record.parse().unwrap()).unwrap();
    assert!(matches!(verified, bastide_server::Verified::Agrees { draws: 130 }));
}

#[test]
fn every_bot_plays_and_is_never_asked_to_take_back_what_was_uncovered() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table_of("cardcassonne", "", &["me", "random", "greedy", "level3"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let last = socket.play(welcome, u64::MAX);
    assert_eq!(last["scene"]["view"]["over"]["how"], "played");
    for seat in 0..4 {
        let has = &last["scene"]["view"]["seats"][seat];
        let reasons = last["scene"]["view"]["over"]["reasons"].as_array().unwrap();
        let sum: i64 = reasons
            .iter()
            .filter(|r| r["seat"] == seat)
            .map(|r| r["points"].as_i64().unwrap())
            .sum();
        assert_eq!(has["points"], sum, "reasons add up");
        assert_eq!(has["hand"], 0);
        assert!(has["opened"].is_object());
    }
}

/// At one screen the question is shown to whoever is asked. Whoever looks back, or takes the record away,
/// may be anybody there.
#[test]
fn several_people_at_one_screen_cannot_look_each_other_up() {
    let (_folder, server) = fresh();
    let mut both = server.browser();
    let table = both.table_of("cardcassonne", "", &["me", "me"]);
    let path = |call: &str| format!("/api/tables/{}/{call}", table["id"].as_str().unwrap());
    let mut socket = both.socket(&table);
    let mut message = socket.answer();
    while message["scene"]["view"]["round"] != 2 {
        let asked = message["scene"]["prompt"]["seat"].as_u64().unwrap() as usize;
        let seats = message["scene"]["view"]["seats"].as_array().unwrap();
        let shown = |n: usize| !seats[n]["cards"].as_array().unwrap().is_empty();
        assert!(!shown(1 - asked), "only who is asked sees a hand");
        message = socket.choose(&message, 7);
    }
    assert!(socket.heard.contains("\"cardPlayed\""));
    let seq = message["seq"].as_u64().unwrap();
    let record = both.get(&path("record")).body;
    let history = both.get(&path("history")).ok();
    let says =
        history["entries"].as_array().unwrap().iter().map(|e| e["sentence"].as_str().unwrap());
    let recorded = record.lines().filter_map(|line| line.splitn(3, ' ').nth(2));
    let dealt: Vec<_> = says.chain(recorded).filter(|say| say.starts_with("deal ")).collect();
    assert!(dealt.len() >= 48 && dealt.iter().all(|say| say.ends_with(" ?")), "{dealt:?}");
    let mut ends = 0;
    for at in 10..=seq {
        assert_eq!(both.get(&path(&format!("view?at={at}"))).ok()["scene"]["events"], json!([]));
        let view = both.get(&path(&format!("view?at={at}&since={}", at - 1))).ok();
        for event in view["scene"]["events"].as_array().unwrap() {
            let hidden = event["type"] == "dealt" || event["down"] == true;
            assert!(!hidden || event["card"].is_null(), "{at}: {event}");
            // Whoever looks back sees how a round ended: then all that was taken is turned up.
            ends += u32::from(event["type"] == "roundEnded");
            let cleared = event["cards"].as_array().into_iter().flatten();
            assert!(cleared.into_iter().all(|lying| lying["card"].is_string()), "{at}: {event}");
        }
        assert!(view["scene"]["view"]["eyes"].is_null());
        let seats = view["scene"]["view"]["seats"].as_array().unwrap();
        assert!(seats.iter().all(|seat| seat["cards"] == json!([])), "{at}");
        let rows = view["scene"]["view"]["rows"].as_array().unwrap();
        let mut lying = rows.iter().flat_map(|row| row["cards"].as_array().unwrap());
        assert!(lying.all(|l| l["card"].is_null() != l["downBy"].is_null()), "{at}: {rows:?}");
    }
    assert_eq!(ends, 1);
}
