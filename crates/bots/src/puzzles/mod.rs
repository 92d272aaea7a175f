//! Puzzles: positions from games of bots in which one turn is clearly the best, ten for every day.

mod answer;
mod examine;
mod generate;
mod pool;

use bastide_carcassonne::State as Carcassonne;
use bastide_castle::State as Castle;
use bastide_game::{Record, ReplayError};

pub use answer::Judged;
pub use examine::{Effort, Found, Grade, Signature, examine};
pub use generate::{Generator, Progress};
pub use pool::{BadPool, Cause, Pool};

/// So many puzzles a day has.
pub const PER_DAY: usize = 10;

/// What a puzzle is of; every day has some of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Family {
    /// Carcassonne of two, without anything.
    Base,
    /// Carcassonne with something.
    Expansions,
    /// The Castle.
    Castle,
}

impl Family {
    /// All of them.
    pub const ALL: [Family; 3] = [Family::Base, Family::Expansions, Family::Castle];

    /// So many of a day's puzzles are of it.
    pub const fn per_day(self) -> usize {
        match self {
            Family::Base => 6,
            Family::Expansions | Family::Castle => 2,
        }
    }

    /// What is played with, in turn.
    fn setups(self) -> &'static [&'static str] {
        match self {
            Family::Base => &["base"],
            Family::Expansions => &["river,abbot", "inns", "traders", "inns,traders", "tower"],
            Family::Castle => &[""],
        }
    }

    fn of(record: &Record) -> Family {
        match (record.game.as_str(), record.with.as_str()) {
            ("castle", _) => Family::Castle,
            (_, "") => Family::Base,
            _ => Family::Expansions,
        }
    }
}

/// A turn that is not the best one.
#[derive(Clone, PartialEq, Debug)]
pub struct Other {
    /// Its sentences.
    pub line: Vec<String>,
    /// How many points of lead it loses; nothing if it comes to the same as the solution.
    pub loss: f32,
}

/// A position with one best turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The game up to the question.
    pub record: Record,
    /// How hard it is.
    pub grade: Grade,
    /// The sentences of the best turn.
    pub solution: Vec<String>,
    /// How far ahead whoever plays it will be.
    pub lead: f32,
    /// Other turns that were looked at, the best of them first.
    pub others: Vec<Other>,
}

impl Puzzle {
    /// What it is of.
    pub fn family(&self) -> Family {
        Family::of(&self.record)
    }

    /// How much every other turn loses at least.
    pub fn margin(&self) -> f32 {
        let losses = self.others.iter().map(|other| other.loss).filter(|loss| *loss > 0.0);
        losses.fold(f32::INFINITY, f32::min).min(99.0)
    }

    /// Whether its record can be played up to the question, and the solution after it.
    pub fn check(&self) -> Result<(), ReplayError> {
        let mut record = self.record.clone();
        let asked = record.entries.len();
        let by = |record: &Record| {
            // Whoever is asked answers all of a turn.
            match record.game.as_str() {
                "castle" => asked_by::<Castle>(record, asked),
                _ => asked_by::<Carcassonne>(record, asked),
            }
        };
        if let Some(by) = by(&record)? {
            for sentence in &self.solution {
                record.push(by, sentence);
            }
        }
        by(&record).map(|_| ())
    }
}

/// Replays a whole record; who is asked after so many of its entries.
fn asked_by<G: bastide_game::Game>(
    record: &Record,
    entries: usize,
) -> Result<Option<bastide_game::Actor>, ReplayError> {
    let mut table = bastide_game::Table::<G>::from_record(record, entries)?;
    let asked = match table.turn() {
        bastide_game::Turn::Player(seat) => Some(bastide_game::Actor::Seat(seat)),
        bastide_game::Turn::Chance | bastide_game::Turn::Over => None,
    };
    table.play_on(record, usize::MAX)?;
    Ok(asked)
}
