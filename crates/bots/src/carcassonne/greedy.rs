//! The greedy bot: it tries everything it could do until somebody else must speak, and keeps what
//! leaves it best off against the others.

use bastide_carcassonne::{Action, State};
use bastide_game::{Dice, Game, Move, Seat, Turn};

use super::outlook::Outlook;
use super::prospects::{Points, lead};
use crate::{Bot, Luck};

/// Looks to the end of its own part of a turn.
#[derive(Clone, Debug)]
pub struct Greedy {
    luck: Luck,
}

impl Greedy {
    /// A player with a seed, which decides between equally good choices.
    pub fn new(seed: u64) -> Greedy {
        Greedy { luck: Luck::new(seed) }
    }

    /// The same player as new.
    pub fn reseed(&mut self, seed: u64) {
        self.luck = Luck::new(seed);
    }

    pub(crate) fn luck(&mut self) -> &mut Luck {
        &mut self.luck
    }
}

impl Bot<State> for Greedy {
    fn choose(&mut self, game: &State, seat: Seat) -> Action {
        let mut actions = Vec::new();
        game.actions(&mut actions);
        let mut outlook = Outlook::of(game);
        let mut most = Points::MIN;
        let mut best = Vec::new();
        for action in actions {
            let worth = after(game, action, seat, &mut outlook);
            if worth > most {
                most = worth;
                best.clear();
            }
            if worth == most {
                best.push(action);
            }
        }
        // By name, so that the choice does not hang on the order in which options are offered.
        best.sort_by_cached_key(|action| action.to_string());
        best[self.luck.below(best.len() as u32) as usize]
    }
}

/// What an action is worth with the best that can follow it before somebody else must speak.
fn after(game: &State, action: Action, seat: Seat, outlook: &mut Outlook) -> Points {
    let mut game = game.clone();
    game.play(Move::Choose(action), &mut ());
    if game.turn() != Turn::Player(seat) {
        return lead(&game, seat, outlook);
    }
    let mut actions = Vec::new();
    game.actions(&mut actions);
    let worths = actions.into_iter().map(|action| after(&game, action, seat, outlook));
    worths.max().unwrap_or(Points::MIN)
}
