//! The ground of cities and the foot of their walls.

use crate::Level;
use crate::carcassonne::layout::Layout;
use crate::geometry::city::City;
use crate::geometry::curve::thinned;
use crate::geometry::point::CENTRE;
use crate::svg::{filled, num, smooth, smooth_on, straight, stroked};

/// All cities of a tile. Walls are drawn as strokes along the outline and clipped to the city, so
/// that nothing shows outside.
pub(super) fn cities(name: &str, layout: &Layout, level: Level) -> String {
    let mut out = String::new();
    for (n, city) in layout.plan.cities.iter().enumerate() {
        let outline = outline(city);
        let id = format!("{}-{name}-{n}", if level == Level::Rich { "c" } else { "d" });
        out += &format!(r#"<clipPath id="{id}"><path d="{outline}"/></clipPath>"#);
        match level {
            Level::Rich => {
                out += &filled(&outline, "city");
                out += &plaza(layout, city.part);
            }
            Level::Plain => {
                out += &filled(&outline, "flat-city");
            }
        }
        let bands: &[(&str, f64)] = match level {
            Level::Rich => &[("stone-joint", 17.0), ("stone-face", 14.6), ("stone-joint", 2.6)],
            Level::Plain => &[("stone", 24.0), ("line", 9.0)],
        };
        out += &format!(r#"<g clip-path="url(#{id})">"#);
        if level == Level::Plain {
            out += r##"<use href="#hatch"/>"##;
        }
        let walls: String = city.walls.iter().map(|wall| smooth(&thinned(wall))).collect();
        for (token, width) in bands {
            out += &stroked(&walls, token, *width);
        }
        out += "</g>";
    }
    out
}

/// The outline as a path: straight along the sides of the tile, smooth along the walls.
fn outline(city: &City) -> String {
    let mut d = String::new();
    for edge in &city.edges {
        if d.is_empty() {
            d = straight(&edge[..1]);
        }
        match edge[..] {
            [_, end] => d += &straight(&[end]).replace('M', "L"),
            _ => d += &smooth_on(&thinned(edge)),
        }
    }
    d + "Z"
}

/// The open place where a figure can stand; before a cathedral it is large.
fn plaza(layout: &Layout, part: usize) -> String {
    let cathedral = layout.stamps.iter().any(|stamp| stamp.name == "cathedral");
    let (at, r) = if cathedral { (CENTRE, 62.0) } else { (layout.anchors[part], 15.0) };
    let (x, y, r) = (num(at.x), num(at.y), num(r));
    let rim = if cathedral {
        r#" stroke="var(--plaza-rim)" stroke-width="1.6" stroke-dasharray="6 5""#
    } else {
        ""
    };
    format!(r#"<circle cx="{x}" cy="{y}" r="{r}" fill="var(--plaza)"{rim}/>"#)
}
