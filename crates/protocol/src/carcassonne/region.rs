//! Regions: the features of the board with what they are worth and to whom.

use bastide_carcassonne::tiles::on_part;
use bastide_carcassonne::{Magician, State, When, leaders, worth};
use bastide_landscape::{Feature, Segment, Terrain};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// All parts of tiles that are connected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Region {
    /// `road`, `city`, `field`, `monastery` or `garden`.
    pub terrain: String,
    /// Its parts: the index of the tile and the index of the part on its kind.
    pub parts: Vec<[u16; 2]>,
    /// How many tiles it lies on; for a monastery or garden those around it count as well.
    pub tiles: u16,
    /// Coats of arms in it.
    pub pennants: u16,
    /// Gold bars on its tiles; for a monastery or garden those around it count as well.
    pub gold: u16,
    /// `mage` or `witch`, if one of them stands on it.
    pub magician: Option<String>,
    /// Open ends; for a monastery or garden the empty cells around it.
    pub open: u16,
    /// Those with the majority.
    pub leaders: Vec<u8>,
    /// What it would bring if the game ended now.
    pub now: u16,
    /// What it would bring if nothing were added and it closed; a field never does.
    pub finished: Option<u16>,
}

/// Every feature but the river, in the order of their first tiles.
pub fn regions(state: &State) -> Vec<Region> {
    let land = state.land();
    let mut seen: Vec<Feature> = Vec::new();
    let mut found = Vec::new();
    for tile in land.tiles() {
        for (segment, part) in tile.segments() {
            let feature = land.feature(segment);
            if part.terrain != Terrain::River && !seen.contains(&feature) {
                seen.push(feature);
                found.push(region(state, feature));
            }
        }
    }
    found
}

/// One feature.
pub(crate) fn region(state: &State, feature: Feature) -> Region {
    let land = state.land();
    let mut parts: Vec<[u16; 2]> = land.walk(feature).map(|s| place(state, s)).collect();
    parts.sort_unstable();
    let mut tiles: Vec<u16> = parts.iter().map(|[tile, _]| *tile).collect();
    tiles.dedup();
    let is_pennant = |s: &Segment| land.part(*s).signs.has(on_part::PENNANT);
    let terrain = land.terrain_of(feature);
    let finished = worth(state, feature, When::Finished);
    let mut region = Region {
        terrain: terrain.word().to_string(),
        tiles: tiles.len() as u16,
        pennants: land.walk(feature).filter(is_pennant).count() as u16,
        gold: gold(state, feature),
        magician: magician(state, feature),
        open: land.open_ends(feature),
        leaders: leaders(state, feature).into_iter().map(|seat| seat.0).collect(),
        now: worth(state, feature, When::AtTheEnd),
        finished: Some(finished),
        parts,
    };
    region.leaders.sort_unstable();
    match terrain {
        Terrain::Road | Terrain::City => {
            // Closed is closed: it counts like that at the end as well.
            if region.open == 0 {
                region.now = finished;
            }
        }
        Terrain::Monastery | Terrain::Garden => {
            region.tiles = region.now;
            region.open = 9u16.saturating_sub(region.now);
            region.finished = Some(9);
        }
        Terrain::Field | Terrain::River => region.finished = None,
    }
    region
}

/// The bars that go with a feature when it is finished. Fields have none.
fn gold(state: &State, feature: Feature) -> u16 {
    let land = state.land();
    let on = |tile: &bastide_landscape::Tile| match land.terrain_of(feature) {
        Terrain::Road | Terrain::City => tile.segments().any(|(s, _)| land.feature(s) == feature),
        Terrain::Monastery | Terrain::Garden => {
            let middle = land.walk(feature).next().map(|s| land.tile(land.tile_of(s)).cell);
            middle.is_some_and(|cell| cell.is_near(tile.cell))
        }
        Terrain::Field | Terrain::River => false,
    };
    state.bars().filter(|tile| on(land.tile(*tile))).count() as u16
}

fn magician(state: &State, feature: Feature) -> Option<String> {
    let stands = |who: &Magician| {
        let on = state.magician(*who).and_then(|at| state.segment(at));
        on.is_some_and(|on| state.land().feature(on) == feature)
    };
    Magician::ALL.into_iter().find(stands).map(|who| who.word().to_string())
}

/// The index of a segment's tile and of its part.
pub(crate) fn place(state: &State, segment: Segment) -> [u16; 2] {
    let tile = state.land().tile_of(segment);
    let first = state.land().tile(tile).segment(0).number();
    [u16::from(tile.0), (segment.number() - first) as u16]
}
