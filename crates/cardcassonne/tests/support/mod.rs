//! Who plays in tests.

use bastide_cardcassonne::{Action, Outcome, State};
use bastide_game::battery::random_move;
use bastide_game::{Move, Rng};

/// A random move, but mostly one that makes games worth looking at: claims come late, and first cards
/// go to rows of other colours.
pub(crate) fn eager(game: &State, rng: &mut impl Rng) -> Option<Move<Action, Outcome>> {
    let m = random_move(game, rng)?;
    let dull = match m {
        Move::Choose(Action::Claim { row }) => game.row(row).len() < 4,
        Move::Choose(Action::Down { card, row }) => card.colour() == Some(row),
        Move::Choose(_) | Move::Deal(_) => false,
    };
    if dull { random_move(game, rng) } else { Some(m) }
}
