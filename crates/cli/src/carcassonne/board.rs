//! The board on a terminal: the tiles that lie, the figures on them, the tile laid last in
//! corners, coordinates on the rim.

use bastide_carcassonne::{Figure, State};
use bastide_game::Seat;
use bastide_landscape::{Cell, Tile};

use super::expansions;
use super::picture::{HEIGHT, Picture, Width};
use crate::ink::{Ink, Paint};

/// Columns that the numbers of the rows take.
const RIM: usize = 5;

/// The part of the board that is drawn.
#[derive(Clone, Copy, Debug)]
struct Window {
    low: Cell,
    high: Cell,
    width: Width,
    cropped: bool,
}

/// A character with its colour.
type Spot = (char, Paint);

/// Draws the board on at most so many columns. `notes` are written on empty cells.
pub(crate) fn draw(state: &State, notes: &[(Cell, String)], columns: usize, ink: Ink) -> String {
    let window = Window::around(state, notes, columns.max(RIM + 10));
    let across = (window.high.x - window.low.x + 1) as usize * window.width.columns();
    let down = (window.high.y - window.low.y + 1) as usize * HEIGHT;
    let mut canvas = vec![vec![(' ', Paint::Plain); across]; down];
    let last = state.last().cell;
    for tile in state.land().tiles() {
        if let Some(at) = window.corner(tile.cell) {
            put_tile(&mut canvas, at, tile, window.width);
            if tile.cell == last && state.land().tiles().len() > 1 {
                put_corners(&mut canvas, at, window.width);
            }
        }
    }
    for (cell, sign, paint) in expansions::tokens(state) {
        if let Some((row, column)) = window.corner(cell) {
            let middle = window.width.columns() / 2;
            for (n, letter) in sign.chars().take(window.width.columns() - middle).enumerate() {
                canvas[row + 1][column + middle + n] = (letter, paint);
            }
        }
    }
    for standing in state.figures() {
        let land = state.land();
        let tile = land.tile(land.tile_of(standing.on));
        let part = tile.segments().position(|(s, _)| s == standing.on);
        if let (Some((row, column)), Some(part)) = (window.corner(tile.cell), part) {
            let picture = Picture::of(tile.kind, tile.facing, window.width);
            let (down, across) = picture.spot(part);
            let letters = letters(standing.owner, standing.figure);
            for (n, letter) in letters.into_iter().enumerate() {
                let paint = Paint::Owner(standing.owner);
                canvas[row + down][column + across + n] = (letter, paint);
            }
        }
    }
    for (cell, note) in notes {
        if let Some((row, column)) = window.corner(*cell) {
            put_note(&mut canvas[row + 1][column..], note, window.width);
        }
    }
    window.print(&canvas, ink)
}

/// The two letters of a figure: whose it is, and what.
pub(crate) fn letters(owner: Seat, figure: Figure) -> [char; 2] {
    // Black takes a K, for blue has the B.
    const OWNERS: [char; 6] = ['R', 'B', 'Y', 'G', 'K', 'P'];
    let figure = match figure {
        Figure::Meeple => 'm',
        Figure::BigMeeple => 'M',
        Figure::Abbot => 'a',
        Figure::Builder => 'b',
        Figure::Pig => 'p',
    };
    [OWNERS.get(owner.index()).copied().unwrap_or('?'), figure]
}

impl Window {
    /// All of the board if it fits, in narrow tiles if it must, else what lies around the last tile.
    fn around(state: &State, notes: &[(Cell, String)], columns: usize) -> Window {
        let mut low = state.last().cell;
        let mut high = low;
        let tiles = state.land().tiles().map(|tile| tile.cell);
        for cell in tiles.chain(notes.iter().map(|(cell, _)| *cell)) {
            low = Cell::new(low.x.min(cell.x), low.y.min(cell.y));
            high = Cell::new(high.x.max(cell.x), high.y.max(cell.y));
        }
        let wanted = (high.x - low.x + 1) as usize;
        let room = columns.saturating_sub(RIM);
        let fits = |width: Width| wanted.saturating_mul(width.columns()) <= room;
        let width = if fits(Width::Full) { Width::Full } else { Width::Narrow };
        let cropped = !fits(width);
        if cropped {
            let shown = (room / width.columns()).max(1) as i16;
            let middle = state.last().cell.x;
            let first = (middle - shown / 2).clamp(low.x, high.x - shown + 1);
            (low.x, high.x) = (first, first + shown - 1);
        }
        Window { low, high, width, cropped }
    }

    /// Line and column of a cell's first character, if it is in the window.
    fn corner(&self, cell: Cell) -> Option<(usize, usize)> {
        let (x, y) = (cell.x - self.low.x, cell.y - self.low.y);
        let inside = x >= 0 && y >= 0 && cell.x <= self.high.x && cell.y <= self.high.y;
        inside.then(|| (y as usize * HEIGHT, x as usize * self.width.columns()))
    }

    fn print(&self, canvas: &[Vec<Spot>], ink: Ink) -> String {
        let mut out = String::new();
        let mut rim = " ".repeat(RIM);
        for x in self.low.x..=self.high.x {
            rim.push_str(&format!("{:^1$}", signed(x), self.width.columns()));
        }
        out.push_str(&ink.paint(Paint::Faint, rim.trim_end()));
        out.push('\n');
        for (number, line) in canvas.iter().enumerate() {
            let y = self.low.y + (number / HEIGHT) as i16;
            let row = if number % HEIGHT == 1 { signed(y) } else { String::new() };
            let row = format!("{row:>4} ");
            let painted = paint(line, ink);
            match painted.is_empty() {
                true => out.push_str(row.trim_end()),
                false => {
                    out.push_str(&ink.paint(Paint::Faint, &row));
                    out.push_str(&painted);
                }
            }
            out.push('\n');
        }
        if self.cropped {
            out.push_str(
                "     (the board is wider than the screen: columns around the last tile)\n",
            );
        }
        out
    }
}

fn put_tile(canvas: &mut [Vec<Spot>], (row, column): (usize, usize), tile: Tile<'_>, width: Width) {
    let picture = Picture::of(tile.kind, tile.facing, width);
    for (down, line) in picture.lines.iter().enumerate() {
        for (across, dot) in line.iter().enumerate() {
            canvas[row + down][column + across] = (dot.sign, dot.paint);
        }
    }
}

/// The tile laid last is held by four corners.
fn put_corners(canvas: &mut [Vec<Spot>], (row, column): (usize, usize), width: Width) {
    let right = column + width.columns() - 1;
    let bottom = row + HEIGHT - 1;
    for (row, column, corner) in
        [(row, column, '⌜'), (row, right, '⌝'), (bottom, column, '⌞'), (bottom, right, '⌟')]
    {
        canvas[row][column] = (corner, Paint::Strong);
    }
}

/// Writes a note into the middle of a cell. Where `12-14` has no room, `12+` must do.
fn put_note(line: &mut [Spot], note: &str, width: Width) {
    let room = width.columns() - 1;
    let mut shown: Vec<char> = note.chars().collect();
    if shown.len() > room {
        shown = note.chars().take_while(char::is_ascii_digit).take(room - 1).collect();
        shown.push('+');
    }
    let before = (width.columns() - shown.len()) / 2;
    for (n, letter) in shown.into_iter().enumerate() {
        line[before + n] = (letter, Paint::Strong);
    }
}

/// A line in colours, without the blanks at its end.
pub(crate) fn paint(line: &[Spot], ink: Ink) -> String {
    let end = line.iter().rposition(|(sign, _)| *sign != ' ');
    let line = &line[..end.map_or(0, |n| n + 1)];
    let mut out = String::new();
    for run in line.chunk_by(|a, b| a.1 == b.1) {
        let text: String = run.iter().map(|(sign, _)| *sign).collect();
        out.push_str(&ink.paint(run[0].1, &text));
    }
    out
}

fn signed(n: i16) -> String {
    match n {
        0 => "0".to_string(),
        n => format!("{n:+}"),
    }
}
