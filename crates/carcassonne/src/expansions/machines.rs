//! Flying Machines: a figure flies from the tile just laid, as far as the die says, to features
//! that others hold.
//!
//! Rules: Big Box, p. 15. Steps: an alternative in `Deploy`, then `Step::Roll` and
//! `Step::Land`.

use std::fmt;
use std::ops::ControlFlow;

use bastide_game::battery::Violation;
use bastide_game::{Log, SentenceError};
use bastide_landscape::{Cell, Segment, Terrain, Tile, TileId};

use crate::action::{self, Outcome, Spot};
use crate::check::{Board, is_between_parts};
use crate::event;
use crate::figure::{self, Figure};
use crate::notation::{read_figure, spot};
use crate::score;
use crate::state::State;
use crate::step::{Flow, Step};
use crate::view::View;

/// What players can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `fly meeple`: let a figure fly from the tile just laid.
    Fly {
        /// Which.
        figure: Figure,
    },
    /// `land city N`: where it lands on the tile it flew to.
    Land {
        /// The part of that tile.
        spot: Spot,
    },
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A figure stands ready to fly from the tile just laid.
    FlightBegan {
        /// What.
        figure: Figure,
    },
    /// The die says how far it flies.
    DieRolled {
        /// One to three tiles.
        far: u8,
    },
    /// The flight is over; without a landing the figure is in the supply again.
    FlightEnded {
        /// Whether it landed.
        landed: bool,
    },
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Where the figure lands.
    Land,
}

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

/// Meeple and big meeple may fly; up to version 2 of the rules, the abbot as well.
fn fliers(state: &State) -> &'static [Figure] {
    const FLIERS: [Figure; 3] = [Figure::Meeple, Figure::BigMeeple, Figure::Abbot];
    if state.rules < 3 { &FLIERS } else { &FLIERS[..2] }
}

impl State {
    /// The figure in the air.
    pub fn flight(&self) -> Option<Flight> {
        self.flight
    }

    /// The tile to which the figure in the air flies, if there is one.
    pub fn landing(&self) -> Option<TileId> {
        target(self)
    }
}

/// Brings a view up to date.
pub(crate) fn hear(view: &mut View, event: Event) {
    let flight = &mut view.on_table.flight;
    match event {
        Event::FlightBegan { figure } => *flight = Some(Flight { figure, far: None }),
        Event::DieRolled { far } => {
            if let Some(flight) = flight {
                flight.far = Some(far);
            }
        }
        Event::FlightEnded { .. } => *flight = None,
    }
}

/// A tile with a flying machine offers a flight for each kind of figure that may fly and that its player holds.
pub(crate) fn offers(
    state: &State,
    mut offer: impl FnMut(action::Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if state.last().kind.heading.is_none() {
        return ControlFlow::Continue(());
    }
    let supply = &state.supply[state.mover.index()];
    for figure in fliers(state).iter().filter(|f| supply[**f as usize] > 0) {
        offer(Action::Fly { figure: *figure }.into())?;
    }
    ControlFlow::Continue(())
}

/// What an answer does.
pub(crate) fn answer(state: &mut State, action: Action, log: &mut impl Log<event::Event>) {
    match action {
        Action::Fly { figure } => take_off(state, figure, log),
        Action::Land { spot } => land(state, spot, log),
    }
}

/// An action with the first name of its place.
pub(crate) fn canonical(state: &State, action: Action) -> Action {
    match action {
        Action::Land { spot } => {
            let tile = target(state).map(|id| state.land.tile(id));
            let part = tile.and_then(|tile| Some(Spot::of(tile, spot.part_of(tile)?)));
            Action::Land { spot: part.unwrap_or(spot) }
        }
        Action::Fly { .. } => action,
    }
}

/// Segments of all features that an answer may change.
pub(crate) fn touched(state: &State, action: Action) -> Vec<Segment> {
    let Action::Land { spot } = action else { return Vec::new() };
    let tile = target(state).map(|id| state.land.tile(id));
    tile.and_then(|tile| Some(tile.segment(spot.part_of(tile)?))).into_iter().collect()
}

/// The figure takes off; where it comes down is not known yet.
fn take_off(state: &mut State, figure: Figure, log: &mut impl Log<event::Event>) {
    state.flight = Some(Flight { figure, far: None });
    log.emit(|| Event::FlightBegan { figure }.into());
    state.agenda.next(&[Step::Roll, Step::Land]);
}

/// The die shows each number twice.
pub(crate) fn outcomes(into: &mut Vec<(Outcome, u32)>) {
    into.extend(DIE.map(|far| (Outcome::Roll(far), 2)));
}

pub(crate) fn roll(state: &mut State, far: u8, log: &mut impl Log<event::Event>) {
    let flight = state.flight.as_mut().expect("the die is rolled for a flight");
    flight.far = Some(far);
    log.emit(|| Event::DieRolled { far }.into());
}

/// Who can land must; a single place is not asked for. Who cannot has no other figure this part.
pub(crate) fn enter(state: &mut State, log: &mut impl Log<event::Event>) -> Flow {
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
            log.emit(|| Event::FlightEnded { landed: false }.into());
        }
    }
    Flow::Done
}

pub(crate) fn actions(state: &State, into: &mut Vec<action::Action>) {
    into.extend(landings(state).map(|(_, spot)| Action::Land { spot }).map(action::Action::from));
}

fn land(state: &mut State, spot: Spot, log: &mut impl Log<event::Event>) {
    let tile = target(state).map(|id| state.land.tile(id)).expect("it lands on a tile");
    let part = spot.part_of(tile).expect("only parts of the tile are offered");
    land_on(state, tile.segment(part), log);
}

fn land_on(state: &mut State, on: Segment, log: &mut impl Log<event::Event>) {
    let flight = state.flight.take().expect("what lands has flown");
    figure::put(state, state.mover, flight.figure, on, log);
    log.emit(|| Event::FlightEnded { landed: true }.into());
}

/// The tile that the figure flies to.
fn target(state: &State) -> Option<TileId> {
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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Fly { figure } => write!(f, "fly {}", figure.word()),
            Action::Land { spot } => write!(f, "land {spot}"),
        }
    }
}

/// Reads its sentences.
pub(crate) fn read(words: &[&str]) -> Result<Option<Action>, SentenceError> {
    Ok(Some(match words {
        ["fly", figure] => Action::Fly { figure: read_figure(figure)? },
        ["land", rest @ ..] => Action::Land { spot: spot(rest)? },
        _ => return Ok(None),
    }))
}

/// What must hold: between two parts nobody is in the air.
pub(crate) fn holds(state: &State) -> Result<(), Violation> {
    if is_between_parts(state) && state.flight.is_some() {
        return Err("a flight of the last part is left over".into());
    }
    Ok(())
}

/// What must be offered now: the unfinished roads, cities and monasteries where the figure comes
/// down.
pub(crate) fn expected(state: &State, board: &Board) -> Option<Vec<action::Action>> {
    if state.agenda.now() != Some(Step::Land) {
        return None;
    }
    let mut all = Vec::new();
    let (Some(flight), Some((dx, dy))) = (state.flight, heading(state.last())) else {
        return Some(all);
    };
    let far = i16::from(flight.far.unwrap_or(0));
    let from = state.last().cell;
    let cell = Cell::new(from.x + far * dx, from.y + far * dy);
    for tile in state.land.tiles().filter(|tile| tile.cell == cell) {
        for (part, (segment, shape)) in tile.segments().enumerate() {
            let may = match flight.figure {
                Figure::Abbot => [Terrain::Monastery, Terrain::Garden].contains(&shape.terrain),
                Figure::Meeple | Figure::BigMeeple | Figure::Builder | Figure::Pig => {
                    [Terrain::Road, Terrain::City, Terrain::Monastery].contains(&shape.terrain)
                }
            };
            if may && !board.is_finished(state, segment) {
                all.push(Action::Land { spot: Spot::of(tile, part) }.into());
            }
        }
    }
    Some(all)
}

/// What must be offered instead of a figure on the tile.
pub(crate) fn instead(state: &State) -> Vec<action::Action> {
    let meeples = [Figure::Meeple, Figure::BigMeeple, Figure::Abbot].into_iter();
    let held = meeples
        .filter(|f| *f != Figure::Abbot || state.rules < 3)
        .filter(|f| state.supply(state.mover)[*f as usize] > 0);
    let flying = held.filter(|_| state.last().kind.heading.is_some());
    flying.map(|figure| Action::Fly { figure }.into()).collect()
}
