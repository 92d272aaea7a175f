//! What an answer to a puzzle is worth, and why the solution is better.

use std::str::FromStr;

use bastide_game::{Move, Turn};

use super::Puzzle;
use crate::Budget;
use crate::search::Limit;
use crate::teacher::{Charted, Explained, Teacher};

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
        let (best, ideal) = play(game, &self.solution)?;
        let (played, real) = play(game, line)?;
        let meant = teacher.signature(&ideal);
        let signature = teacher.signature(&real);
        let known = self.others.iter().find(|other| {
            let after = play(game, &other.line);
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

/// The answers of a turn, and the position after it.
fn play<G: Charted>(game: &G, line: &[String]) -> Option<(Vec<G::Action>, G)> {
    let (mut after, mut actions) = (game.clone(), Vec::new());
    let mut offered = Vec::new();
    for sentence in line {
        let action = G::Action::from_str(sentence).ok()?;
        if after.turn() != game.turn() || after.turn() == Turn::Over {
            return None;
        }
        offered.clear();
        after.actions(&mut offered);
        if !offered.contains(&action) {
            return None;
        }
        after.play(Move::Choose(action), &mut ());
        actions.push(action);
    }
    (!actions.is_empty()).then_some((actions, after))
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
