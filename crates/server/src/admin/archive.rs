//! A database, opened for whoever looks after it.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bastide_store::{Admin, Sqlite, Store};

use super::Error;
use crate::serve::{Lock, make_folder};

/// How long to wait for a locked database.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where games are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a folder with a file of SQLite.
    Folder(PathBuf),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Folder(folder) => write!(f, "{}", folder.display()),
        }
    }
}

/// What somebody wants to do with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Only look. A server may run.
    Read,
    /// Change what a server never holds in memory. A server may run.
    Beside,
    /// Change what a server may hold in memory.
    Change,
    /// Put games there; the database is made if it is missing.
    Fill,
}

/// A database, opened for whoever looks after it.
#[derive(Debug)]
pub struct Archive {
    pub(super) admin: Admin,
    _lock: Option<Lock>,
}

impl Archive {
    /// Opens it, unless what somebody wants to do would harm a server that uses it.
    pub async fn open(place: &Place, need: Need) -> Result<Archive, Error> {
        match place {
            Place::Folder(folder) => Archive::folder(place, folder, need).await,
        }
    }

    async fn folder(place: &Place, folder: &Path, need: Need) -> Result<Archive, Error> {
        let failed = |why: &dyn fmt::Display| Error::unusable(place, why);
        let file = folder.join("bastide.db");
        if need == Need::Fill {
            make_folder(folder).map_err(|why| failed(&why))?;
        } else if !file.exists() {
            return Err(Error::Nothing(place.to_string()));
        }
        let lock = Lock::try_take(folder).map_err(|why| failed(&why))?;
        match (&lock, need) {
            (None, Need::Change | Need::Fill) => return Err(Error::InUse(place.to_string())),
            (None, Need::Read | Need::Beside) => {}
            // Nobody else is there: what an older program wrote is brought up to date, as a server would.
            (Some(_), _) => migrate(&file).await.map_err(|why| failed(&why))?,
        }
        let admin = Admin::sqlite(&file).await.map_err(|why| failed(&why))?;
        if !admin.is_current().await.map_err(|why| failed(&why))? {
            return Err(Error::Older(place.to_string()));
        }
        // Whoever only looks keeps no server from starting.
        let lock = lock.filter(|_| matches!(need, Need::Change | Need::Fill));
        Ok(Archive { admin, _lock: lock })
    }

    /// Opens the file of a folder again, after another one was put aside.
    pub(super) async fn open_file(&mut self, folder: &Path) -> Result<(), Error> {
        let file = folder.join("bastide.db");
        migrate(&file).await?;
        self.admin = Admin::sqlite(&file).await?;
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

/// Makes a file of SQLite if it is missing, and brings it up to date.
pub(super) async fn migrate(file: &Path) -> Result<(), bastide_store::Error> {
    Store::Sqlite(Sqlite::open(file, PATIENCE).await?).close().await;
    Ok(())
}
