//! Robbers on the wire.

use bastide_carcassonne::expansions::robbers::{Action, Asks, Event as Happened, share};
use bastide_carcassonne::{State, counters_beside};
use bastide_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::choice::{Choice, CounterAt, Question};
use crate::carcassonne::event::Event;
use crate::carcassonne::log::Deed;
use crate::carcassonne::prompt::{Asked, Tried};

/// A seat's robber.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RobberView {
    /// Its space on the track, 0 to 49; none at home.
    pub space: Option<u8>,
}

pub(crate) fn view(state: &State, seat: Seat) -> Option<RobberView> {
    state.has_robbers().then(|| RobberView { space: state.robber(seat) })
}

pub(crate) fn question(asks: Asks) -> Question {
    match asks {
        Asks::Place => Question::Robber,
        Asks::Rob => Question::Rob,
    }
}

pub(crate) fn choice(asked: &Asked<'_>, action: Action, tried: &mut Tried) -> Choice {
    let (sentence, ends) = (tried.take_sentence(), tried.ends);
    match action {
        Action::Place { space } => {
            let beside = counters_beside(asked.state, asked.seat, space).into_iter();
            let counter = |(seat, counter): (Seat, bastide_carcassonne::Counter)| CounterAt {
                seat: seat.0,
                counter: counter.into(),
            };
            Choice::Robber { sentence, ends, space, beside: beside.map(counter).collect() }
        }
        Action::Rob { points: whole, from } => {
            Choice::Rob { sentence, ends, points: share(whole), whole, from: from.0 }
        }
    }
}

pub(crate) fn event(event: Happened) -> Event {
    match event {
        Happened::Moved { owner, space, ran } => Event::RobberMoved { owner: owner.0, space, ran },
        Happened::Robbed { by, from, points } => Event::Robbed { by: by.0, from: from.0, points },
    }
}

pub(crate) fn deed(action: Action) -> Deed {
    match action {
        Action::Place { space } => Deed::Robber { space },
        Action::Rob { from, .. } => Deed::Rob { from: from.0 },
    }
}
