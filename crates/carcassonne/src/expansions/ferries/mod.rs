//! Ferries: a lake joins two of its roads by a ferry, and a ferry can be turned.
//!
//! Rules: Big Box, p. 17. Steps: `Step::PlaceFerry`, `Step::TurnFerry`.

pub(crate) mod check;
pub(crate) mod text;

use arrayvec::ArrayVec;
use bastide_game::Log;
use bastide_landscape::{Cell, Port, Segment, Side, Terrain, Tile, TileId};

use crate::action;
use crate::event;
use crate::figure;
use crate::state::State;
use crate::step::{Flow, Step};
use crate::tiles::on_part;
use crate::view::{View, forget, sorted};

/// What players can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `ferry N E`: lay the ferry of the tile just laid between two of its piers.
    Lay {
        /// The sides of the two piers, in the order of the compass.
        piers: Piers,
    },
    /// `turn +1,0 N E`: turn a ferry to two other piers.
    Turn {
        /// The tile of the ferry.
        cell: Cell,
        /// The piers it will join.
        piers: Piers,
    },
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A ferry joins two piers of its lake.
    Laid {
        /// The lake.
        cell: Cell,
        /// The piers.
        piers: Piers,
    },
    /// A ferry joins two other piers of its lake.
    Turned {
        /// The lake.
        cell: Cell,
        /// The piers it joined.
        from: Piers,
        /// The piers it joins now.
        to: Piers,
    },
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Which piers the new ferry joins.
    Lay,
    /// Whether a ferry is turned.
    Turn,
}

/// The sides of two piers of a lake, in the order of the compass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piers(Side, Side);

impl Piers {
    /// Two different sides in any order.
    pub fn new(a: Side, b: Side) -> Option<Piers> {
        (a != b).then(|| Piers(a.min(b), a.max(b)))
    }

    /// Both sides.
    pub fn sides(self) -> [Side; 2] {
        [self.0, self.1]
    }
}

/// How many ferries are in the box.
const FERRIES: usize = 8;

/// A ferry on its lake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ferry {
    pub(crate) tile: TileId,
    pub(crate) piers: Piers,
}

/// The ferries.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ferries {
    pub(crate) in_box: u8,
    pub(crate) on: Vec<Ferry>,
    /// The lakes whose ferries may still be turned in this part.
    turnable: ArrayVec<TileId, 4>,
}

impl Ferries {
    /// All ferries, or none at all.
    pub(crate) fn new(played: bool) -> Ferries {
        Ferries { in_box: if played { FERRIES as u8 } else { 0 }, ..Ferries::default() }
    }
}

impl State {
    /// The ferries with their lakes.
    pub fn ferries(&self) -> impl Iterator<Item = (TileId, Piers)> {
        self.ferries.on.iter().map(|ferry| (ferry.tile, ferry.piers))
    }
}

/// What everybody sees: the ferries with their lakes, sorted.
pub(crate) fn seen(state: &State) -> Vec<(Cell, Piers)> {
    sorted(state.ferries().map(|(tile, piers)| (state.land.tile(tile).cell, piers)))
}

/// Brings a view up to date.
pub(crate) fn hear(view: &mut View, event: Event) {
    let ferries = &mut view.on_table.ferries;
    match event {
        Event::Laid { cell, piers } => ferries.push((cell, piers)),
        Event::Turned { cell, from, to } => {
            forget(ferries, |ferry| *ferry == (cell, from));
            ferries.push((cell, to));
        }
    }
    ferries.sort_unstable();
}

/// The sides of a tile that lies at which its piers are.
fn pier_sides(tile: Tile<'_>) -> impl Iterator<Item = Side> {
    Side::ALL.into_iter().filter(move |side| {
        let part = tile.kind.part_at(tile.facing, Port::middle(*side));
        tile.kind.parts[part].signs.has(on_part::PIER)
    })
}

/// Every two piers of a lake.
fn pairs(tile: Tile<'_>) -> ArrayVec<Piers, 6> {
    let sides: ArrayVec<Side, 4> = pier_sides(tile).collect();
    let mut pairs = ArrayVec::new();
    for (n, a) in sides.iter().enumerate() {
        pairs.extend(sides[n + 1..].iter().filter_map(|b| Piers::new(*a, *b)));
    }
    pairs
}

/// The segments that end at two piers.
fn ends(tile: Tile<'_>, piers: Piers) -> [Segment; 2] {
    piers.sides().map(|side| tile.segment_at(Port::middle(side)))
}

/// A lake gets a ferry. Which others may be turned is settled now, before any of them is.
pub(crate) fn enter_place(state: &mut State) -> Flow {
    state.ferries.turnable = first_ferries(state);
    let lake = pier_sides(state.last()).nth(1).is_some();
    if lake && state.ferries.in_box > 0 { Flow::Wait } else { Flow::Done }
}

pub(crate) fn place_actions(state: &State, into: &mut Vec<action::Action>) {
    let all = pairs(state.last()).into_iter().map(|piers| Action::Lay { piers });
    into.extend(all.map(action::Action::from));
}

/// What an answer does.
pub(crate) fn answer(state: &mut State, action: Action, log: &mut impl Log<event::Event>) {
    match action {
        Action::Lay { piers } => place(state, piers, log),
        Action::Turn { cell, piers } => turn(state, cell, piers, log),
    }
}

/// Segments of all features that an answer may change.
pub(crate) fn touched(state: &State, action: Action) -> Vec<Segment> {
    let cell = if let Action::Turn { cell, .. } = action { cell } else { state.last().cell };
    let Some(lake) = state.land.tile_at(cell).map(|id| state.land.tile(id)) else {
        return Vec::new();
    };
    pier_sides(lake).map(|side| lake.segment_at(Port::middle(side))).collect()
}

/// The ferry makes one road of two.
fn place(state: &mut State, piers: Piers, log: &mut impl Log<event::Event>) {
    let cell = state.last().cell;
    place_ferry(state, state.last, piers);
    log.emit(|| Event::Laid { cell, piers }.into());
}

/// Takes a ferry from the box and lays it on a lake.
fn place_ferry(state: &mut State, tile: TileId, piers: Piers) {
    let [a, b] = ends(state.land.tile(tile), piers);
    state.ferries.in_box -= 1;
    state.ferries.on.push(Ferry { tile, piers });
    state.land.link(a, b);
}

/// Whether a ferry could lie between two sides of a tile.
fn may_lie(state: &State, tile: TileId, piers: Piers) -> bool {
    let free = state.ferries.in_box > 0 && !state.ferries.on.iter().any(|f| f.tile == tile);
    free && pairs(state.land.tile(tile)).contains(&piers)
}

/// The first ferry on each road that the tile just laid extends, in each direction.
fn first_ferries(state: &State) -> ArrayVec<TileId, 4> {
    let mut found: ArrayVec<TileId, 4> = ArrayVec::new();
    if state.ferries.on.is_empty() {
        return found;
    }
    let tile = state.last();
    for side in Side::ALL {
        let ferry = first_ferry(state, tile, side);
        found.extend(ferry.filter(|lake| !found.contains(lake)));
    }
    found
}

/// Follows the road that leaves a tile on a side to the first ferry that lies on it.
fn first_ferry(state: &State, tile: Tile<'_>, side: Side) -> Option<TileId> {
    let start = tile.segment_at(Port::middle(side));
    if state.land.terrain(start) != Terrain::Road {
        return None;
    }
    let (mut cell, mut out) = (tile.cell, side);
    loop {
        cell = cell.beside(out);
        let id = state.land.tile_at(cell)?;
        let next = state.land.tile(id);
        let entered = out.opposite();
        let segment = next.segment_at(Port::middle(entered));
        let part = state.land.part(segment);
        if part.signs.has(on_part::PIER) {
            let lies = |f: &Ferry| f.tile == id && f.piers.sides().contains(&entered);
            return state.ferries.on.iter().any(lies).then_some(id);
        }
        if segment == start {
            return None;
        }
        let ports = part.ports.turned(next.facing);
        let leaves = |side: &Side| *side != entered && ports.has(Port::middle(*side));
        out = Side::ALL.into_iter().find(leaves)?;
    }
}

/// Each of the ferries found may be turned once; who can turn none is not asked.
pub(crate) fn enter_turn(state: &State) -> Flow {
    if state.ferries.turnable.is_empty() { Flow::Done } else { Flow::Wait }
}

pub(crate) fn turn_actions(state: &State, into: &mut Vec<action::Action>) {
    for lake in &state.ferries.turnable {
        let tile = state.land.tile(*lake);
        let now = state.ferries.on.iter().find(|f| f.tile == *lake).map(|f| f.piers);
        let others = pairs(tile).into_iter().filter(|piers| Some(*piers) != now);
        into.extend(
            others.map(|piers| Action::Turn { cell: tile.cell, piers }).map(action::Action::from),
        );
    }
    into.push(action::Action::Pass);
}

/// One road falls apart, another grows together; builders may be left alone.
fn turn(state: &mut State, cell: Cell, to: Piers, log: &mut impl Log<event::Event>) {
    let id = state.land.tile_at(cell).expect("a ferry lies on a tile");
    let tile = state.land.tile(id);
    let ferry =
        state.ferries.on.iter_mut().find(|f| f.tile == id).expect("only ferries are turned");
    let from = std::mem::replace(&mut ferry.piers, to);
    state.ferries.turnable.retain(|lake| *lake != id);
    let (old, new) = (ends(tile, from), ends(tile, to));
    state.land.unlink(old[0], old[1]);
    state.land.link(new[0], new[1]);
    log.emit(|| Event::Turned { cell, from, to }.into());
    for segment in old.into_iter().chain(new) {
        if !state.touched.contains(&segment) {
            state.touched.push(segment);
        }
    }
    for segment in old {
        figure::send_lonely_home(state, state.land.feature(segment), log);
    }
    state.agenda.next(&[Step::TurnFerry]);
}

/// Whether a ferry that is still to be laid or turned in this part may open a finished road again.
pub(crate) fn may_reopen(state: &State, segment: Segment) -> bool {
    if state.ferries.in_box > 0 && state.land.part(segment).signs.has(on_part::PIER) {
        return true;
    }
    let road = state.land.feature(segment);
    first_ferries(state).iter().any(|lake| {
        let mut segments = state.land.tile(*lake).segments();
        segments.any(|(segment, _)| state.land.feature(segment) == road)
    })
}
