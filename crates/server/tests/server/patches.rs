//! Updates as what changed: whoever applies them sees exactly what is told as a whole.

use bastide_protocol::ViewPatch;
use serde_json::{Value, json};

use crate::client::{Browser, Socket};
use crate::{Server, fresh};

/// A client that understands patches.
struct Patched {
    socket: Socket,
    /// What it knows, as an update would tell it.
    known: Value,
    /// How many patches it was told.
    patches: usize,
}

impl Patched {
    fn open(browser: &Browser, table: &Value) -> Patched {
        let id = table["id"].as_str().unwrap();
        let path = format!("/api/tables/{id}/socket?protocol=2");
        let mut socket = browser.try_socket_at(&path).unwrap();
        let known = socket.answer();
        assert_eq!(known["type"], "welcome");
        Patched { socket, known, patches: 0 }
    }

    /// Listens until an entry is known.
    fn until(&mut self, seq: &Value) -> &Value {
        while self.known["seq"].as_u64() < seq.as_u64() {
            let message = self.socket.answer();
            self.take(message);
        }
        &self.known
    }

    fn take(&mut self, message: Value) {
        if message["type"] != "patch" {
            assert_eq!(message["type"], "update", "{message}");
            self.known = message;
            return;
        }
        self.patches += 1;
        assert_eq!(message["after"], self.known["seq"]);
        let patch: ViewPatch = serde_json::from_value(message["view"].clone()).unwrap();
        patch.apply(&mut self.known["scene"]["view"]).expect("it applies");
        for part in ["prompt", "events"] {
            self.known["scene"][part] = message[part].clone();
        }
        for part in ["seq", "entries", "log", "undo"] {
            self.known[part] = message[part].clone();
        }
    }
}

/// What a message says, whatever its form.
fn content(message: &Value) -> [&Value; 5] {
    ["seq", "scene", "log", "undo", "entries"].map(|part| &message[part])
}

/// Plays so many moves of a game with two people in two browsers and somebody who watches, all of them once with patches
/// and once without, and compares after each move; how many bytes each way took in all.
fn played_both_ways(game: &str, with: &str, moves: usize) -> (usize, usize) {
    let (_folder, server) = fresh();
    let mut ada = server.browser();
    let table = ada.table_of(game, with, &["me", "link"]);
    let link = table["seats"][1]["link"].as_str().unwrap().to_string();
    let mut bo = server.browser();
    let path = format!("/api/tables/{}/claim", table["id"].as_str().unwrap());
    bo.post(&path, &json!({"key": link.split_once('#').unwrap().1})).ok();
    let eve = server.browser();
    let mut whole: Vec<Socket> = [&ada, &bo, &eve].map(|who| who.socket(&table)).into();
    let mut told: Vec<Value> = whole.iter_mut().map(|socket| socket.answer()).collect();
    let mut patched: Vec<Patched> = [&ada, &bo, &eve].map(|who| Patched::open(who, &table)).into();
    let (mut n, mut undone) = (0, 0);
    while n < moves && told[0]["scene"]["view"]["over"].is_null() {
        let seat = told.iter().position(|told| {
            told["scene"]["prompt"]["options"].as_array().is_some_and(|o| !o.is_empty())
        });
        let seat = seat.expect("somebody is asked");
        let prompt = &told[seat]["scene"]["prompt"];
        let options = prompt["options"].as_array().unwrap();
        let sentence = &options[(n * 31 + 7) % options.len()]["sentence"];
        let (seq, by) = (&told[seat]["seq"], &prompt["seat"]);
        let mut said = json!({"type": "play", "seq": seq, "seat": by, "sentence": sentence});
        // Now and then something is taken back.
        if n % 4 == 3 && told[seat]["undo"] == *by {
            said = json!({"type": "undo", "seq": seq, "seat": by});
            undone += 1;
        }
        n += 1;
        // By turns through one socket and through the other.
        if n % 2 == 0 {
            whole[seat].send(&said);
        } else {
            patched[seat].socket.send(&said);
        }
        for ((socket, told), patched) in whole.iter_mut().zip(&mut told).zip(&mut patched) {
            *told = socket.answer();
            assert_eq!(told["type"], "update", "{told}");
            let seq = told["seq"].clone();
            assert_eq!(content(patched.until(&seq)), content(told), "{game} {n}");
        }
    }
    assert!(undone > 0 || game != "carcassonne", "nothing was taken back");
    for patched in &patched {
        assert!(patched.patches + 5 > n, "{} patches of {n} messages", patched.patches);
    }
    let bytes = |sockets: &mut dyn Iterator<Item = &Socket>| sockets.map(|s| s.heard.len()).sum();
    (bytes(&mut whole.iter()), bytes(&mut patched.iter().map(|patched| &patched.socket)))
}

#[test]
fn patches_say_what_updates_say() {
    // A board grows, and little of it changes; of cards there are few. `make test-long` plays the classic boxes as well, and
    // all games to the end.
    let is_long = std::env::var_os("BASTIDE_LONG").is_some();
    let most = if is_long { usize::MAX } else { 100 };
    let games = [
        ("carcassonne", "", 2, usize::MAX),
        ("carcassonne", "all", 2, most),
        ("castle", "", 2, most),
        ("cardcassonne", "", 1, usize::MAX),
    ];
    let classic = is_long.then_some(("carcassonne", "classic", 2, most));
    for (game, with, times, moves) in games.into_iter().chain(classic) {
        let (whole, patched) = played_both_ways(game, with, moves);
        assert!(patched * times < whole, "{game} {with}: {patched} bytes instead of {whole}");
    }
}

#[test]
fn whoever_asks_is_told_everything_anew() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut patched = Patched::open(&me, &table);
    let mut watcher = Patched::open(&server.browser(), &table);
    for n in 0..6 {
        let options = patched.known["scene"]["prompt"]["options"].as_array().unwrap().clone();
        let said = json!({"type": "play", "seq": patched.known["seq"],
            "seat": patched.known["scene"]["prompt"]["seat"],
            "sentence": options[n % options.len()]["sentence"]});
        patched.socket.send(&said);
        let next = patched.socket.answer();
        patched.take(next);
        // The same again is answered as a whole: the answer may have been lost.
        patched.socket.send(&said);
        let again = patched.socket.answer();
        assert_eq!((&again["type"], &again["seq"]), (&json!("update"), &patched.known["seq"]));
    }
    let seq = patched.known["seq"].clone();
    let known = watcher.until(&seq)["scene"]["view"].clone();
    watcher.socket.send(&json!({"type": "whole"}));
    let welcome = watcher.socket.next("welcome");
    assert_eq!((&welcome["seq"], &welcome["scene"]["view"]), (&seq, &known));
}

/// Somebody who sits down is told what the seat may know from then on.
#[test]
fn whoever_sits_down_is_told_what_the_seat_may_know() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut ada = server.browser();
    let table = ada.table_of("cardcassonne", "", &["me", "link"]);
    let link = table["seats"][1]["link"].as_str().unwrap().to_string();
    let mut bo = server.browser();
    // A browser that has a token but no seat yet.
    bo.table("", &["me", "me"]);
    let mut watching = Patched::open(&bo, &table);
    let path = format!("/api/tables/{}/claim", table["id"].as_str().unwrap());
    bo.post(&path, &json!({"key": link.split_once('#').unwrap().1})).ok();
    let mut sitting = bo.socket(&table);
    let seen = sitting.answer();
    let known = watching.until(&seen["seq"]);
    assert_eq!(known["scene"]["view"], seen["scene"]["view"]);
}
