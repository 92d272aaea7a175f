//! External bots: how they get a seat, what they may do there, and what happens when they do not.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Answer, Browser};
use crate::{Server, fresh};

fn claim(program: &mut Browser, table: &Value, key: &str) -> Answer {
    let id = table["id"].as_str().unwrap();
    program.post(&format!("/api/tables/{id}/bot"), &json!({"key": key, "name": "Hal 9"}))
}

/// A program: it has no page and keeps no cookie.
fn program(server: &Server) -> Browser {
    Browser { origin: None, ..server.browser() }
}

/// A table of a person with an external bot at the second seat.
fn seated(server: &Server, me: &mut Browser, game: &str) -> (Value, Browser) {
    let table = me.table_of(game, "", &["me", "link"]);
    let mut bot = program(server);
    let seat = claim(&mut bot, &table, table["seats"][1]["botKey"].as_str().unwrap()).ok();
    assert_eq!((&seat["seat"], &seat["patience"]), (&json!(1), &json!(30)));
    bot.bearer = Some(seat["token"].as_str().unwrap().to_string());
    (table, bot)
}

#[test]
fn an_external_bot_plays_a_whole_game() {
    for game in ["carcassonne", "castle", "cardcassonne"] {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::with(folder.path(), |config| config.limits.bot_messages = u32::MAX);
        let mut me = server.browser();
        let (table, bot) = seated(&server, &mut me, game);
        let mut plays = bot.socket(&table);
        let played = std::thread::spawn(move || {
            let welcome = plays.answer();
            plays.play(welcome, u64::MAX)
        });
        let mut socket = me.socket(&table);
        let welcome = socket.answer();
        assert_eq!(welcome["table"]["seats"][1]["who"], "external", "{game}");
        assert_eq!(welcome["table"]["seats"][1]["name"], "Hal 9");
        assert!(welcome["table"]["seats"][1]["bot"].is_null());
        let last = socket.play(welcome, u64::MAX);
        assert_eq!(last["scene"]["view"]["over"]["how"], "played", "{game}");
        assert_eq!(played.join().unwrap()["scene"]["view"]["over"]["how"], "played");
        // In the game after it, the bot sits at the next seat with the same token.
        let again = format!("/api/tables/{}/rematch", table["id"].as_str().unwrap());
        let next = me.post(&again, &json!({})).ok();
        assert_eq!(next["seats"][0]["who"], "external", "{game}");
        assert_eq!(bot.socket(&next).answer()["table"]["seats"][0]["who"], "me", "{game}");
    }
}

#[test]
fn only_whoever_was_given_a_seat_gets_it() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "link"]);
    let key = table["seats"][1]["botKey"].as_str().unwrap();
    let link = table["seats"][1]["link"].as_str().unwrap();
    // Only whoever made the table reads the key.
    let id = table["id"].as_str().unwrap();
    let seen = server.browser().get(&format!("/api/tables/{id}")).ok();
    assert!(seen["seats"][1]["botKey"].is_null());
    let mut bot = program(&server);
    for wrong in ["", "0123456789abcdefghjkmnpqrs", link.split_once('#').unwrap().1] {
        assert_eq!(claim(&mut bot, &table, wrong).code(), "not-your-seat", "{wrong}");
    }
    let nameless = json!({"key": key, "name": " \n"});
    assert_eq!(bot.post(&format!("/api/tables/{id}/bot"), &nameless).code(), "bad-request");
    let other = me.table("", &["me", "link"]);
    assert_eq!(claim(&mut bot, &other, key).code(), "not-your-seat");
    let first = claim(&mut bot, &table, key).ok();
    // The link of the seat is worth nothing from then on, and neither is the key as a link.
    let path = format!("/api/tables/{id}/claim");
    let key_of_link = link.split_once('#').unwrap().1;
    for (key, code) in [(key_of_link, "taken"), (key, "wrong-link")] {
        assert_eq!(server.browser().post(&path, &json!({"key": key})).code(), code);
    }
    // A program that has lost its token comes back by its key; the old token is worth nothing then.
    let second = claim(&mut bot, &table, key).ok();
    assert_ne!(first["token"], second["token"]);
    bot.bearer = Some(first["token"].as_str().unwrap().to_string());
    assert!(bot.try_socket(id).err().unwrap().contains("403"));
    bot.bearer = Some(second["token"].as_str().unwrap().to_string());
    assert_eq!(bot.socket(&table).answer()["type"], "welcome");
    // The seat stays a bot's.
    let back = bot.post(&format!("/api/tables/{id}/return"), &json!({"seat": 1}));
    assert_eq!(back.code(), "not-possible");
}

#[test]
fn a_seat_with_a_person_is_not_given_to_a_bot() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("", &["me", "link"]);
    let link = table["seats"][1]["link"].as_str().unwrap().split_once('#').unwrap().1;
    let path = format!("/api/tables/{}/claim", table["id"].as_str().unwrap());
    server.browser().post(&path, &json!({"key": link})).ok();
    let key = table["seats"][1]["botKey"].as_str().unwrap();
    assert_eq!(claim(&mut program(&server), &table, key).code(), "taken");
}

#[test]
fn a_bot_speaks_for_its_seat_alone_and_sees_no_more() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let (table, mut bot) = seated(&server, &mut me, "cardcassonne");
    let mut socket = bot.socket(&table);
    let welcome = socket.answer();
    assert_eq!(welcome["table"]["seats"][1]["who"], "me");
    assert_eq!(welcome["table"]["seats"][0]["who"], "person");
    let seats = welcome["scene"]["view"]["seats"].as_array().unwrap();
    assert!(seats[0]["cards"].as_array().is_none_or(Vec::is_empty), "{}", seats[0]);
    assert_eq!(socket.say(&welcome["seq"], 0, "down 1 road")["code"], "not-your-seat");
    // At another table the token is worth nothing.
    let other = me.table("", &["me", "me"]);
    assert!(bot.try_socket(other["id"].as_str().unwrap()).err().unwrap().contains("403"));
    bot.bearer = Some("nonsense".to_string());
    assert!(bot.try_socket(table["id"].as_str().unwrap()).err().unwrap().contains("403"));
}

#[test]
fn a_bot_that_is_not_asked_is_told_so() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let (table, bot) = seated(&server, &mut me, "carcassonne");
    let mut socket = bot.socket(&table);
    let welcome = socket.answer();
    assert_eq!(welcome["scene"]["prompt"]["options"], json!([]));
    let seen = me.socket(&table).answer();
    let option = seen["scene"]["prompt"]["options"][0]["sentence"].as_str().unwrap();
    assert_eq!(socket.say(&welcome["seq"], 1, option)["code"], "not-your-turn");
    assert_eq!(socket.say(&json!(0), 1, option)["code"], "stale");
}

#[test]
fn the_greedy_bot_plays_for_one_that_is_late_and_the_seat_stays_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let patience = Duration::from_millis(500);
    let server = Server::with(folder.path(), |config| config.external_patience = patience);
    let mut me = server.browser();
    let table = me.table("first", &["link", "me"]);
    let mut bot = program(&server);
    let seat = claim(&mut bot, &table, table["seats"][0]["botKey"].as_str().unwrap()).ok();
    bot.bearer = Some(seat["token"].as_str().unwrap().to_string());
    let mut socket = bot.socket(&table);
    let welcome = socket.answer();
    assert_eq!(welcome["scene"]["prompt"]["seat"], 0);
    let begun = Instant::now();
    let late = socket.next("refused");
    assert_eq!(late["code"], "timed-out");
    assert!(late["seq"].as_u64() > welcome["seq"].as_u64());
    assert!(begun.elapsed() >= patience / 2, "{:?}", begun.elapsed());
    // Again and again; then a person moves, and the bot is asked as before.
    let mut mine = me.socket(&table);
    let mut message = mine.answer();
    while message["scene"]["prompt"]["seat"] != 1 {
        message = mine.answer();
    }
    while message["scene"]["prompt"]["seat"] == 1 {
        message = mine.choose(&message, 0);
    }
    let mut asked = socket.next("update");
    while asked["seq"] != message["seq"] {
        asked = socket.next("update");
    }
    assert!(!asked["scene"]["prompt"]["options"].as_array().unwrap().is_empty());
    assert_eq!(socket.choose(&asked, 0)["type"], "update");
    let numbers = me.get("/metrics").body;
    assert!(numbers.contains("bastide_external_timeouts_total"), "{numbers}");
}

#[test]
fn a_bot_that_says_too_much_is_told_so_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| {
        config.limits.bot_messages = 5;
        config.limits.bot_connections = 4;
    });
    let mut me = server.browser();
    let (table, bot) = seated(&server, &mut me, "carcassonne");
    let mut socket = bot.socket(&table);
    socket.answer();
    for _ in 0..8 {
        socket.send(&json!({"type": "ping"}));
    }
    assert_eq!(socket.next("refused")["code"], "too-many");
    std::thread::sleep(Duration::from_millis(1200));
    socket.send(&json!({"type": "ping"}));
    socket.next("pong");
    let id = table["id"].as_str().unwrap();
    let refused = (0..8).find_map(|_| bot.try_socket(id).err()).unwrap();
    assert!(refused.contains("429"), "{refused}");
}

#[test]
fn a_token_needs_no_origin_unless_a_cookie_comes_with_it() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let (table, mut bot) = seated(&server, &mut me, "carcassonne");
    let id = table["id"].as_str().unwrap();
    bot.origin = Some("http://elsewhere.example".to_string());
    assert_eq!(bot.socket(&table).answer()["type"], "welcome");
    bot.cookie = me.cookie.clone();
    assert!(bot.try_socket(id).err().unwrap().contains("403"));
    let rename = json!({"seat": 1, "name": "Dave"});
    assert_eq!(bot.post(&format!("/api/tables/{id}/rename"), &rename).code(), "wrong-origin");
    // And whoever shows a token means its seat, whatever the cookie says.
    bot.origin = me.origin.clone();
    let rename = json!({"seat": 0, "name": "Dave"});
    assert_eq!(bot.post(&format!("/api/tables/{id}/rename"), &rename).code(), "not-your-seat");
}

#[test]
fn a_bot_comes_back_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut me = server.browser();
    let (table, mut bot) = seated(&server, &mut me, "carcassonne");
    drop(server);
    let server = Server::start(folder.path());
    bot.address = server.address;
    let welcome = bot.socket(&table).answer();
    assert_eq!(welcome["table"]["seats"][1]["who"], "me");
}
