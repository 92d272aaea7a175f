//! Who takes which bars: claims of everybody with the majority in what was finished, and taking in turn.

use bastide_game::{Log, Seat};
use bastide_landscape::{Cell, Feature, TileId};

use super::{Action, Event, belongs};
use crate::action;
use crate::event;
use crate::score::majority;
use crate::state::State;
use crate::step::{Flow, Step};

/// Notes who may take the bars of a finished feature: everybody with the majority on it. Where
/// nobody stands they stay.
pub(crate) fn claim(state: &mut State, feature: Feature) {
    if state.gold.on.is_empty() {
        return;
    }
    let seats = majority::leaders(state, feature).iter().fold(0u8, |bits, s| bits | 1 << s.0);
    if seats == 0 {
        return;
    }
    let mut bars = state.gold.on.clone();
    bars.sort_unstable();
    let mut last = None;
    for tile in bars {
        if last == Some(tile) || !belongs(state, feature, tile) {
            continue;
        }
        last = Some(tile);
        match state.gold.claims.iter_mut().find(|(claimed, _)| *claimed == tile) {
            Some((_, claim)) => *claim |= seats,
            None => state.gold.claims.push((tile, seats)),
        }
    }
}

/// From the mover on, everybody with a claim takes a bar in turn, until all are taken. Who has
/// claims of different kinds chooses.
pub(crate) fn enter_share(state: &mut State, log: &mut impl Log<event::Event>) -> Flow {
    while !state.gold.claims.is_empty() {
        let from = state.gold.turn.unwrap_or(state.mover);
        let mut seats = from.and_others(state.seats());
        let has_claim = |seat: &Seat| claims_of(state, *seat).next().is_some();
        let seat = seats.find(has_claim).expect("every claim is somebody's");
        state.gold.turn = Some(seat);
        let mut claims = claims_of(state, seat);
        let (tile, first) = claims.next().expect("the seat was found by its claim");
        if claims.any(|(_, claim)| claim != first) {
            return Flow::Wait;
        }
        drop(claims);
        take(state, state.land.tile(tile).cell, log);
    }
    state.gold.turn = None;
    Flow::Done
}

fn claims_of(state: &State, seat: Seat) -> impl Iterator<Item = (TileId, u8)> {
    state.gold.claims.iter().copied().filter(move |(_, claim)| claim & (1 << seat.0) != 0)
}

pub(crate) fn share_actions(state: &State, into: &mut Vec<action::Action>) {
    let seat = state.gold.turn.expect("somebody takes");
    let cells = claims_of(state, seat).map(|(tile, _)| state.land.tile(tile).cell);
    into.extend(cells.map(|cell| Action::Take { cell }).map(action::Action::from));
}

pub(super) fn answer_share(state: &mut State, cell: Cell, log: &mut impl Log<event::Event>) {
    take(state, cell, log);
    state.agenda.next(&[Step::ShareGold]);
}

/// The seat whose turn it is takes a bar from a tile, and the next one follows.
fn take(state: &mut State, cell: Cell, log: &mut impl Log<event::Event>) {
    let seat = state.gold.turn.expect("somebody takes");
    let tile = state.land.tile_at(cell).expect("bars lie on tiles");
    let bar = state.gold.on.iter().position(|on| *on == tile).expect("a claim is on a bar");
    state.gold.on.swap_remove(bar);
    if !state.gold.on.contains(&tile) {
        state.gold.claims.retain(|(claimed, _)| *claimed != tile);
    }
    state.gold.taken[seat.index()] += 1;
    log.emit(|| Event::Taken { seat, cell }.into());
    state.gold.turn = Some(seat.next(state.seats()));
}

/// Who else may take bars from a tile, in the order of the seats.
pub fn rivals(state: &State, seat: Seat, cell: Cell) -> Vec<Seat> {
    let tile = state.land.tile_at(cell);
    let claims = |other: Seat| claims_of(state, other).any(|(claimed, _)| Some(claimed) == tile);
    Seat::all(state.seats()).filter(|other| *other != seat && claims(*other)).collect()
}
