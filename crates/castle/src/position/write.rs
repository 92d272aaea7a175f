//! Writing a position.

use std::fmt::Write as _;

use bastide_game::{Game, Seat, Turn};

use crate::setup::{PLAYERS, Setup};
use crate::state::State;
use crate::wall::wall;
use crate::wall_tile::{Pile, WALL_TILES, WallTile};

/// Writes the position of a game; none in the middle of a turn.
pub fn write(setup: &Setup, state: &State) -> Option<String> {
    if state.turn() != Turn::Chance || state.last.is_some() {
        return None;
    }
    let mut text = String::new();
    let mut line = |key: &str, words: &str| {
        if !words.is_empty() {
            let _ = writeln!(text, "{key:<10}{words}");
        }
    };
    let seats = || Seat::all(PLAYERS).map(|seat| (seat, State::SEATS[seat.index()]));
    line("game", State::NAME);
    line("with", &setup.with());
    let extra = if state.is_extra { " extra" } else { "" };
    line("turn", &format!("{}{extra}", State::SEATS[state.mover.index()]));
    let points = seats().map(|(seat, word)| format!("{word} {}", state.points(seat)));
    line("track", &points.collect::<Vec<_>>().join(" "));
    let gone = |corner: &u8| !state.corners().any(|c| c == *corner);
    let taken = (0..wall().corners.len() as u8).filter(gone);
    let taken: Vec<_> = taken.map(|c| wall().corners[c as usize].to_string()).collect();
    line("taken", &taken.join(" "));
    for (seat, word) in seats().filter(|(seat, _)| state.held(*seat) != [0; WALL_TILES]) {
        line("held", &format!("{word}{}", pile(&state.held(seat))));
    }
    line("spent", pile(&state.spent).trim_start());
    for tile in state.board.tiles() {
        if let Some(space) = tile.space {
            line("tiles", &format!("{space} {}{}", tile.kind.name, tile.facing));
        }
    }
    for (seat, word) in seats() {
        if let Some(keep) = state.keep(seat) {
            line("keeps", &format!("{word} {}", state.place(keep.on)));
        }
    }
    for follower in &state.followers {
        let word = State::SEATS[follower.owner.index()];
        line("followers", &format!("{word} {}", state.place(follower.on)));
    }
    let left: Vec<_> =
        state.bag.each().map(|(kind, left)| format!("{left} {}", kind.name)).collect();
    line("bag", &left.join(" "));
    let aside: Vec<_> = state.set_aside.iter().map(|kind| kind.name).collect();
    line("discarded", &aside.join(" "));
    Some(text)
}

fn pile(pile: &Pile) -> String {
    let each = WallTile::ALL.into_iter().zip(pile);
    each.map(|(tile, count)| format!(" {tile}").repeat(usize::from(*count))).collect()
}
