//! Data folders that earlier versions wrote: they open, nothing in them is lost, and their games go on.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use sqlx::sqlite::SqlitePool;

use crate::client::Browser;
use crate::{Server, fresh};

/// The folders of all versions.
fn versions() -> Vec<PathBuf> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let entries = fs::read_dir(data).unwrap().map(|entry| entry.unwrap().path());
    let mut found: Vec<PathBuf> = entries.filter(|path| path.is_dir()).collect();
    found.sort();
    assert!(!found.is_empty(), "the data folders are gone");
    found
}

/// How many entries a table has, and whether its record can be had.
fn entries(browser: &mut Browser, id: &str) -> usize {
    let history = browser.get(&format!("/api/tables/{id}/history")).ok();
    let record = browser.get(&format!("/api/tables/{id}/record"));
    assert_eq!(record.status, 200, "{}", record.body);
    history["entries"].as_array().unwrap().len()
}

#[test]
fn data_of_every_version_opens_and_its_games_go_on() {
    for version in versions() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("bastide.db");
        fs::copy(version.join("bastide.db"), &database).unwrap();
        let tables = fs::read_to_string(version.join("tables.json")).unwrap();
        let tables: Value = serde_json::from_str(&tables).unwrap();
        let server = Server::start(folder.path());
        let mut me = server.browser();
        me.cookie = Some(tables["cookie"].as_str().unwrap().to_string());

        let mine = json!({"id": tables["mine"]});
        let mut socket = me.socket(&mine);
        let welcome = socket.answer();
        assert_eq!(welcome["type"], "welcome", "{version:?}");
        let last = socket.play(welcome, u64::MAX);
        assert_eq!(last["scene"]["view"]["over"]["how"], "played", "{version:?}");

        for id in tables["bots"].as_array().unwrap() {
            let mut watcher = server.browser();
            let mut socket = watcher.socket(&json!({"id": id}));
            let welcome = socket.answer();
            let last = socket.play(welcome, u64::MAX);
            assert_eq!(last["scene"]["view"]["over"]["how"], "played", "{version:?} {id}");
            let played = last["seq"].as_u64().unwrap() as usize;
            assert_eq!(entries(&mut watcher, id.as_str().unwrap()), played);
        }
    }
}

/// A digest that differs is a warning to whoever runs the server. Whoever plays is not kept from the table.
#[test]
fn a_digest_that_differs_blocks_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let before = socket.play(welcome, 30);
    drop(server);
    let path = folder.path().join("bastide.db");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let changed = runtime.block_on(async {
        let pool = SqlitePool::connect(path.to_str().unwrap()).await.unwrap();
        let wrong = "update entry set digest = digest + 1 where digest is not null";
        let changed = sqlx::query(wrong).execute(&pool).await.unwrap();
        pool.close().await;
        changed.rows_affected()
    });
    assert!(changed >= 3, "{changed} digests were kept");

    let server = Server::start(folder.path());
    me.address = server.address;
    me.origin = Some(format!("http://{}", server.address));
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    assert_eq!(welcome["scene"]["view"], before["scene"]["view"]);
    assert!(entries(&mut me, table["id"].as_str().unwrap()) >= 30);
    let last = socket.play(welcome, u64::MAX);
    assert_eq!(last["scene"]["view"]["over"]["how"], "played");
}

/// A record that begins with a position means the same here as to the command line.
#[test]
fn a_record_that_begins_with_a_position_is_played_from_there() {
    let position = "game carcassonne / with / players red blue / turn blue / track red 40 blue 7 / \
         origin +0,0 / board D^ / bag 2 V 1 L";
    let record = format!(
        "game carcassonne\nrules 1\nwith\nseats red blue\nx-position {position}\n\n\
         1 chance draw V\n2 blue tile V +1,0 >\n"
    );
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.post("/api/records", &json!({"record": record})).ok();
    let mut socket = me.socket(&table);
    let welcome = socket.answer();
    let seats = &welcome["scene"]["view"]["seats"];
    assert_eq!((&seats[0]["points"], &seats[1]["points"]), (&json!(40), &json!(7)));
    assert_eq!(welcome["scene"]["view"]["mover"], 1);
    assert_eq!(welcome["scene"]["view"]["left"], 2);
    let exported = me.get(&format!("/api/tables/{}/record", table["id"].as_str().unwrap())).body;
    assert!(exported.contains("x-position game"), "{exported}");
    let last = socket.play(welcome, u64::MAX);
    assert_eq!(last["scene"]["view"]["over"]["how"], "played");

    let broken = record.replace("bag 2 V 1 L", "bag 2 Z99");
    let fault = me.post("/api/records", &json!({"record": broken}));
    assert_eq!(fault.json()["fault"]["why"], "position", "{}", fault.body);
    assert_eq!(fault.json()["fault"]["line"], 5);
}
