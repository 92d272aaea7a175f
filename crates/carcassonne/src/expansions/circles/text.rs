//! Crop Circles as text: sentences.

use std::fmt;

use bastide_game::SentenceError;

use super::{Action, Circle};
use crate::notation::{place, read_figure};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose(circle) => write!(f, "circle {}", circle.word()),
            Action::Join { figure, at } => write!(f, "join {} {at}", figure.word()),
            Action::Remove { figure, at } => write!(f, "remove {} {at}", figure.word()),
        }
    }
}

/// Reads its sentences.
pub(crate) fn read(words: &[&str]) -> Result<Option<Action>, SentenceError> {
    Ok(Some(match words {
        ["circle", "join"] => Action::Choose(Circle::Join),
        ["circle", "remove"] => Action::Choose(Circle::Remove),
        ["join", figure, cell, rest @ ..] => {
            Action::Join { figure: read_figure(figure)?, at: place(cell, rest)? }
        }
        ["remove", figure, cell, rest @ ..] => {
            Action::Remove { figure: read_figure(figure)?, at: place(cell, rest)? }
        }
        _ => return Ok(None),
    }))
}
