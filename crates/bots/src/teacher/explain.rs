//! Why a turn is good: what it changes for whom, against a turn that changes as little as possible.

use std::str::FromStr;

use bastide_game::{Game, Move, Seat, Turn};

use super::{Advice, Charted, Teacher, Worth, parts};
use crate::Budget;
use crate::judge::{Judge, Plan, Worths};
use crate::search::{Limit, follow};
use crate::turns::settle;

/// So many answers of one turn are told at most.
const LONGEST: usize = 6;
/// So many ways to pass the turn over are tried.
const TRIED: usize = 48;

/// What changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The points on the track.
    Points,
    /// A feature: its sort, and a segment of it in the position after the turn.
    Feature(u8, u16),
    /// All parts of another sort together.
    Sort(u8),
}

/// What a turn changes for a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Change {
    /// What.
    pub part: Part,
    /// For whom.
    pub seat: Seat,
    /// What it would be worth if the turn were passed over.
    pub before: f32,
    /// What it is worth after the turn.
    pub after: f32,
}

impl Change {
    /// How much it changes.
    pub fn size(&self) -> f32 {
        (self.after - self.before).abs()
    }
}

/// A turn with its reasons.
#[derive(Clone, Debug)]
pub struct Explained<G: Game> {
    /// All that is answered, as far as it is known before chance or somebody else acts.
    pub line: Vec<G::Action>,
    /// How far ahead whoever plays it will be at the end, as far as one can tell.
    pub lead: f32,
    /// How often it was played out.
    pub playouts: u32,
    /// What each seat is expected to end with, at one look at the position after the turn.
    pub expected: Vec<f32>,
    /// What it changes, the most important first.
    pub changes: Vec<Change>,
    /// The position after it.
    pub after: G,
}

/// A position at the end of a turn: points on the track, and the parts.
struct Ledger {
    points: Vec<i32>,
    parts: Vec<Worth>,
}

impl<G: Charted> Teacher<G> {
    /// The best turns, the best first, no more than `most`, each with its reasons.
    pub fn explain(
        &mut self,
        game: &G,
        most: usize,
        seed: u64,
        limit: Limit,
        budget: &Budget,
    ) -> Vec<Explained<G>> {
        self.explain_with(game, most, &[], seed, limit, budget).0
    }

    /// The same, and the turn that was played, given as its sentences; nothing of it if it is no turn.
    pub fn explain_with(
        &mut self,
        game: &G,
        most: usize,
        played: &[String],
        seed: u64,
        limit: Limit,
        budget: &Budget,
    ) -> (Vec<Explained<G>>, Option<Explained<G>>) {
        let played = answers(game, played);
        let plan = played.as_ref().map(|(line, _)| {
            self.played(game, line[0], line.get(1).map(|next| Move::Choose(*next)))
        });
        let mut advice = self.advise(game, plan, seed, limit, budget);
        let lead = plan.and_then(|plan| advice.iter().find(|advice| advice.plan.is_same(&plan)));
        let turn = lead.map(|advice| advice.lead).zip(played);
        let turn = turn.map(|(lead, (line, after))| (line, after, lead));
        advice = self.ideas(game, advice, most);
        // Those that were dropped early may have had a better start than some that were not.
        advice.sort_by(|a, b| b.lead.total_cmp(&a.lead));
        let best = self.reasons(game, &advice);
        (best, self.reasons_of(game, turn.into_iter().collect()).pop())
    }

    /// Returns the first turns that are different ideas, at most `most`.
    fn ideas(
        &mut self,
        game: &G,
        advice: Vec<Advice<G::Action>>,
        most: usize,
    ) -> Vec<Advice<G::Action>> {
        let mut lines: Vec<Vec<G::Action>> = Vec::new();
        let mut kept = Vec::new();
        for advice in advice {
            if kept.len() == most {
                break;
            }
            let (line, _) = self.line(game, &advice.plan);
            if lines.iter().all(|other| !G::is_same_idea(&line, other)) {
                lines.push(line);
                kept.push(advice);
            }
        }
        kept
    }

    /// The same turns with their reasons.
    pub(super) fn reasons(&mut self, game: &G, advice: &[Advice<G::Action>]) -> Vec<Explained<G>> {
        let turns = advice.iter().map(|advice| {
            let (line, after) = self.line(game, &advice.plan);
            (line, after, advice.lead)
        });
        let turns = turns.collect();
        let mut explained = self.reasons_of(game, turns);
        for (explained, advice) in explained.iter_mut().zip(advice) {
            explained.playouts = advice.playouts;
        }
        explained
    }

    /// Whole turns, each with the position after it and its lead, with their reasons.
    pub(crate) fn reasons_of(
        &mut self,
        game: &G,
        turns: Vec<(Vec<G::Action>, G, f32)>,
    ) -> Vec<Explained<G>> {
        let quiet = self.passed_over(game);
        let explained = turns.into_iter().map(|(line, after, lead)| {
            let mut settled = after.clone();
            let worths = self.settled(&mut settled);
            let now = self.ledger(&settled);
            let mut changes =
                quiet.as_ref().map_or(Vec::new(), |quiet| changes::<G>(&settled, quiet, &now));
            changes.sort_by(|a, b| b.size().total_cmp(&a.size()));
            let expected = worths[..game.seats()].to_vec();
            Explained { line, lead, playouts: 0, expected, changes, after }
        });
        explained.collect()
    }

    fn settled(&mut self, game: &mut G) -> Worths {
        let judge = self.search.judge();
        judge.begin(game);
        settle(judge, game)
    }

    /// A plan to the end of the part of the turn that its player can foresee: what the plan leaves open is answered by
    /// what looks best.
    pub(crate) fn line(&mut self, game: &G, plan: &Plan<G::Action>) -> (Vec<G::Action>, G) {
        let mut line = vec![plan.first];
        line.extend(plan.then);
        let mut after = game.clone();
        follow(&mut after, plan);
        while line.len() < LONGEST && after.turn() == game.turn() {
            let next = self.search.look(&after);
            line.push(next.first);
            line.extend(next.then);
            follow(&mut after, &next);
        }
        (line, after)
    }

    fn ledger(&mut self, game: &G) -> Ledger {
        let points = Seat::all(game.seats()).map(|seat| game.points(seat)).collect();
        let judge = self.search.judge();
        let parts = match game.turn() {
            Turn::Over => Vec::new(),
            Turn::Player(_) | Turn::Chance => parts::<G>(judge, game),
        };
        Ledger { points, parts }
    }

    /// The turn passed over: of all answers the one that changes least, and nothing more. It is what turns are compared
    /// with, for whose turn it is changes what things are worth.
    fn passed_over(&mut self, game: &G) -> Option<Ledger> {
        let judge = self.search.judge();
        judge.begin(game);
        let now = self.ledger(game);
        let mut actions = Vec::new();
        game.actions(&mut actions);
        let step = actions.len().div_ceil(TRIED).max(1);
        let mut quietest: Option<(f32, Ledger)> = None;
        for action in actions.into_iter().step_by(step) {
            let mut after = game.clone();
            after.play(Move::Choose(action), &mut ());
            settle(self.search.judge(), &mut after);
            if after.turn() == Turn::Over {
                continue;
            }
            let then = self.ledger(&after);
            let unrest = changes::<G>(&after, &now, &then)
                .iter()
                .filter(|change| !matches!(change.part, Part::Sort(_)))
                .map(Change::size)
                .sum();
            if quietest.as_ref().is_none_or(|(least, _)| unrest < *least) {
                quietest = Some((unrest, then));
            }
        }
        quietest.map(|(_, ledger)| ledger)
    }
}

/// The answers of a turn that is given as its sentences, and the position after it; nothing if it is no turn.
pub(crate) fn answers<G: Game>(game: &G, line: &[String]) -> Option<(Vec<G::Action>, G)> {
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

/// What differs between two positions, part by part. Features that were joined are one in the later position.
fn changes<G: Charted>(game: &G, before: &Ledger, after: &Ledger) -> Vec<Change> {
    let mut found: Vec<(u16, Change)> = Vec::new();
    let mut add = |worth: &Worth, is_after: bool| {
        let is_feature = worth.sort < G::FEATURES;
        let Some(id) = (if is_feature { game.feature(worth.which) } else { Some(0) }) else {
            return;
        };
        let part = if is_feature {
            Part::Feature(worth.sort, worth.which)
        } else {
            Part::Sort(worth.sort)
        };
        let is_same = |(other, change): &&mut (u16, Change)| {
            let sort = match change.part {
                Part::Feature(sort, _) | Part::Sort(sort) => Some(sort),
                Part::Points => None,
            };
            *other == id && change.seat == worth.seat && sort == Some(worth.sort)
        };
        let at = match found.iter_mut().find(is_same) {
            Some((_, change)) => change,
            None => {
                found.push((id, Change { part, seat: worth.seat, before: 0.0, after: 0.0 }));
                let newest = found.len() - 1;
                &mut found[newest].1
            }
        };
        *(if is_after { &mut at.after } else { &mut at.before }) += worth.points;
    };
    for worth in &before.parts {
        add(worth, false);
    }
    for worth in &after.parts {
        add(worth, true);
    }
    let points = before.points.iter().zip(&after.points).zip(Seat::all(before.points.len()));
    let counted = points.map(|((before, after), seat)| Change {
        part: Part::Points,
        seat,
        before: *before as f32,
        after: *after as f32,
    });
    let changed = found.into_iter().map(|(_, change)| change).chain(counted);
    changed.filter(|change| change.size() > 0.0).collect()
}
