//! Laying a tile. Rules: Big Box, p. 3 to 5.

use bastide_game::Log;
use bastide_landscape::{Cell, Facing, KindName};

use crate::action::Action;
use crate::event::Event;
use crate::expansions::{river, tower, traders};
use crate::state::State;
use crate::tiles::on_tile;

/// Why there is a tile to lay.
const DRAWN: &str = "a tile is drawn before it is laid";

pub(crate) fn actions(state: &State, into: &mut Vec<Action>) {
    let kind = state.drawn().expect(DRAWN);
    let name = kind.name;
    let mut offer =
        |cell: Cell, facing: Facing| into.push(Action::Tile { kind: name, cell, facing });
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
    name: KindName,
    cell: Cell,
    facing: Facing,
    log: &mut impl Log<Event>,
) {
    let kind = state.drawn.take().expect(DRAWN);
    state.last = state.land.place(kind, cell, facing);
    let tile = state.land.tile(state.last);
    let foundation = tile.kind.signs.has(on_tile::TOWER);
    log.emit(|| Event::TilePlaced { kind: name, cell, facing, foundation });
    state.touched.clear();
    state.touched.extend(tile.segments().map(|(segment, _)| segment));
    river::flow_on(state);
    tower::found(state, state.last);
    traders::notice_builder(state);
}
