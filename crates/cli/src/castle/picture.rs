//! A tile of The Castle as three lines of seven characters: lines are paths, shades are houses and
//! towers, dots are courts. Where a part shows is read from the same outlines that pictures have.

use bastide_art::{Point, TILE, castle};
use bastide_castle::{Kind, Terrain, on_part};
use bastide_landscape::{Facing, Side, Terrain as Land};

use crate::ink::Paint;

/// What the signs mean, for those who see them first.
pub(crate) const LEGEND: &str = "\
─ path   ▒ house   █ tower   · court   o square   ≈ fountain   $ market";

/// Lines and columns of a picture.
pub(crate) const HEIGHT: usize = 3;
pub(crate) const WIDTH: usize = 7;

/// A character and its colour.
pub(crate) type Dot = (char, Paint);

/// A tile in characters.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(crate) lines: [[Dot; WIDTH]; HEIGHT],
}

impl Picture {
    /// A kind in a facing.
    pub(crate) fn of(kind: &Kind, facing: Facing) -> Picture {
        let mut lines = [[(' ', Paint::Plain); WIDTH]; HEIGHT];
        for (row, line) in lines.iter_mut().enumerate() {
            for (column, dot) in line.iter_mut().enumerate() {
                *dot = ground(kind, facing, row, column);
            }
        }
        let mut picture = Picture { lines };
        picture.paths(kind, facing);
        for (n, part) in kind.parts.iter().enumerate() {
            if part.signs.has(on_part::MARKET) {
                let (row, column) = spot(kind, facing, n);
                picture.lines[row][column] = ('$', Paint::Strong);
            }
        }
        picture
    }

    /// Lines over the ground, from the sides that show a path to the middle.
    fn paths(&mut self, kind: &Kind, facing: Facing) {
        let runs = Side::ALL.map(|side| kind.edge(facing, side) == Terrain::Path);
        if runs == [false; 4] {
            return;
        }
        let (middle, paint) = (WIDTH / 2, Paint::Land(Land::Road));
        let [north, east, south, west] = runs;
        let mut put = |row: usize, column: usize, sign| self.lines[row][column] = (sign, paint);
        if north {
            put(0, middle, '│');
        }
        if south {
            put(2, middle, '│');
        }
        for column in 0..middle {
            if west {
                put(1, column, '─');
            }
            if east {
                put(1, WIDTH - 1 - column, '─');
            }
        }
        let signs = kind.parts.iter().fold([false; 2], |[square, fountain], part| {
            [square | part.signs.has(on_part::SQUARE), fountain | part.signs.has(on_part::FOUNTAIN)]
        });
        let joint = match (signs, (north, east, south, west)) {
            ([true, _], _) => 'o',
            ([_, true], _) => '≈',
            (_, (true, false, true, false)) => '│',
            (_, (false, true, false, true)) => '─',
            (_, (true, true, false, false)) => '└',
            (_, (false, true, true, false)) => '┌',
            (_, (false, false, true, true)) => '┐',
            (_, (true, false, false, true)) => '┘',
            (_, (false, true, true, true)) => '┬',
            (_, (true, true, true, false)) => '├',
            (_, (true, true, false, true)) => '┴',
            (_, (true, false, true, true)) => '┤',
            // A path that ends at a door.
            (_, (true, false, false, false) | (false, false, true, false)) => '│',
            (_, (false, true, false, false) | (false, false, false, true)) => '─',
            (_, (true, true, true, true) | (false, false, false, false)) => '┼',
        };
        // A path to the door of a building that reaches over the middle ends before it.
        let ends = runs.iter().filter(|runs| **runs).count() == 1;
        if !ends || matches!(self.lines[1][middle].0, ' ' | '·') {
            self.lines[1][middle] = (joint, paint);
        }
    }
}

/// The ground at the middle of a character.
fn ground(kind: &Kind, facing: Facing, row: usize, column: usize) -> Dot {
    let share = |n: usize, of: usize| (n as f64 + 0.5) * TILE / of as f64;
    let back = Facing::from_quarters((4 - facing.quarters()) % 4);
    let point = Point { x: share(column, WIDTH), y: share(row, HEIGHT) }.turned(back);
    let has = |n: &usize| castle::region(kind, *n).is_some_and(|region| region.has(point));
    let part = (0..kind.parts.len()).find(has).map(|n| kind.parts[n].terrain);
    match part {
        Some(Terrain::House) => ('▒', Paint::Land(Land::Monastery)),
        Some(Terrain::Tower) => ('█', Paint::Land(Land::River)),
        Some(Terrain::Court | Terrain::Path) | None if (row + column) % 2 == 1 => {
            ('·', Paint::Land(Land::Field))
        }
        Some(Terrain::Court | Terrain::Path) | None => (' ', Paint::Plain),
    }
}

/// The line and column at which a figure on a part is written; two characters fit there.
pub(crate) fn spot(kind: &Kind, facing: Facing, part: usize) -> (usize, usize) {
    let anchor = castle::anchor(kind, facing, part);
    let cell = |at: f64, of: usize| ((at * of as f64 / TILE) as usize).min(of - 1);
    (cell(anchor.y, HEIGHT), cell(anchor.x, WIDTH).min(WIDTH - 2))
}
