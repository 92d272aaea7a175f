//! Sentences: how actions, outcomes and places are written and read. The grammar is in
//! docs/notation.md.

use std::fmt;
use std::str::FromStr;

use bastide_game::SentenceError::{self, Form};
use bastide_game::{Game, ParseSentence, Seat};
use bastide_landscape::{Cell, Facing, KindName, Port, Terrain, Tile};

use crate::action::{Action, Outcome, Place, Post, Spot};
use crate::expansions::{self, Message};
use crate::figure::Figure;
use crate::score::Counter;
use crate::state::State;

impl Spot {
    /// The name of a part of a tile that lies: its terrain and the first port clockwise from the
    /// north-west corner; a side for roads and cities, a half side for fields.
    #[inline]
    pub fn of(tile: Tile<'_>, part: usize) -> Spot {
        let terrain = tile.kind.parts[part].terrain;
        Spot { terrain, port: tile.kind.first_port(tile.facing, part) }
    }

    /// The part of a tile that this names, if the tile has it.
    pub fn part_of(self, tile: Tile<'_>) -> Option<usize> {
        let part = match self.port {
            Some(port) => tile.kind.part_at(tile.facing, port),
            None => tile
                .kind
                .parts
                .iter()
                .position(|p| p.terrain == self.terrain && p.ports.is_empty())?,
        };
        (tile.kind.parts[part].terrain == self.terrain).then_some(part)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.terrain, self.port) {
            (terrain, Some(port)) => write!(f, "{terrain} {}", port.word()),
            (Terrain::Field, None) => f.write_str("field inside"),
            (terrain, None) => write!(f, "{terrain}"),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.cell, self.spot)
    }
}

impl fmt::Display for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.spot {
            Some(spot) => write!(f, "{} {spot}", self.cell),
            None => write!(f, "{} tower", self.cell),
        }
    }
}

/// Reads the words of a spot.
pub(crate) fn spot(words: &[&str]) -> Result<Spot, SentenceError> {
    let terrain = words.first().and_then(|w| Terrain::from_word(w));
    let terrain = terrain.ok_or(Form("a place is road, city, field, monastery or garden"))?;
    let port = match (terrain, &words[1..]) {
        (Terrain::Monastery | Terrain::Garden, []) | (Terrain::Field, ["inside"]) => Some(None),
        (Terrain::Field, [half]) => Port::from_word(half).filter(|p| !p.is_middle()).map(Some),
        (Terrain::Road | Terrain::City, [side]) => {
            Port::from_word(side).filter(|p| p.is_middle()).map(Some)
        }
        (Terrain::River, _) => return Err(Form("nothing stands on the river")),
        (
            Terrain::Monastery | Terrain::Garden | Terrain::Field | Terrain::Road | Terrain::City,
            _,
        ) => None,
    };
    let example = match terrain {
        Terrain::Field => "a place looks like `field NNW` or `field inside`",
        Terrain::Road | Terrain::City => "a place looks like `road N` or `city E`",
        Terrain::Monastery | Terrain::Garden | Terrain::River => {
            "a place looks like `monastery` or `garden`"
        }
    };
    let port = port.ok_or(Form(example))?;
    Ok(Spot { terrain, port })
}

/// The word for a seat.
pub(crate) fn seat_word(seat: Seat) -> &'static str {
    State::SEATS.get(seat.index()).copied().unwrap_or("nobody")
}

/// A counter is named only if it is the second one.
pub(crate) fn counter_word(counter: Counter) -> &'static str {
    match counter {
        Counter::Meeple => "",
        Counter::Woman => " woman",
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Tile { kind, cell, facing } => write!(f, "tile {kind} {cell} {facing}"),
            Action::Put { figure, spot } => write!(f, "{} {spot}", figure.word()),
            Action::Move { points, counter } => {
                write!(f, "move {points}{}", counter_word(*counter))
            }
            Action::Pass => f.write_str("pass"),
            Action::Expansion(action) => action.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = ParseSentence;

    fn from_str(text: &str) -> Result<Action, ParseSentence> {
        let mut buffer = [""; 7];
        let words = split(text, &mut buffer);
        read_action(words).map_err(|why| ParseSentence::new(text, why))
    }
}

fn read_action(words: &[&str]) -> Result<Action, SentenceError> {
    Ok(match words {
        ["tile", kind, cell, facing] => {
            Action::Tile { kind: kind_name(kind)?, cell: read_cell(cell)?, facing: arrow(facing)? }
        }
        ["tile", ..] => return Err(Form("laying a tile looks like `tile V +1,0 >`")),
        ["move", points, with @ ..] => {
            Action::Move { points: number(points)?, counter: read_counter(with)? }
        }
        ["pass"] => Action::Pass,
        [word, rest @ ..] => match Figure::from_word(word) {
            Some(figure) => Action::Put { figure, spot: spot(rest)? },
            None => expansions::read(words)?.ok_or(SentenceError::UnknownVerb)?,
        },
        [] => return Err(SentenceError::Empty),
    })
}

pub(crate) fn read_cell(word: &str) -> Result<Cell, SentenceError> {
    word.parse().map_err(|_| SentenceError::unknown("cell", word))
}

pub(crate) fn read_figure(word: &str) -> Result<Figure, SentenceError> {
    Figure::from_word(word).ok_or_else(|| SentenceError::unknown("figure", word))
}

pub(crate) fn read_seat(word: &str) -> Result<Seat, SentenceError> {
    let found = State::SEATS.iter().position(|s| *s == word);
    found.map(|n| Seat(n as u8)).ok_or_else(|| SentenceError::unknown("seat", word))
}

pub(crate) fn read_counter(words: &[&str]) -> Result<Counter, SentenceError> {
    match words {
        [] => Ok(Counter::Meeple),
        ["woman"] => Ok(Counter::Woman),
        _ => Err(Form("a counter is the meeple, or `woman`")),
    }
}

/// A number as it is written here: without signs and leading zeros.
pub(crate) fn number<N: FromStr>(word: &str) -> Result<N, SentenceError> {
    let plain = word.bytes().all(|b| b.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    let read = plain.then(|| word.parse().ok()).flatten();
    read.ok_or_else(|| SentenceError::unknown("number", word))
}

/// Reads a cell and the words of a spot on its tile.
pub(crate) fn place(cell: &str, words: &[&str]) -> Result<Place, SentenceError> {
    Ok(Place { cell: read_cell(cell)?, spot: spot(words)? })
}

pub(crate) fn read_post(cell: &str, words: &[&str]) -> Result<Post, SentenceError> {
    match words {
        ["tower"] => Ok(Post { cell: read_cell(cell)?, spot: None }),
        words => Ok(place(cell, words)?.into()),
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Draw(kind) => write!(f, "draw {kind}"),
            Outcome::Roll(far) => write!(f, "roll {far}"),
            Outcome::Message(message) => write!(f, "message {}", message.number()),
            Outcome::Begin(seat) => write!(f, "begin {}", seat_word(*seat)),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseSentence;

    fn from_str(text: &str) -> Result<Outcome, ParseSentence> {
        let wrong = |why: SentenceError| ParseSentence::new(text, why);
        let mut buffer = [""; 3];
        match split(text, &mut buffer) {
            ["draw", kind] => Ok(Outcome::Draw(kind_name(kind).map_err(wrong)?)),
            ["roll", far] => Ok(Outcome::Roll(number(far).map_err(wrong)?)),
            ["message", which] => {
                let message = number(which).map_err(wrong).map(Message::from_number)?;
                message.map(Outcome::Message).ok_or_else(|| wrong(Form("messages go from 1 to 8")))
            }
            ["begin", seat] => Ok(Outcome::Begin(read_seat(seat).map_err(wrong)?)),
            _ => Err(wrong(Form(
                "chance says `draw TILE`, `roll NUMBER`, `message NUMBER` or `begin SEAT`",
            ))),
        }
    }
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

fn kind_name(word: &str) -> Result<KindName, SentenceError> {
    word.parse().map_err(|_| SentenceError::unknown("tile", word))
}

pub(crate) fn arrow(word: &str) -> Result<Facing, SentenceError> {
    let mut letters = word.chars();
    let facing = letters.next().and_then(Facing::from_arrow);
    facing.filter(|_| letters.next().is_none()).ok_or(Form("a facing is ^, >, v or <"))
}
