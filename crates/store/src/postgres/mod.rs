//! Games in a database of PostgreSQL, at which several nodes may play. What is acknowledged is on its disk.
//!
//! A few connections write (`writer.rs`), each for all tables that wait; others read. Every wait has an end, so a
//! database that is gone costs a refusal and never a task.

pub(crate) mod append;
mod write;
mod writer;

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};
use tokio::time::timeout;

use crate::error::{Error, Unfit};
use crate::line::Line;
use crate::migrations;
use crate::read::{self, EntryRow, GameRow};
use crate::row::{Due, Entry, Game, Hash, Head, Outcome, Rank};
use writer::Writer;

pub(crate) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(migrations::postgres);

/// The tables of a database.
pub(crate) const TABLES: &str =
    "select tablename::text from pg_tables where schemaname = any(current_schemas(false))";

/// The oldest version that is used in tests or was tried.
const OLDEST: i32 = 14;
/// A connection that nobody used for so long is closed.
const IDLE: Duration = Duration::from_secs(300);
/// No connection is older, so that a database that moved elsewhere is found.
const LIFETIME: Duration = Duration::from_secs(1800);

read::reads!(Postgres);

/// A database of PostgreSQL.
#[derive(Clone)]
pub struct Postgres {
    readers: PgPool,
    pub(crate) line: Line,
    patience: Duration,
    cluster: String,
    was_alone: bool,
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // An address may have a password in it.
        write!(f, "Postgres({})", self.cluster)
    }
}

impl Postgres {
    /// Connects, checks whether the database can be used, and brings its schema up to date. Never more than
    /// `connections` are open; whoever gets no answer for so long is refused.
    pub async fn open(url: &str, connections: u32, patience: Duration) -> Result<Postgres, Error> {
        let bad_url = |error: sqlx::Error| Unfit::BadUrl(error.to_string());
        let millis = patience.as_millis();
        let options = PgConnectOptions::from_str(url)
            .map_err(bad_url)?
            .application_name("bastide")
            // What is acknowledged is on the disk, whatever the database is set to. A node that was paused in a
            // transaction must not hold the others up.
            .options([
                ("synchronous_commit", "on".to_string()),
                ("statement_timeout", millis.to_string()),
                ("lock_timeout", (millis / 2).to_string()),
                ("idle_in_transaction_session_timeout", (millis / 2).to_string()),
            ])
            .disable_statement_logging();
        let opened = timeout(2 * patience, prepare(&options)).await;
        let (connection, cluster, was_alone) =
            opened.unwrap_or_else(|_| Err(unreachable(&options, &"no answer in time")))?;
        let writers = (connections * 2 / 5).max(1);
        let readers = PgPoolOptions::new()
            .max_connections(connections.saturating_sub(writers).max(1))
            .acquire_timeout(patience)
            .idle_timeout(IDLE)
            .max_lifetime(LIFETIME)
            // A cut connection is noticed by whoever reads, who then tries again.
            .test_before_acquire(false)
            .connect_lazy_with(options.clone());
        // The connection stays open, so that servers that open the database at the same time see each other.
        let mut connection = Some(connection);
        let writer =
            |_| Writer { connection: connection.take(), options: options.clone(), patience };
        let line = Line::start((0..writers).map(writer).collect());
        Ok(Postgres { readers, line, patience, cluster, was_alone })
    }

    /// The name by which the nodes at this database know each other.
    pub fn cluster(&self) -> &str {
        &self.cluster
    }

    /// Whether no other server was connected to the database when this one opened it.
    pub(crate) fn was_alone(&self) -> bool {
        self.was_alone
    }

    /// Reads with an end to waiting: readers wait for nobody's lock, so whoever is not answered in time has lost the
    /// database. What failed because a connection was cut is read once more.
    pub(crate) async fn patiently<T, F>(&self, read: impl Fn() -> F) -> Result<T, Error>
    where
        F: Future<Output = Result<T, Error>>,
    {
        let tried = async {
            // After a restart of the database all connections are cut; each is met once.
            for _ in 0..self.readers.size() {
                let done = read().await;
                if !matches!(done, Err(Error::Away)) {
                    return done;
                }
            }
            read().await
        };
        timeout(self.patience, tried).await.unwrap_or(Err(Error::Away))
    }

    pub(crate) async fn bytes(&self) -> Result<u64, Error> {
        let bytes = sqlx::query_scalar("select pg_database_size(current_database())");
        let bytes: i64 = bytes.fetch_one(&self.readers).await?;
        Ok(u64::try_from(bytes).unwrap_or_default())
    }

    pub(crate) async fn close(&self) {
        self.line.close().await;
        let _ = timeout(self.patience, self.readers.close()).await;
    }
}

fn unreachable(options: &PgConnectOptions, why: &dyn fmt::Display) -> Error {
    let (host, port) = (options.get_host(), options.get_port());
    Unfit::Unreachable { at: format!("{host}:{port}"), why: why.to_string() }.into()
}

/// The newest migration that this program knows.
pub(crate) fn newest_migration() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// How to connect to a database that can be used. Its schema is left as it is.
pub(crate) async fn admit(url: &str, patience: Duration) -> Result<PgConnectOptions, Error> {
    let options = PgConnectOptions::from_str(url);
    let options = options.map_err(|error| Unfit::BadUrl(error.to_string()))?;
    let options = options.application_name("bastide admin").disable_statement_logging();
    let connected = timeout(patience, connect(&options)).await;
    let connected = connected.unwrap_or_else(|_| Err(unreachable(&options, &"no answer in time")));
    let _ = connected?.close().await;
    Ok(options)
}

/// Connects to a database that can be used.
async fn connect(options: &PgConnectOptions) -> Result<PgConnection, Error> {
    let mut connection = match options.connect().await {
        Ok(connection) => connection,
        Err(error) => return Err(refused(options, error)),
    };
    check(&mut connection).await?;
    Ok(connection)
}

/// Checks whether the database can be used and brings it up to date. Returns the connection, the name of the cluster,
/// and whether no other server is connected.
async fn prepare(options: &PgConnectOptions) -> Result<(PgConnection, String, bool), Error> {
    let mut connection = connect(options).await?;
    MIGRATIONS.run_direct(None, &mut connection, false).await?;
    migrations::check_tables(&sqlx::query_scalar(TABLES).fetch_all(&mut connection).await?)?;
    let cluster = sqlx::query_scalar("select name from cluster").fetch_one(&mut connection).await?;
    let others: i64 = sqlx::query_scalar(
        "select count(*) from pg_stat_activity where datname = current_database()
         and application_name = current_setting('application_name') and pid <> pg_backend_pid()",
    )
    .fetch_one(&mut connection)
    .await?;
    Ok((connection, cluster, others == 0))
}

/// Why there is no connection.
fn refused(options: &PgConnectOptions, error: sqlx::Error) -> Error {
    let code = error.as_database_error().and_then(|error| error.code()).unwrap_or_default();
    match (&*code, &error) {
        ("28P01" | "28000", _) => Unfit::Credentials(options.get_username().to_string()).into(),
        ("3D000", _) => {
            Unfit::NoDatabase(options.get_database().unwrap_or_default().to_string()).into()
        }
        (_, sqlx::Error::Tls(why)) => unreachable(options, why),
        (_, sqlx::Error::Io(why)) => unreachable(options, why),
        (_, sqlx::Error::Configuration(why)) => Unfit::BadUrl(why.to_string()).into(),
        _ => {
            let error = Error::from(error);
            let is_away = error == Error::Away;
            if is_away { unreachable(options, &"it starts, stops or is full") } else { error }
        }
    }
}

/// Whether the database can be used.
async fn check(connection: &mut PgConnection) -> Result<(), Error> {
    let facts = sqlx::query_as(
        "select current_setting('server_version_num')::int, current_setting('server_version'),
         pg_is_in_recovery() or current_setting('transaction_read_only')::bool,
         current_setting('server_encoding')",
    );
    let (number, version, read_only, encoding): (i32, String, bool, String) =
        facts.fetch_one(connection).await?;
    if number / 10_000 < OLDEST {
        return Err(Unfit::TooOld { version, oldest: OLDEST }.into());
    }
    if read_only {
        return Err(Unfit::ReadOnly.into());
    }
    if encoding != "UTF8" {
        return Err(Unfit::Encoding(encoding).into());
    }
    Ok(())
}
