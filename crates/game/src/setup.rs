//! Why a game cannot be set up. Every reason is typed, with what it is about, so that clients can say it in any
//! language; the texts here are for logs and for the command line.

use std::fmt;
use std::ops::RangeInclusive;

use thiserror::Error;

use crate::position::ellipsize;

/// Why a game cannot be set up. Exhaustive on purpose: whoever translates must not miss a reason.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// There is nothing of that name to play with.
    #[error("`{name}` is unknown; {}", Near(near))]
    UnknownElement {
        /// What was asked for, shortened if it is very long.
        name: String,
        /// The names that come nearest, the best first; none if the game has nothing to choose.
        near: Vec<&'static str>,
    },
    /// Something is to be played with that makes no sense without something else.
    #[error("`{element}` needs `{needs}`")]
    MissingElement {
        /// What was asked for.
        element: &'static str,
        /// What has to be in play as well.
        needs: &'static str,
    },
    /// So many cannot play.
    #[error("{}", Players(allowed, *given, *preset))]
    Seats {
        /// How many would play.
        given: usize,
        /// How many can.
        allowed: RangeInclusive<usize>,
        /// The preset that allows no others, if it is not the game itself.
        preset: Option<&'static str>,
    },
}

impl SetupError {
    /// A name that stands for nothing, with those that come nearest.
    pub fn unknown_element(name: &str, near: Vec<&'static str>) -> SetupError {
        SetupError::UnknownElement { name: ellipsize(name), near }
    }

    /// A number of players that the game does not allow.
    pub fn seats(given: usize, allowed: RangeInclusive<usize>) -> SetupError {
        SetupError::Seats { given, allowed, preset: None }
    }

    /// Whether the number of players is at fault, and not what they want to play with.
    pub fn is_about_seats(&self) -> bool {
        match self {
            SetupError::Seats { .. } => true,
            SetupError::UnknownElement { .. } | SetupError::MissingElement { .. } => false,
        }
    }
}

/// The nearest names in a sentence.
struct Near<'a>(&'a [&'static str]);

impl fmt::Display for Near<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            [] => f.write_str("this game has nothing to choose"),
            names => write!(f, "did you mean `{}`?", names.join("`, `")),
        }
    }
}

/// How many can play, in a sentence.
struct Players<'a>(&'a RangeInclusive<usize>, usize, Option<&'static str>);

impl fmt::Display for Players<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Players(allowed, given, preset) = self;
        if let Some(preset) = preset {
            write!(f, "`{preset}` is for ")?;
        }
        match (allowed.start(), allowed.end()) {
            (min, max) if min == max => write!(f, "exactly {min}")?,
            (min, max) => write!(f, "{min} to {max}")?,
        }
        f.write_str(if preset.is_some() { " players" } else { " can play" })?;
        write!(f, ", not {given}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_read_like_sentences() {
        let unknown = SetupError::unknown_element("in", vec!["inns", "inn-tiles"]);
        assert_eq!(unknown.to_string(), "`in` is unknown; did you mean `inns`, `inn-tiles`?");
        let nothing = SetupError::unknown_element("inns", Vec::new());
        assert_eq!(nothing.to_string(), "`inns` is unknown; this game has nothing to choose");
        assert_eq!(SetupError::seats(7, 2..=6).to_string(), "2 to 6 can play, not 7");
        assert_eq!(SetupError::seats(3, 2..=2).to_string(), "exactly 2 can play, not 3");
        let preset = Some("championship");
        let two = SetupError::Seats { given: 3, allowed: 2..=2, preset };
        assert_eq!(two.to_string(), "`championship` is for exactly 2 players, not 3");
    }
}
