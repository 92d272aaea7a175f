//! Regions: the features of the board with what they are worth and to whom.

use bastide_carcassonne::{State, feature_info};
use bastide_landscape::{Feature, Segment};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use ts_rs::TS;
use utoipa::ToSchema;

use super::words::{Magician, Terrain};

/// There are hundreds of regions, and few have more parts: these need no memory of their own.
type Parts = SmallVec<[[u16; 2]; 6]>;
/// No more than six play.
type Seats = SmallVec<[u8; 8]>;
/// More than four are seldom at one table, and hardly ever in one region.
type Strengths = SmallVec<[Strength; 4]>;

/// All parts of tiles that are connected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Region {
    /// What it is.
    pub terrain: Terrain,
    /// Its parts: the index of the tile and the index of the part on its kind.
    #[ts(as = "Vec<[u16; 2]>")]
    #[schema(value_type = Vec<[u16; 2]>)]
    pub parts: Parts,
    /// How many tiles it lies on; for a monastery or garden those around it count as well.
    pub tiles: u16,
    /// Coats of arms in it.
    pub pennants: u16,
    /// Gold bars on its tiles; for a monastery or garden those around it count as well.
    pub gold: u16,
    /// Mage or witch, if one of them stands on it.
    pub magician: Option<Magician>,
    /// Open ends; for a monastery or garden the empty cells around it.
    pub open: u16,
    /// Those with the majority.
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub leaders: Seats,
    /// Those with meeples on it and how strong they are.
    #[ts(as = "Vec<Strength>")]
    #[schema(value_type = Vec<Strength>)]
    pub strengths: Strengths,
    /// What it would bring if the game ended now.
    pub now: u16,
    /// What it brings at least once it is finished; a field never is.
    pub finished: Option<u16>,
    /// Of a field: the finished cities beside it.
    pub cities: u16,
}

/// How strong a seat is in a region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Strength {
    /// Whose meeples.
    pub seat: u8,
    /// How many; a big one counts for two.
    pub meeples: u8,
}

/// Every feature but the river, in the order of their first tiles.
pub fn regions(state: &State) -> Vec<Region> {
    let land = state.land();
    let segments = land
        .tiles()
        .last()
        .map_or(0, |last| last.segments().last().map_or(0, |(segment, _)| segment.number() + 1));
    // A feature is named by one of its segments.
    let mut seen = vec![false; segments];
    // Tiles have more parts than one, and many of these are joined.
    let mut found = Vec::with_capacity(2 * land.tiles().len());
    for tile in land.tiles() {
        for (segment, part) in tile.segments() {
            let feature = land.feature(segment);
            let seen = &mut seen[usize::from(feature.number())];
            if part.terrain != bastide_landscape::Terrain::River && !*seen {
                *seen = true;
                found.push(region(state, feature));
            }
        }
    }
    found
}

/// One feature.
pub(crate) fn region(state: &State, feature: Feature) -> Region {
    let mut parts: Parts =
        state.land().walk(feature).map(|segment| place(state, segment)).collect();
    parts.sort_unstable();
    let info = feature_info(state, feature);
    Region {
        terrain: info.terrain.into(),
        parts,
        tiles: info.tiles,
        pennants: info.pennants,
        gold: info.bars,
        magician: info.magician.map(Magician::from),
        open: info.open,
        leaders: info.leaders.into_iter().map(|seat| seat.0).collect(),
        strengths: info
            .strengths
            .into_iter()
            .map(|(seat, meeples)| Strength { seat: seat.0, meeples })
            .collect(),
        now: info.now,
        finished: info.finished,
        cities: info.cities,
    }
}

/// The index of a segment's tile and of its part.
pub(crate) fn place(state: &State, segment: Segment) -> [u16; 2] {
    let tile = state.land().tile_of(segment);
    let first = state.land().tile(tile).segment(0).number();
    [u16::from(tile.0), (segment.number() - first) as u16]
}
