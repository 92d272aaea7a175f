//! Roads with their verges, crossings, greens of villages, bridges, piers and viaducts.

use super::dots;
use crate::Level;
use crate::carcassonne::layout::Layout;
use crate::geometry::curve::{even, length, stepped, thinned};
use crate::geometry::plan::{Island, Plan, RIVER, ROAD, Road};
use crate::geometry::point::{Point, inside, to_line};
use crate::geometry::region::over_edge;
use crate::random::Random;
use crate::svg::{disc, smooth, straight, stroked};

/// The width of the surface, and of surface and verges.
fn widths(level: Level) -> (f64, f64) {
    match level {
        Level::Rich => (20.0, 26.0),
        Level::Plain => (24.0, 31.5),
    }
}

/// Roads that end on the tile, and what they end at.
pub(super) fn ending(layout: &Layout, level: Level) -> String {
    let plan = &layout.plan;
    let roads: Vec<&Road> = plan.roads.iter().filter(|road| !road.through).collect();
    let mut out = surfaces(&roads, plan.island(Island::Crossing).map(|(at, _)| at), level);
    if let Some((at, radius)) = plan.island(Island::Village) {
        let rim = if level == Level::Rich { 2.6 } else { 4.0 };
        out += &disc(at, radius, "verge");
        out += &disc(at, radius - rim, "green");
    }
    if let Some((at, radius)) = plan.island(Island::Foundation) {
        out += &disc(at, radius + 1.0, "verge");
        out += &disc(at, radius - 2.0, "road");
    }
    out
}

/// Roads that go on to another side.
pub(super) fn through(layout: &Layout, level: Level) -> String {
    let on_ground = |road: &&Road| road.through && !road.viaduct;
    let roads: Vec<&Road> = layout.plan.roads.iter().filter(on_ground).collect();
    surfaces(&roads, None, level)
}

/// All verges first, so that roads join; then the surfaces; a crossing is a little wider.
fn surfaces(roads: &[&Road], crossing: Option<Point>, level: Level) -> String {
    let (surface, verge) = widths(level);
    let lines: Vec<String> = roads.iter().map(|road| path(road)).collect();
    let mut out: String = lines.iter().map(|d| stroked(d, "verge", verge)).collect();
    if let Some(at) = crossing {
        out += &disc(at, verge / 2.0 + 7.0, "verge");
    }
    out.extend(lines.iter().map(|d| stroked(d, "road", surface)));
    if let Some(at) = crossing {
        out += &disc(at, surface / 2.0 + 7.5, "road");
    }
    if level == Level::Rich {
        out.extend(roads.iter().map(|road| pebbles(&road.line)));
    }
    out
}

fn path(road: &Road) -> String {
    smooth(&over_edge(&thinned(&road.line)))
}

fn pebbles(line: &[Point]) -> String {
    let mut random = Random::of(&format!("pebbles {}", line.len()));
    let steps = stepped(line, 13.0);
    let inner = steps.iter().skip(1).take(steps.len().saturating_sub(2));
    let mut strewn = Vec::new();
    for p in inner {
        let by = crate::geometry::point::at(random.between(-4.0, 4.0), random.between(-4.0, 4.0));
        strewn.push(*p + by);
    }
    dots(strewn.into_iter().filter(|p| p.to_edge() > 6.0), "pebble", 2.2)
}

/// Bridges over rivers and over other roads.
pub(super) fn bridges(layout: &Layout, level: Level) -> String {
    let plan = &layout.plan;
    let mut out = String::new();
    if let Some((_, river)) = &plan.river {
        for road in &plan.roads {
            let wet = |p: &Point| to_line(*p, river) < RIVER / 2.0 + 7.0;
            let line: Vec<Point> = stepped(&road.line, 4.0).into_iter().filter(wet).collect();
            let over_spring = plan.island(Island::Spring).is_some();
            if line.len() > 6 && !over_spring {
                out += &bridge(&line, level);
            }
        }
    }
    if let Some(line) = flyover(plan) {
        out += &bridge(&line, level);
    }
    out
}

/// The stretch of the upper road where two roads cross.
fn flyover(plan: &Plan) -> Option<Vec<Point>> {
    let [.., lower, upper] = &plan.roads[..] else { return None };
    let crossed = |p: &Point| to_line(*p, &lower.line) < ROAD / 2.0 + 14.0;
    let line: Vec<Point> = stepped(&upper.line, 4.0).into_iter().filter(crossed).collect();
    let ends_apart = |end: Option<&Point>| end.is_some_and(|p| to_line(*p, &lower.line) > 20.0);
    let both = ends_apart(upper.line.first()) && ends_apart(upper.line.last());
    (both && line.len() > 6 && lower.part.is_some() && upper.part.is_some()).then_some(line)
}

/// Parapets and deck along a line.
fn bridge(line: &[Point], level: Level) -> String {
    let d = smooth(&even(line, 4));
    let (surface, verge) = widths(level);
    let mut out = stroked(&d, "shadow", verge + 14.0);
    out += &stroked(&d, "stone-joint", verge + 9.0);
    out += &stroked(&d, "stone", verge + 5.0);
    out += &stroked(&d, "stone-joint", surface + 3.0);
    out += &stroked(&d, "road", surface);
    if level == Level::Rich {
        out += &stroked(&d, "pebble", surface).replace("/>", r#" stroke-dasharray="1.4 6"/>"#);
    }
    out
}

/// Planked piers where roads end at a lake.
pub(super) fn piers(layout: &Layout, level: Level) -> String {
    if layout.plan.island(Island::PierLake).is_none() {
        return String::new();
    }
    let (surface, _) = widths(level);
    let mut out = String::new();
    for road in &layout.plan.roads {
        let [.., before, end] = road.line[..] else { continue };
        let on = (end - before).unit();
        let d = straight(&[end - on * 9.0, end + on * 18.0]);
        out += &stroked(&d, "line", surface);
        out += &stroked(&d, "plank", surface - 4.0);
        if level == Level::Rich {
            out +=
                &stroked(&d, "line", surface - 4.0).replace("/>", r#" stroke-dasharray="1.2 4"/>"#);
        }
    }
    out
}

/// Roads that cross a city.
pub(super) fn viaducts(layout: &Layout, level: Level) -> String {
    let plan = &layout.plan;
    let (surface, verge) = widths(level);
    let mut out = String::new();
    for road in plan.roads.iter().filter(|road| road.viaduct) {
        let d = path(road);
        let over = |p: &Point| plan.cities.iter().any(|city| inside(*p, &city.outline));
        let line: Vec<Point> = stepped(&road.line, 4.0).into_iter().filter(over).collect();
        out += &stroked(&d, "verge", verge);
        out += &stroked(&d, "road", surface);
        if length(&line) > 10.0 {
            out += &bridge(&line, level);
        }
        if level == Level::Rich {
            out += &pebbles(&road.line);
        }
    }
    out
}
