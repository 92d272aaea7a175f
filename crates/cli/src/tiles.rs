//! `bastide tiles`: the tiles or cards of a game.

use std::io;

use anyhow::Result;

use crate::games::{CliGame, GameKind, by_game};
use crate::{Verdict, names};

/// List the tiles or cards of a game.
#[derive(clap::Args)]
#[command(after_help = names::after("Examples:\n  bastide tiles --with river,inns\n  bastide tiles --game castle\n  bastide tiles --game cardcassonne"))]
pub(crate) struct Args {
    /// The game
    #[arg(long, value_name = "GAME", value_enum, default_value_t = GameKind::Carcassonne)]
    game: GameKind,
    /// What to play with: elements, boxes, presets, and `no-X` [default: base]
    #[arg(long, value_name = "LIST")]
    with: Option<String>,
    /// Print a JSON object instead of pictures
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let mut out = io::stdout().lock();
    by_game!(args.game, G => G::list_box(args.with.as_deref(), args.json, &mut out))?;
    Ok(Verdict::Done)
}
