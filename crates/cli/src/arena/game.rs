//! One pair: all its games on one order of draws.

use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use bastide_bots::engine::MAX_SEED;
use bastide_bots::{SameDraws, seed_of};
use bastide_game::position::ellipsize;
use bastide_game::{Move, Seat, Turn};
use indicatif::ProgressBar;

use super::contest::Contest;
use super::fault::Fault;
use super::player::Player;
use crate::games::CliGame;

/// What came of a pair.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Pair {
    /// The share of its games that A won, from 0 to 1.
    pub(super) score: f64,
    /// How many games A won alone, shared and lost.
    pub(super) results: [u64; 3],
    /// The mean points of A, and of those that B had.
    pub(super) points: [f64; 2],
    pub(super) clocks: [Clock; 2],
}

/// How one of the two has used its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Clock {
    pub(super) total: Duration,
    pub(super) turns: u64,
    pub(super) slowest: Duration,
    /// Choices that greedy made instead.
    pub(super) errors: u64,
}

impl Clock {
    fn add_turn(&mut self, time: Duration) {
        self.total += time;
        self.turns += 1;
        self.slowest = self.slowest.max(time);
    }

    /// Takes the times of another pair into account.
    pub(super) fn merge(&mut self, other: &Clock) {
        self.total += other.total;
        self.turns += other.turns;
        self.slowest = self.slowest.max(other.slowest);
        self.errors += other.errors;
    }
}

/// Tells people what went wrong, but not a thousand times.
#[derive(Debug)]
pub(super) struct Complaints {
    bar: ProgressBar,
    said: AtomicUsize,
}

impl Complaints {
    const MOST: usize = 20;

    pub(super) fn new(bar: &ProgressBar) -> Complaints {
        Complaints { bar: bar.clone(), said: AtomicUsize::new(0) }
    }

    fn say(&self, what: &str) {
        let said = self.said.fetch_add(1, Ordering::Relaxed);
        let line = match said {
            said if said < Complaints::MOST => what,
            Complaints::MOST => "further errors are counted, but not reported",
            _ => return,
        };
        // If it cannot be said, it is counted all the same.
        self.bar.suspend(|| drop(writeln!(std::io::stderr(), "bastide: {line}")));
    }
}

/// Those who play: A, and B as often as it is needed.
#[derive(Debug)]
pub(super) struct Players<G: CliGame> {
    a: Player<G>,
    b: Vec<Player<G>>,
}

impl<G: CliGame> Players<G> {
    pub(super) fn new(contest: &Contest<G>) -> Players<G> {
        let [a, b] = &contest.who;
        let player = |who| Player::new(who, &contest.terms);
        Players { a: player(a), b: (1..contest.players).map(|_| player(b)).collect() }
    }

    /// Whoever sits somewhere while A sits at a seat, and whether that is A (0) or B (1).
    fn at(&mut self, seat: Seat, a_sits: Seat) -> (&mut Player<G>, usize) {
        match seat.index() {
            _ if seat == a_sits => (&mut self.a, 0),
            n if seat < a_sits => (&mut self.b[n], 1),
            n => (&mut self.b[n - 1], 1),
        }
    }

    /// Plays all games of a pair: A at each seat in turn. Nothing if somebody stops them.
    pub(super) fn play_pair(&mut self, contest: &Contest<G>, number: u64) -> Option<Pair> {
        let mut pair = Pair::default();
        let games = contest.players as f64;
        for a_sits in Seat::all(contest.players) {
            let end = self.play(contest, number, a_sits, &mut pair.clocks)?;
            let winners = end.leaders();
            if winners.contains(&a_sits) {
                pair.score += 1.0 / winners.len() as f64;
            }
            let how = match winners[..] {
                [alone] if alone == a_sits => 0,
                _ if winners.contains(&a_sits) => 1,
                _ => 2,
            };
            pair.results[how] += 1;
            for seat in Seat::all(contest.players) {
                let points = f64::from(end.points(seat));
                match seat == a_sits {
                    true => pair.points[0] += points,
                    false => pair.points[1] += points,
                }
            }
        }
        // Divided once: all games won must be exactly 1.
        pair.score /= games;
        pair.points[0] /= games;
        pair.points[1] /= games * (games - 1.0);
        Some(pair)
    }

    fn play(
        &mut self,
        contest: &Contest<G>,
        pair: u64,
        a_sits: Seat,
        clocks: &mut [Clock; 2],
    ) -> Option<G> {
        let complain = |side: usize, fault: &Fault| {
            // What was said before the game was given up need not be said again.
            if *fault != Fault::Gone && !contest.is_stopped() {
                let (who, name) = (["A", "B"][side], ellipsize(&contest.names[side]));
                let (pair, game) = (pair + 1, a_sits.index() + 1);
                contest.complaints.say(&format!(
                    "{who}, {name}, pair {pair}, game {game}: {fault}; greedy moves instead"
                ));
            }
        };
        for seat in Seat::all(contest.players) {
            let (player, side) = self.at(seat, a_sits);
            // The same in all games of the pair: a player against itself scores exactly even.
            let which = [pair, u64::from(seat.0)];
            let seed = seed_of(contest.seed, &which) & MAX_SEED;
            if let Err(fault) = player.begin(&contest.setup, seat, seed) {
                complain(side, &fault);
            }
        }
        let mut luck = SameDraws::new(seed_of(contest.seed, &[pair]));
        let mut state = G::new(&contest.setup);
        let mut actions = Vec::new();
        let mut turn_of: Option<(Seat, usize, Duration)> = None;
        loop {
            if contest.is_stopped() {
                return None;
            }
            let by = state.turn();
            let m = match by {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = luck.deal(&state);
                    if G::begins_turn(&outcome) {
                        end_turn(turn_of.take(), clocks);
                    }
                    Move::Deal(outcome)
                }
                Turn::Player(seat) => {
                    actions.clear();
                    state.actions(&mut actions);
                    let (player, side) = self.at(seat, a_sits);
                    let choice = player.choose(&state, &actions);
                    if let Some(fault) = &choice.fault {
                        clocks[side].errors += 1;
                        complain(side, fault);
                    }
                    let before = turn_of.take();
                    turn_of = match before {
                        Some((same, side, time)) if same == seat => {
                            Some((seat, side, time + choice.time))
                        }
                        other => {
                            end_turn(other, clocks);
                            Some((seat, side, choice.time))
                        }
                    };
                    Move::Choose(choice.action)
                }
            };
            state.play(m, &mut ());
            for seat in Seat::all(contest.players) {
                self.at(seat, a_sits).0.hear(by, m);
            }
        }
        end_turn(turn_of, clocks);
        for seat in Seat::all(contest.players) {
            self.at(seat, a_sits).0.over(&state);
        }
        Some(state)
    }
}

fn end_turn(turn: Option<(Seat, usize, Duration)>, clocks: &mut [Clock; 2]) {
    if let Some((_, side, time)) = turn {
        clocks[side].add_turn(time);
    }
}
