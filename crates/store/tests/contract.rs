//! What every kind of store must do. A second kind runs the same tests by one more line at the end.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::Path;
use std::time::Duration;

use bastide_store::{Digest, Entry, Error, Game, NewGame, Outcome, Seat, Sqlite, Store};

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
        seats: vec![
            Seat { token: Some([1; 32]), name: "Ada".to_string(), ..Seat::default() },
            Seat::default(),
        ],
    };
    NewGame { facts, entries: Vec::new(), outcome: None, follows: None }
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
    store.create(&new).await.unwrap();
    assert_eq!(store.game("a").await.unwrap(), Some(new.facts.clone()));
    assert_eq!(store.game("b").await.unwrap(), None);
    assert_eq!(store.create(&new).await, Err(Error::Conflict));
}

/// Entries are appended in order, all or nothing, by one writer.
async fn entries_are_appended(store: Store) {
    store.create(&game("a")).await.unwrap();
    store.append("a", 0, &[entry("x"), entry("y")], None).await.unwrap();
    assert_eq!(store.append("a", 0, &[entry("z")], None).await, Err(Error::Conflict));
    assert_eq!(store.append("a", 3, &[entry("z")], None).await, Err(Error::Conflict));
    assert_eq!(store.append("a", 1, &[entry("z")], None).await, Err(Error::Conflict));
    let outcome = Outcome { points: vec![3, -1], ended_at: 9 };
    store.append("a", 2, &[entry("z")], Some(&outcome)).await.unwrap();
    assert_eq!(store.outcome("a").await.unwrap(), Some(outcome.clone()));
    // The game is over already: nothing of this counts, the entry included.
    assert_eq!(store.append("a", 3, &[entry("w")], Some(&outcome)).await, Err(Error::Conflict));
    let says = |entries: Vec<Entry>| entries.into_iter().map(|e| e.sentence).collect::<Vec<_>>();
    assert_eq!(says(store.read("a", 0).await.unwrap()), ["x", "y", "z"]);
    assert_eq!(says(store.read("a", 2).await.unwrap()), ["z"]);
    assert_eq!(store.read("a", 0).await.unwrap()[0], entry("x"));
    assert!(store.append("nobody", 0, &[entry("x")], None).await.is_err());
}

/// Of many who append after the same entry exactly one succeeds.
async fn one_of_many_is_first(store: Store) {
    store.create(&game("a")).await.unwrap();
    let mut tasks = Vec::new();
    for n in 0..16 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            store.append("a", 0, &[entry(&n.to_string())], None).await
        }));
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
    store.create(&game("a")).await.unwrap();
    let bot = |token| Seat {
        token: Some([token; 32]),
        name: "Hal".to_string(),
        nonce: None,
        bot: Some("external".to_string()),
    };
    assert_eq!(store.replace_token("a", 1, &bot(4)).await, Err(Error::Conflict));
    store.claim("a", 1, &bot(4)).await.unwrap();
    assert_eq!(store.claim("a", 1, &bot(5)).await, Err(Error::Conflict));
    assert_eq!(store.replace_token("a", 0, &bot(5)).await, Err(Error::Conflict));
    store.replace_token("a", 1, &bot(6)).await.unwrap();
    let seats = store.game("a").await.unwrap().unwrap().seats;
    assert_eq!(seats[1], bot(6));
    assert_eq!(seats[0].token, Some([1; 32]));
}

/// A seat is taken once, renamed, moved by a key that works once, and handed over to a bot.
async fn seats_are_taken(store: Store) {
    store.create(&game("a")).await.unwrap();
    assert_eq!(store.running().await.unwrap(), []);
    let who = Seat { token: Some([2; 32]), name: "Bo".to_string(), nonce: None, bot: None };
    store.claim("a", 1, &who).await.unwrap();
    assert_eq!(store.claim("a", 1, &who).await, Err(Error::Conflict));
    assert_eq!(store.claim("a", 0, &who).await, Err(Error::Conflict));
    assert_eq!(store.claim("a", 7, &who).await, Err(Error::Conflict));
    assert_eq!(store.running().await.unwrap(), [("a".to_string(), 0)]);
    store.rename("a", 1, "Cy").await.unwrap();
    store.offer_return("a", 1, &[5; 32]).await.unwrap();
    assert_eq!(store.move_seat("a", &[6; 32], &[3; 32]).await, Err(Error::Conflict));
    assert_eq!(store.move_seat("a", &[5; 32], &[3; 32]).await, Ok(1));
    assert_eq!(store.move_seat("a", &[5; 32], &[4; 32]).await, Err(Error::Conflict));
    let seat = &store.game("a").await.unwrap().unwrap().seats[1];
    assert_eq!((seat.token, seat.name.as_str()), (Some([3; 32]), "Cy"));
    // Only who holds a seat hands it over, and once.
    store.offer_return("a", 1, &[4; 32]).await.unwrap();
    assert_eq!(store.hand_over("a", 1, &[7; 32], "greedy").await, Err(Error::Conflict));
    store.hand_over("a", 1, &[3; 32], "greedy").await.unwrap();
    assert_eq!(store.hand_over("a", 1, &[3; 32], "greedy").await, Err(Error::Conflict));
    let seat = store.game("a").await.unwrap().unwrap().seats[1].clone();
    assert_eq!((seat.bot.as_deref(), seat.token), (Some("greedy"), None));
    assert_eq!(store.move_seat("a", &[4; 32], &[5; 32]).await, Err(Error::Conflict));
}

/// A browser finds the games it made and those it sits in; a game has one that follows it.
async fn games_are_found(store: Store) {
    store.create(&game("a")).await.unwrap();
    let mut next = game("b");
    next.facts.created_at = 2;
    next.follows = Some("a".to_string());
    store.create(&next).await.unwrap();
    assert_eq!(store.games_of(&[9; 32], 10).await.unwrap(), ["b", "a"]);
    assert_eq!(store.games_of(&[1; 32], 1).await.unwrap(), ["b"]);
    assert_eq!(store.games_of(&[8; 32], 10).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.rematch("a").await.unwrap().as_deref(), Some("b"));
    assert_eq!(store.rematch("b").await.unwrap(), None);
    let mut other = game("c");
    other.follows = Some("a".to_string());
    assert_eq!(store.create(&other).await, Err(Error::Conflict));
    assert_eq!(store.game("c").await.unwrap(), None);
}

async fn sqlite(folder: &Path) -> Store {
    let path = folder.join("bastide.db");
    Store::Sqlite(Sqlite::open(&path, Duration::from_millis(2000)).await.unwrap())
}

/// Runs each of the tests above against one kind of store.
macro_rules! contract {
    ($kind:ident: $($test:ident)*) => {
        mod $kind {
            $(
                #[tokio::test]
                async fn $test() {
                    let folder = tempfile::tempdir().unwrap();
                    super::$test(super::$kind(folder.path()).await).await;
                }
            )*
        }
    };
}

contract!(sqlite: games_are_kept entries_are_appended one_of_many_is_first seats_are_taken bots_with_a_token_sit
    games_are_found);

#[tokio::test]
async fn what_was_written_is_there_after_opening_anew() {
    let folder = tempfile::tempdir().unwrap();
    let store = sqlite(folder.path()).await;
    store.create(&game("a")).await.unwrap();
    store.append("a", 0, &[entry("x")], None).await.unwrap();
    store.close().await;
    let store = sqlite(folder.path()).await;
    assert_eq!(store.read("a", 0).await.unwrap(), [entry("x")]);
}

#[tokio::test]
async fn a_locked_database_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bastide.db");
    let store = Store::Sqlite(Sqlite::open(&path, Duration::from_millis(50)).await.unwrap());
    store.create(&game("a")).await.unwrap();
    let other = sqlx::sqlite::SqlitePool::connect(path.to_str().unwrap()).await.unwrap();
    let holder = other.begin_with("begin immediate").await.unwrap();
    assert_eq!(store.append("a", 0, &[entry("x")], None).await, Err(Error::Locked));
    drop(holder);
    other.close().await;
    store.append("a", 0, &[entry("x")], None).await.unwrap();
}

#[tokio::test]
async fn a_full_disk_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bastide.db");
    let db = Sqlite::open(&path, Duration::from_millis(50)).await.unwrap();
    db.allow_pages(24).await.unwrap();
    let store = Store::Sqlite(db);
    store.create(&game("a")).await.unwrap();
    let long = entry(&"x".repeat(200_000));
    assert_eq!(store.append("a", 0, &[long], None).await, Err(Error::Full));
    assert_eq!(store.read("a", 0).await.unwrap(), []);
    store.append("a", 0, &[entry("x")], None).await.unwrap();
}
