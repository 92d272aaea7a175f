//! What is there stays there until it is certain that it may go.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bastide_testkit::PostgresServer;

use super::{Club, done, on_postgres, refused, text};

/// Files that begin like an export, with what is said about them: cut short, of a newer program, with a broken line,
/// with a wrong number at its end, and packed but cut short.
fn broken_exports(club: &Club) -> Vec<(PathBuf, &'static str)> {
    let (whole, packed) = (club.path("whole.jsonl"), club.path("whole.jsonl.gz"));
    done(&club.data(), &["export", text(&whole)]);
    done(&club.data(), &["export", text(&packed)]);
    let whole = std::fs::read_to_string(whole).expect("an export");
    let packed = std::fs::read(packed).expect("an export");
    let last = whole.lines().nth(3).expect("three games");
    let files = [
        ("cut", whole[..whole.len() - 40].into(), "cut short"),
        ("newer", whole.replacen("\"version\":1", "\"version\":7", 1).into(), "version 7"),
        ("line", whole.replacen(last, "{\"id\":1}", 1).into(), "line 4"),
        ("count", whole.replacen("{\"end\":3}", "{\"end\":4}", 1).into(), "says 4"),
        ("packed", packed[..packed.len() / 2].to_vec(), "line "),
    ];
    let write = |(name, bytes, why): (&str, Vec<u8>, &'static str)| {
        let file = club.path(name);
        std::fs::write(&file, bytes).expect("written");
        (file, why)
    };
    files.into_iter().map(write).collect()
}

/// A club whose games are in a database as well.
fn club_at(database: &PostgresServer) -> Club {
    let mut club = Club::new();
    club.stop();
    let whole = club.path("games.jsonl");
    done(&club.data(), &["export", text(&whole)]);
    assert_eq!(on_postgres(&database.url(), &["import", text(&whole)]).code, Some(0));
    club
}

/// The files that were set aside in a folder.
fn aside(data: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(data).expect("a folder").map(|file| file.expect("a file").path());
    files.filter(|file| text(file).contains("bastide.db.before-")).collect()
}

#[test]
fn a_backup_that_cannot_be_read_replaces_nothing() {
    let mut club = Club::new();
    club.stop();
    let before = club.games(&club.data());
    for (file, why) in broken_exports(&club) {
        let said = refused(&club.data(), &["restore", text(&file), "--overwrite"]);
        assert!(said.contains(why) && said.contains(text(&file)), "{said}");
        assert_eq!(club.games(&club.data()), before, "{why}");
        assert_eq!(aside(&club.data()), [] as [PathBuf; 0], "{why}");
    }
}

#[test]
fn a_backup_that_cannot_be_read_replaces_nothing_at_postgresql() {
    let Some(database) = PostgresServer::start() else { return };
    let club = club_at(&database);
    for (file, why) in broken_exports(&club) {
        let ran = on_postgres(&database.url(), &["restore", text(&file), "--overwrite"]);
        assert_eq!(ran.code, Some(2), "{}{}", ran.out, ran.err);
        assert!(ran.err.contains(why), "{}", ran.err);
        assert_eq!(database.query("select count(*) from game"), "3", "{why}");
    }
}

#[test]
fn a_file_that_cannot_be_read_is_set_aside() {
    let mut club = Club::new();
    let (copy, export) = (club.path("backup.db"), club.path("games.jsonl"));
    done(&club.data(), &["backup", text(&copy)]);
    club.stop();
    done(&club.data(), &["export", text(&export)]);
    let before = club.games(&club.data());
    let mut malformed = std::fs::read(&copy).expect("a backup");
    malformed[100..].fill(0xff);
    let contents = [Vec::new(), b"no database at all, but somebody's file".to_vec(), malformed];
    for (n, contents) in contents.iter().enumerate() {
        for (kind, backup) in [("copy", &copy), ("export", &export)] {
            let data = club.path(&format!("{kind}{n}"));
            let file = data.join("bastide.db");
            std::fs::create_dir(&data).expect("a folder");
            std::fs::write(&file, contents).expect("written");
            refused(&data, &["restore", text(backup)]);
            refused(&data, &["stats"]);
            assert!(std::fs::read(&file).expect("a file") == *contents, "it is as it was");
            assert!(
                done(&data, &["restore", text(backup), "--overwrite"])
                    .starts_with("3 games restored")
            );
            assert_eq!(club.games(&data), before);
            let kept = aside(&data);
            assert_eq!(kept.len(), 1, "{kept:?}");
            assert!(std::fs::read(&kept[0]).expect("a file") == *contents, "it is kept");
        }
    }
}

#[test]
fn a_table_where_something_happens_meanwhile_is_not_pruned() {
    let Some(database) = PostgresServer::start() else { return };
    let club = club_at(&database);
    // A transaction like those of nodes, which commits when somebody waits for it: whoever prunes has made the list
    // by then.
    let played = format!(
        "do $$ begin
           insert into entry (game_id, seq, actor, say, at) values ('{}', 9999, 'red', 'x', 1);
           update seat set token_hash = '\\x01' where game_id = '{}' and token_hash is null;
           perform pg_advisory_xact_lock(1);
           for n in 1..400 loop
             exit when exists (select from pg_locks where not granted);
             perform pg_sleep(0.05);
           end loop;
         end $$",
        club.running, club.open
    );
    std::thread::scope(|scope| {
        scope.spawn(|| database.query(&played));
        let begun = "select count(*) from pg_locks where locktype = 'advisory'";
        let mut looks = 0;
        while database.query(begun) != "1" {
            looks += 1;
            assert!(looks < 200, "the transaction does not begin");
            std::thread::sleep(Duration::from_millis(50));
        }
        let prune = ["prune", "--older-than", "0", "--state", "open", "--state", "running"];
        let ran = on_postgres(&database.url(), &[&prune[..], &["--state", "finished"]].concat());
        assert_eq!(
            (ran.out.as_str(), ran.code),
            ("1 table removed, 2 tables skipped: something happened there meanwhile.\n", Some(0)),
            "{}",
            ran.err
        );
    });
    assert_eq!(database.query("select count(*) from game"), "2");
    assert_eq!(database.query("select count(*) from entry where seq = 9999"), "1");
    assert_eq!(database.query("select count(*) from seat where token_hash = '\\x01'"), "1");
}

#[test]
fn what_fails_half_way_at_postgresql_replaces_nothing() {
    let Some(database) = PostgresServer::start() else { return };
    let club = club_at(&database);
    let whole = club.path("games.jsonl");
    let games = "select string_agg(id, ' ' order by id) from game";
    let (before, entries) = (database.query(games), "select count(*) from entry");
    let logs = database.query(entries);
    // The database breaks when the games are gone and the new ones are coming.
    database.query(
        "create function refuse() returns trigger language plpgsql as
         $$ begin raise exception 'it breaks'; end $$",
    );
    database.query(
        "create trigger refuse before insert on result for each row execute function refuse()",
    );
    let ran = on_postgres(&database.url(), &["restore", text(&whole), "--overwrite"]);
    assert_eq!(ran.code, Some(2), "{}{}", ran.out, ran.err);
    assert_eq!((database.query(games), database.query(entries)), (before, logs));
    database.query("drop trigger refuse on result");
    let ran = on_postgres(&database.url(), &["restore", text(&whole), "--overwrite"]);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    assert_eq!(database.query("select count(*) from game"), "3");
}
