//! The bot that plays anything.

use bastide_game::{Game, Rng, Seat};

use crate::{Bot, Budget, SeededRng};

/// Chooses evenly among all that is allowed, in any game.
#[derive(Clone, Debug)]
pub struct Random<A> {
    rng: SeededRng,
    actions: Vec<A>,
}

impl<A> Random<A> {
    /// A player with a seed.
    pub fn new(seed: u64) -> Random<A> {
        Random { rng: SeededRng::new(seed), actions: Vec::new() }
    }

    /// The same player as new.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = SeededRng::new(seed);
    }
}

impl<G: Game> Bot<G> for Random<G::Action> {
    #[inline]
    fn choose(&mut self, game: &G, _seat: Seat, _budget: &Budget) -> G::Action {
        self.actions.clear();
        game.actions(&mut self.actions);
        self.actions[self.rng.below(self.actions.len() as u32) as usize]
    }
}
