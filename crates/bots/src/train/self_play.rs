//! One game against oneself, and what it teaches.

use bastide_game::{Game, Move, Rng, Seat, Turn, draw};

use crate::judge::{Learned, Plan};
use crate::learned::{SEATS, Vector};
use crate::search::follow;
use crate::turns::{Dealt, ends};
use crate::{Budget, HasBots, SeededRng, Strength, seed_of};

/// A position between two turns, and what each seat still got.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The position.
    pub(super) vectors: Vec<Vector>,
    /// What each seat still got, in tens of points.
    pub(super) targets: [f32; SEATS],
    /// How many seats there are.
    pub(super) seats: u8,
}

/// How a game for learning is played.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// How far what happened later counts, as against what was expected on the way.
    pub lambda: f32,
    /// The share of turns in which something is tried, on average: games differ.
    pub explore: f32,
    /// What is tried looks no more than so many points worse than the best; anything if infinite.
    pub slack: f32,
    /// How many ways to go on in a turn of several questions are thought through.
    pub breadth: usize,
    /// Whether the greedy bot plays, for those who know nothing yet.
    pub greedy: bool,
    /// Games before something is learned from them.
    pub games: u64,
    /// Samples in a step.
    pub batch: usize,
    /// How often each position is learned, on average.
    pub repeats: usize,
    /// The length of steps.
    pub rate: f32,
}

/// A position after a turn.
pub(super) struct Step {
    pub(super) vectors: Vec<Vector>,
    pub(super) points: [f32; SEATS],
    /// What seats were expected to end with here, and after the best turn instead of this one.
    pub(super) expected: [f32; SEATS],
    pub(super) best: [f32; SEATS],
    pub(super) explored: bool,
}

/// Plays a game and returns what it taught, and the points at its end.
pub(super) fn play<G: Dealt + HasBots, J: Learned<G>>(
    judge: &mut J,
    setup: &G::Setup,
    lesson: &Lesson,
    seed: u64,
) -> (Vec<Sample>, [f32; SEATS]) {
    let mut rng = SeededRng::new(seed);
    let mut greedy = G::player(Strength::Greedy, seed_of(seed, &[1]));
    // Some games explore more than others.
    let explore = lesson.explore * rng.below(2001) as f32 / 1000.0;
    let mut game = G::new(setup);
    let (mut outcomes, mut actions, mut plans) = (Vec::new(), Vec::new(), Vec::new());
    let mut steps: Vec<Step> = Vec::new();
    while game.turn() != Turn::Over {
        outcomes.clear();
        game.outcomes(&mut outcomes);
        game.play(Move::Deal(draw(&outcomes, &mut rng)), &mut ());
        if ends(&game) {
            continue;
        }
        judge.begin(&game);
        let explored = rng.below(1 << 16) as f32 / 65536.0 < explore;
        let mut best = [0.0; SEATS];
        if explored && !lesson.greedy {
            let mut other = game.clone();
            play_on(judge, &mut other, lesson, &mut plans, &mut rng);
            best = judge.worths(&other);
        }
        // What looks nearly as good teaches most; what looks bad must not be forgotten either.
        if explored && lesson.slack.is_finite() && rng.below(3) > 0 {
            try_something(judge, &mut game, lesson, &mut plans, &mut rng);
        } else if explored {
            while !ends(&game) {
                if game.turn() == Turn::Chance {
                    deal(&mut game, &mut rng);
                    continue;
                }
                actions.clear();
                game.actions(&mut actions);
                let action = actions[rng.below(actions.len() as u32) as usize];
                game.play(Move::Choose(action), &mut ());
            }
        } else if lesson.greedy {
            while !ends(&game) {
                match game.turn() {
                    Turn::Player(seat) => {
                        let action = game.ask(&mut greedy, seat, &Budget::UNLIMITED);
                        game.play(Move::Choose(action), &mut ());
                    }
                    Turn::Chance | Turn::Over => deal(&mut game, &mut rng),
                }
            }
        } else {
            play_on(judge, &mut game, lesson, &mut plans, &mut rng);
        }
        if game.turn() != Turn::Over {
            let expected = judge.worths(&game);
            let vectors = judge.vectors(&game).to_vec();
            let best = if lesson.greedy || !explored { expected } else { best };
            steps.push(Step { vectors, points: points(&game), expected, best, explored });
        }
    }
    let last = points(&game);
    (samples(steps, last, lesson, game.seats()), last)
}

/// What each position led to: the rest of the game mixed with what was expected on the way, and cut where somebody
/// tried something.
pub(super) fn samples(
    steps: Vec<Step>,
    last: [f32; SEATS],
    lesson: &Lesson,
    seats: usize,
) -> Vec<Sample> {
    let mut ahead = last;
    let lambda = if lesson.greedy { 1.0 } else { lesson.lambda };
    let mut samples = Vec::with_capacity(steps.len());
    for step in steps.into_iter().rev() {
        let mut targets = [0.0; SEATS];
        for seat in 0..seats {
            targets[seat] = (ahead[seat] - step.points[seat]) * 0.1;
            ahead[seat] = if step.explored && !lesson.greedy {
                step.best[seat]
            } else {
                lambda * ahead[seat] + (1.0 - lambda) * step.expected[seat]
            };
        }
        samples.push(Sample { vectors: step.vectors, targets, seats: seats as u8 });
    }
    samples
}

/// Plays on to the next deal by what was learned.
pub(super) fn play_on<G: Dealt, J: Learned<G>>(
    judge: &mut J,
    game: &mut G,
    lesson: &Lesson,
    plans: &mut Vec<Plan<G::Action>>,
    rng: &mut SeededRng,
) {
    while !ends(game) {
        if game.turn() == Turn::Chance {
            deal(game, rng);
            continue;
        }
        judge.plans(game, lesson.breadth, plans);
        let best = plans.iter().max_by(|a, b| a.worth.total_cmp(&b.worth));
        let best = *best.expect("a player can always answer");
        follow(game, &best);
    }
}

/// Plays on to the next deal by anything that does not look much worse than the best.
pub(super) fn try_something<G: Dealt, J: Learned<G>>(
    judge: &mut J,
    game: &mut G,
    lesson: &Lesson,
    plans: &mut Vec<Plan<G::Action>>,
    rng: &mut SeededRng,
) {
    while !ends(game) {
        if game.turn() == Turn::Chance {
            deal(game, rng);
            continue;
        }
        judge.plans(game, lesson.breadth, plans);
        let best = plans.iter().map(|plan| plan.worth).fold(f32::MIN, f32::max);
        plans.retain(|plan| plan.worth >= best - lesson.slack);
        let plan = plans[rng.below(plans.len() as u32) as usize];
        follow(game, &plan);
    }
}

pub(super) fn deal<G: Game>(game: &mut G, rng: &mut impl Rng) {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    game.play(Move::Deal(draw(&outcomes, rng)), &mut ());
}

pub(super) fn points<G: Game>(game: &G) -> [f32; SEATS] {
    let mut points = [0.0; SEATS];
    for seat in Seat::all(game.seats()) {
        points[seat.index()] = game.points(seat) as f32;
    }
    points
}
