//! Backups: a copy of the whole file, or an export where there is no file; and the way back.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use bastide_store::{self as store, Admin, Database};

use super::archive::{self, migrate};
use super::reader::{self, begins_with};
use super::{Archive, Error, Imported, Need, Progress};
use crate::clock;

/// How a file of SQLite begins.
const SQLITE: &[u8] = b"SQLite format 3\0";

impl Archive {
    /// Copies the database to an empty file, as it is at one moment, while servers go on; nothing happens if it is none
    /// that lies in a file. Whether it is.
    pub async fn copy_to(&self, file: &Path) -> Result<bool, Error> {
        if !self.admin.copy_to(file).await? {
            return Ok(false);
        }
        let copied = File::open(file).and_then(|file| file.sync_all());
        copied.map_err(|why| Error::file(file, &why))?;
        Ok(true)
    }

    /// Puts the games of a backup, a copy or an export, into a database that has none, or instead of those it has. A
    /// file that was there before is kept beside the new one, also one that cannot be read.
    pub async fn restore(
        database: &Database,
        backup: &Path,
        overwrite: bool,
        begun: &mut (dyn FnMut(u64) + Send),
        progress: Progress<'_>,
    ) -> Result<Imported, Error> {
        let copy = begins_with(backup, SQLITE)?;
        // Nothing that is there is touched before all of the backup was read.
        if !copy {
            reader::rehearse(backup)?;
        }
        let archive = match database {
            Database::Sqlite(file) => {
                let lock = archive::lock(database, file)?;
                let old = Old::look(database, file, overwrite).await?;
                if copy {
                    return replace(old, backup, begun).await;
                }
                old.set_aside()?;
                Archive::fill(database, lock).await?
            }
            Database::Postgres(_) if copy => {
                return Err(Error::NotHere(
                    "this is a copy of a file: restore it into a folder, then use export and import",
                ));
            }
            Database::Postgres(_) => {
                let archive = Archive::open(database, Need::Fill).await?;
                let games = archive.count().await?;
                if games > 0 && !overwrite {
                    return Err(Error::HasGames(games));
                }
                let mut from = reader::open(backup)?;
                let read = archive.replace(&mut *from, begun, progress).await;
                return read.map_err(|error| reader::in_file(backup, error));
            }
        };
        archive.import_file(backup, begun, progress).await
    }

    /// Reads an export, plain or from gzip.
    pub async fn import_file(
        &self,
        file: &Path,
        begun: &mut (dyn FnMut(u64) + Send),
        progress: Progress<'_>,
    ) -> Result<Imported, Error> {
        let mut from = reader::open(file)?;
        let read = self.import(&mut *from, begun, progress).await;
        read.map_err(|error| reader::in_file(file, error))
    }
}

/// The file that is where games are to be restored.
struct Old<'a> {
    file: &'a Path,
    /// Whether something would be lost with it.
    keep: bool,
}

impl Old<'_> {
    /// Looks at it without changing it. One that cannot be read may be replaced as well.
    async fn look<'a>(
        database: &Database,
        file: &'a Path,
        overwrite: bool,
    ) -> Result<Old<'a>, Error> {
        if !file.exists() {
            return Ok(Old { file, keep: false });
        }
        match count(database).await {
            Ok(games) if games > 0 && !overwrite => Err(Error::HasGames(games)),
            Ok(games) => Ok(Old { file, keep: games > 0 }),
            // These say nothing about what is in it.
            Err(why @ (store::Error::Locked | store::Error::Full | store::Error::Away)) => {
                Err(Error::unusable(database, &why))
            }
            Err(_) if overwrite => Ok(Old { file, keep: true }),
            Err(why) => Err(Error::unusable(database, &why)),
        }
    }

    /// Puts it beside, under the time of now, with all that belongs to it.
    fn set_aside(&self) -> Result<(), Error> {
        let aside = beside(self.file, &format!(".before-{}", clock::now()));
        for end in ["-wal", "-shm", ""] {
            let (from, to) = (beside(self.file, end), beside(&aside, end));
            if !from.exists() {
                continue;
            }
            let moved = if self.keep { fs::rename(&from, &to) } else { fs::remove_file(&from) };
            moved.map_err(|why| Error::file(&from, &why))?;
        }
        Ok(())
    }
}

/// How many games are in a database, whatever its schema.
async fn count(database: &Database) -> Result<u64, store::Error> {
    let admin = Admin::open(database).await?;
    let games = admin.count().await;
    admin.close().await;
    games
}

/// Takes a copy of a file of SQLite instead of the one that is there.
async fn replace(
    old: Old<'_>,
    backup: &Path,
    begun: &mut (dyn FnMut(u64) + Send),
) -> Result<Imported, Error> {
    let failed = |why: &dyn std::fmt::Display| Error::file(backup, why);
    let new = beside(old.file, ".restoring");
    let games = match prepare(backup, &new).await {
        Ok(games) => games,
        Err(error) => {
            remove(&new);
            return Err(error);
        }
    };
    begun(games);
    old.set_aside()?;
    for end in ["-wal", "-shm", ""] {
        let from = beside(&new, end);
        if from.exists() {
            fs::rename(&from, beside(old.file, end)).map_err(|why| failed(&why))?;
        }
    }
    if let Some(folder) = old.file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        let synced = File::open(folder).and_then(|folder| folder.sync_all());
        synced.map_err(|why| failed(&why))?;
    }
    Ok(Imported { new: games, ..Imported::default() })
}

/// Makes a copy of the copy, brought up to date and checked before anybody relies on it; how many games it has.
async fn prepare(backup: &Path, new: &Path) -> Result<u64, Error> {
    let failed = |why: &dyn std::fmt::Display| Error::file(backup, why);
    remove(new);
    fs::copy(backup, new).map_err(|why| failed(&why))?;
    let copied = Database::Sqlite(new.to_path_buf());
    migrate(&copied).await.map_err(|why| failed(&why))?;
    let copied = Admin::open(&copied).await.map_err(|why| failed(&why))?;
    let broken = copied.broken().await;
    let games = copied.count().await;
    copied.close().await;
    if let Some(line) = broken.map_err(|why| failed(&why))?.first() {
        return Err(failed(&format!("the backup is broken: {line}")));
    }
    games.map_err(|why| failed(&why))
}

/// Removes a file of SQLite that was never used, with all that belongs to it.
fn remove(file: &Path) {
    for end in ["", "-journal", "-wal", "-shm"] {
        let _ = fs::remove_file(beside(file, end));
    }
}

fn beside(file: &Path, end: &str) -> PathBuf {
    PathBuf::from(format!("{}{end}", file.display()))
}
