//! The Castle on the command line.

mod board;
mod narrate;
mod options;
mod picture;
pub(crate) mod tiles;

use std::ops::RangeInclusive;

use bastide_castle::{Action, Event, PLAYERS, Setup, State, check};
use bastide_game::battery::Violation;
use bastide_game::{ParseSentence, Viewer};

use crate::games::CliGame;
use crate::ink::Ink;
use crate::session::Session;
use crate::terminal::TerminalGame;

/// Reasons for points, in the order in which they are listed.
impl CliGame for State {
    const THING: &'static str = "tile";

    fn verify(&self, _: &Setup) -> Result<(), Violation> {
        check::check(self)
    }

    fn laid(&self) -> usize {
        self.board().tiles().iter().filter(|tile| tile.space.is_some()).count()
    }

    fn discarded(&self) -> usize {
        self.set_aside().len()
    }

    fn draw(&self, ink: Ink) -> String {
        board::draw(self, &[], ink)
    }

    fn standings(session: &Session<State>, ink: Ink) -> String {
        narrate::standings(session, session.game(), ink)
    }

    fn legend() -> String {
        format!("{}\n{}", board::LEGEND, picture::LEGEND)
    }
}

impl TerminalGame for State {
    const PLAYERS: RangeInclusive<usize> = PLAYERS..=PLAYERS;
    const SECRET: bool = false;
    const SENTENCES: &'static str = "\
  tile P7 B10 ^     lay tile P7 on B10, its top upwards; also `B10 ^`
  follower path W   put a follower on the path that leaves the tile to the west
  play extra-turn   use a wall tile
  score C9 house E  with order-choice: what is scored next
  pass              do none of it";

    fn read(&self, line: &str) -> Result<Action, ParseSentence> {
        options::read(line, self)
    }

    fn list(&self, actions: &[Action], ink: Ink) -> String {
        options::list(self, actions, ink)
    }

    fn draw_asking(&self, _: Viewer, ink: Ink) -> String {
        board::draw(self, &options::notes(self), ink)
    }

    fn standings_of(session: &Session<State>, game: &State, _: Viewer, ink: Ink) -> String {
        narrate::standings(session, game, ink)
    }

    fn tell(session: &Session<State>, event: &Event, ink: Ink) -> Option<String> {
        narrate::event(session, event, ink)
    }
}
