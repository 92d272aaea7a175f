//! A tile as it lies: the turned ground, then what stands upright on it.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use bastide_carcassonne::tiles::TileBox;
use bastide_landscape::{Facing, Kind, KindName};

use crate::carcassonne::layout::{Layer, Layout, Shown, Stamp};
use crate::carcassonne::paint::walls::COURSES;
use crate::geometry::point::{Point, TILE, at, corner};
use crate::geometry::region::Region;
use crate::scene::Scene;
use crate::svg::{fine, num};
use crate::{Level, Palette};

/// The layouts of all kinds, each worked out when it is needed first.
static LAYOUTS: LazyLock<BTreeMap<KindName, OnceLock<Layout>>> = LazyLock::new(|| {
    let kinds = TileBox::all().flat_map(TileBox::kinds);
    kinds.map(|kind| (kind.name, OnceLock::new())).collect()
});

/// The layout of a kind that is in one of the boxes.
pub(crate) fn layout(kind: &Kind) -> &'static Layout {
    let layout = LAYOUTS.get(&kind.name).expect("only tiles of the boxes are painted");
    layout.get_or_init(|| Layout::of(kind))
}

/// The ground of a part on the upright tile; nothing for a number the kind does not have.
pub fn region(kind: &Kind, part: usize) -> Option<&'static Region> {
    layout(kind).regions.parts.get(part)
}

/// The ground of a kind that belongs to no part: villages, lakes, crop circles.
pub fn islands(kind: &Kind) -> &'static Region {
    &layout(kind).regions.islands
}

/// Where the middle of a figure is when it stands on a part of a tile that has a facing.
pub fn anchor(kind: &Kind, facing: Facing, part: usize) -> Point {
    layout(kind).anchor(kind, facing, part)
}

/// The same for the large figures of a small board: they reach over the edge as little as can be, and where they
/// do rather into their own region.
pub fn small_anchor(kind: &Kind, facing: Facing, part: usize) -> Point {
    let all = layout(kind).small_anchors.get(part);
    all.map_or_else(|| anchor(kind, facing, part), |all| all[usize::from(facing.quarters())])
}

/// At which corners of a tile that has a facing a city wall ends: north-west, north-east,
/// south-east, south-west. A tower covers the seam there.
pub fn corners(kind: &Kind, facing: Facing) -> [bool; 4] {
    let walls = || layout(kind).plan.cities.iter().flat_map(|city| &city.walls);
    let ends: Vec<Point> =
        walls().flat_map(|wall| wall.first().into_iter().chain(wall.last())).copied().collect();
    std::array::from_fn(|n| ends.iter().any(|end| end.turned(facing).distance(corner(n)) < 1.0))
}

/// A tile as a group that uses the symbols of [`crate::sprite`], 240 units wide. Copies of a kind
/// differ in small decorations.
pub fn tile(kind: &Kind, facing: Facing, copy: usize, level: Level) -> String {
    let layout = layout(kind);
    let mut out = format!("<g>{}", ground(kind, facing, level));
    out += &stamps(layout, Layer::House, facing, copy, level);
    if level == Level::Rich && !layout.plan.cities.iter().all(|city| city.walls.is_empty()) {
        for (n, course) in COURSES.iter().enumerate() {
            out += &format!(
                r##"<use href="#wall-{}-{n}" transform="{}"/>"##,
                kind.name,
                lifted(course.height, facing)
            );
        }
    }
    out += &stamps(layout, Layer::Standing, facing, copy, level);
    out += &stamps(layout, Layer::Sign, facing, copy, level);
    out + "</g>"
}

fn ground(kind: &Kind, facing: Facing, level: Level) -> String {
    let sheet = ground_id(kind, level);
    let turn = match facing.quarters() {
        0 => String::new(),
        n => format!(r#" transform="rotate({} 120 120)""#, u16::from(n) * 90),
    };
    format!(r##"<use href="#{sheet}" width="240" height="240"{turn}/>"##)
}

/// The id of the ground of a kind.
pub(crate) fn ground_id(kind: &Kind, level: Level) -> String {
    match level {
        Level::Rich => format!("ground-{}", kind.name),
        Level::Plain => format!("plain-{}", kind.name),
    }
}

pub(crate) fn lifted(height: f64, facing: Facing) -> String {
    let lift = format!("translate(0 {})", num(-height));
    match facing.quarters() {
        0 => lift,
        n => format!("{lift}rotate({} 120 120)", u16::from(n) * 90),
    }
}

/// The stamps of one layer, those farther back first.
fn stamps(layout: &Layout, layer: Layer, facing: Facing, copy: usize, level: Level) -> String {
    let picture = layout.pictures.get(copy).and_then(Option::as_ref);
    let mut shown: Vec<(f64, &Stamp)> = layout
        .stamps
        .iter()
        .chain(picture)
        .filter(|stamp| stamp.layer == layer && is_shown(stamp.shown, level))
        .map(|stamp| (stamp.at.turned(facing).y + stamp.drop, stamp))
        .collect();
    shown.sort_by(|a, b| a.0.total_cmp(&b.0));
    shown.into_iter().map(|(_, stamp)| place(stamp, facing, level)).collect()
}

pub(crate) fn is_shown(shown: Shown, level: Level) -> bool {
    match shown {
        Shown::Always => true,
        Shown::Rich => level == Level::Rich,
        Shown::Plain => level == Level::Plain,
    }
}

/// The name a stamp has and how much larger it is at a level.
pub(crate) fn at_level(stamp: &Stamp, level: Level) -> (&'static str, f64) {
    if level == Level::Rich {
        return (stamp.name, 1.0);
    }
    match stamp.name {
        "village" => ("village-plain", 1.0),
        "gate" => ("gate-plain", 1.0),
        "garden" => ("garden-plain", 1.0),
        name @ ("well" | "rocks" | "foundation") => (name, 1.3),
        name => (name, stamp.growth),
    }
}

/// A stamp at its place on a tile that has a facing.
pub(crate) fn place(stamp: &Stamp, facing: Facing, level: Level) -> String {
    let (name, larger) = at_level(stamp, level);
    let foot = stamp.at.turned(facing) + at(0.0, stamp.drop * larger);
    let size = fine(stamp.size * larger);
    let scale = match (stamp.mirrored, size.as_str()) {
        (false, "1") => String::new(),
        (false, _) => format!("scale({size})"),
        (true, _) => format!("scale(-{size} {size})"),
    };
    let (x, y) = (num(foot.x), num(foot.y));
    format!(r##"<use href="#{name}" transform="translate({x} {y}){scale}"/>"##)
}

/// A tile as a picture by itself.
pub fn tile_svg(
    kind: &Kind,
    facing: Facing,
    copy: usize,
    palette: Palette,
    level: Level,
) -> String {
    let mut scene = Scene::new(palette, level);
    scene.tile(kind, facing, copy, at(0.0, 0.0));
    scene.finish((TILE, TILE), (TILE, TILE))
}
