//! Where a large figure stands on a small board: on its part, and over the edge of the tile as little as can be.

use bastide_landscape::{Facing, Side};

use super::ground::{Ground, Owner};
use super::point::{Point, TILE, at};

/// Half the breadth and half the height of somebody who stands, and of somebody who lies, without halo.
pub(crate) const STANDS: Point = at(54.0, 80.0);
pub(crate) const LIES: Point = at(83.0, 36.0);

/// A figure that looks for its place on a part of a turned tile.
pub(crate) struct Stand<'a> {
    pub(crate) ground: &'a Ground,
    pub(crate) part: usize,
    pub(crate) facing: Facing,
    /// Half of what the figure takes.
    pub(crate) half: Point,
    /// The sides of the turned tile over which the part goes on.
    pub(crate) open: [bool; 4],
    /// What it should not cover: middles and radii, on the upright tile.
    pub(crate) kept_free: &'a [(Point, f64)],
}

impl Stand<'_> {
    /// The best middle for it, on the turned tile, close to the usual one.
    pub(crate) fn best(&self, usual: Point) -> Point {
        let back = Facing::from_quarters(4 - self.facing.quarters());
        let cost = |p: &Point| {
            let away = 0.5 * p.distance(usual);
            let cramped = (ROOM - self.ground.room(p.turned(back))).max(0.0) * 5.0;
            let over: f64 = Side::ALL.into_iter().map(|side| self.over(*p, side)).sum();
            let hides: f64 = self.kept_free.iter().map(|thing| self.hides(*p, *thing)).sum();
            away + cramped + over + hides
        };
        let cells = self.ground.cells(Owner::Part(self.part as u8)).map(|p| p.turned(self.facing));
        cells.min_by(|a, b| cost(a).total_cmp(&cost(b))).unwrap_or(usual)
    }

    /// How bad it is that a figure reaches over a side: where its part goes on, the ground there is its own.
    fn over(&self, p: Point, side: Side) -> f64 {
        let over = beyond(p, side, self.half);
        over * if self.open[side as usize] { 1.0 } else { 2.5 }
    }

    /// How bad it is that a figure hides something.
    fn hides(&self, p: Point, (thing, radius): (Point, f64)) -> f64 {
        let way = thing.turned(self.facing) - p;
        let gap = (way.x.abs() - self.half.x).max(way.y.abs() - self.half.y);
        (radius - gap).clamp(0.0, 2.0 * radius) * 0.4
    }
}

/// How far from other ground the middle of a figure should be.
const ROOM: f64 = 12.0;

/// How far a figure reaches over a side of the tile.
pub(crate) fn beyond(p: Point, side: Side, half: Point) -> f64 {
    let over = match side {
        Side::N => half.y - p.y,
        Side::E => p.x + half.x - TILE,
        Side::S => p.y + half.y - TILE,
        Side::W => half.x - p.x,
    };
    over.max(0.0)
}
