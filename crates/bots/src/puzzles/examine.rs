//! Whether a position is a puzzle: a quick search finds a turn that is clearly the best, a deeper one with other draws
//! agrees, and a bot that finds it at a look says how hard it is.

use bastide_game::{Game, Move, Seat, Turn};

use crate::search::{Limit, Manner, follow};
use crate::teacher::{Advice, Charted, Teacher};
use crate::{Budget, Strength, seed_of};

/// How much work it is to be sure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// How many points a turn must be ahead of every other at one look; where none is, only a search can find one.
    pub look: f32,
    /// Playouts of the first searches and how far each may be wrong, in points: most positions do not pass them.
    pub first: [(u32, f32); 3],
    /// Playouts of the last one, which must be sure.
    pub last: u32,
    /// How many points of lead every other turn must lose.
    pub margin: f32,
    /// The same where the best turn is hard to find: who judges well at a look is seldom wrong by more.
    pub hard_margin: f32,
}

impl Effort {
    /// What the puzzles that come with the program were made with.
    pub const USUAL: Effort = Effort {
        look: 1.5,
        first: [(30, 1.2), (120, 0.8), (400, 0.5)],
        last: 2400,
        margin: 2.5,
        hard_margin: 1.8,
    };
}

/// A turn that is so many standard errors behind another on the same draws is given up: it is no solution.
const SURE: f32 = 6.0;
/// Turns that come to the same may differ by so much, since playouts are a sample.
const SAMENESS: f32 = 1.5;
/// Where fewer turns differ really there is nothing to find.
const LEAST_TURNS: usize = 6;
/// So many other turns are kept with what they lose.
const KEPT: usize = 12;
/// A turn of more answers is no puzzle.
const LONGEST: usize = 5;

/// How hard a puzzle is, by who finds the best turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Whoever goes by rules of thumb.
    Easy,
    /// Whoever judges well at a look.
    Medium,
    /// Only whoever thinks ahead.
    Hard,
}

impl Grade {
    /// All of them, the easiest first.
    pub const ALL: [Grade; 3] = [Grade::Easy, Grade::Medium, Grade::Hard];

    /// From 1 to 3.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// What a position after a turn comes to: turns with the same signature count as one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature(Vec<(u8, u8, i32)>);

/// A position with one best turn.
#[derive(Clone, Debug)]
pub struct Found<G: Game> {
    /// How hard it is to see.
    pub grade: Grade,
    /// The answers of the best turn.
    pub solution: Vec<G::Action>,
    /// How far ahead whoever plays it will be.
    pub lead: f32,
    /// Other turns and what they lose.
    pub others: Vec<(Vec<G::Action>, f32)>,
}

/// A turn that was searched.
struct Turned<G: Game> {
    line: Vec<G::Action>,
    lead: f32,
    signature: Signature,
}

impl<G: Charted> Teacher<G> {
    /// What a position after a turn comes to: points, and what its parts are worth, in hundredths of points, wherever
    /// they lie.
    pub fn signature(&mut self, after: &G) -> Signature {
        let (points, parts) = self.settled_parts(after);
        let points = points.iter().zip(0..).map(|(points, seat)| (u8::MAX, seat, *points * 100));
        let parts =
            parts.iter().map(|part| (part.sort, part.seat.0, (part.points * 100.0).round() as i32));
        let mut all: Vec<_> = points.chain(parts).filter(|(.., worth)| *worth != 0).collect();
        all.sort_unstable();
        Signature(all)
    }

    /// The turns that look best, as far as they are worth a second look.
    fn glance(&mut self, game: &G) -> Vec<Turned<G>> {
        let plans = self.search.first_look(game);
        let turned = plans.into_iter().map(|plan| {
            let mut after = game.clone();
            follow(&mut after, &plan);
            let signature = self.signature(&after);
            Turned { line: vec![plan.first], lead: plan.worth, signature }
        });
        turned.collect()
    }

    fn turned(&mut self, game: &G, advice: &Advice<G::Action>) -> Turned<G> {
        let (line, after) = self.line(game, &advice.plan);
        Turned { line, lead: advice.lead, signature: self.signature(&after) }
    }
}

/// The best turn and how far it is ahead of every other that comes to something else; nothing if turns that come to the
/// same disagree.
fn clearly_best<G: Charted>(turns: &[Turned<G>]) -> Option<(usize, f32)> {
    let numbered = turns.iter().enumerate();
    let (best, top) = numbered.max_by(|a, b| a.1.lead.total_cmp(&b.1.lead))?;
    let mut margin = f32::INFINITY;
    for turn in turns {
        let behind = top.lead - turn.lead;
        if turn.signature != top.signature {
            margin = margin.min(behind);
        } else if behind > SAMENESS {
            return None;
        }
    }
    let mut distinct: Vec<&Signature> = Vec::new();
    for turn in turns {
        if !distinct.contains(&&turn.signature) {
            distinct.push(&turn.signature);
        }
    }
    (distinct.len() >= LEAST_TURNS).then_some((best, margin))
}

fn searched<G: Charted>(
    teacher: &mut Teacher<G>,
    game: &G,
    playouts: u32,
    seed: u64,
) -> Vec<Turned<G>> {
    let limit = Limit::of(crate::Effort::Playouts(playouts));
    let advice = teacher.advise(game, None, seed, limit, &Budget::UNLIMITED);
    advice.iter().map(|advice| teacher.turned(game, advice)).collect()
}

/// Looks at a question of a game; what it found if it is a puzzle of a grade that is wanted.
pub fn examine<G: Charted>(
    game: &G,
    effort: &Effort,
    wanted: &[Grade],
    seed: u64,
) -> Option<Found<G>> {
    let Turn::Player(seat) = game.turn() else { return None };
    let mut quick = Teacher::with_manner(game, Manner { top: 8, sure: SURE, ..Manner::USUAL }, 1);
    let looked = quick.glance(game);
    let (best, ahead) = clearly_best(&looked)?;
    let seen = looked.into_iter().nth(best)?.signature;
    // Whoever judges well at a look finds it, or nobody does without thinking ahead.
    let is_plain = ahead >= effort.look;
    if is_plain {
        let grade = grade(&mut quick, game, seat, &seen, seed);
        if !wanted.contains(&grade) {
            return None;
        }
    } else if !wanted.contains(&Grade::Hard) {
        return None;
    }
    let least = if is_plain { effort.margin } else { effort.hard_margin };
    let mut meant = seen.clone();
    for (playouts, doubt) in effort.first {
        let turns = searched(&mut quick, game, playouts, seed_of(seed, &[1, playouts.into()]));
        let (best, margin) = clearly_best(&turns)?;
        meant = turns.into_iter().nth(best)?.signature;
        if margin < least - doubt || (meant == seen) != is_plain {
            return None;
        }
    }
    let manner = Manner { top: 24, slack: 12.0, sure: SURE, ..Manner::USUAL };
    let mut deep = Teacher::with_manner(game, manner, 1);
    let turns = searched(&mut deep, game, effort.last, seed_of(seed, &[2]));
    let (best, margin) = clearly_best(&turns)?;
    let solution = turns.get(best)?;
    let agrees = meant == solution.signature;
    if margin < least || !agrees || solution.line.len() > LONGEST {
        return None;
    }
    let grade = grade(&mut deep, game, seat, &solution.signature, seed);
    if !wanted.contains(&grade) || (margin < effort.margin && grade != Grade::Hard) {
        return None;
    }
    let mut others: Vec<_> = turns
        .iter()
        .enumerate()
        .filter(|(at, _)| *at != best)
        .map(|(_, turn)| {
            let is_same = turn.signature == solution.signature;
            let loss = if is_same { 0.0 } else { solution.lead - turn.lead };
            (turn.line.clone(), loss)
        })
        .collect();
    others.sort_by(|a, b| a.1.total_cmp(&b.1));
    others.truncate(KEPT);
    Some(Found { grade, solution: solution.line.clone(), lead: solution.lead, others })
}

fn grade<G: Charted>(
    teacher: &mut Teacher<G>,
    game: &G,
    seat: Seat,
    best: &Signature,
    seed: u64,
) -> Grade {
    let mut finds = |bot: Strength| {
        let mut player = G::player(bot, seed_of(seed, &[3]));
        let mut after = game.clone();
        while after.turn() == Turn::Player(seat) {
            let action = after.ask(&mut player, seat, &Budget::UNLIMITED);
            after.play(Move::Choose(action), &mut ());
        }
        teacher.signature(&after) == *best
    };
    if finds(Strength::Greedy) {
        Grade::Easy
    } else if finds(Strength::Look) {
        Grade::Medium
    } else {
        Grade::Hard
    }
}
