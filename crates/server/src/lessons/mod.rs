//! The small boards of the rules page: stories, played by the engine and painted.
//!
//! A lesson is a story under `lessons/`, which names its game unless that is Carcassonne. Its picture shows what the
//! last tile or the last turn met: everything after the last sentence, and what left the board since.

mod carcassonne;
mod cardcassonne;
mod castle;

use std::collections::BTreeSet;
use std::fmt::Debug;

use bastide_art::Palette;
use bastide_game::Game;
use bastide_game::position::named_game;
use bastide_game::story::StoryError;
use rust_embed::RustEmbed;

/// How a story of a game becomes a lesson.
type Tell = fn(&str) -> Result<Box<dyn Scenery>, StoryError>;

/// The games with lessons.
const GAMES: [(&str, Tell); 3] = [
    (bastide_carcassonne::State::NAME, |story| Ok(Box::new(carcassonne::Landscape::tell(story)?))),
    (bastide_castle::State::NAME, |story| Ok(Box::new(castle::Castle::tell(story)?))),
    (bastide_cardcassonne::State::NAME, |story| Ok(Box::new(cardcassonne::Cards::tell(story)?))),
];

/// What a lesson of any game shows.
trait Scenery: Debug {
    /// What every seat has at the end.
    fn points(&self) -> Vec<i32>;
    /// How wide and high the picture is, in pixels.
    fn size(&self) -> (f64, f64);
    /// The picture.
    fn picture(&self, palette: Palette) -> String;
}

/// How many pixels wide a tile of a lesson is.
const PIXELS: f64 = 120.0;

#[derive(RustEmbed)]
#[folder = "lessons/"]
struct Files;

/// A story that was played.
#[derive(Debug)]
pub struct Lesson(Box<dyn Scenery>);

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
        let game = named_game(&text).unwrap_or(bastide_carcassonne::State::NAME);
        let (_, tell) = GAMES.iter().find(|(name, _)| *name == game)?;
        Some(tell(&text).map(Lesson))
    }

    /// What every seat has at the end.
    pub fn points(&self) -> Vec<i32> {
        self.0.points()
    }

    /// How wide and high the picture is, in pixels.
    pub fn size(&self) -> (u32, u32) {
        let (width, height) = self.0.size();
        (width.round() as u32, height.round() as u32)
    }

    /// The picture.
    pub fn picture(&self, palette: Palette) -> String {
        self.0.picture(palette)
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
