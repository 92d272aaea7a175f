//! A plain second opinion: features and gaps worked out from tiles and links alone, slowly and simply.
//! Tests and checked simulations hold it against the incremental ones.

use std::collections::BTreeSet;

use thiserror::Error;

use crate::features::{Landscape, Tile};
use crate::grid::{Cell, Facing, Side};
use crate::rings::Segment;
use crate::tile::{Kind, Port, Terrain};

/// For every segment, by its number, the number of the first segment of its feature.
pub fn features(land: &Landscape) -> Vec<usize> {
    let count = land.tiles().map(|tile| tile.kind.parts.len()).sum();
    let mut first: Vec<usize> = (0..count).collect();
    let at = Table::of(land);
    for tile in land.tiles() {
        for port in Port::all() {
            let Some(other) = at.get(tile.cell.beside(port.side())) else { continue };
            let a = first_of(&first, tile.segment_at(port).number());
            let b = first_of(&first, other.segment_at(facing_port(port)).number());
            first[a.max(b)] = a.min(b);
        }
    }
    for (a, b) in land.links() {
        let (a, b) = (first_of(&first, a.number()), first_of(&first, b.number()));
        first[a.max(b)] = a.min(b);
    }
    (0..count).map(|segment| first_of(&first, segment)).collect()
}

fn first_of(first: &[usize], mut segment: usize) -> usize {
    while first[segment] != segment {
        segment = first[segment];
    }
    segment
}

/// The tiles by their cells, in rows.
struct Table<'a> {
    low: Cell,
    width: usize,
    tiles: Vec<Option<Tile<'a>>>,
}

impl<'a> Table<'a> {
    fn of(land: &'a Landscape) -> Table<'a> {
        let cells = || land.tiles().map(|tile| tile.cell);
        let min = |of: fn(Cell) -> i16| cells().map(of).min().unwrap_or(0);
        let most = |of: fn(Cell) -> i16| cells().map(of).max().unwrap_or(0);
        let low = Cell::new(min(|c| c.x), min(|c| c.y));
        let span = |low: i16, high: i16| (high - low) as usize + 1;
        let (width, height) = (span(low.x, most(|c| c.x)), span(low.y, most(|c| c.y)));
        let mut table = Table { low, width, tiles: vec![None; width * height] };
        for tile in land.tiles() {
            let at = table.index(tile.cell).expect("the table holds all tiles");
            table.tiles[at] = Some(tile);
        }
        table
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let column = usize::try_from(cell.x - self.low.x).ok().filter(|x| *x < self.width)?;
        let row = usize::try_from(cell.y - self.low.y).ok()?;
        Some(row * self.width + column).filter(|at| *at < self.tiles.len())
    }

    fn get(&self, cell: Cell) -> Option<Tile<'a>> {
        self.tiles[self.index(cell)?]
    }
}

/// The port of the neighbour that touches a port.
fn facing_port(port: Port) -> Port {
    let side = port.side().opposite();
    match port {
        p if p.is_middle() => Port::middle(side),
        p if p == Port::left(p.side()) => Port::right(side),
        _ => Port::left(side),
    }
}

/// Every cell and facing in which a kind may be laid; only facings that differ.
pub fn fits(land: &Landscape, kind: &Kind) -> BTreeSet<(Cell, Facing)> {
    let at = Table::of(land);
    let mut found = BTreeSet::new();
    for cell in empty_cells(land, &at) {
        let agrees = |facing: Facing, side: Side| match at.get(cell.beside(side)) {
            Some(tile) => tile.kind.edge(tile.facing, side.opposite()) == kind.edge(facing, side),
            None => true,
        };
        let facings = kind.facings().filter(|f| Side::ALL.iter().all(|side| agrees(*f, *side)));
        found.extend(facings.map(|facing| (cell, facing)));
    }
    found
}

/// The empty cells beside tiles, each once.
fn empty_cells(land: &Landscape, at: &Table<'_>) -> BTreeSet<Cell> {
    let beside = land.tiles().flat_map(|t| Side::ALL.map(|side| t.cell.beside(side)));
    beside.filter(|cell| at.get(*cell).is_none()).collect()
}

/// How a landscape and its second opinion differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Mismatch {
    /// A feature has other parts.
    #[error("a {terrain} at {place} is not what it should be")]
    Feature {
        /// What it is.
        terrain: Terrain,
        /// Where one of its tiles lies.
        place: Cell,
    },
    /// A feature has another number of open ends.
    #[error("a {terrain} at {place} has {open} open ends, not {kept}")]
    OpenEnds {
        /// What it is.
        terrain: Terrain,
        /// Where one of its tiles lies.
        place: Cell,
        /// How many it has by definition.
        open: usize,
        /// How many were counted.
        kept: usize,
    },
    /// The cells where a tile could lie are others.
    #[error("the gaps are not the empty cells beside tiles")]
    Gaps,
}

/// Compares a landscape with its second opinion.
pub fn check(land: &Landscape) -> Result<(), Mismatch> {
    check_against(land, &features(land))
}

/// The same, with features that were already worked out.
pub fn check_against(land: &Landscape, first: &[usize]) -> Result<(), Mismatch> {
    let at = Table::of(land);
    let mut members: Vec<Vec<Segment>> = vec![Vec::new(); first.len()];
    for (segment, _) in land.tiles().flat_map(|tile| tile.segments()) {
        members[first[segment.number()]].push(segment);
    }
    for expected in members.iter().filter(|members| !members.is_empty()) {
        let (terrain, feature) = (land.part(expected[0]).terrain, land.feature(expected[0]));
        let place = land.tile(land.tile_of(expected[0])).cell;
        let mut walked: Vec<_> = land.walk(feature).collect();
        walked.sort_unstable();
        if walked != *expected || walked.iter().any(|s| land.feature(*s) != feature) {
            return Err(Mismatch::Feature { terrain, place });
        }
        let open: usize = expected.iter().map(|s| open_sides(land, &at, *s)).sum();
        let kept = usize::from(land.open_ends(feature));
        if matches!(terrain, Terrain::Road | Terrain::City) && kept != open {
            return Err(Mismatch::OpenEnds { terrain, place, open, kept });
        }
    }
    let gaps: BTreeSet<_> = land.gaps().collect();
    let expected = empty_cells(land, &at);
    if gaps != expected || gaps.len() != land.gaps().count() {
        return Err(Mismatch::Gaps);
    }
    Ok(())
}

fn open_sides(land: &Landscape, at: &Table<'_>, segment: Segment) -> usize {
    let tile = land.tile(land.tile_of(segment));
    let leaves = |side: &Side| tile.segment_at(Port::middle(*side)) == segment;
    let sides = Side::ALL.into_iter().filter(leaves);
    sides.filter(|side| at.get(tile.cell.beside(*side)).is_none()).count()
}
