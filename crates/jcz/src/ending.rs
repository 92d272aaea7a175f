//! Games that were set to end after some turn. Here a game ends when no tile is left, so such a game becomes a record
//! that begins with a position: everything as at the beginning, and in the bag nothing but the tiles that were drawn.
//! The final count then follows the last turn by itself.

use bastide_carcassonne::{Outcome, Setup, State, position};
use bastide_game::{End, Game, Move, Record, Table};

/// The record of the same game with its end. Nothing if the game cannot end there.
pub(crate) fn with_end(setup: &Setup, played: &Table<State>, record: &Record) -> Option<Record> {
    let whole = position::write(setup, &State::new(setup))?;
    let mut position = String::new();
    for line in whole.lines().filter(|line| !line.starts_with("bag")) {
        position.push_str(line);
        position.push('\n');
    }
    position.push_str("bag");
    for (_, _, m) in played.moves() {
        if let Move::Deal(Outcome::Draw(kind)) = m {
            position.push_str(" 1 ");
            position.push_str(kind.as_str());
        }
    }
    let start = position::read(&position).ok()?;
    let mut record = record.clone();
    let canonical = position::write(&start.setup, &start.state)?;
    bastide_game::position::into_record(&mut record, &canonical);
    let table = Table::<State>::from_record(&record, usize::MAX).ok()?;
    (table.end() == Some(End::Played)).then_some(record)
}
