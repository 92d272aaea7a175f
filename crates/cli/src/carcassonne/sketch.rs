//! Which character stands where on a tile: the sides first, then what joins them in the middle.

use bastide_carcassonne::tiles::{on_part, on_tile};
use bastide_landscape::{Facing, Kind, Port, Side, Terrain};

use super::picture::{Dot, Width};
use crate::ink::Paint;

const EMPTY: Dot = Dot { sign: ' ', paint: Paint::Plain, part: None, special: false };

/// A tile that is being drawn.
pub(crate) struct Sketch<'a> {
    pub(crate) kind: &'a Kind,
    pub(crate) facing: Facing,
    pub(crate) width: Width,
}

impl Sketch<'_> {
    /// The character at a place.
    pub(crate) fn dot(&self, row: usize, column: usize) -> Dot {
        let last = self.width.columns() - 1;
        let rim = self.width.rim();
        let across = match row {
            1 if column < rim => return self.edge(Side::W, 0, row, column),
            1 if column > last - rim => return self.edge(Side::E, 0, row, column),
            1 => return self.centre(column),
            0 => Side::N,
            _ => Side::S,
        };
        match column {
            0 => self.corner(across, Side::W, row, column),
            c if c == last => self.corner(across, Side::E, row, column),
            c => {
                let off = c as i32 - self.width.middle() as i32;
                self.edge(across, off, row, column)
            }
        }
    }

    fn at(&self, port: Port) -> usize {
        self.kind.part_at(self.facing, port)
    }

    fn terrain(&self, part: usize) -> Terrain {
        self.kind.parts[part].terrain
    }

    /// A character beside a side, `off` characters to the east or the west of its middle.
    fn edge(&self, side: Side, off: i32, row: usize, column: usize) -> Dot {
        let middle = self.at(Port::middle(side));
        match self.terrain(middle) {
            Terrain::City => self.city_edge(middle, side, off),
            Terrain::Field | Terrain::Monastery | Terrain::Garden => field(middle, row, column),
            Terrain::Road if off == 0 => line(middle, Terrain::Road, along(side)),
            Terrain::River if off == 0 => line(middle, Terrain::River, '≈'),
            Terrain::Road | Terrain::River => {
                let west = off < 0;
                let left = (side == Side::N) == west;
                let half = if left { Port::left(side) } else { Port::right(side) };
                field(self.at(half), row, column)
            }
        }
    }

    /// A city beside a side. Where it would touch another city of the tile, a gap keeps them apart.
    fn city_edge(&self, part: usize, side: Side, off: i32) -> Dot {
        let others = self.wide_cities();
        if !others.iter().any(|other| *other != part) {
            return city(part);
        }
        if !others.contains(&part) {
            let half = match side {
                Side::N => '▀',
                Side::E => '▐',
                Side::S => '▄',
                Side::W => '▌',
            };
            return line(part, Terrain::City, half);
        }
        let towards = match off.signum() {
            -1 => self.at(Port::middle(Side::W)),
            1 => self.at(Port::middle(Side::E)),
            _ => part,
        };
        if towards != part && others.contains(&towards) { EMPTY } else { city(part) }
    }

    /// The cities that reach several sides.
    fn wide_cities(&self) -> Vec<usize> {
        let mut parts = Side::ALL.map(|side| self.at(Port::middle(side))).to_vec();
        parts.sort_unstable();
        let wide = parts.chunk_by(|a, b| a == b).filter(|same| same.len() > 1);
        wide.map(|same| same[0]).filter(|part| self.terrain(*part) == Terrain::City).collect()
    }

    /// A corner is city only between two sides of one city.
    fn corner(&self, across: Side, upright: Side, row: usize, column: usize) -> Dot {
        let (a, b) = (Port::middle(across), Port::middle(upright));
        let (a, b) = (self.at(a), self.at(b));
        if a == b && self.terrain(a) == Terrain::City {
            return city(a);
        }
        let clockwise = (across as usize + 1) % 4 == upright as usize;
        let halves = if clockwise {
            [Port::right(across), Port::left(upright)]
        } else {
            [Port::left(across), Port::right(upright)]
        };
        let mut halves = halves.into_iter().map(|port| self.at(port));
        match halves.find(|part| self.terrain(*part) == Terrain::Field) {
            Some(part) => field(part, row, column),
            None => EMPTY,
        }
    }

    /// The middle of the middle line: what joins the sides.
    fn centre(&self, column: usize) -> Dot {
        let middle = self.width.middle();
        let inside = |terrain| {
            let mut parts = self.kind.parts_of(terrain);
            parts.find(|(_, p)| p.ports.is_empty()).map(|(n, _)| n)
        };
        if let (Some(part), true) = (inside(Terrain::Monastery), column == middle) {
            return Dot {
                sign: '✚',
                paint: Paint::Land(Terrain::Monastery),
                part: Some(part),
                special: true,
            };
        }
        if let Some(part) = self.city_at_centre(column) {
            return city(part);
        }
        if column == middle {
            if let Some(dot) = self.junction() {
                return dot;
            }
        } else {
            let side = if column < middle { Side::W } else { Side::E };
            let part = self.at(Port::middle(side));
            match self.terrain(part) {
                Terrain::Road => return line(part, Terrain::Road, '─'),
                Terrain::River => return line(part, Terrain::River, '≈'),
                Terrain::City | Terrain::Field | Terrain::Monastery | Terrain::Garden => {}
            }
        }
        let any = || self.kind.parts_of(Terrain::Field).next().map(|(n, _)| n);
        let beside = [Side::W, Side::E, Side::N, Side::S].map(|side| self.at(Port::middle(side)));
        let mut beside = beside.into_iter();
        let around = beside.find(|part| self.terrain(*part) == Terrain::Field);
        match inside(Terrain::Field).or(around).or_else(any) {
            Some(part) => field(part, 1, column),
            None => EMPTY,
        }
    }

    /// A city that reaches several sides also fills the middle, at least on its own half.
    fn city_at_centre(&self, column: usize) -> Option<usize> {
        let wide = self.wide_cities();
        let middle = self.width.middle();
        let here = match column {
            c if c < middle => Some(Side::W),
            c if c > middle => Some(Side::E),
            _ => None,
        };
        let own = here.map(|side| self.at(Port::middle(side)));
        if let Some(part) = own.filter(|part| wide.contains(part)) {
            return Some(part);
        }
        let part = wide.first().copied().filter(|_| wide.len() == 1)?;
        let reaches = |side: Side| self.at(Port::middle(side)) == part;
        let upright = reaches(Side::N) && reaches(Side::S);
        (here.is_none() || upright).then_some(part)
    }

    /// What is seen where roads and rivers meet in the middle.
    fn junction(&self) -> Option<Dot> {
        let road = |side: Side| {
            let part = self.at(Port::middle(side));
            (self.terrain(part) == Terrain::Road).then_some(part)
        };
        let roads: Vec<(Side, usize)> =
            Side::ALL.into_iter().filter_map(|side| Some((side, road(side)?))).collect();
        let Some((_, first)) = roads.first().copied() else {
            let river = self.kind.parts_of(Terrain::River).next()?;
            return Some(line(river.0, Terrain::River, '≈'));
        };
        let mut sides: Vec<Side> = roads.iter().map(|(side, _)| *side).collect();
        let mut parts: Vec<usize> = roads.iter().map(|(_, part)| *part).collect();
        parts.dedup();
        let joined = parts.len() == 1;
        let gate = self.kind.parts[first].signs.has(on_part::GATE);
        if sides.len() == 1 && gate {
            let to_city = Side::ALL.into_iter().find(|side| {
                self.terrain(self.at(Port::middle(*side))) == Terrain::City && !sides.contains(side)
            });
            sides.extend(to_city);
        }
        let sign = match (joined, &roads[..]) {
            (true, _) => bend(&sides),
            (false, [(_, a), (_, b), (_, c), (_, d)]) if a == c && b == d => '╫',
            (false, [(_, a), (_, b), (_, c), (_, d)]) if a == b && c == d => '╲',
            (false, [(_, a), (_, b), (_, c), (_, d)]) if a == d && b == c => '╱',
            (false, _) if self.kind.signs.has(on_tile::BRIDGE) => bend(&[Side::N, Side::S]),
            (false, _) => 'o',
        };
        Some(line(first, Terrain::Road, sign))
    }
}

fn along(side: Side) -> char {
    match side {
        Side::N | Side::S => '│',
        Side::E | Side::W => '─',
    }
}

/// The line that leads to these sides.
fn bend(sides: &[Side]) -> char {
    let to = |side| sides.contains(&side);
    match (to(Side::N), to(Side::E), to(Side::S), to(Side::W)) {
        (true, true, false, false) => '└',
        (false, true, true, false) => '┌',
        (false, false, true, true) => '┐',
        (true, false, false, true) => '┘',
        (_, false, _, false) => '│',
        (false, _, false, _) => '─',
        (_, _, _, _) => '┼',
    }
}

fn city(part: usize) -> Dot {
    line(part, Terrain::City, '▒')
}

fn line(part: usize, terrain: Terrain, sign: char) -> Dot {
    Dot { sign, paint: Paint::Land(terrain), part: Some(part), special: false }
}

/// Every other character of a field is a dot.
fn field(part: usize, row: usize, column: usize) -> Dot {
    let sign = if (row + column).is_multiple_of(2) { ' ' } else { '·' };
    line(part, Terrain::Field, sign)
}
