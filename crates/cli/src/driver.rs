//! Playing whole games of bots, as fast as the rules allow.

use bastide_bots::{Budget, SeededRng, Strength, seed_of};
use bastide_game::{Move, Turn, draw};

use crate::games::CliGame;

/// Plays one game after another and keeps its buffers.
#[derive(Debug)]
pub(crate) struct Driver<G: CliGame> {
    bots: Vec<G::Player>,
    outcomes: Vec<(G::Outcome, u32)>,
}

impl<G: CliGame> Driver<G> {
    /// Bots by their names, one a seat.
    pub(crate) fn new(bots: &[Strength]) -> Driver<G> {
        Driver { bots: bots.iter().map(|bot| G::player(*bot, 0)).collect(), outcomes: Vec::new() }
    }

    /// The end of game number `game` of a seed.
    pub(crate) fn play(&mut self, setup: &G::Setup, seed: u64, game: u64) -> G {
        let mut luck = SeededRng::new(seed_of(seed, &[game]));
        for (seat, bot) in self.bots.iter_mut().enumerate() {
            G::reseed(bot, seed_of(seed, &[game, seat as u64]));
        }
        let mut state = G::new(setup);
        loop {
            let m = match state.turn() {
                Turn::Over => return state,
                Turn::Player(seat) => {
                    let bot = &mut self.bots[seat.index()];
                    Move::Choose(state.ask(bot, seat, &Budget::UNLIMITED))
                }
                Turn::Chance => {
                    self.outcomes.clear();
                    state.outcomes(&mut self.outcomes);
                    Move::Deal(draw(&self.outcomes, &mut luck))
                }
            };
            state.play(m, &mut ());
        }
    }
}
