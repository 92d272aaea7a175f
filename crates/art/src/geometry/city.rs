//! The outlines of cities and where their walls run.
//!
//! A city's outline walks round the corners it touches. A city side is straight; between two
//! corners without one runs a wall: an arc along a side, or a diagonal between opposite corners.

use bastide_landscape::{Kind, Port, Side, Terrain};

use super::curve::{cubic, wobble};
use super::point::{CENTRE, HALF, Point, TILE, at, corner, inward};
use crate::random::Random;

/// The piece of a city on a tile.
#[derive(Clone, Debug)]
pub(crate) struct City {
    /// The number of its part.
    pub(crate) part: usize,
    /// Its outline: the outer foot of its walls.
    pub(crate) outline: Vec<Point>,
    /// The outline again, edge by edge: a side of the tile as its two ends, or a wall.
    pub(crate) edges: Vec<Vec<Point>>,
    /// The walls among the outline, clockwise: the city lies to the right.
    pub(crate) walls: Vec<Vec<Point>>,
}

/// The cities of a kind.
pub(crate) fn cities(kind: &Kind, random: &mut Random) -> Vec<City> {
    let all: Vec<(usize, Vec<Side>)> =
        kind.parts_of(Terrain::City).map(|(n, part)| (n, sides(kind, n, part.terrain))).collect();
    let wedges = wedges(kind);
    (0..all.len())
        .map(|n| {
            let extra = if n == 0 { wedges } else { [false; 4] };
            city(&all, n, extra, random)
        })
        .collect()
}

/// The sides at which a part leaves the tile.
pub(crate) fn sides(kind: &Kind, part: usize, terrain: Terrain) -> Vec<Side> {
    let ports = kind.parts[part].ports;
    let leaves = |side: &Side| terrain != Terrain::Field && ports.has(Port::middle(*side));
    Side::ALL.into_iter().filter(leaves).collect()
}

/// The corners at which two fields end though nothing but a wedge of the city can part them.
fn wedges(kind: &Kind) -> [bool; 4] {
    std::array::from_fn(|number| {
        let part = |port| kind.part_at(bastide_landscape::Facing::UP, port);
        let before = part(Port::right(Side::ALL[(number + 3) % 4]));
        let after = part(Port::left(Side::ALL[number]));
        let field = |n: usize| kind.parts[n].terrain == Terrain::Field;
        before != after && field(before) && field(after)
    })
}

fn city(all: &[(usize, Vec<Side>)], n: usize, wedges: [bool; 4], random: &mut Random) -> City {
    let (part, sides) = &all[n];
    let others = || all.iter().enumerate().filter(move |(k, _)| *k != n).map(|(_, (_, s))| s);
    let has = |side: usize| sides.contains(&Side::ALL[side % 4]);
    let touched: Vec<usize> = (0..4).filter(|c| has(*c) || has(c + 3) || wedges[*c]).collect();
    let wedged = sides.len() == 1 && wedges.contains(&true);
    let mut edges: Vec<Vec<Point>> = Vec::new();
    let mut walls = Vec::new();
    for (k, &from) in touched.iter().enumerate() {
        let to = touched[(k + 1) % touched.len()];
        let along = (from + 1) % 4 == to;
        if along && has(from) {
            edges.push(vec![corner(from), corner(to)]);
            continue;
        }
        let wall = if touched.len() == 2 {
            let facing_band = others().any(|s| s.len() == 3 || is_band(s));
            let depth = if facing_band {
                46.0
            } else if all.len() >= 3 {
                56.0
            } else {
                62.0
            };
            let mut wall = arc(to, depth);
            wall.reverse();
            wall
        } else if along {
            let taken = others().any(|s| s.contains(&Side::ALL[from]));
            arc(
                from,
                if taken {
                    88.0
                } else if wedged {
                    44.0
                } else {
                    56.0
                },
            )
        } else {
            let kept = touched.iter().find(|c| **c != from && **c != to).copied().unwrap_or(from);
            let pulled = if wedged {
                -12.0
            } else if others().any(|s| s.len() >= 2) {
                24.0
            } else {
                8.0
            };
            diagonal(from, to, kept, pulled)
        };
        let wall = wobble(&wall, random, 5.0, true);
        edges.push(wall.clone());
        walls.push(wall);
    }
    let mut outline: Vec<Point> = edges.iter().flatten().copied().collect();
    outline.dedup_by(|a, b| a.distance(*b) < 0.01);
    City { part: *part, outline, edges, walls }
}

fn is_band(sides: &[Side]) -> bool {
    sides.len() == 2 && sides[0].opposite() == sides[1]
}

/// From the first corner of a side to the second, bulging into the tile.
fn arc(side: usize, depth: f64) -> Vec<Point> {
    let (start, end) = (corner(side), corner(side + 1));
    let along = (end - start) * (1.0 / TILE);
    let inward = inward(Side::ALL[side % 4]);
    let (leave, arrive) = if depth < 50.0 {
        (at(52.0, 26.0), at(76.0, depth))
    } else if depth < 75.0 {
        (at(48.0, 32.0), at(66.0, depth))
    } else {
        (at(36.0, 50.0), at(64.0, depth))
    };
    let place = |p: Point| start + along * p.x + inward * p.y;
    let mirror = |p: Point| at(TILE - p.x, p.y);
    let top = place(at(HALF, depth));
    let mut line = cubic(start, place(leave), place(arrive), top, 14);
    line.extend(
        cubic(top, place(mirror(arrive)), place(mirror(leave)), end, 14).into_iter().skip(1),
    );
    line
}

/// From a corner to the opposite one; the city keeps a third, towards which the middle is pulled.
fn diagonal(from: usize, to: usize, kept: usize, pulled: f64) -> Vec<Point> {
    let (a, b, k) = (corner(from), corner(to), corner(kept));
    let middle = CENTRE + (k - CENTRE) * (pulled / HALF);
    let way = (b - a) * (1.0 / TILE);
    let leave = |corner: Point, way: Point, first: bool| {
        let along = (k - corner) * (1.0 / TILE);
        let across = way - along * (way.x * along.x + way.y * along.y);
        if pulled < 0.0 && first {
            return corner + along * 34.0 + across * 62.0;
        }
        let flat = if pulled < 15.0 { 1.0 } else { 0.8 };
        corner + along * 50.0 + across * (38.0 * flat)
    };
    let mut line = cubic(a, leave(a, way, true), middle - way * 30.0, middle, 14);
    let rest = cubic(middle, middle + way * 30.0, leave(b, way * -1.0, false), b, 14);
    line.extend(rest.into_iter().skip(1));
    line
}
