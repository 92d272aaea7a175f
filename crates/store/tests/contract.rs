//! What every kind of store must do, and what SQLite must do besides. A kind runs the tests by one line at the end.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::Path;
use std::time::Duration;

use bastide_store::{
    Append, Digest, Due, DueTable, Entry, Error, Game, NewGame, Outcome, Postgres, Rank, Seat,
    Sqlite, Store,
};
use bastide_testkit::PostgresServer;

fn game(id: &str) -> NewGame {
    let facts = Game {
        id: id.to_string(),
        kind: "carcassonne".to_string(),
        rules: 1,
        setup: "river".to_string(),
        aids: "all".to_string(),
        commitment: "c0".to_string(),
        secret: "5e".to_string(),
        owner: Some([9; 32]),
        header: None,
        created_at: 1,
        revision: 0,
        seats: vec![
            Seat { token: Some([1; 32]), name: "Ada".to_string(), ..Seat::default() },
            Seat::default(),
        ],
    };
    NewGame { facts, entries: Vec::new(), outcome: None, follows: None, due: None }
}

/// Entries after entry `last` of game a.
fn after(last: u32, sentences: &[&str]) -> Append {
    let entries = sentences.iter().map(|sentence| entry(sentence)).collect();
    Append { id: "a".to_string(), last, entries, outcome: None, due: None, by: None }
}

fn entry(sentence: &str) -> Entry {
    Entry {
        actor: "red".to_string(),
        sentence: sentence.to_string(),
        at: 7,
        digest: Some(Digest { version: 1, value: -3 }),
    }
}

/// A game comes back as it was made; the same id twice is a conflict.
async fn games_are_kept(store: Store) {
    let new = game("a");
    store.create(new.clone()).await.unwrap();
    assert_eq!(store.game("a").await.unwrap(), Some(new.facts.clone()));
    assert_eq!(store.game("b").await.unwrap(), None);
    assert_eq!(store.create(new.clone()).await, Err(Error::Conflict));
}

/// Entries are appended in order, all or nothing, by one writer.
async fn entries_are_appended(store: Store) {
    store.create(game("a")).await.unwrap();
    store.append(after(0, &["x", "y"])).await.unwrap();
    assert_eq!(store.append(after(0, &["z"])).await, Err(Error::Conflict));
    assert_eq!(store.append(after(3, &["z"])).await, Err(Error::Conflict));
    assert_eq!(store.append(after(1, &["z"])).await, Err(Error::Conflict));
    let outcome = Outcome { points: vec![3, -1], ended_at: 9 };
    store.append(Append { outcome: Some(outcome.clone()), ..after(2, &["z"]) }).await.unwrap();
    assert_eq!(store.outcome("a").await.unwrap(), Some(outcome.clone()));
    // The game is over already: nothing of this counts, the entry included.
    assert_eq!(
        store.append(Append { outcome: Some(outcome.clone()), ..after(3, &["w"]) }).await,
        Err(Error::Conflict)
    );
    let says = |entries: Vec<Entry>| entries.into_iter().map(|e| e.sentence).collect::<Vec<_>>();
    assert_eq!(says(store.read("a", 0).await.unwrap()), ["x", "y", "z"]);
    assert_eq!(says(store.read("a", 2).await.unwrap()), ["z"]);
    assert_eq!(store.read("a", 0).await.unwrap()[0], entry("x"));
    assert!(store.append(Append { id: "nobody".to_string(), ..after(0, &["x"]) }).await.is_err());
}

/// Of many who append after the same entry exactly one succeeds.
async fn one_of_many_is_first(store: Store) {
    store.create(game("a")).await.unwrap();
    let mut tasks = Vec::new();
    for n in 0..16 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move { store.append(after(0, &[&n.to_string()])).await }));
    }
    let mut done = 0;
    for task in tasks {
        match task.await.unwrap() {
            Ok(()) => done += 1,
            Err(error) => assert_eq!(error, Error::Conflict),
        }
    }
    assert_eq!(done, 1);
    assert_eq!(store.read("a", 0).await.unwrap().len(), 1);
}

/// A bot with a token takes a seat like a person, and only such a bot gets another token.
async fn bots_with_a_token_sit(store: Store) {
    store.create(game("a")).await.unwrap();
    let bot = |token| Seat {
        token: Some([token; 32]),
        name: "Hal".to_string(),
        nonce: None,
        bot: Some("external".to_string()),
    };
    assert_eq!(store.replace_token("a", 1, &bot(4)).await, Err(Error::Conflict));
    store.claim("a", 1, &bot(4), 50).await.unwrap();
    assert_eq!(store.claim("a", 1, &bot(5), 50).await, Err(Error::Conflict));
    assert_eq!(store.replace_token("a", 0, &bot(5)).await, Err(Error::Conflict));
    store.replace_token("a", 1, &bot(6)).await.unwrap();
    let seats = store.game("a").await.unwrap().unwrap().seats;
    assert_eq!(seats[1], bot(6));
    assert_eq!(seats[0].token, Some([1; 32]));
}

/// A seat is taken once, renamed, moved by a key that works once, and handed over to a bot.
async fn seats_are_taken(store: Store) {
    store.create(game("a")).await.unwrap();
    assert_eq!(store.due("a").await.unwrap(), None);
    let who = Seat { token: Some([2; 32]), name: "Bo".to_string(), nonce: None, bot: None };
    store.claim("a", 1, &who, 50).await.unwrap();
    assert_eq!(store.claim("a", 1, &who, 50).await, Err(Error::Conflict));
    assert_eq!(store.claim("a", 0, &who, 50).await, Err(Error::Conflict));
    assert_eq!(store.claim("a", 7, &who, 50).await, Err(Error::Conflict));
    assert_eq!(store.due("a").await.unwrap(), Some(Due { rank: Rank::Unknown, at: 50 }));
    store.rename("a", 1, "Cy").await.unwrap();
    store.offer_return("a", 1, &[5; 32]).await.unwrap();
    assert_eq!(store.move_seat("a", &[6; 32], &[3; 32]).await, Err(Error::Conflict));
    assert_eq!(store.move_seat("a", &[5; 32], &[3; 32]).await, Ok(1));
    assert_eq!(store.move_seat("a", &[5; 32], &[4; 32]).await, Err(Error::Conflict));
    let seat = &store.game("a").await.unwrap().unwrap().seats[1];
    assert_eq!((seat.token, seat.name.as_str()), (Some([3; 32]), "Cy"));
    // Only who holds a seat hands it over, and once.
    store.offer_return("a", 1, &[4; 32]).await.unwrap();
    assert_eq!(store.hand_over("a", 1, &[7; 32], "greedy", 60).await, Err(Error::Conflict));
    store.hand_over("a", 1, &[3; 32], "greedy", 60).await.unwrap();
    assert_eq!(store.hand_over("a", 1, &[3; 32], "greedy", 60).await, Err(Error::Conflict));
    let seat = store.game("a").await.unwrap().unwrap().seats[1].clone();
    assert_eq!((seat.bot.as_deref(), seat.token), (Some("greedy"), None));
    assert_eq!(store.move_seat("a", &[4; 32], &[5; 32]).await, Err(Error::Conflict));
}

/// A browser finds the games it made and those it sits in; a game has one that follows it.
async fn games_are_found(store: Store) {
    store.create(game("a")).await.unwrap();
    let mut next = game("b");
    next.facts.created_at = 2;
    next.follows = Some("a".to_string());
    store.create(next).await.unwrap();
    assert_eq!(store.games_of(&[9; 32], 10).await.unwrap(), ["b", "a"]);
    assert_eq!(store.games_of(&[1; 32], 1).await.unwrap(), ["b"]);
    assert_eq!(store.games_of(&[8; 32], 10).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.rematch("a").await.unwrap().as_deref(), Some("b"));
    assert_eq!(store.rematch("b").await.unwrap(), None);
    let mut other = game("c");
    other.follows = Some("a".to_string());
    assert_eq!(store.create(other).await, Err(Error::Conflict));
    assert_eq!(store.game("c").await.unwrap(), None);
}

/// What is due is found by its urgency, by one at a time, and no more when the game is over.
async fn due_tables_are_leased(store: Store) {
    let due = |rank, at| Some(Due { rank, at });
    for (n, rank) in Rank::ALL.into_iter().rev().enumerate() {
        let mut new = game(["p", "q", "r", "s"][n]);
        new.due = due(rank, 10 + n as i64);
        store.create(new).await.unwrap();
    }
    let ids = |tables: Vec<DueTable>| tables.into_iter().map(|t| t.id).collect::<Vec<_>>();
    let take = async |node: &str, now, until, most| {
        ids(store.take_due(node, now, until, most).await.unwrap())
    };
    assert_eq!(take("here", 9, 100, 9).await, Vec::<String>::new());
    assert_eq!(take("here", 13, 100, 2).await, ["s", "r"]);
    assert_eq!(take("there", 13, 100, 9).await, ["q", "p"]);
    assert_eq!(take("there", 99, 200, 9).await, Vec::<String>::new());
    assert_eq!(take("there", 100, 200, 1).await, ["s"]);
    assert_eq!(store.overdue(100).await.unwrap(), 3);
    // What went wrong is tried again, later, and that is counted.
    store.postpone("s", 300).await.unwrap();
    assert_eq!(take("here", 3299, 3400, 9).await, ["r", "q", "p"]);
    let again = store.take_due("here", 3300, 3300, 9).await.unwrap();
    assert_eq!(again, [DueTable { id: "s".to_string(), rank: Rank::People, tries: 1 }]);
    store.postpone("s", 300).await.unwrap();
    assert_eq!(store.due("s").await.unwrap(), due(Rank::People, 6300));
    for _ in 0..70 {
        store.postpone("s", 300).await.unwrap();
    }
    assert_eq!(store.due("s").await.unwrap(), due(Rank::People, 3_600_300));
    store.set_due("s", Due { rank: Rank::Person, at: 350 }).await.unwrap();
    assert_eq!(store.due("s").await.unwrap(), due(Rank::Person, 350));
    let again = store.take_due("here", 351, 400, 9).await.unwrap();
    assert_eq!(again, [DueTable { id: "s".to_string(), rank: Rank::Person, tries: 0 }]);
    // Whoever appends says what follows.
    let moved = Append { id: "s".to_string(), due: due(Rank::Programs, 9), ..after(0, &["x"]) };
    store.append(moved).await.unwrap();
    assert_eq!(store.due("s").await.unwrap(), due(Rank::Programs, 9));
    let outcome = Some(Outcome { points: vec![1, 2], ended_at: 9 });
    let last = Append { id: "s".to_string(), outcome, ..after(1, &["y"]) };
    store.append(last).await.unwrap();
    assert_eq!(store.due("s").await.unwrap(), None);
    store.set_due("s", Due { rank: Rank::People, at: 1 }).await.unwrap();
    assert_eq!(store.due("s").await.unwrap(), None);
}

/// Many tables are written at once, and one that is refused does the others no harm.
async fn many_tables_are_written_at_once(store: Store) {
    let mut tasks = Vec::new();
    for n in 0..60 {
        store.create(game(&format!("t{n}"))).await.unwrap();
    }
    for n in 0..60 {
        for last in [0, 7] {
            let store = store.clone();
            let append = Append { id: format!("t{n}"), ..after(last, &["x", "y"]) };
            tasks.push(tokio::spawn(async move { (last, store.append(append).await) }));
        }
        let store = store.clone();
        let lost = Append { id: format!("nobody{n}"), ..after(0, &["x"]) };
        tasks.push(tokio::spawn(async move { (9, store.append(lost).await) }));
    }
    for task in tasks {
        match task.await.unwrap() {
            (0, done) => assert_eq!(done, Ok(())),
            (7, refused) => assert_eq!(refused, Err(Error::Conflict)),
            (_, lost) => assert!(lost.is_err()),
        }
    }
    for n in 0..60 {
        assert_eq!(store.read(&format!("t{n}"), 0).await.unwrap().len(), 2);
    }
    store.pulse(7).await.unwrap();
}

/// What several games lack is read at once.
async fn several_logs_are_read_at_once(store: Store) {
    for id in ["a", "b", "c"] {
        store.create(game(id)).await.unwrap();
        store.append(Append { id: id.to_string(), ..after(0, &["x", "y", "z"]) }).await.unwrap();
    }
    let known = [("a", 1), ("b", 3), ("c", 0), ("nobody", 0)].map(|(id, n)| (id.to_string(), n));
    let mut read = store.read_many(&known).await.unwrap();
    read.sort_by(|(a, _), (b, _)| a.cmp(b));
    let (a, c) = (vec![entry("y"), entry("z")], vec![entry("x"), entry("y"), entry("z")]);
    assert_eq!(read, [("a".to_string(), a), ("c".to_string(), c)]);
    assert_eq!(store.read_many(&[]).await.unwrap(), []);
}

/// How far games are is told in one answer; what no entry tells is counted.
async fn heads_are_told(store: Store) {
    for id in ["a", "b"] {
        store.create(game(id)).await.unwrap();
    }
    let head = async |id: &str| {
        let ids = [id.to_string(), "nobody".to_string()];
        let heads = store.heads(&ids).await.unwrap();
        assert_eq!(heads.len(), 1);
        (heads[0].seq, heads[0].revision, heads[0].is_over)
    };
    assert_eq!(head("a").await, (0, 0, false));
    store.append(after(0, &["x", "y"])).await.unwrap();
    assert_eq!(head("a").await, (2, 0, false));
    let who = Seat { token: Some([2; 32]), name: "Bo".to_string(), nonce: None, bot: None };
    store.claim("a", 1, &who, 50).await.unwrap();
    assert_eq!(store.claim("a", 1, &who, 50).await, Err(Error::Conflict));
    store.rename("a", 1, "Cy").await.unwrap();
    store.offer_return("a", 1, &[5; 32]).await.unwrap();
    assert_eq!(head("a").await, (2, 2, false));
    store.move_seat("a", &[5; 32], &[3; 32]).await.unwrap();
    store.hand_over("a", 1, &[3; 32], "greedy", 60).await.unwrap();
    let next = NewGame { follows: Some("a".to_string()), ..game("c") };
    store.create(next).await.unwrap();
    let outcome = Some(Outcome { points: vec![3, -1], ended_at: 9 });
    store.append(Append { outcome, ..after(2, &["z"]) }).await.unwrap();
    assert_eq!(head("a").await, (3, 5, true));
    assert_eq!(store.game("a").await.unwrap().unwrap().revision, 5);
    assert_eq!(head("b").await, (0, 0, false));
}

/// What a node looked after is due at once when it gives its leases back, but nobody hurries a person.
async fn leases_are_given_back(store: Store) {
    let take = async |node: &str, now| {
        let taken = store.take_due(node, now, now + 50, 9).await.unwrap();
        taken.into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    for (id, rank) in [("a", Rank::People), ("b", Rank::Person), ("c", Rank::People)] {
        store.create(game(id)).await.unwrap();
        let (due, by) = (Some(Due { rank, at: 500 }), Some("here".to_string()));
        store.append(Append { id: id.to_string(), due, by, ..after(0, &["x"]) }).await.unwrap();
    }
    let due = Some(Due { rank: Rank::People, at: 500 });
    let by = Some("there".to_string());
    let moved = Append { id: "c".to_string(), due, by, ..after(1, &["x"]) };
    store.append(moved).await.unwrap();
    assert_eq!(take("there", 100).await, Vec::<String>::new());
    store.give_back("here", 100).await.unwrap();
    assert_eq!(take("there", 100).await, ["a"]);
    assert_eq!(store.due("b").await.unwrap(), Some(Due { rank: Rank::Person, at: 500 }));
    // A lease that was taken is given back as well.
    assert_eq!(take("here", 120).await, Vec::<String>::new());
    store.give_back("there", 120).await.unwrap();
    assert_eq!(take("here", 120).await, ["a", "c"]);
}

/// A store, and what it needs while it is used.
type Opened = Option<(Store, Box<dyn std::any::Any>)>;

async fn open_sqlite() -> Opened {
    let folder = tempfile::tempdir().unwrap();
    Some((sqlite(folder.path()).await, Box::new(folder)))
}

async fn open_postgres() -> Opened {
    let server = PostgresServer::start()?;
    let store = Postgres::open(&server.url(), 10, Duration::from_secs(5)).await.unwrap();
    Some((Store::Postgres(store), Box::new(server)))
}

/// Runs each of the tests above against every kind of store.
macro_rules! contract {
    ($($test:ident)*) => {
        contract!(sqlite, open_sqlite: $($test)*);
        contract!(postgres, open_postgres: $($test)*);
    };
    ($kind:ident, $open:ident: $($test:ident)*) => {
        mod $kind {
            $(
                #[tokio::test]
                async fn $test() {
                    // Where a database is missing, whoever looked for it has said so.
                    if let Some((store, _alive)) = super::$open().await {
                        super::$test(store.clone()).await;
                        store.close().await;
                    }
                }
            )*
        }
    };
}

contract!(games_are_kept entries_are_appended one_of_many_is_first seats_are_taken bots_with_a_token_sit
    games_are_found due_tables_are_leased many_tables_are_written_at_once heads_are_told leases_are_given_back
    several_logs_are_read_at_once);

async fn sqlite(folder: &Path) -> Store {
    let path = folder.join("bastide.db");
    Store::Sqlite(Sqlite::open(&path, Duration::from_millis(2000)).await.unwrap())
}

#[tokio::test]
async fn what_was_written_is_there_after_opening_anew() {
    let folder = tempfile::tempdir().unwrap();
    let store = sqlite(folder.path()).await;
    store.create(game("a")).await.unwrap();
    store.append(after(0, &["x"])).await.unwrap();
    store.close().await;
    let store = sqlite(folder.path()).await;
    assert_eq!(store.read("a", 0).await.unwrap(), [entry("x")]);
}

#[tokio::test]
async fn a_locked_database_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bastide.db");
    let store = Store::Sqlite(Sqlite::open(&path, Duration::from_millis(50)).await.unwrap());
    store.create(game("a")).await.unwrap();
    let other = sqlx::sqlite::SqlitePool::connect(path.to_str().unwrap()).await.unwrap();
    let holder = other.begin_with("begin immediate").await.unwrap();
    assert_eq!(store.append(after(0, &["x"])).await, Err(Error::Locked));
    // Whoever reads does not wait for whoever writes.
    let begun = std::time::Instant::now();
    for _ in 0..20 {
        assert!(store.game("a").await.unwrap().is_some());
    }
    assert!(begun.elapsed() < Duration::from_secs(1));
    drop(holder);
    other.close().await;
    store.append(after(0, &["x"])).await.unwrap();
}

#[tokio::test]
async fn a_full_disk_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bastide.db");
    let db = Sqlite::open(&path, Duration::from_millis(50)).await.unwrap();
    db.allow_pages(24);
    let store = Store::Sqlite(db);
    store.create(game("a")).await.unwrap();
    let long = after(0, &[&"x".repeat(200_000)]);
    assert_eq!(store.append(long).await, Err(Error::Full));
    assert_eq!(store.read("a", 0).await.unwrap(), []);
    store.append(after(0, &["x"])).await.unwrap();
}

/// Files of versions that counted their migrations otherwise are brought up to date, and what they have is due.
#[tokio::test]
async fn files_of_earlier_versions_open() {
    for version in [1, 2] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bastide.db");
        let options =
            sqlx::sqlite::SqliteConnectOptions::new().filename(&path).create_if_missing(true);
        let pool = sqlx::sqlite::SqlitePool::connect_with(options).await.unwrap();
        let first = include_str!("../migrations/sqlite/1_games.sql");
        let second = include_str!("../migrations/sqlite/2_digest_versions.sql");
        let game = "insert into game values ('a', 'castle', 1, '', 'all', '', '', null, null, 1);
                    insert into seat values ('a', 0, null, 'Ada', 'greedy', null, null);
                    insert into game values ('b', 'castle', 1, '', 'all', '', '', null, null, 1);
                    insert into seat values ('b', 0, null, 'open', null, null, null);";
        for sql in [first, second].into_iter().take(version).chain([game]) {
            sqlx::raw_sql(sql).execute(&pool).await.unwrap();
        }
        let now = sqlx::AssertSqlSafe(format!("pragma user_version = {version}"));
        sqlx::raw_sql(now).execute(&pool).await.unwrap();
        pool.close().await;
        for _ in 0..2 {
            let store = sqlite(folder.path()).await;
            assert_eq!(store.due("a").await.unwrap(), Some(Due { rank: Rank::Unknown, at: 0 }));
            assert_eq!(store.due("b").await.unwrap(), None);
            store.close().await;
        }
    }
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    sqlite(folder.path()).await.close().await;
    let path = folder.path().join("bastide.db");
    let open = || Sqlite::open(&path, Duration::from_millis(50));
    let pool = sqlx::sqlite::SqlitePool::connect(path.to_str().unwrap()).await.unwrap();
    let newer = "insert into _sqlx_migrations values (99, 'x', '2030-01-01', 1, x'00', 1)";
    sqlx::raw_sql(newer).execute(&pool).await.unwrap();
    assert_eq!(open().await.err(), Some(Error::Newer));
    sqlx::raw_sql("pragma user_version = 99").execute(&pool).await.unwrap();
    assert_eq!(open().await.err(), Some(Error::Newer));
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_can_read_the_file_and_an_empty_one_is_no_database() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bastide.db");
    let mode = || std::fs::metadata(&path).unwrap().permissions().mode() & 0o777;
    sqlite(folder.path()).await.close().await;
    assert_eq!(mode(), 0o600);
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    let store = sqlite(folder.path()).await;
    assert_eq!(mode(), 0o600);
    store.close().await;
    std::fs::write(&path, "").unwrap();
    let opened = Sqlite::open(&path, Duration::from_millis(50)).await;
    assert_eq!(opened.err(), Some(Error::Empty));
    // A first start that was interrupted leaves nothing in the way.
    std::fs::remove_file(&path).unwrap();
    std::fs::write(folder.path().join("bastide.db.new"), "half of one").unwrap();
    sqlite(folder.path()).await.create(game("a")).await.unwrap();
}
