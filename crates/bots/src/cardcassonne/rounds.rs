//! The bot that plays rounds to their end in its head: what it cannot know is dealt anew again and again, all seats go on
//! with what looks best to each of them, and the choice that leaves it best off on average is made.

use bastide_cardcassonne::{Action, State};
use bastide_game::{Game, Move, Seat, Turn};

use super::eval::CardJudge;
use crate::judge::{Worths, lead};
use crate::search::Limit;
use crate::search::race::{self, Runner, Watch};
use crate::{Bot, Budget, SeededRng, seed_of};

/// Plays out what it cannot know.
#[derive(Clone, Debug)]
pub struct Rounds {
    judge: CardJudge,
    rng: SeededRng,
    limit: Limit,
    actions: Vec<Action>,
}

/// So many choices are looked at closely at most: those that look best at first sight. Each takes a few playouts.
const CLOSELY: usize = 12;
const EACH: u64 = 4;

/// So many playouts tell as much as the first look.
const LOOK: f64 = 6.0;

/// A choice that is so many standard errors behind another is given up.
const SURE: f32 = 4.0;

impl Rounds {
    /// A player that thinks so much, with a seed.
    pub fn new(limit: Limit, seed: u64) -> Rounds {
        Rounds { judge: CardJudge::usual(), rng: SeededRng::new(seed), limit, actions: Vec::new() }
    }

    /// The same player, who judges what suits a game.
    pub(super) fn at(mut self, game: &State) -> Rounds {
        self.judge.begin(game);
        self
    }

    /// The same player as new.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = SeededRng::new(seed);
    }

    /// Asks the bot in a seat that must move, and shows it no more than the seat may know.
    pub fn ask(&mut self, game: &State, seat: Seat, budget: &Budget) -> Action {
        self.judge.begin(game);
        let seen = game.determinize(seat, &mut self.rng);
        self.choose(&seen, seat, budget)
    }

    /// Plays on to the end of the round.
    pub(super) fn play_out(&mut self, game: &mut State) {
        while let Turn::Player(mover) = game.turn() {
            let action = self.judge.best(game, mover, &mut self.actions);
            game.play(Move::Choose(action), &mut ());
        }
    }

    /// What each seat is expected to end with, as far as somebody can tell.
    pub(super) fn worths(&mut self, game: &State, knower: Seat) -> Worths {
        self.judge.worths(game, knower)
    }

    /// Plays rounds out to find what choices are worth, the best first. Whoever is sure by so many standard errors
    /// looks no further. `stays` is compared to the end, whatever comes of it.
    pub(super) fn compare(
        &mut self,
        game: &State,
        seat: Seat,
        stays: Option<Action>,
        sure: f32,
        budget: &Budget,
    ) -> Vec<Candidate> {
        let stopwatch = budget.stopwatch();
        let mut actions = Vec::new();
        game.actions(&mut actions);
        let mut looks: Vec<(Action, f32)> = actions
            .into_iter()
            .map(|action| (action, self.judge.lead_after(game, action, seat)))
            .collect();
        looks.sort_by(|a, b| b.1.total_cmp(&a.1));
        let close = CLOSELY.min((self.limit.playouts / EACH).max(2) as usize);
        let mut at = 0;
        looks.retain(|(action, _)| {
            at += 1;
            at <= close || Some(*action) == stays
        });
        let candidate = |(action, look)| Candidate { action, look, sum: 0.0, results: Vec::new() };
        let mut candidates: Vec<_> = looks.into_iter().map(candidate).collect();
        let seed = self.rng.next_u64();
        let all = candidates.len();
        let halvings = all.next_power_of_two().trailing_zeros().max(1);
        let (mut alive, mut played, mut number) = (all, 0u64, 0u64);
        let mut watch = Watch::new();
        'halving: for halving in 1..=halvings {
            let share = f64::from(halving) / f64::from(halvings);
            let most = (self.limit.playouts as f64 * share) as u64;
            let until = self.limit.time.mul_f64(share);
            while alive > 1 && played < most && stopwatch.elapsed() < until {
                if budget.is_spent(played) {
                    break 'halving;
                }
                // All choices meet the same cards.
                let dealt = game.determinize(seat, &mut SeededRng::new(seed_of(seed, &[number])));
                for candidate in &mut candidates[..alive] {
                    let mut after = dealt.clone();
                    after.play(Move::Choose(candidate.action), &mut ());
                    self.play_out(&mut after);
                    let worths = self.judge.worths(&after, seat);
                    candidate.add(lead(&worths, after.seats(), seat));
                }
                played += alive as u64;
                number += 1;
                if sure.is_finite() && watch.is_due(number as usize) {
                    alive = race::narrow(&mut candidates[..alive], sure);
                }
            }
            // The sort is stable: of those that did equally well, the one that looks better comes first.
            race::sort(&mut candidates[..alive]);
            if halving < halvings {
                alive = keep(&mut candidates[..alive], all.div_ceil(1 << halving), stays);
            }
        }
        race::sort(&mut candidates[..alive]);
        candidates
    }
}

/// Of sorted choices so many stay in the race, and one whatever came of it. How many are left.
fn keep(candidates: &mut [Candidate], most: usize, stays: Option<Action>) -> usize {
    let kept = most.min(candidates.len());
    match candidates.iter().position(|candidate| Some(candidate.action) == stays) {
        Some(at) if at >= kept => {
            candidates[kept..=at].rotate_right(1);
            kept + 1
        }
        _ => kept,
    }
}

/// A choice and what it was worth so far, in points of lead.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) action: Action,
    /// How far ahead it looked to leave its seat at first.
    look: f32,
    sum: f64,
    results: Vec<f32>,
}

impl Candidate {
    fn add(&mut self, result: f32) {
        self.sum += f64::from(result);
        self.results.push(result);
    }
}

impl Runner for Candidate {
    fn worth(&self) -> f32 {
        let look = LOOK * f64::from(self.look);
        ((self.sum + look) / (self.results.len() as f64 + LOOK)) as f32
    }

    fn results(&self) -> &[f32] {
        &self.results
    }
}

impl Bot<State> for Rounds {
    fn choose(&mut self, game: &State, seat: Seat, budget: &Budget) -> Action {
        self.actions.clear();
        game.actions(&mut self.actions);
        if let [only] = self.actions.as_slice() {
            return *only;
        }
        // At the opening there is nothing to play out yet.
        if game.round() == 0 {
            return self.judge.best(game, seat, &mut self.actions);
        }
        self.compare(game, seat, None, SURE, budget)[0].action
    }
}
