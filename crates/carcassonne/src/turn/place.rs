//! Laying a tile. Rules: Big Box, p. 3 to 5.

use bastide_game::Log;
use bastide_landscape::{Cell, Facing, Kind};

use crate::action::Action;
use crate::event::Event;
use crate::expansions::{river, tower, traders};
use crate::state::State;

pub(crate) fn actions(state: &State, into: &mut Vec<Action>) {
    let kind = state.drawn.expect("a tile is drawn before it is laid");
    let mut offer = |cell: Cell, facing: Facing| into.push(Action::Tile { kind, cell, facing });
    if river::is_river(kind) {
        for (cell, facing) in river::placements(state, kind) {
            offer(cell, facing);
        }
    } else {
        state.land.each_fit(kind, offer);
    }
}

pub(crate) fn place_tile(
    state: &mut State,
    kind: &'static Kind,
    cell: Cell,
    facing: Facing,
    log: &mut impl Log<Event>,
) {
    state.drawn = None;
    state.last = state.land.place(kind, cell, facing);
    log.emit(|| Event::TilePlaced { kind, cell, facing });
    let tile = *state.land.tile(state.last);
    state.touched.clear();
    state.touched.extend(tile.segments().map(|(segment, _)| segment));
    river::flow_on(state);
    tower::found(state, state.last);
    traders::notice_builder(state);
}
