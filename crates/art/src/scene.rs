//! A picture in the making, with exactly the symbols it uses.

use std::collections::{BTreeMap, BTreeSet};

use bastide_landscape::{Facing, Kind};

use crate::carcassonne::paint;
use crate::carcassonne::paint::walls;
use crate::carcassonne::tile::{self, layout};
use crate::geometry::Point;
use crate::svg::{document, fine, num, stroked};
use crate::{Level, Palette, stamps};

/// How much wider the halo of a figure is where there is little detail, and the outline around it.
const RIM: f64 = 1.2;
const OUTLINE: f64 = 2.6;
/// How far both reach beyond a figure with its usual halo.
pub(crate) const AROUND: f64 = RIM + OUTLINE;

/// Soft light and shade on fields, one unit wide, and the hatching of cities in high contrast. The
/// hatching looks the same from all sides and its period divides the tile, so that seams do not
/// show. They are groups and not gradients or patterns, because those take their colours from where
/// they are defined: here one geometry has the colours of wherever it is used.
pub(crate) fn brushes() -> String {
    let mut out = String::new();
    for name in ["glow", "shade"] {
        out += &format!(r#"<g id="{name}" fill="var(--{name})" fill-opacity=".13">"#);
        out.extend((2..=8).map(|n| format!(r#"<circle r="{}"/>"#, fine(f64::from(n) / 8.0))));
        out += "</g>";
    }
    let falling = (-6..=6).map(|n| format!("M{} 0l240 240", n * 40));
    let rising = (0..=12).map(|n| format!("M{} 0l-240 240", n * 40));
    let lattice: String = falling.chain(rising).collect();
    out += &stroked(&lattice, "hatch", 2.0).replace("<path ", r#"<path id="hatch" "#);
    out
}

/// A picture in the making.
#[derive(Debug)]
pub(crate) struct Scene {
    pub(crate) palette: Palette,
    pub(crate) level: Level,
    pub(crate) body: String,
    kinds: BTreeMap<String, String>,
    stamps: BTreeSet<String>,
}

impl Scene {
    /// An empty picture. High contrast is always plain.
    pub(crate) fn new(palette: Palette, level: Level) -> Scene {
        let level = if palette == Palette::Contrast { Level::Plain } else { level };
        let (kinds, stamps) = (BTreeMap::new(), BTreeSet::new());
        Scene { palette, level, body: String::new(), kinds, stamps }
    }

    /// Adds a tile with its upper left corner at a point.
    pub(crate) fn tile(&mut self, kind: &Kind, facing: Facing, copy: usize, corner: Point) {
        self.kinds.entry(kind.name.to_string()).or_insert_with(|| symbols(kind, self.level));
        let layout = layout(kind);
        let pictures = layout.pictures.iter().flatten();
        for stamp in layout.stamps.iter().chain(pictures) {
            if tile::is_shown(stamp.shown, self.level) {
                self.stamps.insert(tile::at_level(stamp, self.level).0.to_string());
            }
        }
        if layout.machine.is_some() {
            self.stamps.insert("machine".to_string());
        }
        let picture = tile::tile(kind, facing, copy, self.level);
        let (x, y) = (num(corner.x), num(corner.y));
        self.body += &format!(r#"<g transform="translate({x} {y})">{picture}</g>"#);
    }

    /// Adds a symbol with an id, unless it is there.
    pub(crate) fn define(&mut self, id: &'static str, symbol: impl FnOnce(Level) -> String) {
        self.kinds.entry(id.to_string()).or_insert_with(|| symbol(self.level));
    }

    /// Says that a stamp is used by what was added to the body.
    pub(crate) fn need(&mut self, stamp: &str) {
        self.stamps.insert(stamp.to_string());
    }

    /// Adds a stamp with its foot at a point.
    pub(crate) fn stamp(&mut self, name: &str, foot: Point, size: f64) {
        self.stamps.insert(name.to_string());
        let (x, y, size) = (num(foot.x), num(foot.y), fine(size));
        self.body +=
            &format!(r##"<use href="#{name}" transform="translate({x} {y})scale({size})"/>"##);
    }

    /// Adds a figure with its foot at a point; where there is little detail with more around it.
    pub(crate) fn figure(&mut self, name: &str, foot: Point, size: f64) {
        if self.level == Level::Plain {
            let around = stamps::halo(name, AROUND, "outline");
            let within = stamps::halo(name, RIM, "halo");
            let (x, y, size) = (num(foot.x), num(foot.y), fine(size));
            self.body += &format!(
                r#"<g transform="translate({x} {y})scale({size})" stroke-linejoin="round" stroke-linecap="round">{around}{within}</g>"#
            );
        }
        self.stamp(name, foot, size);
    }

    /// The whole document, with literal colours.
    pub(crate) fn finish(self, size: (f64, f64), view: (f64, f64)) -> String {
        self.finish_from(Point::default(), size, view)
    }

    /// The same with a view box that begins at a point.
    pub(crate) fn finish_from(self, low: Point, size: (f64, f64), view: (f64, f64)) -> String {
        let names: BTreeSet<String> =
            self.stamps.iter().flat_map(|name| stamps::with_parts(name)).collect();
        let mut defs = brushes();
        defs.extend(names.iter().map(|name| stamps::symbol(name)));
        defs.extend(self.kinds.values().map(String::as_str));
        let body = format!("<defs>{defs}</defs>{}", self.body);
        self.palette.resolve(&document(low, size, view, &body))
    }
}

/// The symbols of a kind: its ground and its walls.
pub(crate) fn symbols(kind: &Kind, level: Level) -> String {
    let layout = layout(kind);
    let id = tile::ground_id(kind, level);
    let ground = paint::ground(kind.name.as_str(), layout, level);
    let walls = match level {
        Level::Rich => walls::courses(kind.name.as_str(), &layout.plan),
        Level::Plain => String::new(),
    };
    format!(r#"<symbol id="{id}" viewBox="0 0 240 240">{ground}</symbol>{walls}"#)
}
