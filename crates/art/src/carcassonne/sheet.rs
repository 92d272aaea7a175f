//! Many tiles side by side, with their names: for documents and for looking.

use bastide_landscape::{Facing, Kind};

use crate::geometry::point::at;
use crate::glyphs;
use crate::scene::Scene;
use crate::svg::num;
use crate::{Level, Palette};

/// A tile on a sheet: its kind, its facing and which copy.
pub type Shown = (&'static Kind, Facing, usize);

/// Tiles in rows, each with its name below, at `pixels` a tile.
pub fn sheet(
    tiles: &[Shown],
    columns: usize,
    pixels: f64,
    palette: Palette,
    level: Level,
) -> String {
    let (across, down) = (264.0, 290.0);
    let mut scene = Scene::new(palette, level);
    let rows = tiles.len().div_ceil(columns.max(1));
    let size = (columns as f64 * across + 24.0, rows as f64 * down + 24.0);
    scene.body +=
        &format!(r#"<rect width="{}" height="{}" fill="var(--table)"/>"#, num(size.0), num(size.1));
    for (n, (kind, facing, copy)) in tiles.iter().enumerate() {
        let corner = at((n % columns) as f64 * across + 24.0, (n / columns) as f64 * down + 24.0);
        scene.tile(kind, *facing, *copy, corner);
        scene.body += &glyphs::text(kind.name.as_str(), corner + at(120.0, 258.0), 18.0, "rim");
    }
    let scale = pixels / 240.0;
    scene.finish((size.0 * scale, size.1 * scale), size)
}
