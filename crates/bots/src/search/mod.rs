//! The search: plans that look best are played out for a few turns, all of them on the same draws, and the worse half
//! is dropped again and again. It ends when one is left that no other can overtake.

mod candidate;
mod limit;
mod playout;
pub(crate) mod race;

use std::time::{Duration, Instant};

use bastide_game::{Game, Move, Seat, Turn};

pub use candidate::Candidate;
use candidate::{keep, settle_up};
pub use limit::Limit;
use playout::play_to_end;
pub(crate) use playout::playout;
use race::Watch;

use crate::budget::Stopwatch;
use crate::judge::{Judge, Plan, lead};
use crate::turns::Dealt;
use crate::{Budget, SeededRng, seed_of};

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// So many plans are played out at most, those that look best.
    pub top: usize,
    /// Plans that look so many points worse than the best are not.
    pub slack: f32,
    /// So many turns after a plan are played.
    pub turns: usize,
    /// How many answers are thought through where a turn asks more than once.
    pub breadth: usize,
    /// The same in playouts.
    pub playout_breadth: usize,
    /// The most draws left for which the rest of the game is played exactly.
    pub exact: usize,
    /// A plan that is so many standard errors behind another on the same draws is given up.
    pub sure: f32,
}

impl Manner {
    /// What did best in most games.
    pub const USUAL: Manner = Manner {
        top: 10,
        slack: 8.0,
        turns: 4,
        breadth: 8,
        playout_breadth: 2,
        exact: 1,
        sure: 4.0,
    };

    /// The same for whoever wants to know what every plan is worth, and not only which is the best.
    pub const THOROUGH: Manner = Manner { top: 12, sure: f32::INFINITY, ..Manner::USUAL };
}

/// Searches on as many threads as it has judges.
#[derive(Clone, Debug)]
pub struct Search<J> {
    judges: Vec<J>,
    manner: Manner,
}

impl<J> Search<J> {
    /// A search that uses so many threads.
    pub fn new(judge: J, manner: Manner, threads: usize) -> Search<J>
    where
        J: Clone,
    {
        Search { judges: vec![judge; threads.max(1)], manner }
    }

    /// The first judge.
    pub fn judge(&mut self) -> &mut J {
        &mut self.judges[0]
    }

    /// All judges.
    pub fn judges(&mut self) -> &mut [J] {
        &mut self.judges
    }

    /// What looks best without playing anything out.
    pub fn look<G: Dealt>(&mut self, game: &G) -> Plan<G::Action>
    where
        J: Judge<G>,
    {
        let mut plans = Vec::new();
        let judge = &mut self.judges[0];
        judge.begin(game);
        judge.plans(game, self.manner.breadth, &mut plans);
        best(&plans)
    }

    /// The plans that would be played out, the one that looks best first.
    pub(crate) fn first_look<G: Dealt>(&mut self, game: &G) -> Vec<Plan<G::Action>>
    where
        J: Judge<G>,
    {
        let mut plans = Vec::new();
        let judge = &mut self.judges[0];
        judge.begin(game);
        judge.plans(game, self.manner.breadth, &mut plans);
        self.candidates(game, &plans).into_iter().map(|candidate| candidate.plan).collect()
    }

    /// Plans with what they are worth, the best first. All that were worth a second look are among them.
    pub fn search<G: Dealt<Action: Sync> + Sync>(
        &mut self,
        game: &G,
        seed: u64,
        limit: Limit,
        budget: &Budget,
    ) -> Vec<Candidate<G>>
    where
        J: Judge<G>,
    {
        self.search_with(game, None, seed, limit, budget)
    }

    /// The same, and one plan more, whatever it looks like.
    pub fn search_with<G: Dealt<Action: Sync> + Sync>(
        &mut self,
        game: &G,
        also: Option<Plan<G::Action>>,
        seed: u64,
        limit: Limit,
        budget: &Budget,
    ) -> Vec<Candidate<G>>
    where
        J: Judge<G>,
    {
        if !matches!(game.turn(), Turn::Player(_)) {
            return Vec::new();
        }
        let stopwatch = match self.judges.len() {
            1 => budget.stopwatch(),
            _ => Stopwatch::Wall(Instant::now()),
        };
        let mut plans = Vec::new();
        for judge in &mut self.judges {
            judge.begin(game);
        }
        self.judges[0].plans(game, self.manner.breadth, &mut plans);
        let mut candidates = self.candidates(game, &plans);
        if let Some(also) = also
            && !candidates.iter().any(|known| known.plan.is_same(&also))
        {
            let looks = plans.iter().find(|plan| plan.is_same(&also));
            candidates.push(Candidate::new(game, looks.copied().unwrap_or(also)));
        }
        // It is played out as often as the best, on the same draws.
        for candidate in &mut candidates {
            candidate.stays = also.is_some_and(|also| candidate.plan.is_same(&also));
        }
        self.compare(game, candidates, seed, limit, stopwatch, budget)
    }

    /// Plays plans out. `begin` was called.
    fn compare<G: Dealt<Action: Sync> + Sync>(
        &mut self,
        game: &G,
        mut candidates: Vec<Candidate<G>>,
        seed: u64,
        limit: Limit,
        stopwatch: Stopwatch,
        budget: &Budget,
    ) -> Vec<Candidate<G>>
    where
        J: Judge<G>,
    {
        let Turn::Player(seat) = game.turn() else { return Vec::new() };
        if candidates.len() < 2 {
            return candidates;
        }
        if self.is_last(game) {
            return self.play_to_end(game.seats(), candidates, seat, limit, stopwatch, budget);
        }
        let all = candidates.len();
        let halvings = all.next_power_of_two().trailing_zeros().max(1);
        let (mut alive, mut played, mut number) = (all, 0u64, 0u64);
        let (mut watch, mut is_cut) = (Watch::new(), false);
        for halving in 1..=halvings {
            let share = f64::from(halving) / f64::from(halvings);
            let most = (limit.playouts as f64 * share) as u64;
            let until = limit.time.mul_f64(share);
            while alive > 1 && played < most && stopwatch.elapsed() < until {
                let left = limit.time.saturating_sub(stopwatch.elapsed());
                let sweep = match budget.is_spent(played) {
                    true => None,
                    false => self.sweep(&candidates[..alive], seat, seed, number, left, budget),
                };
                let Some(sweep) = sweep else {
                    is_cut = true;
                    break;
                };
                number += self.judges.len() as u64;
                for (at, worth) in sweep {
                    candidates[at].add(worth);
                    played += 1;
                }
                if self.manner.sure.is_finite() && watch.is_due(number as usize) {
                    alive = race::narrow(&mut candidates[..alive], self.manner.sure);
                }
            }
            let last = is_cut || halving == halvings;
            let most = if last { alive } else { all.div_ceil(1 << halving) };
            alive = keep(&mut candidates[..alive], most);
            if is_cut {
                break;
            }
        }
        settle_up(&mut candidates);
        candidates
    }

    /// Plays the rest of the game exactly, the plans that look best first. Those that time does not suffice for come last.
    fn play_to_end<G: Dealt>(
        &mut self,
        seats: usize,
        mut candidates: Vec<Candidate<G>>,
        seat: Seat,
        limit: Limit,
        stopwatch: Stopwatch,
        budget: &Budget,
    ) -> Vec<Candidate<G>>
    where
        J: Judge<G>,
    {
        // What somebody asked about is never left out.
        candidates.sort_by_key(|candidate| !candidate.stays);
        let mut played = 0;
        let is_over =
            |played: usize| stopwatch.elapsed() >= limit.time || budget.is_spent(played as u64);
        while played < candidates.len() && (played == 0 || !is_over(played)) {
            let candidate = &mut candidates[played];
            let worths = play_to_end(&mut self.judges[0], &candidate.after);
            candidate.plan.worth = lead(&worths, seats, seat);
            played += 1;
        }
        candidates[..played].sort_by(|a, b| b.worth().total_cmp(&a.worth()));
        candidates
    }

    /// Whether the rest of the game is played exactly.
    fn is_last<G: Dealt>(&self, game: &G) -> bool
    where
        J: Judge<G>,
    {
        self.judges[0].left(game).is_some_and(|left| left <= self.manner.exact)
    }

    /// The plans that are worth a second look; where the rest is played exactly, all of them.
    fn candidates<G: Dealt>(&self, game: &G, plans: &[Plan<G::Action>]) -> Vec<Candidate<G>>
    where
        J: Judge<G>,
    {
        let (top, slack) = match self.is_last(game) {
            true => (usize::MAX, f32::INFINITY),
            false => (self.manner.top, self.manner.slack),
        };
        let mut order: Vec<&Plan<G::Action>> = plans.iter().collect();
        order.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let least = order[0].worth - slack;
        let worthy = order.into_iter().filter(|plan| plan.worth >= least).take(top);
        worthy.map(|plan| Candidate::new(game, *plan)).collect()
    }

    /// One playout of every candidate on each thread: with the draws of its number, the same for all. None if time ran
    /// out meanwhile: some candidates alone would be compared with others on other draws.
    fn sweep<G: Dealt<Action: Sync> + Sync>(
        &mut self,
        candidates: &[Candidate<G>],
        seat: Seat,
        seed: u64,
        first: u64,
        time: Duration,
        budget: &Budget,
    ) -> Option<Vec<(usize, f32)>>
    where
        J: Judge<G>,
    {
        let Manner { turns, playout_breadth, .. } = self.manner;
        let one = |judge: &mut J, number: u64| -> Option<Vec<(usize, f32)>> {
            let stopwatch = budget.stopwatch();
            let play = |(at, candidate): (usize, &Candidate<G>)| {
                if stopwatch.elapsed() >= time {
                    return None;
                }
                let mut rng = SeededRng::new(seed_of(seed, &[number]));
                let after = candidate.after.determinize(seat, &mut rng);
                Some((at, playout(judge, after, seat, turns, playout_breadth, &mut rng)))
            };
            candidates.iter().enumerate().map(play).collect()
        };
        if let [judge] = &mut self.judges[..] {
            return one(judge, first);
        }
        std::thread::scope(|scope| {
            let numbered = self.judges.iter_mut().zip(first..);
            let threads: Vec<_> =
                numbered.map(|(judge, number)| scope.spawn(move || one(judge, number))).collect();
            let sweeps = threads.into_iter().map(|thread| thread.join().ok().flatten());
            Some(sweeps.collect::<Option<Vec<_>>>()?.into_iter().flatten().collect())
        })
    }
}

/// The plan that is worth most; of several the first.
pub(crate) fn best<A: Copy>(plans: &[Plan<A>]) -> Plan<A> {
    let mut best = plans[0];
    for plan in plans {
        if plan.worth > best.worth {
            best = *plan;
        }
    }
    best
}

/// Plays a plan.
pub(crate) fn follow<G: Game>(game: &mut G, plan: &Plan<G::Action>) {
    game.play(Move::Choose(plan.first), &mut ());
    if let Some(then) = plan.then {
        game.play(Move::Choose(then), &mut ());
    }
}
