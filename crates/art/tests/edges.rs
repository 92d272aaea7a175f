//! Tiles meet: the outermost pixels of equal edges are the same in every kind and facing.

use std::collections::BTreeMap;

use bastide_art::{Level, Palette, tile_svg};
use bastide_carcassonne::tiles::TileBox;
use bastide_landscape::{Facing, Side, Terrain};
use resvg::{tiny_skia, usvg};

const SIZE: u32 = 240;
type Colour = [u8; 3];
type Row = Vec<Colour>;

fn paint(svg: &str) -> tiny_skia::Pixmap {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("an SVG");
    let mut pixmap = tiny_skia::Pixmap::new(SIZE, SIZE).expect("a size");
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixmap.as_mut());
    pixmap
}

/// The outermost row of a side, clockwise.
fn row(pixmap: &tiny_skia::Pixmap, side: Side) -> Row {
    let last = SIZE - 1;
    (0..SIZE)
        .map(|n| match side {
            Side::N => (n, 0),
            Side::E => (last, n),
            Side::S => (last - n, last),
            Side::W => (0, last - n),
        })
        .map(|(x, y)| {
            let pixel = pixmap.pixel(x, y).expect("inside").demultiply();
            [pixel.red(), pixel.green(), pixel.blue()]
        })
        .collect()
}

fn commonest(colours: impl Iterator<Item = Colour>) -> Colour {
    let mut counts: BTreeMap<Colour, usize> = BTreeMap::new();
    colours.for_each(|colour| *counts.entry(colour).or_default() += 1);
    counts.into_iter().max_by_key(|(_, count)| *count).expect("some edge").0
}

/// Every edge whose pixels differ from the commonest edge of its terrain, or from that edge
/// mirrored, by more than a tenth of the range in more than one pixel. Within 40 pixels of the
/// corners city edges are not compared, because walls run into the corners; within 4 no others.
fn odd_edges(palette: Palette, level: Level) -> (usize, Vec<String>) {
    let mut edges: BTreeMap<Terrain, Vec<(String, Row)>> = BTreeMap::new();
    for kind in TileBox::all().flat_map(TileBox::kinds) {
        for facing in Facing::ALL {
            let pixmap = paint(&tile_svg(kind, facing, 0, palette, level));
            for side in Side::ALL {
                let name = format!("{kind:?} {facing} {side:?}");
                let terrain = kind.edge(facing, side);
                edges.entry(terrain).or_default().push((name, row(&pixmap, side)));
            }
        }
    }
    let mut odd = Vec::new();
    let all = edges.values().map(Vec::len).sum();
    for (terrain, rows) in edges {
        let skip = if terrain == Terrain::City { 40 } else { 4 };
        let usual: Row =
            (0..SIZE as usize).map(|n| commonest(rows.iter().map(|(_, row)| row[n]))).collect();
        for (name, row) in &rows {
            let far = |a: &Colour, b: &Colour| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 26);
            let compared = skip..SIZE as usize - skip;
            let differ = compared.clone().filter(|n| far(&row[*n], &usual[*n])).count();
            let mirrored =
                compared.filter(|n| far(&row[SIZE as usize - 1 - n], &usual[*n])).count();
            if differ.max(mirrored) > 1 {
                odd.push(format!("{name}: {terrain}, {} pixels", differ.max(mirrored)));
            }
        }
    }
    (all, odd)
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
