//! What waits is found again: bots after a stop, games that nobody comes back to, games that cannot be read.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};

use crate::Server;
use crate::client::Browser;

/// Does something with the database of a folder that nobody serves.
fn with_database<T>(folder: &Path, work: impl AsyncFnOnce(&SqlitePool) -> T) -> T {
    let path = folder.join("bastide.db");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let options = SqlitePoolOptions::new().max_connections(1);
        let pool = options.connect(path.to_str().unwrap()).await.unwrap();
        let done = work(&pool).await;
        pool.close().await;
        done
    })
}

fn move_to(server: &Server, browser: &mut Browser) {
    browser.address = server.address;
    browser.origin = Some(format!("http://{}", server.address));
}

fn id(table: &Value) -> String {
    table["id"].as_str().unwrap().to_string()
}

/// The row that says when somebody must look after a game.
async fn due(pool: &SqlitePool, id: &str) -> Option<(i64, i64, i64)> {
    let row = sqlx::query_as("select rank, at, tries from due where game_id = $1");
    row.bind(id).fetch_optional(pool).await.unwrap()
}

#[test]
fn a_bot_that_was_forgotten_is_found_after_a_stop() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut me = server.browser();
    let table = me.table("", &["me", "greedy"]);
    let welcome = me.socket(&table).answer();
    let say = welcome["scene"]["prompt"]["options"][0]["sentence"].as_str().unwrap().to_string();
    drop(server);
    // What a process writes that is killed before its bot has answered.
    with_database(folder.path(), async |pool| {
        for (seq, say) in [(2, say.as_str()), (3, "pass")] {
            let entry = sqlx::query("insert into entry values ($1, $2, 'red', $3, 0, null, 0)");
            entry.bind(id(&table)).bind(seq).bind(say).execute(pool).await.unwrap();
        }
        let row = sqlx::query("update due set rank = 0, at = 0 where game_id = $1");
        assert_eq!(row.bind(id(&table)).execute(pool).await.unwrap().rows_affected(), 1);
    });
    let server = Server::start(folder.path());
    move_to(&server, &mut me);
    let mut socket = me.socket(&table);
    // The draw after it and the bot's turn follow by themselves.
    let mut message = socket.answer();
    while message["scene"]["prompt"]["seat"] != 0 || message["seq"].as_u64() < Some(5) {
        message = socket.answer();
    }
}

/// A process that is killed while a bot thinks leaves a row that is leased, and due only after the bot's patience.
#[test]
fn work_of_a_killed_server_is_due_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut me = server.browser();
    let table = me.table("", &["me", "greedy"]);
    let welcome = me.socket(&table).answer();
    let say = welcome["scene"]["prompt"]["options"][0]["sentence"].as_str().unwrap().to_string();
    drop(server);
    with_database(folder.path(), async |pool| {
        for (seq, say) in [(2, say.as_str()), (3, "pass")] {
            let entry = sqlx::query("insert into entry values ($1, $2, 'red', $3, 0, null, 0)");
            entry.bind(id(&table)).bind(seq).bind(say).execute(pool).await.unwrap();
        }
        let lease = "update due set rank = 0, at = unixepoch() * 1000 + 25000, leased_by = 'lost'";
        assert_eq!(sqlx::query(lease).execute(pool).await.unwrap().rows_affected(), 1);
    });
    let server = Server::start(folder.path());
    move_to(&server, &mut me);
    let begun = Instant::now();
    let mut socket = me.socket(&table);
    let mut message = socket.answer();
    while message["scene"]["prompt"]["seat"] != 0 || message["seq"].as_u64() < Some(5) {
        message = socket.answer();
    }
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
}

#[test]
fn games_that_nobody_comes_back_to_are_ended_and_opened_records_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut me = server.browser();
    let left = me.table("", &["me", "me"]);
    let open = me.table("", &["me", "link"]);
    let text = me.get(&format!("/api/tables/{}/record", id(&left))).body;
    let opened = me.post("/api/records", &json!({"record": text})).ok();
    let kept = me.table("", &["me", "me"]);
    drop(server);
    with_database(folder.path(), async |pool| {
        let (rank, at, _) = due(pool, &id(&left)).await.unwrap();
        let days = 179 * 86_400_000;
        assert!(rank == 3 && at > days, "it is half a year until it ends");
        assert_eq!(due(pool, &id(&open)).await, None);
        for table in [&left, &opened, &open] {
            let old = "update entry set at = 5 where game_id = $1";
            sqlx::query(old).bind(id(table)).execute(pool).await.unwrap();
        }
        // As if the time had come for all of them.
        sqlx::query("update due set at = 0").execute(pool).await.unwrap();
    });
    let server = Server::start(folder.path());
    move_to(&server, &mut me);
    let begun = Instant::now();
    let over = |me: &mut Browser, table: &Value| {
        me.get(&format!("/api/tables/{}", id(table))).ok()["over"].clone()
    };
    while over(&mut me, &left) != true {
        assert!(begun.elapsed() < Duration::from_secs(20), "it is not ended");
        std::thread::sleep(Duration::from_millis(50));
    }
    let welcome = me.socket(&left).answer();
    assert_eq!(welcome["scene"]["view"]["over"]["how"], "timeout");
    assert!(welcome["table"]["secret"].is_string());
    std::thread::sleep(Duration::from_millis(500));
    for table in [&opened, &open, &kept] {
        assert_eq!(over(&mut me, table), false);
    }
    drop(server);
    with_database(folder.path(), async |pool| {
        assert_eq!(due(pool, &id(&left)).await, None);
        let (rank, at, _) = due(pool, &id(&kept)).await.unwrap();
        assert!(rank == 3 && at > 0, "its time is reckoned from its last entry");
    });
}

/// A game that was there before anybody reckoned how old games are gets a week of notice.
#[test]
fn old_games_are_not_ended_without_notice() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut me = server.browser();
    let table = me.table("", &["me", "me"]);
    drop(server);
    with_database(folder.path(), async |pool| {
        sqlx::query("update entry set at = 5").execute(pool).await.unwrap();
        sqlx::query("update due set rank = 2, at = 0").execute(pool).await.unwrap();
    });
    let server = Server::start(folder.path());
    move_to(&server, &mut me);
    std::thread::sleep(Duration::from_millis(1500));
    assert_eq!(me.get(&format!("/api/tables/{}", id(&table))).ok()["over"], false);
    drop(server);
    let (rank, at, _) =
        with_database(folder.path(), async |pool| due(pool, &id(&table)).await.unwrap());
    assert!(rank == 3 && at > 1_700_000_000_000, "{rank} {at}");
}

#[test]
fn a_game_that_cannot_be_read_hides_no_other_and_is_tried_less_and_less() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut me = server.browser();
    let bad = me.table("", &["me", "greedy"]);
    let newer = me.table("", &["me", "greedy"]);
    let good = me.table("", &["me", "greedy"]);
    drop(server);
    with_database(folder.path(), async |pool| {
        let broken = "update entry set say = 'nonsense' where game_id = $1";
        sqlx::query(broken).bind(id(&bad)).execute(pool).await.unwrap();
        let rules = "update game set rules = 999 where id = $1";
        sqlx::query(rules).bind(id(&newer)).execute(pool).await.unwrap();
        sqlx::query("update due set rank = 0, at = 0").execute(pool).await.unwrap();
    });
    let server = Server::start(folder.path());
    move_to(&server, &mut me);
    let listed = me.get("/api/tables").ok();
    let ids: Vec<&str> =
        listed.as_array().unwrap().iter().map(|card| card["id"].as_str().unwrap()).collect();
    assert_eq!(ids, [good["id"].as_str().unwrap()]);
    // A game by rules that are not known here is not played by others.
    for table in [&bad, &newer] {
        let answer = me.get(&format!("/api/tables/{}", id(table)));
        assert_eq!((answer.status, answer.code().as_str()), (500, "internal"));
    }
    std::thread::sleep(Duration::from_millis(1500));
    drop(server);
    with_database(folder.path(), async |pool| {
        let (_, at, tries) = due(pool, &id(&bad)).await.unwrap();
        assert!(tries == 1 && at > 1_700_000_000_000, "{at} {tries}");
        let (rank, _, tries) = due(pool, &id(&good)).await.unwrap();
        assert_eq!((rank, tries), (3, 0));
    });
}
