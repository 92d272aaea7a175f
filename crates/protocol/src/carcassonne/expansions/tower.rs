//! The Tower on the wire.

use bastide_carcassonne::expansions::tower::{
    Action, Asks, Event as Happened, RANSOM, exchanged_for, is_exchanged, reach,
};
use bastide_carcassonne::{self as rules, State, expansions, tower_height};
use bastide_game::{Game, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::choice::{Choice, InReach, Question};
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
        Asks::Ransom => Question::Ransom,
    }
}

pub(crate) fn choice(asked: &Asked<'_>, action: Action, tried: &mut Tried) -> Choice {
    let (sentence, ends, after) = (tried.take_sentence(), tried.ends, &tried.after);
    let state = asked.state;
    match action {
        Action::Raise { cell } => {
            let (tile, height) = (tile(state, cell), tower_height(state, cell) + 1);
            let reach = reach(cell, height).into_iter();
            let reach = reach.map(|cell| [i32::from(cell.x), i32::from(cell.y)]).collect();
            let figures = in_reach(after);
            Choice::Piece { sentence, ends, tile, height, reach, figures }
        }
        Action::Guard { figure, cell } => {
            Choice::Guard { sentence, ends, figure: figure.into(), tile: tile(state, cell) }
        }
        Action::Capture { owner, figure, at } => {
            let (tile, part) = post(state, at);
            let exchanged = is_exchanged(state, owner);
            let (owner, figure) = (owner.0, figure.into());
            Choice::Capture { sentence, ends, owner, figure, tile, part, exchanged }
        }
        Action::Exchange { figure } => {
            let given = exchanged_for(state);
            let from = given.map_or(asked.seat.0, |given| given.owner.0);
            let other = given.map_or(figure, |given| given.figure).into();
            Choice::Exchange { sentence, ends, figure: figure.into(), from, other }
        }
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

/// The figures that may be taken now.
fn in_reach(state: &State) -> Vec<InReach> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let taken = actions.into_iter().filter_map(|action| {
        if let rules::Action::Expansion(expansions::Action::Tower(capture)) = action
            && let Action::Capture { owner, figure, at } = capture
        {
            let (tile, part) = post(state, at);
            return Some(InReach { owner: owner.0, figure: figure.into(), tile, part });
        }
        None
    });
    taken.collect()
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
