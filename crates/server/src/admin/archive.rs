//! A database, opened for whoever looks after it.

use std::fmt;
use std::path::Path;
use std::time::Duration;

use bastide_store::{Admin, Database};

use super::Error;
use crate::serve::Lock;

/// How long to wait for a locked database.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many connections it takes to make or migrate one.
const CONNECTIONS: u32 = 2;

/// What somebody wants to do with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Copy it as it is, also one of an older program. Servers may run.
    Copy,
    /// Only look. Servers may run.
    Read,
    /// Change what servers do not hold in memory. They may run.
    Beside,
    /// Change what servers may hold in memory. They may run, and notice it within a second.
    Change,
    /// Put games there; the database is made if it is missing.
    Fill,
}

/// A database, opened for whoever looks after it.
#[derive(Debug)]
pub struct Archive {
    pub(super) admin: Admin,
    /// Of a file: nobody else may change it meanwhile.
    _lock: Option<Lock>,
}

impl Archive {
    /// Opens it, unless what somebody wants to do would harm a server that uses it. Whoever only reads changes nothing:
    /// the schema of an older program is brought up to date only for those who write.
    pub async fn open(database: &Database, need: Need) -> Result<Archive, Error> {
        let failed = |why: &dyn fmt::Display| Error::unusable(database, why);
        let lock = match (database, need) {
            (Database::Sqlite(file), _) if need != Need::Fill && !file.exists() => {
                return Err(Error::Nothing(database.to_string()));
            }
            (Database::Sqlite(file), Need::Fill) => lock(database, file)?,
            // A server that runs notices what others write.
            (Database::Sqlite(file), Need::Beside | Need::Change) => {
                Lock::try_take(file).map_err(|why| failed(&why))?
            }
            (Database::Sqlite(_), Need::Copy | Need::Read) | (Database::Postgres(_), _) => None,
        };
        // A schema that nobody else uses is brought up to date as a server would.
        if lock.is_some() || need == Need::Fill {
            migrate(database).await.map_err(|why| failed(&why))?;
        }
        let admin = Admin::open(database).await.map_err(|why| failed(&why))?;
        let as_it_is = need == Need::Copy && matches!(database, Database::Sqlite(_));
        let current = admin.is_current().await.map_err(|why| failed(&why))?;
        if !current {
            let ours = admin.is_ours().await.map_err(|why| failed(&why))?;
            let place = database.to_string();
            match (ours, as_it_is) {
                (false, _) => return Err(Error::Nothing(place)),
                (true, false) => return Err(Error::Older(place)),
                (true, true) => {}
            }
        } else if !as_it_is {
            admin.check_tables().await.map_err(|why| failed(&why))?;
        }
        // Whoever changes what servers do not hold in memory keeps none from starting.
        let lock = lock.filter(|_| need != Need::Beside);
        Ok(Archive { admin, _lock: lock })
    }

    /// Opens one for games that are to be put there, and makes it if it is missing.
    pub(super) async fn fill(database: &Database, lock: Option<Lock>) -> Result<Archive, Error> {
        let failed = |why: &dyn fmt::Display| Error::unusable(database, why);
        migrate(database).await.map_err(|why| failed(&why))?;
        let admin = Admin::open(database).await.map_err(|why| failed(&why))?;
        Ok(Archive { admin, _lock: lock })
    }

    /// How many games there are.
    pub async fn count(&self) -> Result<u64, Error> {
        Ok(self.admin.count().await?)
    }

    /// Closes it.
    pub async fn close(self) {
        self.admin.close().await;
    }
}

/// Keeps servers away from a file.
pub(super) fn lock(database: &Database, file: &Path) -> Result<Option<Lock>, Error> {
    let lock = Lock::try_take(file).map_err(|why| Error::unusable(database, &why))?;
    lock.map(Some).ok_or_else(|| Error::InUse(database.to_string()))
}

/// Makes a database if it is missing, and brings it up to date.
pub(super) async fn migrate(database: &Database) -> Result<(), bastide_store::Error> {
    database.open(CONNECTIONS, PATIENCE).await?.close().await;
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};

    use super::*;

    async fn connect(file: &Path) -> SqliteConnection {
        SqliteConnectOptions::new().filename(file).connect().await.unwrap()
    }

    async fn newest(file: &Path) -> i64 {
        let mut db = connect(file).await;
        let newest = sqlx::query_scalar("select max(version) from _sqlx_migrations");
        let newest = newest.fetch_one(&mut db).await.unwrap();
        db.close().await.unwrap();
        newest
    }

    #[tokio::test]
    async fn whoever_reads_migrates_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let (file, copy) = (folder.path().join("games.db"), folder.path().join("copy.db"));
        let database = Database::Sqlite(file.clone());
        migrate(&database).await.unwrap();
        let current = newest(&file).await;
        // As the program before the last migration left it.
        let mut db = connect(&file).await;
        for undo in [
            "drop index due_leased",
            "alter table game drop column revision",
            "delete from _sqlx_migrations where version = 4",
        ] {
            sqlx::query(undo).execute(&mut db).await.unwrap();
        }
        db.close().await.unwrap();
        let older = newest(&file).await;
        assert!(older < current);
        let read = Archive::open(&database, Need::Read).await;
        assert!(matches!(read, Err(Error::Older(_))), "{read:?}");
        let archive = Archive::open(&database, Need::Copy).await.unwrap();
        assert_eq!(archive.count().await.unwrap(), 0);
        std::fs::File::create_new(&copy).unwrap();
        assert!(archive.copy_to(&copy).await.unwrap());
        archive.close().await;
        assert_eq!((newest(&file).await, newest(&copy).await), (older, older));
        Archive::open(&database, Need::Change).await.unwrap().close().await;
        assert_eq!(newest(&file).await, current);
    }
}
