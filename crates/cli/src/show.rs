//! `bastide show`: the board of a record, at any of its entries.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Result, bail};
use bastide_carcassonne::position;

use crate::ink::Ink;
use crate::session::Session;
use crate::{Verdict, board, narrate, picture};

/// Draw the board of a record or position.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A record or a position
    file: PathBuf,
    /// Only the first N entries
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// The position as text instead of the board; only at the start of a part of a turn
    #[arg(long)]
    position: bool,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let (session, _) = Session::open(&args.file, args.to)?;
    let mut out = io::stdout().lock();
    if args.position {
        let Some(text) = position::write(session.table.setup(), session.game()) else {
            bail!(
                "{}: after entry {} no part of a turn begins, so this is no position",
                args.file.display(),
                session.table.said()
            );
        };
        write!(out, "{text}")?;
        return Ok(Verdict::Done);
    }
    let ink = Ink::for_stdout();
    write!(out, "{}", board::draw(session.game(), &[], board::columns(), ink))?;
    writeln!(out)?;
    write!(out, "{}", narrate::standings(&session, session.game(), ink))?;
    writeln!(out, "\n{}\n{}", narrate::FIGURES, picture::LEGEND)?;
    Ok(Verdict::Done)
}
