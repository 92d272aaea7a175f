//! Bots for The Castle.

use bastide_castle::{Action, State};
use bastide_game::Seat;

use crate::{Bot, BotName, Programs, Random};

impl Programs for State {
    const BOTS: &'static [BotName] = &[BotName::Random];
    type Player = Random<Action>;

    fn player(_: BotName, seed: u64) -> Random<Action> {
        Random::new(seed)
    }

    fn reseed(player: &mut Random<Action>, seed: u64) {
        player.reseed(seed);
    }

    #[inline]
    fn ask(&self, player: &mut Random<Action>, seat: Seat) -> Action {
        // It looks only at what it is offered, and every seat may know that.
        player.choose(self, seat)
    }
}
