//! What can be wrong with a player.

use std::fmt;
use std::time::Duration;

use bastide_bots::engine::MAX_LINE;

use super::process::MAX_LINES;

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// It cannot be started.
    NotStarted(String),
    /// It does not play this game.
    OtherGames(Vec<String>),
    /// It said nothing for so long.
    Late(Duration),
    /// It has ended.
    Ended,
    /// It said a line longer than any may be.
    LongLine,
    /// It says line after line, but no answer.
    TooMuch,
    /// It said something else.
    Nonsense(String),
    /// It says that it cannot answer.
    Refused(String),
    /// It chose what cannot be chosen.
    NotOffered(String),
    /// It failed before in the same game.
    Gone,
    /// A bot of ours has a bug.
    Panicked,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotStarted(why) => write!(f, "it cannot be started: {why}"),
            Fault::OtherGames(games) => write!(f, "it plays only `{}`", games.join(" ")),
            Fault::Late(time) => write!(f, "no answer within {} ms", time.as_millis()),
            Fault::Ended => f.write_str("it has ended"),
            Fault::LongLine => write!(f, "a line of more than {MAX_LINE} bytes"),
            Fault::TooMuch => write!(f, "more than {MAX_LINES} lines and no answer"),
            Fault::Nonsense(line) => write!(f, "`{line}` is no answer"),
            Fault::Refused(why) => write!(f, "it says: {why}"),
            Fault::NotOffered(sentence) => write!(f, "`{sentence}` cannot be chosen now"),
            Fault::Gone => f.write_str("it was given up"),
            Fault::Panicked => f.write_str("the bot panicked"),
        }
    }
}
