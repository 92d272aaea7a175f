//! Whole games, and the rules of speaking.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{Server, fresh};

#[test]
fn a_whole_game_against_a_bot() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("classic", &["me", "greedy"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    assert_eq!(welcome["type"], "welcome");
    assert_eq!(welcome["seq"], 1);
    assert_eq!(welcome["scene"]["prompt"]["question"], "tile");
    let last = socket.play(welcome, u64::MAX);
    let over = &last["scene"]["view"]["over"];
    assert_eq!(over["how"], "played");
    assert!(!over["winners"].as_array().unwrap().is_empty());
    // What everybody got, by reason, is what everybody has.
    for seat in 0..2 {
        let reasons = over["reasons"].as_array().unwrap().iter().filter(|r| r["seat"] == seat);
        let sum: u64 = reasons.map(|r| r["points"].as_u64().unwrap()).sum();
        assert_eq!(last["scene"]["view"]["seats"][seat]["points"], sum);
    }
    let table = me.get(&format!("/api/tables/{}", table["id"].as_str().unwrap())).ok();
    assert_eq!(table["over"], true);
    assert_eq!(table["secret"].as_str().unwrap().len(), 64);
    let cards = me.get("/api/tables").ok();
    assert_eq!(cards[0]["over"], true);
}

#[test]
fn updates_come_in_order_without_gaps() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "random"]);
    let mut socket = me.socket(&table);
    let mut spectator = server.browser().socket(&table);
    let mut told = spectator.answer()["seq"].as_u64().unwrap();
    let welcome = socket.answer();
    socket.play(welcome, 60);
    while told < 60 {
        let update = spectator.next("update");
        for entry in update["entries"].as_array().unwrap() {
            told += 1;
            assert_eq!(entry["n"], told);
        }
        assert_eq!(update["seq"], told);
        assert!(!update["scene"]["events"].as_array().unwrap().is_empty());
        // Only whoever holds a seat is told what it may do.
        assert_eq!(update["scene"]["prompt"]["options"], json!([]));
    }
}

#[test]
fn two_at_one_screen() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let last = socket.play(welcome, u64::MAX);
    assert_eq!(last["scene"]["view"]["over"]["how"], "played");
    let seats: Vec<&Value> =
        last["scene"]["view"]["tiles"].as_array().unwrap().iter().map(|t| &t["by"]).collect();
    assert_eq!(seats[..3], [&Value::Null, &json!(0), &json!(1)]);
}

#[test]
fn a_stale_number_is_refused_and_a_repeated_sentence_is_answered_again() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let say = welcome["scene"]["prompt"]["options"][0]["sentence"].as_str().unwrap();
    let first = socket.say(&json!(1), 0, say);
    assert_eq!(first["type"], "update");
    let again = socket.say(&json!(1), 0, say);
    assert_eq!(again, first);
    // Also on another socket, as after a lost connection.
    let mut other = me.socket(&table);
    assert_eq!(other.answer()["seq"], first["seq"]);
    assert_eq!(other.say(&json!(1), 0, say), first);
    let stale = socket.say(&json!(1), 0, "pass");
    assert_eq!((&stale["type"], &stale["code"]), (&json!("refused"), &json!("stale")));
    let future = socket.say(&json!(99), 0, "pass");
    assert_eq!(future["code"], "stale");
}

#[test]
fn impossible_sentences_are_refused() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    socket.answer();
    for (seat, say, code) in [
        (0, "dance", "not-possible"),
        (0, "tile D +40,40 ^", "not-possible"),
        (0, "undo 1", "cannot-undo"),
        (1, "pass", "not-your-turn"),
        (7, "pass", "not-your-seat"),
        (0, "draw D", "not-possible"),
        (0, "resigned blue", "not-possible"),
    ] {
        let refused = socket.say(&json!(1), seat, say);
        assert_eq!(refused["code"], code, "{say}: {refused}");
        assert_eq!(refused["seq"], 1);
    }
}

#[test]
fn what_was_said_last_can_be_taken_back_until_something_is_drawn() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    // A tile after which a figure is asked for does not end the part.
    let options = welcome["scene"]["prompt"]["options"].as_array().unwrap();
    let open = options.iter().find(|o| o["ends"] == false).expect("a figure can follow");
    let laid = socket.say(&json!(1), 0, open["sentence"].as_str().unwrap());
    assert_eq!(laid["scene"]["prompt"]["question"], "figure");
    let undo = json!({"type": "undo", "seq": 2, "seat": 0});
    socket.send(&json!({"type": "undo", "seq": 2, "seat": 1}));
    assert_eq!(socket.answer()["code"], "cannot-undo");
    socket.send(&undo);
    let undone = socket.answer();
    assert_eq!(undone["seq"], 3);
    assert_eq!(undone["entries"][0]["sentence"], "undo 2");
    assert_eq!(undone["scene"]["events"], json!([]));
    assert_eq!(undone["scene"]["view"], welcome["scene"]["view"]);
    assert_eq!(undone["scene"]["prompt"], welcome["scene"]["prompt"]);
    socket.send(&undo);
    assert_eq!(socket.answer(), undone);
    socket.send(&json!({"type": "undo", "seq": 3, "seat": 0}));
    assert_eq!(socket.answer()["code"], "cannot-undo");
    // A sentence that ends the part brings the next draw with it, and cannot be taken back.
    let laid = socket.say(&json!(3), 0, open["sentence"].as_str().unwrap());
    let ended = socket.say(&laid["seq"], 0, "pass");
    let entries = ended["entries"].as_array().unwrap();
    assert_eq!(entries[1]["actor"], "chance");
    socket.send(&json!({"type": "undo", "seq": ended["seq"], "seat": 0}));
    assert_eq!(socket.answer()["code"], "cannot-undo");
}

/// Points and secret are published then.
#[test]
fn nothing_is_taken_back_once_the_game_is_over() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let last = socket.play(welcome, u64::MAX);
    for seat in [0, 1] {
        socket.send(&json!({"type": "undo", "seq": last["seq"], "seat": seat}));
        assert_eq!(socket.answer()["code"], "cannot-undo");
    }
    let entries = last["entries"].as_array().unwrap();
    let said = entries.iter().find(|entry| entry["actor"] != "table").unwrap();
    let seat = u64::from(said["actor"] == "blue");
    let refused = socket.say(&last["seq"], seat, &format!("undo {}", said["n"]));
    assert_eq!(refused["code"], "cannot-undo");
}

#[test]
fn every_option_can_be_chosen_and_says_truly_whether_it_ends() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("classic", &["me", "me"]);
    let mut socket = me.socket(&table);
    let mut message = socket.answer();
    for n in 0..80 {
        let prompt = message["scene"]["prompt"].clone();
        let options = prompt["options"].as_array().unwrap();
        let option = &options[n % options.len()];
        let points =
            |m: &Value, s: usize| m["scene"]["view"]["seats"][s]["points"].as_i64().unwrap();
        let next = socket.choose(&message, n);
        let goes_on = next["entries"].as_array().unwrap().len() == 1
            && next["scene"]["prompt"]["seat"] == prompt["seat"];
        assert_eq!(option["ends"], !goes_on, "{option} {next}");
        if option["kind"] == "tile" && option["ends"] == true {
            for gain in option["effect"]["gains"].as_array().unwrap() {
                let seat = gain["seat"].as_u64().unwrap() as usize;
                let got = points(&next, seat) - points(&message, seat);
                assert_eq!(gain["points"], got);
            }
        }
        message = next;
    }
}

/// How long it takes until a bot has laid the first tile.
fn first_move(seats: &[&str], pause: Duration) -> Duration {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| config.bot_pause = pause);
    let mut me = server.browser();
    let begun = Instant::now();
    let table = me.table("first", seats);
    let mut socket = me.socket(&table);
    // The first entry is a draw.
    while socket.answer()["seq"].as_u64() <= Some(1) {}
    begun.elapsed()
}

#[test]
fn bots_take_their_time_where_nobody_else_plays() {
    let pause = Duration::from_secs(1);
    let elapsed = first_move(&["greedy", "greedy"], pause);
    assert!(elapsed >= pause, "{elapsed:?}");
}

#[test]
fn browsers_need_not_wait_for_bots() {
    let pause = Duration::from_secs(60);
    let elapsed = first_move(&["greedy", "me"], pause);
    assert!(elapsed < pause, "{elapsed:?}");
}

#[test]
fn bots_wait_while_a_person_may_take_a_move_back() {
    let folder = tempfile::tempdir().unwrap();
    let pause = Duration::from_secs(1);
    let server = Server::with(folder.path(), |config| config.bot_pause = pause);
    let mut me = server.browser();
    let table = me.table_of("cardcassonne", "", &["me", "greedy"]);
    let mut socket = me.socket(&table);
    let mut message = socket.answer();
    let mut begun = Instant::now();
    // A move after which the bot is asked and which can still be taken back.
    while message["undo"] != 0 || message["scene"]["prompt"]["seat"] != 1 {
        begun = Instant::now();
        let mine = message["scene"]["prompt"]["seat"] == 0;
        message = if mine { socket.choose(&message, 0) } else { socket.answer() };
    }
    socket.answer();
    assert!(begun.elapsed() >= pause, "{:?}", begun.elapsed());
}

#[test]
fn the_greedy_bot_plays_for_one_that_fails() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| {
        config.thinking_patience = Duration::from_millis(50);
        config.think = std::sync::Arc::new(|_, _, seat, _, _| {
            if seat.0 == 0 {
                panic!("this bot never learnt to play");
            }
            std::thread::sleep(Duration::from_millis(400));
            "pass".to_string()
        });
    });
    let mut me = server.browser();
    let table = me.table("", &["random", "greedy", "me"]);
    let mut socket = me.socket(&table);
    let mut message = socket.answer();
    while message["scene"]["prompt"]["seat"] != 2 {
        message = socket.answer();
    }
    assert_eq!(message["scene"]["view"]["tiles"].as_array().unwrap().len(), 3);
}
