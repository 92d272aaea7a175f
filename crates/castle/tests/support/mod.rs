//! Who plays in tests.

use bastide_castle::{Action, Outcome, State};
use bastide_game::battery::{TestRng, random_move};
use bastide_game::{Game, Move, Turn};

/// The best of some random moves by the points it brings at once: random games score little.
pub(crate) fn eager(game: &State, rng: &mut TestRng) -> Option<Move<Action, Outcome>> {
    let mut best = random_move(game, rng)?;
    if !matches!(game.turn(), Turn::Player(_)) {
        return Some(best);
    }
    let worth = |m| {
        let mut after = game.clone();
        after.play(m, &mut ());
        after.points(game.mover()) - game.points(game.mover())
    };
    for _ in 0..8 {
        let other = random_move(game, rng)?;
        if worth(other) > worth(best) {
            best = other;
        }
    }
    Some(best)
}
