//! Playing whole games of bots, as fast as the rules allow.

use bastide_bots::carcassonne::Player;
use bastide_bots::{BotName, Luck, seed_of};
use bastide_carcassonne::{Outcome, Setup, State};
use bastide_game::{Game, Move, Turn, draw};

/// Plays one game after another and keeps its buffers.
#[derive(Debug)]
pub(crate) struct Driver {
    bots: Vec<Player>,
    outcomes: Vec<(Outcome, u32)>,
}

impl Driver {
    /// Bots by their names, one a seat.
    pub(crate) fn new(bots: &[BotName]) -> Driver {
        Driver {
            bots: bots.iter().map(|name| Player::new(*name, 0)).collect(),
            outcomes: Vec::new(),
        }
    }

    /// The end of game number `game` of a seed.
    pub(crate) fn play(&mut self, setup: &Setup, seed: u64, game: u64) -> State {
        let mut luck = Luck::new(seed_of(seed, &[game]));
        for (seat, bot) in self.bots.iter_mut().enumerate() {
            bot.reseed(seed_of(seed, &[game, seat as u64]));
        }
        let mut state = State::new(setup);
        loop {
            let m = match state.turn() {
                Turn::Over => return state,
                Turn::Player(seat) => Move::Choose(self.bots[seat.index()].ask(&state, seat)),
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
