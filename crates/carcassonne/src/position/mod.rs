//! A position at the start of a part of a turn, as text. It is the head of a story: what is played,
//! by whom, what lies on the table. The grammar is in docs/notation.md.

mod pieces;
mod read;
mod write;

use bastide_game::position::PositionError;
use bastide_game::{Seat, SentenceError};
use bastide_landscape::{Cell, FARTHEST};

pub(crate) use read::from_lines;
pub use read::read;
pub use write::write;

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

/// The keys of a position, in the order in which they are written.
pub const KEYS: [&str; 21] = [
    "with",
    "players",
    "turn",
    "track",
    "women",
    "robbers",
    "gold",
    "pieces",
    "messages",
    "goods",
    "origin",
    "board",
    "bars",
    "ferries",
    "mage",
    "witch",
    "towers",
    "prisoners",
    "figures",
    "bag",
    "discarded",
];

/// The seat a word stands for.
pub(crate) fn seat_of(setup: &Setup, word: &str) -> Result<Seat, PositionError> {
    bastide_game::position::seat_of::<State>(word, setup.seats)
}

/// Reads a cell: `+1,-2`, or `B3` counted from the upper left corner of the board.
pub(crate) fn cell(word: &str, origin: Cell) -> Result<Cell, SentenceError> {
    let digits = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
    let (letters, row) = word.split_at(digits);
    if !letters.is_empty() && letters.bytes().all(|b| b.is_ascii_uppercase()) && letters.len() <= 2
    {
        let column = letters.bytes().fold(0, |n, b| n * 26 + i16::from(b - b'A') + 1);
        return match row.parse::<i16>() {
            Ok(row) if (1..=FARTHEST).contains(&row) => {
                Ok(Cell::new(origin.x + column - 1, origin.y + row - 1))
            }
            Ok(_) | Err(_) => Err(SentenceError::unknown("cell", word)),
        };
    }
    word.parse().map_err(|_| SentenceError::unknown("cell", word))
}
