//! The games the command line knows: a row for each, and what it needs of them beyond the rules.

use std::io::Write;

use anyhow::{Result, anyhow};
use bastide_art::{Level, Palette};
use bastide_bots::HasBots;
use bastide_game::battery::Violation;
use bastide_game::{Chronicled, Game};

use crate::bench::Effort;
use crate::ink::Ink;
use crate::session::Session;

/// Makes the list of games: their names on the command line, and [`by_game`], which does something with the rules of
/// the game a name stands for.
macro_rules! games {
    ($d:tt $($(#[$doc:meta])* $name:ident: $state:ty,)+) => {
        /// A game by its name.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
        pub(crate) enum GameKind {
            $($(#[$doc])* $name,)+
        }

        impl GameKind {
            /// All of them.
            pub(crate) const ALL: &'static [GameKind] = &[$(GameKind::$name),+];
        }

        /// Does something with the rules of a game: `by_game!(kind, G => run::<G>())`.
        macro_rules! by_game {
            ($d kind:expr, $d game:ident => $d body:expr) => {
                match $d kind {
                    $(crate::games::GameKind::$name => {
                        type $d game = $state;
                        $d body
                    })+
                }
            };
        }
        pub(crate) use by_game;
    };
}

games! { $
    /// Carcassonne and its expansions
    Carcassonne: bastide_carcassonne::State,
    /// The Castle, for two
    Castle: bastide_castle::State,
    /// The card game, for two to five
    Cardcassonne: bastide_cardcassonne::State,
}

impl GameKind {
    /// The game with a name in records and positions.
    pub(crate) fn named(name: &str) -> Option<GameKind> {
        GameKind::ALL.iter().copied().find(|kind| by_game!(*kind, G => G::NAME == name))
    }

    /// Whether a word is a key of a position of any game.
    pub(crate) fn is_position_key(word: &str) -> bool {
        GameKind::ALL.iter().any(|kind| by_game!(*kind, G => G::POSITION_KEYS.contains(&word)))
    }

    /// The game of a position that does not name it, by its keys: positions of old versions. The first game whose
    /// own keys it has, or the first of all.
    pub(crate) fn of_keys(keys: &[&str]) -> GameKind {
        let fits = |kind: &GameKind| by_game!(*kind, G => G::is_position(keys));
        GameKind::ALL.iter().copied().rev().find(fits).unwrap_or(GameKind::Carcassonne)
    }
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

    /// The keys of its positions.
    const POSITION_KEYS: &'static [&'static str];

    /// Whether a position that does not name its game can only be one of this, by its keys.
    fn is_position(keys: &[&str]) -> bool;
    /// What must hold after every move, a second time.
    fn verify(&self, setup: &Self::Setup) -> Result<(), Violation>;
    /// Whether an outcome begins another turn: then somebody who plays twice in a row has two.
    fn begins_turn(outcome: &Self::Outcome) -> bool;
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
    /// A picture of the board.
    fn paint(&self, palette: Palette, level: Level) -> String;
    /// Lists what is in the box, or what of it is played with.
    fn list_box(with: Option<&str>, json: bool, out: &mut impl Write) -> Result<()>;
    /// Measures how fast it is and prints that.
    fn bench(effort: Effort, json: bool, out: &mut impl Write) -> Result<()>;
}
