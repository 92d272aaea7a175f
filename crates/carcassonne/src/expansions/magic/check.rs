//! Mage & Witch, worked out a second time: what must hold and what must be offered.

use bastide_game::battery::Violation;
use bastide_landscape::{Segment, Terrain};

use super::{Action, Magician};
use crate::action::{self, Place, Spot};
use crate::check::{Board, is_between_parts};
use crate::state::State;
use crate::step::Step;

/// What must hold: they are apart, and gone from what is finished.
pub(crate) fn holds(state: &State) -> Result<(), Violation> {
    let [mage, witch] = state.magic.on;
    let feature = |on: Option<Segment>| on.map(|on| state.land.feature(on));
    let quiet = matches!(state.agenda.now(), Some(Step::Draw | Step::Deploy));
    if quiet && mage.is_some() && feature(mage) == feature(witch) {
        return Err("mage and witch are together".into());
    }
    for on in [mage, witch].into_iter().flatten() {
        let closed = state.land.open_ends(state.land.feature(on)) == 0;
        if closed && is_between_parts(state) {
            return Err("mage or witch was left on something finished".into());
        }
    }
    Ok(())
}

/// What must be offered now: every unfinished road and city for both, but not where one of them
/// stands.
pub(crate) fn expected(state: &State, board: &Board) -> Option<Vec<action::Action>> {
    if !matches!(state.agenda.now(), Some(Step::MoveMagician | Step::SeparateMagicians)) {
        return None;
    }
    let mut all: Vec<action::Action> = Vec::new();
    for tile in state.land.tiles() {
        for (part, (segment, shape)) in tile.segments().enumerate() {
            let way = matches!(shape.terrain, Terrain::Road | Terrain::City);
            let taken = state.magic.on.iter().flatten().any(|on| board.same(*on, segment));
            if way && !taken && !board.is_finished(state, segment) {
                let at = Place { cell: tile.cell, spot: Spot::of(tile, part) };
                all.extend(
                    Magician::ALL.map(|who| Action::Enchant { who, at }).map(action::Action::from),
                );
            }
        }
    }
    if all.is_empty() {
        all.extend(Magician::ALL.map(|who| Action::Banish { who }).map(action::Action::from));
    }
    Some(all)
}
