//! A tile as three lines of characters: blocks are city, lines are road, `≈` is river, dots are
//! field. Every character knows which part of the tile it shows, so that figures can be put there.

use bastide_carcassonne::tiles::{on_part, on_tile};
use bastide_landscape::{Facing, Kind, Part, Port, Side, Terrain};

use crate::ink::Paint;

/// What the signs mean, for those who see them first.
pub(crate) const LEGEND: &str = "\
▒ city   ─ road   · field   ≈ river   ✚ monastery   ❀ garden   o roads end
◆ coat of arms   ⌂ inn   † cathedral   w g c wine, grain, cloth";

/// Lines of a picture.
pub(crate) const HEIGHT: usize = 3;

/// How many characters a line of a picture has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Width {
    /// Seven: nearly square.
    Full,
    /// Five, for large boards.
    Narrow,
}

impl Width {
    /// The number.
    pub(crate) fn columns(self) -> usize {
        match self {
            Width::Full => 7,
            Width::Narrow => 5,
        }
    }

    fn middle(self) -> usize {
        self.columns() / 2
    }

    /// How many characters of the middle line belong to each of the two outer sides.
    fn rim(self) -> usize {
        match self {
            Width::Full => 2,
            Width::Narrow => 1,
        }
    }
}

/// One character of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Dot {
    /// What is seen.
    pub(crate) sign: char,
    /// In which colour.
    pub(crate) paint: Paint,
    part: Option<usize>,
    special: bool,
}

const EMPTY: Dot = Dot {
    sign: ' ',
    paint: Paint::Plain,
    part: None,
    special: false,
};

/// A tile, drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Picture {
    /// Its lines.
    pub(crate) lines: [Vec<Dot>; HEIGHT],
}

impl Picture {
    /// A kind of tile in a facing.
    pub(crate) fn of(kind: &Kind, facing: Facing, width: Width) -> Picture {
        let sketch = Sketch {
            kind,
            facing,
            width,
        };
        let line = |row: usize| {
            (0..width.columns())
                .map(|column| sketch.dot(row, column))
                .collect()
        };
        let mut picture = Picture {
            lines: [line(0), line(1), line(2)],
        };
        for (number, part) in kind.parts.iter().enumerate() {
            picture.add_signs(number, part, width);
        }
        picture
    }

    /// Pennants, inns, goods and gardens, each on a character of their own part.
    fn add_signs(&mut self, number: usize, part: &Part, width: Width) {
        const SIGNS: [(bastide_landscape::Signs, char); 6] = [
            (on_part::PENNANT, '◆'),
            (on_part::INN, '⌂'),
            (on_part::CATHEDRAL, '†'),
            (on_part::WINE, 'w'),
            (on_part::GRAIN, 'g'),
            (on_part::CLOTH, 'c'),
        ];
        for (_, sign) in SIGNS.iter().filter(|(s, _)| part.signs.has(*s)) {
            self.add(*sign, Paint::Strong, width, |dot| dot.part == Some(number));
        }
        if part.terrain == Terrain::Garden {
            let paint = Paint::Land(Terrain::Garden);
            let field = Paint::Land(Terrain::Field);
            if let Some((row, column)) = self.add('❀', paint, width, |dot| dot.paint == field) {
                self.lines[row][column].part = Some(number);
            }
        }
    }

    /// Puts a sign on the first suitable character: near the middle, but not on it.
    fn add(
        &mut self,
        sign: char,
        paint: Paint,
        width: Width,
        suits: impl Fn(&Dot) -> bool,
    ) -> Option<(usize, usize)> {
        let middle = width.middle();
        let far = |row: usize, column: usize| {
            let down = row.abs_diff(1);
            let across = column.abs_diff(middle);
            // The middle itself and the rim are the last resort.
            if down + across == 0 {
                90
            } else {
                4 * down + across
            }
        };
        let places = (0..HEIGHT).flat_map(|row| (0..width.columns()).map(move |c| (row, c)));
        let free = places.filter(|(row, column)| {
            let dot = &self.lines[*row][*column];
            !dot.special && suits(dot)
        });
        let (row, column) = free.min_by_key(|(row, column)| far(*row, *column))?;
        self.lines[row][column] = Dot {
            sign,
            paint,
            special: true,
            ..self.lines[row][column]
        };
        Some((row, column))
    }

    /// Where two characters for a figure on a part go: line and first column.
    pub(crate) fn spot(&self, part: usize) -> (usize, usize) {
        let columns = self.lines[0].len();
        let owned = |row: usize, column: usize| self.lines[row][column].part == Some(part);
        let mut best = ((i32::MAX, 0), (1, columns / 2 - 1));
        for row in 0..HEIGHT {
            for column in 0..columns - 1 {
                let pair = [column, column + 1];
                let misses = pair.iter().filter(|c| !owned(row, **c)).count() as i32;
                let hides = pair.iter().filter(|c| self.lines[row][**c].special).count() as i32;
                if misses == 2 {
                    continue;
                }
                let off = (2 * column as i32 + 2 - columns as i32).abs();
                let at_end = i32::from(column == 0 || column == columns - 2);
                let rank = (4 * misses + 3 * hides + 2 * at_end, off);
                if rank < best.0 {
                    best = (rank, (row, column));
                }
            }
        }
        best.1
    }
}

/// A tile that is being drawn.
struct Sketch<'a> {
    kind: &'a Kind,
    facing: Facing,
    width: Width,
}

impl Sketch<'_> {
    fn dot(&self, row: usize, column: usize) -> Dot {
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
                let half = if left {
                    Port::left(side)
                } else {
                    Port::right(side)
                };
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
        if towards != part && others.contains(&towards) {
            EMPTY
        } else {
            city(part)
        }
    }

    /// The cities that reach several sides.
    fn wide_cities(&self) -> Vec<usize> {
        let mut parts = Side::ALL.map(|side| self.at(Port::middle(side))).to_vec();
        parts.sort_unstable();
        let wide = parts.chunk_by(|a, b| a == b).filter(|same| same.len() > 1);
        wide.map(|same| same[0])
            .filter(|part| self.terrain(*part) == Terrain::City)
            .collect()
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
        let roads: Vec<(Side, usize)> = Side::ALL
            .into_iter()
            .filter_map(|side| Some((side, road(side)?)))
            .collect();
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
    Dot {
        sign,
        paint: Paint::Land(terrain),
        part: Some(part),
        special: false,
    }
}

/// Every other character of a field is a dot.
fn field(part: usize, row: usize, column: usize) -> Dot {
    let sign = if (row + column) % 2 == 0 { ' ' } else { '·' };
    line(part, Terrain::Field, sign)
}
