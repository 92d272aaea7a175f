//! Putting a figure on the tile just laid: the one crossroads where expansions add alternatives.
//! Rules: Big Box, p. 3 to 5 and p. 24.

use bastide_game::Log;
use bastide_landscape::{Segment, Terrain};

use crate::action::{Action, Spot};
use crate::event::Event;
use crate::expansions::{abbot, traders};
use crate::figure::{self, Figure};
use crate::state::State;
use crate::step::Flow;

/// A part of the tile just laid, and whether anybody's figure stands on its feature.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    pub(crate) part: usize,
    pub(crate) segment: Segment,
    pub(crate) terrain: Terrain,
    pub(crate) occupied: bool,
}

/// Who can only pass is not asked.
pub(crate) fn enter(state: &State) -> Flow {
    let mut any = false;
    each_option(state, |_| any = true);
    if any { Flow::Wait } else { Flow::Done }
}

pub(crate) fn actions(state: &State, into: &mut Vec<Action>) {
    each_option(state, |action| into.push(action));
    into.push(Action::Pass);
}

/// Everything but passing, in the order of the overview.
fn each_option(state: &State, mut offer: impl FnMut(Action)) {
    let supply = state.supply[state.mover.index()];
    let has = |figure: Figure| supply[figure as usize] > 0;
    let tile = state.last();
    let mut put = |figure: Figure, site: Site| {
        offer(Action::Put { figure, spot: Spot::of(tile, site.part) });
    };
    for figure in [Figure::Meeple, Figure::BigMeeple] {
        if has(figure) {
            each_site(state, |site| {
                let may = match site.terrain {
                    Terrain::Road | Terrain::City | Terrain::Monastery => true,
                    Terrain::Field => state.fields,
                    Terrain::River | Terrain::Garden => false,
                };
                if may && !site.occupied {
                    put(figure, site);
                }
            });
        }
    }
    if has(Figure::Abbot) {
        abbot::sites(state, |site| put(Figure::Abbot, site));
    }
    if has(Figure::Builder) {
        traders::builder_sites(state, |site| put(Figure::Builder, site));
    }
    if has(Figure::Pig) {
        traders::pig_sites(state, |site| put(Figure::Pig, site));
    }
    if abbot::may_recall(state) {
        offer(Action::Recall);
    }
}

/// The parts of the tile just laid.
pub(crate) fn each_site(state: &State, mut found: impl FnMut(Site)) {
    let occupied = occupied(state);
    for (part, (segment, shape)) in state.last().segments().enumerate() {
        let occupied = occupied & (1 << part) != 0;
        found(Site { part, segment, terrain: shape.terrain, occupied });
    }
}

/// The parts of the tile just laid on whose features figures stand, as bits.
fn occupied(state: &State) -> u16 {
    let mut occupied = 0;
    for standing in &state.figures {
        let feature = state.land.feature(standing.on);
        for (part, (segment, _)) in state.last().segments().enumerate() {
            occupied |= u16::from(state.land.feature(segment) == feature) << part;
        }
    }
    occupied
}

pub(crate) fn answer(state: &mut State, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::Put { figure, spot } => {
            let part = spot.part_of(state.last()).expect("only parts of the tile are offered");
            let on = state.last().segment(part);
            figure::put(state, state.mover, figure, on, log);
        }
        Action::Recall => abbot::recall(state, log),
        Action::Pass => {}
        Action::Tile { .. } | Action::Again => unreachable!("{action:?} deploys nothing"),
    }
}
