//! A record: the header of a game and one short sentence a move, as text.
//!
//! The grammar is in docs/notation.md. Reading tolerates spacing; writing is canonical.

use std::fmt;

use crate::seat::Seat;

mod read;

pub use read::{ParseRecord, RecordError};

/// Who said an entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// Whoever drew or rolled.
    Chance,
    /// Whoever keeps the table: resignations, time, the secret of the draws.
    Table,
}

/// One line of a record.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Who.
    pub actor: Actor,
    /// What, as a sentence of the game.
    pub sentence: String,
    /// Where it stood in the text it was read from; no part of what it says.
    pub place: Place,
}

impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.actor == other.actor && self.sentence == other.sentence
    }
}

impl Eq for Entry {}

/// Line and column in a text, counted from 1; 0 if there was no text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

/// Where the lines of a header stood that every record has; no part of what they say.
#[derive(Clone, Copy, Debug)]
pub struct Header {
    /// Of the game.
    pub game: Place,
    /// Of the version of its rules.
    pub rules: Place,
    /// Of what it is played with.
    pub with: Place,
    /// Of the seats.
    pub seats: Place,
    /// Of the position that it begins with; that of the game if there is none.
    pub position: Place,
}

impl Default for Header {
    /// Where they are written.
    fn default() -> Header {
        let place = |line, column| Place { line, column };
        Header {
            game: place(1, 6),
            rules: place(2, 7),
            with: place(3, 6),
            seats: place(4, 7),
            position: place(1, 6),
        }
    }
}

impl PartialEq for Header {
    fn eq(&self, _: &Header) -> bool {
        true
    }
}

impl Eq for Header {}

/// A game as text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The word for the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What it is played with.
    pub with: String,
    /// The words for the seats, in the order of play.
    pub seats: Vec<String>,
    /// Names of players, by seat.
    pub names: Vec<(Seat, String)>,
    /// When it was played.
    pub date: Option<String>,
    /// Which aids were allowed.
    pub aids: Option<String>,
    /// The promise made before the first draw.
    pub commitment: Option<String>,
    /// What the seats added to the luck.
    pub nonces: Vec<(Seat, String)>,
    /// Keys that begin with `x-`: other programs' notes.
    pub extra: Vec<(String, String)>,
    /// The entries, the first being number 1.
    pub entries: Vec<Entry>,
    /// Where the header stood in the text it was read from.
    pub header: Header,
}

impl Record {
    /// Appends an entry.
    pub fn push(&mut self, actor: Actor, sentence: impl fmt::Display) {
        self.entries.push(Entry { actor, sentence: sentence.to_string(), place: Place::default() });
    }

    /// The word for an actor in this record.
    pub fn word(&self, actor: Actor) -> &str {
        match actor {
            Actor::Seat(seat) => self.seats.get(seat.index()).map_or("?", String::as_str),
            Actor::Chance => "chance",
            Actor::Table => "table",
        }
    }

    fn actor(&self, word: &str) -> Option<Actor> {
        match word {
            "chance" => Some(Actor::Chance),
            "table" => Some(Actor::Table),
            seat => self.seat(seat).map(Actor::Seat),
        }
    }

    /// The seat a word stands for.
    pub fn seat(&self, word: &str) -> Option<Seat> {
        self.seats.iter().position(|s| s == word).map(|n| Seat(n as u8))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = |key: &str, value: &str| match value {
            "" => writeln!(f, "{key}"),
            value => writeln!(f, "{key} {value}"),
        };
        line("game", &self.game)?;
        line("rules", &self.rules.to_string())?;
        line("with", &self.with)?;
        line("seats", &self.seats.join(" "))?;
        for (seat, name) in &self.names {
            line("name", &format!("{} {name}", self.word(Actor::Seat(*seat))))?;
        }
        let optional =
            [("date", &self.date), ("aids", &self.aids), ("commitment", &self.commitment)];
        for (key, value) in optional {
            if let Some(value) = value {
                line(key, value)?;
            }
        }
        for (seat, nonce) in &self.nonces {
            line("nonce", &format!("{} {nonce}", self.word(Actor::Seat(*seat))))?;
        }
        for (key, value) in &self.extra {
            line(key, value)?;
        }
        writeln!(f)?;
        for (n, entry) in self.entries.iter().enumerate() {
            writeln!(f, "{} {} {}", n + 1, self.word(entry.actor), entry.sentence)?;
        }
        Ok(())
    }
}
