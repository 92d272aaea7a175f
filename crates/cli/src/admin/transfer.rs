//! `bastide admin export` and `import`: all games between databases of any kind.

use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use bastide_server::admin::{Archive, Exported, Need};
use flate2::Compression;
use flate2::write::GzEncoder;

use super::{Desk, bar, so_many};
use crate::Verdict;
use crate::file::NewFile;

/// Write all games in full as lines of JSON, to move them to another database
#[derive(clap::Args)]
#[command(after_help = "Example:\n  bastide admin export games.jsonl.gz\n\n\
                        The file contains the secrets of running games: only its owner can read it.")]
pub(super) struct ExportArgs {
    /// The file to write, or `-` for standard output; it is compressed if its name ends in .gz
    file: PathBuf,
}

/// Read the games that `export` wrote, skipping those that already exist
#[derive(clap::Args)]
#[command(after_help = "Example:\n  bastide admin import games.jsonl.gz\n\n\
                        If it is interrupted, run the same command again: it continues where it stopped.")]
pub(super) struct ImportArgs {
    /// The file to read, or `-` for standard input
    file: PathBuf,
}

fn is_dash(path: &Path) -> bool {
    path.as_os_str() == "-"
}

pub(super) async fn export(desk: &Desk, args: &ExportArgs) -> Result<Verdict> {
    let archive = desk.open(Need::Read).await?;
    let exported = if is_dash(&args.file) {
        // A bar would not disturb: it is drawn on standard error.
        let bar = bar(archive.count().await?);
        let mut out = BufWriter::new(io::stdout());
        archive.export(&mut out, &mut desk.follow(&bar)).await?
    } else {
        write(desk, &archive, &args.file).await?
    };
    archive.close().await;
    let games = so_many(exported.games, "game");
    // Standard output may be the export itself.
    writeln!(io::stderr(), "{games} exported, {} entries in all.", exported.entries)?;
    Ok(Verdict::Done)
}

/// Writes an export to a file that appears when it is whole.
pub(super) async fn write(desk: &Desk, archive: &Archive, path: &Path) -> Result<Exported> {
    let bar = bar(archive.count().await?);
    let mut follow = desk.follow(&bar);
    let mut file = NewFile::create(path)?;
    let packed = path.extension().is_some_and(|end| end == "gz");
    let exported = if packed {
        let mut packing = GzEncoder::new(BufWriter::new(&mut file), Compression::default());
        let exported = archive.export(&mut packing, &mut follow).await?;
        packing.finish()?.flush()?;
        exported
    } else {
        archive.export(&mut BufWriter::new(&mut file), &mut follow).await?
    };
    file.finish()?;
    drop(follow);
    bar.finish_and_clear();
    Ok(exported)
}

pub(super) async fn import(desk: &Desk, args: &ImportArgs) -> Result<Verdict> {
    let archive = desk.open(Need::Fill).await?;
    let bar = bar(0);
    let mut begun = |games| bar.set_length(games);
    let mut follow = desk.follow(&bar);
    let imported = if is_dash(&args.file) {
        archive.import(&mut BufReader::new(io::stdin()), &mut begun, &mut follow).await?
    } else {
        archive.import_file(&args.file, &mut begun, &mut follow).await?
    };
    drop(follow);
    bar.finish_and_clear();
    archive.close().await;
    let new = so_many(imported.new, "game");
    writeln!(io::stdout(), "{new} imported, {} already there.", imported.known)?;
    if imported.different.is_empty() {
        return Ok(Verdict::Done);
    }
    let mut err = io::stderr().lock();
    writeln!(
        err,
        "{} differ from what is there and were left as they are:",
        imported.different.len()
    )?;
    for id in &imported.different {
        writeln!(err, "  {id}")?;
    }
    Ok(Verdict::Wanting)
}
