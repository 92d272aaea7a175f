//! The greedy bot: it tries every way to play its turn to the end and keeps what leaves it best off.

use bastide_castle::{Action, Outcome, State};
use bastide_game::{Game, Move, Rng, Seat, Turn};

use super::outlook::{Points, lead, points_lead};
use crate::{Bot, Budget, SeededRng};

/// Looks to the end of its turn.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: SeededRng,
    judge: fn(&State, Seat) -> Points,
}

impl Greedy {
    /// A player with a seed, which decides between equally good choices.
    pub fn new(seed: u64) -> Greedy {
        Greedy { rng: SeededRng::new(seed), judge: lead }
    }

    /// The same search, counting nothing but points: what knowing the game is worth shows against it.
    pub fn by_points(seed: u64) -> Greedy {
        Greedy { judge: points_lead, ..Greedy::new(seed) }
    }

    /// The same player as new.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = SeededRng::new(seed);
    }

    pub(crate) fn rng(&mut self) -> &mut SeededRng {
        &mut self.rng
    }

    /// What a state is worth to a seat when the turn is played to its end: own answers by the best,
    /// wall tiles that are turned up by their mean.
    fn worth(&self, game: &State, seat: Seat) -> Points {
        match game.turn() {
            Turn::Over => (self.judge)(game, seat),
            Turn::Chance => {
                let mut outcomes = Vec::new();
                game.outcomes(&mut outcomes);
                if let Some((Outcome::Draw(_), _)) | None = outcomes.first() {
                    return (self.judge)(game, seat);
                }
                let (mut sum, mut total) = (0, 0);
                for (outcome, weight) in outcomes {
                    let dealt = self.worth(&after(game, Move::Deal(outcome)), seat);
                    sum += Points::from(weight) * dealt;
                    total += Points::from(weight);
                }
                sum / total
            }
            Turn::Player(asked) => {
                let mut actions = Vec::new();
                game.actions(&mut actions);
                let all = actions.into_iter().map(|action| after(game, Move::Choose(action)));
                let worths = all.map(|after| self.worth(&after, seat));
                // Whoever is asked decides, so what the other does not want is not done.
                let best = if asked == seat { worths.max() } else { worths.min() };
                best.unwrap_or(Points::MIN)
            }
        }
    }
}

impl Bot<State> for Greedy {
    fn choose(&mut self, game: &State, seat: Seat, budget: &Budget) -> Action {
        let mut actions = Vec::new();
        game.actions(&mut actions);
        let mut most = Points::MIN;
        let mut best = Vec::new();
        for (tried, action) in actions.into_iter().enumerate() {
            if tried > 0 && budget.is_spent(tried as u64) {
                break;
            }
            let worth = self.worth(&after(game, Move::Choose(action)), seat);
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
        best[self.rng.below(best.len() as u32) as usize]
    }
}

fn after(game: &State, m: Move<Action, Outcome>) -> State {
    let mut game = game.clone();
    game.play(m, &mut ());
    game
}
