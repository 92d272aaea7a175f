//! Reading a record, word by word, so that every complaint has its place.

use std::str::FromStr;

use thiserror::Error;

use super::{Entry, Place, Record};
use crate::position::{HEADER_KEY, ellipsize};

/// A text that is no record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {}, column {}: {why}", place.line, place.column)]
pub struct ParseRecord {
    /// Where.
    pub place: Place,
    /// What is wrong there.
    pub why: RecordError,
}

/// Why a text is no record. Exhaustive on purpose: whoever translates must not miss a reason.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// The header has a key that means nothing.
    #[error("unknown key `{0}`")]
    UnknownKey(String),
    /// Two keys of the header stand in the wrong order.
    #[error("`{key}` must stand before `{later}`")]
    Order {
        /// The key that comes too late.
        key: &'static str,
        /// The one before which it belongs.
        later: &'static str,
    },
    /// A key of the header stands there twice.
    #[error("`{0}` stands here twice")]
    Twice(&'static str),
    /// A key of the header is missing.
    #[error("the header has no `{0}`")]
    MissingKey(&'static str),
    /// A key of the header says nothing about whom it is about.
    #[error("`{0}` needs a seat")]
    NeedsSeat(&'static str),
    /// A word is none of the seats that the header lists.
    #[error("`{0}` is none of the seats")]
    UnknownSeat(String),
    /// The rules have no version like that.
    #[error("`{0}` is no version of rules")]
    Version(String),
    /// Entries are numbered from 1 without gaps.
    #[error("entry {expected} must stand here, not `{given}`")]
    Number {
        /// The number that comes next.
        expected: usize,
        /// What stands there.
        given: String,
    },
    /// An entry does not say who speaks.
    #[error("an entry needs an actor")]
    NoActor,
    /// An entry does not say what.
    #[error("an entry needs a sentence")]
    NoSentence,
}

/// The keys of a header, in their order.
const KEYS: [&str; 9] =
    ["game", "rules", "with", "seats", "name", "date", "aids", "commitment", "nonce"];
const REQUIRED: usize = 4;

impl FromStr for Record {
    type Err = ParseRecord;

    fn from_str(text: &str) -> Result<Record, ParseRecord> {
        // Some editors put a byte order mark in front.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut record = Record::default();
        let mut header = Reading { reached: 0, seen: [false; KEYS.len()] };
        let mut in_header = true;
        for (number, raw) in text.lines().enumerate() {
            let words = Words { line: number + 1, whole: raw, text: raw };
            let trimmed = raw.trim_ascii();
            let (comment, blank) = (trimmed.starts_with('#'), trimmed.is_empty());
            match (in_header, blank) {
                _ if comment => {}
                (true, false) => header.read(words, &mut record)?,
                (true, true) if header.seen[0] => {
                    header.complete(words)?;
                    in_header = false;
                }
                (_, true) => {}
                (false, false) => {
                    // A name may hold a `#`, a sentence never does.
                    let text = raw.split('#').next().unwrap_or_default();
                    entry(Words { text, ..words }, &mut record)?;
                }
            }
        }
        if in_header {
            header.complete(Words { line: text.lines().count() + 1, whole: "", text: "" })?;
        }
        Ok(record)
    }
}

/// A line, cut into words with their places.
#[derive(Clone, Copy)]
struct Words<'a> {
    line: usize,
    whole: &'a str,
    /// What is left of the line.
    text: &'a str,
}

impl<'a> Words<'a> {
    fn problem(self, column: usize, why: RecordError) -> ParseRecord {
        ParseRecord { place: Place { line: self.line, column }, why }
    }

    /// The first word, its column, and what follows it.
    fn next(self) -> Option<(usize, &'a str, Words<'a>)> {
        let rest = self.text.trim_ascii_start();
        let end = rest.bytes().position(|b| b.is_ascii_whitespace()).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        let before = rest.as_ptr() as usize - self.whole.as_ptr() as usize;
        let column = self.whole[..before].chars().count() + 1;
        (!word.is_empty()).then_some((column, word, Words { text: after, ..self }))
    }
}

struct Reading {
    reached: usize,
    seen: [bool; KEYS.len()],
}

impl Reading {
    fn read(&mut self, words: Words<'_>, record: &mut Record) -> Result<(), ParseRecord> {
        let (column, key, rest) = words.next().expect("the line is not blank");
        let value = rest.text.trim_ascii();
        if key == HEADER_KEY {
            record.header.position = Place { line: words.line, column };
        }
        if key.starts_with("x-") {
            record.extra.push((key.to_string(), value.to_string()));
            return Ok(());
        }
        let Some(order) = KEYS.iter().position(|k| *k == key) else {
            return Err(words.problem(column, RecordError::UnknownKey(ellipsize(key))));
        };
        let key = KEYS[order];
        if order < self.reached {
            let why = RecordError::Order { key, later: KEYS[self.reached] };
            return Err(words.problem(column, why));
        }
        let many = matches!(key, "name" | "nonce");
        if self.seen[order] && !many {
            return Err(words.problem(column, RecordError::Twice(key)));
        }
        self.reached = order;
        self.seen[order] = true;
        let stands = rest.next().map_or(column, |(column, _, _)| column);
        let place = Place { line: words.line, column: stands };
        let by_seat = || {
            let (column, word, rest) =
                rest.next().ok_or_else(|| words.problem(column, RecordError::NeedsSeat(key)))?;
            let seat = record
                .seat(word)
                .ok_or_else(|| words.problem(column, RecordError::UnknownSeat(ellipsize(word))))?;
            Ok((seat, rest.text.trim_ascii().to_string()))
        };
        match key {
            "game" => (record.header.game, record.game) = (place, value.to_string()),
            "rules" => {
                record.header.rules = place;
                record.rules = value
                    .parse()
                    .map_err(|_| words.problem(column, RecordError::Version(ellipsize(value))))?;
            }
            "with" => (record.header.with, record.with) = (place, single_spaced(value)),
            "seats" => {
                record.header.seats = place;
                record.seats = value.split_whitespace().map(str::to_string).collect();
            }
            "name" => {
                let name = by_seat()?;
                record.names.push(name);
            }
            "date" => record.date = Some(value.to_string()),
            "aids" => record.aids = Some(value.to_string()),
            "commitment" => record.commitment = Some(value.to_string()),
            _ => {
                let nonce = by_seat()?;
                record.nonces.push(nonce);
            }
        }
        Ok(())
    }

    fn complete(&self, words: Words<'_>) -> Result<(), ParseRecord> {
        for (order, key) in KEYS.iter().enumerate().take(REQUIRED) {
            if !self.seen[order] {
                return Err(words.problem(1, RecordError::MissingKey(key)));
            }
        }
        Ok(())
    }
}

fn entry(words: Words<'_>, record: &mut Record) -> Result<(), ParseRecord> {
    let expected = record.entries.len() + 1;
    let (column, number, rest) = words.next().expect("the line is not blank");
    if number.parse() != Ok(expected) {
        let why = RecordError::Number { expected, given: ellipsize(number) };
        return Err(words.problem(column, why));
    }
    let (column, word, rest) =
        rest.next().ok_or_else(|| words.problem(column, RecordError::NoActor))?;
    let actor = record
        .actor(word)
        .ok_or_else(|| words.problem(column, RecordError::UnknownSeat(ellipsize(word))))?;
    let (column, _, _) =
        rest.next().ok_or_else(|| words.problem(column, RecordError::NoSentence))?;
    let sentence = single_spaced(rest.text);
    record.entries.push(Entry { actor, sentence, place: Place { line: words.line, column } });
    Ok(())
}

/// The words of a text with one space between them.
fn single_spaced(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len());
    for word in text.split_ascii_whitespace() {
        if !spaced.is_empty() {
            spaced.push(' ');
        }
        spaced.push_str(word);
    }
    spaced
}
