//! Points of a tile. The tile is a square of 240 units; `x` grows to the right, `y` downwards.

use std::ops::{Add, Mul, Sub};

use bastide_landscape::{Facing, Port, Side};

/// The side of a tile.
pub const TILE: f64 = 240.0;
/// The middle of a side.
pub(crate) const HALF: f64 = TILE / 2.0;

/// A point of a tile, or a step from one point to another.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// A point, shortly.
pub(crate) const fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

/// The middle of the tile.
pub(crate) const CENTRE: Point = at(HALF, HALF);

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        at(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        at(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, by: f64) -> Point {
        at(self.x * by, self.y * by)
    }
}

impl Point {
    /// How far from the origin.
    pub(crate) fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// How far from another point.
    pub(crate) fn distance(self, other: Point) -> f64 {
        (self - other).length()
    }

    /// The same direction, one unit long.
    pub(crate) fn unit(self) -> Point {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { self }
    }

    /// A quarter turn clockwise about the origin.
    pub(crate) fn right(self) -> Point {
        at(-self.y, self.x)
    }

    /// The part of the way to another point.
    pub(crate) fn toward(self, other: Point, part: f64) -> Point {
        self + (other - self) * part
    }

    /// How far from the nearest side of the tile.
    pub(crate) fn to_edge(self) -> f64 {
        self.x.min(self.y).min(TILE - self.x).min(TILE - self.y)
    }

    /// Where the point lies when the tile has a facing.
    pub fn turned(self, facing: Facing) -> Point {
        (0..facing.quarters()).fold(self, |p, _| at(TILE - p.y, p.x))
    }
}

/// The middle of a side.
pub(crate) fn middle(side: Side) -> Point {
    match side {
        Side::N => at(HALF, 0.0),
        Side::E => at(TILE, HALF),
        Side::S => at(HALF, TILE),
        Side::W => at(0.0, HALF),
    }
}

/// The direction from a side into the tile.
pub(crate) fn inward(side: Side) -> Point {
    (CENTRE - middle(side)) * (1.0 / HALF)
}

/// The corner at which a side begins, clockwise.
pub(crate) fn corner(number: usize) -> Point {
    [at(0.0, 0.0), at(TILE, 0.0), at(TILE, TILE), at(0.0, TILE)][number % 4]
}

/// The point of the rim where a port lies.
pub(crate) fn port(port: Port) -> Point {
    let side = port.side();
    let along = inward(side).right() * -1.0;
    let step = match port.number() % 3 {
        0 => -60.0,
        1 => 0.0,
        _ => 60.0,
    };
    middle(side) + along * step
}

/// How far from the nearest point of a line.
pub(crate) fn to_line(point: Point, line: &[Point]) -> f64 {
    line.windows(2).map(|s| to_piece(point, s[0], s[1])).fold(f64::INFINITY, f64::min)
}

/// How far from a straight piece.
fn to_piece(point: Point, a: Point, b: Point) -> f64 {
    let (way, from) = (b - a, point - a);
    let square = way.x * way.x + way.y * way.y;
    let part = if square > 0.0 { (from.x * way.x + from.y * way.y) / square } else { 0.0 };
    point.distance(a.toward(b, part.clamp(0.0, 1.0)))
}

/// Whether a point lies inside a closed outline.
pub(crate) fn inside(point: Point, outline: &[Point]) -> bool {
    let mut within = false;
    let mut last = match outline.last() {
        Some(last) => *last,
        None => return false,
    };
    for &next in outline {
        if (next.y > point.y) != (last.y > point.y)
            && point.x < (last.x - next.x) * (point.y - next.y) / (last.y - next.y) + next.x
        {
            within = !within;
        }
        last = next;
    }
    within
}
