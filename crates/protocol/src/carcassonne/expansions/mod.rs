//! The expansions in the words of the protocol: a room each, and this file, which knows them all.

pub(super) mod circles;
pub(super) mod ferries;
pub(super) mod gold;
pub(super) mod machines;
pub(super) mod magic;
pub(super) mod messages;
pub(super) mod robbers;
pub(super) mod tower;
pub(super) mod traders;

use bastide_carcassonne::expansions::{Action, Asks, Event as Happened, abbot};
use bastide_carcassonne::{self as rules, State};

pub use ferries::FerryView;
pub use gold::GoldView;
pub use machines::FlightView;
pub use magic::MagicianView;
pub use messages::MessagesView;
pub use robbers::RobberView;
pub use tower::{PrisonerView, TowerView};
pub use traders::GoodsView;

use super::choice::{Choice, Question};
use super::event::Event;
use super::log::Deed;
use super::prompt::{Asked, Tried};
use super::words::Magician;

/// What is asked.
pub(super) fn question(asks: Asks) -> Question {
    match asks {
        Asks::Traders(asks) => traders::question(asks),
        Asks::Machines(asks) => machines::question(asks),
        Asks::Messages(asks) => messages::question(asks),
        Asks::Ferries(asks) => ferries::question(asks),
        Asks::Gold(asks) => gold::question(asks),
        Asks::Magic(asks) => magic::question(asks),
        Asks::Robbers(asks) => robbers::question(asks),
        Asks::Circles(asks) => circles::question(asks),
        Asks::Tower(asks) => tower::question(asks),
    }
}

/// An option with what a board needs to show it.
pub(super) fn choice(asked: &Asked<'_>, action: Action, tried: &mut Tried) -> Choice {
    match action {
        Action::Abbot(abbot::Action::Recall) => {
            let points = tried.counted();
            Choice::Recall { sentence: tried.take_sentence(), ends: tried.ends, points }
        }
        Action::Traders(action) => traders::choice(action, tried),
        Action::Machines(action) => machines::choice(asked, action, tried),
        Action::Messages(action) => messages::choice(asked, action, tried),
        Action::Ferries(action) => ferries::choice(asked, action, tried),
        Action::Gold(action) => gold::choice(asked, action, tried),
        Action::Magic(action) => magic::choice(asked, action, tried),
        Action::Robbers(action) => robbers::choice(asked, action, tried),
        Action::Circles(action) => circles::choice(asked, action, tried),
        Action::Tower(action) => tower::choice(asked, action, tried),
    }
}

/// Who would go to which region, of an answer that is offered for each place there.
pub(super) fn enchanted(asked: &Asked<'_>, action: rules::Action) -> Option<(Magician, u16)> {
    if let rules::Action::Expansion(Action::Magic(action)) = action {
        return magic::enchanted(asked, action);
    }
    None
}

/// What happened.
pub(super) fn event(state: &State, event: Happened) -> Event {
    match event {
        Happened::Traders(event) => traders::event(event),
        Happened::Machines(event) => machines::event(event),
        Happened::Messages(event) => messages::event(event),
        Happened::Ferries(event) => ferries::event(state, event),
        Happened::Gold(event) => gold::event(state, event),
        Happened::Magic(event) => magic::event(state, event),
        Happened::Robbers(event) => robbers::event(event),
        Happened::Circles(event) => circles::event(event),
        Happened::Tower(event) => tower::event(state, event),
    }
}

/// What an action means for the log.
pub(super) fn deed(action: Action) -> Deed {
    match action {
        Action::Abbot(abbot::Action::Recall) => Deed::Recall,
        Action::Traders(action) => traders::deed(action),
        Action::Machines(action) => machines::deed(action),
        Action::Messages(action) => messages::deed(action),
        Action::Ferries(action) => ferries::deed(action),
        Action::Gold(action) => gold::deed(action),
        Action::Magic(action) => magic::deed(action),
        Action::Robbers(action) => robbers::deed(action),
        Action::Circles(action) => circles::deed(action),
        Action::Tower(action) => tower::deed(action),
    }
}
