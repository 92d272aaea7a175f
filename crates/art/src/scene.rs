//! A picture in the making, with exactly the symbols it uses.

use std::collections::{BTreeMap, BTreeSet};

use bastide_landscape::{Facing, Kind};

use crate::geometry::Point;
use crate::paint;
use crate::paint::walls;
use crate::svg::{document, fine, num};
use crate::tile::{self, layout};
use crate::{Level, Palette, stamps};

/// Light and shade on fields, and the hatching of cities in high contrast. The hatching looks the
/// same from all sides and its period divides the tile, so that seams do not show.
pub(crate) const BRUSHES: &str = concat!(
    r#"<radialGradient id="glow"><stop offset="0" stop-color="var(--glow)" stop-opacity=".75"/>"#,
    r#"<stop offset=".55" stop-color="var(--glow)" stop-opacity=".4"/>"#,
    r#"<stop offset="1" stop-color="var(--glow)" stop-opacity="0"/></radialGradient>"#,
    r#"<radialGradient id="shade"><stop offset="0" stop-color="var(--shade)" stop-opacity=".75"/>"#,
    r#"<stop offset=".55" stop-color="var(--shade)" stop-opacity=".4"/>"#,
    r#"<stop offset="1" stop-color="var(--shade)" stop-opacity="0"/></radialGradient>"#,
    r#"<pattern id="hatch" width="20" height="20" patternUnits="userSpaceOnUse">"#,
    r#"<path d="M-1-1L21 21M21-1L-1 21" fill="none" stroke="var(--hatch)" stroke-width="2.2"/>"#,
    "</pattern>",
);

/// A picture in the making.
#[derive(Debug)]
pub(crate) struct Scene {
    pub(crate) palette: Palette,
    pub(crate) level: Level,
    pub(crate) body: String,
    kinds: BTreeMap<&'static str, String>,
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
        self.kinds.entry(kind.name).or_insert_with(|| symbols(kind, self.level));
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

    /// Adds a stamp with its foot at a point.
    pub(crate) fn stamp(&mut self, name: &str, foot: Point, size: f64) {
        self.stamps.insert(name.to_string());
        let (x, y, size) = (num(foot.x), num(foot.y), fine(size));
        self.body +=
            &format!(r##"<use href="#{name}" transform="translate({x} {y})scale({size})"/>"##);
    }

    /// The whole document, with literal colours.
    pub(crate) fn finish(self, size: (f64, f64), view: (f64, f64)) -> String {
        let names: BTreeSet<String> =
            self.stamps.iter().flat_map(|name| stamps::with_parts(name)).collect();
        let mut defs = String::from(BRUSHES);
        defs.extend(names.iter().map(|name| stamps::symbol(name)));
        defs.extend(self.kinds.values().map(String::as_str));
        let body = format!("<defs>{defs}</defs>{}", self.body);
        self.palette.resolve(&document(size, view, &body))
    }
}

/// The symbols of a kind: its ground and its walls.
pub(crate) fn symbols(kind: &Kind, level: Level) -> String {
    let layout = layout(kind);
    let id = tile::ground_id(kind, level);
    let ground = paint::ground(kind.name, layout, level);
    let walls = match level {
        Level::Rich => walls::courses(kind.name, &layout.plan),
        Level::Plain => String::new(),
    };
    format!(r#"<symbol id="{id}" viewBox="0 0 240 240">{ground}</symbol>{walls}"#)
}
