//! What is changed beside a running server with a file of SQLite: it notices, and goes on with what is there.

use std::time::Duration;

use bastide_testkit::wait_until;
use serde_json::json;

use super::{Club, done, refused};

/// A look of the server at the file, and some more.
const NOTICED: Duration = Duration::from_millis(2500);

#[test]
fn a_table_is_closed_while_people_sit_there() {
    let mut club = Club::new();
    let table = json!({"id": club.running});
    let mut socket = club.ada.socket(&table);
    let welcome = socket.answer();
    assert!(welcome["scene"]["view"]["over"].is_null(), "{welcome}");
    done(&club.data(), &["close", &club.running]);
    // Whoever sits there is told, without asking.
    let mut over = socket.answer();
    while over["type"] != "update" {
        over = socket.answer();
    }
    assert_eq!(over["scene"]["view"]["over"]["how"], "timeout", "{over}");
    assert!(refused(&club.data(), &["close", &club.running]).contains("is over already"));
    // The server goes on, and what it writes comes after that.
    let next = club.ada.table("", &["me", "me"]);
    let mut socket = club.ada.socket(&next);
    let welcome = socket.answer();
    socket.play(welcome, 5);
    club.stop();
    done(&club.data(), &["check"]);
}

#[test]
fn whoever_moves_before_the_server_looks_loses_nothing_and_ends_nothing_twice() {
    let mut club = Club::new();
    let table = club.ada.table("", &["me", "me"]);
    let id = super::id(&table);
    let mut socket = club.ada.socket(&table);
    let welcome = socket.answer();
    let sentence = welcome["scene"]["prompt"]["options"][0]["sentence"].clone();
    done(&club.data(), &["close", &id]);
    // The game in memory does not know yet that it is over; the log does.
    socket.send(&json!({"type": "play", "seq": welcome["seq"],
        "seat": welcome["scene"]["prompt"]["seat"], "sentence": sentence}));
    let mut answer = socket.answer();
    while answer["type"] == "table" {
        answer = socket.answer();
    }
    let over = !answer["scene"]["view"]["over"].is_null();
    assert!(over || answer["type"] == "refused", "{answer}");
    club.stop();
    done(&club.data(), &["check"]);
    let games = club.games(&club.data());
    let game = games.iter().find(|game| game["id"] == id.as_str()).expect("the game");
    let says = |word: &str| game.to_string().matches(word).count();
    assert_eq!((says("timeout "), says("reveal ")), (1, 1), "{game}");
}

#[test]
fn a_person_is_forgotten_while_playing() {
    let mut club = Club::new();
    // Red has laid a tile and is asked for a figure.
    let path = format!("/api/tables/{}", club.running);
    let mut anybody = club.server.as_ref().expect("it runs").browser();
    let mut entries =
        || anybody.get(&format!("{path}/view")).ok()["entries"].as_array().map_or(0, Vec::len);
    let before = entries();
    let said = done(&club.data(), &["forget", &club.running, "red", "--json"]);
    assert_eq!(said.trim(), r#"{"handed_to_bots":2,"seats":4,"tables":3}"#);
    std::thread::sleep(NOTICED);
    assert_eq!(club.ada.get("/api/tables").ok(), json!([]), "the browser knows nothing any more");
    let table = club.ada.get(&path).ok();
    assert_eq!(table["seats"][0]["who"], "bot", "{table}");
    wait_until("the bot that took the seat has moved", || entries() > before);
    club.stop();
    done(&club.data(), &["check"]);
}

#[test]
fn old_tables_are_removed_while_the_server_runs() {
    let mut club = Club::new();
    let path = format!("/api/tables/{}", club.finished);
    club.ada.get(&path).ok();
    let said = done(&club.data(), &["prune", "--older-than", "0"]);
    assert_eq!(said, "1 table removed.\n");
    std::thread::sleep(NOTICED);
    assert_eq!(club.ada.get(&path).status, 404, "it is in nobody's memory any more");
    assert_eq!(club.ada.get("/api/tables").ok().as_array().map(Vec::len), Some(2));
    club.stop();
    done(&club.data(), &["check"]);
}
