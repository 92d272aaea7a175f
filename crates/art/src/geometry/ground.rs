//! The tile as a fine grid of cells: whose ground a cell is and how far it is from other ground.

use super::point::{Point, TILE, at};
use super::region::{Region, Regions};

const CELLS: usize = 80;
const CELL: f64 = TILE / CELLS as f64;

/// Whose ground a cell is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Owner {
    /// That of a part, by its number.
    Part(u8),
    /// That of nobody: a village, a lake, a crop circle.
    Nobody,
}

/// The grid of a tile.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    owners: Vec<Owner>,
    room: Vec<f64>,
}

impl Ground {
    pub(crate) fn of(regions: &Regions) -> Ground {
        let mut owners = vec![Owner::Nobody; CELLS * CELLS];
        for (part, region) in regions.parts.iter().enumerate() {
            fill(&mut owners, region, Owner::Part(part as u8));
        }
        let room = room(&owners);
        Ground { owners, room }
    }

    fn index(point: Point) -> usize {
        let cell = |v: f64| ((v / CELL).max(0.0) as usize).min(CELLS - 1);
        cell(point.y) * CELLS + cell(point.x)
    }

    /// Whose ground a point is.
    pub(crate) fn owner(&self, point: Point) -> Owner {
        self.owners[Ground::index(point)]
    }

    /// How far a point is from other ground; the edge of the tile does not count.
    pub(crate) fn room(&self, point: Point) -> f64 {
        self.room[Ground::index(point)]
    }

    /// How far a point is from other ground and from the edge.
    pub(crate) fn room_inside(&self, point: Point) -> f64 {
        self.room(point).min(point.to_edge())
    }

    /// The middles of all cells of an owner.
    pub(crate) fn cells(&self, owner: Owner) -> impl Iterator<Item = Point> {
        (0..CELLS * CELLS).filter(move |n| self.owners[*n] == owner).map(middle)
    }

    /// Which share of the tile an owner has.
    pub(crate) fn share(&self, owner: Owner) -> f64 {
        self.cells(owner).count() as f64 / (CELLS * CELLS) as f64
    }
}

fn middle(cell: usize) -> Point {
    at(((cell % CELLS) as f64 + 0.5) * CELL, ((cell / CELLS) as f64 + 0.5) * CELL)
}

/// Marks the cells whose middles lie in a region, row by row.
fn fill(owners: &mut [Owner], region: &Region, owner: Owner) {
    for row in 0..CELLS {
        let y = (row as f64 + 0.5) * CELL;
        let mut crossings: Vec<f64> = region
            .rims()
            .flat_map(|rim| rim.iter().zip(rim.iter().cycle().skip(1)))
            .filter(|(a, b)| (a[1] > y) != (b[1] > y))
            .map(|(a, b)| (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0])
            .collect();
        crossings.sort_by(f64::total_cmp);
        for pair in crossings.chunks_exact(2) {
            for column in 0..CELLS {
                let x = (column as f64 + 0.5) * CELL;
                if pair[0] <= x && x <= pair[1] {
                    owners[row * CELLS + column] = owner;
                }
            }
        }
    }
}

/// The distance of every cell from the nearest of another owner: two sweeps of a chamfer mask.
fn room(owners: &[Owner]) -> Vec<f64> {
    let inner = |n: usize| {
        let (x, y) = (n % CELLS, n / CELLS);
        let same = |m: usize| owners[m] == owners[n];
        (x == 0 || same(n - 1))
            && (x + 1 == CELLS || same(n + 1))
            && (y == 0 || same(n - CELLS))
            && (y + 1 == CELLS || same(n + CELLS))
    };
    let mut room: Vec<f64> =
        (0..owners.len()).map(|n| if inner(n) { 1e6 } else { 0.5 * CELL }).collect();
    let (side, slant) = (CELL, CELL * std::f64::consts::SQRT_2);
    for n in 0..owners.len() {
        let (x, y) = (n % CELLS, n / CELLS);
        let mut best = room[n];
        if x > 0 {
            best = best.min(room[n - 1] + side);
        }
        if y > 0 {
            best = best.min(room[n - CELLS] + side);
            if x > 0 {
                best = best.min(room[n - CELLS - 1] + slant);
            }
            if x + 1 < CELLS {
                best = best.min(room[n - CELLS + 1] + slant);
            }
        }
        room[n] = best;
    }
    for n in (0..owners.len()).rev() {
        let (x, y) = (n % CELLS, n / CELLS);
        let mut best = room[n];
        if x + 1 < CELLS {
            best = best.min(room[n + 1] + side);
        }
        if y + 1 < CELLS {
            best = best.min(room[n + CELLS] + side);
            if x > 0 {
                best = best.min(room[n + CELLS - 1] + slant);
            }
            if x + 1 < CELLS {
                best = best.min(room[n + CELLS + 1] + slant);
            }
        }
        room[n] = best;
    }
    room
}
