//! Messages as text: sentences, positions, what stories expect.

use std::fmt;

use bastide_game::SentenceError;
use bastide_game::position::PositionError::{self, Impossible};

use super::{Action, Message};
use crate::notation::{place, read_figure};
use crate::position::{MAX_POINTS, Names, by_seat};
use crate::score::Counter;
use crate::state::State;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Follow => f.write_str("message"),
            Action::TakeSeal => f.write_str("points"),
            Action::Score { figure, at } => write!(f, "score {} {at}", figure.word()),
        }
    }
}

/// Reads its sentences.
pub(crate) fn read(words: &[&str]) -> Result<Option<Action>, SentenceError> {
    Ok(Some(match words {
        ["message"] => Action::Follow,
        ["points"] => Action::TakeSeal,
        ["score", figure, cell, rest @ ..] => {
            Action::Score { figure: read_figure(figure)?, at: place(cell, rest)? }
        }
        _ => return Ok(None),
    }))
}

/// Reads its lines of a position.
pub(crate) fn read_line(
    state: &mut State,
    names: &Names<'_>,
    key: &str,
    words: &[&str],
) -> Result<(), PositionError> {
    match key {
        "women" => read_women(state, names, words),
        "messages" => read_used(state, words),
        _ => Ok(()),
    }
}

fn read_women(state: &mut State, names: &Names<'_>, words: &[&str]) -> Result<(), PositionError> {
    if !state.track.women {
        return Err(Impossible("the second counters come with `messages`"));
    }
    for (seat, points) in names.by_seat(words, MAX_POINTS)? {
        state.track.put(seat, Counter::Woman, points);
    }
    Ok(())
}

fn read_used(state: &mut State, words: &[&str]) -> Result<(), PositionError> {
    for word in words {
        let message = word.parse().ok().and_then(Message::from_number);
        let message = message.filter(|m| !state.messages.used.contains(m) && state.track.women);
        state.messages.used.push(message.ok_or(Impossible("messages go from 1 to 8, each once"))?);
    }
    Ok(())
}

/// Writes the points of the second counters.
pub(crate) fn write_women(state: &State, line: &mut impl FnMut(&str, &str)) {
    let points = |seat| state.track.women.then(|| state.track.at(seat, Counter::Woman));
    by_seat(state, "women", points, line);
}

/// Writes the messages that were used.
pub(crate) fn write_used(state: &State, line: &mut impl FnMut(&str, &str)) {
    if !state.messages.used.is_empty() {
        line("messages", &used(state));
    }
}

fn used(state: &State) -> String {
    let used: Vec<_> = state.messages.used.iter().map(|m| m.number().to_string()).collect();
    used.join(" ")
}

/// How it is, for what a story expects.
pub(crate) fn told(
    state: &State,
    names: &Names<'_>,
    words: &[&str],
) -> Result<Option<String>, PositionError> {
    let points = |who: &str, counter| names.seat(who).map(|seat| state.track.at(seat, counter));
    Ok(match words {
        ["messages", ..] => Some(format!("messages {}", used(state))),
        [who, "counter", _] => Some(format!("{who} counter {}", points(who, Counter::Meeple)?)),
        [who, "woman", _] => Some(format!("{who} woman {}", points(who, Counter::Woman)?)),
        _ => None,
    })
}
