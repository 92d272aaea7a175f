//! Who plays: the names of bots, the same in all games.

use std::fmt::{self, Display};
use std::str::FromStr;

use thiserror::Error;

/// A bot by its name, in any game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strength {
    /// Plays anything that is allowed: `random`.
    Random,
    /// Looks one turn ahead, by rules of thumb: `greedy`.
    Greedy,
    /// One of the opponents for people: `level1` to `level7`.
    Level(Level),
    /// Looks one turn ahead, by what was learned: `look`.
    Look,
    /// Plays turns out by what was learned: `search:ms=100` or `search:playouts=200`.
    Search(Effort),
    /// Plays games out at random, as textbooks have it: `mcts:ms=100` or `mcts:playouts=200`.
    Mcts(Effort),
}

/// How strong an opponent is, from 1 to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 7] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7)];

    /// From 1 to 7.
    pub fn number(self) -> u8 {
        self.0
    }

    /// From 0 to 6, for tables of levels.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

/// How much a bot thinks about one choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effort {
    /// So many milliseconds of one core.
    Millis(u32),
    /// So many playouts: the same on every machine.
    Playouts(u32),
}

/// The most that one choice may be given, in milliseconds or playouts.
const MAX_EFFORT: u32 = 10_000_000;

impl Strength {
    /// Those that a table offers by name: two yardsticks, then the opponents, the weakest first.
    pub const NAMED: [Strength; 9] = {
        let mut all = [Strength::Random; 9];
        all[1] = Strength::Greedy;
        let mut n = 0;
        while n < Level::ALL.len() {
            all[n + 2] = Strength::Level(Level::ALL[n]);
            n += 1;
        }
        all
    };
}

impl Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strength::Random => f.write_str("random"),
            Strength::Greedy => f.write_str("greedy"),
            Strength::Level(level) => write!(f, "level{}", level.0),
            Strength::Look => f.write_str("look"),
            Strength::Search(effort) => write!(f, "search:{effort}"),
            Strength::Mcts(effort) => write!(f, "mcts:{effort}"),
        }
    }
}

impl Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effort::Millis(ms) => write!(f, "ms={ms}"),
            Effort::Playouts(playouts) => write!(f, "playouts={playouts}"),
        }
    }
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "`{name}` is no bot; there are `random`, `greedy`, `level1` to `level7`, `look`, \
     `search:ms=N`, `search:playouts=N`, `mcts:ms=N` and `mcts:playouts=N`"
)]
pub struct UnknownBot {
    /// The name, shortened if it is very long.
    pub name: String,
}

impl FromStr for Strength {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Strength, UnknownBot> {
        if let Some(named) = Strength::NAMED.into_iter().find(|bot| bot.to_string() == name) {
            return Ok(named);
        }
        let found = match name.split_once(':') {
            None if name == "look" => Some(Strength::Look),
            Some(("search", effort)) => read_effort(effort).map(Strength::Search),
            Some(("mcts", effort)) => read_effort(effort).map(Strength::Mcts),
            _ => None,
        };
        found.ok_or_else(|| UnknownBot { name: name.chars().take(40).collect() })
    }
}

fn read_effort(text: &str) -> Option<Effort> {
    let (unit, number) = text.split_once('=')?;
    let number = number.parse().ok().filter(|n| (1..=MAX_EFFORT).contains(n))?;
    match unit {
        "ms" => Some(Effort::Millis(number)),
        "playouts" => Some(Effort::Playouts(number)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        let others = ["look", "search:ms=100", "search:playouts=1", "mcts:ms=7", "mcts:playouts=9"];
        let named = Strength::NAMED.map(|bot| bot.to_string());
        for name in named.iter().map(String::as_str).chain(others) {
            assert_eq!(name.parse::<Strength>().map(|bot| bot.to_string()), Ok(name.to_string()));
        }
        assert_eq!(named[8], "level7");
    }

    #[test]
    fn whoever_names_no_bot_reads_which_there_are() {
        for name in ["level0", "level8", "search", "search:ms=0", "search:ms=-1", "look:1", ""] {
            assert!(name.parse::<Strength>().is_err(), "{name}");
        }
        let unknown = "alphago".parse::<Strength>().unwrap_err().to_string();
        assert!(unknown.starts_with("`alphago` is no bot; there are `random`, `greedy`, `level1`"));
    }
}
