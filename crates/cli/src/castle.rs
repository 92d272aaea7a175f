//! The Castle on the command line: its board in words and numbers.

use bastide_castle::wall::wall;
use bastide_castle::{Event, Place, Setup, Space, Spot, State, WallTile, check, position};
use bastide_game::{Game, Seat, Turn};
use bastide_landscape::Cell;

use crate::games::{Heard, Played};
use crate::ink::{Ink, Paint};
use crate::narrate;
use crate::session::Session;

/// Reasons for points, in the order in which they are listed.
const REASONS: [&str; 9] =
    ["path", "house", "tower", "keep", "court", "open-path", "open-tower", "open-house", "bonus"];

/// Columns for a cell: the longest word for what it shows, and a gap.
const WIDTH: usize = 7;

impl Played for State {
    fn verify(&self, _: &Setup) -> Result<(), String> {
        check::check(self)
    }

    fn whose_turn(&self) -> Seat {
        self.mover()
    }

    fn laid(&self) -> usize {
        self.board().tiles().iter().filter(|tile| tile.space.is_some()).count()
    }

    fn discarded(&self) -> usize {
        self.set_aside().len()
    }

    fn hear(event: &Event) -> Heard {
        if let Event::TileLaid { .. } = *event {
            Heard::TileLaid
        } else if let Event::Paid { to, points, account } = *event {
            let word = account.word();
            let rank = REASONS.iter().position(|reason| *reason == word);
            Heard::Paid(to, points.into(), (rank.unwrap_or(REASONS.len()), word))
        } else if *event == Event::FinaleBegan {
            Heard::Finale
        } else {
            Heard::Nothing
        }
    }

    fn read_position(text: &str) -> Result<(Setup, State), String> {
        position::read(text).map_err(|e| e.to_string())
    }

    fn write_position(&self, setup: &Setup) -> Option<String> {
        position::write(setup, self)
    }

    fn draw(&self, ink: Ink) -> String {
        let letters: String = ('A'..='I').map(|column| format!("{column:<WIDTH$}")).collect();
        let mut out = format!("    {:WIDTH$}{}\n", "", letters.trim_end());
        for y in -1..=12 {
            let row = if (0..12).contains(&y) { (y + 1).to_string() } else { String::new() };
            let cells = (-1..=9).map(|x| sign(self, Cell::new(x, y), ink));
            let line = format!("{row:>3} {}", cells.collect::<String>());
            out.push_str(line.trim_end());
            out.push('\n');
        }
        for follower in self.followers() {
            let owner =
                ink.paint(Paint::Owner(follower.owner), State::SEATS[follower.owner.index()]);
            if let Some(place) = place(self, follower.on) {
                out.push_str(&format!("  {owner} on {place}\n"));
            }
        }
        out
    }

    fn standings(session: &Session<State>, ink: Ink) -> String {
        let game = session.game();
        let mut out = String::new();
        for seat in Seat::all(Game::seats(game)) {
            let moves = session.table.turn() != Turn::Over && game.mover() == seat;
            let padding = " ".repeat(12usize.saturating_sub(session.name(seat).chars().count()));
            let points = narrate::counted(game.points(seat).unsigned_abs() as usize, "point");
            let mut has = narrate::counted(game.supply(seat).into(), "follower");
            if let Some(keep) = game.keep(seat) {
                has.push_str(&format!(", keep {}", keep.size));
            }
            for (tile, count) in WallTile::ALL.into_iter().zip(game.held(seat)) {
                has.push_str(&format!(", {tile}").repeat(count.into()));
            }
            let (turn, name) = (if moves { ">" } else { " " }, narrate::name(session, seat, ink));
            out.push_str(&format!("{turn} {name}{padding} {points:>11}   {has}\n"));
        }
        let left: usize = game.undrawn().map(|(_, left)| usize::from(left)).sum();
        out.push_str(&format!("  {} to draw", narrate::counted(left, "tile")));
        if !game.set_aside().is_empty() {
            out.push_str(&format!(", {} set aside", game.set_aside().len()));
        }
        out.push('\n');
        if let Some(end) = session.table.end() {
            out.push_str(&format!("  {}\n", narrate::ending(session, end, ink)));
        }
        out
    }

    fn legend() -> String {
        "numbers: the first of two spaces of the track   *: a wall tile lies there\n\
         words in the wall: what a start space shows"
            .to_string()
    }
}

/// What one cell shows: a tile, an empty space, a piece of the wall, or nothing.
fn sign(game: &State, cell: Cell, ink: Ink) -> String {
    if let Some(space) = Space::at(cell) {
        let Some(tile) = game.board().tile_on(space).map(|id| game.board().tile(id)) else {
            return format!("{:<WIDTH$}", ".");
        };
        let text = format!("{:<WIDTH$}", format!("{}{}", tile.kind.name, tile.facing));
        return ink.paint(Paint::Strong, &text);
    }
    let Some(n) = wall().ring.iter().position(|ring| *ring == cell) else {
        return " ".repeat(WIDTH);
    };
    let track = 2 * n as u8;
    let start = wall().starts.iter().find(|start| start.track == track);
    let text = match start {
        Some(start) => start.kind.name.trim_start_matches("start-").to_string(),
        None => {
            let corner = wall().corner_of(track);
            let lies = corner.is_some_and(|corner| game.corners().any(|c| c == corner));
            format!("{track}{}", if lies { "*" } else { "" })
        }
    };
    ink.paint(Paint::Faint, &format!("{text:<WIDTH$}"))
}

/// The name of a part of a laid tile.
fn place(game: &State, segment: bastide_castle::Segment) -> Option<Place> {
    let tile = game.board().tile(game.board().tile_of(segment));
    Some(Place { space: tile.space?, spot: Spot::of(tile, tile.part_of(segment)) })
}
