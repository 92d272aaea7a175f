//! What the words of positions and stories stand for: seats, cells, tiles and their parts.

use bastide_game::position::{PositionError, ellipsize};
use bastide_game::{Seat, SentenceError, SentenceError::Form};
use bastide_landscape::{Cell, FARTHEST, Segment, TileId};

use crate::figure::Figure;
use crate::notation::spot;
use crate::setup::Setup;
use crate::state::State;

/// More points than a game brings.
pub(crate) const MAX_POINTS: u16 = 9999;

/// Who plays, and from where cells are counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Names<'a> {
    /// Who plays with what.
    pub(crate) setup: &'a Setup,
    /// The cell that is called A1.
    pub(crate) origin: Cell,
}

impl Names<'_> {
    /// The seat a word stands for.
    pub(crate) fn seat(&self, word: &str) -> Result<Seat, PositionError> {
        bastide_game::position::seat_of::<State>(word, self.setup.seats)
    }

    /// Reads a cell: `+1,-2`, or `B3` counted from the upper left corner of the board.
    pub(crate) fn cell(&self, word: &str) -> Result<Cell, SentenceError> {
        let digits = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
        let (letters, row) = word.split_at(digits);
        let is_column = (1..=2).contains(&letters.len());
        if is_column && letters.bytes().all(|b| b.is_ascii_uppercase()) {
            let column = letters.bytes().fold(0, |n, b| n * 26 + i16::from(b - b'A') + 1);
            return match row.parse::<i16>() {
                Ok(row) if (1..=FARTHEST).contains(&row) => {
                    Ok(Cell::new(self.origin.x + column - 1, self.origin.y + row - 1))
                }
                Ok(_) | Err(_) => Err(SentenceError::unknown("cell", word)),
            };
        }
        word.parse().map_err(|_| SentenceError::unknown("cell", word))
    }

    /// The tile that lies on a cell.
    pub(crate) fn tile(&self, state: &State, word: &str) -> Result<TileId, PositionError> {
        let found = state.land.tile_at(self.cell(word)?);
        found.ok_or_else(|| PositionError::NoTile(ellipsize(word)))
    }

    /// The part of a tile that lies on a cell.
    pub(crate) fn segment(
        &self,
        state: &State,
        at: &str,
        place: &[&str],
    ) -> Result<Segment, PositionError> {
        let tile = state.land.tile(self.tile(state, at)?);
        let part = spot(place)?.part_of(tile);
        let none = || PositionError::NoPart(ellipsize(&format!("{at} {}", place.join(" "))));
        part.map(|part| tile.segment(part)).ok_or_else(none)
    }

    /// Pairs of a seat and a number up to a limit.
    pub(crate) fn by_seat(
        &self,
        words: &[&str],
        most: u16,
    ) -> Result<Vec<(Seat, u16)>, PositionError> {
        let pair = |pair: &[&str]| {
            let number = pair.get(1).and_then(|n| n.parse().ok()).filter(|n| *n <= most);
            let form = Form("here stand seats and numbers, as in `red 12 blue 5`");
            Ok((self.seat(pair[0])?, number.ok_or(form)?))
        };
        words.chunks(2).map(pair).collect()
    }
}

/// What is left in the box after some were taken.
pub(crate) fn less(in_box: u8, taken: u16, what: &str) -> Result<u8, PositionError> {
    let left = u16::from(in_box).checked_sub(taken);
    left.map(|n| n as u8).ok_or_else(|| PositionError::NotInBox(what.to_string()))
}

/// A figure is somewhere else than in its owner's supply.
pub(crate) fn take_from_supply(
    state: &mut State,
    owner: Seat,
    figure: Figure,
) -> Result<(), PositionError> {
    let left = &mut state.supply[owner.index()][figure as usize];
    let taken = left.checked_sub(1);
    *left = taken.ok_or_else(|| PositionError::NoneLeft(figure.word()))?;
    Ok(())
}
