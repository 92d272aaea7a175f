//! A tile as three lines of characters: blocks are city, lines are road, `≈` is river, dots are
//! field. Every character knows which part of the tile it shows, so that figures can be put there.

use bastide_carcassonne::tiles::on_part;
use bastide_landscape::{Facing, Kind, Part, Signs, Terrain};

use super::sketch::Sketch;
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

    /// The column in the middle.
    pub(crate) fn middle(self) -> usize {
        self.columns() / 2
    }

    /// How many characters of the middle line belong to each of the two outer sides.
    pub(crate) fn rim(self) -> usize {
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
    /// Which part of the tile it shows.
    pub(crate) part: Option<usize>,
    /// Whether it is a sign that should stay visible.
    pub(crate) special: bool,
}

/// A tile, drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Picture {
    /// Its lines.
    pub(crate) lines: [Vec<Dot>; HEIGHT],
}

impl Picture {
    /// A kind of tile in a facing.
    pub(crate) fn of(kind: &Kind, facing: Facing, width: Width) -> Picture {
        let sketch = Sketch { kind, facing, width };
        let line =
            |row: usize| (0..width.columns()).map(|column| sketch.dot(row, column)).collect();
        let mut picture = Picture { lines: [line(0), line(1), line(2)] };
        for (number, part) in kind.parts.iter().enumerate() {
            picture.add_signs(number, part, width);
        }
        picture
    }

    /// Pennants, inns, goods and gardens, each on a character of their own part.
    fn add_signs(&mut self, number: usize, part: &Part, width: Width) {
        const SIGNS: [(Signs, char); 6] = [
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
            if down + across == 0 { 90 } else { 4 * down + across }
        };
        let places = (0..HEIGHT).flat_map(|row| (0..width.columns()).map(move |c| (row, c)));
        let free = places.filter(|(row, column)| {
            let dot = &self.lines[*row][*column];
            !dot.special && suits(dot)
        });
        let (row, column) = free.min_by_key(|(row, column)| far(*row, *column))?;
        self.lines[row][column] = Dot { sign, paint, special: true, ..self.lines[row][column] };
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
