//! Plans of one turn, and what came of each when it was played out on the same draws: for networks that shall learn how
//! plans differ, and not only how games end.

use bastide_game::{Move, Rng, Seat, Turn, draw};

use super::self_play::{Lesson, play_on, points, try_something};
use crate::judge::{Learned, Plan, lead};
use crate::learned::Vector;
use crate::search::{follow, playout};
use crate::turns::{Dealt, ends};
use crate::{HasBots, SeededRng, seed_of};

/// A plan, played out.
#[derive(Clone, Debug)]
pub(super) struct Outcome {
    /// The position after it.
    pub(super) vectors: Vec<Vector>,
    /// How far ahead on the track whoever plays it is then.
    pub(super) points: f32,
    /// How far ahead he looks to be in the end, at one look.
    pub(super) look: f32,
    /// The mean of how far ahead he looked to be after each playout.
    pub(super) worth: f32,
}

/// How plans are compared.
#[derive(Clone, Copy, Debug)]
pub struct Exam {
    /// So many plans that look best.
    pub best: usize,
    /// So many of the others, whichever.
    pub others: usize,
    /// How often each is played out.
    pub playouts: u64,
    /// For how many turns.
    pub turns: usize,
    /// One turn in so many is examined.
    pub every: u32,
}

impl Exam {
    /// What taught most in the time it took.
    pub const USUAL: Exam = Exam { best: 5, others: 2, playouts: 6, turns: 4, every: 3 };
}

/// Plays a game by what was learned, trying something now and then, and examines some of its turns: whose they are, and
/// what came of their plans.
pub(super) fn examine<G: Dealt + HasBots, J: Learned<G>>(
    judge: &mut J,
    setup: &G::Setup,
    lesson: &Lesson,
    exam: &Exam,
    seed: u64,
) -> Vec<(Seat, Vec<Outcome>)> {
    let mut rng = SeededRng::new(seed);
    let explore = lesson.explore * rng.below(2001) as f32 / 1000.0;
    let mut game = G::new(setup);
    let (mut outcomes, mut plans, mut found) = (Vec::new(), Vec::new(), Vec::new());
    while game.turn() != Turn::Over {
        outcomes.clear();
        game.outcomes(&mut outcomes);
        game.play(Move::Deal(draw(&outcomes, &mut rng)), &mut ());
        judge.begin(&game);
        if let Turn::Player(seat) = game.turn()
            && rng.below(exam.every) == 0
        {
            judge.plans(&game, lesson.breadth, &mut plans);
            let compared = compare(judge, &game, seat, &mut plans, exam, &mut rng);
            found.push((seat, compared));
            judge.begin(&game);
        }
        if rng.below(1 << 16) as f32 / 65536.0 < explore {
            try_something(judge, &mut game, lesson, &mut plans, &mut rng);
        } else {
            play_on(judge, &mut game, lesson, &mut plans, &mut rng);
        }
    }
    found
}

fn compare<G: Dealt, J: Learned<G>>(
    judge: &mut J,
    game: &G,
    seat: Seat,
    plans: &mut [Plan<G::Action>],
    exam: &Exam,
    rng: &mut SeededRng,
) -> Vec<Outcome> {
    plans.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let best = exam.best.min(plans.len());
    // Some of the others, drawn without replacement.
    for at in best..(best + exam.others).min(plans.len()) {
        let other = at + rng.below((plans.len() - at) as u32) as usize;
        plans.swap(at, other);
    }
    let seed = rng.next_u64();
    let mut compared = Vec::new();
    for plan in plans.iter().take(best + exam.others) {
        let mut after = game.clone();
        follow(&mut after, plan);
        if !ends(&after) || after.turn() == Turn::Over {
            continue;
        }
        let mut sum = 0.0;
        for number in 0..exam.playouts {
            let mut rng = SeededRng::new(seed_of(seed, &[number]));
            sum += playout(judge, after.clone(), seat, exam.turns, 2, &mut rng);
        }
        let vectors = judge.vectors(&after).to_vec();
        let now = points(&after);
        compared.push(Outcome {
            vectors,
            points: lead(&now, game.seats(), seat),
            look: plan.worth,
            worth: sum / exam.playouts as f32,
        });
    }
    compared
}
