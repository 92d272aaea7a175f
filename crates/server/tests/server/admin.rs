//! What `admin check` reports about a damaged database.

use std::ops::ControlFlow;
use std::path::Path;

use bastide_server::admin::{Archive, Checked, Need};
use bastide_server::{Config, ServeError};
use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};

use crate::Server;

async fn pool(folder: &Path) -> SqlitePool {
    let path = folder.join("bastide.db");
    SqlitePoolOptions::new().max_connections(1).connect(path.to_str().unwrap()).await.unwrap()
}

async fn check(folder: &Path) -> Checked {
    let database = Config::new(folder).database;
    let archive = Archive::open(&database, Need::Read).await.unwrap();
    let checked = archive.check(&mut |_| ControlFlow::Continue(())).await.unwrap();
    archive.close().await;
    checked
}

/// A folder with four tables, and their ids in order.
fn four_tables() -> (tempfile::TempDir, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut me = server.browser();
    let id = |_| me.table("", &["me", "me"])["id"].as_str().unwrap().to_string();
    let mut ids: Vec<String> = (0..4).map(id).collect();
    ids.sort();
    drop(server);
    (folder, ids)
}

#[tokio::test]
async fn a_check_names_every_row_that_cannot_be_read_and_goes_on() {
    let (folder, ids) = tokio::task::spawn_blocking(four_tables).await.unwrap();
    let db = pool(folder.path()).await;
    for (break_it, id) in [
        ("update entry set say = x'ff00' where game_id = $1", &ids[0]),
        ("update seat set name = x'ff' where game_id = $1 and seat = 1", &ids[1]),
        ("update due set at = 'soon' where game_id = $1", &ids[1]),
        ("update entry set say = 'draw nothing' where game_id = $1", &ids[3]),
    ] {
        assert_eq!(sqlx::query(break_it).bind(id).execute(&db).await.unwrap().rows_affected(), 1);
    }
    let checked = check(folder.path()).await;
    assert_eq!(checked.games, 4);
    let faults: Vec<_> =
        checked.faults.iter().map(|fault| (&fault.id, fault.entry, fault.what.as_str())).collect();
    assert_eq!(faults.len(), 4, "{faults:?}");
    assert_eq!((faults[0].0, faults[0].1), (&ids[0], Some(1)));
    assert!(faults[0].2.contains("the entry cannot be read") && faults[0].2.contains("say"));
    assert!(faults[1].0 == &ids[1] && faults[1].2.contains("seat 1"), "{faults:?}");
    assert!(faults[2].0 == &ids[1] && faults[2].2.contains("when it is due"), "{faults:?}");
    assert_eq!((faults[3].0, faults[3].1), (&ids[3], Some(1)));
    db.close().await;
}

#[tokio::test]
async fn a_changed_schema_is_named_in_plain_words() {
    let (folder, _) = tokio::task::spawn_blocking(four_tables).await.unwrap();
    let problem = async || match bastide_server::open(Config::new(folder.path())).await {
        Err(ServeError::Data { problem, .. }) => problem,
        other => panic!("{other:?}"),
    };
    let db = pool(folder.path()).await;
    let checksum = sqlx::query_scalar("select checksum from _sqlx_migrations where version = 2");
    let checksum: Vec<u8> = checksum.fetch_one(&db).await.unwrap();
    db.close().await;
    let set = "update _sqlx_migrations set checksum = $1, success = $2 where version = 2";
    for (checksum, ended, what) in [
        (&vec![0; 48], true, "migration 2 of the database is not the one of this program"),
        (&checksum, false, "migration 2 of the database was not completed"),
        (&checksum, true, ""),
    ] {
        let db = pool(folder.path()).await;
        sqlx::query(set).bind(checksum).bind(ended).execute(&db).await.unwrap();
        db.close().await;
        if !what.is_empty() {
            assert!(problem().await.starts_with(what), "{}", problem().await);
            let checked = check(folder.path()).await;
            assert!(checked.database[0].starts_with(what), "{:?}", checked.database);
        }
    }
    let db = pool(folder.path()).await;
    sqlx::query("drop table due").execute(&db).await.unwrap();
    db.close().await;
    let missing = "the table `due` is missing from the database";
    assert!(problem().await.starts_with(missing), "{}", problem().await);
    let database = Config::new(folder.path()).database;
    let refused = Archive::open(&database, Need::Read).await.unwrap_err().to_string();
    assert!(refused.contains(missing), "{refused}");
}
