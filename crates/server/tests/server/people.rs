//! Several browsers at a table: links, seats, spectators, names, the next game.

use serde_json::{Value, json};

use crate::client::Browser;
use crate::fresh;

/// What stands behind the `#` of a link.
fn key(link: &Value) -> String {
    link.as_str().and_then(|link| link.split_once('#')).expect("a key").1.to_string()
}

fn path(table: &Value, call: &str) -> String {
    format!("/api/tables/{}{call}", table["id"].as_str().expect("an id"))
}

/// A table of two browsers that both sit.
fn two(server: &crate::Server) -> (Browser, Browser, Value) {
    let mut ada = server.browser();
    let mut bo = server.browser();
    let table = ada.table("", &["me", "link"]);
    let claim = json!({"key": key(&table["seats"][1]["link"]), "name": "Bo"});
    let table = bo.post(&path(&table, "/claim"), &claim).ok();
    (ada, bo, table)
}

#[test]
fn two_people_by_a_link_and_somebody_who_watches() {
    let (_folder, server) = fresh();
    let mut ada = server.browser();
    let table = ada.table("", &["me", "link"]);
    assert_eq!(table["seats"][1]["who"], "open");
    let mut watcher = server.browser();
    let seen = watcher.get(&path(&table, "")).ok();
    assert_eq!(seen["seats"][1]["link"], Value::Null);
    assert_eq!(seen["seats"][0]["who"], "person");
    // Nothing is drawn until everybody sits.
    let mut hers = ada.socket(&table);
    let welcome = hers.answer();
    assert_eq!((&welcome["seq"], &welcome["scene"]["prompt"]), (&json!(0), &Value::Null));
    assert_eq!(hers.say(&json!(0), 0, "pass")["code"], "waiting");

    let mut bo = server.browser();
    // Whoever opens the link reads whose seat it is before sitting down.
    let asked = json!({"key": key(&table["seats"][1]["link"])});
    let invitation = bo.post(&path(&table, "/invitation"), &asked).ok();
    assert_eq!((&invitation["seat"], &invitation["by"]), (&json!(1), &json!(0)));
    let wrong = bo.post(&path(&table, "/invitation"), &json!({"key": "none"}));
    assert_eq!(wrong.code(), "not-found");
    let claim =
        json!({"key": key(&table["seats"][1]["link"]), "name": " Bo\n ", "nonce": "ab".repeat(32)});
    let his_table = bo.post(&path(&table, "/claim"), &claim).ok();
    assert_eq!(his_table["seats"][1]["who"], "me");
    assert_eq!(his_table["seats"][1]["name"], "Bo");
    // Asked again, the same browser sits there; another finds the link used.
    bo.post(&path(&table, "/claim"), &claim).ok();
    assert_eq!(server.browser().post(&path(&table, "/claim"), &claim).code(), "taken");

    let begun = hers.next("update");
    assert_eq!((&begun["seq"], &begun["scene"]["prompt"]["seat"]), (&json!(1), &json!(0)));
    let mut his = bo.socket(&table);
    assert_eq!(his.answer()["scene"]["prompt"]["options"], json!([]));
    let mut theirs = watcher.socket(&table);
    theirs.answer();
    let said = hers.choose(&begun, 0);
    let heard = his.next("update");
    assert_eq!(heard["entries"], said["entries"]);
    assert_eq!(theirs.next("update")["scene"]["view"], said["scene"]["view"]);
    // Nobody speaks for a seat of somebody else.
    let seq = &said["seq"];
    assert_eq!(his.say(seq, 0, "pass")["code"], "not-your-seat");
    assert_eq!(theirs.say(seq, 0, "pass")["code"], "not-your-seat");
    assert_eq!(theirs.say(seq, 1, "pass")["code"], "not-your-seat");
    let record = watcher.get(&path(&table, "/record")).body;
    assert!(record.contains(&format!("nonce blue {}", "ab".repeat(32))), "{record}");
    assert!(record.contains("name blue Bo\n"));
}

#[test]
fn who_is_there_is_told() {
    let (_folder, server) = fresh();
    let (ada, bo, table) = two(&server);
    let mut hers = ada.socket(&table);
    hers.answer();
    let his = bo.socket(&table);
    let online = |table: &Value| table["table"]["seats"][1]["online"] == true;
    while !online(&hers.next("table")) {}
    drop(his);
    while online(&hers.next("table")) {}
}

#[test]
fn a_seat_moves_to_another_device_once() {
    let (_folder, server) = fresh();
    let (mut ada, _, table) = two(&server);
    let mut phone = server.browser();
    let seat = json!({"seat": 0});
    assert_eq!(phone.post(&path(&table, "/return"), &seat).code(), "not-your-seat");
    assert_eq!(ada.post(&path(&table, "/return"), &json!({"seat": 1})).code(), "not-your-seat");
    let link = ada.post(&path(&table, "/return"), &seat).ok()["link"].clone();
    let claim = json!({"key": key(&link)});
    let moved = phone.post(&path(&table, "/claim"), &claim).ok();
    assert_eq!(moved["seats"][0]["who"], "me");
    assert_eq!(ada.get(&path(&table, "")).ok()["seats"][0]["who"], "person");
    assert_eq!(server.browser().post(&path(&table, "/claim"), &claim).code(), "wrong-link");
    let mut socket = ada.socket(&table);
    socket.answer();
    assert_eq!(socket.say(&json!(1), 0, "pass")["code"], "not-your-seat");
}

#[test]
fn names_change_and_are_one_line() {
    let (_folder, server) = fresh();
    let (mut ada, mut bo, table) = two(&server);
    let rename = json!({"seat": 0, "name": "Ada\nname blue Eve"});
    assert_eq!(bo.post(&path(&table, "/rename"), &rename).code(), "not-your-seat");
    let renamed = ada.post(&path(&table, "/rename"), &rename).ok();
    assert_eq!(renamed["seats"][0]["name"], "Ada name blue Eve");
    let empty = json!({"seat": 0, "name": "\u{7} "});
    assert_eq!(ada.post(&path(&table, "/rename"), &empty).code(), "bad-request");
    let record = bo.get(&path(&table, "/record")).body;
    assert!(record.contains("\nname red Ada name blue Eve\nname blue Bo\n"), "{record}");
}

#[test]
fn whoever_resigns_loses_and_the_next_one_begins_the_next_game() {
    let (_folder, server) = fresh();
    let (mut ada, mut bo, table) = two(&server);
    let mut his = bo.socket(&table);
    his.answer();
    assert_eq!(ada.post(&path(&table, "/rematch"), &json!({})).code(), "not-possible");
    assert_eq!(bo.post(&path(&table, "/resign"), &json!({"seat": 0})).code(), "not-your-seat");
    let resigned = ada.post(&path(&table, "/resign"), &json!({"seat": 0}));
    assert_eq!(resigned.status, 204);
    let heard = his.next("update");
    assert_eq!(heard["scene"]["view"]["over"]["how"], "resigned");
    assert_eq!(heard["scene"]["view"]["over"]["by"], 0);
    assert_eq!(heard["scene"]["view"]["over"]["winners"], json!([1]));
    let says = |n: usize| heard["entries"][n]["sentence"].as_str().unwrap().to_string();
    assert_eq!(says(0), "resigned red");
    assert!(says(1).starts_with("reveal "));
    assert_eq!(ada.post(&path(&table, "/resign"), &json!({"seat": 0})).code(), "over");

    let next = ada.post(&path(&table, "/rematch"), &json!({}));
    assert_eq!(next.status, 201);
    let next = next.json();
    assert_ne!(next["id"], table["id"]);
    assert_ne!(next["commitment"], table["commitment"]);
    assert_eq!(next["seats"][0]["name"], "Bo");
    assert_eq!(next["seats"][1]["who"], "me");
    assert_eq!(bo.post(&path(&table, "/rematch"), &json!({})).ok()["id"], next["id"]);
    assert_eq!(bo.get(&path(&table, "")).ok()["rematch"], next["id"]);
    let stranger = server.browser().post(&path(&table, "/rematch"), &json!({}));
    assert_eq!(stranger.code(), "not-your-seat");
    let mut socket = bo.socket(&next);
    assert_eq!(socket.answer()["scene"]["prompt"]["question"], "tile");
}
