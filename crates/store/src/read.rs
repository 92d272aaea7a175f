//! What is read, the same for every kind of database. Nobody who reads waits for whoever writes.

use crate::row::{Digest, Due, Entry, Game, Hash, Head, Outcome, Rank, Seat};

/// A row of `game`.
pub(crate) struct GameRow {
    pub(crate) id: String,
    kind: String,
    rules: i32,
    setup: String,
    aids: String,
    commitment: String,
    secret: String,
    owner: Option<Vec<u8>>,
    header: Option<String>,
    created_at: i64,
    revision: i32,
}
from_row!(GameRow {
    id,
    kind,
    rules,
    setup,
    aids,
    commitment,
    secret,
    owner,
    header,
    created_at,
    revision
});

/// A row of `seat`.
pub(crate) struct SeatRow {
    token_hash: Option<Vec<u8>>,
    name: String,
    bot: Option<String>,
    nonce: Option<String>,
}
from_row!(SeatRow { token_hash, name, bot, nonce });

/// A row of `entry`.
pub(crate) struct EntryRow {
    actor: String,
    say: String,
    at: i64,
    digest: Option<i64>,
    digest_version: i32,
}
from_row!(EntryRow { actor, say, at, digest, digest_version });

/// A row of `entry` with its game.
pub(crate) struct EntryOfRow {
    pub(crate) game_id: String,
    pub(crate) entry: EntryRow,
}
from_row!(EntryOfRow { game_id } with entry);

/// Entries by their games, whose rows come one after the other.
pub(crate) fn by_game(rows: Vec<EntryOfRow>) -> Vec<(String, Vec<Entry>)> {
    let mut games: Vec<(String, Vec<Entry>)> = Vec::new();
    for EntryOfRow { game_id, entry } in rows {
        match games.last_mut().filter(|(id, _)| *id == game_id) {
            Some((_, entries)) => entries.push(entry.into()),
            None => games.push((game_id, vec![entry.into()])),
        }
    }
    games
}

/// How far a log is.
pub(crate) struct HeadRow {
    id: String,
    seq: i32,
    revision: i32,
    is_over: bool,
}
from_row!(HeadRow { id, seq, revision, is_over });

/// A number of the database, none of which is below zero.
pub(crate) fn unsigned(number: i32) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

/// A number for the database.
pub(crate) fn signed(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// The rank that a number stands for.
pub(crate) fn rank(number: i32) -> Rank {
    let rank = usize::try_from(number).ok().and_then(|number| Rank::ALL.get(number));
    rank.copied().unwrap_or(Rank::Unknown)
}

pub(crate) fn due((rank_number, at): (i32, i64)) -> Due {
    Due { rank: rank(rank_number), at }
}

pub(crate) fn outcome((points, ended_at): (String, i64)) -> Outcome {
    let points = points.split_whitespace().filter_map(|p| p.parse().ok()).collect();
    Outcome { points, ended_at }
}

/// A hash of the database.
pub(crate) fn hash(bytes: Option<Vec<u8>>) -> Option<Hash> {
    bytes.and_then(|bytes| bytes.try_into().ok())
}

impl GameRow {
    pub(crate) fn with(self, seats: Vec<SeatRow>) -> Game {
        let GameRow { id, kind, setup, aids, commitment, secret, header, created_at, .. } = self;
        Game {
            id,
            kind,
            rules: unsigned(self.rules),
            setup,
            aids,
            commitment,
            secret,
            owner: hash(self.owner),
            header,
            created_at,
            revision: unsigned(self.revision),
            seats: seats.into_iter().map(Seat::from).collect(),
        }
    }
}

impl From<SeatRow> for Seat {
    fn from(row: SeatRow) -> Seat {
        let SeatRow { token_hash, name, bot, nonce } = row;
        Seat { token: hash(token_hash), name, bot, nonce }
    }
}

impl From<EntryRow> for Entry {
    fn from(row: EntryRow) -> Entry {
        let version = unsigned(row.digest_version);
        let digest = row.digest.map(|value| Digest { version, value });
        Entry { actor: row.actor, sentence: row.say, at: row.at, digest }
    }
}

impl From<HeadRow> for Head {
    fn from(row: HeadRow) -> Head {
        let HeadRow { id, seq, revision, is_over } = row;
        Head { id, seq: unsigned(seq), revision: unsigned(revision), is_over }
    }
}

/// The methods that read, for a store with a pool `readers`.
macro_rules! reads {
    ($store:ty) => {
        impl $store {
            pub(crate) async fn game(&self, id: &str) -> Result<Option<Game>, Error> {
                let game = sqlx::query_as("select * from game where id = $1").bind(id);
                let game: Option<GameRow> = game.fetch_optional(&self.readers).await?;
                let Some(game) = game else {
                    return Ok(None);
                };
                let seats = sqlx::query_as("select * from seat where game_id = $1 order by seat");
                let seats = seats.bind(id).fetch_all(&self.readers).await?;
                Ok(Some(game.with(seats)))
            }

            pub(crate) async fn read(&self, id: &str, after: u32) -> Result<Vec<Entry>, Error> {
                let entries = sqlx::query_as(
                    "select actor, say, at, digest, digest_version from entry
                     where game_id = $1 and seq > $2 order by seq",
                );
                let entries = entries.bind(id).bind(read::signed(after));
                let entries: Vec<EntryRow> = entries.fetch_all(&self.readers).await?;
                Ok(entries.into_iter().map(Entry::from).collect())
            }

            pub(crate) async fn outcome(&self, id: &str) -> Result<Option<Outcome>, Error> {
                let found = sqlx::query_as("select points, ended_at from result where game_id = $1");
                let found = found.bind(id).fetch_optional(&self.readers).await?;
                Ok(found.map(read::outcome))
            }

            pub(crate) async fn games_of(&self, who: &Hash, most: u32) -> Result<Vec<String>, Error> {
                let found = sqlx::query_as(
                    "select id, created_at from game where owner = $1
                     union
                     select id, created_at from game join seat on game_id = id where token_hash = $1
                     order by created_at desc, id limit $2",
                );
                let found = found.bind(who.as_slice()).bind(i64::from(most));
                let found: Vec<(String, i64)> = found.fetch_all(&self.readers).await?;
                Ok(found.into_iter().map(|(id, _)| id).collect())
            }

            pub(crate) async fn rematch(&self, id: &str) -> Result<Option<String>, Error> {
                let next = sqlx::query_scalar("select next_id from rematch where game_id = $1");
                Ok(next.bind(id).fetch_optional(&self.readers).await?)
            }

            pub(crate) async fn due(&self, id: &str) -> Result<Option<Due>, Error> {
                let found = sqlx::query_as("select rank, at from due where game_id = $1");
                Ok(found.bind(id).fetch_optional(&self.readers).await?.map(read::due))
            }

            pub(crate) async fn heads(&self, ids: &[String]) -> Result<Vec<Head>, Error> {
                append::heads(&mut *self.readers.acquire().await?, ids).await
            }

            pub(crate) async fn read_many(
                &self,
                after: &[(String, u32)],
            ) -> Result<Vec<(String, Vec<Entry>)>, Error> {
                append::entries(&mut *self.readers.acquire().await?, after).await
            }

            /// Whether a game is due that nobody looks after.
            pub(crate) async fn is_any_due(&self, now: i64) -> Result<bool, Error> {
                for rank in Rank::ALL {
                    let due = sqlx::query(
                        "select 1 from due where rank = $1 and at <= $2 and leased_until <= $2 limit 1",
                    );
                    let due = due.bind(rank as i32).bind(now);
                    if due.fetch_optional(&self.readers).await?.is_some() {
                        return Ok(true);
                    }
                }
                Ok(false)
            }

            pub(crate) async fn running(&self) -> Result<u64, Error> {
                let running: i64 =
                    sqlx::query_scalar("select count(*) from due").fetch_one(&self.readers).await?;
                Ok(u64::try_from(running).unwrap_or_default())
            }

            pub(crate) async fn overdue(&self, now: i64) -> Result<u64, Error> {
                let waiting =
                    sqlx::query_scalar("select count(*) from due where rank < $1 and at <= $2");
                let waiting = waiting.bind(Rank::Person as i32).bind(now);
                let waiting: i64 = waiting.fetch_one(&self.readers).await?;
                Ok(u64::try_from(waiting).unwrap_or_default())
            }
        }
    };
}
pub(crate) use reads;
