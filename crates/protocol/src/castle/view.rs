//! What can be seen of a game.

use bastide_castle::wall::{STARTS, TRACK, wall};
use bastide_castle::{
    LargestKeep, Pile, State, Timing, WallTile, largest_free_area, tiles, whose_keep,
};
use bastide_game::{Game, Seat, Turn, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::index;
use super::region::{CastleRegion, regions};
use super::words;
use crate::board::{BoardFigure, FigureView, TileName, TileView, Undrawn};
use crate::history::Over;
use crate::tables::Aids;
use crate::wire_game::Told;

/// All that can be seen of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CastleView {
    /// Whose turn it is.
    pub mover: u8,
    /// Whether a wall tile gave it.
    pub extra: bool,
    /// The tile in the mover's hand.
    pub drawn: Option<String>,
    /// The tiles that lie, in the order in which they were laid; without the start spaces.
    pub tiles: Vec<TileView>,
    /// The followers on the board.
    pub figures: Vec<FigureView>,
    /// What each seat has.
    pub seats: Vec<CastleSeat>,
    /// The first spaces of the corner towers on which a wall tile lies.
    pub corners: Vec<u8>,
    /// The wall tiles nobody has seen: those on the wall and those put back. Empty where aids forbid it.
    pub unseen: Vec<WallTileCount>,
    /// The wall tiles played in this turn.
    pub played: Vec<WallTileCount>,
    /// What can still be drawn; empty where aids forbid it.
    pub undrawn: Vec<Undrawn>,
    /// How many tiles can still be drawn.
    pub left: u16,
    /// Tiles that fitted nowhere.
    pub set_aside: Vec<String>,
    /// The features on tiles.
    pub regions: Vec<CastleRegion>,
    /// The spaces of the largest empty region; empty where aids forbid it.
    pub free: Vec<[i32; 2]>,
    /// Who would get the points for it if the game ended now.
    pub free_goes_to: FreeGoesTo,
    /// How the game ended, if it has.
    pub over: Option<Over>,
}

/// Who would get the points for the largest empty region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "who", rename_all = "kebab-case")]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum FreeGoesTo {
    /// Nobody: there is no keep yet.
    NoKeep,
    /// Nobody: both keeps are equally large.
    Tied,
    /// Whoever has the larger keep.
    Seat { seat: u8 },
}

impl From<LargestKeep> for FreeGoesTo {
    fn from(keep: LargestKeep) -> FreeGoesTo {
        match keep {
            LargestKeep::None => FreeGoesTo::NoKeep,
            LargestKeep::Tied => FreeGoesTo::Tied,
            LargestKeep::Of(seat) => FreeGoesTo::Seat { seat: seat.0 },
        }
    }
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CastleSeat {
    /// Points.
    pub points: i32,
    /// The space of the track where the marker stands.
    pub space: u8,
    /// Points if the game ended now; nothing where aids forbid it.
    pub projected: Option<i32>,
    /// What is in the supply.
    pub supply: Followers,
    /// Where the keep stands.
    pub keep: Option<KeepView>,
    /// The wall tiles in front of the seat.
    pub held: Vec<WallTileCount>,
    /// The next corner towers with a wall tile and the points that lead there, the nearest first.
    pub ahead: Vec<Ahead>,
}

/// How many followers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Followers {
    /// So many.
    pub follower: u8,
}

/// A keep on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct KeepView {
    /// The index of a tile of its house.
    pub tile: u16,
    /// The index of the part.
    pub part: u16,
    /// The tiles of its house.
    pub size: u8,
}

/// So many wall tiles of a kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WallTileCount {
    /// Which.
    pub tile: words::WallTile,
    /// Its number, 1 to 9.
    pub number: u8,
    /// How many.
    pub count: u8,
    /// Whether it is played by hand; else it works by itself at the end.
    pub by_hand: bool,
    /// What it adds; 0 where there is nothing to add.
    pub amount: u8,
}

/// A corner tower ahead of a marker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Ahead {
    /// The first of its two spaces.
    pub corner: u8,
    /// The points after which the marker rests there.
    pub points: Vec<u16>,
}

/// So many corner towers ahead are told.
const LOOK_AHEAD: usize = 3;

/// What everybody may see of a game. Nothing is hidden but the future.
pub fn view(Told { table, chronicle }: Told<'_, State>, aids: Aids) -> CastleView {
    let state = table.game();
    let seen = state.view(Viewer::Spectator);
    let tile = |(n, laid): (usize, &bastide_castle::PlacedTile)| TileView {
        kind: TileName::Word(laid.kind.name),
        x: laid.space.cell().x.into(),
        y: laid.space.cell().y.into(),
        facing: laid.facing.quarters(),
        by: chronicle.turns().get(n).map(|turn| turn.opening.seat.0),
    };
    let free = |space: bastide_castle::Space| [space.cell().x.into(), space.cell().y.into()];
    let count = aids.count();
    CastleView {
        mover: seen.mover.0,
        extra: seen.extra,
        drawn: seen.drawn.map(|kind| kind.name.to_string()),
        tiles: seen.tiles.iter().enumerate().map(tile).collect(),
        figures: figures(state),
        seats: seats(state, aids.foresee() && table.turn() != Turn::Over),
        corners: seen.corners,
        unseen: if count { pile(seen.unseen) } else { Vec::new() },
        played: pile(seen.played),
        undrawn: if count { undrawn(state) } else { Vec::new() },
        left: seen.undrawn.iter().map(|(_, left)| u16::from(*left)).sum(),
        set_aside: seen.set_aside.iter().map(|kind| kind.name.to_string()).collect(),
        regions: regions(state),
        free: if count {
            largest_free_area(state).into_iter().map(free).collect()
        } else {
            Vec::new()
        },
        free_goes_to: whose_keep(state).into(),
        over: Over::of(table, chronicle),
    }
}

fn figures(state: &State) -> Vec<FigureView> {
    let board = state.board();
    let figure = |standing: &bastide_castle::PlacedFollower| {
        let id = board.tile_of(standing.on);
        FigureView {
            owner: standing.owner.0,
            figure: BoardFigure::Castle(words::CastleFigure::Follower),
            tile: (id.number() - STARTS) as u16,
            part: board.tile(id).part_of(standing.on) as u16,
        }
    };
    let mut figures: Vec<FigureView> = state.followers().iter().map(figure).collect();
    figures.sort_by_key(|f| (f.tile, f.part, f.owner));
    figures
}

fn seats(state: &State, projected: bool) -> Vec<CastleSeat> {
    let outlook = state.projected();
    let holdings = state.view(Viewer::Spectator).seats;
    let seat = |seat: Seat| {
        let holding = holdings[seat.index()];
        let keep = holding.keep.and_then(|(place, size)| {
            let [tile, part] = index(state, place)?;
            Some(KeepView { tile, part, size })
        });
        CastleSeat {
            points: state.points(seat),
            space: (holding.points % TRACK) as u8,
            projected: projected.then(|| outlook[seat.index()]),
            supply: Followers { follower: holding.supply },
            keep,
            held: pile(holding.held),
            ahead: ahead(state, holding.points),
        }
    };
    Seat::all(state.seats()).map(seat).collect()
}

/// The nearest corner towers with a wall tile, seen from so many points.
fn ahead(state: &State, points: u16) -> Vec<Ahead> {
    let mut found: Vec<Ahead> = Vec::new();
    for more in 1..TRACK {
        let Some(corner) = wall().corner_at(points + more) else { continue };
        if !state.corners().any(|c| c == corner) {
            continue;
        }
        let first = wall().corners[usize::from(corner)];
        let known = found.iter_mut().find(|ahead| ahead.corner == first);
        if let Some(ahead) = known {
            ahead.points.push(more);
        } else if found.len() < LOOK_AHEAD {
            found.push(Ahead { corner: first, points: vec![more] });
        } else {
            break;
        }
    }
    found
}

/// A pile as a list, in the order of the numbers, without what is not there.
pub(crate) fn pile(pile: Pile) -> Vec<WallTileCount> {
    let there = (1u8..).zip(WallTile::ALL).zip(pile).filter(|(_, count)| *count > 0);
    there
        .map(|((number, tile), count)| WallTileCount {
            tile: tile.into(),
            number,
            count,
            by_hand: tile.worth().timing == Timing::Play,
            amount: tile.worth().amount,
        })
        .collect()
}

fn undrawn(state: &State) -> Vec<Undrawn> {
    let left = |kind: &bastide_castle::Kind| {
        state.undrawn().find(|(k, _)| *k == kind).map_or(0, |(_, left)| left)
    };
    let kinds = tiles::kinds().iter();
    kinds
        .map(|kind| Undrawn {
            kind: TileName::Word(kind.name),
            left: left(kind),
            total: kind.copies,
        })
        .collect()
}
