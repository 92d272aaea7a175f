//! Lines of points: curves, even spacing, gentle wobble, ribbons.

use std::f64::consts::TAU;

use super::point::{Point, at, to_line};
use crate::random::Random;

/// A cubic curve as `steps + 1` points.
pub(crate) fn cubic(a: Point, b: Point, c: Point, d: Point, steps: usize) -> Vec<Point> {
    let point = |t: f64| {
        let u = 1.0 - t;
        a * (u * u * u) + b * (3.0 * u * u * t) + c * (3.0 * u * t * t) + d * (t * t * t)
    };
    (0..=steps).map(|n| point(n as f64 / steps as f64)).collect()
}

/// How long a line is.
pub(crate) fn length(line: &[Point]) -> f64 {
    line.windows(2).map(|s| s[0].distance(s[1])).sum()
}

/// The same line as `pieces` pieces of equal length.
pub(crate) fn even(line: &[Point], pieces: usize) -> Vec<Point> {
    let (Some(&first), Some(&last)) = (line.first(), line.last()) else { return Vec::new() };
    let total = length(line);
    let mut out = vec![first];
    let (mut passed, mut next) = (0.0, 1);
    for n in 1..pieces {
        let want = total * n as f64 / pieces as f64;
        while next + 1 < line.len() && passed + line[next - 1].distance(line[next]) < want {
            passed += line[next - 1].distance(line[next]);
            next += 1;
        }
        let piece = line[next - 1].distance(line[next]).max(1e-9);
        out.push(line[next - 1].toward(line[next], (want - passed) / piece));
    }
    out.push(last);
    out
}

/// The same line in pieces of about `step`.
pub(crate) fn stepped(line: &[Point], step: f64) -> Vec<Point> {
    even(line, ((length(line) / step).round() as usize).max(2))
}

/// The same line through fewer points, for painting: smooth curves need no more. Near the ends
/// they are closer, so that the line arrives in the right direction.
pub(crate) fn thinned(line: &[Point]) -> Vec<Point> {
    let close = even(line, ((length(line) / 6.5).round() as usize).max(6));
    let mut thin = even(line, ((length(line) / 19.0).round() as usize).max(2));
    thin.insert(1, close[1]);
    thin.insert(thin.len() - 1, close[close.len() - 2]);
    thin
}

/// The direction to the right of the line at each point, one unit long.
pub(crate) fn normals(line: &[Point]) -> Vec<Point> {
    let last = line.len().saturating_sub(1);
    (0..line.len())
        .map(|n| (line[(n + 1).min(last)] - line[n.saturating_sub(1)]).unit().right())
        .collect()
}

/// The line moved to its right.
pub(crate) fn beside(line: &[Point], by: f64) -> Vec<Point> {
    line.iter().zip(normals(line)).map(|(p, normal)| *p + normal * by).collect()
}

/// A line that wavers a little. It starts out and, if `to_end`, arrives in the right place and
/// direction.
pub(crate) fn wobble(line: &[Point], random: &mut Random, by: f64, to_end: bool) -> Vec<Point> {
    let line = even(line, ((length(line) / 7.0) as usize).max(8));
    let phases = [random.unit() * TAU, random.unit() * TAU, random.unit() * TAU];
    let pieces = (line.len() - 1) as f64;
    let calm = |t: f64| (t * 3.0).min(1.0).powi(2);
    let waver = |t: f64| {
        let wave = |speed: f64, phase: f64| (TAU * speed * t + phase).sin();
        let raw = 0.62 * wave(1.0, phases[0]) + 0.34 * wave(1.7, phases[1]);
        let fade = calm(t) * if to_end { calm(1.0 - t) } else { 1.0 };
        by * fade * (raw + 0.12 * wave(2.6, phases[2]))
    };
    line.iter()
        .zip(normals(&line))
        .enumerate()
        .map(|(n, (p, normal))| *p + normal * waver(n as f64 / pieces))
        .collect()
}

/// The outline of a band along a line.
pub(crate) fn ribbon(line: &[Point], width: f64) -> Vec<Point> {
    let mut out = beside(line, width / 2.0);
    out.extend(beside(line, -width / 2.0).into_iter().rev());
    out
}

/// The line without the points that lie within `tolerance` of it anyway (Ramer, Douglas and
/// Peucker).
pub(crate) fn simplified(line: &[Point], tolerance: f64) -> Vec<Point> {
    let [first, inner @ .., last] = line else { return line.to_vec() };
    let away = |p: &Point| to_line(*p, &[*first, *last]);
    let farthest = inner.iter().map(away).enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
    match farthest {
        Some((n, distance)) if distance > tolerance => {
            let mut out = simplified(&line[..=n + 1], tolerance);
            out.pop();
            out.extend(simplified(&line[n + 1..], tolerance));
            out
        }
        Some(_) | None => vec![*first, *last],
    }
}

/// A circle as an outline.
pub(crate) fn circle(centre: Point, radius: f64) -> Vec<Point> {
    (0..40)
        .map(|n| {
            let angle = TAU * f64::from(n) / 40.0;
            centre + at(angle.cos(), angle.sin()) * radius
        })
        .collect()
}
