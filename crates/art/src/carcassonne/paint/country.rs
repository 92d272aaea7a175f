//! Fields, water, crop circles, courts.

use std::f64::consts::TAU;

use super::dots;
use crate::Level;
use crate::carcassonne::layout::{Layout, Patch};
use crate::geometry::curve::thinned;
use crate::geometry::plan::{Island, MONASTERY};
use crate::geometry::point::{Point, at};
use crate::geometry::region::over_edge;
use crate::random::Random;
use crate::svg::{disc, filled, num, smooth, smooth_closed, stroked};

/// Light, shade and furrows; in the plain picture a few tufts that only high contrast shows.
pub(super) fn fields(layout: &Layout, level: Level) -> String {
    if level == Level::Plain {
        return tufts(layout);
    }
    let mut out = String::new();
    for (middle, radius, light) in &layout.glows {
        let (x, y, r) = (num(middle.x), num(middle.y), num(*radius));
        let name = if *light { "glow" } else { "shade" };
        out += &format!(r##"<use href="#{name}" transform="translate({x} {y})scale({r})"/>"##);
    }
    for patch in &layout.patches {
        out += &furrows(patch);
    }
    out
}

/// Marks on a lattice that looks the same from all sides.
fn tufts(layout: &Layout) -> String {
    let lattice =
        (0..9).map(|n| at(f64::from(n % 3) * 80.0 + 40.0, f64::from(n / 3) * 80.0 + 40.0));
    let fields = &layout.regions.parts;
    let clear = |p: &Point| {
        let around = (0..8).map(|n| f64::from(n) * TAU / 8.0);
        let mut ring = around.map(|angle| *p + at(angle.cos(), angle.sin()) * 12.0);
        let in_field = |q: Point| fields.iter().any(|region| region.has(q) && region.has(*p));
        ring.all(in_field) && layout.kept_free.iter().all(|(q, r)| q.distance(*p) > r + 8.0)
    };
    let d: String = lattice
        .filter(clear)
        .map(|p| format!("M{} {}h10m-5-5v10", num(p.x - 5.0), num(p.y)))
        .collect();
    if d.is_empty() { d } else { stroked(&d, "flat-grass", 2.4) }
}

fn furrows(patch: &Patch) -> String {
    let Patch { at: middle, reach, angle } = *patch;
    let (cos, sin) = (angle.cos(), angle.sin());
    let place = |x: f64, y: f64| middle + at(x * cos - y * sin, x * sin + y * cos);
    let (long, wide) = (reach * 0.98, reach * 0.62);
    let blunt = |v: f64| v.abs().powf(0.6).copysign(v);
    let rim: Vec<Point> = (0..14)
        .map(|n| {
            let turn = TAU * f64::from(n) / 14.0;
            let uneven = 0.95 + 0.04 * (f64::from(n) * 2.4 + angle * 9.0).sin();
            place(long * blunt(turn.cos()) * uneven, wide * blunt(turn.sin()) * uneven)
        })
        .collect();
    let mut lines = String::new();
    let mut y = 6.0 - wide;
    while y < wide - 3.0 {
        let half = long * (1.0 - (y.abs() / wide).powi(3)) * 0.86;
        lines += &smooth(&[
            place(-half, y),
            place(-half * 0.3, y + 0.8),
            place(half * 0.4, y - 0.6),
            place(half, y),
        ]);
        y += 5.6;
    }
    let lines = stroked(&lines, "furrow-line", 1.8).replace("/>", r#" stroke-linecap="round"/>"#);
    filled(&smooth_closed(&rim), "furrow") + &lines
}

/// River and lakes with their banks.
pub(super) fn water(name: &str, layout: &Layout, level: Level) -> String {
    let plan = &layout.plan;
    let mut random = Random::of(&format!("water {name}"));
    let river = plan.river.as_ref().map(|(_, line)| (smooth(&over_edge(&thinned(line))), line));
    let river_lake = plan.island(Island::RiverLake).map(|lake| shore(lake, &mut random));
    let bank = if level == Level::Plain { 8.0 } else { 9.0 };
    let mut out = String::new();
    if let Some((d, _)) = &river {
        out += &stroked(d, "bank", 36.0 + bank);
    }
    if let Some(d) = &river_lake {
        out += &stroked(d, "bank", bank);
    }
    if let Some((d, _)) = &river {
        out += &stroked(d, "water", 36.0);
    }
    if let Some(d) = &river_lake {
        out += &filled(d, "water");
    }
    if let Some(lake) = plan.island(Island::PierLake) {
        let d = shore((lake.0, lake.1 + 2.0), &mut random);
        out += &stroked(&d, "bank", bank);
        out += &filled(&d, "water").replace("/>", r#" stroke="var(--depth)" stroke-width="1.6"/>"#);
    }
    out
}

/// The uneven shore of a lake.
fn shore((middle, radius): (Point, f64), random: &mut Random) -> String {
    let points: Vec<Point> = (0..14)
        .map(|n| {
            let angle = TAU * f64::from(n) / 14.0;
            middle + at(angle.cos(), angle.sin()) * (radius * random.between(0.95, 1.02))
        })
        .collect();
    smooth_closed(&points)
}

/// Crop circles.
pub(super) fn crops(layout: &Layout, level: Level) -> String {
    let Some((middle, radius)) = layout.plan.island(Island::Circle) else { return String::new() };
    let mut out = String::new();
    if layout.plan.island(Island::Crops).is_some() {
        out += &filled("M0 0H240V240H0Z", "crop");
    }
    let ring = |r: f64, width: &str, dash: &str| {
        let (x, y, r) = (num(middle.x), num(middle.y), num(r));
        format!(
            r#"<circle cx="{x}" cy="{y}" r="{r}" fill="var(--crop)" stroke="var(--crop-line)" stroke-width="{width}"{dash}/>"#
        )
    };
    out += &ring(radius, "2.4", "");
    if level == Level::Rich {
        out += &ring(radius * 0.86, "1.6", r#" stroke-dasharray="5 3""#);
        out += &ring(radius * 0.7, "1.6", r#" stroke-dasharray="5 3""#);
    }
    out
}

/// The court of a monastery with its hedge, the greens of villages.
pub(super) fn courts(layout: &Layout, level: Level) -> String {
    let Some((_, middle, size)) = layout.plan.monastery else { return String::new() };
    let radius = MONASTERY * size;
    if level == Level::Plain {
        return disc(middle, radius, "hedge") + &disc(middle, radius - 3.5, "green");
    }
    let bushes = (0..26).map(|n| {
        let angle = TAU * f64::from(n) / 26.0;
        middle + at(angle.cos(), angle.sin()) * (radius - 2.6)
    });
    let beds = (0..9).map(|n| {
        let angle = TAU * (f64::from(n) + 0.4) / 9.0;
        middle + at(angle.cos(), angle.sin()) * (radius - 9.5)
    });
    disc(middle, radius - 1.5, "green")
        + &disc(middle, radius * 0.62, "court")
        + &dots(bushes, "hedge", 7.4)
        + &dots(beds, "blossom", 2.6)
}

/// The flying machine turns with the tile: where it flies matters.
pub(super) fn machine(layout: &Layout, level: Level) -> String {
    let Some(machine) = layout.machine else { return String::new() };
    let (x, y, angle) = (num(machine.at.x), num(machine.at.y), num(machine.angle));
    let size = if level == Level::Plain { " scale(1.15)" } else { "" };
    format!(r##"<use href="#machine" transform="translate({x} {y}) rotate({angle}){size}"/>"##)
}
