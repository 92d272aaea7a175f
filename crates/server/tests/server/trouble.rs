//! Restarts, locked databases, full disks: what was acknowledged is kept, what was not is said.

use std::time::{Duration, Instant};

use serde_json::json;
use sqlx::sqlite::SqlitePool;

use crate::{Server, fresh};

#[test]
fn a_restart_in_the_middle_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut me = server.browser();
    let table = me.table("classic", &["me", "greedy", "random"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let before = socket.play(welcome, 50);
    drop(server);
    while socket.next_or_end().is_some() {}

    let server = Server::start(folder.path());
    me.address = server.address;
    me.origin = Some(format!("http://{}", server.address));
    let mut socket = me.socket(&table);
    let mut welcome = socket.answer();
    assert!(welcome["seq"].as_u64() >= before["seq"].as_u64());
    // If a bot was about to speak, it is found.
    while welcome["scene"]["prompt"]["seat"] != 0 {
        welcome = socket.answer();
    }
    let last = socket.play(welcome, u64::MAX);
    assert_eq!(last["scene"]["view"]["over"]["how"], "played");
}

#[test]
fn a_locked_database_is_said_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| {
        config.store_patience = Duration::from_millis(50);
    });
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let path = folder.path().join("bastide.db");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let holder = runtime.block_on(async {
        let pool = SqlitePool::connect(path.to_str().unwrap()).await.unwrap();
        pool.begin_with("begin immediate").await.unwrap()
    });
    let refused = socket.choose(&welcome, 0);
    assert_eq!(refused["code"], "not-saved");
    let new = json!({"game": "carcassonne", "seats": [{"who": "me"}, {"who": "me"}]});
    let answer = me.post("/api/tables", &new);
    assert_eq!((answer.status, answer.code().as_str()), (503, "not-saved"));
    runtime.block_on(async { holder.rollback().await.unwrap() });
    assert_eq!(socket.choose(&welcome, 0)["type"], "update");
}

/// While a move waits for a locked database, readers get the last committed state at once. The caller of the move is told
/// in time that it was not saved.
#[test]
fn readers_do_not_wait_for_a_pending_commit_and_writers_wait_once() {
    let patience = Duration::from_secs(2);
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(folder.path(), |config| config.store_patience = patience);
    let mut me = server.browser();
    let tables: Vec<_> = (0..6).map(|_| me.table("", &["me", "me"])).collect();
    let path = folder.path().join("bastide.db");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let holder = runtime.block_on(async {
        let pool = SqlitePool::connect(path.to_str().unwrap()).await.unwrap();
        pool.begin_with("begin immediate").await.unwrap()
    });
    let movers: Vec<_> = (0..)
        .zip(&tables)
        .map(|(n, table)| {
            let mut socket = me.socket(table);
            std::thread::spawn(move || {
                let welcome = socket.answer();
                std::thread::sleep(Duration::from_millis(300) * n);
                let begun = Instant::now();
                assert_eq!(socket.choose(&welcome, 0)["code"], "not-saved");
                begun.elapsed()
            })
        })
        .collect();
    std::thread::sleep(Duration::from_millis(700));
    let begun = Instant::now();
    let id = tables[0]["id"].as_str().unwrap();
    let history = me.get(&format!("/api/tables/{id}/history")).ok();
    assert_eq!(history["entries"].as_array().unwrap().len(), 1);
    assert!(me.socket(&tables[0]).answer()["type"] == "welcome");
    assert!(begun.elapsed() < patience / 2, "{:?}", begun.elapsed());
    for mover in movers {
        let waited = mover.join().unwrap();
        assert!(waited < patience * 3 / 2, "{waited:?}");
    }
    runtime.block_on(async { holder.rollback().await.unwrap() });
}

#[test]
fn everybody_is_told_that_the_server_stops() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut sockets: Vec<_> = (0..30).map(|_| me.socket(&table)).collect();
    let stopped = std::thread::spawn(move || drop(server));
    let codes: Vec<_> = sockets.iter_mut().map(|socket| socket.close_code()).collect();
    assert_eq!(codes, vec![Some(1001); 30]);
    stopped.join().unwrap();
}

#[test]
fn a_page_that_is_older_or_newer_than_the_server_is_told_to_load_again() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let id = me.table("", &["me", "me"])["id"].as_str().unwrap().to_string();
    let mut socket = me.try_socket_at(&format!("/api/tables/{id}/socket?protocol=999")).unwrap();
    assert_eq!(socket.next("refused")["code"], "old-client");
    assert_eq!(socket.close_code(), Some(4001));
}
