//! Which of the tiles that are left fit where.

use bastide_carcassonne::State;
use bastide_landscape::{Cell, Kind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::numbers::Numbers;
use super::view::by_kind;

/// An empty cell beside tiles, and what fits it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Hole {
    /// The cell.
    pub cell: [i32; 2],
    /// The kinds that fit, as indices of the view's undrawn tiles; the tile in hand is not among these.
    #[ts(as = "Vec<u16>")]
    #[schema(value_type = Vec<u16>)]
    pub kinds: Numbers,
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
    let hole = |(cell, _): &(Cell, usize)| Hole {
        cell: [i32::from(cell.x), i32::from(cell.y)],
        kinds: Numbers::default(),
        left: 0,
        next: 0,
    };
    let mut holes: Vec<Hole> = gaps.iter().map(hole).collect();
    let mut drawable = vec![0u32; holes.len()];
    let next = by_kind(state.next_draws());
    for (number, Left { kind, left, .. }) in undrawn.iter().enumerate().filter(|(_, l)| l.left > 0)
    {
        let soon = u32::from(next[kind.id.index()]);
        land.each_gap_that_fits(kind, |gap| {
            let n = places[gap];
            holes[n].kinds.insert(number);
            holes[n].left += u16::from(*left);
            drawable[n] += soon;
        });
    }
    let all: u32 = next.into_iter().map(u32::from).sum();
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
