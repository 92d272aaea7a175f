//! Which of the tiles that are left fit where.

use bastide_carcassonne::State;
use bastide_landscape::{Cell, Kind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::board::Undrawn;

/// An empty cell beside tiles, and what fits it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Hole {
    /// The cell.
    pub cell: [i32; 2],
    /// The kinds that fit, as indices of the view's undrawn tiles; the tile in hand is not among these.
    pub kinds: Vec<u16>,
    /// How many tiles that makes.
    pub left: u16,
    /// How likely the next draw is one of them, in thousandths.
    pub next: u16,
}

/// Every hole with what fits it of the tiles that are left. Only sides are compared: a tile of the river may fit where
/// the river does not go.
pub(super) fn holes(state: &State, undrawn: &[Undrawn]) -> Vec<Hole> {
    let hole = |cell: Cell| Hole {
        cell: [i32::from(cell.x), i32::from(cell.y)],
        kinds: Vec::new(),
        left: 0,
        next: 0,
    };
    let mut gaps: Vec<Cell> = state.land().gaps().collect();
    gaps.sort_unstable();
    let mut holes: Vec<Hole> = gaps.iter().copied().map(hole).collect();
    let mut drawable = vec![0u32; holes.len()];
    let next: Vec<(&Kind, u8)> = state.next_draws().collect();
    for (number, kind) in undrawn.iter().enumerate().filter(|(_, kind)| kind.left > 0) {
        let Some((fitting, _)) = state.undrawn().find(|(k, _)| k.name.as_str() == kind.kind) else {
            continue;
        };
        let mut cells = Vec::new();
        state.land().each_fit(fitting, |cell, _| cells.push(cell));
        cells.sort_unstable();
        cells.dedup();
        let soon = next.iter().filter(|(k, _)| *k == fitting).map(|(_, left)| u32::from(*left));
        let soon: u32 = soon.sum();
        for n in cells.iter().filter_map(|cell| gaps.binary_search(cell).ok()) {
            holes[n].kinds.push(number as u16);
            holes[n].left += u16::from(kind.left);
            drawable[n] += soon;
        }
    }
    let all: u32 = next.iter().map(|(_, left)| u32::from(*left)).sum();
    for (hole, soon) in holes.iter_mut().zip(drawable) {
        hole.next = (soon * 1000).checked_div(all).unwrap_or_default() as u16;
    }
    holes
}
