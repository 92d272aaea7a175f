//! Makes puzzles: bots play, and every game gives at most one position. Which ones is decided in the order of the
//! games, so the same seed makes the same puzzles on any number of threads.

use std::sync::{Mutex, PoisonError};

use bastide_carcassonne::State as Carcassonne;
use bastide_castle::State as Castle;
use bastide_game::{Actor, Move, Record, Rng, Turn, draw, new_record};
use rayon::prelude::*;

use super::{Effort, Family, Grade, Other, PER_DAY, Puzzle, examine};
use crate::teacher::Charted;
use crate::{Budget, Cancel, Level, SeededRng, Strength, seed_of};

/// So many games are played at most before it is decided which of their positions are taken.
const BATCH: u64 = 16;
/// The puzzles of so many days are made at a time; whoever stops early has those of whole days.
const DAYS: usize = 2;
/// Hard puzzles are rare: after so many games for every puzzle that is wanted, any grade will do.
const PATIENCE: u64 = 3;
/// A game is cut into so many phases, one of which is examined.
const PHASES: u64 = 3;
/// Who plays: good enough that positions look like games, and not so good that they all look alike.
const PLAYERS: [Level; 2] = [Level::ALL[3], Level::ALL[4]];

/// Makes puzzles.
#[derive(Clone, Debug)]
pub struct Generator {
    /// What everything depends on.
    pub seed: u64,
    /// So many days get puzzles.
    pub days: usize,
    /// How much work it is to be sure.
    pub effort: Effort,
    /// Ends the work early.
    pub cancel: Cancel,
}

/// How far a generator is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Puzzles there are.
    pub puzzles: usize,
    /// Puzzles there shall be.
    pub of: usize,
    /// Games that were played.
    pub games: u64,
}

impl Generator {
    /// Makes puzzles for some days at a time, on the threads of the pool it is called in. When it is
    /// cancelled, those of all days that were done until then.
    pub fn run(&self, progress: &(dyn Fn(Progress) + Sync)) -> Vec<Puzzle> {
        let mut puzzles = Vec::new();
        let mut first = Family::ALL.map(|_| 0);
        while puzzles.len() < self.days * PER_DAY {
            let done = puzzles.len();
            let days = (self.days - done / PER_DAY).min(DAYS);
            let now = Mutex::new(Progress {
                puzzles: done,
                of: self.days * PER_DAY,
                games: first.iter().sum(),
            });
            let report = |puzzles: usize, games: u64| {
                let mut now = now.lock().unwrap_or_else(PoisonError::into_inner);
                now.puzzles += puzzles;
                now.games += games;
                progress(*now);
            };
            let parts: Vec<Option<Vec<Puzzle>>> = Family::ALL
                .par_iter()
                .zip(&mut first)
                .map(|(family, first)| self.family(*family, days, first, &report))
                .collect();
            let Some(parts) = parts.into_iter().collect::<Option<Vec<_>>>() else { break };
            puzzles.extend(parts.into_iter().flatten());
        }
        puzzles
    }

    /// The puzzles of one family for some days; none if it is cancelled before. `first` counts the games.
    fn family(
        &self,
        family: Family,
        days: usize,
        first: &mut u64,
        report: &(dyn Fn(usize, u64) + Sync),
    ) -> Option<Vec<Puzzle>> {
        let most = days * family.per_day();
        let mut taken = Taken { most, grades: [0; 3], patient: true };
        let (mut puzzles, begun) = (Vec::new(), *first);
        let batch = BATCH.min(PATIENCE * most as u64);
        while taken.is_short() {
            let numbers: Vec<u64> = (*first..*first + batch).collect();
            let found: Vec<Option<Puzzle>> =
                numbers.par_iter().map(|number| self.puzzle(family, *number)).collect();
            let before = puzzles.len();
            puzzles.extend(found.into_iter().flatten().filter(|found| taken.takes(found)));
            *first += batch;
            taken.patient = *first - begun < PATIENCE * most as u64;
            report(puzzles.len() - before, batch);
            if self.cancel.is_cancelled() {
                return None;
            }
        }
        Some(puzzles)
    }

    fn puzzle(&self, family: Family, number: u64) -> Option<Puzzle> {
        let setups = family.setups();
        let with = setups[(number % setups.len() as u64) as usize];
        let seed = seed_of(self.seed, &[family as u64, number]);
        // Every setup meets every phase.
        let phase = number / setups.len() as u64 % PHASES;
        match family {
            Family::Castle => self.search_game::<Castle>(with, seed, phase),
            Family::Base | Family::Expansions => self.search_game::<Carcassonne>(with, seed, phase),
        }
    }

    /// The first puzzle in a phase of a game.
    fn search_game<G: Charted>(&self, with: &str, seed: u64, phase: u64) -> Option<Puzzle> {
        let setup = G::setup(with, 2).ok()?;
        let (mut game, mut record) = (G::new(&setup), new_record::<G>(&setup));
        let all = game.left() as u64;
        let mut rng = SeededRng::new(seed);
        let mut players = PLAYERS.map(|level| G::player(Strength::Level(level), rng.next_u64()));
        if rng.below(2) == 1 {
            players.swap(0, 1);
        }
        let (mut outcomes, mut is_new) = (Vec::new(), false);
        loop {
            let what = match game.turn() {
                Turn::Over => return None,
                Turn::Chance => {
                    outcomes.clear();
                    game.outcomes(&mut outcomes);
                    let outcome = draw(&outcomes, &mut rng);
                    is_new = G::begins_turn(&outcome);
                    record.push(Actor::Chance, outcome);
                    Move::Deal(outcome)
                }
                Turn::Player(seat) => {
                    let drawn = all - game.left() as u64;
                    let now = drawn * PHASES / (all + 1);
                    if now > phase || self.cancel.is_cancelled() {
                        return None;
                    }
                    if is_new && now == phase {
                        let seed = seed_of(seed, &[drawn]);
                        if let Some(found) = examine(&game, &self.effort, seed) {
                            return Some(puzzle::<G>(record, &found));
                        }
                    }
                    is_new = false;
                    let player = &mut players[seat.index()];
                    let action = game.ask(player, seat, &Budget::UNLIMITED);
                    record.push(Actor::Seat(seat), action);
                    Move::Choose(action)
                }
            };
            game.play(what, &mut ());
        }
    }
}

fn puzzle<G: Charted>(record: Record, found: &super::Found<G>) -> Puzzle {
    let sentences = |line: &[G::Action]| line.iter().map(ToString::to_string).collect();
    let others = found.others.iter();
    Puzzle {
        record,
        grade: found.grade,
        solution: sentences(&found.solution),
        lead: tenths(found.lead),
        others: others
            .map(|(line, loss)| Other { line: sentences(line), loss: tenths(*loss) })
            .collect(),
    }
}

/// As exactly as it is written.
fn tenths(points: f32) -> f32 {
    (points * 10.0).round() / 10.0
}

/// Which puzzles of a family were taken: easy ones are found most often, so no grade may have more than its part.
struct Taken {
    most: usize,
    grades: [usize; 3],
    /// Whether it is too early to take what comes.
    patient: bool,
}

impl Taken {
    fn is_short(&self) -> bool {
        self.grades.iter().sum::<usize>() < self.most
    }

    fn takes(&mut self, puzzle: &Puzzle) -> bool {
        let part = match puzzle.grade {
            Grade::Easy if self.patient => self.most.div_ceil(3),
            Grade::Medium if self.patient => self.most.div_ceil(2),
            Grade::Easy | Grade::Medium | Grade::Hard => self.most,
        };
        let grade = puzzle.grade as usize;
        let takes = self.is_short() && self.grades[grade] < part;
        self.grades[grade] += usize::from(takes);
        takes
    }
}
