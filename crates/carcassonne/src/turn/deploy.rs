//! Putting a figure on the tile just laid: the one crossroads where expansions add alternatives.
//! Rules: Big Box, p. 3 to 5 and p. 24.

use std::ops::ControlFlow;

use bastide_game::Log;
use bastide_landscape::{MAX_PARTS, Segment, Terrain};

use crate::action::{Action, Spot};
use crate::event::Event;
use crate::expansions::{abbot, ferries, machines, tower, traders};
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
pub(crate) fn enter(state: &mut State) -> Flow {
    state.occupied = occupied(state);
    if !state.towers.prisoners.is_empty() {
        tower::note_ransoms(state);
    }
    match each_option(state, |_| ControlFlow::Break(())) {
        ControlFlow::Break(()) => Flow::Wait,
        ControlFlow::Continue(()) => Flow::Done,
    }
}

pub(crate) fn actions(state: &State, into: &mut Vec<Action>) {
    let _ = each_option(state, |action| {
        into.push(action);
        ControlFlow::Continue(())
    });
    into.push(Action::Pass);
}

/// Everything but passing, in the order of the overview, until `offer` has seen enough.
fn each_option(state: &State, mut offer: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
    let supply = &state.supply[state.mover.index()];
    let holds = |figure: Figure| supply[figure as usize] > 0;
    let tile = state.last();
    let mut put =
        |figure, site: Site| offer(Action::Put { figure, spot: Spot::of(tile, site.part) });
    for figure in [Figure::Meeple, Figure::BigMeeple] {
        if holds(figure) {
            for site in meeple_sites(state) {
                put(figure, site)?;
            }
        }
    }
    if holds(Figure::Abbot) {
        for site in abbot::sites(state) {
            put(Figure::Abbot, site)?;
        }
    }
    if holds(Figure::Builder) {
        for site in traders::builder_sites(state) {
            put(Figure::Builder, site)?;
        }
    }
    if holds(Figure::Pig) {
        for site in traders::pig_sites(state) {
            put(Figure::Pig, site)?;
        }
    }
    machines::offers(state, &mut offer)?;
    if !state.towers.all.is_empty() {
        tower::offer_pieces(state, &mut offer)?;
        tower::offer_guards(state, &mut offer)?;
    }
    if abbot::may_recall(state) {
        offer(abbot::Action::Recall.into())?;
    }
    if !state.towers.prisoners.is_empty() {
        tower::offer_ransom(state, &mut offer)?;
    }
    ControlFlow::Continue(())
}

/// Meeples stand on free roads, cities and monasteries, and lie on free fields.
fn meeple_sites(state: &State) -> impl Iterator<Item = Site> {
    sites(state).filter(|site| {
        !site.occupied
            && match site.terrain {
                Terrain::Road | Terrain::City | Terrain::Monastery => true,
                Terrain::Field => state.fields,
                Terrain::River | Terrain::Garden => false,
            }
    })
}

/// Whether a road or city of the tile just laid will not be scored at once: it has open ends, or a
/// ferry of this part may give it some.
pub(crate) fn goes_on(state: &State, site: Site) -> bool {
    !state.is_closed(state.land.feature(site.segment))
        || (site.terrain == Terrain::Road && ferries::may_reopen(state, site.segment))
}

/// The parts of the tile just laid.
pub(crate) fn sites(state: &State) -> impl Iterator<Item = Site> {
    let parts = state.last().segments().enumerate();
    parts.map(|(part, (segment, shape))| Site {
        part,
        segment,
        terrain: shape.terrain,
        occupied: state.occupied & (1 << part) != 0,
    })
}

/// The parts of the tile just laid on whose features figures stand, as bits. All parts are compared
/// at once, one lane each.
fn occupied(state: &State) -> u16 {
    let mut here = [u16::MAX; MAX_PARTS.next_power_of_two()];
    for (lane, (segment, _)) in here.iter_mut().zip(state.last().segments()) {
        *lane = state.land.feature(segment).number();
    }
    let mut met = [0u16; MAX_PARTS.next_power_of_two()];
    for standing in &state.figures {
        let feature = state.land.feature(standing.on).number();
        for (met, here) in met.iter_mut().zip(here) {
            *met |= u16::from(here == feature);
        }
    }
    met.iter().enumerate().fold(0, |bits, (part, met)| bits | met << part)
}

/// A figure comes to the tile just laid.
pub(crate) fn put(state: &mut State, figure: Figure, spot: Spot, log: &mut impl Log<Event>) {
    let part = spot.part_of(state.last()).expect("only parts of the tile are offered");
    let on = state.last().segment(part);
    figure::put(state, state.mover, figure, on, log);
}
