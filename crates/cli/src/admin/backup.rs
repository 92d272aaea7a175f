//! `bastide admin backup` and `restore`.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use bastide_server::admin::{Archive, Need};

use super::{Desk, bar, so_many, transfer};
use crate::Verdict;
use crate::file::NewFile;

/// Copy all games to a file; the copy is consistent even while the server runs
#[derive(clap::Args)]
pub(super) struct BackupArgs {
    /// The file to write; it appears once complete, and replaces an existing file of that name
    file: PathBuf,
}

/// Restore the games from a backup or an export
#[derive(clap::Args)]
pub(super) struct RestoreArgs {
    /// The file that `backup` or `export` wrote
    file: PathBuf,
    /// Replace the existing games once the whole backup has been read: an SQLite file is kept beside the new one; in
    /// PostgreSQL the old games are removed for good
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
