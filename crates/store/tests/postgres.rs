//! What only a database of PostgreSQL must do: say what is wrong with it, take several nodes, and come back.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::time::{Duration, Instant};

use bastide_store::{Append, Due, Entry, Error, Game, NewGame, Postgres, Rank, Seat, Store, Unfit};
use bastide_testkit::{CutLine, PostgresServer, free_port};

const PATIENCE: Duration = Duration::from_secs(2);

async fn open(url: &str) -> Result<Postgres, Error> {
    Postgres::open(url, 10, PATIENCE).await
}

async fn unfit(url: &str) -> Unfit {
    let begun = Instant::now();
    let error = open(url).await.err().unwrap();
    assert!(begun.elapsed() < Duration::from_secs(5), "{error} took too long");
    let Error::Unfit(unfit) = error else { panic!("{error:?}") };
    assert!(!unfit.to_string().contains("pa55"), "{unfit}");
    assert_eq!(unfit.to_string().lines().count(), 1, "{unfit}");
    unfit
}

fn game(id: &str) -> NewGame {
    let facts = Game {
        id: id.to_string(),
        kind: "carcassonne".to_string(),
        rules: 1,
        setup: String::new(),
        aids: "all".to_string(),
        commitment: String::new(),
        secret: String::new(),
        owner: None,
        header: None,
        created_at: 1,
        revision: 0,
        seats: vec![Seat::default()],
    };
    NewGame { facts, entries: Vec::new(), outcome: None, follows: None, due: None }
}

fn append(id: &str, last: u32, sentences: &[&str]) -> Append {
    let entry = |sentence: &&str| Entry {
        actor: "red".to_string(),
        sentence: sentence.to_string(),
        at: 7,
        digest: None,
    };
    let entries = sentences.iter().map(entry).collect();
    Append { id: id.to_string(), last, entries, outcome: None, due: None, by: None }
}

#[tokio::test]
async fn what_cannot_be_used_is_named() {
    let Some(server) = PostgresServer::start() else { return };
    let url = server.url();
    for bad in ["postgres://a b:pa55@c d/x", "postgres://u:pa55@host:99999/x"] {
        assert!(matches!(unfit(bad).await, Unfit::BadUrl(_)), "{bad}");
    }
    let nobody = format!("postgres://u:pa55@127.0.0.1:{}/x", free_port());
    assert!(matches!(unfit(&nobody).await, Unfit::Unreachable { .. }));
    let wrong = url.replace("pa55w0rd", "pa55word");
    assert_eq!(unfit(&wrong).await, Unfit::Credentials("bastide".to_string()));
    let missing = url.replace("/postgres", "/elsewhere");
    assert_eq!(unfit(&missing).await, Unfit::NoDatabase("elsewhere".to_string()));
    server.query("create database latin encoding 'LATIN1' locale 'C' template template0");
    let latin = url.replace("/postgres", "/latin");
    assert_eq!(unfit(&latin).await, Unfit::Encoding("LATIN1".to_string()));
    server.query("create database readonly");
    server.query("alter database readonly set default_transaction_read_only = on");
    assert_eq!(unfit(&url.replace("/postgres", "/readonly")).await, Unfit::ReadOnly);
    server.query("create role guest login password 'pa55w0rd'");
    server.query("revoke create on schema public from public");
    let guest = url.replace("//bastide:", "//guest:");
    assert!(matches!(unfit(&guest).await, Unfit::Privileges(_)));
    // Somebody listens who never answers.
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let silent = format!("postgres://u:pa55@{}/x", silent.local_addr().unwrap());
    assert!(matches!(unfit(&silent).await, Unfit::Unreachable { .. }));
}

#[tokio::test]
async fn a_schema_of_a_newer_version_is_left_alone() {
    let Some(server) = PostgresServer::start() else { return };
    let opened = open(&server.url()).await.unwrap();
    assert_eq!(opened.cluster(), server.query("select name from cluster"));
    assert!(!format!("{opened:?}").contains("pa55"));
    server.query("insert into _sqlx_migrations values (99, 'x', now(), true, '\\x00', 1)");
    assert_eq!(open(&server.url()).await.err(), Some(Error::Newer));
}

/// Three nodes start at once at an empty database, and agree on its schema.
#[tokio::test]
async fn several_start_at_once() {
    let Some(server) = PostgresServer::start() else { return };
    let url = server.url();
    let (a, b, c) = tokio::join!(open(&url), open(&url), open(&url));
    let names = [a, b, c].map(|opened| opened.unwrap().cluster().to_string());
    assert!(names.iter().all(|name| *name == names[0]));
}

/// A server that finds itself alone takes back at once what a server that was killed had leased. Beside others it
/// does not, because they may be at work.
#[tokio::test]
async fn leases_of_a_lost_server_are_taken_back_by_one_that_is_alone() {
    let Some(server) = PostgresServer::start() else { return };
    let lost = open(&server.url()).await.unwrap();
    let store = Store::Postgres(lost);
    store.create(game("a")).await.unwrap();
    let due = Some(Due { rank: Rank::People, at: 900 });
    let by = Some("lost".to_string());
    store.append(Append { due, by, ..append("a", 0, &["x"]) }).await.unwrap();
    let beside = Store::Postgres(open(&server.url()).await.unwrap());
    beside.reclaim_leases(100).await.unwrap();
    assert_eq!(beside.take_due("beside", 100, 200, 9).await.unwrap(), []);
    store.close().await;
    beside.close().await;
    let connected = "select count(*) from pg_stat_activity where application_name = 'bastide'";
    while server.query(connected) != "0" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // One that has done nothing yet but open the database is noticed as well.
    let alone = Store::Postgres(open(&server.url()).await.unwrap());
    let second = Store::Postgres(open(&server.url()).await.unwrap());
    second.reclaim_leases(100).await.unwrap();
    assert_eq!(second.take_due("second", 100, 200, 9).await.unwrap(), []);
    alone.reclaim_leases(100).await.unwrap();
    let taken = alone.take_due("alone", 100, 200, 9).await.unwrap();
    assert_eq!(taken.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["a"]);
}

/// Two nodes append to the same logs: after every entry one of them comes first, and who loses at one table loses
/// nothing at others.
#[tokio::test]
async fn a_conflict_concerns_one_table() {
    let Some(server) = PostgresServer::start() else { return };
    let here = Store::Postgres(open(&server.url()).await.unwrap());
    let there = Store::Postgres(open(&server.url()).await.unwrap());
    for n in 0..40 {
        here.create(game(&format!("t{n}"))).await.unwrap();
    }
    for round in 0..5 {
        let mut tasks = Vec::new();
        for n in 0..40 {
            // Both play at even tables; each has some of its own.
            for (node, store) in [&here, &there].into_iter().enumerate() {
                if n % 2 == 0 || n % 4 == 1 + 2 * node {
                    let sentences = ["x", "y", "z"];
                    let append = append(&format!("t{n}"), 2 * round, &sentences[..2]);
                    let store = store.clone();
                    tasks.push(tokio::spawn(async move { (n, store.append(append).await) }));
                }
            }
        }
        let mut done = vec![0; 40];
        for task in tasks {
            match task.await.unwrap() {
                (n, Ok(())) => done[n] += 1,
                (n, Err(error)) => assert_eq!((n % 2, error), (0, Error::Conflict)),
            }
        }
        assert_eq!(done, vec![1; 40]);
    }
    // Who says more than somebody who was faster is refused whole.
    let (short, long) = (append("t0", 10, &["x"]), append("t0", 10, &["x", "y", "z"]));
    let (short, long) = tokio::join!(here.append(short), there.append(long));
    assert_ne!(short.is_ok(), long.is_ok());
    let length = here.read("t0", 10).await.unwrap().len();
    assert_eq!(length, if short.is_ok() { 1 } else { 3 });
    assert_eq!(server.query("select count(*) from entry where game_id <> 't0'"), "390");
}

/// Waits until somebody in the database waits for somebody else.
async fn until_blocked(server: &PostgresServer) {
    let begun = Instant::now();
    let waiting = "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'bastide'";
    while server.query(waiting) == "0" {
        assert!(begun.elapsed() < PATIENCE, "nobody waits");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Two append after the same entry, and the statement of the second begins before that of the first is committed: it
/// sees a log without that entry, and yet it loses. If the first takes it back, it wins.
#[tokio::test]
async fn whoever_did_not_see_the_other_loses_all_the_same() {
    let Some(server) = PostgresServer::start() else { return };
    let store = Store::Postgres(open(&server.url()).await.unwrap());
    let others = sqlx::postgres::PgPool::connect(&server.url()).await.unwrap();
    for (id, first_stays) in [("a", true), ("b", false)] {
        store.create(game(id)).await.unwrap();
        // Connections write by turns: now all of them are open.
        for _ in 0..8 {
            store.pulse(1).await.unwrap();
        }
        let mut first = others.begin().await.unwrap();
        let insert = sqlx::query("insert into entry values ($1, 1, 'red', 'first', 1)");
        insert.bind(id).execute(&mut *first).await.unwrap();
        let second = tokio::spawn({
            let store = store.clone();
            async move { store.append(append(id, 0, &["second", "more"])).await }
        });
        until_blocked(&server).await;
        let (expected, log) = if first_stays {
            first.commit().await.unwrap();
            (Err(Error::Conflict), vec!["first"])
        } else {
            first.rollback().await.unwrap();
            (Ok(()), vec!["second", "more"])
        };
        assert_eq!(second.await.unwrap(), expected);
        let entries = store.read(id, 0).await.unwrap();
        assert_eq!(entries.iter().map(|e| e.sentence.as_str()).collect::<Vec<_>>(), log);
    }
}

/// Two nodes append after the same entry as nearly at once as can be, over and over: one of them is told yes, and the log
/// has what that one said and nothing else.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_who_append_at_once_one_wins() {
    let Some(server) = PostgresServer::start() else { return };
    let nodes = [open(&server.url()).await.unwrap(), open(&server.url()).await.unwrap()];
    let nodes = nodes.map(Store::Postgres);
    for n in 0..8 {
        nodes[0].create(game(&format!("t{n}"))).await.unwrap();
    }
    let mut last = [0; 8];
    for round in 0..60 {
        let start = std::sync::Arc::new(tokio::sync::Barrier::new(16));
        let mut tasks = Vec::new();
        for (n, last) in last.iter().enumerate() {
            for (node, store) in nodes.iter().enumerate() {
                let (store, start) = (store.clone(), start.clone());
                let said: Vec<String> = (0..1 + (round + n + node) % 3)
                    .map(|k| format!("{node} {round} {k}"))
                    .collect();
                let texts: Vec<&str> = said.iter().map(String::as_str).collect();
                let append = append(&format!("t{n}"), *last, &texts);
                tasks.push(tokio::spawn(async move {
                    start.wait().await;
                    (n, store.append(append).await, said)
                }));
            }
        }
        let mut heard = vec![Vec::new(); 8];
        for task in tasks {
            match task.await.unwrap() {
                (n, Ok(()), said) => {
                    assert!(heard[n].is_empty(), "both were told yes at table {n}");
                    heard[n] = said;
                }
                (_, Err(error), _) => assert_eq!(error, Error::Conflict),
            }
        }
        for (n, heard) in heard.into_iter().enumerate() {
            let log = nodes[0].read(&format!("t{n}"), last[n]).await.unwrap();
            let log: Vec<String> = log.into_iter().map(|entry| entry.sentence).collect();
            assert!(!heard.is_empty() && log == heard, "table {n}: {log:?} instead of {heard:?}");
            last[n] += heard.len() as u32;
        }
    }
}

/// A due table is taken by one node.
#[tokio::test]
async fn one_node_takes_what_is_due() {
    let Some(server) = PostgresServer::start() else { return };
    let here = Store::Postgres(open(&server.url()).await.unwrap());
    let there = Store::Postgres(open(&server.url()).await.unwrap());
    for n in 0..30 {
        let due = Some(bastide_store::Due { rank: bastide_store::Rank::People, at: n });
        here.create(NewGame { due, ..game(&format!("t{n}")) }).await.unwrap();
    }
    let mut taken = Vec::new();
    while taken.len() < 30 {
        let (a, b) = tokio::join!(here.take_due("a", 50, 90, 4), there.take_due("b", 50, 90, 4));
        let more = a.unwrap().into_iter().chain(b.unwrap()).map(|table| table.id);
        taken.extend(more);
    }
    taken.sort();
    taken.dedup();
    assert_eq!(taken.len(), 30);
}

/// While the database is gone everything is refused within its patience; then it works again by itself.
#[tokio::test]
async fn a_database_comes_back() {
    let Some(mut server) = PostgresServer::start() else { return };
    let store = Store::Postgres(open(&server.url()).await.unwrap());
    store.create(game("a")).await.unwrap();
    store.append(append("a", 0, &["x"])).await.unwrap();
    assert_eq!(store.read("a", 0).await.unwrap().len(), 1);
    for round in 1..3 {
        server.kill();
        let begun = Instant::now();
        assert_eq!(store.append(append("a", round, &["y"])).await, Err(Error::Away));
        assert_eq!(store.read("a", 0).await, Err(Error::Away));
        assert_eq!(store.pulse(1).await, Err(Error::Away));
        assert!(begun.elapsed() < 4 * PATIENCE);
        server.run();
        assert_eq!(store.read("a", 0).await.unwrap().len(), round as usize);
        store.append(append("a", round, &["y"])).await.unwrap();
    }
    // Cut while nobody looked.
    server.query("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'");
    assert_eq!(store.read("a", 0).await.unwrap().len(), 3);
    store.append(append("a", 3, &["z"])).await.unwrap();
}

/// The line is cut in the middle of a write. Nobody can know whether it arrived, so what is answered must fit both: what was
/// not written is written, once; what was written is not written again, and whoever asks reads in the log whose it is.
#[tokio::test]
async fn a_line_that_is_cut_in_the_middle_of_a_write_doubles_nothing() {
    let Some(server) = PostgresServer::start() else { return };
    let line = CutLine::to(server.port());
    // One connection writes.
    let store = Postgres::open(&server.url_at(line.port()), 2, PATIENCE).await.unwrap();
    let store = Store::Postgres(store);
    store.create(game("a")).await.unwrap();
    store.append(append("a", 0, &["x"])).await.unwrap();
    let log = async || {
        let entries = store.read("a", 0).await.unwrap();
        entries.into_iter().map(|entry| entry.sentence).collect::<Vec<_>>()
    };
    // Nothing but entries, which is one statement: lost on its way it is said again.
    line.cut_before("lost");
    store.append(append("a", 1, &["lost"])).await.unwrap();
    assert_eq!((line.cuts(), log().await), (1, vec!["x".to_string(), "lost".to_string()]));
    // It arrived: it was done before, and who looks finds it.
    line.cut_after("arrived");
    assert_eq!(store.append(append("a", 2, &["arrived"])).await, Err(Error::Conflict));
    assert_eq!((line.cuts(), log().await.split_off(2)), (2, vec!["arrived".to_string()]));
    // Said again it is a conflict as well, and the log stays as it is.
    assert_eq!(store.append(append("a", 2, &["arrived"])).await, Err(Error::Conflict));
    // With something due it is a transaction. Until it ends it can be begun again.
    let due = bastide_store::Due { rank: bastide_store::Rank::People, at: 5 };
    let with_due = |last, sentence| Append { due: Some(due), ..append("a", last, &[sentence]) };
    line.cut_before("BEGIN");
    store.append(with_due(3, "begun")).await.unwrap();
    line.cut_after("amid");
    store.append(with_due(4, "amid")).await.unwrap();
    let kept = vec!["begun".to_string(), "amid".to_string()];
    assert_eq!((line.cuts(), log().await.split_off(3)), (4, kept));
    // Cut before its end arrives, it never was; cut after that, it is there. Both are told as what nobody knows.
    line.cut_before("COMMIT");
    assert_eq!(store.append(with_due(5, "unsaid")).await, Err(Error::Away));
    assert_eq!((line.cuts(), log().await.len()), (5, 5));
    line.cut_after("COMMIT");
    assert_eq!(store.append(with_due(5, "said")).await, Err(Error::Away));
    assert_eq!((line.cuts(), log().await.split_off(5)), (6, vec!["said".to_string()]));
    store.append(append("a", 6, &["on"])).await.unwrap();
    assert_eq!(log().await.len(), 7);
}

/// A node that stopped in a transaction does not hold the others up for long.
#[tokio::test]
async fn whoever_holds_a_lock_is_refused_in_the_end() {
    let Some(server) = PostgresServer::start() else { return };
    let store = Store::Postgres(open(&server.url()).await.unwrap());
    store.create(game("a")).await.unwrap();
    store.create(game("b")).await.unwrap();
    let mut other =
        sqlx::postgres::PgPool::connect(&server.url()).await.unwrap().begin().await.unwrap();
    sqlx::query("insert into entry values ('a', 1, 'red', 'w', 1)")
        .execute(&mut *other)
        .await
        .unwrap();
    let begun = Instant::now();
    assert!(matches!(store.append(append("a", 0, &["x"])).await, Err(Error::Locked | Error::Away)));
    store.append(append("b", 0, &["x"])).await.unwrap();
    assert!(begun.elapsed() < 2 * PATIENCE);
    other.rollback().await.unwrap();
    // The statement that nobody waited for any more may have got the lock now, which is why nothing was promised. Said
    // again it is there, once.
    let again = store.append(append("a", 0, &["x"])).await;
    assert!(matches!(again, Ok(()) | Err(Error::Conflict)), "{again:?}");
    let log = store.read("a", 0).await.unwrap();
    assert_eq!(log.iter().map(|entry| entry.sentence.as_str()).collect::<Vec<_>>(), ["x"]);
}

/// An acknowledged write is on the disk, whatever the database is set to.
#[tokio::test]
async fn what_is_acknowledged_is_on_the_disk_whatever_the_database_is_set_to() {
    let Some(server) = PostgresServer::start() else { return };
    server.query("create database lazy");
    server.query("alter database lazy set synchronous_commit = off");
    server.query("alter role bastide set synchronous_commit = off");
    let url = server.url().replace("/postgres", "/lazy");
    let store = Store::Postgres(open(&url).await.unwrap());
    store.create(game("a")).await.unwrap();
    // Whoever writes says how it was written.
    let pool = sqlx::postgres::PgPool::connect(&url).await.unwrap();
    for statement in [
        "create table how (setting text)",
        "create function note() returns trigger language plpgsql as
         $$ begin insert into how values (current_setting('synchronous_commit')); return new; end $$",
        "create trigger note after insert on entry for each row execute function note()",
    ] {
        sqlx::query(statement).execute(&pool).await.unwrap();
    }
    for last in 0..3 {
        store.append(append("a", last, &["x"])).await.unwrap();
    }
    let how: Vec<String> =
        sqlx::query_scalar("select setting from how").fetch_all(&pool).await.unwrap();
    assert_eq!(how, ["on", "on", "on"]);
    let usual: String =
        sqlx::query_scalar("show synchronous_commit").fetch_one(&pool).await.unwrap();
    assert_eq!(usual, "off", "others are told otherwise");
}

/// With `sslmode=verify-full` nobody is spoken to whose certificate is not that of the host.
#[tokio::test]
async fn a_line_is_encrypted_and_the_database_is_who_it_says() {
    let Some((server, certificates)) = PostgresServer::start_encrypted() else { return };
    let authority = certificates.authority();
    let verified = format!("{}?sslmode=verify-full", server.url());
    let trusting = format!("{verified}&sslrootcert={}", authority.display());
    let store = Store::Postgres(open(&trusting).await.unwrap());
    store.create(game("a")).await.unwrap();
    store.append(append("a", 0, &["x"])).await.unwrap();
    assert_eq!(store.read("a", 0).await.unwrap().len(), 1);
    let lines = "select count(*) filter (where ssl), count(*) filter (where not ssl)
                 from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'bastide'";
    let lines = server.query(lines);
    let (encrypted, plain) = lines.split_once('|').unwrap();
    assert!(encrypted.parse::<u32>().unwrap() >= 2 && plain == "0", "{lines}");
    // Nobody vouches for it.
    assert!(matches!(unfit(&verified).await, Unfit::Unreachable { .. }));
    // The certificate is for another name.
    let elsewhere = trusting.replace("127.0.0.1", "localhost");
    assert!(matches!(unfit(&elsewhere).await, Unfit::Unreachable { .. }));
}
