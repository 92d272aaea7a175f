//! Carcassonne on the command line.

mod bench;
mod board;
mod expansions;
mod narrate;
mod options;
mod picture;
mod sketch;
mod tiles;

use std::io::Write;
use std::ops::RangeInclusive;

use anyhow::Result;
use bastide_art::{Board, Level, Palette};
use bastide_bots::Dealt;
use bastide_carcassonne::{Action, Event, PLAYERS, State, check, position};
use bastide_game::battery::Violation;
use bastide_game::{Game, ParseSentence, Viewer};

use crate::bench::Effort;
use crate::games::CliGame;
use crate::ink::{Ink, columns};
use crate::session::Session;
use crate::terminal::TerminalGame;

impl CliGame for State {
    const THING: &'static str = "tile";
    const POSITION_KEYS: &'static [&'static str] = &position::KEYS;

    fn verify(&self, setup: &Self::Setup) -> Result<(), Violation> {
        check::check(setup, self)
    }

    fn begins_turn(outcome: &Self::Outcome) -> bool {
        <State as Dealt>::begins_turn(outcome)
    }

    fn laid(&self) -> usize {
        // The start tile was not laid by anybody.
        self.land().tiles().len() - 1
    }

    fn discarded(&self) -> usize {
        self.set_aside().len()
    }

    fn draw(&self, ink: Ink) -> String {
        board::draw(self, &[], columns(), ink)
    }

    fn standings(session: &Session, ink: Ink) -> String {
        narrate::standings(session, session.game(), ink)
    }

    fn legend() -> String {
        format!("{} {}\n{}", narrate::FIGURES, expansions::TOKENS, picture::LEGEND)
    }

    fn is_position(_: &[&str]) -> bool {
        // What is no other game's.
        true
    }

    fn paint(&self, palette: Palette, level: Level) -> String {
        bastide_art::board(&Board::of(&self.view(Viewer::Spectator)), palette, level)
    }

    fn list_box(with: Option<&str>, json: bool, out: &mut impl Write) -> Result<()> {
        tiles::list(with, json, out)
    }

    fn bench(effort: Effort, json: bool, out: &mut impl Write) -> Result<()> {
        bench::run(effort, json, out)
    }
}

impl TerminalGame for State {
    const PLAYERS: RangeInclusive<usize> = PLAYERS;
    const SECRET: bool = false;
    const SENTENCES: &'static str = "\
  tile V +1,0 >    lay tile V right of the start tile, its top to the right; also `+1,0 >`
  meeple road W    put a meeple on the road that leaves the tile to the west
  pass             put nothing
Expansions have sentences of their own: all are in docs/notation.md, and each question lists its
own.";

    fn sorted(&self) -> Vec<Action> {
        options::sorted(self)
    }

    fn read(&self, line: &str) -> Result<Action, ParseSentence> {
        options::read(line, self)
    }

    fn list(&self, actions: &[Action], ink: Ink) -> String {
        options::list(self, actions, ink)
    }

    fn draw_asking(&self, _: Viewer, ink: Ink) -> String {
        board::draw(self, &options::notes(self), columns(), ink)
    }

    fn standings_of(session: &Session, game: &State, _: Viewer, ink: Ink) -> String {
        narrate::standings(session, game, ink)
    }

    fn tell(session: &Session, event: &Event, ink: Ink) -> Option<String> {
        narrate::event(session, event, ink)
    }
}
