//! What can be seen of a game.

use bastide_carcassonne::{Counter, Figure, State, counter_move, novelties};
use bastide_game::{Game, Seat, Table, Turn};
use bastide_landscape::{Kind, TileSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::expansions::{
    FerryView, FlightView, GoldView, GoodsView, MagicianView, MessagesView, PrisonerView,
    RobberView, TowerView, ferries, gold, machines, magic, messages, robbers, tower, traders,
};
use super::holes::{Hole, Left, holes};
use super::region::{Region, place, regions};
use super::words::{self, Novelty, TurnKind};
use crate::board::{BoardFigure, FigureView, TileName, TileView, Undrawn};
use crate::history::Over;
use crate::tables::Aids;
use crate::wire_game::Told;

/// All that can be seen of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Whose turn it is.
    pub mover: u8,
    /// Why this part is played.
    pub part: TurnKind,
    /// The tile in the mover's hand.
    pub drawn: Option<String>,
    /// What is special about it.
    pub novelties: Vec<Novelty>,
    /// The tiles that lie, in the order in which they were laid.
    pub tiles: Vec<TileView>,
    /// The figures on the board.
    pub figures: Vec<FigureView>,
    /// What each seat has.
    pub seats: Vec<SeatView>,
    /// What can still be drawn; empty where aids forbid it.
    pub undrawn: Vec<Undrawn>,
    /// How many tiles can still be drawn.
    pub left: u16,
    /// Tiles that fitted nowhere.
    pub set_aside: Vec<String>,
    /// The features of the board.
    pub regions: Vec<Region>,
    /// The figure in the air.
    pub flight: Option<FlightView>,
    /// Tiles with gold bars.
    pub gold: Vec<GoldView>,
    /// Mage and witch, if they are on the board.
    pub magicians: Vec<MagicianView>,
    /// The ferries.
    pub ferries: Vec<FerryView>,
    /// Towers and foundations.
    pub towers: Vec<TowerView>,
    /// The messages, if they are played with.
    pub messages: Option<MessagesView>,
    /// Empty cells that no tile can fill any more; empty where aids forbid it.
    pub dead: Vec<[i32; 2]>,
    /// All empty cells beside tiles, and what fits them of what is left; empty where aids forbid it.
    pub holes: Vec<Hole>,
    /// How the game ended, if it has.
    pub over: Option<Over>,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatView {
    /// Points, of all counters together.
    pub points: i32,
    /// Its counters: the counting meeple and, with messages, the woman.
    pub counters: Vec<CounterView>,
    /// Points if the game ended now; nothing where aids forbid it.
    pub projected: Option<i32>,
    /// Figures in the supply.
    pub supply: SupplyView,
    /// Goods taken.
    pub goods: GoodsView,
    /// Gold bars taken.
    pub gold: u8,
    /// The robber, if robbers are played with.
    pub robber: Option<RobberView>,
    /// Tower pieces left.
    pub pieces: u8,
    /// Figures of others that this seat holds.
    pub prisoners: Vec<PrisonerView>,
}

/// How many figures of each kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SupplyView {
    /// Ordinary meeples.
    pub meeple: u8,
    /// The big meeple.
    pub big_meeple: u8,
    /// The abbot.
    pub abbot: u8,
    /// The builder.
    pub builder: u8,
    /// The pig.
    pub pig: u8,
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

/// What everybody may see of a game. In Carcassonne nothing is hidden but the future.
pub fn view(Told { table, chronicle }: Told<'_, State>, aids: Aids) -> View {
    let state = table.game();
    let undrawn = if aids.count() { undrawn(table) } else { Vec::new() };
    let (holes, dead) = if aids.count() { holes(state, &undrawn) } else { Default::default() };
    let placed_by: Vec<Seat> = chronicle.turns().iter().map(|turn| turn.opening.seat).collect();
    View {
        mover: state.mover().0,
        part: state.part().into(),
        drawn: state.drawn().map(|kind| kind.name.to_string()),
        novelties: state
            .drawn()
            .map(novelties)
            .unwrap_or_default()
            .into_iter()
            .map(Novelty::from)
            .collect(),
        tiles: tiles(state, &placed_by),
        figures: figures(state),
        seats: seats(state, aids.foresee() && table.turn() != Turn::Over),
        holes: if table.turn() == Turn::Over { Vec::new() } else { holes },
        undrawn: undrawn
            .iter()
            .map(|Left { kind, left, total }| Undrawn {
                kind: TileName::Kind(kind.name),
                left: *left,
                total: *total,
            })
            .collect(),
        left: state.undrawn().map(|(_, left)| u16::from(left)).sum(),
        set_aside: state.set_aside().map(|kind| kind.name.to_string()).collect(),
        regions: regions(state),
        flight: machines::view(state),
        gold: gold::view(state),
        magicians: magic::view(state),
        ferries: ferries::view(state),
        towers: tower::view(state),
        messages: messages::view(state),
        dead,
        over: Over::of(table, chronicle),
    }
}

fn tiles(state: &State, placed_by: &[Seat]) -> Vec<TileView> {
    let tiles = state.land().tiles();
    // Whoever laid nothing put the first tile down.
    let first = tiles.len() - placed_by.len();
    let seat = |n: usize| n.checked_sub(first).and_then(|n| placed_by.get(n));
    let tile = |(n, tile): (usize, bastide_landscape::Tile<'_>)| TileView {
        kind: TileName::Kind(tile.kind.name),
        x: i32::from(tile.cell.x),
        y: i32::from(tile.cell.y),
        facing: tile.facing.quarters(),
        by: seat(n).map(|seat| seat.0),
    };
    tiles.enumerate().map(tile).collect()
}

fn figures(state: &State) -> Vec<FigureView> {
    let figure = |standing: &bastide_carcassonne::PlacedFigure| {
        let [tile, part] = place(state, standing.on);
        let figure = BoardFigure::Carcassonne(standing.figure.into());
        FigureView { owner: standing.owner.0, figure, tile, part }
    };
    let mut figures: Vec<FigureView> = state.figures().iter().map(figure).collect();
    figures.sort_by_key(|f| (f.tile, f.part, f.owner));
    figures
}

fn seats(state: &State, projected: bool) -> Vec<SeatView> {
    let outlook = state.projected();
    let seat = |seat: Seat| {
        let has = |figure: Figure| state.supply(seat)[figure as usize];
        SeatView {
            points: state.points(seat),
            counters: counters(state, seat),
            projected: projected.then(|| outlook[seat.index()]),
            supply: SupplyView {
                meeple: has(Figure::Meeple),
                big_meeple: has(Figure::BigMeeple),
                abbot: has(Figure::Abbot),
                builder: has(Figure::Builder),
                pig: has(Figure::Pig),
            },
            goods: traders::view(state, seat),
            gold: state.gold(seat),
            robber: robbers::view(state, seat),
            pieces: state.pieces(seat),
            prisoners: tower::prisoners(state, seat),
        }
    };
    Seat::all(state.seats()).map(seat).collect()
}

fn counters(state: &State, seat: Seat) -> Vec<CounterView> {
    let count = if state.has_women() { 2 } else { 1 };
    let view = |counter: Counter| CounterView {
        counter: counter.into(),
        points: state.counter(seat, counter),
        space: counter_move(state, seat, counter, 0).from,
    };
    Counter::ALL.into_iter().take(count).map(view).collect()
}

/// What can still be drawn, in the order of the boxes.
fn undrawn(table: &Table<State>) -> Vec<Left<'_>> {
    let left = by_kind(table.game().undrawn());
    let tiles = table.setup().tiles();
    let lake = tiles.lake.map(|kind| (kind, 1));
    let box_ = tiles.river.iter().copied().chain(lake).chain(tiles.bag.iter().copied());
    box_.filter(|(_, total)| *total > 0)
        .map(|(kind, total)| (tiles.set.kind(kind), total))
        .map(|(kind, total)| Left { kind, left: left[kind.id.index()], total })
        .collect()
}

/// How many tiles of each kind, by the number that it has in the set of the game.
pub(super) fn by_kind<'a>(kinds: impl Iterator<Item = (&'a Kind, u8)>) -> [u8; TileSet::MAX + 1] {
    let mut counts = [0; TileSet::MAX + 1];
    kinds.for_each(|(kind, count)| counts[kind.id.index()] += count);
    counts
}
