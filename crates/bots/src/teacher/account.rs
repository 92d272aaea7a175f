//! How a game's decisions and its luck add up to the result, whatever a game's rules are.

use bastide_game::Seat;

/// So many moments of a game are told with their reasons.
const MOMENTS: usize = 3;
/// Of several losses so near to each other, in moves of one seat, only the greatest is told.
const APART: usize = 3;
/// A smaller loss is no lesson.
const LEAST_LOSS: f32 = 1.0;
/// A smaller difference between two turns is below what some dozens of playouts can tell: they count as equal.
pub(crate) const DOUBT: f32 = 0.5;

/// A decision of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedMove {
    /// The number of the entry that began it.
    pub entry: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What chance gave each seat since the decision before, in points of lead.
    pub luck: Vec<f32>,
    /// What the decision gave each seat against the best one.
    pub decision: Vec<f32>,
    /// What it cost whoever took it; never less than nothing.
    pub loss: f32,
}

/// The decisions of a game so far.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    pub(crate) moves: Vec<ReviewedMove>,
    /// How far ahead each seat is expected to be.
    now: Vec<f32>,
}

impl Account {
    /// Nothing was decided yet.
    pub(crate) fn new(start: &[f32]) -> Account {
        Account { moves: Vec::new(), now: start.to_vec() }
    }

    /// Somebody decided: how far ahead each seat was by the best decision, and by the real one. Whether it is a lesson.
    pub(crate) fn decide(
        &mut self,
        entry: usize,
        seat: Seat,
        ideal: &[f32],
        real: Vec<f32>,
    ) -> bool {
        let loss = ideal[seat.index()] - real[seat.index()];
        let (luck, decision) = (minus(ideal, &self.now), minus(&real, ideal));
        self.moves.push(ReviewedMove { entry, seat, luck, decision, loss });
        self.now = real;
        loss >= LEAST_LOSS
    }

    /// What is left to chance, if the game ended so.
    pub(crate) fn rest(&self, result: &[f32]) -> Vec<f32> {
        minus(result, &self.now)
    }
}

/// The greatest losses among some moves, not too near to each other, in the order in which they were played.
pub(crate) fn instructive(moves: &[ReviewedMove], mut lessons: Vec<usize>) -> Vec<usize> {
    lessons.sort_by(|a, b| moves[*b].loss.total_cmp(&moves[*a].loss));
    let mut chosen: Vec<usize> = Vec::new();
    for lesson in lessons {
        let seat = moves[lesson].seat;
        let is_near = |other: &usize| {
            let between = lesson.min(*other)..lesson.max(*other);
            moves[*other].seat == seat
                && moves[between].iter().filter(|played| played.seat == seat).count() < APART
        };
        if chosen.len() < MOMENTS && !chosen.iter().any(is_near) {
            chosen.push(lesson);
        }
    }
    chosen.sort_unstable();
    chosen
}

fn minus(these: &[f32], those: &[f32]) -> Vec<f32> {
    these.iter().zip(those).map(|(this, that)| this - that).collect()
}
