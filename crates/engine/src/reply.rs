//! What an engine says to the controller.

use std::fmt;
use std::str::FromStr;

use bastide_game::position::ellipsize;
use thiserror::Error;

use crate::order::first_word;

/// A line from the engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// `id name Bastide 0.1.0`, `id author …`: who it is.
    Id {
        /// `name` or `author`.
        key: String,
        /// What it is called.
        value: String,
    },
    /// `games carcassonne castle`: what it plays.
    Games(Vec<String>),
    /// `ready`: it has understood who speaks, or which game begins.
    Ready,
    /// `info …`: what it thinks meanwhile, for people.
    Info(String),
    /// `choose tile V +1,0 >`: its choice.
    Choose(String),
    /// `error …`: it cannot do what it was told, and why.
    Error(String),
}

/// A line that is no reply.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is no reply")]
pub struct ReplyError(String);

impl FromStr for Reply {
    type Err = ReplyError;

    fn from_str(line: &str) -> Result<Reply, ReplyError> {
        let (word, rest) = first_word(line);
        match (word, rest) {
            ("id", rest) => {
                let (key, value) = first_word(rest);
                Ok(Reply::Id { key: key.to_string(), value: value.to_string() })
            }
            ("games", rest) => {
                Ok(Reply::Games(rest.split_whitespace().map(str::to_string).collect()))
            }
            ("ready", "") => Ok(Reply::Ready),
            ("info", rest) => Ok(Reply::Info(rest.to_string())),
            ("choose", rest) if !rest.is_empty() => Ok(Reply::Choose(rest.to_string())),
            ("error", rest) => Ok(Reply::Error(rest.to_string())),
            (_, _) => Err(ReplyError(ellipsize(line))),
        }
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Id { key, value } => write!(f, "id {key} {value}"),
            Reply::Games(games) => write!(f, "games {}", games.join(" ")),
            Reply::Ready => f.write_str("ready"),
            Reply::Info(text) => write!(f, "info {text}"),
            Reply::Choose(sentence) => write!(f, "choose {sentence}"),
            Reply::Error(why) => write!(f, "error {why}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for line in [
            "id name Bastide 0.1.0",
            "games carcassonne castle",
            "ready",
            "info looked at 300",
            "choose tile V +1,0 >",
            "error no game has begun",
        ] {
            assert_eq!(line.parse::<Reply>().map(|reply| reply.to_string()), Ok(line.into()));
        }
    }

    #[test]
    fn nonsense_is_no_reply() {
        for line in ["", "choose", "ready steady", "tile V +1,0 >", "bestmove e2e4"] {
            assert!(line.parse::<Reply>().is_err(), "{line}");
        }
        let long = "x".repeat(1000).parse::<Reply>().expect_err("no reply");
        assert!(long.to_string().chars().count() < 60);
    }
}
