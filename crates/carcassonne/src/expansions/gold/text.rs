//! Goldmines as text: sentences, positions, what stories expect.

use std::fmt;

use bastide_game::SentenceError::{self, Form};
use bastide_game::position::PositionError;
use bastide_landscape::Cell;

use super::{Action, BARS, seen};
use crate::notation::read_cell;
use crate::position::{Names, by_seat, less};
use crate::state::State;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { cell } => write!(f, "gold {cell}"),
            Action::Take { cell } => write!(f, "take {cell}"),
        }
    }
}

/// Reads its sentences.
pub(crate) fn read(words: &[&str]) -> Result<Option<Action>, SentenceError> {
    Ok(Some(match words {
        ["gold", cell] => Action::Lay { cell: read_cell(cell)? },
        ["take", cell] => Action::Take { cell: read_cell(cell)? },
        _ => return Ok(None),
    }))
}

/// Reads its lines of a position.
pub(crate) fn read_line(
    state: &mut State,
    names: &Names<'_>,
    key: &str,
    words: &[&str],
) -> Result<(), PositionError> {
    match key {
        "gold" => read_taken(state, names, words),
        "bars" => read_bars(state, names, words),
        _ => Ok(()),
    }
}

fn read_taken(state: &mut State, names: &Names<'_>, words: &[&str]) -> Result<(), PositionError> {
    for (seat, bars) in names.by_seat(words, BARS as u16)? {
        state.gold.in_box = less(state.gold.in_box, bars, "gold")?;
        state.gold.taken[seat.index()] += bars as u8;
    }
    Ok(())
}

fn read_bars(state: &mut State, names: &Names<'_>, words: &[&str]) -> Result<(), PositionError> {
    for pair in words.chunks(2) {
        let tile = names.tile(state, pair[0])?;
        let count = pair.get(1).and_then(|n| n.parse::<u16>().ok()).filter(|n| *n <= BARS as u16);
        let count = count.ok_or(Form("bars are `CELL NUMBER`"))?;
        state.gold.in_box = less(state.gold.in_box, count, "gold")?;
        for _ in 0..count {
            state.gold.on.push(tile);
        }
    }
    Ok(())
}

/// Writes the bars that players took.
pub(crate) fn write_taken(state: &State, line: &mut impl FnMut(&str, &str)) {
    by_seat(state, "gold", |seat| Some(u16::from(state.gold(seat))).filter(|n| *n > 0), line);
}

/// Writes the bars on tiles.
pub(crate) fn write_bars(state: &State, line: &mut impl FnMut(&str, &str)) {
    let bars = seen(state);
    let heap = |heap: &[Cell]| format!("{} {}", heap[0], heap.len());
    let heaps: Vec<_> = bars.chunk_by(|a, b| a == b).map(heap).collect();
    if !heaps.is_empty() {
        line("bars", &heaps.join(" "));
    }
}

/// How it is, for what a story expects.
pub(crate) fn told(
    state: &State,
    names: &Names<'_>,
    words: &[&str],
) -> Result<Option<String>, PositionError> {
    Ok(match words {
        ["bars", at, _] => {
            let tile = names.tile(state, at)?;
            Some(format!("bars {at} {}", state.bars().filter(|on| *on == tile).count()))
        }
        [who, "gold", _] => Some(format!("{who} gold {}", state.gold(names.seat(who)?))),
        _ => None,
    })
}
