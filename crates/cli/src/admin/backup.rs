//! `bastide admin backup` and `restore`.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use bastide_server::admin::{Archive, Need};

use super::{Desk, bar, so_many, transfer};
use crate::Verdict;
use crate::file::NewFile;

/// Copy all games to a file as they are, consistent while the server runs
#[derive(clap::Args)]
pub(super) struct BackupArgs {
    /// The file; it appears when it is whole, and replaces one of that name
    file: PathBuf,
}

/// Bring the games of a backup or export back
#[derive(clap::Args)]
pub(super) struct RestoreArgs {
    /// The file that `backup` or `export` wrote
    file: PathBuf,
    /// Replace the games that are there, once all of the backup was read: a file of SQLite is kept beside the new one;
    /// from PostgreSQL they are removed for good
    #[arg(long)]
    overwrite: bool,
}

pub(super) async fn backup(desk: &Desk, args: &BackupArgs) -> Result<Verdict> {
    let archive = desk.open(Need::Copy).await?;
    let games = archive.count().await?;
    let file = NewFile::create(&args.file)?;
    if archive.copy_to(file.unfinished()).await? {
        file.finish()?;
    } else {
        // There is no file to copy: an export has everything as well.
        drop(file);
        transfer::write(desk, &archive, &args.file).await?;
    }
    archive.close().await;
    let games = so_many(games, "game");
    writeln!(io::stdout(), "{games} copied to {}.", args.file.display())?;
    Ok(Verdict::Done)
}

pub(super) async fn restore(desk: &Desk, args: &RestoreArgs) -> Result<Verdict> {
    let bar = bar(0);
    let mut begun = |games| bar.set_length(games);
    let mut follow = desk.follow(&bar);
    let restored =
        Archive::restore(&desk.database, &args.file, args.overwrite, &mut begun, &mut follow)
            .await?;
    drop(follow);
    bar.finish_and_clear();
    let games = so_many(restored.new, "game");
    writeln!(io::stdout(), "{games} restored to {}.", desk.database)?;
    Ok(Verdict::Done)
}
