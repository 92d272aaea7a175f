//! What those want to know who look ahead: what things are worth now, how the game would end, whether
//! a wall tile would do anything.

use bastide_game::Seat;

use crate::board::Segment;
use crate::score::{self, extent, majority};
use crate::setup::PLAYERS;
use crate::state::State;
use crate::step::Step;
use crate::tile::Terrain;
use crate::wall::Space;
use crate::wall_tile::WallTile;

/// What is known of a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FeatureInfo {
    /// What it is.
    pub terrain: Terrain,
    /// Its tiles, start spaces included.
    pub tiles: u8,
    /// Markets on a court, fountains at a path.
    pub signs: u8,
    /// Points when it is complete; for a court those for its markets at the end.
    pub points: u16,
    /// Who has more followers on it.
    pub leader: Option<Seat>,
}

/// What is known of the feature of a segment of a laid tile.
pub fn standings(state: &State, on: Segment) -> FeatureInfo {
    let (feature, terrain) = (state.board.feature(on), state.board.part(on).terrain);
    let extent = extent(&state.board, feature, terrain);
    let points = match terrain {
        Terrain::Court => u16::from(extent.signed) * u16::from(score::MARKET),
        Terrain::Path | Terrain::House | Terrain::Tower => score::worth(terrain, extent).points(),
    };
    let leader = majority(state.board.followers(feature));
    FeatureInfo { terrain, tiles: extent.tiles, signs: extent.signed, points, leader }
}

/// The spaces of the largest empty region, row by row; the first of several that are equally large.
pub fn largest_free_area(state: &State) -> Vec<Space> {
    let area = score::largest_empty_area(&state.board);
    Space::all().filter(|space| area & (1 << space.0) != 0).collect()
}

/// How many spaces the largest empty region has: what the larger keep would bring.
pub fn free_area_size(state: &State) -> u8 {
    score::largest_empty_area(&state.board).count_ones() as u8
}

/// The points of the seats if the game ended now.
pub(crate) fn project(state: &State) -> [u16; PLAYERS] {
    if state.step == Step::Over {
        return state.points;
    }
    let mut end = state.clone();
    score::finale(&mut end, &mut ());
    end.points
}

/// Whether a wall tile that the mover plays now would do anything. A further one counts as well.
pub fn has_effect(state: &State, tile: WallTile) -> bool {
    let completes = |terrain| score::completes(state, state.mover, terrain);
    match tile {
        WallTile::ExtraTurn => state.bag.tiles() > 0 && state.played[tile as usize] == 0,
        WallTile::DoubleHouse => completes(Terrain::House),
        WallTile::DoubleTower => completes(Terrain::Tower),
        WallTile::OpenPath
        | WallTile::OpenTower
        | WallTile::OpenHouse
        | WallTile::RichMarkets
        | WallTile::LargerKeep
        | WallTile::Bonus => false,
    }
}
