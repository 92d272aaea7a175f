//! What is read. Nobody who reads waits for whoever writes.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::Sqlite;
use crate::error::Error;
use crate::row::{Digest, Due, Entry, Game, Hash, Outcome, Rank, Seat};

impl Sqlite {
    pub(crate) async fn game(&self, id: &str) -> Result<Option<Game>, Error> {
        let found = sqlx::query("select * from game where id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = found else {
            return Ok(None);
        };
        let seats = sqlx::query("select * from seat where game_id = $1 order by seat")
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        Ok(Some(Game {
            id: row.try_get("id")?,
            kind: row.try_get("kind")?,
            rules: row.try_get("rules")?,
            setup: row.try_get("setup")?,
            aids: row.try_get("aids")?,
            commitment: row.try_get("commitment")?,
            secret: row.try_get("secret")?,
            owner: hash(&row, "owner")?,
            header: row.try_get("header")?,
            created_at: row.try_get("created_at")?,
            seats: seats.iter().map(seat).collect::<Result<_, Error>>()?,
        }))
    }

    pub(crate) async fn read(&self, id: &str, after: u32) -> Result<Vec<Entry>, Error> {
        let rows = sqlx::query(
            "select actor, say, at, digest, digest_version from entry
             where game_id = $1 and seq > $2 order by seq",
        )
        .bind(id)
        .bind(after)
        .fetch_all(&self.readers)
        .await?;
        let entry = |row: &SqliteRow| {
            let (value, version): (Option<i64>, u32) = (row.try_get(3)?, row.try_get(4)?);
            Ok(Entry {
                actor: row.try_get(0)?,
                sentence: row.try_get(1)?,
                at: row.try_get(2)?,
                digest: value.map(|value| Digest { version, value }),
            })
        };
        rows.iter().map(entry).collect()
    }

    pub(crate) async fn outcome(&self, id: &str) -> Result<Option<Outcome>, Error> {
        let row = sqlx::query("select points, ended_at from result where game_id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else {
            return Ok(None);
        };
        let points: String = row.try_get(0)?;
        let points = points.split_whitespace().filter_map(|p| p.parse().ok()).collect();
        Ok(Some(Outcome { points, ended_at: row.try_get(1)? }))
    }

    pub(crate) async fn games_of(&self, token: &Hash, most: u32) -> Result<Vec<String>, Error> {
        let ids = sqlx::query_scalar(
            "select id from game where owner = $1
             or id in (select game_id from seat where token_hash = $1)
             order by created_at desc, id limit $2",
        )
        .bind(token.as_slice())
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        Ok(ids)
    }

    pub(crate) async fn rematch(&self, id: &str) -> Result<Option<String>, Error> {
        Ok(sqlx::query_scalar("select next_id from rematch where game_id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?)
    }

    pub(crate) async fn due(&self, id: &str) -> Result<Option<Due>, Error> {
        let row = sqlx::query("select rank, at from due where game_id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let due = |row: SqliteRow| Ok(Due { rank: rank(row.try_get(0)?), at: row.try_get(1)? });
        row.map(due).transpose()
    }

    /// Whether a game is due that nobody looks after.
    pub(super) async fn is_any_due(&self, now: i64) -> Result<bool, Error> {
        for rank in Rank::ALL {
            let due = sqlx::query(DUE).bind(rank as u8).bind(now).bind(1);
            if due.fetch_optional(&self.readers).await?.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    pub(crate) async fn overdue(&self, now: i64) -> Result<u64, Error> {
        let waiting: i64 =
            sqlx::query_scalar("select count(*) from due where rank < $1 and at <= $2")
                .bind(Rank::Person as u8)
                .bind(now)
                .fetch_one(&self.readers)
                .await?;
        Ok(u64::try_from(waiting).unwrap_or_default())
    }
}

/// Games of a rank that are due, without those that somebody looks after.
pub(super) const DUE: &str =
    "select game_id from due where rank = $1 and at <= $2 and leased_until <= $2
     order by at limit $3";

/// The rank that a number stands for.
pub(super) fn rank(number: u8) -> Rank {
    Rank::ALL.get(usize::from(number)).copied().unwrap_or(Rank::Unknown)
}

fn seat(row: &SqliteRow) -> Result<Seat, Error> {
    Ok(Seat {
        token: hash(row, "token_hash")?,
        name: row.try_get("name")?,
        bot: row.try_get("bot")?,
        nonce: row.try_get("nonce")?,
    })
}

fn hash(row: &SqliteRow, column: &str) -> Result<Option<Hash>, Error> {
    let bytes: Option<Vec<u8>> = row.try_get(column)?;
    Ok(bytes.and_then(|bytes| bytes.try_into().ok()))
}
