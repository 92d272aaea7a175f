//! The log is told once and then only what changes in it: whoever follows has what whoever comes now is told.

use serde_json::{Value, json};

use crate::client::Socket;
use crate::fresh;

/// A log that is kept up to date by what changes.
#[derive(Default)]
struct Kept {
    rows: Vec<Value>,
    finale: Value,
}

impl Kept {
    fn follow(&mut self, message: &Value) {
        let log = &message["log"];
        self.rows.truncate(log["from"].as_u64().unwrap() as usize);
        self.rows.extend(log["rows"].as_array().unwrap().iter().cloned());
        self.finale = log["finale"].clone();
    }
}

/// Plays a game alone for both seats, now and then taking something back, and compares what was told bit by
/// bit with what somebody is told who comes then.
fn follow(game: &str, with: &str) {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table_of(game, with, &["me", "me"]);
    let mut socket = me.socket(&table);
    let mut message = socket.answer();
    let mut kept = Kept::default();
    kept.follow(&message);
    let (mut undone, mut compared, mut next_undo) = (0, 0, 3);
    for n in 0.. {
        // As soon as something can be taken back again: which entries that are hangs on the draws.
        let undo = message["undo"].as_u64().filter(|_| n >= next_undo);
        if let Some(seat) = undo {
            next_undo = n + 7;
            socket.send(&json!({"type": "undo", "seq": message["seq"], "seat": seat}));
            message = socket.answer();
            assert_eq!(message["type"], "update", "{message}");
            assert_eq!(message["scene"]["events"], json!([]));
            undone += 1;
        } else if message["scene"]["view"]["over"].is_null() {
            message = socket.choose(&message, n * 31 + 7);
            assert_eq!(message["type"], "update", "{message}");
        } else {
            break;
        }
        kept.follow(&message);
        if n % 10 == 3 {
            compared += 1;
            compare(&kept, &mut me.socket(&table));
        }
    }
    compare(&kept, &mut me.socket(&table));
    assert!(undone > 3 && compared > 5, "{undone} taken back, {compared} compared");
    // In The Castle the last tile may leave nothing to count.
    assert!(game == "castle" || kept.finale != json!([]));
}

fn compare(kept: &Kept, newcomer: &mut Socket) {
    let welcome = newcomer.answer();
    assert_eq!(welcome["log"]["from"], 0);
    assert_eq!(welcome["log"]["rows"], json!(kept.rows));
    assert_eq!(welcome["log"]["finale"], kept.finale);
}

#[test]
fn what_changes_in_the_log_adds_up_in_carcassonne() {
    follow("carcassonne", "classic");
}

#[test]
fn what_changes_in_the_log_adds_up_with_everything() {
    follow("carcassonne", "all");
}

#[test]
fn what_changes_in_the_log_adds_up_in_the_castle() {
    follow("castle", "order-choice");
}

#[test]
fn what_changes_in_the_log_adds_up_in_cardcassonne() {
    follow("cardcassonne", "");
}
