//! Goldmines: bars lie on tiles, and whoever has the majority on what is finished there takes them.
//!
//! Rules: Big Box, p. 18. Steps: `Step::PlaceGold`, `Step::ShareGold`.

mod share;
pub(crate) mod text;

use bastide_game::battery::Violation;
use bastide_game::{Log, Seat};
use bastide_landscape::{Cell, Feature, Segment, Terrain, TileId};

use share::answer_share;
pub use share::rivals;
pub(crate) use share::{claim, enter_share, share_actions};

use crate::action;
use crate::check::is_between_parts;
use crate::event;
use crate::score::{Item, Reason, Tally, track};
use crate::state::{MAX_SEATS, State};
use crate::step::Flow;
use crate::tiles::on_tile;
use crate::view::{View, forget, sorted};

/// What players can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `gold +1,0`: lay the second gold bar on a neighbouring tile.
    Lay {
        /// The tile.
        cell: Cell,
    },
    /// `take +1,0`: take a gold bar from a tile.
    Take {
        /// The tile.
        cell: Cell,
    },
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A gold bar was laid on a tile.
    Laid(Cell),
    /// A gold bar was taken from a tile.
    Taken {
        /// Who.
        seat: Seat,
        /// From where.
        cell: Cell,
    },
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Where the second gold bar goes.
    Lay,
    /// Which gold bar is taken.
    Take,
}

/// How many bars are in the box.
const BARS: usize = 16;

/// The gold bars.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gold {
    pub(crate) in_box: u8,
    /// The tile of each bar that lies on one.
    pub(crate) on: Vec<TileId>,
    pub(crate) taken: [u8; MAX_SEATS],
    /// Tiles whose bars will be shared, and who may take from them, as bits by seat.
    claims: Vec<(TileId, u8)>,
    /// Who takes next.
    pub(crate) turn: Option<Seat>,
}

impl Gold {
    /// All bars, or none at all.
    pub(crate) fn new(played: bool) -> Gold {
        Gold { in_box: if played { BARS as u8 } else { 0 }, ..Gold::default() }
    }
}

impl State {
    /// The gold bars a player took.
    pub fn gold(&self, seat: Seat) -> u8 {
        self.gold.taken[seat.index()]
    }

    /// The tiles of gold bars, one a bar.
    pub fn bars(&self) -> impl Iterator<Item = TileId> {
        self.gold.on.iter().copied()
    }
}

/// What everybody sees: the tiles of gold bars, one entry a bar, sorted.
pub(crate) fn seen(state: &State) -> Vec<Cell> {
    sorted(state.bars().map(|tile| state.land.tile(tile).cell))
}

/// Brings a view up to date.
pub(crate) fn hear(view: &mut View, event: Event) {
    match event {
        Event::Laid(cell) => {
            view.on_table.gold.push(cell);
            view.on_table.gold.sort_unstable();
        }
        Event::Taken { seat, cell } => {
            view.seats[seat.index()].gold += 1;
            forget(&mut view.on_table.gold, |on| *on == cell);
        }
    }
}

/// What an answer does.
pub(crate) fn answer(state: &mut State, action: Action, log: &mut impl Log<event::Event>) {
    match action {
        Action::Lay { cell } => place_bar(state, cell, log),
        Action::Take { cell } => answer_share(state, cell, log),
    }
}

/// Segments of all features that an answer may change.
pub(crate) fn touched(state: &State, action: Action) -> Vec<Segment> {
    let (Action::Lay { cell } | Action::Take { cell }) = action;
    let Some(here) = state.land.tile_at(cell) else { return Vec::new() };
    let tiles = cell.around().into_iter().filter_map(|near| state.land.tile_at(near));
    let near = tiles.flat_map(|tile| state.land.tile(tile).segments().collect::<Vec<_>>());
    let around =
        near.filter(|(_, part)| matches!(part.terrain, Terrain::Monastery | Terrain::Garden));
    let on = state.land.tile(here).segments();
    on.chain(around).map(|(segment, _)| segment).collect()
}

/// A goldmine gets a bar, and so does a tile beside it, also across a corner.
pub(crate) fn enter_place(state: &mut State, log: &mut impl Log<event::Event>) -> Flow {
    let tile = state.last();
    if !tile.kind.signs.has(on_tile::GOLD) || state.gold.in_box == 0 {
        return Flow::Done;
    }
    let cell = tile.cell;
    place_bar(state, cell, log);
    if state.gold.in_box == 0 {
        return Flow::Done;
    }
    let mut beside = neighbours(state, cell);
    match (beside.next(), beside.next()) {
        (Some(only), None) => {
            drop(beside);
            place_bar(state, only, log);
            Flow::Done
        }
        (Some(_), Some(_)) => Flow::Wait,
        (None, _) => Flow::Done,
    }
}

pub(crate) fn place_actions(state: &State, into: &mut Vec<action::Action>) {
    let cell = state.last().cell;
    into.extend(neighbours(state, cell).map(|cell| Action::Lay { cell }).map(action::Action::from));
}

fn neighbours(state: &State, cell: Cell) -> impl Iterator<Item = Cell> {
    cell.around().into_iter().filter(|c| state.land.tile_at(*c).is_some())
}

fn place_bar(state: &mut State, cell: Cell, log: &mut impl Log<event::Event>) {
    let tile = state.land.tile_at(cell).expect("bars lie on tiles");
    state.gold.in_box -= 1;
    state.gold.on.push(tile);
    log.emit(|| Event::Laid(cell).into());
}

/// Whether a bar on a tile goes with a feature: any part of the tile, or a tile around a monastery.
pub(crate) fn belongs(state: &State, feature: Feature, tile: TileId) -> bool {
    match state.land.terrain_of(feature) {
        Terrain::Monastery | Terrain::Garden => {
            let segment = state.land.walk(feature).next().expect("a feature has segments");
            let middle = state.land.tile(state.land.tile_of(segment)).cell;
            middle.is_near(state.land.tile(tile).cell)
        }
        Terrain::Road | Terrain::City | Terrain::Field | Terrain::River => {
            let mut segments = state.land.tile(tile).segments();
            segments.any(|(segment, _)| state.land.feature(segment) == feature)
        }
    }
}

/// Bars that still lie on tiles are out before the final count.
pub(crate) fn clear(state: &mut State) {
    state.gold.in_box += state.gold.on.len() as u8;
    state.gold.on.clear();
}

/// At the end a bar is worth the more, the more of them somebody has.
pub(crate) fn count(state: &mut State, log: &mut impl Log<event::Event>) {
    for seat in Seat::all(state.seats()) {
        let bars = state.gold.taken[seat.index()];
        if bars > 0 {
            let tally = Tally::one(Item::Bars, u16::from(bars), rate(bars));
            track::grant(state, seat, Reason::Gold, tally, None, log);
        }
    }
}

/// What so many bars are worth.
pub fn worth(bars: u8) -> i32 {
    i32::from(bars) * i32::from(rate(bars))
}

fn rate(bars: u8) -> i16 {
    match bars {
        0..=3 => 1,
        4..=6 => 2,
        7..=9 => 3,
        _ => 4,
    }
}

/// What must hold: no bar is lost, and between two parts nobody takes any.
pub(crate) fn holds(state: &State) -> Result<(), Violation> {
    let bars = state.gold.on.len()
        + usize::from(state.gold.in_box)
        + state.gold.taken.iter().map(|n| usize::from(*n)).sum::<usize>();
    if bars != BARS && bars != 0 {
        return Err(format!("{bars} gold bars are somewhere").into());
    }
    if is_between_parts(state) && state.gold.turn.is_some() {
        return Err("gold of the last part is left over".into());
    }
    Ok(())
}
