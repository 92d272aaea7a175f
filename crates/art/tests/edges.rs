//! Tiles meet: the outermost pixels of equal edges are the same in every kind and facing.

use std::collections::BTreeMap;

use bastide_art::{Level, Palette, tile_svg};
use bastide_carcassonne::tiles::TileBox;
use bastide_landscape::{Facing, Terrain};

use crate::rows::{Row, odd_rows, rows};

/// Every edge that looks unlike the others of its terrain. Within 40 pixels of the corners city edges are not
/// compared, because walls run into the corners; within 4 no others.
fn odd_edges(palette: Palette, level: Level) -> (usize, Vec<String>) {
    let mut edges: BTreeMap<Terrain, Vec<(String, Row)>> = BTreeMap::new();
    for kind in TileBox::all().flat_map(TileBox::kinds) {
        for facing in Facing::ALL {
            for (side, row) in rows(&tile_svg(kind, facing, 0, palette, level)) {
                let name = format!("{kind:?} {facing} {side:?}");
                edges.entry(kind.edge(facing, side)).or_default().push((name, row));
            }
        }
    }
    let all = edges.values().map(Vec::len).sum();
    let corner = |terrain| if terrain == Terrain::City { 40 } else { 4 };
    let odd = edges.iter().flat_map(|(terrain, rows)| odd_rows(terrain, rows, corner(*terrain)));
    (all, odd.collect())
}

#[test]
fn rich_edges_meet() {
    let (all, odd) = odd_edges(Palette::Light, Level::Rich);
    assert!(odd.is_empty(), "{} of {all}: {odd:#?}", odd.len());
}

#[test]
fn plain_edges_meet() {
    let (all, odd) = odd_edges(Palette::Light, Level::Plain);
    assert!(odd.is_empty(), "{} of {all}: {odd:#?}", odd.len());
}

#[test]
fn edges_meet_in_high_contrast() {
    let (all, odd) = odd_edges(Palette::Contrast, Level::Plain);
    assert!(odd.is_empty(), "{} of {all}: {odd:#?}", odd.len());
}
