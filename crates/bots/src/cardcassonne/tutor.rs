//! The teacher of Cardcassonne: what could be played, what it is worth by rounds that are played out, and why. What a
//! seat cannot know is dealt anew before anything is thought, so nothing that is hidden takes part.

use bastide_cardcassonne::{Action, State};
use bastide_game::{Game, Move, MoveOf, Seat, Turn};

use super::prospects::{self, Part};
use super::rounds::{Candidate, Rounds};
use crate::search::Limit;
use crate::search::race::{self, Runner};
use crate::teacher::ReviewedMove;
use crate::teacher::account::{Account, DOUBT, instructive};
use crate::{Budget, SeededRng, seed_of};

/// Positions after a turn are looked at so often, with what is hidden dealt anew: the last card of a round turns up
/// what lies face down.
const DEALS: u64 = 24;
/// How far the lead at the end is from what was expected in the same games: its variance grows by the square of this, in
/// points, with every round that is still to be played.
const PER_ROUND: [f32; 4] = [9.1, 7.3, 6.9, 6.9];

/// What a choice changes for a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Change {
    /// What.
    pub part: Part,
    /// For whom.
    pub seat: Seat,
    /// What it is worth before the choice.
    pub before: f32,
    /// What it is worth after it.
    pub after: f32,
}

impl Change {
    /// How much it changes.
    pub fn size(&self) -> f32 {
        (self.after - self.before).abs()
    }
}

/// A choice with its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Explained {
    /// What to answer.
    pub action: Action,
    /// How far ahead whoever chooses it will be, as far as one can tell.
    pub lead: f32,
    /// What each seat is expected to end with.
    pub expected: Vec<f32>,
    /// What it changes, the most important first.
    pub changes: Vec<Change>,
}

/// A game, choice by choice. For every seat `start`, all luck, all decisions and `rest` add up to `result`.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// How far ahead each seat was expected to be before the first move.
    pub start: Vec<f32>,
    /// Every decision.
    pub moves: Vec<ReviewedMove>,
    /// What chance gave after the last decision.
    pub rest: Vec<f32>,
    /// How far ahead each seat was at the end.
    pub result: Vec<f32>,
    /// The greatest losses: the number of the move, the best choice, and the one that was taken.
    pub moments: Vec<(usize, Explained, Explained)>,
}

/// A choice, how far ahead it leaves its seat, and how far that may be wrong beside the best.
#[derive(Clone, Copy, Debug)]
struct Judged {
    action: Action,
    lead: f32,
    doubt: f32,
}

/// Advises somebody at a table of Cardcassonne.
#[derive(Clone, Debug)]
pub struct Tutor {
    limit: Limit,
}

impl Tutor {
    /// A teacher who thinks so much about a choice.
    pub fn new(limit: Limit) -> Tutor {
        Tutor { limit }
    }

    /// The best choices of the seat that must answer, the best first, no more than `most`, and the one that was really
    /// taken, if that is told.
    pub fn explain(
        &self,
        game: &State,
        most: usize,
        taken: Option<Action>,
        seed: u64,
        budget: &Budget,
    ) -> (Vec<Explained>, Option<Explained>) {
        let Turn::Player(seat) = game.turn() else { return (Vec::new(), None) };
        let seen = game.determinize(seat, &mut SeededRng::new(seed));
        let judged = self.judged(&seen, seat, taken, seed, budget);
        let explain = |choice: &Judged| self.reasons(&seen, seat, choice, seed);
        let best = judged.iter().take(most).map(explain).collect();
        let taken = judged.iter().find(|choice| Some(choice.action) == taken).map(explain);
        (best, taken)
    }

    /// What choices are worth, the best first. `seen` has nothing in it that the seat may not know.
    fn judged(
        &self,
        seen: &State,
        seat: Seat,
        taken: Option<Action>,
        seed: u64,
        budget: &Budget,
    ) -> Vec<Judged> {
        let mut rounds = Rounds::new(self.limit, seed).at(seen);
        let found = rounds.compare(seen, seat, taken, f32::INFINITY, budget);
        let Some(best) = found.first() else { return Vec::new() };
        // What was given up early met fewer deals: it is compared with the best on those.
        let judged = |choice: &Candidate| Judged {
            action: choice.action,
            lead: best.worth() - race::ahead(best, choice).max(0.0) as f32,
            doubt: race::doubt(best, choice) as f32,
        };
        let mut judged: Vec<Judged> = found.iter().map(judged).collect();
        judged.sort_by(|a, b| b.lead.total_cmp(&a.lead));
        judged
    }

    fn reasons(&self, seen: &State, seat: Seat, choice: &Judged, seed: u64) -> Explained {
        let Judged { action, lead, .. } = *choice;
        let seats = seen.seats();
        let mut changes: Vec<Change> = Vec::new();
        let mut add = |state: &State, share: f32| {
            for of in Seat::all(seats) {
                for (part, points) in prospects::parts(state, of, seat) {
                    let known = changes.iter_mut().find(|c| c.part == part && c.seat == of);
                    let change = match known {
                        Some(change) => change,
                        None => {
                            changes.push(Change { part, seat: of, before: 0.0, after: 0.0 });
                            changes.last_mut().expect("it was pushed")
                        }
                    };
                    let worth = share.abs() * prospects::in_points(points);
                    *(if share < 0.0 { &mut change.before } else { &mut change.after }) += worth;
                }
            }
        };
        add(seen, -1.0);
        let mut expected = vec![0.0; seats];
        let mut rounds = Rounds::new(self.limit, seed).at(seen);
        for deal in 0..DEALS {
            let mut rng = SeededRng::new(seed_of(seed, &[2, deal]));
            let mut after = seen.determinize(seat, &mut rng);
            after.play(Move::Choose(action), &mut ());
            add(&after, 1.0 / DEALS as f32);
            rounds.play_out(&mut after);
            for (points, worth) in expected.iter_mut().zip(rounds.worths(&after, seat)) {
                *points += worth / DEALS as f32;
            }
        }
        changes.retain(|change| change.size() > 0.0);
        changes.sort_by(|a, b| b.size().total_cmp(&a.size()));
        Explained { action, lead, expected, changes }
    }

    /// Looks back at a game, given as moves with the numbers of their entries. `progress` is told how many moves are
    /// done. Nothing if the budget was spent before the end.
    pub fn review(
        &self,
        start: &State,
        moves: &[(usize, MoveOf<State>)],
        budget: &Budget,
        progress: &mut dyn FnMut(usize),
    ) -> Option<Review> {
        let seats = start.seats();
        // Nobody is ahead before the first card.
        let begun = vec![0.0; seats];
        let (mut account, mut lessons) = (Account::new(&begun), Vec::new());
        let mut game = start.clone();
        let mut offered = Vec::new();
        for (at, (entry, what)) in moves.iter().enumerate() {
            if budget.is_spent(0) {
                return None;
            }
            progress(at);
            offered.clear();
            game.actions(&mut offered);
            // At the opening there is nothing to play out yet.
            if let (Turn::Player(seat), Move::Choose(taken), true) =
                (game.turn(), what, offered.len() > 1 && game.round() > 0)
            {
                let seed = seed_of(1, &[*entry as u64]);
                let seen = game.determinize(seat, &mut SeededRng::new(seed));
                let judged = self.judged(&seen, seat, Some(*taken), seed, budget);
                let real = judged.iter().find(|choice| choice.action == *taken).copied();
                if let (Some(best), Some(real)) = (judged.first().copied(), real) {
                    // What a few rounds cannot tell apart counts as equal.
                    let clear = real.doubt.max(DOUBT);
                    let best = if real.lead + clear >= best.lead { real } else { best };
                    let leads = |choice: &Judged| self.leads(&seen, seat, choice, seed);
                    if account.decide(*entry, seat, &leads(&best), leads(&real)) {
                        lessons.push((account.moves.len() - 1, seen, best, real, seed));
                    }
                }
            }
            game.play(*what, &mut ());
        }
        let points: Vec<f32> = Seat::all(seats).map(|seat| game.points(seat) as f32).collect();
        let result: Vec<f32> = Seat::all(seats).map(|seat| lead(&points, seat)).collect();
        let chosen = instructive(&account.moves, lessons.iter().map(|lesson| lesson.0).collect());
        lessons.retain(|lesson| chosen.contains(&lesson.0));
        let moments = lessons.into_iter().map(|(number, seen, best, real, seed)| {
            let seat = account.moves[number].seat;
            let told = |choice: &Judged| self.reasons(&seen, seat, choice, seed);
            (number, told(&best), told(&real))
        });
        let moments = moments.collect();
        let rest = account.rest(&result);
        Some(Review { start: begun, moves: account.moves, rest, result, moments })
    }

    /// How far ahead each seat is after a choice: whoever takes it as was played out, the others by the same where
    /// there is but one, or else by a few more rounds.
    fn leads(&self, seen: &State, seat: Seat, choice: &Judged, seed: u64) -> Vec<f32> {
        let (seats, own) = (seen.seats(), choice.lead);
        let mut leads = vec![-own; seats];
        if seats > 2 {
            let points = self.reasons(seen, seat, choice, seed).expected;
            leads = Seat::all(seats).map(|of| lead(&points, of)).collect();
        }
        leads[seat.index()] = own;
        leads
    }
}

/// How far a seat is ahead of the others: half against the best of them, half against their mean.
fn lead(points: &[f32], seat: Seat) -> f32 {
    let others = || points.iter().enumerate().filter(|(n, _)| *n != seat.index()).map(|(_, p)| *p);
    let best = others().fold(f32::MIN, f32::max);
    let mean = others().sum::<f32>() / (points.len() - 1) as f32;
    points[seat.index()] - (best + mean) / 2.0
}

/// How likely each seat is to win, from what each is expected to end with.
pub fn chances(game: &State, expected: &[f32]) -> Vec<f32> {
    let left = f32::from(game.rounds() - game.round().max(1) + 1);
    crate::teacher::chances_within(
        expected,
        (1.0 + PER_ROUND[game.seats() - 2].powi(2) * left).sqrt(),
    )
}
