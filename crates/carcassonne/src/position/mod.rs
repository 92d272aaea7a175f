//! A position at the start of a part of a turn, as text. It is the head of a story: what is played,
//! by whom, what lies on the table. The grammar is in docs/notation.md.

mod pieces;
mod read;
mod write;

use bastide_game::{Game, Seat};
use bastide_landscape::{Cell, FARTHEST};
use thiserror::Error;

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

/// A text that is no position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {problem}")]
pub struct ParsePosition {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: String,
}

/// A line of a story: its key, which it may inherit from a line above, and its words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) number: usize,
    pub(crate) key: &'a str,
    pub(crate) rest: &'a str,
}

impl Line<'_> {
    pub(crate) fn problem(&self, problem: impl Into<String>) -> ParsePosition {
        ParsePosition { line: self.number, problem: problem.into() }
    }
}

/// The lines of a text without comments. An indented line goes on with the key above it.
pub(crate) fn lines(text: &str) -> Result<Vec<Line<'_>>, ParsePosition> {
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (n, raw) in text.lines().enumerate() {
        let line = raw.split('#').next().unwrap_or_default().trim_end();
        if line.trim().is_empty() {
            continue;
        }
        let number = n + 1;
        if line.starts_with(char::is_whitespace) {
            let key = lines.last().map(|l| l.key).ok_or_else(|| ParsePosition {
                line: number,
                problem: "an indented line goes on with the line above, but there is none".into(),
            })?;
            lines.push(Line { number, key, rest: line.trim() });
        } else {
            let (key, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            lines.push(Line { number, key, rest: rest.trim() });
        }
    }
    Ok(lines)
}

/// The keys of a position, in the order in which they are written.
pub(crate) const KEYS: [&str; 21] = [
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
pub(crate) fn seat_of(setup: &Setup, word: &str) -> Result<Seat, String> {
    let seats = &State::SEATS[..setup.seats];
    let found = seats.iter().position(|s| *s == word);
    found.map(|n| Seat(n as u8)).ok_or_else(|| format!("`{}` does not play", shown(word)))
}

/// Reads a cell: `+1,-2`, or `B3` counted from the upper left corner of the board.
pub(crate) fn cell(word: &str, origin: Cell) -> Result<Cell, String> {
    let digits = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
    let (letters, row) = word.split_at(digits);
    if !letters.is_empty() && letters.bytes().all(|b| b.is_ascii_uppercase()) && letters.len() <= 2
    {
        let column = letters.bytes().fold(0, |n, b| n * 26 + i16::from(b - b'A') + 1);
        return match row.parse::<i16>() {
            Ok(row) if (1..=FARTHEST).contains(&row) => {
                Ok(Cell::new(origin.x + column - 1, origin.y + row - 1))
            }
            Ok(_) | Err(_) => Err(format!("`{}` is no cell", shown(word))),
        };
    }
    word.parse().map_err(|e| format!("{e}"))
}

/// A word for a message, shortened if somebody sent a novel.
pub(crate) fn shown(word: &str) -> String {
    word.chars().take(30).collect()
}
