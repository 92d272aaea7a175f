//! Drawing a tile. Rules: Big Box, p. 3 and 5.

use bastide_game::Log;
use bastide_landscape::{Kind, KindName};

use crate::action::Outcome;
use crate::event::Event;
use crate::expansions::river;
use crate::state::State;
use crate::step::{Flow, Step};

/// The game ends when no tile is left.
pub(crate) fn enter(state: &mut State) -> Flow {
    if !state.bag.is_empty() {
        return Flow::Wait;
    }
    state.agenda.clear();
    state.agenda.next(&[Step::Finale, Step::Over]);
    Flow::Done
}

pub(crate) fn outcomes(state: &State, into: &mut Vec<(Outcome, u32)>) {
    into.extend(state.bag.next().map(|(kind, left)| (Outcome::Draw(kind), u32::from(left))));
}

/// A tile that fits nowhere leaves the game, and another is drawn.
pub(crate) fn answer(state: &mut State, name: KindName, log: &mut impl Log<Event>) {
    let kind = state.bag.take(name).expect("only what is left can be drawn");
    log.emit(|| Event::TileDrawn(name));
    if fits_somewhere(state, state.land.set().kind(kind)) {
        state.drawn = Some(kind);
    } else {
        state.bag.set_aside.push(kind);
        log.emit(|| Event::TileSetAside(name));
        state.agenda.next(&[Step::Draw]);
    }
}

fn fits_somewhere(state: &State, kind: &Kind) -> bool {
    if river::is_river(kind) {
        return !river::placements(state, kind).is_empty();
    }
    state.land.any_fit(kind)
}
