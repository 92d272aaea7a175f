//! `bastide show`: the board of a record, at any of its entries.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Result, bail};

use crate::games::{CliGame, by_game};
use crate::ink::Ink;
use crate::session::{self, Session};
use crate::{Verdict, file};

/// Show the board of a record or position in the terminal.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A record or a position
    file: PathBuf,
    /// Only the first N entries
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Print the position as text instead of the board; only possible before a draw
    #[arg(long)]
    position: bool,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let text = file::read(&args.file)?;
    by_game!(session::which(&text), G => run_game::<G>(args, &text))
}

fn run_game<G: CliGame>(args: &Args, text: &str) -> Result<Verdict> {
    let (session, _) = Session::<G>::read(&args.file, text, args.to)?;
    let mut out = io::stdout().lock();
    if args.position {
        let Some(text) = session.game().write_position(session.table.setup()) else {
            bail!(
                "{}: after entry {} no part of a turn begins, so this is no position",
                args.file.display(),
                session.table.entry_count()
            );
        };
        write!(out, "{text}")?;
        return Ok(Verdict::Done);
    }
    let ink = Ink::for_stdout();
    write!(out, "{}", session.game().draw(ink))?;
    writeln!(out)?;
    write!(out, "{}", G::standings(&session, ink))?;
    writeln!(out, "\n{}", G::legend())?;
    Ok(Verdict::Done)
}
