//! What may be answered now: every sentence with what a board needs to show it.

use bastide_carcassonne::{self as rules, Action, State};
use bastide_game::{Game, Move, Seat, Table, Turn};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::joins::{Join, joins};
use crate::region::{Region, region};
use crate::tables::Aids;

/// A question to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Prompt {
    /// Who is asked.
    pub seat: u8,
    /// What is asked.
    pub question: Question,
    /// What may be answered; empty for those who do not hold the seat.
    pub options: Vec<Choice>,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Question {
    /// Where does the tile go?
    Tile,
    /// Does a figure go on it?
    Figure,
    /// Is there a second part of the turn?
    Again,
}

/// An answer. `say` chooses it; after one that `ends`, chance or somebody else acts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[ts(rename = "Option")]
pub enum Choice {
    /// The drawn tile goes there.
    Tile {
        /// The sentence.
        say: String,
        /// Whether it ends the seat's part.
        ends: bool,
        /// Grows to the right.
        x: i32,
        /// Grows downwards.
        y: i32,
        /// Clockwise quarter turns.
        facing: u8,
        /// What is counted at once if no figure follows; empty where aids forbid it.
        gains: Vec<Gain>,
        /// The roads and cities it lengthens.
        joins: Vec<Join>,
    },
    /// A figure goes on the tile just laid.
    Figure {
        /// The sentence.
        say: String,
        /// Whether it ends the seat's part.
        ends: bool,
        /// Which.
        figure: String,
        /// The index of the part.
        part: u16,
        /// What it would stand on.
        region: Region,
    },
    /// The abbot comes home and counts.
    Recall {
        /// The sentence.
        say: String,
        /// Whether it ends the seat's part.
        ends: bool,
        /// What he brings.
        points: u16,
    },
    /// A second part.
    Again {
        /// The sentence.
        say: String,
        /// Whether it ends the seat's part.
        ends: bool,
    },
    /// Nothing.
    Pass {
        /// The sentence.
        say: String,
        /// Whether it ends the seat's part.
        ends: bool,
    },
}

/// Points that somebody would get.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Gain {
    /// Who.
    pub seat: u8,
    /// How many.
    pub points: i32,
}

/// The question of a table, if a seat is asked. Only whoever `holds` it is told the options.
pub fn prompt(table: &Table<State>, aids: Aids, holds: impl Fn(Seat) -> bool) -> Option<Prompt> {
    let Turn::Player(seat) = table.turn() else {
        return None;
    };
    let state = table.game();
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let question = match actions.first() {
        Some(Action::Tile { .. }) => Question::Tile,
        Some(Action::Again) => Question::Again,
        Some(Action::Put { .. } | Action::Recall | Action::Pass) | None => Question::Figure,
    };
    let options = if holds(seat) {
        actions.into_iter().map(|action| choice(state, seat, action, aids)).collect()
    } else {
        Vec::new()
    };
    Some(Prompt { seat: seat.0, question, options })
}

fn choice(state: &State, seat: Seat, action: Action, aids: Aids) -> Choice {
    let mut after = state.clone();
    let mut events = Vec::new();
    after.play(Move::Choose(action), &mut events);
    let say = action.to_string();
    let ends = after.turn() != Turn::Player(seat);
    match action {
        Action::Tile { cell, facing, .. } => Choice::Tile {
            say,
            ends,
            x: i32::from(cell.x),
            y: i32::from(cell.y),
            facing: facing.quarters(),
            joins: joins(state, &after),
            gains: if aids.foresee() { gains(after, seat, events) } else { Vec::new() },
        },
        Action::Put { figure, spot } => {
            let part = spot.part_of(state.last()).unwrap_or_default();
            let feature = state.land().feature(state.last().segment(part));
            Choice::Figure {
                say,
                ends,
                figure: figure.word().to_string(),
                part: part as u16,
                region: region(state, feature),
            }
        }
        Action::Recall => Choice::Recall { say, ends, points: recalled(&events) },
        Action::Again => Choice::Again { say, ends },
        Action::Pass => Choice::Pass { say, ends },
    }
}

/// What is paid for a tile that was laid, before the final count, if no figure follows.
fn gains(mut after: State, seat: Seat, mut events: Vec<rules::Event>) -> Vec<Gain> {
    if after.turn() == Turn::Player(seat) && after.drawn().is_none() {
        let mut actions = Vec::new();
        after.actions(&mut actions);
        // The offer of a second part comes after all is paid.
        if actions.contains(&Action::Pass) && !actions.contains(&Action::Again) {
            after.play(Move::Choose(Action::Pass), &mut events);
        }
    }
    let mut points = vec![0; after.seats()];
    for event in &events {
        match event {
            rules::Event::Paid { to, points: paid, .. } => points[to.index()] += i32::from(*paid),
            rules::Event::FinaleBegan => break,
            rules::Event::PartBegan { .. }
            | rules::Event::TileDrawn(_)
            | rules::Event::TileSetAside(_)
            | rules::Event::TileLaid { .. }
            | rules::Event::FigurePut { .. }
            | rules::Event::FigureTaken { .. }
            | rules::Event::Scored { .. }
            | rules::Event::GoodsTaken { .. }
            | rules::Event::GameOver => {}
        }
    }
    let seats = points.into_iter().enumerate().filter(|(_, points)| *points > 0);
    seats.map(|(seat, points)| Gain { seat: seat as u8, points }).collect()
}

fn recalled(events: &[rules::Event]) -> u16 {
    let abbot = events.iter().find_map(|event| match event {
        rules::Event::Scored { reason: rules::Reason::Abbot, tally, .. } => Some(tally.points()),
        rules::Event::Scored { .. }
        | rules::Event::Paid { .. }
        | rules::Event::PartBegan { .. }
        | rules::Event::TileDrawn(_)
        | rules::Event::TileSetAside(_)
        | rules::Event::TileLaid { .. }
        | rules::Event::FigurePut { .. }
        | rules::Event::FigureTaken { .. }
        | rules::Event::GoodsTaken { .. }
        | rules::Event::FinaleBegan
        | rules::Event::GameOver => None,
    });
    abbot.unwrap_or_default()
}
