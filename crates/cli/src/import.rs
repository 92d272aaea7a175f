//! `bastide import`: saved games of other programs become records.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};

use crate::{Verdict, file};

/// Convert a saved JCloisterZone game into a record.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  bastide import evening.jcz -o evening.txt")]
pub(crate) struct Args {
    /// A saved game (.jcz)
    game: PathBuf,
    /// Where to write the record [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Allow --output to overwrite an existing file
    #[arg(long, requires = "output")]
    overwrite: bool,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let text = file::read(&args.game)?;
    let record = bastide_jcz::import(&text).map_err(|e| anyhow!("{}: {e}", args.game.display()))?;
    match &args.output {
        None => write!(io::stdout(), "{record}")?,
        Some(path) if path.exists() && !args.overwrite => {
            bail!("{}: this file exists; --overwrite replaces it", path.display())
        }
        Some(path) => file::write(path, record.to_string())?,
    }
    Ok(Verdict::Done)
}
