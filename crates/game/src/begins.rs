//! Who begins: the first seat, a named one, or one that is drawn by lot. It stands in the text of what is played
//! with, as the word `begins-lot` or `begins-SEAT`, so that records, stores and links carry it like everything else
//! that is chosen before a game.

use crate::seat::Seat;
use crate::setup::SetupError;

/// Prefix of the words that say who begins.
const PREFIX: &str = "begins-";

const LOT: &str = "begins-lot";

/// Who begins a game. In a game with a dealer, who deals first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Begins {
    /// The first seat; records without a word about it mean this.
    #[default]
    FirstSeat,
    /// Another seat.
    Seat(Seat),
    /// Chance draws a seat, as the first outcome of the game.
    Lot,
}

impl Begins {
    /// Splits the text of what is played with into who begins and the rest. The last word about it counts.
    pub fn read(with: &str, seats: &[&'static str]) -> Result<(Begins, String), SetupError> {
        let (own, rest) = Begins::split(with);
        let Some(own) = own else { return Ok((Begins::FirstSeat, rest)) };
        Ok((Begins::parse(own.strip_prefix(PREFIX).unwrap_or(own), seats)?, rest))
    }

    /// The choice that a word stands for: `first`, `lot` or a seat.
    pub fn parse(word: &str, seats: &[&'static str]) -> Result<Begins, SetupError> {
        match word {
            "first" => return Ok(Begins::FirstSeat),
            "lot" => return Ok(Begins::Lot),
            _ => {}
        }
        match seats.iter().position(|seat| *seat == word) {
            Some(0) => Ok(Begins::FirstSeat),
            Some(seat) => Ok(Begins::Seat(Seat(seat as u8))),
            None => Err(SetupError::unknown_element(&format!("{PREFIX}{word}"), vec![LOT])),
        }
    }

    /// The last word about who begins, and the other words.
    pub fn split(with: &str) -> (Option<&str>, String) {
        let words = with.split([',', ' ', '\t']).filter(|word| !word.is_empty());
        let (own, rest): (Vec<_>, Vec<_>) = words.partition(|word| word.starts_with(PREFIX));
        (own.last().copied(), rest.join(" "))
    }

    /// The text of what is played with, with a word about who begins if it is not the first seat.
    pub fn write(self, with: &str, seats: &[&'static str]) -> String {
        let own = match self {
            Begins::FirstSeat => return with.to_string(),
            Begins::Seat(seat) => format!("{PREFIX}{}", seats[seat.index()]),
            Begins::Lot => LOT.to_string(),
        };
        if with.is_empty() { own } else { format!("{with} {own}") }
    }

    /// The seat that begins, unless it is drawn.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Begins::FirstSeat => Some(Seat(0)),
            Begins::Seat(seat) => Some(seat),
            Begins::Lot => None,
        }
    }
}

/// The word that stands for a choice of who begins: `first`, `lot` or a seat.
pub fn begins_word(with: &str) -> &str {
    let own = Begins::split(with).0.and_then(|own| own.strip_prefix(PREFIX));
    own.unwrap_or("first")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEATS: [&str; 3] = ["red", "blue", "yellow"];

    #[test]
    fn the_words_are_read_as_they_are_written() {
        for (with, begins) in [
            ("", Begins::FirstSeat),
            ("inns river", Begins::FirstSeat),
            ("inns river begins-lot", Begins::Lot),
            ("begins-yellow", Begins::Seat(Seat(2))),
        ] {
            let (found, rest) = Begins::read(with, &SEATS).unwrap();
            assert_eq!(found, begins);
            assert_eq!(found.write(&rest, &SEATS), with);
        }
        assert_eq!(Begins::read("begins-red,inns", &SEATS), Ok((Begins::FirstSeat, "inns".into())));
        assert_eq!([begins_word("inns begins-blue"), begins_word("inns")], ["blue", "first"]);
    }

    #[test]
    fn a_word_is_a_choice_and_nothing_else() {
        assert_eq!(Begins::parse("first", &SEATS), Ok(Begins::FirstSeat));
        assert_eq!(Begins::parse("lot", &SEATS), Ok(Begins::Lot));
        assert_eq!(Begins::parse("yellow", &SEATS), Ok(Begins::Seat(Seat(2))));
        for word in ["", "pink", "lot inns", "lot,inns", "begins-lot"] {
            assert!(Begins::parse(word, &SEATS).is_err(), "{word}");
        }
    }

    #[test]
    fn a_seat_that_does_not_play_cannot_begin() {
        let refused = Begins::read("begins-pink", &SEATS).unwrap_err();
        assert_eq!(refused.to_string(), "`begins-pink` is unknown; did you mean `begins-lot`?");
    }
}
