//! The weights that come with the program, and which of them suit a game.

use std::sync::{Arc, LazyLock, OnceLock};

use bastide_cardcassonne::State;
use bastide_game::Game;

use super::CardJudge;
use crate::learned::{Net, WeightsError};

/// Weights, by the games they were made with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Weights {
    /// Games of two.
    Two,
    /// Games of three to five.
    Many,
}

static REPLACED: [OnceLock<Arc<Net>>; 2] = [const { OnceLock::new() }; 2];

/// The game's name in files of weights.
const NAME: &str = "cardcassonne";

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
        if let Some(net) = REPLACED[self as usize].get() {
            return Arc::clone(net);
        }
        static NETS: LazyLock<[Arc<Net>; 2]> = LazyLock::new(|| {
            Weights::ALL.map(|weights| {
                Arc::new(read(weights.bytes()).expect("the weights in the program are whole"))
            })
        });
        Arc::clone(&NETS[self as usize])
    }

    /// Judges by other weights from now on, in the whole program. Only the first time counts.
    pub fn replace(self, bytes: &[u8]) -> Result<(), WeightsError> {
        let net = read(bytes)?;
        REPLACED[self as usize].get_or_init(|| Arc::new(net));
        Ok(())
    }

    fn bytes(self) -> &'static [u8] {
        match self {
            Weights::Two => include_bytes!("../../weights/cards-two.weights"),
            Weights::Many => include_bytes!("../../weights/cards-many.weights"),
        }
    }
}

/// Reads weights of Cardcassonne.
fn read(bytes: &[u8]) -> Result<Net, WeightsError> {
    Net::from_bytes(bytes, NAME, CardJudge::SORTS, CardJudge::VERSION)
}
