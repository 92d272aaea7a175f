//! Painting what turns with the tile: the ground and the walls.

mod city;
mod country;
mod roads;
pub(crate) mod walls;

use crate::Level;
use crate::carcassonne::layout::Layout;
use crate::svg::{filled, stroked};

/// The ground of a tile, upright, as the inside of a symbol of 240 by 240.
pub(crate) fn ground(name: &str, layout: &Layout, level: Level) -> String {
    let mut out = filled("M0 0H240V240H0Z", "field");
    out += &country::fields(layout, level);
    out += &country::water(name, layout, level);
    out += &country::courts(layout, level);
    out += &roads::ending(layout, level);
    out += &country::crops(layout, level);
    out += &roads::through(layout, level);
    out += &roads::bridges(layout, level);
    out += &roads::piers(layout, level);
    out += &city::cities(name, layout, level);
    out += &roads::viaducts(layout, level);
    out += &country::machine(layout, level);
    out
}

/// Short strokes at points, as a cheap way to paint many dots with one path.
fn dots(points: impl Iterator<Item = crate::geometry::Point>, token: &str, size: f64) -> String {
    let d: String =
        points.map(|p| format!("M{} {}h.1", crate::svg::num(p.x), crate::svg::num(p.y))).collect();
    if d.is_empty() {
        return d;
    }
    stroked(&d, token, size).replace("/>", r#" stroke-linecap="round"/>"#)
}
