//! A game that goes on from where a text put it.

use bastide_game::{Game, Move, Turn};

/// Plays any moves until the game is over.
pub fn play_on<G: Game>(mut game: G, mut seed: usize) {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        seed = seed.wrapping_mul(31).wrapping_add(7);
        actions.clear();
        outcomes.clear();
        let m = match game.turn() {
            Turn::Over => return,
            Turn::Player(_) => {
                game.actions(&mut actions);
                Move::Choose(actions[seed % actions.len()])
            }
            Turn::Chance => {
                game.outcomes(&mut outcomes);
                Move::Deal(outcomes[seed % outcomes.len()].0)
            }
        };
        game.play(m, &mut ());
    }
}
