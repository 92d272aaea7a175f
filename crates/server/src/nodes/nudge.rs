//! What nodes say to each other: ids and numbers. Nothing of it is believed but who is present; everything else is
//! looked up in the store.

use serde::{Deserialize, Serialize};

/// The longest id that is worth a look.
const LONGEST_ID: usize = 64;

/// What a node says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Nudge {
    /// This node lives.
    Alive,
    /// This node stops.
    Gone,
    /// The log of a game has so many entries.
    Entries { game: String, seq: u32 },
    /// Who sits at a table has changed, or which game follows.
    Table { game: String },
    /// An external bot took too long.
    TimedOut { game: String, seat: u8 },
    /// Who is present at a table?
    Asks { game: String },
    /// Which seats have somebody at this node, as bits, by table.
    Present { tables: Vec<(String, u32)> },
}

/// A nudge and who says it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Letter {
    pub(crate) from: String,
    pub(crate) nudge: Nudge,
}

impl Letter {
    /// Reads what came over the bus; nothing if it makes no sense.
    pub(crate) fn read(bytes: &[u8]) -> Option<Letter> {
        let letter: Letter = serde_json::from_slice(bytes).ok()?;
        let sound = |id: &str| id.len() <= LONGEST_ID;
        let is_sound = match &letter.nudge {
            Nudge::Alive | Nudge::Gone => true,
            Nudge::Entries { game, .. }
            | Nudge::Table { game }
            | Nudge::TimedOut { game, .. }
            | Nudge::Asks { game } => sound(game),
            Nudge::Present { tables } => tables.iter().all(|(game, _)| sound(game)),
        };
        (is_sound && sound(&letter.from)).then_some(letter)
    }

    pub(crate) fn write(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_come_as_they_were_sent_and_nonsense_is_dropped() {
        let nudge = Nudge::Present { tables: vec![("a".to_string(), 5)] };
        let letter = Letter { from: "node".to_string(), nudge };
        assert_eq!(Letter::read(&letter.write()), Some(letter));
        let long = format!(r#"{{"from":"n","nudge":{{"table":{{"game":"{}"}}}}}}"#, "x".repeat(65));
        for bad in ["", "{}", "[1]", r#"{"from":"n","nudge":"dance"}"#, long.as_str(), "\u{0}"] {
            assert_eq!(Letter::read(bad.as_bytes()), None, "{bad}");
        }
    }
}
