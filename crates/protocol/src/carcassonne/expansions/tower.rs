//! The Tower on the wire.

use bastide_carcassonne::expansions::tower::{Action, Asks, Event as Happened, RANSOM, reach};
use bastide_carcassonne::{State, tower_height};
use bastide_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::choice::{Choice, Question};
use crate::carcassonne::event::{Event, post, tile};
use crate::carcassonne::log::Deed;
use crate::carcassonne::prompt::{Asked, Tried};
use crate::carcassonne::words::Figure;

/// A tower, or the foundation of one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TowerView {
    /// The index of the tile.
    pub tile: u16,
    /// How many pieces it has; 0 is a foundation.
    pub height: u8,
    /// Who closed it.
    pub guard: Option<PrisonerView>,
}

/// A figure and whose it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PrisonerView {
    /// Whose it is.
    pub owner: u8,
    /// What it is.
    pub figure: Figure,
}

pub(crate) fn view(state: &State) -> Vec<TowerView> {
    let towers = state.towers();
    towers
        .map(|(tile, height, guard)| TowerView {
            tile: u16::from(tile.0),
            height,
            guard: guard
                .map(|(owner, figure)| PrisonerView { owner: owner.0, figure: figure.into() }),
        })
        .collect()
}

pub(crate) fn prisoners(state: &State, by: Seat) -> Vec<PrisonerView> {
    let held = state.prisoners().iter().filter(|p| p.by == by);
    held.map(|p| PrisonerView { owner: p.owner.0, figure: p.figure.into() }).collect()
}

pub(crate) fn question(asks: Asks) -> Question {
    match asks {
        Asks::Capture => Question::Capture,
        Asks::Exchange => Question::Exchange,
    }
}

pub(crate) fn choice(asked: &Asked<'_>, action: Action, tried: Tried) -> Choice {
    let Tried { sentence, ends, .. } = tried;
    let state = asked.state;
    match action {
        Action::Raise { cell } => {
            let (tile, height) = (tile(state, cell), tower_height(state, cell) + 1);
            let reach = reach(cell, height).into_iter();
            let reach = reach.map(|cell| [i32::from(cell.x), i32::from(cell.y)]).collect();
            Choice::Piece { sentence, ends, tile, height, reach }
        }
        Action::Guard { figure, cell } => {
            Choice::Guard { sentence, ends, figure: figure.into(), tile: tile(state, cell) }
        }
        Action::Capture { owner, figure, at } => {
            let (tile, part) = post(state, at);
            let (owner, figure) = (owner.0, figure.into());
            Choice::Capture { sentence, ends, owner, figure, tile, part }
        }
        Action::Exchange { figure } => Choice::Exchange { sentence, ends, figure: figure.into() },
        Action::Ransom { figure, from, counter } => Choice::Ransom {
            sentence,
            ends,
            figure: figure.into(),
            from: from.0,
            counter: counter.into(),
            points: RANSOM,
        },
    }
}

pub(crate) fn event(state: &State, event: Happened) -> Event {
    match event {
        Happened::Raised { seat, cell, height } => {
            Event::PieceSet { seat: seat.0, tile: tile(state, cell), height }
        }
        Happened::GuardPut { owner, figure, cell } => {
            let figure = figure.into();
            Event::GuardPut { owner: owner.0, figure, tile: tile(state, cell) }
        }
        Happened::Captured { owner, figure, at, by } => {
            let (tile, part) = post(state, at);
            let figure = figure.into();
            Event::Captured { owner: owner.0, figure, tile, part, by: by.0 }
        }
        Happened::Freed { owner, figure, by } => {
            Event::Freed { owner: owner.0, figure: figure.into(), by: by.0 }
        }
        Happened::RansomPaid { by, counter, points } => {
            Event::RansomPaid { by: by.0, counter: counter.into(), points }
        }
    }
}

pub(crate) fn deed(action: Action) -> Deed {
    match action {
        Action::Raise { .. } => Deed::Tower,
        Action::Guard { figure, .. } => Deed::Guard { figure: figure.into() },
        Action::Capture { owner, figure, .. } => {
            Deed::Capture { figure: figure.into(), owner: owner.0 }
        }
        Action::Exchange { figure } => Deed::Exchange { figure: figure.into() },
        Action::Ransom { figure, from, .. } => Deed::Ransom { figure: figure.into(), from: from.0 },
    }
}
