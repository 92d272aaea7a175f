//! The board on a terminal: the tiles inside the wall, followers and keeps on them, the track on the
//! wall, wall tiles on the corner towers.

use bastide_castle::wall::wall;
use bastide_castle::{Segment, Space, State};
use bastide_game::{Game, Seat};
use bastide_landscape::Cell;

use super::picture::{Dot, HEIGHT, Picture, WIDTH, spot};
use crate::ink::{Ink, Paint};

/// What is written on the board.
pub(crate) const LEGEND: &str = "\
Bf, Wf followers of black and white, BK, WK their keeps, B, W their markers on the track
numbers: the two spaces of the track   *: a wall tile lies there
words in the wall: what a start space shows";

/// Cells across and down, the ring of the wall among them.
const ACROSS: i16 = 11;
const DOWN: i16 = 14;

/// Draws the board. `notes` are written on empty spaces.
pub(crate) fn draw(game: &State, notes: &[(Space, String)], ink: Ink) -> String {
    let mut canvas =
        vec![vec![(' ', Paint::Plain); ACROSS as usize * WIDTH]; DOWN as usize * HEIGHT];
    for space in Space::all() {
        if game.board().tile_on(space).is_none() {
            let note = notes.iter().find(|(at, _)| *at == space).map(|(_, note)| note.as_str());
            let paint = if note.is_some() { Paint::Strong } else { Paint::Faint };
            write(&mut canvas, space.cell(), 1, 1, note.unwrap_or("  ."), paint);
        }
    }
    for tile in game.board().tiles() {
        let Some(space) = tile.space else { continue };
        let (row, column) = corner(space.cell());
        for (n, line) in Picture::of(tile.kind, tile.facing).lines.iter().enumerate() {
            canvas[row + n][column..column + WIDTH].copy_from_slice(line);
        }
    }
    ring(game, &mut canvas);
    for seat in Seat::all(Game::seats(game)) {
        if let Some(keep) = game.keep(seat) {
            stand(game, &mut canvas, keep.on, seat, 'K');
        }
    }
    for follower in game.followers() {
        stand(game, &mut canvas, follower.on, follower.owner, 'f');
    }
    print(&canvas, ink)
}

/// The line and column of the upper left character of a cell.
fn corner(cell: Cell) -> (usize, usize) {
    ((cell.y + 1) as usize * HEIGHT, (cell.x + 1) as usize * WIDTH)
}

fn write(canvas: &mut [Vec<Dot>], cell: Cell, row: usize, column: usize, text: &str, paint: Paint) {
    let (top, left) = corner(cell);
    for (n, letter) in text.chars().take(WIDTH - column).enumerate() {
        canvas[top + row][left + column + n] = (letter, paint);
    }
}

/// The wall: two numbers a cell, what a start space shows, who stands on the track.
fn ring(game: &State, canvas: &mut [Vec<Dot>]) {
    for (n, cell) in wall().ring.iter().enumerate() {
        let track = 2 * n as u8;
        write(canvas, *cell, 0, 0, "┌────┐", Paint::Faint);
        write(canvas, *cell, 2, 0, "└────┘", Paint::Faint);
        let corner = wall().corner_of(track);
        let lies = corner.is_some_and(|corner| game.corners().any(|c| c == corner));
        let numbers = format!("{track:02}/{:02}{}", track + 1, if lies { "*" } else { "" });
        write(canvas, *cell, 1, 0, &numbers, if lies { Paint::Strong } else { Paint::Faint });
        if let Some(start) = wall().starts.iter().find(|start| start.track == track) {
            let word = start.kind.name.trim_start_matches("start-");
            write(canvas, *cell, 2, 0, &format!("{word:^6}"), Paint::Plain);
        }
        for seat in Seat::all(Game::seats(game)) {
            let rests = game.points(seat) % 100;
            if rests / 2 * 2 == i32::from(track) {
                let column = 1 + 2 * seat.index();
                write(canvas, *cell, 0, column, letter(seat), Paint::Owner(seat));
            }
        }
    }
}

/// The letter of a seat.
pub(crate) fn letter(seat: Seat) -> &'static str {
    if seat == Seat(0) { "B" } else { "W" }
}

/// Something of a seat on a segment.
fn stand(game: &State, canvas: &mut [Vec<Dot>], on: Segment, owner: Seat, what: char) {
    let tile = game.board().tile(game.board().tile_of(on));
    let Some(space) = tile.space else { return };
    let (row, column) = spot(tile.kind, tile.facing, tile.part_of(on));
    let text = format!("{}{what}", letter(owner));
    write(canvas, space.cell(), row, column, &text, Paint::Owner(owner));
}

/// The canvas with letters above and numbers beside.
fn print(canvas: &[Vec<Dot>], ink: Ink) -> String {
    let letters: String = ('A'..='I').map(|column| format!("{column:^WIDTH$}")).collect();
    let mut out = format!("   {:WIDTH$}{}\n", "", letters.trim_end());
    for (n, line) in canvas.iter().enumerate() {
        let row = n / HEIGHT;
        let named = n % HEIGHT == 1 && (1..DOWN as usize - 1).contains(&row);
        let label = if named { row.to_string() } else { String::new() };
        let shown = line.iter().rposition(|(sign, _)| *sign != ' ').map_or(0, |n| n + 1);
        let text = paint(&line[..shown], ink);
        out.push_str(format!("{label:>2} {text}").trim_end());
        out.push('\n');
    }
    out
}

/// Characters in their colours.
pub(crate) fn paint(dots: &[Dot], ink: Ink) -> String {
    let same = dots.chunk_by(|a, b| a.1 == b.1);
    same.map(|dots| {
        let text: String = dots.iter().map(|(sign, _)| *sign).collect();
        ink.paint(dots[0].1, &text)
    })
    .collect()
}
