//! What is chosen before the game: how many play, and who deals first. There is nothing to play with or without.

use bastide_game::{Begins, Game, SetupError};

use crate::state::State;
use crate::worth::MAX_SEATS;

/// What is chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many play, two to five.
    pub(crate) seats: usize,
    /// Who deals first.
    pub(crate) begins: Begins,
}

impl Setup {
    /// A game for so many.
    pub fn new(seats: usize) -> Result<Setup, SetupError> {
        if !(2..=MAX_SEATS).contains(&seats) {
            return Err(SetupError::seats(seats, 2..=MAX_SEATS));
        }
        Ok(Setup { seats, begins: Begins::FirstSeat })
    }

    /// A game that `--with` or the header of a record describes.
    pub fn read(with: &str, seats: usize) -> Result<Setup, SetupError> {
        let (begins, with) = Begins::read(with, &State::SEATS[..seats.min(MAX_SEATS)])?;
        let mut words = with.split(|c: char| c == ',' || c.is_ascii_whitespace());
        match words.find(|word| !matches!(*word, "" | "base")) {
            Some(word) => Err(SetupError::unknown_element(word, Vec::new())),
            None => Setup::new(seats).map(|setup| Setup { begins, ..setup }),
        }
    }

    /// The canonical text of what is played with.
    pub fn with(&self) -> String {
        self.begins.write("", &State::SEATS[..self.seats])
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.seats
    }
}
