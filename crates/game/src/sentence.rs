//! Sentences that cannot be read, and why.

use thiserror::Error;

use crate::position::ellipsize;

/// A text that is no sentence of the game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{sentence}`: {why}")]
pub struct ParseSentence {
    /// What was given, shortened if it is very long.
    pub sentence: String,
    /// What is wrong with it.
    pub why: SentenceError,
}

impl ParseSentence {
    /// What is wrong with a sentence.
    pub fn new(sentence: &str, why: impl Into<SentenceError>) -> ParseSentence {
        let mut shown: String = sentence.chars().take(60).collect();
        if shown.len() < sentence.len() {
            shown.push('…');
        }
        ParseSentence { sentence: shown, why: why.into() }
    }
}

/// Why words are no sentence, or no part of one.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum SentenceError {
    /// There are no words.
    #[error("an empty sentence")]
    Empty,
    /// The first word begins no sentence.
    #[error("no sentence begins like that")]
    UnknownVerb,
    /// It is not written the way such things are written. This is how they look.
    #[error("{0}")]
    Form(&'static str),
    /// A word stands where the name of something must stand, and names nothing.
    #[error("there is no {what} `{word}`{}", among(known))]
    Unknown {
        /// What the word should name: `tile`, `card`, `seat` …
        what: &'static str,
        /// The word, shortened if it is very long.
        word: String,
        /// All that there are, if they are few.
        known: Vec<&'static str>,
    },
}

impl SentenceError {
    /// A word that does not name what it should.
    pub fn unknown(what: &'static str, word: &str) -> SentenceError {
        SentenceError::unknown_of(what, word, Vec::new())
    }

    /// The same where only a few names are possible.
    pub fn unknown_of(what: &'static str, word: &str, known: Vec<&'static str>) -> SentenceError {
        SentenceError::Unknown { what, word: ellipsize(word), known }
    }
}

fn among(known: &[&str]) -> String {
    if known.is_empty() { String::new() } else { format!("; there are {}", known.join(", ")) }
}
