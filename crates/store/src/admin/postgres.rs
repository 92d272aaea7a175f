//! A database of PostgreSQL.

use std::time::Duration;

use sqlx::postgres::{PgPool, PgPoolOptions};

use super::rows::{self, Hanging, ListRow, SitterRow};
use super::statements::statements;
use super::{Anonymised, TableRow, WholeGame};
use crate::error::Error;
use crate::migrations;
use crate::postgres::{self as schema, admit, append};
use crate::read::GameRow;
use crate::row::{Append, Entry, Hash, Outcome, Rank};

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// A database of PostgreSQL.
#[derive(Debug)]
pub(super) struct PostgresAdmin {
    pool: PgPool,
}

statements!(
    PostgresAdmin,
    sqlx::Postgres,
    "begin isolation level repeatable read read only",
    "begin",
    " for update",
    append
);

impl PostgresAdmin {
    pub(super) async fn open(url: &str) -> Result<PostgresAdmin, Error> {
        let options = admit(url, PATIENCE).await?;
        let pool = PgPoolOptions::new().max_connections(2).acquire_timeout(PATIENCE);
        Ok(PostgresAdmin { pool: pool.connect_with(options).await? })
    }

    /// The newest migration of the database.
    pub(super) async fn newest_migration(&self) -> Result<Option<i64>, Error> {
        let listed = sqlx::query_scalar("select to_regclass('_sqlx_migrations') is not null");
        let listed: bool = listed.fetch_one(&self.pool).await?;
        if !listed {
            return Ok(None);
        }
        let newest = sqlx::query_scalar("select max(version) from _sqlx_migrations");
        Ok(newest.fetch_one(&self.pool).await?)
    }

    pub(super) async fn bytes(&self) -> Result<u64, Error> {
        let bytes = sqlx::query_scalar("select pg_database_size(current_database())");
        let bytes: i64 = bytes.fetch_one(&self.pool).await?;
        Ok(u64::try_from(bytes).unwrap_or_default())
    }

    /// PostgreSQL has tools of its own for that (`pg_amcheck`, checksums).
    pub(super) async fn broken(&self) -> Result<Vec<String>, Error> {
        Ok(Vec::new())
    }
}
