//! Messages on the wire.

use bastide_carcassonne::expansions::messages::{Action, Asks, Event as Happened, Message, SEAL};
use bastide_carcassonne::{State, dark_spaces};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::choice::{Choice, Question};
use crate::carcassonne::event::Event;
use crate::carcassonne::log::Deed;
use crate::carcassonne::prompt::{Asked, Tried};

/// The stack of messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MessagesView {
    /// The one that was turned up, 1 to 8.
    pub read: Option<u8>,
    /// Those that were never read; chance says which comes next.
    pub unread: Vec<u8>,
    /// Those that were used, in the order in which they will come up again.
    pub used: Vec<u8>,
    /// The spaces of the track where a message waits.
    pub dark: Vec<u8>,
}

pub(crate) fn view(state: &State) -> Option<MessagesView> {
    state.has_women().then(|| {
        let used = state.used_messages();
        let read = state.message();
        let unread = |m: &Message| !used.contains(m) && read != Some(*m);
        MessagesView {
            read: read.map(Message::number),
            unread: Message::ALL.into_iter().filter(unread).map(Message::number).collect(),
            used: used.iter().map(|m| m.number()).collect(),
            dark: dark_spaces(state),
        }
    })
}

pub(crate) fn question(asks: Asks) -> Question {
    match asks {
        Asks::Follow => Question::Message,
    }
}

pub(crate) fn choice(asked: &Asked<'_>, action: Action, tried: &mut Tried) -> Choice {
    let state = asked.state;
    let counted = tried.counted();
    let (sentence, ends) = (tried.take_sentence(), tried.ends);
    let message = state.message().map_or(0, Message::number);
    match action {
        Action::Follow => {
            // Number 4 gives another tile, if there is one; all others give points, perhaps none.
            let tile = state.message() == Some(Message::Part) && state.undrawn().next().is_some();
            Choice::Message { sentence, ends, message, points: (!tile).then_some(counted) }
        }
        Action::TakeSeal => Choice::Points { sentence, ends, message, points: SEAL },
        Action::Score { figure, at } => {
            let (tile, part, at) = asked.place(at);
            let (figure, points) = (figure.into(), counted);
            Choice::Score { sentence, ends, figure, tile, part, at, points }
        }
    }
}

pub(crate) fn event(event: Happened) -> Event {
    match event {
        Happened::Read { seat, message } => {
            Event::MessageRead { seat: seat.0, message: message.number() }
        }
        Happened::Used { message, obeyed } => {
            Event::MessageUsed { message: message.number(), obeyed }
        }
    }
}

pub(crate) fn deed(action: Action) -> Deed {
    match action {
        Action::Follow => Deed::Message,
        Action::TakeSeal => Deed::Seal,
        Action::Score { figure, .. } => Deed::Score { figure: figure.into() },
    }
}
