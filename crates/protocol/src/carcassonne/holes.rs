//! Which of the tiles that are left fit where.

use bastide_carcassonne::State;
use bastide_landscape::{Cell, Kind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

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

/// Every hole with what fits it of the tiles that are left, and those that no tile can fill any more, the one in hand
/// included. Only sides are compared: a tile of the river may fit where the river does not go.
pub(super) fn holes(state: &State, undrawn: &[Left<'_>]) -> (Vec<Hole>, Vec<[i32; 2]>) {
    let land = state.land();
    let mut gaps: Vec<(Cell, usize)> = land.gaps().zip(0..).collect();
    gaps.sort_unstable();
    // The place of each gap in the order of the cells.
    let mut places = vec![0; gaps.len()];
    for (place, (_, gap)) in gaps.iter().enumerate() {
        places[*gap] = place;
    }
    let kinds = undrawn.iter().filter(|kind| kind.left > 0).count();
    let hole = |(cell, _): &(Cell, usize)| Hole {
        cell: [i32::from(cell.x), i32::from(cell.y)],
        kinds: Vec::with_capacity(kinds),
        left: 0,
        next: 0,
    };
    let mut holes: Vec<Hole> = gaps.iter().map(hole).collect();
    let mut drawable = vec![0u32; holes.len()];
    let next: Vec<(&Kind, u8)> = state.next_draws().collect();
    for (number, Left { kind, left, .. }) in undrawn.iter().enumerate().filter(|(_, l)| l.left > 0)
    {
        let soon =
            next.iter().filter(|(k, _)| k.name == kind.name).map(|(_, left)| u32::from(*left));
        let soon: u32 = soon.sum();
        land.each_gap_that_fits(kind, |gap| {
            let n = places[gap];
            holes[n].kinds.push(number as u16);
            holes[n].left += u16::from(*left);
            drawable[n] += soon;
        });
    }
    let all: u32 = next.iter().map(|(_, left)| u32::from(*left)).sum();
    for (hole, soon) in holes.iter_mut().zip(drawable) {
        hole.next = (soon * 1000).checked_div(all).unwrap_or_default() as u16;
    }
    let mut fits_hand = vec![false; holes.len()];
    if let Some(drawn) = state.drawn() {
        land.each_gap_that_fits(drawn, |gap| fits_hand[places[gap]] = true);
    }
    let dead = holes.iter().zip(fits_hand).filter(|(hole, fits)| hole.kinds.is_empty() && !fits);
    let dead = dead.map(|(hole, _)| hole.cell).collect();
    (holes, dead)
}

/// A kind of tile and how many are left of it.
pub(super) struct Left<'a> {
    pub(super) kind: &'a Kind,
    pub(super) left: u8,
    /// How many there were.
    pub(super) total: u8,
}
