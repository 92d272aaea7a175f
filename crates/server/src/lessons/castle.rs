//! A lesson of The Castle: the piece of the board around its tiles. Where a wall tile was taken it reaches
//! to the stretch of the track where markers moved; where keeps are compared at the end it is the whole
//! board, with the largest empty region.

use bastide_art::castle::{Frame, frame_svg};
use bastide_art::{Level, Palette};
use bastide_castle::story::{self, StoryError};
use bastide_castle::wall::{TRACK, wall};
use bastide_castle::{Event, Place, State, View, largest_free_area};
use bastide_game::{Game, Seat, Table, Viewer};
use bastide_landscape::Cell;

use super::{PIXELS, Scenery};

/// How many pixels wide a picture is at most.
const WIDE: f64 = 600.0;
/// With fewer pixels a tile is painted plainly.
const RICH: f64 = 64.0;

#[derive(Debug)]
pub(super) struct Castle {
    view: View,
    points: Vec<i32>,
    frame: Frame,
}

impl Castle {
    pub(super) fn tell(text: &str) -> Result<Castle, StoryError> {
        let table = story::tell(text)?;
        let game = table.game();
        let met = Met::of(&table);
        let mut view = game.view(Viewer::Spectator);
        let mut frame = if view.over && view.seats.iter().any(|holding| holding.keep.is_some()) {
            Frame { shaded: largest_free_area(game), ..Frame::default() }
        } else {
            met.frame(&view)
        };
        frame.newest = table.moves().next().is_some();
        view.followers.extend(met.gone);
        let points = Seat::all(2).map(|seat| game.points(seat)).collect();
        Ok(Castle { view, points, frame })
    }

    fn pixels(&self) -> f64 {
        (WIDE / self.frame.cells().0).floor().min(PIXELS)
    }
}

impl Scenery for Castle {
    fn points(&self) -> Vec<i32> {
        self.points.clone()
    }

    fn size(&self) -> (f64, f64) {
        let (width, height) = self.frame.cells();
        (width * self.pixels(), height * self.pixels())
    }

    fn picture(&self, palette: Palette) -> String {
        let level = if self.pixels() < RICH { Level::Plain } else { Level::Rich };
        frame_svg(&self.view, &self.frame, palette, level, self.pixels())
    }
}

/// What the last tile met.
#[derive(Default)]
struct Met {
    /// Followers that went home.
    gone: Vec<(Place, Seat)>,
    /// Moves of markers: whose, from where, to where.
    moves: Vec<(Seat, u16, u16)>,
    /// Whether a wall tile was taken.
    wall: bool,
}

impl Met {
    fn of(table: &Table<State>) -> Met {
        let mut game = table.start().clone();
        let mut met = Met::default();
        for (_, _, m) in table.moves() {
            let mut at = [0, 1].map(|seat| game.points(Seat(seat)) as u16);
            let mut events = Vec::new();
            game.play(m, &mut events);
            for event in events {
                if let Event::TilePlaced { .. } = event {
                    met = Met::default();
                } else if let Event::FollowerTaken { owner, at } = event {
                    met.gone.push((at, owner));
                } else if let Event::Paid { to, points, .. } = event {
                    let from = at[to.index()];
                    at[to.index()] += points;
                    met.moves.push((to, from, from + points));
                } else if let Event::WallTaken { .. } = event {
                    met.wall = true;
                }
            }
        }
        met
    }

    /// The tiles with a cell around them, and where markers moved.
    fn frame(&self, view: &View) -> Frame {
        let whole = Frame::default();
        let mut cells: Vec<Cell> = Vec::new();
        for Cell { x, y } in view.tiles.iter().map(|laid| laid.space.cell()) {
            cells.extend([Cell::new(x - 1, y - 1), Cell::new(x + 1, y + 1)]);
        }
        let moves = if self.wall { self.moves.clone() } else { Vec::new() };
        for (_, from, to) in &moves {
            cells.extend((*from..=*to).map(|n| wall().ring[usize::from(n % TRACK / 2)]));
        }
        let (mut low, mut high) = (whole.high, whole.low);
        for cell in cells {
            low = Cell::new(low.x.min(cell.x), low.y.min(cell.y));
            high = Cell::new(high.x.max(cell.x), high.y.max(cell.y));
        }
        low = Cell::new(low.x.max(whole.low.x), low.y.max(whole.low.y));
        high = Cell::new(high.x.min(whole.high.x), high.y.min(whole.high.y));
        Frame { low, high, moves, ..whole }
    }
}
