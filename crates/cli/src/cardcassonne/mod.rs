//! Cardcassonne on the command line. What a seat hides from the others is shown to nobody else while the
//! game is played; a record that is looked at hides nothing.

mod board;
pub(crate) mod cards;
mod narrate;
mod options;

use std::ops::RangeInclusive;

use bastide_cardcassonne::{Action, CARDS, Event, Setup, State, check, position, worth};
use bastide_game::{Game, ParseSentence, Seat, Turn, Viewer};

use crate::games::{CliGame, ScoreEvent};
use crate::ink::Ink;
use crate::session::Session;
use crate::terminal::TerminalGame;

/// Reasons for points, in the order in which they are listed.
const REASONS: [&str; 7] =
    ["persons", "animals", "animal-joker", "dragon", "fairy", "foreign", "buildings"];

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

    fn verify(&self, _: &Setup) -> Result<(), String> {
        check::check(self)
    }

    fn whose_turn(&self) -> Seat {
        match self.turn() {
            Turn::Player(seat) => seat,
            Turn::Chance | Turn::Over => self.dealer(),
        }
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

    fn hear(event: &Event) -> ScoreEvent {
        if let Event::CardPlayed { .. } | Event::FollowerPut { .. } = *event {
            ScoreEvent::Turn
        } else if let Event::Paid { to, points, account } = *event {
            let word = account.word();
            let rank = REASONS.iter().position(|reason| *reason == word);
            ScoreEvent::Paid(to, points.into(), (rank.unwrap_or(REASONS.len()), word))
        } else if *event == Event::FinaleBegan {
            ScoreEvent::Finale
        } else {
            ScoreEvent::Nothing
        }
    }

    fn read_position(text: &str) -> Result<(Setup, State), String> {
        position::read(text).map_err(|e| e.to_string())
    }

    fn write_position(&self, setup: &Setup) -> Option<String> {
        position::write(setup, self)
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
