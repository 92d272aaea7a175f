//! Which database: a file of SQLite or an address of PostgreSQL, as people write them.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;

use crate::{Error, Postgres, Sqlite, Store, Unfit};

/// Which database games are kept in.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// A file of SQLite.
    Sqlite(PathBuf),
    /// A database of PostgreSQL.
    Postgres(PostgresAddress),
}

/// The address of a database of PostgreSQL. It may have a password in it, so it shows nothing but its host and name.
#[derive(Clone, PartialEq, Eq)]
pub struct PostgresAddress(String);

impl PostgresAddress {
    pub(crate) fn url(&self) -> &str {
        &self.0
    }
}

impl Database {
    /// The usual file in a folder.
    pub fn in_folder(folder: impl AsRef<Path>) -> Database {
        Database::Sqlite(folder.as_ref().join("bastide.db"))
    }

    /// Opens it. There are never more than so many connections to a server; whoever finds a database locked, or gets
    /// no answer, waits for so long.
    pub async fn open(&self, connections: u32, patience: Duration) -> Result<Store, Error> {
        Ok(match self {
            Database::Sqlite(path) => Store::Sqlite(Sqlite::open(path, patience).await?),
            Database::Postgres(PostgresAddress(url)) => {
                Store::Postgres(Postgres::open(url, connections, patience).await?)
            }
        })
    }
}

impl FromStr for Database {
    type Err = Unfit;

    /// Reads `postgres://…` or `sqlite:FILE`.
    fn from_str(text: &str) -> Result<Database, Unfit> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Database::Postgres(PostgresAddress(text.to_string())));
        }
        match text.strip_prefix("sqlite:") {
            Some(path) if !path.is_empty() => Ok(Database::Sqlite(path.into())),
            Some(_) => Err(Unfit::BadUrl("a file is missing after sqlite:".to_string())),
            None => {
                Err(Unfit::BadUrl("it begins with neither postgres:// nor sqlite:".to_string()))
            }
        }
    }
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::Sqlite(path) => write!(f, "{}", path.display()),
            Database::Postgres(PostgresAddress(url)) => match PgConnectOptions::from_str(url) {
                // A password with an unescaped sign in it would be taken for a host.
                Ok(options) if is_unambiguous(url) => {
                    let (host, port) = (options.get_host(), options.get_port());
                    write!(f, "postgres://{host}:{port}/{}", options.get_database().unwrap_or(""))
                }
                // Nobody knows which part of it is the password.
                Ok(_) | Err(_) => write!(f, "postgres://"),
            },
        }
    }
}

/// Whether nothing of a password can be taken for a host, a port or a name: an `@` comes once, and before the name.
fn is_unambiguous(url: &str) -> bool {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let authority = rest.split(['/', '?']).next().unwrap_or_default();
    url.matches('@').count() == authority.matches('@').count() && authority.matches('@').count() < 2
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Database({self})")
    }
}

impl fmt::Debug for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PostgresAddress")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        let texts = [
            "postgres://ada:pa55@db.example.org:5433/games?sslmode=require",
            "postgresql://ada:p@55/w?@host:x/games",
            "postgres:///games?user=ada&password=pa55",
            "postgres://ada:55/34@host/games",
        ];
        for text in texts {
            let database: Database = text.parse().expect("an address");
            for shown in [format!("{database}"), format!("{database:?}")] {
                assert!(!shown.contains("55"), "{shown}");
            }
        }
        let database: Database = texts[0].parse().expect("an address");
        assert_eq!(database.to_string(), "postgres://db.example.org:5433/games");
        assert_eq!("sqlite:a/b.db".parse(), Ok(Database::Sqlite("a/b.db".into())));
        for bad in ["", "sqlite:", "mysql://x", "/some/file"] {
            assert!(matches!(bad.parse::<Database>(), Err(Unfit::BadUrl(_))), "{bad}");
        }
    }
}
