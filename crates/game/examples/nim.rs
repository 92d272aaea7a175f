//! A whole game: Nim with one heap. Whoever takes the last match wins.
//!
//! `cargo run -p bastide-game --example nim` plays a random game, checks after every move what must hold for all
//! games, and prints its record.
#![allow(clippy::print_stdout, missing_docs)]

use std::fmt;
use std::str::FromStr;

use bastide_game::battery::{Broken, TestRng, play_checked, random_move};
use bastide_game::position::ParsePosition;
use bastide_game::position::PositionError::{self, MissingKey};
use bastide_game::{
    Actor, Game, Log, Move, MoveOf, ParseSentence, Seat, SentenceError, SetupError, Table, Turn,
    Viewer, new_record,
};

/// The state: what is left, who moves, and who took the last match.
#[derive(Clone, Debug)]
struct Nim {
    left: u8,
    mover: Seat,
    winner: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = ParseSentence;

    fn from_str(text: &str) -> Result<Take, ParseSentence> {
        let number = text.strip_prefix("take ").and_then(|number| number.parse().ok());
        let form = SentenceError::Form("a move is `take NUMBER`");
        number.map(Take).ok_or_else(|| ParseSentence::new(text, form))
    }
}

/// Chance has no part in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Nothing {}

impl fmt::Display for Nothing {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Nothing {
    type Err = ParseSentence;

    fn from_str(text: &str) -> Result<Nothing, ParseSentence> {
        Err(ParseSentence::new(text, SentenceError::UnknownVerb))
    }
}

/// A view is everything: nothing is secret.
#[derive(Clone, PartialEq, Eq, Debug)]
struct View {
    left: u8,
    winner: Option<Seat>,
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const RULES: u32 = 1;
    const SEATS: &'static [&'static str] = &["red", "blue"];

    type Setup = u8;
    type Action = Take;
    type Outcome = Nothing;
    type Event = View;
    type View = View;
    type Question = Seat;

    fn setup(with: &str, seats: usize) -> Result<u8, SetupError> {
        if seats != 2 {
            return Err(SetupError::seats(seats, 2..=2));
        }
        match with {
            "" => Ok(21),
            heap => heap.parse().map_err(|_| SetupError::unknown_element(heap, Vec::new())),
        }
    }

    fn with(setup: &u8) -> String {
        setup.to_string()
    }

    fn new(setup: &u8) -> Nim {
        Nim { left: *setup, mover: Seat(0), winner: None }
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        if self.left == 0 { Turn::Over } else { Turn::Player(self.mover) }
    }

    fn question(&self) -> Option<Seat> {
        (self.left > 0).then_some(self.mover)
    }

    fn actions(&self, into: &mut Vec<Take>) {
        into.extend((1..=self.left.min(3)).map(Take));
    }

    fn outcomes(&self, _: &mut Vec<(Nothing, u32)>) {}

    fn play(&mut self, m: MoveOf<Nim>, log: &mut impl Log<View>) {
        let Move::Choose(Take(count)) = m;
        self.left -= count;
        if self.left == 0 {
            self.winner = Some(self.mover);
        }
        self.mover = self.mover.next(2);
        log.emit(|| self.view(Viewer::Spectator));
    }

    fn points(&self, seat: Seat) -> i32 {
        i32::from(self.winner == Some(seat))
    }

    fn projected(&self) -> Vec<i32> {
        Seat::all(2).map(|seat| self.points(seat)).collect()
    }

    fn view(&self, _: Viewer) -> View {
        View { left: self.left, winner: self.winner }
    }

    fn redact(event: &View, _: Viewer) -> Option<View> {
        Some(event.clone())
    }

    fn apply(view: &mut View, event: &View) {
        *view = event.clone();
    }

    fn read_position(text: &str) -> Result<(u8, Nim), ParsePosition> {
        let wrong = |why: PositionError| ParsePosition { line: 1, why };
        let heap = text.trim().strip_prefix("heap ").ok_or_else(|| wrong(MissingKey("heap")))?;
        let heap = heap.parse().map_err(|_| wrong(SentenceError::unknown("heap", heap).into()))?;
        Ok((heap, Nim::new(&heap)))
    }

    fn write_position(&self, _: &u8) -> Option<String> {
        (self.mover == Seat(0)).then(|| format!("heap {}", self.left))
    }
}

fn main() -> Result<(), Box<Broken>> {
    let heap = 21;
    play_checked::<Nim>(&heap, &mut TestRng::seeded(1), |_| Ok(()))?;

    let mut rng = TestRng::seeded(2);
    let (mut table, mut record) = (Table::<Nim>::new(heap), new_record::<Nim>(&heap));
    while let (Turn::Player(seat), Some(Move::Choose(take))) =
        (table.turn(), random_move(table.game(), &mut rng))
    {
        table.play_sentence(Actor::Seat(seat), &take.to_string()).expect("it was offered");
        record.push(Actor::Seat(seat), take);
    }
    println!("{record}\n{} wins", Nim::SEATS[table.winners()[0].index()]);
    Ok(())
}
