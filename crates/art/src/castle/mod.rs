//! The Castle: its tiles, its wall with the track, what stands and lies there, whole boards.
//!
//! Everything is measured in units of which a tile is 240 wide. The upper left corner of a space in
//! column `x` and row `y` of `Space::cell` is at `(240 x, 240 y)`; the ring of the wall lies one cell
//! outside, so that the whole board reaches from -240 to 2400 and from -240 to 3120.

mod board;
mod describe;
mod layout;
mod paint;
mod pieces;
mod plan;
mod wall;

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use bastide_castle::{Kind, tiles};
use bastide_landscape::Facing;

use crate::carcassonne::layout::{Layer, Stamp};
use crate::carcassonne::tile::{at_level, is_shown, place};
use crate::geometry::point::{CENTRE, Point, TILE, at};
use crate::geometry::region::Region;
use crate::scene::Scene;
use crate::svg::num;
use crate::{Level, Palette, glyphs};
use layout::Layout;

pub use board::{Frame, board_svg, frame_svg};
pub use describe::describe;
pub use pieces::{follower_svg, keep_svg, marker_svg, wall_back_svg, wall_tile_svg};
pub use wall::{corner_point, track_point, wall_svg};

/// Left, top, width and height of the whole board.
pub const GROUND: [f64; 4] = [wall::LOW.x, wall::LOW.y, wall::SIZE.0, wall::SIZE.1];

/// The layouts of all kinds, each worked out when it is needed first.
static LAYOUTS: LazyLock<BTreeMap<&'static str, OnceLock<Layout>>> = LazyLock::new(|| {
    let starts = bastide_castle::wall::wall().starts.iter().map(|start| start.kind);
    tiles::kinds().iter().chain(starts).map(|kind| (kind.name, OnceLock::new())).collect()
});

/// The layout of a kind that is in the box or on a start space.
fn layout_of(kind: &Kind) -> &'static Layout {
    let layout = LAYOUTS.get(kind.name).expect("only tiles of the box are painted");
    layout.get_or_init(|| Layout::of(kind))
}

/// The ground of a part on the upright tile; nothing for a number the kind does not have.
pub fn region(kind: &Kind, part: usize) -> Option<&'static Region> {
    layout_of(kind).regions.parts.get(part)
}

/// The ground of a kind that belongs to no part: squares, and the wall behind a start space.
pub fn islands(kind: &Kind) -> &'static Region {
    &layout_of(kind).regions.islands
}

/// Where the middle of a figure is when it stands on a part of a tile that has a facing.
pub fn anchor(kind: &Kind, facing: Facing, part: usize) -> Point {
    layout_of(kind).anchors.get(part).copied().unwrap_or(CENTRE).turned(facing)
}

/// The same for the large figures of a small board.
pub fn small_anchor(kind: &Kind, facing: Facing, part: usize) -> Point {
    let all = layout_of(kind).small_anchors.get(part);
    all.map_or_else(|| anchor(kind, facing, part), |all| all[usize::from(facing.quarters())])
}

/// A tile, or what a start space shows, as a picture by itself.
pub fn tile_svg(kind: &'static Kind, facing: Facing, palette: Palette, level: Level) -> String {
    let mut scene = Scene::new(palette, level);
    put(&mut scene, kind, facing, at(0.0, 0.0));
    scene.finish((TILE, TILE), (TILE, TILE))
}

/// Adds a tile with its upper left corner at a point.
fn put(scene: &mut Scene, kind: &'static Kind, facing: Facing, corner: Point) {
    let layout = layout_of(kind);
    let level = scene.level;
    scene.define(kind.name, |level| {
        let ground = paint::ground(kind, layout, level);
        let id = kind.name;
        format!(r#"<symbol id="castle-{id}" viewBox="0 0 240 240">{ground}</symbol>"#)
    });
    let turn = u16::from(facing.quarters()) * 90;
    let (x, y) = (num(corner.x), num(corner.y));
    scene.body += &format!(
        r##"<g transform="translate({x} {y})"><use href="#castle-{}" width="240" height="240" transform="rotate({turn} 120 120)"/>"##,
        kind.name
    );
    for layer in [Layer::House, Layer::Standing, Layer::Sign] {
        let mut shown: Vec<(f64, &Stamp)> = layout
            .stamps
            .iter()
            .filter(|stamp| stamp.layer == layer && is_shown(stamp.shown, level))
            .map(|stamp| (stamp.at.turned(facing).y + stamp.drop, stamp))
            .collect();
        shown.sort_by(|a, b| a.0.total_cmp(&b.0));
        for (_, stamp) in shown {
            scene.need(at_level(stamp, level).0);
            scene.body += &place(stamp, facing, level);
        }
    }
    scene.body += "</g>";
}

/// Tiles side by side with their names, each so many pixels wide.
pub fn sheet(
    tiles: &[(&'static Kind, Facing)],
    columns: usize,
    pixels: f64,
    palette: Palette,
    level: Level,
) -> String {
    const GAP: f64 = 16.0;
    const NAME: f64 = 36.0;
    let mut scene = Scene::new(palette, level);
    let columns = columns.clamp(1, tiles.len().max(1));
    let rows = tiles.len().div_ceil(columns);
    let (width, height) =
        (columns as f64 * (TILE + GAP) + GAP, rows as f64 * (TILE + GAP + NAME) + GAP);
    let (w, h) = (num(width), num(height));
    scene.body += &format!(r#"<rect width="{w}" height="{h}" fill="var(--table)"/>"#);
    for (n, (kind, facing)) in tiles.iter().enumerate() {
        let corner = at(
            GAP + (n % columns) as f64 * (TILE + GAP),
            GAP + (n / columns) as f64 * (TILE + GAP + NAME),
        );
        put(&mut scene, kind, *facing, corner);
        let below = corner + at(TILE / 2.0, TILE + NAME / 2.0);
        scene.body += &glyphs::text(kind.name, below, 20.0, "rim");
    }
    let scale = pixels / TILE;
    scene.finish((width * scale, height * scale), (width, height))
}
