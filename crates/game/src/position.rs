//! What positions and stories of all games have in common: lines with keys, and words for mistakes.

use thiserror::Error;

use crate::record::Record;
use crate::rules::Game;
use crate::seat::Seat;
use crate::sentence::SentenceError;
use crate::setup::SetupError;

/// A text that is no position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {why}")]
pub struct ParsePosition {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: PositionError,
}

/// Why a text is no position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum PositionError {
    /// It is one of another game.
    #[error("this is about `{named}`, not about `{game}`")]
    OtherGame {
        /// The game it names.
        named: String,
        /// The game that was asked.
        game: &'static str,
    },
    /// An indented line has nothing above it to belong to.
    #[error("no key stands above")]
    NoKeyAbove,
    /// A line begins with a word that means nothing here.
    #[error("`{0}` is no key of a position")]
    UnknownKey(String),
    /// A line is missing.
    #[error("`{0}` is missing")]
    MissingKey(&'static str),
    /// The players are not the first seats of the game, in their order.
    #[error("the players must be `{0}`")]
    Players(String),
    /// The game cannot be set up like that.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Words cannot be read.
    #[error(transparent)]
    Words(#[from] SentenceError),
    /// Nobody plays on that seat.
    #[error("`{0}` does not play")]
    NotPlaying(String),
    /// More of something lies about than the box has.
    #[error("the box does not have so many {0}")]
    NotInBox(String),
    /// A player has used up all figures of a kind.
    #[error("no {0} is left")]
    NoneLeft(&'static str),
    /// A tile does not fit where it is said to lie.
    #[error("{tile} does not fit at {at}")]
    DoesNotFit {
        /// The tile.
        tile: String,
        /// Where it should lie.
        at: String,
    },
    /// Something stands on a tile that is not there.
    #[error("no tile lies at {0}")]
    NoTile(String),
    /// Something stands on a part that the tile does not have.
    #[error("there is no {0}")]
    NoPart(String),
    /// Something stands where such a thing never stands.
    #[error("no {what} stands on a {on}")]
    CannotStand {
        /// What.
        what: &'static str,
        /// Where.
        on: String,
    },
    /// The rules never lead there. This is the rule.
    #[error("{0}")]
    Impossible(&'static str),
    /// It can be read, but no game goes on from it.
    #[error("nothing can be played from here")]
    NothingToPlay,
}

/// The header key of a game that began with a position. Its lines are joined by ` / `.
pub const HEADER_KEY: &str = "x-position";
const JOIN: &str = " / ";

/// The position with which a record began, if it began with one.
pub fn of_record(record: &Record) -> Option<String> {
    let (_, text) = record.extra.iter().find(|(key, _)| key == HEADER_KEY)?;
    Some(from_one_line(text))
}

/// Lets a record begin with a position.
pub fn into_record(record: &mut Record, position: &str) {
    record.extra.retain(|(key, _)| key != HEADER_KEY);
    record.extra.push((HEADER_KEY.to_string(), in_one_line(position)));
}

/// A position where there is room for one line only.
pub fn in_one_line(position: &str) -> String {
    position.trim_end().replace('\n', JOIN)
}

/// The lines of such a position again.
pub fn from_one_line(line: &str) -> String {
    line.replace(JOIN, "\n")
}

/// A line with its key; an indented one has the key above it.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    /// Counted from 1.
    pub number: usize,
    /// What it is about.
    pub key: &'a str,
    /// What it says.
    pub rest: &'a str,
}

impl Line<'_> {
    /// What is wrong with the line.
    pub fn problem(&self, why: impl Into<PositionError>) -> ParsePosition {
        ParsePosition { line: self.number, why: why.into() }
    }
}

/// The key of the line that names the game. Positions written by old versions have none.
pub const GAME: &str = "game";

/// The lines of a position or story of a game, without comments and without the one that names the game.
pub fn lines_of<G: Game>(text: &str) -> Result<Vec<Line<'_>>, ParsePosition> {
    let mut lines = lines(text)?;
    if let Some(named) = lines.iter().find(|line| line.key == GAME && line.rest != G::NAME) {
        let why = PositionError::OtherGame { named: ellipsize(named.rest), game: G::NAME };
        return Err(named.problem(why));
    }
    lines.retain(|line| line.key != GAME);
    Ok(lines)
}

/// The name of the game that a position or record is about, if it says so.
pub fn named_game(text: &str) -> Option<&str> {
    let mut lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    let first = lines.find(|line| !line.is_empty())?;
    let (key, name) = first.split_once(char::is_whitespace)?;
    (key == GAME).then(|| name.trim())
}

/// The lines of a position or story, without comments.
pub fn lines(text: &str) -> Result<Vec<Line<'_>>, ParsePosition> {
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (n, raw) in text.lines().enumerate() {
        let number = n + 1;
        let line = raw.split('#').next().unwrap_or_default();
        if line.trim().is_empty() {
            continue;
        }
        let (key, rest) = if line.starts_with(char::is_whitespace) {
            let above = lines.last().map(|above| above.key);
            let missing = || ParsePosition { line: number, why: PositionError::NoKeyAbove };
            (above.ok_or_else(missing)?, line)
        } else {
            line.split_once(char::is_whitespace).unwrap_or((line, ""))
        };
        lines.push(Line { number, key, rest: rest.trim() });
    }
    Ok(lines)
}

/// The first line whose key is none of a position's, as a mistake.
pub fn only_keys(lines: &[Line<'_>], keys: &[&str]) -> Result<(), ParsePosition> {
    match lines.iter().find(|line| !keys.contains(&line.key)) {
        Some(line) => Err(line.problem(PositionError::UnknownKey(ellipsize(line.key)))),
        None => Ok(()),
    }
}

/// The seat a word stands for at a table of so many.
pub fn seat_of<G: Game>(word: &str, seats: usize) -> Result<Seat, PositionError> {
    let found = G::SEATS.iter().take(seats).position(|seat| *seat == word);
    found.map(|n| Seat(n as u8)).ok_or_else(|| PositionError::NotPlaying(ellipsize(word)))
}

/// A word for a message, shortened if somebody sent a novel.
pub fn ellipsize(word: &str) -> String {
    let mut shown: String = word.chars().take(30).collect();
    if shown.len() < word.len() {
        shown.push('…');
    }
    shown
}
