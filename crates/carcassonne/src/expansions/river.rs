//! The River. Its tiles come first and must continue it until the lake ends it.
//!
//! Rules: Big Box, p. 9. Steps: none of its own; it decides where its tiles may go.

use arrayvec::ArrayVec;
use bastide_landscape::{Cell, Facing, Kind, Landscape, Side, Terrain, Tile};

use crate::state::State;

/// Where the river goes on and how it bent last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct River {
    /// The cell the river flows into next, and the side it flows out of the last tile.
    pub(crate) end: Option<(Cell, Side)>,
    /// How the last tile bent it.
    pub(crate) bend: Bend,
}

/// Which way a tile turns the river, seen in the direction of its flow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Bend {
    #[default]
    Straight,
    Left,
    Right,
}

impl River {
    /// The river as it leaves a tile towards an empty cell, if it does.
    pub(crate) fn out_of(land: &Landscape, tile: Tile<'_>) -> Option<River> {
        let sides = || Side::ALL.into_iter().filter(|s| is_river_side(tile.kind, tile.facing, *s));
        let out = sides().find(|side| land.tile_at(tile.cell.beside(*side)).is_none())?;
        let entered = sides().find(|side| *side != out);
        let way = entered.and_then(|side| way_on(tile.kind, tile.facing, side.opposite()));
        let bend = way.map_or(Bend::Straight, |(_, bend)| bend);
        Some(River { end: Some((tile.cell.beside(out), out)), bend })
    }
}

/// Whether a tile continues the river.
pub(crate) fn is_river(kind: &Kind) -> bool {
    kind.has(Terrain::River)
}

fn is_river_side(kind: &Kind, facing: Facing, side: Side) -> bool {
    kind.edge(facing, side) == Terrain::River
}

/// Everywhere a river tile may go: at the open end, never bending twice to the same side, and never
/// towards river that already lies. Up to version 2 of the rules, if that left nothing, the second demand was
/// dropped, then the first.
pub(crate) fn placements(state: &State, kind: &Kind) -> ArrayVec<(Cell, Facing), 4> {
    let mut fitting: ArrayVec<(Cell, Facing), 4> = ArrayVec::new();
    let Some((cell, flow)) = state.river.end else {
        return fitting;
    };
    fitting.extend(kind.facings().filter(|f| state.land.fits(kind, cell, *f)).map(|f| (cell, f)));

    let way = |facing: Facing| way_on(kind, facing, flow);
    let bends_on = |facing: Facing| {
        let bend = way(facing).map_or(Bend::Straight, |(_, bend)| bend);
        bend != Bend::Straight && bend == state.river.bend
    };
    let meets_river = |facing: Facing| match way(facing) {
        Some((side, Bend::Left | Bend::Right)) => river_ahead(state, cell, side),
        Some((_, Bend::Straight)) | None => false,
    };
    let both: ArrayVec<_, 4> =
        fitting.iter().copied().filter(|(_, f)| !bends_on(*f) && !meets_river(*f)).collect();
    if !both.is_empty() || state.rules >= 3 {
        return both;
    }
    let no_loop: ArrayVec<_, 4> = fitting.iter().copied().filter(|(_, f)| !bends_on(*f)).collect();
    if no_loop.is_empty() { fitting } else { no_loop }
}

/// Where the river leaves a tile it entered flowing towards `flow`, and how it bends there.
fn way_on(kind: &Kind, facing: Facing, flow: Side) -> Option<(Side, Bend)> {
    let entered = flow.opposite();
    let mut sides = Side::ALL.into_iter().filter(|s| is_river_side(kind, facing, *s));
    let out = sides.find(|side| *side != entered)?;
    let quarters = (4 + out as u8 - flow as u8) % 4;
    let bend = match quarters {
        1 => Bend::Right,
        3 => Bend::Left,
        _ => Bend::Straight,
    };
    Some((out, bend))
}

/// Whether river lies on the straight line out of a cell.
fn river_ahead(state: &State, cell: Cell, side: Side) -> bool {
    let (dx, dy) = {
        let next = cell.beside(side);
        (next.x - cell.x, next.y - cell.y)
    };
    state.land.tiles().filter(|tile| is_river(tile.kind)).any(|tile| {
        let (x, y) = (tile.cell.x - cell.x, tile.cell.y - cell.y);
        x * dy == y * dx && x * dx + y * dy > 0
    })
}

/// The river flows on through the tile just laid.
pub(crate) fn flow_on(state: &mut State) {
    let tile = state.last();
    let Some((cell, flow)) = state.river.end else {
        return;
    };
    if tile.cell != cell || !is_river(tile.kind) {
        return;
    }
    state.river = match way_on(tile.kind, tile.facing, flow) {
        Some((out, bend)) => River { end: Some((cell.beside(out), out)), bend },
        None => River::default(),
    };
}

/// In a position the river goes on at the side of a river tile that leads to an empty cell.
pub(crate) fn find_end(state: &mut State) {
    let tiles = state.land.tiles().filter(|tile| is_river(tile.kind));
    let mut ends = tiles.filter_map(|tile| River::out_of(&state.land, tile));
    state.river = ends.next().unwrap_or_default();
}
