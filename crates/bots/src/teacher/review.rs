//! A whole game looked back at: what chance gave and what decisions took, so that together they make the result.

use bastide_game::{Move, MoveOf, Seat, Turn};

use super::account::{Account, DOUBT, instructive};
use super::{Advice, Charted, Explained, ReviewedMove, Teacher};
use crate::judge::{Judge, Plan, Worths, lead};
use crate::search::{Limit, follow};
use crate::turns::settle;
use crate::{Budget, seed_of};

/// Answers that are thought through where a game is asked for plans only to know what they look like.
const BREADTH: usize = 1;
/// A game, move by move. For every seat `start`, all luck, all decisions and `rest` add up to `result`.
#[derive(Clone, Debug)]
pub struct Review<G: Charted> {
    /// How far ahead each seat was expected to be before the first move.
    pub start: Vec<f32>,
    /// Every decision.
    pub moves: Vec<ReviewedMove>,
    /// What chance gave after the last decision.
    pub rest: Vec<f32>,
    /// How far ahead each seat was at the end.
    pub result: Vec<f32>,
    /// The greatest losses: the number of the move, the best turn, and the one that was played.
    pub moments: Vec<(usize, Explained<G>, Explained<G>)>,
}

/// A loss that may become a moment.
struct Lesson<G: Charted> {
    number: usize,
    game: G,
    best: Advice<G::Action>,
    played: Advice<G::Action>,
}

impl<G: Charted> Teacher<G> {
    /// Looks back at a game, given as moves with the numbers of their entries. `limit` is for one decision; `progress` is
    /// told how many moves are done. Nothing if the budget was spent before the end.
    pub fn review(
        &mut self,
        start: &G,
        moves: &[(usize, MoveOf<G>)],
        limit: Limit,
        budget: &Budget,
        progress: &mut dyn FnMut(usize),
    ) -> Option<Review<G>> {
        let mut game = start.clone();
        let start = self.leads(&game);
        let (mut account, mut lessons) = (Account::new(&start), Vec::new());
        let mut at = 0;
        while let Some((entry, what)) = moves.get(at).copied() {
            if budget.is_spent(0) {
                return None;
            }
            progress(at);
            let (Turn::Player(seat), Move::Choose(first)) = (game.turn(), what) else {
                game.play(what, &mut ());
                at += 1;
                continue;
            };
            let played = self.played(&game, first, moves.get(at + 1).map(|(_, next)| *next));
            at += 1 + usize::from(played.then.is_some());
            let mut offered = Vec::new();
            game.actions(&mut offered);
            if offered.len() > 1 {
                let seed = seed_of(1, &[entry as u64]);
                let advice = self.advise(&game, Some(played), seed, limit, budget);
                let taken = advice.iter().find(|advice| advice.plan.is_same(&played));
                if let (Some(best), Some(taken)) = (advice.first(), taken) {
                    let best = if taken.lead + DOUBT >= best.lead { taken } else { best };
                    let ideal = self.values(&game, seat, best);
                    let real = self.values(&game, seat, taken);
                    if account.decide(entry, seat, &ideal, real) {
                        let (best, played) = (best.clone(), taken.clone());
                        let number = account.moves.len() - 1;
                        lessons.push(Lesson { number, game: game.clone(), best, played });
                    }
                }
            }
            follow(&mut game, &played);
        }
        let result = self.leads(&game);
        let moments = self.moments(&account.moves, lessons);
        Some(Review { start, rest: account.rest(&result), moves: account.moves, result, moments })
    }

    /// What was played, in the form in which this game's plans have it: with the second answer where they have one.
    pub(crate) fn played(
        &mut self,
        game: &G,
        first: G::Action,
        next: Option<MoveOf<G>>,
    ) -> Plan<G::Action> {
        let judge = self.search.judge();
        let mut plans = Vec::new();
        judge.begin(game);
        judge.plans(game, BREADTH, &mut plans);
        let goes_on = plans.iter().any(|plan| plan.first == first && plan.then.is_some());
        let then = match next {
            Some(Move::Choose(then)) if goes_on => Some(then),
            _ => None,
        };
        let mut plan = Plan { first, then, worth: 0.0 };
        let mut after = game.clone();
        follow(&mut after, &plan);
        let worths = settle(judge, &mut after);
        if let Turn::Player(seat) = game.turn() {
            plan.worth = lead(&worths, game.seats(), seat);
        }
        plan
    }

    /// How far ahead each seat is after a plan: its player by what was played out, the others by the same where there
    /// is but one, or else at one look.
    fn values(&mut self, game: &G, seat: Seat, advice: &Advice<G::Action>) -> Vec<f32> {
        let mut after = game.clone();
        follow(&mut after, &advice.plan);
        let mut values = self.leads(&after);
        if let [_, _] = values[..] {
            values[1 - seat.index()] = -advice.lead;
        }
        values[seat.index()] = advice.lead;
        values
    }

    /// How far ahead each seat is, at one look.
    fn leads(&mut self, game: &G) -> Vec<f32> {
        let judge = self.search.judge();
        judge.begin(game);
        let worths: Worths = settle(judge, &mut game.clone());
        Seat::all(game.seats()).map(|seat| lead(&worths, game.seats(), seat)).collect()
    }

    /// The greatest losses, not too near to each other.
    fn moments(
        &mut self,
        moves: &[ReviewedMove],
        mut lessons: Vec<Lesson<G>>,
    ) -> Vec<(usize, Explained<G>, Explained<G>)> {
        let chosen = instructive(moves, lessons.iter().map(|lesson| lesson.number).collect());
        lessons.retain(|lesson| chosen.contains(&lesson.number));
        let told = lessons.into_iter().filter_map(|Lesson { number, game, best, played }| {
            let mut both = self.reasons(&game, &[best, played]).into_iter();
            Some((number, both.next()?, both.next()?))
        });
        told.collect()
    }
}
