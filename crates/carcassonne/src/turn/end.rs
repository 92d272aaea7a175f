//! The end of a part of a turn, and the parts that may follow. Rules: Big Box, p. 12 (the builder)
//! and p. 16 (messages).

use bastide_game::Log;

use crate::action::Action;
use crate::event::Event;
use crate::expansions::{tower, traders};
use crate::state::{State, pass_turn};
use crate::step::{Flow, Step};

/// Why a part of a turn is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum TurnKind {
    /// It is the player's turn.
    #[default]
    First,
    /// The builder gives a second part.
    Builder,
    /// A message gives another part.
    Message,
}

/// Extra parts of the turn, read at the end of a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Parts {
    /// The builder's second part is owed.
    pub(crate) builder: bool,
    /// So many parts of messages are owed.
    pub(crate) messages: u8,
    /// What this part is. The builder gives no third.
    pub(crate) kind: TurnKind,
}

/// The builder's part is offered first, then messages give theirs; without tiles they lapse.
pub(crate) fn enter(state: &mut State, log: &mut impl Log<Event>) -> Flow {
    if state.bag.is_empty() {
        pass_turn(state, log);
    } else if state.parts.builder {
        return Flow::Wait;
    } else if state.parts.messages > 0 {
        state.parts.messages -= 1;
        begin_part(state, TurnKind::Message, log);
    } else {
        pass_turn(state, log);
    }
    Flow::Done
}

pub(crate) fn actions(into: &mut Vec<Action>) {
    into.extend([traders::Action::TakeSecondTile.into(), Action::Pass]);
}

/// Takes the builder's part.
pub(crate) fn again(state: &mut State, log: &mut impl Log<Event>) {
    state.parts.builder = false;
    begin_part(state, TurnKind::Builder, log);
}

/// Declines the builder's part.
pub(crate) fn decline(state: &mut State) {
    state.parts.builder = false;
    state.agenda.next(&[Step::EndTurn]);
}

/// The same player goes on with another tile.
fn begin_part(state: &mut State, kind: TurnKind, log: &mut impl Log<Event>) {
    state.parts.kind = kind;
    if state.rules >= 3 {
        tower::begin_part(state);
    }
    log.emit(|| Event::PartBegan { seat: state.mover, part: kind });
    state.agenda.begin(&state.turn);
}
