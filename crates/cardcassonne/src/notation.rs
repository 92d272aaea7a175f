//! Sentences: what is chosen and dealt, as text. docs/notation.md lists them.

use std::fmt;
use std::str::FromStr;

use bastide_game::SentenceError::{self, Form};
use bastide_game::position::seat_of;
use bastide_game::{Game, ParseSentence, Seat};

use crate::action::{Action, Outcome};
use crate::card::{Card, Row};
use crate::state::State;
use crate::worth::MAX_SEATS;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Put { card, row } => write!(f, "put {card} {row}"),
            Action::Down { card, row } => write!(f, "down {card} {row}"),
            Action::Play { card, row } => write!(f, "play {card} {row}"),
            Action::Claim { row } => write!(f, "claim {row}"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Keep { card } => write!(f, "keep {card}"),
            Action::Assign { kind } => write!(f, "assign {}", kind.colour()),
        }
    }
}

impl FromStr for Action {
    type Err = ParseSentence;

    fn from_str(text: &str) -> Result<Action, ParseSentence> {
        let mut buffer = [""; 4];
        let read = read_action(split(text, &mut buffer));
        read.map_err(|why| ParseSentence::new(text, why))
    }
}

fn read_action(words: &[&str]) -> Result<Action, SentenceError> {
    Ok(match words {
        ["put", name, at] => Action::Put { card: card(name)?, row: row(at)? },
        ["down", name, at] => Action::Down { card: card(name)?, row: row(at)? },
        ["play", name, at] => Action::Play { card: card(name)?, row: row(at)? },
        ["put" | "down" | "play", ..] => {
            return Err(Form("playing a card looks like `play green-2 field`"));
        }
        ["claim", at] => Action::Claim { row: row(at)? },
        ["discard", name] => Action::Discard { card: card(name)? },
        ["keep", name] => Action::Keep { card: card(name)? },
        ["assign", name] => Action::Assign { kind: colour(name)? },
        [] => return Err(SentenceError::Empty),
        [..] => return Err(SentenceError::UnknownVerb),
    })
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Begin(seat) => write!(f, "begin {}", seat_word(*seat)),
            Outcome::Open(card) => write!(f, "open {card}"),
            Outcome::Deal { to, card } => write!(f, "deal {} {card}", seat_word(*to)),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseSentence;

    fn from_str(text: &str) -> Result<Outcome, ParseSentence> {
        let wrong = |why: SentenceError| ParseSentence::new(text, why);
        let mut buffer = [""; 4];
        match split(text, &mut buffer) {
            ["open", name] => Ok(Outcome::Open(card(name).map_err(wrong)?)),
            ["deal", to, name] => Ok(Outcome::Deal {
                to: seat_of::<State>(to, MAX_SEATS)
                    .map_err(|_| wrong(SentenceError::unknown("seat", to)))?,
                card: card(name).map_err(wrong)?,
            }),
            ["begin", seat] => seat_of::<State>(seat, MAX_SEATS)
                .map(Outcome::Begin)
                .map_err(|_| wrong(SentenceError::unknown("seat", seat))),
            _ => Err(wrong(Form("chance says `open CARD`, `deal SEAT CARD` or `begin SEAT`"))),
        }
    }
}

/// The word for a seat.
pub(crate) fn seat_word(seat: Seat) -> &'static str {
    State::SEATS[seat.index()]
}

/// The first words of a text, as many as the buffer holds: one more than any sentence has.
fn split<'a, 'b>(text: &'a str, buffer: &'b mut [&'a str]) -> &'b [&'a str] {
    let mut count = 0;
    for word in text.split_ascii_whitespace().take(buffer.len()) {
        buffer[count] = word;
        count += 1;
    }
    &buffer[..count]
}

pub(crate) fn card(name: &str) -> Result<Card, SentenceError> {
    Card::from_name(name).ok_or_else(|| SentenceError::unknown("card", name))
}

pub(crate) fn row(word: &str) -> Result<Row, SentenceError> {
    let known = || Row::ALL.map(Row::word).to_vec();
    Row::from_word(word).ok_or_else(|| SentenceError::unknown_of("row", word, known()))
}

pub(crate) fn colour(word: &str) -> Result<Row, SentenceError> {
    let known = || Row::ALL.map(Row::colour).to_vec();
    Row::from_colour(word).ok_or_else(|| SentenceError::unknown_of("colour", word, known()))
}
