//! The log: what was done and what was counted, tile by tile.

use bastide_castle::{self as rules, Action, State};
use bastide_game::{Scored, TurnRow};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::event::{place_of, term};
use super::index;
use super::words::{CastleFigure, CastleTerrain, WallTile};
use crate::board::{BoardFigure, BoardTerrain};
use crate::history::{Brought, ScoreReason, Scoring};
use crate::log::{BoardLog, BoardRow, RowDeed, first_after};
use crate::teacher::{AdvisedStep, BoardDeed};
use crate::wire_game::Told;

/// What somebody did after a tile was placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum CastleDeed {
    /// Put a follower on the tile.
    Follower { terrain: CastleTerrain },
    /// Played a wall tile.
    WallTile { tile: WallTile },
    /// Chose what was scored next.
    Order { terrain: CastleTerrain },
}

/// What an action means for the log; passing is not worth a word.
fn deed(action: Action) -> Option<CastleDeed> {
    Some(match action {
        Action::Follower { spot } => CastleDeed::Follower { terrain: spot.terrain.into() },
        Action::Play { tile } => CastleDeed::WallTile { tile: tile.into() },
        Action::Score { at } => CastleDeed::Order { terrain: at.spot.terrain.into() },
        Action::Tile { .. } | Action::Pass => return None,
    })
}

/// An answer of a turn that the teacher advises, before it is given.
pub fn advised_step(state: &State, action: Action) -> AdvisedStep {
    match action {
        Action::Tile { kind, space, facing } => AdvisedStep::Tile {
            tile: kind.name.to_string(),
            x: space.cell().x.into(),
            y: space.cell().y.into(),
            facing: facing.quarters(),
        },
        Action::Follower { spot } => {
            let newest = state.board().tiles().last();
            AdvisedStep::Figure {
                figure: BoardFigure::Castle(CastleFigure::Follower),
                part: newest.and_then(|tile| spot.part_of(tile)).unwrap_or_default() as u16,
                terrain: BoardTerrain::Castle(spot.terrain.into()),
            }
        }
        Action::Pass => AdvisedStep::Pass,
        Action::Play { .. } | Action::Score { .. } => match deed(action) {
            Some(did) => AdvisedStep::Deed { did: BoardDeed::Castle(did) },
            None => AdvisedStep::Other,
        },
    }
}

/// The rows that end after an entry.
pub(crate) fn log(Told { table, chronicle }: Told<'_, State>, after: u32) -> BoardLog<CastleDeed> {
    let turns = chronicle.turns();
    let from = first_after(turns.iter().map(|turn| turn.last_entry), after);
    let scoring = |scored: &Scored<State>| scoring(table.game(), scored);
    let row = |(n, turn): (usize, &TurnRow<State>)| {
        let Action::Tile { kind, space, facing } = turn.opening.action else { return None };
        let deeds = turn.deeds.iter().filter_map(|done| {
            Some(RowDeed { n: done.entry as u32, seat: done.seat.0, did: deed(done.action)? })
        });
        Some(BoardRow {
            turn: n as u32 + 1,
            n: turn.opening.entry as u32,
            end: turn.last_entry as u32,
            seat: turn.opening.seat.0,
            kind: kind.name.to_string(),
            x: space.cell().x.into(),
            y: space.cell().y.into(),
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
    let brought = |bonus: &rules::Bonus| match *bonus {
        rules::Bonus::Keep { size } => Brought::Keep { size },
        rules::Bonus::WallTile { corner, tile } => Brought::Wall { corner, tile: tile.into() },
    };
    Scoring {
        n: scored.entry as u32,
        seat: scored.seat.0,
        reason: ScoreReason::Castle(scored.reason.into()),
        points: scored.points,
        terms: vec![term(scored.points, scored.account)],
        at: place_of(scored.account).and_then(|place| index(state, place)),
        brought: scored.bonuses.iter().map(brought).collect(),
    }
}
