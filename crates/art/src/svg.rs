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
    let last = points.len() - 1;
    for n in 0..last {
        let (a, b) = (points[n], points[n + 1]);
        curve(&mut out, points[n.saturating_sub(1)], a, b, points[(n + 2).min(last)]);
    }
    out
}

/// A closed path that runs smoothly through all points.
pub(crate) fn smooth_closed(points: &[Point]) -> String {
    let Some(&first) = points.first() else { return String::new() };
    let mut out = String::from("M");
    pair(&mut out, first);
    let count = points.len();
    for n in 0..count {
        let near = |k: usize| points[(n + count + k - 1) % count];
        curve(&mut out, near(0), near(1), near(2), near(3));
    }
    out + "Z"
}

fn curve(out: &mut String, before: Point, a: Point, b: Point, after: Point) {
    out.push('C');
    for (n, p) in [a + (b - before) * (1.0 / 6.0), b - (after - a) * (1.0 / 6.0), b]
        .into_iter()
        .enumerate()
    {
        if n > 0 {
            out.push(' ');
        }
        pair(out, p);
    }
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

/// A whole document of some size, with a view box from the origin.
pub(crate) fn document(size: (f64, f64), view: (f64, f64), body: &str) -> String {
    let (w, h, vw, vh) = (num(size.0), num(size.1), num(view.0), num(view.1));
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {vw} {vh}">{body}</svg>"#
    )
}
