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
    /// Only look. Servers may run.
    Read,
    /// Change what servers do not hold in memory. They may run.
    Beside,
    /// Change what servers may hold in memory.
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
    /// Opens it, unless what somebody wants to do would harm a server that uses it.
    pub async fn open(database: &Database, need: Need) -> Result<Archive, Error> {
        let failed = |why: &dyn fmt::Display| Error::unusable(database, why);
        let lock = match database {
            Database::Sqlite(file) => {
                if need != Need::Fill && !file.exists() {
                    return Err(Error::Nothing(database.to_string()));
                }
                let lock = Lock::try_take(file).map_err(|why| failed(&why))?;
                if lock.is_none() && matches!(need, Need::Change | Need::Fill) {
                    return Err(Error::InUse(database.to_string()));
                }
                lock
            }
            Database::Postgres(_) => None,
        };
        // Where nobody else is, and where games are brought, an older schema is brought up to date as a server would.
        if lock.is_some() || need == Need::Fill {
            migrate(database).await.map_err(|why| failed(&why))?;
        }
        let admin = Admin::open(database).await.map_err(|why| failed(&why))?;
        if !admin.is_current().await.map_err(|why| failed(&why))? {
            let ours = admin.is_ours().await.map_err(|why| failed(&why))?;
            let place = database.to_string();
            return Err(if ours { Error::Older(place) } else { Error::Nothing(place) });
        }
        // Whoever only looks keeps no server from starting.
        let lock = lock.filter(|_| matches!(need, Need::Change | Need::Fill));
        Ok(Archive { admin, _lock: lock })
    }

    /// Opens the file again, after another one was put aside.
    pub(super) async fn reopen(&mut self, file: &Path) -> Result<(), Error> {
        let database = Database::Sqlite(file.to_path_buf());
        migrate(&database).await?;
        self.admin = Admin::open(&database).await?;
        Ok(())
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

/// Makes a database if it is missing, and brings it up to date.
pub(super) async fn migrate(database: &Database) -> Result<(), bastide_store::Error> {
    database.open(CONNECTIONS, PATIENCE).await?.close().await;
    Ok(())
}
