//! What is painted at the sides of a tile, where others join it.

use std::collections::BTreeMap;
use std::fmt::Display;

use bastide_landscape::Side;
use resvg::{tiny_skia, usvg};

/// A side has so many pixels.
pub(crate) const SIZE: u32 = 240;
type Colour = [u8; 3];
pub(crate) type Row = Vec<Colour>;

/// The outermost pixels of the four sides, clockwise. Nothing else of the tile is painted.
pub(crate) fn rows(svg: &str) -> [(Side, Row); 4] {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("an SVG");
    let scale = SIZE as f32 / tree.size().width();
    let last = -((SIZE - 1) as f32);
    Side::ALL.map(|side| {
        let (width, height, x, y) = match side {
            Side::N => (SIZE, 1, 0.0, 0.0),
            Side::E => (1, SIZE, last, 0.0),
            Side::S => (SIZE, 1, 0.0, last),
            Side::W => (1, SIZE, 0.0, 0.0),
        };
        let mut strip = tiny_skia::Pixmap::new(width, height).expect("a size");
        let transform = tiny_skia::Transform::from_scale(scale, scale).post_translate(x, y);
        resvg::render(&tree, transform, &mut strip.as_mut());
        let colours = strip.pixels().iter().map(|pixel| {
            let pixel = pixel.demultiply();
            [pixel.red(), pixel.green(), pixel.blue()]
        });
        let mut row: Row = colours.collect();
        if matches!(side, Side::S | Side::W) {
            row.reverse();
        }
        (side, row)
    })
}

fn commonest(colours: impl Iterator<Item = Colour>) -> Colour {
    let mut counts: BTreeMap<Colour, usize> = BTreeMap::new();
    colours.for_each(|colour| *counts.entry(colour).or_default() += 1);
    counts.into_iter().max_by_key(|(_, count)| *count).expect("some row").0
}

/// Every row whose pixels differ from the commonest ones, or from these mirrored, by more than a tenth of the range in
/// more than one pixel. So many pixels at the corners are not compared.
pub(crate) fn odd_rows(what: impl Display, rows: &[(String, Row)], corner: usize) -> Vec<String> {
    let size = SIZE as usize;
    let usual: Row = (0..size).map(|n| commonest(rows.iter().map(|(_, row)| row[n]))).collect();
    let far = |a: &Colour, b: &Colour| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 26);
    let compared = corner..size - corner;
    let differ = |row: &Row| {
        let forwards = compared.clone().filter(|n| far(&row[*n], &usual[*n])).count();
        let mirrored = compared.clone().filter(|n| far(&row[size - 1 - n], &usual[*n])).count();
        forwards.max(mirrored)
    };
    let odd = rows.iter().map(|(name, row)| (name, differ(row))).filter(|(_, pixels)| *pixels > 1);
    odd.map(|(name, pixels)| format!("{name}: {what}, {pixels} pixels")).collect()
}
