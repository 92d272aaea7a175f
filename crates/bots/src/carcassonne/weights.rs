//! The weights that come with the program, and which of them suit a game.

use std::sync::Arc;

use bastide_carcassonne::{Element, State};

use super::CarcassonneJudge;
use crate::judge::Learned;
use crate::learned::{Net, Shipped, WeightsError};

/// Weights, by the games they were made with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Weights {
    /// The base game of two.
    Two,
    /// The base game of three to six.
    Many,
    /// Expansions, with any number of players.
    Expansions,
}

impl Weights {
    /// All of them.
    pub const ALL: [Weights; 3] = [Weights::Two, Weights::Many, Weights::Expansions];

    /// The word for it on the command line and in the name of its file.
    pub fn word(self) -> &'static str {
        match self {
            Weights::Two => "two",
            Weights::Many => "many",
            Weights::Expansions => "expansions",
        }
    }

    /// Those that suit a game. River and abbot change little about the base game.
    pub fn for_game(state: &State) -> Weights {
        let base = [Element::Fields, Element::River, Element::Abbot];
        let is_extra = |element: Element| state.elements().has(element) && !base.contains(&element);
        if Element::all().any(is_extra) {
            Weights::Expansions
        } else if state.seats() == 2 {
            Weights::Two
        } else {
            Weights::Many
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
static SHIPPED: [Shipped; 3] = [
    shipped(include_bytes!("../../weights/carcassonne-two.weights")),
    shipped(include_bytes!("../../weights/carcassonne-many.weights")),
    shipped(include_bytes!("../../weights/carcassonne-expansions.weights")),
];

const fn shipped(bytes: &'static [u8]) -> Shipped {
    Shipped::new("carcassonne", CarcassonneJudge::SORTS, CarcassonneJudge::VERSION, bytes)
}
