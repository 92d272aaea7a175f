//! Bots of one table do not hold up another, and whatever a bot does, its table goes on.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bastide_server::{Config, think};
use serde_json::Value;

use crate::Server;
use crate::client::{Browser, Socket};

/// A server with two threads for bots, where the strongest take so long and the others play as they do.
fn with_slow_bots(config: &mut Config, time: Duration) {
    config.bot_threads = 2;
    config.think = Arc::new(move |bot, table, seat, mind, budget| {
        if bot == "level7" {
            std::thread::sleep(time);
        }
        think(bot, table, seat, mind, budget)
    });
}

/// A table where a bot is asked first.
fn begun(browser: &mut Browser, bot: &str) -> Socket {
    let table = browser.table("first", &[bot, "me"]);
    browser.socket(&table)
}

/// Plays from a message until the person at the second seat is asked.
fn until_asked(socket: &mut Socket) -> Value {
    let mut message = socket.answer();
    while message["scene"]["prompt"]["seat"] != 1 {
        message = socket.answer();
    }
    message
}

#[test]
fn a_quick_bot_does_not_wait_for_searches() {
    let folder = tempfile::tempdir().unwrap();
    let long = Duration::from_secs(3);
    let server = Server::with(folder.path(), |config| with_slow_bots(config, long));
    let mut me = server.browser();
    let _searches: Vec<Socket> = (0..6).map(|_| begun(&mut me, "level7")).collect();
    let time = Instant::now();
    for _ in 0..3 {
        until_asked(&mut begun(&mut me, "level1"));
    }
    assert!(time.elapsed() < long, "{:?}", time.elapsed());
}

#[test]
fn waiting_for_a_thread_counts_like_thinking() {
    let folder = tempfile::tempdir().unwrap();
    let patience = Duration::from_millis(400);
    let server = Server::with(folder.path(), |config| {
        config.thinking_patience = patience;
        with_slow_bots(config, Duration::from_secs(8));
        config.bot_threads = 1;
    });
    let mut me = server.browser();
    // The only thread hangs; whoever is asked next has waited in vain and is played for.
    until_asked(&mut begun(&mut me, "level7"));
    let time = Instant::now();
    until_asked(&mut begun(&mut me, "level1"));
    assert!(time.elapsed() >= patience, "{:?}", time.elapsed());
    assert!(time.elapsed() < Duration::from_secs(5), "{:?}", time.elapsed());
}

#[test]
fn the_greedy_bot_plays_for_one_that_answers_nonsense() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| {
        config.think = Arc::new(|_, _, _, _, _| "queen takes e5".to_string());
    });
    let mut me = server.browser();
    let message = until_asked(&mut begun(&mut me, "level4"));
    assert_eq!(message["scene"]["view"]["tiles"].as_array().unwrap().len(), 2);
}

#[test]
fn a_bot_keeps_its_plan_in_mind_for_the_whole_turn() {
    let folder = tempfile::tempdir().unwrap();
    let said = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&said);
    let server = Server::with(folder.path(), |config| {
        config.think = Arc::new(move |bot, table, seat, mind, budget| {
            let sentence = think(bot, table, seat, mind, budget);
            heard.lock().unwrap().push((mind.seed(), sentence.clone()));
            sentence
        });
    });
    let mut me = server.browser();
    until_asked(&mut begun(&mut me, "level1"));
    let said = said.lock().unwrap();
    let [(tile_by, tile), (figure_by, figure)] = &said[..] else { panic!("{said:?}") };
    assert!(tile.starts_with("tile ") && !figure.starts_with("tile "), "{said:?}");
    assert_eq!(tile_by, figure_by, "it was asked for the figure as somebody else");
}

#[test]
fn what_people_wait_for_bots_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut me = server.browser();
    until_asked(&mut begun(&mut me, "level1"));
    let numbers = me.get("/metrics").body;
    let count =
        numbers.lines().find_map(|line| line.strip_prefix("bastide_bot_wait_seconds_count "));
    assert!(count.is_some_and(|count| count != "0"), "{numbers}");
}
