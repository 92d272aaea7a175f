//! Ferries on the wire.

use bastide_carcassonne::expansions::ferries::{Action, Asks, Event as Happened, Piers};
use bastide_carcassonne::{Place, Spot, State};
use bastide_landscape::{Cell, Port, Terrain, TileId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::choice::{Choice, Question};
use crate::carcassonne::event::{Event, index, tile};
use crate::carcassonne::log::Deed;
use crate::carcassonne::prompt::{Asked, Tried};
use crate::carcassonne::words::Side;

/// A ferry on its lake.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FerryView {
    /// The index of the lake's tile.
    pub tile: u16,
    /// The sides of its two piers on the board: `N`, `E`, `S` or `W`.
    pub sides: [Side; 2],
    /// The indices of the two roads that end there.
    pub parts: [u16; 2],
}

pub(crate) fn view(state: &State) -> Vec<FerryView> {
    let view = |(id, piers): (TileId, Piers)| {
        let tile = state.land().tile(id);
        let part = |side| tile.kind.part_at(tile.facing, Port::middle(side)) as u16;
        FerryView { tile: u16::from(id.0), sides: sides(piers), parts: piers.sides().map(part) }
    };
    state.ferries().map(view).collect()
}

pub(crate) fn question(asks: Asks) -> Question {
    match asks {
        Asks::Lay => Question::Ferry,
        Asks::Turn => Question::Turn,
    }
}

pub(crate) fn choice(asked: &Asked<'_>, action: Action, tried: &mut Tried) -> Choice {
    let (sentence, ends) = (tried.take_sentence(), tried.ends);
    match action {
        Action::Lay { piers } => {
            let (tile, sides, parts) = indices(asked.state, asked.state.last().cell, piers);
            Choice::Ferry { sentence, ends, tile, sides, parts }
        }
        Action::Turn { cell, piers } => {
            let (tile, sides, parts) = indices(asked.state, cell, piers);
            Choice::Turn { sentence, ends, tile, sides, parts }
        }
    }
}

/// The lake's tile, the sides of two piers and the parts that end there.
fn indices(state: &State, cell: Cell, piers: Piers) -> (u16, [Side; 2], [u16; 2]) {
    let parts = piers.sides().map(|side| {
        let spot = Spot { terrain: Terrain::Road, port: Some(Port::middle(side)) };
        index(state, Place { cell, spot }).unwrap_or_default()[1]
    });
    (tile(state, cell), sides(piers), parts)
}

fn sides(piers: Piers) -> [Side; 2] {
    piers.sides().map(Side::from)
}

pub(crate) fn event(state: &State, event: Happened) -> Event {
    match event {
        Happened::Laid { cell, piers } => {
            Event::FerryLaid { tile: tile(state, cell), sides: sides(piers) }
        }
        Happened::Turned { cell, from, to } => {
            Event::FerryTurned { tile: tile(state, cell), from: sides(from), to: sides(to) }
        }
    }
}

pub(crate) fn deed(action: Action) -> Deed {
    match action {
        Action::Lay { .. } => Deed::Ferry,
        Action::Turn { .. } => Deed::Turn,
    }
}
