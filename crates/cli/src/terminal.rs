//! What a game needs to be played at one screen, beyond what all commands need.

use std::ops::RangeInclusive;

use bastide_game::{ParseSentence, Viewer};

use crate::games::CliGame;
use crate::ink::Ink;
use crate::session::Session;

/// A game that people can play at one screen.
pub(crate) trait TerminalGame: CliGame {
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// Whether players hide something from each other.
    const SECRET: bool;
    /// Its sentences, for those who ask for help.
    const SENTENCES: &'static str;

    /// The options in the order of their numbers: as the rules offer them, unless a page reads otherwise.
    fn sorted(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        actions
    }
    /// Reads a sentence or a short form of one.
    fn read(&self, line: &str) -> Result<Self::Action, ParseSentence>;
    /// The question with its options, and a picture that helps to choose.
    fn list(&self, actions: &[Self::Action], ink: Ink) -> String;
    /// The board with the numbers of options where they belong, as somebody sees it.
    fn draw_asking(&self, eyes: Viewer, ink: Ink) -> String;
    /// Who has what in the session's game, or in what would come of it, as somebody sees it.
    fn standings_of(session: &Session<Self>, game: &Self, eyes: Viewer, ink: Ink) -> String;
    /// A line on what happened, unless it goes without saying.
    fn tell(session: &Session<Self>, event: &Self::Event, ink: Ink) -> Option<String>;
}
