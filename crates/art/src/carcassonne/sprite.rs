//! All symbols in one file, for clients that compose boards themselves.

use bastide_carcassonne::tiles::TileBox;
use bastide_landscape::Kind;

use crate::carcassonne::layout::{Layer, Stamp};
use crate::carcassonne::tile::{at_level, is_shown, layout};
use crate::svg::{fine, num};
use crate::{Level, scene, stamps};

/// One SVG with every symbol of a level of detail, painted with names of colours: a style sheet
/// with [`crate::Palette::declarations`] gives it any palette.
///
/// A kind has the symbol `ground-NAME` (or `plain-NAME`), which is turned with the tile; where
/// there are walls, the courses `wall-NAME-0` and on, which are turned and lifted; and in
/// `data-stamps` of its ground the upright stamps: `layer name x y drop size` each, the size
/// negative for mirrored ones. [`crate::tile`] puts them together.
pub fn sprite(level: Level) -> String {
    let mut out = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg"><defs>"#);
    out += &scene::brushes();
    out.extend(stamps::all().iter().map(|(name, _)| stamps::symbol(name)));
    for kind in TileBox::all().flat_map(TileBox::kinds) {
        let list = stamp_list(kind, level);
        let plain = scene::symbols(kind, level);
        out += &plain.replacen("<symbol ", &format!(r#"<symbol data-stamps="{list}" "#), 1);
    }
    out + "</defs></svg>"
}

fn stamp_list(kind: &Kind, level: Level) -> String {
    let stamps = layout(kind).stamps.iter().filter(|stamp| is_shown(stamp.shown, level));
    let list: Vec<String> = stamps.map(|stamp| entry(stamp, level)).collect();
    list.join(";")
}

fn entry(stamp: &Stamp, level: Level) -> String {
    let layer = match stamp.layer {
        Layer::House => 'h',
        Layer::Standing => 't',
        Layer::Sign => 's',
    };
    let (name, larger) = at_level(stamp, level);
    let size = stamp.size * larger * if stamp.mirrored { -1.0 } else { 1.0 };
    let (x, y, drop) = (num(stamp.at.x), num(stamp.at.y), num(stamp.drop * larger));
    format!("{layer} {name} {x} {y} {drop} {}", fine(size))
}
