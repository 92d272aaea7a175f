//! Ferries, worked out a second time: what must hold and what must be offered.

use std::collections::BTreeSet;

use bastide_game::battery::Violation;
use bastide_landscape::{Port, Segment, Side, Terrain};

use super::{Action, Piers};
use crate::action;
use crate::state::State;
use crate::step::Step;
use crate::tiles::on_part;

/// What must hold: no ferry is lost, and they join roads, as the links of the board do.
pub(crate) fn holds(state: &State) -> Result<(), Violation> {
    let count = state.ferries.on.len() + usize::from(state.ferries.in_box);
    if count != 8 && count != 0 {
        return Err(format!("{count} ferries are somewhere").into());
    }
    let ordered = |a: Segment, b: Segment| (a.min(b), a.max(b));
    let links: BTreeSet<_> = state.land.links().iter().map(|(a, b)| ordered(*a, *b)).collect();
    let mut ferries = BTreeSet::new();
    for ferry in &state.ferries.on {
        let tile = state.land.tile(ferry.tile);
        let [a, b] = ferry.piers.sides().map(|side| tile.segment_at(Port::middle(side)));
        if state.land.terrain(a) != Terrain::Road || state.land.terrain(b) != Terrain::Road {
            return Err("a ferry joins what is no road".into());
        }
        ferries.insert(ordered(a, b));
    }
    if ferries != links || links.len() != state.land.links().len() {
        return Err("the links of the board are not the ferries".into());
    }
    Ok(())
}

/// What must be offered now: every two piers of the lake.
pub(crate) fn expected(state: &State) -> Option<Vec<action::Action>> {
    if state.agenda.now() != Some(Step::PlaceFerry) {
        return None;
    }
    let tile = state.last();
    let is_pier = |side: Side| {
        let part = tile.kind.part_at(tile.facing, Port::middle(side));
        tile.kind.parts[part].signs.has(on_part::PIER)
    };
    let pairs = Side::ALL.into_iter().flat_map(|a| Side::ALL.map(|b| (a, b)));
    let pairs = pairs.filter(|(a, b)| a < b && is_pier(*a) && is_pier(*b));
    let piers = pairs.filter_map(|(a, b)| Piers::new(a, b));
    Some(piers.map(|piers| Action::Lay { piers }.into()).collect())
}

/// Whether a finished road may be open again after this part. That is looked at only once, by the
/// rules themselves.
pub(crate) fn may_reopen_roads(state: &State) -> bool {
    state.ferries.in_box > 0 || !state.ferries.on.is_empty()
}
