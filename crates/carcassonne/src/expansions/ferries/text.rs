//! Ferries as text: sentences, positions, what stories expect.

use std::fmt;

use bastide_game::SentenceError::{self, Form};
use bastide_game::position::PositionError::{self, Impossible};
use bastide_landscape::Side;

use super::{Action, Piers, may_lie, place_ferry, seen};
use crate::notation::read_cell;
use crate::position::Names;
use crate::state::State;

impl fmt::Display for Piers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.sides();
        write!(f, "{a:?} {b:?}")
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { piers } => write!(f, "ferry {piers}"),
            Action::Turn { cell, piers } => write!(f, "turn {cell} {piers}"),
        }
    }
}

/// Reads its sentences.
pub(crate) fn read(words: &[&str]) -> Result<Option<Action>, SentenceError> {
    Ok(Some(match words {
        ["ferry", a, b] => Action::Lay { piers: read_piers(a, b)? },
        ["turn", cell, a, b] => Action::Turn { cell: read_cell(cell)?, piers: read_piers(a, b)? },
        _ => return Ok(None),
    }))
}

fn read_piers(a: &str, b: &str) -> Result<Piers, SentenceError> {
    let side = |word: &str| Side::ALL.into_iter().find(|side| format!("{side:?}") == word);
    let piers = side(a).zip(side(b)).and_then(|(a, b)| Piers::new(a, b));
    piers.ok_or(Form("a ferry joins two sides, such as `N E`"))
}

/// Reads its lines of a position.
pub(crate) fn read_line(
    state: &mut State,
    names: &Names<'_>,
    key: &str,
    words: &[&str],
) -> Result<(), PositionError> {
    if key != "ferries" {
        return Ok(());
    }
    let [at, a, b] = words else {
        return Err(Form("a ferry is `CELL SIDE SIDE`").into());
    };
    let tile = names.tile(state, at)?;
    let piers = read_piers(a, b).ok().filter(|piers| may_lie(state, tile, *piers));
    place_ferry(state, tile, piers.ok_or(Impossible("no ferry can lie like that"))?);
    Ok(())
}

/// Writes the ferries, a line each.
pub(crate) fn write_lines(state: &State, line: &mut impl FnMut(&str, &str)) {
    for (cell, piers) in seen(state) {
        line("ferries", &format!("{cell} {piers}"));
    }
}

/// How it is, for what a story expects.
pub(crate) fn told(
    state: &State,
    names: &Names<'_>,
    words: &[&str],
) -> Result<Option<String>, PositionError> {
    let ["ferry", at, _, _] = words else { return Ok(None) };
    let tile = names.tile(state, at)?;
    let ferry = state.ferries().find(|(lake, _)| *lake == tile);
    Ok(Some(match ferry {
        Some((_, piers)) => format!("ferry {at} {piers}"),
        None => format!("no ferry on {at}"),
    }))
}
