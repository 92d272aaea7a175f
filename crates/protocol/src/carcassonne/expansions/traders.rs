//! Traders & Builders on the wire.

use bastide_carcassonne::State;
use bastide_carcassonne::expansions::traders::{Action, Asks, Event as Happened, Good};
use bastide_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::choice::{Choice, Question};
use crate::carcassonne::event::Event;
use crate::carcassonne::log::Deed;
use crate::carcassonne::prompt::Tried;

/// How many goods of each kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GoodsView {
    /// Barrels.
    pub wine: u8,
    /// Sheaves.
    pub grain: u8,
    /// Bolts.
    pub cloth: u8,
}

pub(crate) fn view(state: &State, seat: Seat) -> GoodsView {
    let took = |good: Good| state.goods(seat)[good as usize];
    GoodsView { wine: took(Good::Wine), grain: took(Good::Grain), cloth: took(Good::Cloth) }
}

pub(crate) fn question(asks: Asks) -> Question {
    match asks {
        Asks::TakeSecondTile => Question::Again,
    }
}

pub(crate) fn choice(action: Action, tried: &mut Tried) -> Choice {
    match action {
        Action::TakeSecondTile => {
            Choice::Again { sentence: tried.take_sentence(), ends: tried.ends }
        }
    }
}

pub(crate) fn event(event: Happened) -> Event {
    match event {
        Happened::GoodsTaken { seat, good, count } => {
            Event::GoodsTaken { seat: seat.0, good: good.into(), count }
        }
    }
}

pub(crate) fn deed(action: Action) -> Deed {
    match action {
        Action::TakeSecondTile => Deed::SecondTile,
    }
}
