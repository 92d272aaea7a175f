//! The ground of a tile of The Castle, which turns with it: courts, paths with their paving, squares,
//! and the ground and walls of buildings.

use bastide_castle::{Kind, Terrain};

use super::layout::Layout;
use super::plan::{Building, FOUNTAIN, PATH, SQUARE, START};
use crate::Level;
use crate::geometry::curve::{even, length, normals};
use crate::geometry::point::{CENTRE, Point, at};
use crate::geometry::region::over_edge;
use crate::svg::{disc, filled, num, smooth, straight, stroked};

/// The width of a path's surface.
fn surface(level: Level) -> f64 {
    match level {
        Level::Rich => PATH - 8.0,
        Level::Plain => PATH - 10.0,
    }
}

/// The ground, upright, as the inside of a symbol of 240 by 240.
pub(super) fn ground(kind: &Kind, layout: &Layout, level: Level) -> String {
    let mut out = filled("M0 0H240V240H0Z", "yard");
    if level == Level::Rich {
        for (place, radius, light) in &layout.glows {
            let token = if *light { "yard-glow" } else { "yard-shade" };
            for share in [1.0, 0.75, 0.5] {
                let soft = disc(*place, radius * share, token);
                out += &soft.replace("/>", r#" fill-opacity=".3"/>"#);
            }
        }
    }
    out += &paths(layout, level);
    for building in &layout.plan.buildings {
        out += &house_or_tower(kind, layout, building, level);
    }
    if layout.plan.is_start {
        out += &filled(&format!("M0 {0}H240V240H0Z", num(START)), "rampart");
        out += &stroked(&format!("M0 {0}H240", num(START)), "line", 5.0);
    }
    out
}

fn paths(layout: &Layout, level: Level) -> String {
    let plan = &layout.plan;
    let wide = surface(level);
    let lines: Vec<String> =
        plan.ways.iter().map(|way| smooth(&over_edge(&even(&way.line, 14)))).collect();
    let mut out: String = lines.iter().map(|d| stroked(d, "verge", PATH)).collect();
    let fork = plan.ways.iter().filter(|way| !way.through).count() > 1 && plan.square.is_none();
    if fork {
        out += &disc(CENTRE, PATH / 2.0 + 4.0, "verge");
    }
    if let Some((_, place)) = plan.fountain {
        out += &disc(place, FOUNTAIN, "verge");
    }
    let base = if level == Level::Rich { "paving" } else { "road" };
    out.extend(lines.iter().map(|d| stroked(d, base, wide)));
    if fork {
        out += &disc(CENTRE, wide / 2.0 + 4.0, base);
    }
    if let Some((_, place)) = plan.fountain {
        out += &disc(place, FOUNTAIN - 4.0, base);
    }
    if level == Level::Rich {
        let stones: String = plan.ways.iter().map(|way| stones(&way.line, wide)).collect();
        out += &stroked(&stones, "road", 8.4).replace("/>", r#" stroke-linecap="round"/>"#);
        if let Some((_, place)) = plan.fountain {
            out += &disc(place, FOUNTAIN - 4.0, base);
            out += &round_stones(place, &[(25.0, 18)]);
            out += &disc(place, 17.0, "road");
        }
    }
    if let Some(place) = plan.square {
        let rim = if level == Level::Rich { 4.5 } else { 6.0 };
        out += &disc(place, SQUARE, "verge");
        out += &disc(place, SQUARE - rim, base);
        if level == Level::Rich {
            out += &round_stones(place, &[(27.5, 19), (17.0, 12)]);
        }
    }
    out
}

/// Paving: rows of three and of two stones by turns. A row of three lies on the edge of the tile, half
/// on each side, so that the paving goes on.
fn stones(line: &[Point], wide: f64) -> String {
    let rows = ((length(line) / 21.0).round() as usize).max(1) * 2;
    let places = even(line, rows);
    let across = normals(&places);
    let mut d = String::new();
    for (n, (place, across)) in places.iter().zip(across).enumerate() {
        let step = wide / 3.0;
        let offsets: &[f64] = if n % 2 == 0 { &[-1.0, 0.0, 1.0] } else { &[-0.5, 0.5] };
        for offset in offsets {
            let (middle, half) = (*place + across * (offset * step), across * (step / 2.0 - 4.9));
            d += &straight(&[middle - half, middle + half]);
        }
    }
    d
}

fn round_stones(place: Point, rings: &[(f64, usize)]) -> String {
    let mut d = String::new();
    for (radius, count) in rings {
        for n in 0..*count {
            let angle = std::f64::consts::TAU * n as f64 / *count as f64;
            let on = place + at(angle.cos(), angle.sin()) * *radius;
            d += &format!("M{} {}h.1", num(on.x), num(on.y));
        }
    }
    stroked(&d, "road", 7.6).replace("/>", r#" stroke-linecap="round"/>"#)
}

/// The ground of a building and the foot of its walls, clipped to what belongs to it.
fn house_or_tower(kind: &Kind, layout: &Layout, building: &Building, level: Level) -> String {
    let outline = layout.regions.parts[building.part].path();
    let house = building.terrain == Terrain::House;
    let token = match (house, level) {
        (true, Level::Rich) => "quarter",
        (true, Level::Plain) => "flat-quarter",
        (false, Level::Rich) => "bailey",
        (false, Level::Plain) => "flat-bailey",
    };
    let id = format!("castle-clip-{}-{}-{level:?}", kind.name, building.part);
    let mut out = format!(r#"<clipPath id="{id}"><path d="{outline}"/></clipPath>"#);
    out += &filled(&outline, token);
    if level == Level::Rich {
        let plaza = if house { "plaza" } else { "stone-face" };
        out += &disc(layout.anchors[building.part], 14.0, plaza);
    }
    out += &format!(r#"<g clip-path="url(#{id})">"#);
    match (house, level) {
        (true, Level::Plain) => out += r##"<use href="#hatch"/>"##,
        (false, Level::Rich) => out += &flags(),
        (true, Level::Rich) | (false, Level::Plain) => {}
    }
    let bands: &[(&str, f64)] = match (house, level) {
        (true, Level::Rich) => &[("eave-1", 19.0), ("wall-dim", 13.0), ("eave-1", 3.4)],
        (false, Level::Rich) => &[("stone-joint", 31.0), ("stone", 25.0), ("stone-joint", 3.4)],
        (true, Level::Plain) => &[("line", 22.0), ("wall", 14.0), ("line", 6.0)],
        (false, Level::Plain) => &[("line", 34.0), ("stone", 26.0), ("line", 6.0)],
    };
    for wall in &building.walls {
        let d = if wall.len() > 2 { smooth(&even(wall, 10)) } else { straight(wall) };
        out.extend(bands.iter().map(|(token, width)| stroked(&d, token, *width)));
        if !house && level == Level::Rich {
            // Merlons on the outer half of the wall.
            let merlons = stroked(&d, "stone-course", 13.0);
            out += &merlons.replace("/>", r#" stroke-dasharray="7 9"/>"#);
            out += &stroked(&d, "stone-joint", 3.4);
        }
    }
    out + "</g>"
}

/// The joints of flagstones, the same from all sides and with a period that divides the tile.
fn flags() -> String {
    let lines: String = (1..8).map(|n| format!("M{0} 0V240M0 {0}H240", n * 30)).collect();
    stroked(&lines, "bailey-joint", 1.6)
}
