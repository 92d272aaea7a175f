//! The small boards of the rules page: stories, played by the engine and painted.
//!
//! A lesson is a file under `lessons/`. Its picture shows what the last sentence met: the tiles after
//! it and the figures before anybody went home. If a tile is in the hand, the picture shows where it
//! may go.

use std::collections::BTreeSet;

use bastide_art::{Board, Level, Mark, Palette, board};
use bastide_carcassonne::story::{self, StoryError};
use bastide_carcassonne::{Action, Event, Figure, Place, State};
use bastide_game::{Game, Seat, Table, Viewer};
use rust_embed::RustEmbed;

/// How many pixels wide a tile of a lesson is.
const PIXELS: f64 = 120.0;

#[derive(RustEmbed)]
#[folder = "lessons/"]
struct Files;

/// A story that was played.
#[derive(Debug)]
pub struct Lesson {
    table: Table<State>,
}

impl Lesson {
    /// The names of all lessons, in order.
    pub fn names() -> Vec<String> {
        let names = Files::iter();
        let names = names.filter_map(|name| name.strip_suffix(".story").map(str::to_string));
        names.collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// A lesson by its name, if there is one.
    pub fn named(name: &str) -> Option<Result<Lesson, StoryError>> {
        let file = Files::get(&format!("{name}.story"))?;
        let text = String::from_utf8_lossy(&file.data);
        Some(story::tell(&text).map(|table| Lesson { table }))
    }

    /// What every seat has at the end.
    pub fn points(&self) -> Vec<i32> {
        let game = self.table.game();
        Seat::all(game.seats()).map(|seat| game.points(seat)).collect()
    }

    /// How wide and high the picture is, in pixels.
    pub fn size(&self) -> (u32, u32) {
        let (width, height) = self.board().size(Level::Rich);
        (width.round() as u32, height.round() as u32)
    }

    /// The picture.
    pub fn picture(&self, palette: Palette) -> String {
        board(&self.board(), palette, Level::Rich)
    }

    fn board(&self) -> Board {
        let game = self.table.game();
        let mut view = game.view(Viewer::Spectator);
        view.figures = self.standing();
        let mut board = Board { pixels: PIXELS, bare: true, ..Board::of(&view) };
        if game.drawn().is_some() {
            let mut actions = Vec::new();
            game.actions(&mut actions);
            let mut cells = BTreeSet::new();
            for action in &actions {
                if let Action::Tile { cell, .. } = action {
                    cells.insert(*cell);
                }
            }
            board.marks = cells.into_iter().map(Mark::Gap).collect();
        } else if self.table.moves().next().is_none() {
            board.marks.clear();
        }
        board
    }

    /// The figures as they stood before the last sentence, with those it put.
    fn standing(&self) -> Vec<(Place, Seat, Figure)> {
        let mut game = self.table.start().clone();
        let mut standing = game.view(Viewer::Spectator).figures;
        let mut events = Vec::new();
        for (_, m) in self.table.moves() {
            standing = game.view(Viewer::Spectator).figures;
            events.clear();
            game.play(m, &mut events);
            for event in &events {
                if let Event::FigurePut { owner, figure, at } = event {
                    standing.push((*at, *owner, *figure));
                }
            }
        }
        standing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_holds_and_can_be_painted() {
        let names = Lesson::names();
        assert!(names.len() >= 20, "{names:?}");
        for name in names {
            let lesson = Lesson::named(&name).expect("it is there");
            let lesson = lesson.unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(lesson.picture(Palette::Light).starts_with("<svg"), "{name}");
        }
        assert!(Lesson::named("no-such").is_none());
    }
}
