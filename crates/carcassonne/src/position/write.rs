//! Writes a position.

use bastide_game::{Game, Seat};
use bastide_landscape::Cell;

use crate::element::canonical;
use crate::expansions;
use crate::score::Counter;
use crate::setup::Setup;
use crate::state::State;
use crate::step::Step;
use crate::turn::end::TurnKind;

/// Writes a position; only at the start of a part there is one.
pub fn write(setup: &Setup, state: &State) -> Option<String> {
    if state.agenda.now() != Some(Step::Draw) {
        return None;
    }
    let seat = |seat: Seat| State::SEATS[seat.index()];
    let mut text = String::new();
    let mut line = |key: &str, value: &str| {
        let line = format!("{key:<9} {value}");
        text.push_str(line.trim_end());
        text.push('\n');
    };
    line("game", State::NAME);
    line("with", &canonical(setup.elements));
    line("players", &State::SEATS[..setup.seats].join(" "));
    line("turn", &format!("{}{}", seat(state.mover), turn_words(state)));
    by_seat(state, "track", |seat| Some(state.track.at(seat, Counter::Meeple)), &mut line);
    expansions::write_beside(setup, state, &mut line);
    let (low, high) = corners(state);
    line("origin", &low.to_string());
    for (n, row) in rows(state, low, high).iter().enumerate() {
        line(if n == 0 { "board" } else { "" }, row);
    }
    expansions::write_on_board(state, &mut line);
    let mut figures: Vec<_> =
        state.figures.iter().map(|f| (state.place(f.on), f.owner, f.figure)).collect();
    figures.sort_unstable();
    for (n, (place, owner, figure)) in figures.iter().enumerate() {
        let key = if n == 0 { "figures" } else { "" };
        line(key, &format!("{} {} {place}", seat(*owner), figure.word()));
    }
    let bag: Vec<_> = state.undrawn().map(|(kind, left)| format!("{left} {}", kind.name)).collect();
    line("bag", &if bag.is_empty() { "empty".to_string() } else { bag.join(" ") });
    if !state.bag.set_aside.is_empty() {
        let names: Vec<_> = state.set_aside().map(|kind| kind.name.as_str()).collect();
        line("discarded", &names.join(" "));
    }
    Some(text)
}

/// Writes a line of numbers, for the seats that have one.
pub(crate) fn by_seat(
    state: &State,
    key: &str,
    number: impl Fn(Seat) -> Option<u16>,
    line: &mut impl FnMut(&str, &str),
) {
    let word = |seat: Seat| Some(format!("{} {}", State::SEATS[seat.index()], number(seat)?));
    let words: Vec<_> = Seat::all(state.seats()).filter_map(word).collect();
    if !words.is_empty() {
        line(key, &words.join(" "));
    }
}

/// The words of the turn behind the seat.
fn turn_words(state: &State) -> String {
    let mut words = match state.parts.kind {
        TurnKind::First => "",
        TurnKind::Builder => " second",
        TurnKind::Message => " message",
    }
    .to_string();
    if state.parts.messages > 0 {
        words.push_str(&format!(" owed {}", state.parts.messages));
    }
    if let Some(word) = expansions::turn_word(state) {
        words.push_str(&format!(" {word}"));
    }
    words
}

fn corners(state: &State) -> (Cell, Cell) {
    let cells = || state.land.tiles().map(|tile| tile.cell);
    let most = |f: fn(Cell) -> i16| cells().map(f).max().unwrap_or(0);
    let min = |f: fn(Cell) -> i16| cells().map(f).min().unwrap_or(0);
    (Cell::new(min(|c| c.x), min(|c| c.y)), Cell::new(most(|c| c.x), most(|c| c.y)))
}

fn rows(state: &State, low: Cell, high: Cell) -> Vec<String> {
    let name = |cell: Cell| match state.land.tile_at(cell) {
        Some(id) => {
            let tile = state.land.tile(id);
            format!("{}{}", tile.kind.name, tile.facing)
        }
        None => ".".to_string(),
    };
    let row = |y| (low.x..=high.x).map(|x| name(Cell::new(x, y))).collect::<Vec<_>>();
    let table: Vec<_> = (low.y..=high.y).map(row).collect();
    let width = table.iter().flatten().map(String::len).max().unwrap_or(0);
    let padded = |row: &Vec<String>| {
        row.iter().map(|name| format!("{name:<width$}")).collect::<Vec<_>>().join(" ")
    };
    table.iter().map(padded).collect()
}
