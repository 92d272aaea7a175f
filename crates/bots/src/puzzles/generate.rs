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
/// The puzzles of so many days are made at a time, from games of their own; whoever stops early has those of whole days.
const DAYS: usize = 2;
/// The games for the days from one number on begin with that number, shifted by so many bits.
const GAMES: u32 = 32;
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
    /// So many of them have theirs: the work goes on from there. It is a number of whole turns, as `run` keeps them.
    pub done: usize,
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
    /// Makes puzzles for some days at a time, on the threads of the pool it is called in, and hands them to `keep`
    /// as soon as they are there. When it is cancelled, it ends without those of the days it is at.
    pub fn run(&self, progress: &(dyn Fn(Progress) + Sync), keep: &mut dyn FnMut(Vec<Puzzle>)) {
        let (mut day, mut games) = (self.done, 0);
        while day < self.days {
            let days = (self.days - day).min(DAYS);
            let now =
                Mutex::new(Progress { puzzles: day * PER_DAY, of: self.days * PER_DAY, games });
            let report = |puzzles: usize, games: u64| {
                let mut now = now.lock().unwrap_or_else(PoisonError::into_inner);
                now.puzzles += puzzles;
                now.games += games;
                progress(*now);
            };
            let first = (day as u64) << GAMES;
            let parts: Option<Vec<Vec<Puzzle>>> = Family::ALL
                .par_iter()
                .map(|family| self.family(*family, days, first, &report))
                .collect();
            let Some(parts) = parts else { return };
            keep(parts.into_iter().flatten().collect());
            day += days;
            games = now.lock().unwrap_or_else(PoisonError::into_inner).games;
        }
    }

    /// The puzzles of one family for some days; none if it is cancelled before. `first` is the number of its
    /// first game.
    fn family(
        &self,
        family: Family,
        days: usize,
        mut first: u64,
        report: &(dyn Fn(usize, u64) + Sync),
    ) -> Option<Vec<Puzzle>> {
        let most = days * family.per_day();
        let mut taken = Taken { most, grades: [0; 3], patient: true };
        let (mut puzzles, begun) = (Vec::new(), first);
        let batch = BATCH.min(PATIENCE * most as u64);
        while taken.is_short() {
            let numbers: Vec<u64> = (first..first + batch).collect();
            let wanted = taken.wanted();
            let found: Vec<Option<Puzzle>> =
                numbers.par_iter().map(|number| self.puzzle(family, *number, &wanted)).collect();
            let before = puzzles.len();
            puzzles.extend(found.into_iter().flatten().filter(|found| taken.takes(found)));
            first += batch;
            taken.patient = first - begun < PATIENCE * most as u64;
            report(puzzles.len() - before, batch);
            if self.cancel.is_cancelled() {
                return None;
            }
        }
        Some(puzzles)
    }

    fn puzzle(&self, family: Family, number: u64, wanted: &[Grade]) -> Option<Puzzle> {
        let setups = family.setups();
        let with = setups[(number % setups.len() as u64) as usize];
        let seed = seed_of(self.seed, &[family as u64, number]);
        // Every setup meets every phase.
        let phase = number / setups.len() as u64 % PHASES;
        match family {
            Family::Castle => self.search_game::<Castle>(with, seed, phase, wanted),
            Family::Base | Family::Expansions => {
                self.search_game::<Carcassonne>(with, seed, phase, wanted)
            }
        }
    }

    /// The first puzzle in a phase of a game.
    fn search_game<G: Charted>(
        &self,
        with: &str,
        seed: u64,
        phase: u64,
        wanted: &[Grade],
    ) -> Option<Puzzle> {
        let setup = G::setup(with, 2).ok()?;
        let (mut game, mut record) = (G::new(&setup), new_record::<G>(&setup));
        let all = game.undealt() as u64;
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
                    let drawn = all - game.undealt() as u64;
                    let now = drawn * PHASES / (all + 1);
                    if now > phase || self.cancel.is_cancelled() {
                        return None;
                    }
                    if is_new && now == phase {
                        let seed = seed_of(seed, &[drawn]);
                        if let Some(found) = examine(&game, &self.effort, wanted, seed) {
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

    /// How many of a grade are taken at most.
    fn part(&self, grade: Grade) -> usize {
        match grade {
            Grade::Easy if self.patient => self.most.div_ceil(3),
            Grade::Medium if self.patient => self.most.div_ceil(2),
            Grade::Easy | Grade::Medium | Grade::Hard => self.most,
        }
    }

    /// The grades of which there are not enough yet.
    fn wanted(&self) -> Vec<Grade> {
        let is_wanted = |grade: &Grade| self.grades[*grade as usize] < self.part(*grade);
        Grade::ALL.into_iter().filter(is_wanted).collect()
    }

    fn takes(&mut self, puzzle: &Puzzle) -> bool {
        let takes = self.is_short() && self.wanted().contains(&puzzle.grade);
        self.grades[puzzle.grade as usize] += usize::from(takes);
        takes
    }
}
