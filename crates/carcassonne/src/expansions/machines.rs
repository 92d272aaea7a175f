//! Flying Machines: a figure flies from the tile just laid, as far as the die says, to features
//! that others hold.
//!
//! Rules: Big Box, p. 15. Steps: an alternative in `Deploy`, then [`Step::Roll`] and
//! [`Step::Land`].

use std::ops::ControlFlow;

use bastide_game::Log;
use bastide_landscape::{Cell, Segment, Terrain, Tile, TileId};

use crate::action::{Action, Outcome, Spot};
use crate::event::Event;
use crate::figure::{self, Figure};
use crate::score;
use crate::state::State;
use crate::step::{Flow, Step};

/// A figure in the air. It is still in its owner's supply until it lands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flight {
    /// What flies.
    pub figure: Figure,
    /// How many tiles, once the die has said it.
    pub far: Option<u8>,
}

/// The numbers of the die, each on two of its sides.
pub(crate) const DIE: std::ops::RangeInclusive<u8> = 1..=3;

/// Meeples may fly; special figures are none.
const FLIERS: [Figure; 3] = [Figure::Meeple, Figure::BigMeeple, Figure::Abbot];

/// A tile with a flying machine offers a flight for each kind of meeple that its player holds.
pub(crate) fn offers(
    state: &State,
    mut offer: impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if state.last().kind.heading.is_none() {
        return ControlFlow::Continue(());
    }
    let supply = &state.supply[state.mover.index()];
    for figure in FLIERS.into_iter().filter(|f| supply[*f as usize] > 0) {
        offer(Action::Fly { figure })?;
    }
    ControlFlow::Continue(())
}

/// The figure takes off; where it comes down is not known yet.
pub(crate) fn take_off(state: &mut State, figure: Figure, log: &mut impl Log<Event>) {
    state.flight = Some(Flight { figure, far: None });
    log.emit(|| Event::FlightBegan { figure });
    state.agenda.next(&[Step::Roll, Step::Land]);
}

/// The die shows each number twice.
pub(crate) fn outcomes(into: &mut Vec<(Outcome, u32)>) {
    into.extend(DIE.map(|far| (Outcome::Roll(far), 2)));
}

pub(crate) fn roll(state: &mut State, far: u8, log: &mut impl Log<Event>) {
    let flight = state.flight.as_mut().expect("the die is rolled for a flight");
    flight.far = Some(far);
    log.emit(|| Event::DieRolled { far });
}

/// Who can land must; a single place is not asked for. Who cannot has no other figure this part.
pub(crate) fn enter(state: &mut State, log: &mut impl Log<Event>) -> Flow {
    let mut sites = landings(state);
    match (sites.next(), sites.next()) {
        (Some(_), Some(_)) => return Flow::Wait,
        (Some((only, _)), None) => {
            drop(sites);
            land_on(state, only, log);
        }
        (None, _) => {
            drop(sites);
            state.flight = None;
            log.emit(|| Event::FlightEnded { landed: false });
        }
    }
    Flow::Done
}

pub(crate) fn actions(state: &State, into: &mut Vec<Action>) {
    into.extend(landings(state).map(|(_, spot)| Action::Land { spot }));
}

pub(crate) fn land(state: &mut State, spot: Spot, log: &mut impl Log<Event>) {
    let tile = target(state).map(|id| state.land.tile(id)).expect("it lands on a tile");
    let part = spot.part_of(tile).expect("only parts of the tile are offered");
    land_on(state, tile.segment(part), log);
}

fn land_on(state: &mut State, on: Segment, log: &mut impl Log<Event>) {
    let flight = state.flight.take().expect("what lands has flown");
    figure::put(state, state.mover, flight.figure, on, log);
    log.emit(|| Event::FlightEnded { landed: true });
}

/// The tile that the figure flies to.
pub(crate) fn target(state: &State) -> Option<TileId> {
    let far = i16::from(state.flight?.far?);
    let (dx, dy) = heading(state.last())?;
    let Cell { x, y } = state.last().cell;
    state.land.tile_at(Cell::new(x + far * dx, y + far * dy))
}

/// Where the machine of a tile that lies points.
pub fn heading(tile: Tile<'_>) -> Option<(i16, i16)> {
    const EIGHTHS: [(i16, i16); 8] =
        [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
    let eighth = tile.kind.heading? + 2 * tile.facing.quarters();
    Some(EIGHTHS[usize::from(eighth % 8)])
}

/// Unfinished roads, cities and monasteries of the tile flown to, whoever stands there; for an
/// abbot monasteries and gardens.
fn landings(state: &State) -> impl Iterator<Item = (Segment, Spot)> {
    let tile = target(state).map(|id| state.land.tile(id));
    let abbot = state.flight.is_some_and(|flight| flight.figure == Figure::Abbot);
    let parts = tile.into_iter().flat_map(|tile| {
        (0..tile.kind.parts.len()).map(move |part| (tile, part, tile.segment(part)))
    });
    parts.filter_map(move |(tile, part, segment)| {
        let may = match tile.kind.parts[part].terrain {
            Terrain::Road | Terrain::City => !abbot,
            Terrain::Monastery => true,
            Terrain::Garden => abbot,
            Terrain::Field | Terrain::River => false,
        };
        let open = may && !score::is_finished(state, state.land.feature(segment));
        open.then(|| (segment, Spot::of(tile, part)))
    })
}
