//! The features inside the wall with what they are worth and to whom.

use bastide_castle::wall::STARTS;
use bastide_castle::{Feature, Segment, State, Terrain, standings};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::words::CastleTerrain;

/// All parts of tiles that are connected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CastleRegion {
    /// What it is.
    pub terrain: CastleTerrain,
    /// Its parts: the index of the tile and the index of the part on its kind. Start spaces have none.
    pub parts: Vec<[u16; 2]>,
    /// How many tiles it lies on, start spaces included.
    pub tiles: u16,
    /// Markets on a court.
    pub markets: u16,
    /// Fountains at a path.
    pub fountains: u16,
    /// Sides that face an empty space.
    pub open: u16,
    /// Whoever has more followers on it.
    pub leaders: Vec<u8>,
    /// What it brings at the end if it stays as it is: only courts count then.
    pub now: u16,
    /// What it brings once it is complete; a court never is.
    pub finished: Option<u16>,
}

/// Every feature that lies on a tile, in the order of their first tiles.
pub fn regions(state: &State) -> Vec<CastleRegion> {
    let board = state.board();
    let mut seen: Vec<Feature> = Vec::new();
    let mut found = Vec::new();
    for tile in board.tiles().iter().skip(STARTS) {
        for (segment, _) in tile.segments() {
            let feature = board.feature(segment);
            if !seen.contains(&feature) {
                seen.push(feature);
                found.push(region(state, segment));
            }
        }
    }
    found
}

/// The feature of a segment of a laid tile.
pub(crate) fn region(state: &State, on: Segment) -> CastleRegion {
    let board = state.board();
    let feature = board.feature(on);
    let laid = |segment| {
        let id = board.tile_of(segment);
        let part = board.tile(id).part_of(segment);
        Some([id.number().checked_sub(STARTS)? as u16, part as u16])
    };
    let mut parts: Vec<[u16; 2]> = board.walk(feature).filter_map(laid).collect();
    parts.sort_unstable();
    let known = standings(state, on);
    let signs = u16::from(known.signs);
    let is_court = known.terrain == Terrain::Court;
    CastleRegion {
        terrain: known.terrain.into(),
        parts,
        tiles: known.tiles.into(),
        markets: if is_court { signs } else { 0 },
        fountains: if is_court { 0 } else { signs },
        open: board.open_sides(feature).into(),
        leaders: known.leader.iter().map(|seat| seat.0).collect(),
        now: if is_court { known.points } else { 0 },
        finished: (!is_court).then_some(known.points),
    }
}
