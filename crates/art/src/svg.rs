//! Writing SVG: numbers, paths, a few elements. Colours are written as `var(--token)`;
//! [`crate::Palette::resolve`] turns them into literal ones.

use std::fmt::Write;

use crate::geometry::point::Point;

/// A number with at most one decimal.
pub(crate) fn num(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest}") }
}

/// A number with at most two decimals, for sizes.
pub(crate) fn fine(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

/// Numbers side by side, with no more space than needed.
fn pair(out: &mut String, p: Point) {
    let (x, y) = (num(p.x), num(p.y));
    let gap = if y.starts_with('-') { "" } else { " " };
    let _ = write!(out, "{x}{gap}{y}");
}

/// A closed path of straight pieces.
pub(crate) fn polygon(points: &[Point]) -> String {
    straight(points) + "Z"
}

/// An open path of straight pieces.
pub(crate) fn straight(points: &[Point]) -> String {
    let mut out = String::new();
    for (n, p) in points.iter().enumerate() {
        out.push(if n == 0 { 'M' } else { 'L' });
        pair(&mut out, *p);
    }
    out
}

/// An open path that runs smoothly through all points (Catmull and Rom's curve).
pub(crate) fn smooth(points: &[Point]) -> String {
    let Some(&first) = points.first() else { return String::new() };
    let mut out = String::from("M");
    pair(&mut out, first);
    out + &smooth_on(points)
}

/// The same without its beginning, to go on with a path that has come to the first point.
pub(crate) fn smooth_on(points: &[Point]) -> String {
    let last = points.len().saturating_sub(1);
    let near = |n: usize| {
        (points[n.saturating_sub(1)], points[n], points[n + 1], points[(n + 2).min(last)])
    };
    curves((0..last).map(near))
}

/// A closed path that runs smoothly through all points.
pub(crate) fn smooth_closed(points: &[Point]) -> String {
    let Some(&first) = points.first() else { return String::new() };
    let mut out = String::from("M");
    pair(&mut out, first);
    let count = points.len();
    let near = |n: usize, k: usize| points[(n + count + k - 1) % count];
    out += &curves((0..count).map(|n| (near(n, 0), near(n, 1), near(n, 2), near(n, 3))));
    out + "Z"
}

/// Curves between the inner two of four points each, in steps: shorter than places. Every step is
/// taken from where rounding has left the pen, so that errors do not add up.
fn curves(pieces: impl Iterator<Item = (Point, Point, Point, Point)>) -> String {
    let tenth = |p: Point| Point { x: (p.x * 10.0).round() / 10.0, y: (p.y * 10.0).round() / 10.0 };
    let mut out = String::new();
    let mut pen: Option<Point> = None;
    for (before, a, b, after) in pieces {
        let from = pen.unwrap_or(tenth(a));
        out.push_str(if pen.is_none() { "c" } else { "" });
        let handles = [a + (b - before) * (1.0 / 6.0), b - (after - a) * (1.0 / 6.0), tenth(b)];
        for p in handles {
            let step = p - from;
            if !out.ends_with('c') && !num(step.x).starts_with('-') {
                out.push(' ');
            }
            pair(&mut out, step);
        }
        pen = Some(from + tenth(tenth(b) - from));
    }
    out
}

/// A filled path.
pub(crate) fn filled(d: &str, token: &str) -> String {
    format!(r#"<path d="{d}" fill="var(--{token})"/>"#)
}

/// A drawn line.
pub(crate) fn stroked(d: &str, token: &str, width: f64) -> String {
    let width = num(width);
    format!(r#"<path d="{d}" fill="none" stroke="var(--{token})" stroke-width="{width}"/>"#)
}

/// A filled circle.
pub(crate) fn disc(at: Point, radius: f64, token: &str) -> String {
    let (x, y, r) = (num(at.x), num(at.y), num(radius));
    format!(r#"<circle cx="{x}" cy="{y}" r="{r}" fill="var(--{token})"/>"#)
}

/// A whole document of some size, with a view box from a point.
pub(crate) fn document(low: Point, size: (f64, f64), view: (f64, f64), body: &str) -> String {
    let (x, y) = (num(low.x), num(low.y));
    let (w, h, vw, vh) = (num(size.0), num(size.1), num(view.0), num(view.1));
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="{x} {y} {vw} {vh}">{body}</svg>"#
    )
}
