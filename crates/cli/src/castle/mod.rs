//! The Castle on the command line.

mod board;
mod narrate;
mod options;
mod picture;
mod tiles;

use std::io::Write;
use std::ops::RangeInclusive;

use anyhow::{Result, anyhow, bail};
use bastide_art::{Level, Palette, castle};
use bastide_bots::Dealt;
use bastide_castle::{Action, Event, PLAYERS, Setup, State, check, position};
use bastide_game::battery::Violation;
use bastide_game::{Game, ParseSentence, Viewer};

use crate::bench::Effort;
use crate::games::CliGame;
use crate::ink::{Ink, columns};
use crate::measure;
use crate::session::Session;
use crate::terminal::TerminalGame;

/// Keys that only positions of The Castle have.
const OWN_KEYS: [&str; 5] = ["taken", "held", "spent", "tiles", "keeps"];

impl CliGame for State {
    const THING: &'static str = "tile";
    const POSITION_KEYS: &'static [&'static str] = &position::KEYS;

    fn verify(&self, _: &Setup) -> Result<(), Violation> {
        check::check(self)
    }

    fn begins_turn(outcome: &Self::Outcome) -> bool {
        <State as Dealt>::begins_turn(outcome)
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

    fn is_position(keys: &[&str]) -> bool {
        // The players are always the same, so they are never named. A key that no other game has is enough, so that
        // a mistake beside it is answered in the words of this game.
        let all = !keys.is_empty() && keys.iter().all(|key| position::KEYS.contains(key));
        all || (!keys.contains(&"players") && keys.iter().any(|key| OWN_KEYS.contains(key)))
    }

    fn paint(&self, palette: Palette, level: Level) -> String {
        let pixels = if level == Level::Plain { 60.0 } else { 120.0 };
        castle::board_svg(&self.view(Viewer::Spectator), palette, level, pixels)
    }

    fn list_box(with: Option<&str>, json: bool, out: &mut impl Write) -> Result<()> {
        if with.is_some() {
            bail!("--with: The Castle always has the same tiles");
        }
        match json {
            true => writeln!(out, "{}", tiles::json()?)?,
            false => tiles::draw(columns().min(100), Ink::for_stdout(), out)?,
        }
        Ok(())
    }

    fn bench(effort: Effort, json: bool, out: &mut impl Write) -> Result<()> {
        let setup = State::setup("", PLAYERS).map_err(|e| anyhow!("{e}"))?;
        measure::measure::<State>(&setup, 30, effort).print(json, out)
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
