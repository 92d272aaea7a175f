//! The greedy bot: it tries everything it could do, plays on to the end of the part of the turn, and
//! keeps what leaves it best off against the others.

use bastide_carcassonne::{Action, Outcome, State};
use bastide_game::{Game, Move, Rng, Seat, Turn};

use super::outlook::Outlook;
use super::prospects::{Points, lead};
use crate::{Bot, Budget, SeededRng};

/// Looks to the end of the part of a turn.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: SeededRng,
}

impl Greedy {
    /// A player with a seed, which decides between equally good choices.
    pub fn new(seed: u64) -> Greedy {
        Greedy { rng: SeededRng::new(seed) }
    }

    /// The same player as new.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = SeededRng::new(seed);
    }

    pub(crate) fn rng(&mut self) -> &mut SeededRng {
        &mut self.rng
    }
}

/// So many ways to go on are tried after each choice; beyond them only the one that looks best.
const BREADTH: usize = 64;

/// So many answers to one later question are looked at.
const MAX_LATER: usize = 24;

impl Bot<State> for Greedy {
    fn choose(&mut self, game: &State, seat: Seat, budget: &Budget) -> Action {
        let mut actions = Vec::new();
        game.actions(&mut actions);
        let mut outlook = Outlook::of(game);
        let mut most = Points::MIN;
        let mut best = Vec::new();
        for (tried, action) in actions.into_iter().enumerate() {
            if tried > 0 && budget.is_spent(tried as u64) {
                break;
            }
            let worth = worth(&after(game, action), seat, BREADTH, &mut outlook);
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

fn after(game: &State, action: Action) -> State {
    let mut game = game.clone();
    game.play(Move::Choose(action), &mut ());
    game
}

/// What a state is worth to a seat when the part of the turn is played to its end: dice and messages
/// by their mean, own answers by the best, those of others by what suits them.
fn worth(game: &State, seat: Seat, breadth: usize, outlook: &mut Outlook<'_>) -> Points {
    match game.turn() {
        Turn::Over => lead(game, seat, outlook),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            if let Some((Outcome::Draw(_), _)) | None = outcomes.first() {
                return lead(game, seat, outlook);
            }
            let (mut sum, mut total) = (0, 0);
            for (outcome, weight) in outcomes {
                let mut dealt = game.clone();
                dealt.play(Move::Deal(outcome), &mut ());
                sum += Points::from(weight) * worth(&dealt, seat, 0, outlook);
                total += Points::from(weight);
            }
            sum / total
        }
        Turn::Player(asked) => {
            let mut actions = Vec::new();
            game.actions(&mut actions);
            if asked == seat && actions.len() <= breadth {
                let breadth = breadth / actions.len();
                let all = actions.into_iter().map(|action| after(game, action));
                let worths = all.map(|after| worth(&after, seat, breadth, outlook));
                return worths.max().unwrap_or(Points::MIN);
            }
            let step = actions.len().div_ceil(MAX_LATER);
            let likely = actions.into_iter().step_by(step).map(|action| after(game, action));
            match likely.max_by_key(|after| lead(after, asked, outlook)) {
                Some(after) => worth(&after, seat, 0, outlook),
                None => lead(game, seat, outlook),
            }
        }
    }
}
