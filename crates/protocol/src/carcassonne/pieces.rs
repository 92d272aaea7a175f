//! What the expansions have on the table: gold, ferries, mage and witch, towers, robbers, messages.

use bastide_carcassonne::{
    Counter, Magician, Message, State, counter_move, dark_spaces, flight_path,
};
use bastide_game::Seat;
use bastide_landscape::Port;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::event::{index, sides};
use super::words::{self, Figure, Side};

/// A figure in the air.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FlightView {
    /// What flies.
    pub figure: Figure,
    /// The cell of the machine.
    pub from: [i32; 2],
    /// The cells over which it flies, as far as the die says or could say.
    pub path: Vec<[i32; 2]>,
    /// How far it flies, once the die has said it.
    pub far: Option<u8>,
}

/// Gold bars on a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GoldView {
    /// The index of the tile.
    pub tile: u16,
    /// How many.
    pub bars: u8,
}

/// Mage or witch on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MagicianView {
    /// `mage` or `witch`.
    pub who: words::Magician,
    /// The index of the tile.
    pub tile: u16,
    /// The index of the part.
    pub part: u16,
}

/// A ferry on its lake.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FerryView {
    /// The index of the lake's tile.
    pub tile: u16,
    /// The sides of its two piers on the board: `N`, `E`, `S` or `W`.
    pub sides: [Side; 2],
    /// The indices of the two roads that end there.
    pub parts: [u16; 2],
}

/// A tower, or the foundation of one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TowerView {
    /// The index of the tile.
    pub tile: u16,
    /// How many pieces it has; 0 is a foundation.
    pub height: u8,
    /// Who closed it.
    pub guard: Option<PrisonerView>,
}

/// A figure and whose it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PrisonerView {
    /// Whose it is.
    pub owner: u8,
    /// What it is.
    pub figure: Figure,
}

/// A seat's robber.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RobberView {
    /// Its space on the track, 0 to 49; none at home.
    pub space: Option<u8>,
}

/// The stack of messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MessagesView {
    /// The one that was turned up, 1 to 8.
    pub read: Option<u8>,
    /// Those that were never read; chance says which comes next.
    pub unread: Vec<u8>,
    /// Those that were used, in the order in which they will come up again.
    pub used: Vec<u8>,
    /// The spaces of the track where a message waits.
    pub dark: Vec<u8>,
}

/// A counter on the track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CounterView {
    /// Which.
    pub counter: words::Counter,
    /// Its points.
    pub points: u16,
    /// The space where it stands.
    pub space: u8,
}

pub(crate) fn flight(state: &State) -> Option<FlightView> {
    let flight = state.flight()?;
    let from = state.last().cell;
    Some(FlightView {
        figure: flight.figure.into(),
        from: [i32::from(from.x), i32::from(from.y)],
        path: flight_path(state).iter().map(|c| [i32::from(c.x), i32::from(c.y)]).collect(),
        far: flight.far,
    })
}

pub(crate) fn gold(state: &State) -> Vec<GoldView> {
    let mut tiles: Vec<u16> = state.bars().map(|tile| u16::from(tile.0)).collect();
    tiles.sort_unstable();
    let same = tiles.chunk_by(|a, b| a == b);
    same.map(|bars| GoldView { tile: bars[0], bars: bars.len() as u8 }).collect()
}

pub(crate) fn magicians(state: &State) -> Vec<MagicianView> {
    let view = |who: Magician| {
        let [tile, part] = index(state, state.magician(who)?)?;
        Some(MagicianView { who: who.into(), tile, part })
    };
    Magician::ALL.into_iter().filter_map(view).collect()
}

pub(crate) fn ferries(state: &State) -> Vec<FerryView> {
    let view = |(id, piers): (bastide_landscape::TileId, bastide_carcassonne::Piers)| {
        let tile = state.land().tile(id);
        let part = |side| tile.kind.part_at(tile.facing, Port::middle(side)) as u16;
        FerryView { tile: u16::from(id.0), sides: sides(piers), parts: piers.sides().map(part) }
    };
    state.ferries().map(view).collect()
}

pub(crate) fn towers(state: &State) -> Vec<TowerView> {
    let towers = state.towers();
    towers
        .map(|(tile, height, guard)| TowerView {
            tile: u16::from(tile.0),
            height,
            guard: guard
                .map(|(owner, figure)| PrisonerView { owner: owner.0, figure: figure.into() }),
        })
        .collect()
}

pub(crate) fn prisoners(state: &State, by: Seat) -> Vec<PrisonerView> {
    let held = state.prisoners().iter().filter(|p| p.by == by);
    held.map(|p| PrisonerView { owner: p.owner.0, figure: p.figure.into() }).collect()
}

pub(crate) fn counters(state: &State, seat: Seat) -> Vec<CounterView> {
    let count = if state.has_women() { 2 } else { 1 };
    let view = |counter: Counter| CounterView {
        counter: counter.into(),
        points: state.counter(seat, counter),
        space: counter_move(state, seat, counter, 0).from,
    };
    Counter::ALL.into_iter().take(count).map(view).collect()
}

pub(crate) fn messages(state: &State) -> Option<MessagesView> {
    state.has_women().then(|| {
        let used = state.used_messages();
        let read = state.message();
        let unread = |m: &Message| !used.contains(m) && read != Some(*m);
        MessagesView {
            read: read.map(Message::number),
            unread: Message::ALL.into_iter().filter(unread).map(Message::number).collect(),
            used: used.iter().map(|m| m.number()).collect(),
            dark: dark_spaces(state),
        }
    })
}
