//! The weights that come with the program, and which of them suit a game.

use std::sync::{Arc, LazyLock, OnceLock};

use bastide_carcassonne::{Element, State};

use super::CarcassonneJudge;
use crate::judge::Learned;
use crate::learned::{Net, WeightsError};

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
        if let Some(net) = REPLACED[self as usize].get() {
            return Arc::clone(net);
        }
        static NETS: LazyLock<[Arc<Net>; 3]> = LazyLock::new(|| {
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
            Weights::Two => include_bytes!("../../weights/carcassonne-two.weights"),
            Weights::Many => include_bytes!("../../weights/carcassonne-many.weights"),
            Weights::Expansions => include_bytes!("../../weights/carcassonne-expansions.weights"),
        }
    }
}

static REPLACED: [OnceLock<Arc<Net>>; 3] = [const { OnceLock::new() }; 3];

/// The game's name in files of weights.
const NAME: &str = "carcassonne";

/// Reads weights of Carcassonne.
fn read(bytes: &[u8]) -> Result<Net, WeightsError> {
    Net::from_bytes(bytes, NAME, CarcassonneJudge::SORTS, CarcassonneJudge::VERSION)
}
