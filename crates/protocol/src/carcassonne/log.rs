//! The log: what was done and what was counted, tile by tile.

use bastide_carcassonne::{Action, State};
use bastide_game::{Scored, TurnRow};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::event::{index, term};
use super::expansions;
use super::words::{Circle, Figure, Magician, Terrain};
use crate::board::{BoardFigure, BoardTerrain};
use crate::history::{ScoreReason, Scoring};
use crate::log::{BoardLog, BoardRow, RowDeed, first_after};
use crate::teacher::{AdvisedStep, BoardDeed};
use crate::wire_game::Told;

/// What somebody did after a tile was placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum Deed {
    /// Put a figure on the tile.
    Figure { figure: Figure, terrain: Terrain },
    /// Took the abbot back.
    Recall,
    /// Let a figure fly.
    Fly { figure: Figure },
    /// Landed.
    Land { terrain: Terrain },
    /// Placed the second gold bar.
    Gold,
    /// Took a gold bar.
    Take,
    /// Moved mage or witch.
    Enchant { who: Magician },
    /// Took mage or witch off the board.
    Banish { who: Magician },
    /// Put the robber on a space of the track.
    Robber { space: u8 },
    /// Raised a tower.
    Tower,
    /// Closed a tower.
    Guard { figure: Figure },
    /// Took somebody's figure.
    Capture { figure: Figure, owner: u8 },
    /// Got this figure back in exchange.
    Exchange { figure: Figure },
    /// Bought a figure back from somebody.
    Ransom { figure: Figure, from: u8 },
    /// Placed the ferry.
    Ferry,
    /// Turned a ferry.
    Turn,
    /// Took half of what somebody got.
    Rob { from: u8 },
    /// Did what the message says.
    Message,
    /// Took two points instead of what the message says.
    Seal,
    /// Scored a meeple by a message.
    Score { figure: Figure },
    /// Decided what a crop circle does.
    Circle { circle: Circle },
    /// Added a meeple.
    Join { figure: Figure },
    /// Took a meeple back.
    Remove { figure: Figure },
    /// Took a second tile.
    SecondTile,
}

/// What an action means for the log; passing and moving counters are not worth a word.
fn deed(action: Action) -> Option<Deed> {
    Some(match action {
        Action::Put { figure, spot } => {
            Deed::Figure { figure: figure.into(), terrain: spot.terrain.into() }
        }
        Action::Expansion(action) => expansions::deed(action),
        Action::Tile { .. } | Action::Move { .. } | Action::Pass => return None,
    })
}

/// An answer of a turn that the teacher advises, before it is given.
pub fn advised_step(state: &State, action: Action) -> AdvisedStep {
    match action {
        Action::Tile { kind, cell, facing } => AdvisedStep::Tile {
            tile: kind.to_string(),
            x: cell.x.into(),
            y: cell.y.into(),
            facing: facing.quarters(),
        },
        Action::Put { figure, spot } => AdvisedStep::Figure {
            figure: BoardFigure::Carcassonne(figure.into()),
            part: spot.part_of(state.last()).unwrap_or_default() as u16,
            terrain: BoardTerrain::Carcassonne(spot.terrain.into()),
        },
        Action::Pass => AdvisedStep::Pass,
        Action::Move { .. } | Action::Expansion(_) => match deed(action) {
            Some(did) => AdvisedStep::Deed { did: BoardDeed::Carcassonne(did) },
            None => AdvisedStep::Other,
        },
    }
}

/// The rows that end after an entry.
pub(crate) fn log(Told { table, chronicle }: Told<'_, State>, after: u32) -> BoardLog<Deed> {
    let turns = chronicle.turns();
    let from = first_after(turns.iter().map(|turn| turn.last_entry), after);
    let scoring = |scored: &Scored<State>| scoring(table.game(), scored);
    let row = |(n, turn): (usize, &TurnRow<State>)| {
        let Action::Tile { kind, cell, facing } = turn.opening.action else { return None };
        let deeds = turn.deeds.iter().filter_map(|done| {
            Some(RowDeed { n: done.entry as u32, seat: done.seat.0, did: deed(done.action)? })
        });
        Some(BoardRow {
            turn: n as u32 + 1,
            n: turn.opening.entry as u32,
            end: turn.last_entry as u32,
            seat: turn.opening.seat.0,
            kind: kind.to_string(),
            x: cell.x.into(),
            y: cell.y.into(),
            facing: facing.quarters(),
            deeds: deeds.collect(),
            scorings: turn.scorings.iter().map(scoring).collect(),
            points: turn.points.clone(),
        })
    };
    BoardLog {
        from: from as u32,
        rows: turns.iter().enumerate().skip(from).filter_map(row).collect(),
        finale: chronicle.finale().iter().map(scoring).collect(),
    }
}

fn scoring(state: &State, scored: &Scored<State>) -> Scoring {
    Scoring {
        n: scored.entry as u32,
        seat: scored.seat.0,
        reason: ScoreReason::Carcassonne(scored.reason.into()),
        points: scored.points,
        terms: scored.account.tally.terms.iter().map(term).collect(),
        at: scored.account.at.and_then(|at| index(state, at)),
        brought: Vec::new(),
    }
}
