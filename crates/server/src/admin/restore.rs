//! Backups: a copy of the whole file, or an export where there is no file; and the way back.

use std::fs::{self, File};
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

use bastide_store::{Admin, Database};
use flate2::read::MultiGzDecoder;

use super::archive::migrate;
use super::{Archive, Error, Filter, Imported, Need, Progress};
use crate::clock;

/// How a file of SQLite begins, and how one that gzip made.
const SQLITE: &[u8] = b"SQLite format 3\0";
const GZIP: [u8; 2] = [0x1f, 0x8b];

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
    /// file that was there before is kept beside the new one.
    pub async fn restore(
        database: &Database,
        backup: &Path,
        overwrite: bool,
        begun: &mut (dyn FnMut(u64) + Send),
        progress: Progress<'_>,
    ) -> Result<Imported, Error> {
        let copy = begins_with(backup, SQLITE)?;
        let mut archive = Archive::open(database, Need::Fill).await?;
        let games = archive.count().await?;
        if games > 0 && !overwrite {
            return Err(Error::HasGames(games));
        }
        match database {
            Database::Sqlite(file) if copy => return archive.replace(file, backup, begun).await,
            Database::Sqlite(file) if games > 0 => {
                archive.set_aside(file).await?;
                archive.reopen(file).await?;
            }
            Database::Sqlite(_) => {}
            Database::Postgres(_) if copy => {
                return Err(Error::NotHere(
                    "this is a copy of a file: restore it into a folder, then use export and import",
                ));
            }
            Database::Postgres(_) => archive.remove_all().await?,
        }
        archive.import_file(backup, begun, progress).await
    }

    /// Reads an export, plain or from gzip.
    pub async fn import_file(
        &self,
        file: &Path,
        begun: &mut (dyn FnMut(u64) + Send),
        progress: Progress<'_>,
    ) -> Result<Imported, Error> {
        let packed = begins_with(file, &GZIP)?;
        let opened = File::open(file).map_err(|why| Error::file(file, &why))?;
        let read = if packed {
            let unpacked = MultiGzDecoder::new(BufReader::new(opened));
            self.import(&mut BufReader::new(unpacked), begun, progress).await
        } else {
            self.import(&mut BufReader::new(opened), begun, progress).await
        };
        read.map_err(|error| {
            if let Error::Format { line, why } = &error {
                return Error::file(file, &format!("line {line}: {why}"));
            }
            error
        })
    }

    /// Takes a copy of a file of SQLite instead of the one that is there.
    async fn replace(
        &self,
        file: &Path,
        backup: &Path,
        begun: &mut (dyn FnMut(u64) + Send),
    ) -> Result<Imported, Error> {
        let failed = |why: &dyn std::fmt::Display| Error::file(backup, why);
        let new = beside(file, ".restoring");
        for end in ["", "-journal", "-wal", "-shm"] {
            let _ = fs::remove_file(beside(&new, end));
        }
        // A copy of the copy: it is brought up to date and checked before anybody relies on it.
        fs::copy(backup, &new).map_err(|why| failed(&why))?;
        let copied = Database::Sqlite(new.clone());
        migrate(&copied).await.map_err(|why| failed(&why))?;
        let copied = Admin::open(&copied).await.map_err(|why| failed(&why))?;
        let broken = copied.broken().await.map_err(|why| failed(&why))?;
        let games = copied.count().await.map_err(|why| failed(&why))?;
        copied.close().await;
        if let Some(line) = broken.first() {
            let _ = fs::remove_file(&new);
            return Err(failed(&format!("the backup is broken: {line}")));
        }
        begun(games);
        self.set_aside(file).await?;
        for end in ["-wal", "-shm", ""] {
            let from = beside(&new, end);
            if from.exists() {
                fs::rename(&from, beside(file, end)).map_err(|why| failed(&why))?;
            }
        }
        if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            let synced = File::open(folder).and_then(|folder| folder.sync_all());
            synced.map_err(|why| failed(&why))?;
        }
        Ok(Imported { new: games, ..Imported::default() })
    }

    /// Puts the file that is there beside, under the time of now, with all that belongs to it.
    async fn set_aside(&self, file: &Path) -> Result<(), Error> {
        let empty = self.count().await? == 0;
        self.admin.close().await;
        let aside = beside(file, &format!(".before-{}", clock::now()));
        for end in ["-wal", "-shm", ""] {
            let (from, to) = (beside(file, end), beside(&aside, end));
            if !from.exists() {
                continue;
            }
            // Nothing is lost with a file that has no games.
            let moved = if empty { fs::remove_file(&from) } else { fs::rename(&from, &to) };
            moved.map_err(|why| Error::file(&from, &why))?;
        }
        Ok(())
    }

    /// Removes every game.
    async fn remove_all(&self) -> Result<(), Error> {
        let tables = self.tables(&Filter::default()).await?;
        let ids: Vec<String> = tables.into_iter().map(|table| table.id).collect();
        self.remove(&ids, &mut |_| std::ops::ControlFlow::Continue(())).await?;
        Ok(())
    }
}

fn beside(file: &Path, end: &str) -> PathBuf {
    PathBuf::from(format!("{}{end}", file.display()))
}

/// Whether a file begins like this.
fn begins_with(file: &Path, begin: &[u8]) -> Result<bool, Error> {
    let failed = |why: std::io::Error| Error::file(file, &why);
    let opened = File::open(file).map_err(failed)?;
    let mut bytes = Vec::new();
    opened.take(begin.len() as u64).read_to_end(&mut bytes).map_err(failed)?;
    Ok(bytes == begin)
}
