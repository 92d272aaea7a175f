//! Goldmines on the wire.

use bastide_carcassonne::State;
use bastide_carcassonne::expansions::gold::{Action, Asks, Event as Happened, rivals, worth};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::choice::{Choice, Question};
use crate::carcassonne::event::{Event, tile};
use crate::carcassonne::log::Deed;
use crate::carcassonne::prompt::{Asked, Tried};

/// Gold bars on a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GoldView {
    /// The index of the tile.
    pub tile: u16,
    /// How many.
    pub bars: u8,
}

pub(crate) fn view(state: &State) -> Vec<GoldView> {
    let mut tiles: Vec<u16> = state.bars().map(|tile| u16::from(tile.0)).collect();
    tiles.sort_unstable();
    let same = tiles.chunk_by(|a, b| a == b);
    same.map(|bars| GoldView { tile: bars[0], bars: bars.len() as u8 }).collect()
}

pub(crate) fn question(asks: Asks) -> Question {
    match asks {
        Asks::Lay => Question::Gold,
        Asks::Take => Question::Take,
    }
}

pub(crate) fn choice(asked: &Asked<'_>, action: Action, tried: &mut Tried) -> Choice {
    let (sentence, ends) = (tried.take_sentence(), tried.ends);
    match action {
        Action::Lay { cell } => Choice::Gold { sentence, ends, tile: tile(asked.state, cell) },
        Action::Take { cell } => {
            let (state, tile) = (asked.state, tile(asked.state, cell));
            let rivals = rivals(state, asked.seat, cell).into_iter().map(|seat| seat.0).collect();
            let bars = state.bars().filter(|on| u16::from(on.0) == tile).count() as u8;
            let own = state.gold(asked.seat);
            let (worth, then) = (worth(own) as u16, worth(own + 1) as u16);
            Choice::Take { sentence, ends, tile, bars, rivals, worth, then }
        }
    }
}

pub(crate) fn event(state: &State, event: Happened) -> Event {
    match event {
        Happened::Laid(cell) => Event::GoldLaid { tile: tile(state, cell) },
        Happened::Taken { seat, cell } => {
            Event::GoldTaken { seat: seat.0, tile: tile(state, cell) }
        }
    }
}

pub(crate) fn deed(action: Action) -> Deed {
    match action {
        Action::Lay { .. } => Deed::Gold,
        Action::Take { .. } => Deed::Take,
    }
}
