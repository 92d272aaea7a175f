//! The small boards of the rules page: stories, played by the engine and painted.
//!
//! A lesson is a file under `lessons/`; those of The Castle begin with `castle-`, those of Cardcassonne with
//! `cards-`. Its picture shows what the last tile or the last turn met: everything after the last sentence,
//! and what left the board since.

mod carcassonne;
mod cards;
mod castle;

use std::collections::BTreeSet;

use bastide_art::Palette;
use bastide_game::story::StoryError;
use rust_embed::RustEmbed;

use carcassonne::Landscape;
use cards::Cards;
use castle::Castle;

/// How many pixels wide a tile of a lesson is.
const PIXELS: f64 = 120.0;

#[derive(RustEmbed)]
#[folder = "lessons/"]
struct Files;

/// A story that was played.
#[derive(Debug)]
pub struct Lesson(DynTable);

#[derive(Debug)]
enum DynTable {
    Landscape(Box<Landscape>),
    Castle(Box<Castle>),
    Cards(Box<Cards>),
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
        let played = if name.starts_with("castle-") {
            Castle::tell(&text).map(|lesson| DynTable::Castle(Box::new(lesson)))
        } else if name.starts_with("cards-") {
            Cards::tell(&text).map(|lesson| DynTable::Cards(Box::new(lesson)))
        } else {
            Landscape::tell(&text).map(|lesson| DynTable::Landscape(Box::new(lesson)))
        };
        Some(played.map(Lesson))
    }

    /// What every seat has at the end.
    pub fn points(&self) -> Vec<i32> {
        match &self.0 {
            DynTable::Landscape(lesson) => lesson.points(),
            DynTable::Castle(lesson) => lesson.points(),
            DynTable::Cards(lesson) => lesson.points(),
        }
    }

    /// How wide and high the picture is, in pixels.
    pub fn size(&self) -> (u32, u32) {
        let (width, height) = match &self.0 {
            DynTable::Landscape(lesson) => lesson.size(),
            DynTable::Castle(lesson) => lesson.size(),
            DynTable::Cards(lesson) => lesson.size(),
        };
        (width.round() as u32, height.round() as u32)
    }

    /// The picture.
    pub fn picture(&self, palette: Palette) -> String {
        match &self.0 {
            DynTable::Landscape(lesson) => lesson.picture(palette),
            DynTable::Castle(lesson) => lesson.picture(palette),
            DynTable::Cards(lesson) => lesson.picture(palette),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_holds_and_can_be_painted() {
        let names = Lesson::names();
        assert!(names.len() >= 48, "{names:?}");
        for name in names {
            let lesson = Lesson::named(&name).expect("it is there");
            let lesson = lesson.unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(lesson.picture(Palette::Light).starts_with("<svg"), "{name}");
        }
        assert!(Lesson::named("no-such").is_none());
    }
}
