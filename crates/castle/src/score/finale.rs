//! The end of the game: the largest keep, the courts, and what wall tiles still bring.

use arrayvec::ArrayVec;
use bastide_game::{Log, Seat};
use bastide_landscape::Side;

use super::{Worth, extent, grant, majority, worth};
use crate::board::{Board, Feature};
use crate::event::{Account, Event};
use crate::setup::PLAYERS;
use crate::state::{FOLLOWERS, State};
use crate::tile::Terrain;
use crate::wall::{Beside, Space, wall};
use crate::wall_tile::WallTile;

/// Points for a market.
pub(crate) const MARKET: u8 = 3;

/// Counts the end. Markers take no wall tiles any more: those on the wall are gone.
pub(crate) fn finale(state: &mut State, log: &mut impl Log<Event>) {
    state.corners = 0;
    log.emit(|| Event::FinaleBegan);
    largest_keep(state, log);
    courts(state, log);
    for seat in Seat::all(PLAYERS) {
        open_features(state, seat, log);
    }
    for seat in Seat::all(PLAYERS) {
        let points = total(state, seat, WallTile::Bonus);
        if points > 0 {
            grant(state, seat, points.into(), Account::Bonus, log);
        }
    }
    log.emit(|| Event::GameOver);
}

/// How many of a wall tile a seat holds.
fn copies(state: &State, seat: Seat, tile: WallTile) -> u8 {
    state.held[seat.index()][tile as usize]
}

/// What all copies of a wall tile add together.
fn total(state: &State, seat: Seat, tile: WallTile) -> u8 {
    copies(state, seat, tile) * tile.worth().amount
}

/// Whose keep is the largest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LargestKeep {
    /// Nobody has one.
    None,
    /// Both are equally large.
    Tied,
    /// This seat's.
    Of(Seat),
}

/// Whose keep is the largest, wall tiles counted.
pub fn whose_keep(state: &State) -> LargestKeep {
    let size = |seat: Seat| {
        let keep = state.keeps[seat.index()]?;
        Some(keep.size + total(state, seat, WallTile::LargerKeep))
    };
    match [0, 1].map(|n| size(Seat(n))) {
        [None, None] => LargestKeep::None,
        sizes => majority(sizes.map(Option::unwrap_or_default))
            .map_or(LargestKeep::Tied, LargestKeep::Of),
    }
}

fn largest_keep(state: &mut State, log: &mut impl Log<Event>) {
    if let LargestKeep::Of(seat) = whose_keep(state) {
        let spaces = largest_empty_area(&state.board).count_ones() as u16;
        grant(state, seat, spaces, Account::Keep, log);
    }
}

/// The most empty spaces that hang together by their sides, one bit each.
pub(crate) fn largest_empty_area(board: &Board) -> u128 {
    let mut left: u128 = Space::all()
        .filter(|space| board.tile_on(*space).is_none())
        .fold(0, |all, space| all | 1 << space.0);
    let mut largest = 0u128;
    while left != 0 {
        let mut area = 0u128;
        let mut reached = left & left.wrapping_neg();
        left ^= reached;
        while reached != 0 {
            let here = Space(reached.trailing_zeros() as u8);
            reached &= reached - 1;
            area |= 1 << here.0;
            for side in Side::ALL {
                if let Beside::Space(beside) = wall().beside(here, side) {
                    reached |= left & (1 << beside.0);
                    left &= !(1 << beside.0);
                }
            }
        }
        if area.count_ones() > largest.count_ones() {
            largest = area;
        }
    }
    largest
}

/// The features of some kind on which somebody stands, each once, in the order of the first follower.
fn occupied(state: &State, is_it: impl Fn(Terrain) -> bool) -> Occupied {
    let mut found = Occupied::new();
    for follower in &state.followers {
        let (feature, terrain) =
            (state.board.feature(follower.on), state.board.part(follower.on).terrain);
        if is_it(terrain) && !found.contains(&feature) {
            found.push(feature);
        }
    }
    found
}

type Occupied = ArrayVec<Feature, { PLAYERS * FOLLOWERS as usize }>;

fn courts(state: &mut State, log: &mut impl Log<Event>) {
    let mut won: ArrayVec<_, { PLAYERS * FOLLOWERS as usize }> = ArrayVec::new();
    for court in occupied(state, |terrain| terrain == Terrain::Court) {
        if let Some(to) = majority(state.board.followers(court)) {
            let extent = extent(&state.board, court, Terrain::Court);
            won.push((to, extent.signed, state.place(extent.first), MARKET));
        }
    }
    for seat in Seat::all(PLAYERS) {
        let more = total(state, seat, WallTile::RichMarkets);
        let own = won.iter_mut().filter(|(to, ..)| *to == seat);
        if let Some((.., each)) = own.max_by_key(|(_, markets, ..)| *markets) {
            *each += more;
        }
    }
    for (to, markets, at, each) in won {
        if markets > 0 {
            let points = u16::from(markets) * u16::from(each);
            grant(state, to, points, Account::Court { markets, each, at }, log);
        }
    }
}

/// A seat with wall tiles for unfinished features scores the largest one on which it has more followers, once for
/// each copy: the one with the most tiles, and between equal ones the one worth most. In version 1 of the rules, the
/// one worth most counts.
fn open_features(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    for (tile, terrain) in [
        (WallTile::OpenPath, Terrain::Path),
        (WallTile::OpenTower, Terrain::Tower),
        (WallTile::OpenHouse, Terrain::House),
    ] {
        let times = copies(state, seat, tile);
        if times == 0 {
            continue;
        }
        let board = &state.board;
        let own = occupied(state, |t| t == terrain)
            .into_iter()
            .filter(|feature| majority(board.followers(*feature)) == Some(seat))
            .map(|feature| {
                let extent = extent(board, feature, terrain);
                (worth(terrain, extent), extent.first)
            });
        let tiles = |worth: &Worth| if state.rules < 2 { 0 } else { worth.tiles };
        let Some((worth, first)) = own.max_by_key(|(worth, _)| (tiles(worth), worth.points()))
        else {
            continue;
        };
        let at = state.place(first);
        let (tiles, each) = (worth.tiles, worth.each);
        let account = Account::Open { terrain, tiles, each, times, at };
        grant(state, seat, worth.points() * u16::from(times), account, log);
    }
}
