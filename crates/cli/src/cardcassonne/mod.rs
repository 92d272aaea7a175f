//! Cardcassonne on the command line. What a seat hides from the others is shown to nobody else while the
//! game is played; a record that is looked at hides nothing.

mod board;
mod cards;
mod narrate;
mod options;

use std::io::Write;
use std::ops::RangeInclusive;

use anyhow::{Result, anyhow, bail};
use bastide_art::{Level, Palette, cardcassonne};
use bastide_cardcassonne::{Action, CARDS, Event, Setup, State, check, position, worth};
use bastide_game::battery::Violation;
use bastide_game::{Game, ParseSentence, Seat, Viewer};

use crate::bench::Effort;
use crate::games::CliGame;
use crate::ink::Ink;
use crate::measure;
use crate::session::Session;
use crate::terminal::TerminalGame;

/// Whose secrets are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Eyes {
    /// Everybody's: a record hides nothing.
    All,
    /// Those of one seat, or nobody's.
    Of(Viewer),
}

impl Eyes {
    /// Whether the secrets of a seat are shown.
    fn see(self, seat: Seat) -> bool {
        self == Eyes::All || self == Eyes::Of(Viewer::Seat(seat))
    }
}

impl CliGame for State {
    const THING: &'static str = "card";
    const POSITION_KEYS: &'static [&'static str] = &position::KEYS;

    fn verify(&self, _: &Setup) -> Result<(), Violation> {
        check::check(self)
    }

    fn begins_turn(_: &Self::Outcome) -> bool {
        true
    }

    fn laid(&self) -> usize {
        let held: usize = Seat::all(Game::seats(self)).map(|seat| self.hand(seat).len()).sum();
        // Those of the opening were not played by anybody.
        (CARDS - self.deck().len() - held).saturating_sub(worth::OPENING.into())
    }

    fn turns(&self) -> usize {
        // Everybody puts the follower once a round, instead of a card.
        self.laid() + usize::from(self.rounds()) * Game::seats(self)
    }

    fn discarded(&self) -> usize {
        // Every card can be played.
        0
    }

    fn draw(&self, ink: Ink) -> String {
        board::draw(self, Eyes::All, ink)
    }

    fn standings(session: &Session<State>, ink: Ink) -> String {
        narrate::standings(session, session.game(), Eyes::All, ink)
    }

    fn legend() -> String {
        board::LEGEND.to_string()
    }

    fn is_position(keys: &[&str]) -> bool {
        keys.contains(&"round")
    }

    fn paint(&self, palette: Palette, level: Level) -> String {
        let pixels = if level == Level::Plain { 60.0 } else { 120.0 };
        cardcassonne::table_svg(&self.view(Viewer::Spectator), palette, level, pixels)
    }

    fn list_box(with: Option<&str>, json: bool, out: &mut impl Write) -> Result<()> {
        if with.is_some() {
            bail!("--with: Cardcassonne always has the same cards");
        }
        match json {
            true => writeln!(out, "{}", cards::json()?)?,
            false => cards::draw(Ink::for_stdout(), out)?,
        }
        Ok(())
    }

    fn bench(effort: Effort, json: bool, out: &mut impl Write) -> Result<()> {
        let setup = State::setup("", 4).map_err(|e| anyhow!("{e}"))?;
        measure::measure::<State>(&setup, 60, effort).print(json, out)
    }
}

impl TerminalGame for State {
    const PLAYERS: RangeInclusive<usize> = 2..=worth::MAX_SEATS;
    const SECRET: bool = true;
    const SENTENCES: &'static str = "\
  down green-2 road   play the first card of a round, face down, in any row; also `green-2 road`
  play green-2 field  play a card face up in the row of its colour; jokers in any row
  claim city          put your follower at the end of a row
  discard red-animal  ten points for a card from a row of another colour, or `keep red-animal`
  assign green        an animal joker joins your animals of a colour";

    fn read(&self, line: &str) -> Result<Action, ParseSentence> {
        options::read(line, self)
    }

    fn list(&self, actions: &[Action], ink: Ink) -> String {
        options::list(self, actions, ink)
    }

    fn draw_asking(&self, eyes: Viewer, ink: Ink) -> String {
        board::draw(self, Eyes::Of(eyes), ink)
    }

    fn standings_of(session: &Session<State>, game: &State, eyes: Viewer, ink: Ink) -> String {
        narrate::standings(session, game, Eyes::Of(eyes), ink)
    }

    fn tell(session: &Session<State>, event: &Event, ink: Ink) -> Option<String> {
        narrate::event(session, event, ink)
    }
}
