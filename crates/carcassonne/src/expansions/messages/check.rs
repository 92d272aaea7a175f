//! Messages, computed a second time: the player may follow the message or take its two points.

use super::{Action, Message};
use crate::action;
use crate::state::State;
use crate::step::Step;

/// What must be offered once a message was turned up. The two points stand first if it can do nothing.
pub(crate) fn expected(state: &State) -> Option<Vec<action::Action>> {
    let message = state.message()?;
    if state.agenda.now() != Some(Step::Message) {
        return None;
    }
    let own = state.figures.iter().filter(|f| f.owner == state.mover && f.figure.is_meeple());
    let mut all: Vec<Action> = Vec::new();
    if message == Message::Meeple {
        all.extend(own.map(|f| Action::Score { figure: f.figure, at: state.place(f.on) }));
    }
    if all.is_empty() {
        all.push(Action::Follow);
    }
    all.push(Action::TakeSeal);
    Some(all.into_iter().map(action::Action::from).collect())
}
