//! The names of bots.

use std::fmt;

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
    /// Those that some game has, the weakest first.
    const KNOWN: [BotName; 3] = [BotName::Random, BotName::Greedy, BotName::Level3];

    /// The bot of a name.
    pub fn named(name: &str) -> Option<BotName> {
        BotName::KNOWN.into_iter().find(|bot| bot.word() == name)
    }

    /// The bot of a name among those of a game. If there is none, it is said which there are.
    pub fn among(bots: &[BotName], game: &str, name: &str) -> Result<BotName, UnknownBot> {
        let there = || listed(bots);
        match BotName::named(name) {
            Some(bot) if bots.contains(&bot) => Ok(bot),
            Some(bot) => Err(UnknownBot::Elsewhere { bot, game: game.into(), there: there() }),
            None if PLANNED.contains(&name) => {
                Err(UnknownBot::NotYet { name: name.into(), there: there() })
            }
            None => {
                Err(UnknownBot::Never { name: name.chars().take(40).collect(), there: there() })
            }
        }
    }

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

/// A name that no bot of a game has.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum UnknownBot {
    /// Some bot will have it.
    #[error("the bot `{name}` does not exist yet; there are {there}")]
    NotYet { name: String, there: String },
    /// A bot of another game has it.
    #[error("`{bot}` does not play {game}; there are {there}")]
    Elsewhere { bot: BotName, game: String, there: String },
    /// No bot has it.
    #[error("`{name}` is no bot; there are {there}")]
    Never { name: String, there: String },
}

/// Names that are kept for stronger bots.
const PLANNED: [&str; 4] = ["level1", "level2", "level4", "level5"];

/// Names in a sentence.
fn listed(bots: &[BotName]) -> String {
    let names: Vec<_> = bots.iter().map(|bot| format!("`{bot}`")).collect();
    match names.as_slice() {
        [others @ .., last] if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        names => names.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for bot in BotName::KNOWN {
            assert_eq!(BotName::named(&bot.to_string()), Some(bot));
        }
    }

    #[test]
    fn whoever_names_no_bot_reads_which_there_are() {
        let refused = |bots: &[BotName], name: &str| {
            BotName::among(bots, "chess", name).map_err(|unknown| unknown.to_string())
        };
        let two = &BotName::KNOWN[..2];
        assert_eq!(refused(two, "greedy"), Ok(BotName::Greedy));
        assert_eq!(
            refused(two, "level3"),
            Err("`level3` does not play chess; there are `random` and `greedy`".into())
        );
        assert_eq!(
            refused(&BotName::KNOWN, "level4"),
            Err("the bot `level4` does not exist yet; there are `random`, `greedy` and `level3`"
                .into())
        );
        assert_eq!(
            refused(&BotName::KNOWN, "alphago"),
            Err("`alphago` is no bot; there are `random`, `greedy` and `level3`".into())
        );
    }
}
