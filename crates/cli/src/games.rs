//! The games the command line knows, and what it needs of each beyond the rules.

use anyhow::{Result, anyhow};
use bastide_bots::HasBots;
use bastide_carcassonne::{State, check};
use bastide_game::battery::Violation;
use bastide_game::{Chronicled, Game};

use crate::ink::Ink;
use crate::session::Session;
use crate::{board, narrate, picture};

/// A game by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum GameKind {
    /// Carcassonne and its expansions
    Carcassonne,
    /// The Castle, for two
    Castle,
    /// The card game, for two to five
    Cardcassonne,
}

/// What a game begins with; if it cannot, which part of the command line is the reason. `number` is the one
/// that says how many play.
pub(crate) fn set_up<G: Game>(with: &str, players: usize, number: &str) -> Result<G::Setup> {
    G::setup(with, players).map_err(|why| {
        let option = if why.is_about_seats() { number } else { "--with" };
        anyhow!("{option}: {why}")
    })
}

/// A game that can be simulated, replayed and shown.
pub(crate) trait CliGame:
    HasBots<Setup: Sync, Action: Send, Outcome: Send> + Chronicled
{
    /// What is laid turn by turn: `tile` or `card`.
    const THING: &'static str;

    /// What must hold after every move, a second time.
    fn verify(&self, setup: &Self::Setup) -> Result<(), Violation>;
    /// How many tiles or cards were laid.
    fn laid(&self) -> usize;
    /// How many turns a game took that is over.
    fn turns(&self) -> usize {
        self.laid()
    }
    /// How many tiles fitted nowhere.
    fn discarded(&self) -> usize;
    /// The board.
    fn draw(&self, ink: Ink) -> String;
    /// Who has what.
    fn standings(session: &Session<Self>, ink: Ink) -> String;
    /// What the signs of the board mean.
    fn legend() -> String;
}

impl CliGame for State {
    const THING: &'static str = "tile";

    fn verify(&self, setup: &Self::Setup) -> Result<(), Violation> {
        check::check(setup, self)
    }

    fn laid(&self) -> usize {
        // The start tile was not laid by anybody.
        self.land().tiles().len() - 1
    }

    fn discarded(&self) -> usize {
        self.set_aside().len()
    }

    fn draw(&self, ink: Ink) -> String {
        board::draw(self, &[], board::columns(), ink)
    }

    fn standings(session: &Session, ink: Ink) -> String {
        narrate::standings(session, session.game(), ink)
    }

    fn legend() -> String {
        format!("{}\n{}", narrate::FIGURES, picture::LEGEND)
    }
}
