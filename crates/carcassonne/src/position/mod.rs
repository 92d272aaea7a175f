//! A position at the start of a part of a turn, as text. It is the head of a story: what is played,
//! by whom, what lies on the table. The grammar is in docs/notation.md.

mod names;
mod read;
mod write;

use bastide_landscape::Cell;

pub(crate) use names::{MAX_POINTS, Names, less, take_from_supply};
pub use read::read;
pub(crate) use read::{from_lines, opening_events};
pub(crate) use write::by_seat;
pub use write::write;

use crate::expansions;
use crate::setup::Setup;
use crate::state::State;

/// A setup and a state reached with it, before a draw.
#[derive(Clone, Debug)]
pub struct Position {
    /// Who plays with what.
    pub setup: Setup,
    /// What lies on the table.
    pub state: State,
    /// The cell that is called A1.
    pub origin: Cell,
}

/// The keys that every position may have.
const OWN: [&str; 9] =
    ["with", "players", "turn", "track", "origin", "board", "figures", "bag", "discarded"];

/// The keys of a position: those that every one may have, and those of expansions.
pub const KEYS: [&str; OWN.len() + expansions::KEYS.len()] = {
    let mut keys = [""; OWN.len() + expansions::KEYS.len()];
    let (own, added) = keys.split_at_mut(OWN.len());
    own.copy_from_slice(&OWN);
    added.copy_from_slice(&expansions::KEYS);
    keys
};
