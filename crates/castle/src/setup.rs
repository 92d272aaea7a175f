//! What is chosen before the game: in which way several scorings are ordered. Always two play.

use bastide_game::{Begins, Game, SetupError};

use crate::state::State;

/// How many play.
pub const PLAYERS: usize = 2;

const ORDER_CHOICE: &str = "order-choice";

/// What is chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Setup {
    /// Whether the mover orders several scorings; else the order is the one that gives the mover the
    /// most wall tiles and the other the fewest.
    pub order_choice: bool,
    /// Who begins.
    pub begins: Begins,
}

impl Setup {
    /// A game that `--with` or the header of a record describes.
    pub fn read(with: &str, seats: usize) -> Result<Setup, SetupError> {
        if seats != PLAYERS {
            return Err(SetupError::seats(seats, PLAYERS..=PLAYERS));
        }
        let (begins, with) = Begins::read(with, State::SEATS)?;
        let (mut setup, mut without) = (Setup { begins, ..Setup::default() }, false);
        let words = with.split(|c: char| c == ',' || c.is_ascii_whitespace());
        for word in words.filter(|word| !word.is_empty()) {
            match word {
                "base" => {}
                ORDER_CHOICE => setup.order_choice = true,
                // What is left out is left out, wherever that is said.
                "no-order-choice" => without = true,
                other => return Err(SetupError::unknown_element(other, vec![ORDER_CHOICE])),
            }
        }
        setup.order_choice &= !without;
        Ok(setup)
    }

    /// The canonical text of what is played with.
    pub fn with(&self) -> String {
        let with = if self.order_choice { ORDER_CHOICE } else { "" };
        self.begins.write(with, State::SEATS)
    }
}
