//! What positions and stories of all games have in common: lines with keys, and words for mistakes.

use thiserror::Error;

use crate::record::Record;
use crate::rules::Game;
use crate::seat::Seat;

/// A text that is no position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {problem}")]
pub struct ParsePosition {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: String,
}

/// The header key of a game that began with a position. Its lines are joined by [`JOIN`].
pub const HEADER_KEY: &str = "x-position";
const JOIN: &str = " / ";

/// The position with which a record began, if it began with one.
pub fn of_record(record: &Record) -> Option<String> {
    let (_, text) = record.extra.iter().find(|(key, _)| key == HEADER_KEY)?;
    Some(text.replace(JOIN, "\n"))
}

/// Lets a record begin with a position.
pub fn into_record(record: &mut Record, position: &str) {
    record.extra.retain(|(key, _)| key != HEADER_KEY);
    record.extra.push((HEADER_KEY.to_string(), position.trim_end().replace('\n', JOIN)));
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
    pub fn problem(&self, problem: impl Into<String>) -> ParsePosition {
        ParsePosition { line: self.number, problem: problem.into() }
    }
}

/// The key of the line that names the game. Positions written by old versions have none.
pub const GAME: &str = "game";

/// The lines of a position or story of a game, without comments and without the one that names the game.
pub fn lines_of<G: Game>(text: &str) -> Result<Vec<Line<'_>>, ParsePosition> {
    let mut lines = lines(text)?;
    if let Some(named) = lines.iter().find(|line| line.key == GAME && line.rest != G::NAME) {
        let (other, name) = (ellipsize(named.rest), G::NAME);
        return Err(named.problem(format!("this is about `{other}`, not about `{name}`")));
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
            let missing = || ParsePosition { line: number, problem: "no key stands above".into() };
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
        Some(line) => {
            Err(line.problem(format!("`{}` is no key of a position", ellipsize(line.key))))
        }
        None => Ok(()),
    }
}

/// The seat a word stands for at a table of so many.
pub fn seat_of<G: Game>(word: &str, seats: usize) -> Result<Seat, String> {
    let found = G::SEATS.iter().take(seats).position(|seat| *seat == word);
    found.map(|n| Seat(n as u8)).ok_or_else(|| format!("`{}` does not play", ellipsize(word)))
}

/// A word for a message, shortened if somebody sent a novel.
pub fn ellipsize(word: &str) -> String {
    let mut shown: String = word.chars().take(30).collect();
    if shown.len() < word.len() {
        shown.push('…');
    }
    shown
}
