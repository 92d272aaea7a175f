//! Games in a file of SQLite. What is acknowledged is on the disk.

mod seats;

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, Row, Sqlite as Driver, Transaction};

use crate::error::Error;
use crate::row::{Entry, Game, Hash, NewGame, Outcome, Seat};

/// Each brings the file one version further.
const MIGRATIONS: [&str; 1] = [include_str!("../../migrations/sqlite/1.sql")];

/// Few are enough: only one can write at a time.
const CONNECTIONS: u32 = 4;

/// A file of SQLite.
#[derive(Clone, Debug)]
pub struct Sqlite {
    pool: SqlitePool,
}

impl Sqlite {
    /// Opens a file, makes it if it is missing, and brings it up to date. Whoever finds it locked
    /// waits for so long.
    pub async fn open(path: &Path, patience: Duration) -> Result<Sqlite, Error> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(patience);
        let pool = SqlitePoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(patience + Duration::from_secs(1))
            .connect_with(options)
            .await?;
        let db = Sqlite { pool };
        db.migrate().await?;
        Ok(db)
    }

    /// Lets the file grow to so many pages and no further, as a full disk would.
    pub async fn allow_pages(&self, pages: u32) -> Result<(), Error> {
        let mut connections = Vec::new();
        // Every connection has a limit of its own.
        for _ in 0..CONNECTIONS {
            let mut connection = self.pool.acquire().await?;
            let pragma = AssertSqlSafe(format!("pragma max_page_count = {pages}"));
            sqlx::raw_sql(pragma).execute(&mut *connection).await?;
            connections.push(connection);
        }
        Ok(())
    }

    async fn migrate(&self) -> Result<(), Error> {
        let version: i64 = sqlx::query_scalar("pragma user_version").fetch_one(&self.pool).await?;
        let version = usize::try_from(version).unwrap_or_default();
        if version > MIGRATIONS.len() {
            return Err(Error::Unknown("the file was written by a newer version".to_string()));
        }
        for (n, migration) in MIGRATIONS.iter().enumerate().skip(version) {
            let mut tx = self.begin().await?;
            sqlx::raw_sql(*migration).execute(&mut *tx).await?;
            let now = AssertSqlSafe(format!("pragma user_version = {}", n + 1));
            sqlx::raw_sql(now).execute(&mut *tx).await?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// A transaction that holds the right to write from its beginning.
    async fn begin(&self) -> Result<Transaction<'static, Driver>, Error> {
        Ok(self.pool.begin_with("begin immediate").await?)
    }

    pub(crate) async fn create(&self, new: &NewGame) -> Result<(), Error> {
        let game = &new.facts;
        let mut tx = self.begin().await?;
        sqlx::query("insert into game values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)")
            .bind(&game.id)
            .bind(&game.kind)
            .bind(game.rules)
            .bind(&game.setup)
            .bind(&game.aids)
            .bind(&game.commitment)
            .bind(&game.secret)
            .bind(game.owner.as_ref().map(|hash| hash.as_slice()))
            .bind(&game.header)
            .bind(game.created_at)
            .execute(&mut *tx)
            .await?;
        for (n, seat) in game.seats.iter().enumerate() {
            sqlx::query("insert into seat values ($1, $2, $3, $4, $5, $6, null)")
                .bind(&game.id)
                .bind(n as i64)
                .bind(seat.token.as_ref().map(|hash| hash.as_slice()))
                .bind(&seat.name)
                .bind(&seat.bot)
                .bind(&seat.nonce)
                .execute(&mut *tx)
                .await?;
        }
        if let Some(before) = &new.follows {
            sqlx::query("insert into rematch values ($1, $2)")
                .bind(before)
                .bind(&game.id)
                .execute(&mut *tx)
                .await?;
        }
        insert(&mut tx, &game.id, 0, &new.entries, new.outcome.as_ref()).await?;
        Ok(tx.commit().await?)
    }

    pub(crate) async fn game(&self, id: &str) -> Result<Option<Game>, Error> {
        let found = sqlx::query("select * from game where id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = found else {
            return Ok(None);
        };
        let seats = sqlx::query("select * from seat where game_id = $1 order by seat")
            .bind(id)
            .fetch_all(&self.pool)
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

    pub(crate) async fn append(
        &self,
        id: &str,
        last: u32,
        entries: &[Entry],
        outcome: Option<&Outcome>,
    ) -> Result<(), Error> {
        let mut tx = self.begin().await?;
        let now: Option<u32> = sqlx::query_scalar("select max(seq) from entry where game_id = $1")
            .bind(id)
            .fetch_one(&mut *tx)
            .await?;
        if now.unwrap_or_default() != last {
            return Err(Error::Conflict);
        }
        insert(&mut tx, id, last, entries, outcome).await?;
        Ok(tx.commit().await?)
    }

    pub(crate) async fn read(&self, id: &str, after: u32) -> Result<Vec<Entry>, Error> {
        let rows = sqlx::query(
            "select actor, say, at, digest from entry where game_id = $1 and seq > $2 order by seq",
        )
        .bind(id)
        .bind(after)
        .fetch_all(&self.pool)
        .await?;
        let entry = |row: &SqliteRow| {
            Ok(Entry {
                actor: row.try_get(0)?,
                sentence: row.try_get(1)?,
                at: row.try_get(2)?,
                digest: row.try_get(3)?,
            })
        };
        rows.iter().map(entry).collect()
    }

    pub(crate) async fn outcome(&self, id: &str) -> Result<Option<Outcome>, Error> {
        let row = sqlx::query("select points, ended_at from result where game_id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
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
        .fetch_all(&self.pool)
        .await?;
        Ok(ids)
    }

    pub(crate) async fn running(&self) -> Result<Vec<(String, u32)>, Error> {
        let rows = sqlx::query(
            "select id, (select coalesce(max(seq), 0) from entry where game_id = id) from game
             where id not in (select game_id from result)
             and not exists (select 1 from seat where game_id = game.id
                             and token_hash is null and bot is null)",
        )
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    pub(crate) async fn rematch(&self, id: &str) -> Result<Option<String>, Error> {
        Ok(sqlx::query_scalar("select next_id from rematch where game_id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?)
    }

    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }
}

async fn insert(
    tx: &mut Transaction<'static, Driver>,
    id: &str,
    last: u32,
    entries: &[Entry],
    outcome: Option<&Outcome>,
) -> Result<(), Error> {
    for (seq, entry) in (last + 1..).zip(entries) {
        sqlx::query("insert into entry values ($1, $2, $3, $4, $5, $6)")
            .bind(id)
            .bind(seq)
            .bind(&entry.actor)
            .bind(&entry.sentence)
            .bind(entry.at)
            .bind(entry.digest)
            .execute(&mut **tx)
            .await?;
    }
    if let Some(outcome) = outcome {
        let points: Vec<String> = outcome.points.iter().map(i32::to_string).collect();
        sqlx::query("insert into result values ($1, $2, $3)")
            .bind(id)
            .bind(points.join(" "))
            .bind(outcome.ended_at)
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
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
