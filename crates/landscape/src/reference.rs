//! A plain second opinion: features and gaps worked out from the tiles alone, slowly and simply.
//! Tests and checked simulations hold it against the incremental ones.

use std::collections::{BTreeSet, HashMap};

use crate::features::{Landscape, Segment};
use crate::grid::{Cell, Facing, Side};
use crate::tile::{Kind, Port, Terrain};

/// For every segment, by its number, the number of the first segment of its feature.
pub fn features(land: &Landscape) -> Vec<usize> {
    let count = land.tiles().iter().map(|tile| tile.kind.parts.len()).sum();
    let mut first: Vec<usize> = (0..count).collect();
    let at = by_cell(land);
    for tile in land.tiles() {
        for port in Port::all() {
            let Some(other) = at.get(&tile.cell.beside(port.side())) else { continue };
            let a = first_of(&first, tile.segment_at(port).number());
            let b = first_of(&first, other.segment_at(facing_port(port)).number());
            first[a.max(b)] = a.min(b);
        }
    }
    (0..count).map(|segment| first_of(&first, segment)).collect()
}

fn first_of(first: &[usize], mut segment: usize) -> usize {
    while first[segment] != segment {
        segment = first[segment];
    }
    segment
}

fn by_cell(land: &Landscape) -> HashMap<Cell, &crate::features::Tile> {
    land.tiles().iter().map(|tile| (tile.cell, tile)).collect()
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
    let at = by_cell(land);
    let mut found = BTreeSet::new();
    for cell in land.tiles().iter().flat_map(|t| Side::ALL.map(|side| t.cell.beside(side))) {
        if at.contains_key(&cell) {
            continue;
        }
        let agrees = |facing: Facing, side: Side| match at.get(&cell.beside(side)) {
            Some(tile) => tile.kind.edge(tile.facing, side.opposite()) == kind.edge(facing, side),
            None => true,
        };
        let facings = kind.facings().filter(|f| Side::ALL.iter().all(|side| agrees(*f, *side)));
        found.extend(facings.map(|facing| (cell, facing)));
    }
    found
}

/// Compares a landscape with its second opinion.
pub fn check(land: &Landscape) -> Result<(), String> {
    let first = features(land);
    let at = by_cell(land);
    let mut members: HashMap<usize, Vec<Segment>> = HashMap::new();
    for (segment, _) in land.tiles().iter().flat_map(|tile| tile.segments()) {
        members.entry(first[segment.number()]).or_default().push(segment);
    }
    for expected in members.values() {
        let (terrain, feature) = (land.part(expected[0]).terrain, land.feature(expected[0]));
        let place = land.tile(land.tile_of(expected[0])).cell;
        let mut walked: Vec<_> = land.walk(feature).collect();
        walked.sort_unstable();
        if walked != *expected || walked.iter().any(|s| land.feature(*s) != feature) {
            return Err(format!("a {terrain} at {place} is not what it should be"));
        }
        let open: usize = expected.iter().map(|s| open_sides(land, &at, *s)).sum();
        let kept = usize::from(land.open_ends(feature));
        if matches!(terrain, Terrain::Road | Terrain::City) && kept != open {
            return Err(format!("a {terrain} at {place} has {open} open ends, not {kept}"));
        }
    }
    let gaps: BTreeSet<_> = land.gaps().collect();
    let beside = land.tiles().iter().flat_map(|t| Side::ALL.map(|side| t.cell.beside(side)));
    let expected: BTreeSet<_> = beside.filter(|cell| !at.contains_key(cell)).collect();
    if gaps != expected || gaps.len() != land.gaps().count() {
        return Err("the gaps are not the empty cells beside tiles".into());
    }
    Ok(())
}

fn open_sides(
    land: &Landscape,
    at: &HashMap<Cell, &crate::features::Tile>,
    segment: Segment,
) -> usize {
    let tile = land.tile(land.tile_of(segment));
    let leaves = |side: &Side| tile.segment_at(Port::middle(*side)) == segment;
    let sides = Side::ALL.into_iter().filter(leaves);
    sides.filter(|side| !at.contains_key(&tile.cell.beside(*side))).count()
}
