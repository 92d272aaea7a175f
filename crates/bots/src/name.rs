//! The names of bots.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A bot that exists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotName {
    /// Plays anything that is allowed.
    Random,
    /// Looks one turn ahead.
    Greedy,
    /// Searches, in games that have such a bot.
    Level3,
}

impl BotName {
    /// Those that every game has, the weakest first.
    pub const ALL: [BotName; 2] = [BotName::Random, BotName::Greedy];
    /// Those that some game has, the weakest first.
    pub const KNOWN: [BotName; 3] = [BotName::Random, BotName::Greedy, BotName::Level3];

    /// Its name everywhere.
    pub fn word(self) -> &'static str {
        match self {
            BotName::Random => "random",
            BotName::Greedy => "greedy",
            BotName::Level3 => "level3",
        }
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum UnknownBot {
    /// It will have one.
    #[error("the bot `{0}` does not exist yet; there are `random` and `greedy`")]
    NotYet(String),
    /// It has none.
    #[error("`{0}` is no bot; there are `random` and `greedy`")]
    Never(String),
}

/// Names that are kept for stronger bots.
const PLANNED: [&str; 4] = ["level1", "level2", "level4", "level5"];

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<BotName, UnknownBot> {
        let found = BotName::KNOWN.into_iter().find(|bot| bot.word() == name);
        found.ok_or_else(|| match PLANNED.contains(&name) {
            true => UnknownBot::NotYet(name.to_string()),
            false => UnknownBot::Never(name.chars().take(40).collect()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for bot in BotName::KNOWN {
            assert_eq!(bot.to_string().parse(), Ok(bot));
        }
    }

    #[test]
    fn planned_bots_are_refused_as_such() {
        let refused = "level4".parse::<BotName>().unwrap_err().to_string();
        assert!(refused.contains("does not exist yet"), "{refused}");
        let refused = "alphago".parse::<BotName>().unwrap_err().to_string();
        assert!(refused.contains("is no bot"), "{refused}");
    }
}
