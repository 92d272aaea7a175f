//! Mage & Witch as text: sentences, positions, what stories expect.

use std::fmt;

use bastide_game::SentenceError::{self, Form};
use bastide_game::position::PositionError::{self, Impossible};
use bastide_landscape::Terrain;

use super::{Action, Magician};
use crate::notation::place;
use crate::position::Names;
use crate::state::State;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Enchant { who, at } => write!(f, "{} {at}", who.word()),
            Action::Banish { who } => write!(f, "{} off", who.word()),
        }
    }
}

/// Reads its sentences.
pub(crate) fn read(words: &[&str]) -> Result<Option<Action>, SentenceError> {
    let [word, rest @ ..] = words else { return Ok(None) };
    let Some(who) = Magician::from_word(word) else { return Ok(None) };
    Ok(Some(match rest {
        ["off"] => Action::Banish { who },
        [cell, rest @ ..] => Action::Enchant { who, at: place(cell, rest)? },
        [] => return Err(Form("mage and witch go to a place, as in `mage +1,0 road N`")),
    }))
}

/// Reads its lines of a position.
pub(crate) fn read_line(
    state: &mut State,
    names: &Names<'_>,
    key: &str,
    words: &[&str],
) -> Result<(), PositionError> {
    let Some(who) = Magician::from_word(key) else { return Ok(()) };
    let [at, place @ ..] = words else {
        return Err(Form("mage and witch stand on `CELL PLACE`").into());
    };
    let on = names.segment(state, at, place)?;
    let way = matches!(state.land.terrain(on), Terrain::Road | Terrain::City);
    if !way || !state.magic.played {
        return Err(Impossible(
            "mage and witch come with `magic` and stand on roads and in cities",
        ));
    }
    state.magic.on[who as usize] = Some(on);
    Ok(())
}

/// Writes where the two stand.
pub(crate) fn write_lines(state: &State, line: &mut impl FnMut(&str, &str)) {
    for who in Magician::ALL {
        if let Some(at) = state.magician(who) {
            line(who.word(), &at.to_string());
        }
    }
}

/// How it is, for what a story expects.
pub(crate) fn told(
    state: &State,
    names: &Names<'_>,
    words: &[&str],
) -> Result<Option<String>, PositionError> {
    let [word, expected @ ..] = words else { return Ok(None) };
    let Some(who) = Magician::from_word(word) else { return Ok(None) };
    let on = state.magic.on[who as usize];
    Ok(Some(match (expected, on) {
        (["on", at, place @ ..], Some(on)) if names.segment(state, at, place)? == on => {
            words.join(" ")
        }
        (["on", ..] | ["off"], Some(on)) => format!("{word} on {}", state.place(on)),
        (["on", at, place @ ..], None) => {
            names.segment(state, at, place)?;
            format!("{word} off")
        }
        (["off"], None) => words.join(" "),
        _ => return Ok(None),
    }))
}
