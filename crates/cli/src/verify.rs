//! `bastide verify`: draws a game again and compares (docs/luck.md).

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use bastide_game::Record;
use bastide_server::{Verified, verify};

use crate::Verdict;
use crate::file;

/// Verify that the draws of a finished game match the commitment made before it
#[derive(clap::Args)]
#[command(after_help = "Example:\n  bastide verify game.txt")]
pub(crate) struct Args {
    /// A record with a commitment, nonces and the revealed secret
    file: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let name = args.file.display().to_string();
    let record: Record = file::read(&args.file)?.parse().with_context(|| name.clone())?;
    let verified = verify(&record).with_context(|| name.clone())?;
    let mut out = io::stdout().lock();
    match verified {
        Verified::Agrees { draws } => {
            writeln!(out, "{name}: verified: all {draws} draws are those that were promised.")?;
            Ok(Verdict::Done)
        }
        Verified::OtherSecret { entry } => {
            writeln!(out, "{name}: entry {entry}: this is not the secret that was promised.")?;
            Ok(Verdict::Wanting)
        }
        Verified::Differs { entry, says, drawn } => {
            writeln!(out, "{name}: entry {entry}: says `{says}`, but `{drawn}` was drawn.")?;
            Ok(Verdict::Wanting)
        }
    }
}
