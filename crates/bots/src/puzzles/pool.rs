//! The puzzles that come with the program, as text: each is a record with what there is to find in keys of its own.

use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::LazyLock;

use bastide_game::{ParseRecord, Record, ReplayError};
use thiserror::Error;

use super::{Family, Grade, Other, PER_DAY, Puzzle};

const GRADE: &str = "x-grade";
const SOLUTION: &str = "x-solution";
const LEAD: &str = "x-lead";
const LOSS: &str = "x-loss";
/// Between the sentences of a turn.
const THEN: &str = " / ";

/// Puzzles, by families.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pool {
    puzzles: Vec<Puzzle>,
}

/// Why a text is no pool.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("puzzle {number}: {why}")]
pub struct BadPool {
    /// The number of the puzzle, from 1.
    pub number: usize,
    /// What is wrong with it.
    pub why: Cause,
}

/// What is wrong with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Cause {
    /// It is no record.
    #[error(transparent)]
    Record(#[from] ParseRecord),
    /// It cannot be played.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// A key is missing or says nothing that is understood.
    #[error("`{0}` is missing or makes no sense")]
    Key(&'static str),
}

static SHIPPED: LazyLock<Pool> = LazyLock::new(|| {
    include_str!("../../puzzles/pool.txt").parse().expect("a test reads every puzzle")
});

impl Pool {
    /// A pool of puzzles.
    pub fn new(puzzles: Vec<Puzzle>) -> Pool {
        Pool { puzzles }
    }

    /// The puzzles that come with the program.
    pub fn shipped() -> &'static Pool {
        &SHIPPED
    }

    /// All of them.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Number of days after which the puzzles come again.
    pub fn cycle(&self) -> usize {
        let days = |family: Family| {
            let count = self.puzzles.iter().filter(|puzzle| puzzle.family() == family).count();
            count / family.per_day()
        };
        let days = Family::ALL.map(days).into_iter().min().unwrap_or(0);
        // Every day has a hard one, if there are any at all.
        let hard = self.hard().count();
        if hard == 0 { days } else { days.min(hard) }
    }

    fn hard(&self) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().filter(|puzzle| puzzle.grade == Grade::Hard)
    }

    /// The puzzles of a day, from easy to hard: no two days of a cycle share one. Every day gets one of the hard ones
    /// first; of the rest every family is sorted by grade and dealt in turn, so that all days are about equally hard.
    /// `day` counts from 1970.
    pub fn day(&self, day: i64) -> Vec<&Puzzle> {
        let cycle = self.cycle();
        if cycle == 0 {
            return Vec::new();
        }
        let day = day.rem_euclid(cycle as i64) as usize;
        let mut days: Vec<Vec<&Puzzle>> = vec![Vec::with_capacity(PER_DAY); cycle];
        for (of, hard) in days.iter_mut().zip(self.hard()) {
            of.push(hard);
        }
        let hard: Vec<&Puzzle> = days.iter().flatten().copied().collect();
        for family in Family::ALL {
            let is_left = |puzzle: &&Puzzle| {
                puzzle.family() == family && !hard.iter().any(|dealt| std::ptr::eq(*dealt, *puzzle))
            };
            let mut left: Vec<&Puzzle> = self.puzzles.iter().filter(is_left).collect();
            left.sort_by_key(|puzzle| puzzle.grade);
            let mut left = left.into_iter();
            for n in 1..=family.per_day() {
                for of in &mut days {
                    let has = of.iter().filter(|puzzle| puzzle.family() == family).count();
                    // A day whose hard puzzle is of this family has one of it already.
                    if has < n {
                        of.extend(left.next());
                    }
                }
            }
        }
        let mut puzzles = days.swap_remove(day);
        puzzles.sort_by_key(|puzzle| puzzle.grade);
        puzzles
    }
}

impl Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for puzzle in &self.puzzles {
            let mut record = puzzle.record.clone();
            let mut note = |key: &str, value: String| record.extra.push((key.to_string(), value));
            note(GRADE, puzzle.grade.number().to_string());
            note(SOLUTION, puzzle.solution.join(THEN));
            note(LEAD, format!("{:.1}", puzzle.lead));
            for Other { line, loss } in &puzzle.others {
                note(LOSS, format!("{loss:.1} {}", line.join(THEN)));
            }
            writeln!(f, "{record}")?;
        }
        Ok(())
    }
}

impl FromStr for Pool {
    type Err = BadPool;

    fn from_str(text: &str) -> Result<Pool, BadPool> {
        let mut texts: Vec<String> = Vec::new();
        for line in text.lines() {
            if line.starts_with("game ") {
                texts.push(String::new());
            }
            if let Some(last) = texts.last_mut() {
                last.push_str(line);
                last.push('\n');
            }
        }
        let numbered = texts.iter().zip(1..);
        let read =
            numbered.map(|(text, number)| puzzle(text).map_err(|why| BadPool { number, why }));
        Ok(Pool { puzzles: read.collect::<Result<_, _>>()? })
    }
}

fn puzzle(text: &str) -> Result<Puzzle, Cause> {
    let mut record: Record = text.parse()?;
    let notes = std::mem::take(&mut record.extra);
    let line = |text: &str| -> Vec<String> { text.split(THEN).map(str::to_string).collect() };
    let (mut grade, mut solution, mut lead, mut others) = (None, None, None, Vec::new());
    for (key, value) in &notes {
        match key.as_str() {
            GRADE => {
                let meant = |grade: &Grade| grade.number().to_string() == *value;
                grade = Grade::ALL.into_iter().find(meant);
            }
            SOLUTION => solution = Some(line(value)).filter(|_| !value.is_empty()),
            LEAD => lead = value.parse().ok().filter(|lead: &f32| lead.is_finite()),
            LOSS => {
                let (loss, turn) = value.split_once(' ').ok_or(Cause::Key(LOSS))?;
                let loss: f32 = loss.parse().map_err(|_| Cause::Key(LOSS))?;
                others.push(Other { line: line(turn), loss });
            }
            _ => {}
        }
    }
    let grade = grade.ok_or(Cause::Key(GRADE))?;
    let solution = solution.ok_or(Cause::Key(SOLUTION))?;
    let lead = lead.ok_or(Cause::Key(LEAD))?;
    Ok(Puzzle { record, grade, solution, lead, others })
}
