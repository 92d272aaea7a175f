//! The end of a part of a turn. Rules: Big Box, p. 12 (the builder).

use bastide_game::Log;

use crate::action::Action;
use crate::event::Event;
use crate::expansions::traders;
use crate::state::{State, pass_turn};
use crate::step::Flow;

/// A second part is offered; without tiles it lapses.
pub(crate) fn enter(state: &mut State, log: &mut impl Log<Event>) -> Flow {
    if state.parts.builder && !state.bag.is_empty() {
        return Flow::Wait;
    }
    pass_turn(state, log);
    Flow::Done
}

pub(crate) fn actions(into: &mut Vec<Action>) {
    into.extend([Action::Again, Action::Pass]);
}

pub(crate) fn answer(state: &mut State, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::Again => traders::begin_second_part(state, log),
        Action::Pass => pass_turn(state, log),
        Action::Tile { .. } | Action::Put { .. } | Action::Recall => {
            unreachable!("{action:?} ends no part")
        }
    }
}
