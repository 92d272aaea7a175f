//! What an answer to a puzzle is worth, and why the solution is better.

use bastide_game::Move;

use super::Puzzle;
use crate::Budget;
use crate::search::Limit;
use crate::teacher::{Charted, Explained, Teacher, answers};

/// An answer beside the solution.
#[derive(Clone, Debug)]
pub struct Judged<G: Charted> {
    /// Whether it is the solution, or comes to the same.
    pub best: bool,
    /// How many points of lead it loses.
    pub loss: f32,
    /// The best turn.
    pub solution: Explained<G>,
    /// The answer.
    pub played: Explained<G>,
}

impl Puzzle {
    /// Judges a whole turn that was played in the position of this puzzle. What it loses is known for the turns that
    /// were looked at when the puzzle was made; any other is searched now. Nothing if the turn is not one.
    pub fn judge<G: Charted>(
        &self,
        game: &G,
        line: &[String],
        limit: Limit,
        budget: &Budget,
    ) -> Option<Judged<G>> {
        let mut teacher = Teacher::new(game, 1);
        let (best, ideal) = answers(game, &self.solution)?;
        let (played, real) = answers(game, line)?;
        let meant = teacher.signature(&ideal);
        let signature = teacher.signature(&real);
        let known = self.others.iter().find(|other| {
            let after = answers(game, &other.line);
            after.is_some_and(|(_, after)| teacher.signature(&after) == signature)
        });
        let loss = match known {
            _ if signature == meant => 0.0,
            Some(other) => other.loss,
            None => searched(&mut teacher, game, &best, &played, limit, budget).max(self.margin()),
        };
        let lead = self.lead;
        let turns = vec![(best, ideal, lead), (played, real, lead - loss)];
        let mut told = teacher.reasons_of(game, turns).into_iter();
        Some(Judged { best: loss <= 0.0, loss, solution: told.next()?, played: told.next()? })
    }
}

/// How much worse a turn is than the best one, when both are played out among others.
fn searched<G: Charted>(
    teacher: &mut Teacher<G>,
    game: &G,
    best: &[G::Action],
    played: &[G::Action],
    limit: Limit,
    budget: &Budget,
) -> f32 {
    let plan = |teacher: &mut Teacher<G>, line: &[G::Action]| {
        teacher.played(game, line[0], line.get(1).map(|next| Move::Choose(*next)))
    };
    let (best, played) = (plan(teacher, best), plan(teacher, played));
    let advice = teacher.advise(game, Some(played), 1, limit, budget);
    let lead =
        |plan| advice.iter().find(|advice| advice.plan.is_same(plan)).map(|advice| advice.lead);
    match (lead(&best), lead(&played)) {
        (Some(best), Some(played)) => best - played,
        _ => 0.0,
    }
}
