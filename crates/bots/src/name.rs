//! The names of bots. Every game has a list of its own; what they have in common is here.

use std::fmt::{Debug, Display};

use thiserror::Error;

/// The bots of a game by name. A game has at least the two that are named here.
pub trait BotName: Copy + Eq + Debug + Display + Send + Sync + 'static {
    /// All of them, the weakest first.
    const ALL: &'static [Self];
    /// The one that plays anything.
    const RANDOM: Self;
    /// The one that is asked unless somebody says otherwise, and that steps in for others.
    const GREEDY: Self;

    /// The name everywhere.
    fn word(self) -> &'static str;
}

/// A name that no bot of a game has.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum UnknownBot {
    /// It is kept for a bot that the game does not have.
    #[error("`{name}` does not play {game} yet; there are {}", listed(known))]
    NotYet {
        /// The name.
        name: &'static str,
        /// The game.
        game: &'static str,
        /// The bots that there are.
        known: Vec<&'static str>,
    },
    /// It means nothing.
    #[error("`{name}` is no bot; there are {}", listed(known))]
    Never {
        /// The name, shortened if it is very long.
        name: String,
        /// The bots that there are.
        known: Vec<&'static str>,
    },
}

/// Names that mean the same strength in all games that have them.
const LEVELS: [&str; 5] = ["level1", "level2", "level3", "level4", "level5"];

/// The bot of a game by the name that people write. If there is none, it is said which there are.
pub(crate) fn named<B: BotName>(game: &'static str, name: &str) -> Result<B, UnknownBot> {
    let known = || B::ALL.iter().map(|bot| bot.word()).collect();
    let level = LEVELS.into_iter().find(|level| *level == name);
    match (B::ALL.iter().find(|bot| bot.word() == name), level) {
        (Some(bot), _) => Ok(*bot),
        (None, Some(name)) => Err(UnknownBot::NotYet { name, game, known: known() }),
        (None, None) => {
            Err(UnknownBot::Never { name: name.chars().take(40).collect(), known: known() })
        }
    }
}

/// Names in a sentence.
fn listed(names: &[&str]) -> String {
    let names: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
    match names.as_slice() {
        [others @ .., last] if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        names => names.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{carcassonne, cardcassonne, castle};

    fn refused<B: BotName>(name: &str) -> Result<B, String> {
        named("chess", name).map_err(|unknown| unknown.to_string())
    }

    #[test]
    fn names_are_read_as_they_are_written() {
        fn all<B: BotName>() {
            for bot in B::ALL {
                assert_eq!(refused::<B>(&bot.to_string()), Ok(*bot));
            }
            assert_eq!((B::RANDOM.word(), B::GREEDY.word()), ("random", "greedy"));
        }
        all::<carcassonne::Strength>();
        all::<castle::Strength>();
        all::<cardcassonne::Strength>();
    }

    #[test]
    fn whoever_names_no_bot_reads_which_there_are() {
        assert_eq!(
            refused::<carcassonne::Strength>("level3"),
            Err("`level3` does not play chess yet; there are `random`, `level1` and `greedy`"
                .into())
        );
        assert_eq!(refused("level3"), Ok(cardcassonne::Strength::Level3));
        assert_eq!(
            refused::<cardcassonne::Strength>("alphago"),
            Err("`alphago` is no bot; there are `random`, `level1`, `greedy` and `level3`".into())
        );
    }
}
