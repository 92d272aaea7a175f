//! The weights that come with the program, and which of them suit a game.

use std::sync::Arc;

use bastide_cardcassonne::State;
use bastide_game::Game;

use super::CardJudge;
use crate::learned::{Net, Shipped, WeightsError};

/// Weights, by the games they were made with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Weights {
    /// Games of two.
    Two,
    /// Games of three to five.
    Many,
}

impl Weights {
    /// All of them.
    pub const ALL: [Weights; 2] = [Weights::Two, Weights::Many];

    /// The word for it on the command line and in the name of its file.
    pub fn word(self) -> &'static str {
        match self {
            Weights::Two => "cards-two",
            Weights::Many => "cards-many",
        }
    }

    /// Those that suit a game.
    pub fn for_game(state: &State) -> Weights {
        match state.seats() {
            2 => Weights::Two,
            _ => Weights::Many,
        }
    }

    /// The weights: those that were replaced, or as they come with the program.
    pub fn net(self) -> Arc<Net> {
        SHIPPED[self as usize].net()
    }

    /// Judges by other weights from now on, in the whole program. Only the first time counts.
    pub fn replace(self, bytes: &[u8]) -> Result<(), WeightsError> {
        SHIPPED[self as usize].replace(bytes)
    }
}

/// In the order of [`Weights::ALL`].
static SHIPPED: [Shipped; 2] = [
    shipped(include_bytes!("../../weights/cards-two.weights")),
    shipped(include_bytes!("../../weights/cards-many.weights")),
];

const fn shipped(bytes: &'static [u8]) -> Shipped {
    Shipped::new("cardcassonne", CardJudge::SORTS, CardJudge::VERSION, bytes)
}
