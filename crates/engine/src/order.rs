//! What a controller says to an engine.

use std::fmt;
use std::str::FromStr;

use bastide_game::position::{ellipsize, from_one_line, in_one_line};
use thiserror::Error;

/// A line from the controller.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// `bastide 1`: the first line of all, with the version of the protocol.
    Hello(u32),
    /// `newgame …`: a game begins.
    NewGame(NewGame),
    /// `position …`: the table stands so; what was told before no longer counts. As text of several lines.
    Position(String),
    /// `move red tile V +1,0 >`: an entry of the record.
    Move {
        /// A seat, `chance` or `table`.
        by: String,
        /// What was said, as the engine's seat may read it.
        sentence: String,
    },
    /// `option tile V +1,0 >`: something that may be chosen at the next `go`.
    Option(String),
    /// `go …`: an answer is wanted.
    Go(Limits),
    /// `stop`: it is wanted at once.
    Stop,
    /// `over red 80 blue 71`: the game has ended with these points.
    Over(String),
    /// `quit`: nothing more is wanted.
    Quit,
}

/// What a game begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The word for the game in records.
    pub game: String,
    /// The version of its rules; the newest if it is not told.
    pub rules: Option<u32>,
    /// How many play.
    pub players: usize,
    /// The word for the seat that the engine plays.
    pub seat: String,
    /// Words for all seats in the order of play; empty if the controller does not send them.
    pub seats: Vec<String>,
    /// For the engine's own chance.
    pub seed: u64,
    /// What is played with, as in a record.
    pub with: String,
}

/// How much an engine may think about one choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Milliseconds.
    pub ms: Option<u64>,
    /// Whatever the engine counts.
    pub nodes: Option<u64>,
}

/// Why a line is no order.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum OrderError {
    /// It begins with a word that means nothing.
    #[error("`{0}` is no order")]
    Unknown(String),
    /// Something is missing.
    #[error("`{order}` needs {what}")]
    Missing {
        /// The first word.
        order: &'static str,
        /// What should follow.
        what: &'static str,
    },
    /// A word stands where a number must stand.
    #[error("`{key}` needs a number, not `{word}`")]
    Number {
        /// What the number is for.
        key: String,
        /// The word.
        word: String,
    },
}

impl FromStr for Order {
    type Err = OrderError;

    fn from_str(line: &str) -> Result<Order, OrderError> {
        let (word, rest) = first_word(line);
        let some = |order, what| match rest {
            "" => Err(OrderError::Missing { order, what }),
            rest => Ok(rest.to_string()),
        };
        match word {
            "bastide" => Ok(Order::Hello(number(word, rest)?)),
            "newgame" => read_new_game(rest).map(Order::NewGame),
            "position" => Ok(Order::Position(from_one_line(&some("position", "a position")?))),
            "move" => {
                let (by, sentence) = first_word(rest);
                match sentence {
                    "" => Err(OrderError::Missing { order: "move", what: "a seat and a sentence" }),
                    sentence => Ok(Order::Move { by: by.into(), sentence: sentence.into() }),
                }
            }
            "option" => Ok(Order::Option(some("option", "a sentence")?)),
            "go" => read_limits(rest).map(Order::Go),
            "stop" => Ok(Order::Stop),
            "over" => Ok(Order::Over(rest.to_string())),
            "quit" => Ok(Order::Quit),
            other => Err(OrderError::Unknown(ellipsize(other))),
        }
    }
}

/// The first word of a line, and the rest.
pub(super) fn first_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim_start())
}

fn number<N: FromStr>(key: &str, word: &str) -> Result<N, OrderError> {
    word.parse().map_err(|_| OrderError::Number { key: ellipsize(key), word: ellipsize(word) })
}

/// Keys with a value each, in any order; `with` takes the rest of the line. Keys of later versions are skipped.
fn read_new_game(rest: &str) -> Result<NewGame, OrderError> {
    let missing = |what| OrderError::Missing { order: "newgame", what };
    let (game, mut rest) = first_word(rest);
    if game.is_empty() {
        return Err(missing("a game"));
    }
    let mut new = NewGame {
        game: game.to_string(),
        rules: None,
        players: 0,
        seat: String::new(),
        seats: Vec::new(),
        seed: 0,
        with: String::new(),
    };
    while !rest.is_empty() {
        let (key, after) = first_word(rest);
        if key == "with" {
            new.with = after.to_string();
            break;
        }
        let (value, after) = first_word(after);
        match key {
            "rules" => new.rules = Some(number(key, value)?),
            "players" => new.players = number(key, value)?,
            "seat" => new.seat = value.to_string(),
            "seats" => new.seats = value.split(',').map(str::to_string).collect(),
            "seed" => new.seed = number(key, value)?,
            _ => {}
        }
        rest = after;
    }
    match (new.players, new.seat.is_empty()) {
        (0, _) => Err(missing("`players` and their number")),
        (_, true) => Err(missing("`seat` and a seat")),
        (_, false) => Ok(new),
    }
}

fn read_limits(mut rest: &str) -> Result<Limits, OrderError> {
    let mut limits = Limits::default();
    while !rest.is_empty() {
        let (key, after) = first_word(rest);
        let (value, after) = first_word(after);
        match key {
            "ms" => limits.ms = Some(number(key, value)?),
            "nodes" => limits.nodes = Some(number(key, value)?),
            _ => {}
        }
        rest = after;
    }
    Ok(limits)
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Hello(version) => write!(f, "bastide {version}"),
            Order::NewGame(new) => new.fmt(f),
            Order::Position(text) => write!(f, "position {}", in_one_line(text)),
            Order::Move { by, sentence } => write!(f, "move {by} {sentence}"),
            Order::Option(sentence) => write!(f, "option {sentence}"),
            Order::Go(limits) => {
                f.write_str("go")?;
                for (key, limit) in [("ms", limits.ms), ("nodes", limits.nodes)] {
                    if let Some(limit) = limit {
                        write!(f, " {key} {limit}")?;
                    }
                }
                Ok(())
            }
            Order::Stop => f.write_str("stop"),
            Order::Over(points) => write!(f, "over {points}"),
            Order::Quit => f.write_str("quit"),
        }
    }
}

impl fmt::Display for NewGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "newgame {}", self.game)?;
        if let Some(rules) = self.rules {
            write!(f, " rules {rules}")?;
        }
        write!(f, " players {} seat {}", self.players, self.seat)?;
        // One word, so that engines that do not know the key skip it with its value.
        if !self.seats.is_empty() {
            write!(f, " seats {}", self.seats.join(","))?;
        }
        write!(f, " seed {}", self.seed)?;
        match self.with.as_str() {
            "" => Ok(()),
            with => write!(f, " with {with}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for line in [
            "bastide 1",
            "newgame carcassonne rules 1 players 2 seat red seats red,blue seed 17 with inns traders",
            "newgame castle players 2 seat white seed 0",
            "position game castle / turn black / tiles B10 P7^",
            "move chance draw V",
            "option tile V +1,0 >",
            "go",
            "go ms 100 nodes 5",
            "stop",
            "over red 80 blue 71",
            "quit",
        ] {
            assert_eq!(line.parse::<Order>().map(|order| order.to_string()), Ok(line.into()));
        }
        let spaced = " newgame  castle seat black  colour pink players 2 ".parse::<Order>();
        let written = spaced.map(|order| order.to_string());
        assert_eq!(written, Ok("newgame castle players 2 seat black seed 0".into()));
    }

    #[test]
    fn what_is_no_order_is_explained() {
        for (line, why) in [
            ("", "`` is no order"),
            ("juggle 3", "`juggle` is no order"),
            ("bastide", "`bastide` needs a number, not ``"),
            ("newgame", "`newgame` needs a game"),
            ("newgame castle seat black", "`newgame` needs `players` and their number"),
            ("newgame castle players 2", "`newgame` needs `seat` and a seat"),
            ("newgame castle players two", "`players` needs a number, not `two`"),
            ("go ms soon", "`ms` needs a number, not `soon`"),
            ("go ms", "`ms` needs a number, not ``"),
            ("move red", "`move` needs a seat and a sentence"),
            ("option", "`option` needs a sentence"),
            ("position", "`position` needs a position"),
        ] {
            let error = line.parse::<Order>().expect_err(line);
            assert_eq!(error.to_string(), why);
        }
    }
}
