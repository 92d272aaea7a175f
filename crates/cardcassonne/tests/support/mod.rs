//! Who plays in tests.

use bastide_cardcassonne::{Action, Outcome, State};
use bastide_game::battery::random_move;
use bastide_game::{Dice, Move};

/// A random move, but mostly one that makes games worth looking at: claims come late, and first cards
/// go to rows of other colours.
pub(crate) fn eager(game: &State, dice: &mut impl Dice) -> Option<Move<Action, Outcome>> {
    let m = random_move(game, dice)?;
    let dull = match m {
        Move::Choose(Action::Claim { row }) => game.row(row).len() < 4,
        Move::Choose(Action::Down { card, row }) => card.colour() == Some(row),
        Move::Choose(_) | Move::Deal(_) => false,
    };
    if dull { random_move(game, dice) } else { Some(m) }
}
