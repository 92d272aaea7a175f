//! The games the command line knows, and what it needs of each beyond the rules.

use std::fmt::Debug;

use anyhow::{Result, anyhow};
use bastide_bots::HasBots;
use bastide_carcassonne::{Event, State, check, position};
use bastide_game::{Game, Seat, SetupError};

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
    G::setup(with, players).map_err(|why| match why {
        SetupError::With(_) => anyhow!("--with: {why}"),
        SetupError::Seats(_) => anyhow!("{number}: {why}"),
    })
}

/// A reason for points: its place in lists and its word.
pub(crate) type Reason = (usize, &'static str);

/// What an event means to whoever counts points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ScoreEvent {
    /// A turn was taken: a tile was laid, or a card or follower played.
    Turn,
    /// A seat got points.
    Paid(Seat, u32, Reason),
    /// A seat gave points away.
    Gave(Seat, u32),
    /// The end is counted from here on.
    Finale,
    /// Nothing.
    Nothing,
}

/// A game that can be simulated, replayed and shown.
pub(crate) trait CliGame: HasBots<Setup: Debug + Sync, Action: Send, Outcome: Send> {
    /// What is laid turn by turn: `tile` or `card`.
    const THING: &'static str;

    /// What must hold after every move, a second time.
    fn verify(&self, setup: &Self::Setup) -> Result<(), String>;
    /// Whose turn it is.
    fn whose_turn(&self) -> Seat;
    /// How many tiles or cards were laid.
    fn laid(&self) -> usize;
    /// How many turns a game took that is over.
    fn turns(&self) -> usize {
        self.laid()
    }
    /// How many tiles fitted nowhere.
    fn discarded(&self) -> usize;
    /// What an event means to whoever counts points.
    fn hear(event: &Self::Event) -> ScoreEvent;
    /// Reads a position.
    fn read_position(text: &str) -> Result<(Self::Setup, Self), String>;
    /// Writes a position, where there is one.
    fn write_position(&self, setup: &Self::Setup) -> Option<String>;
    /// The board.
    fn draw(&self, ink: Ink) -> String;
    /// Who has what.
    fn standings(session: &Session<Self>, ink: Ink) -> String;
    /// What the signs of the board mean.
    fn legend() -> String;
}

impl CliGame for State {
    const THING: &'static str = "tile";

    fn verify(&self, setup: &Self::Setup) -> Result<(), String> {
        check::check(setup, self)
    }

    fn whose_turn(&self) -> Seat {
        self.mover()
    }

    fn laid(&self) -> usize {
        // The start tile was not laid by anybody.
        self.land().tiles().len() - 1
    }

    fn discarded(&self) -> usize {
        self.set_aside().len()
    }

    fn hear(event: &Event) -> ScoreEvent {
        if let Event::TilePlaced { .. } = *event {
            ScoreEvent::Turn
        } else if let Event::Paid { to, points, reason, .. } = *event {
            ScoreEvent::Paid(to, points.into(), (reason as usize, reason.word()))
        } else if let Event::RansomPaid { by, points, .. } = *event {
            ScoreEvent::Gave(by, points.into())
        } else if *event == Event::FinaleBegan {
            ScoreEvent::Finale
        } else {
            ScoreEvent::Nothing
        }
    }

    fn read_position(text: &str) -> Result<(Self::Setup, State), String> {
        let found = position::read(text).map_err(|e| e.to_string())?;
        Ok((found.setup, found.state))
    }

    fn write_position(&self, setup: &Self::Setup) -> Option<String> {
        position::write(setup, self)
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
