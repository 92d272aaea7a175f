//! What a placement does to the roads and cities it touches, for those who read rather than look.

use bastide_carcassonne::{State, leaders};
use bastide_landscape::{Feature, Terrain};
use smallvec::SmallVec;

use crate::board::{BoardTerrain, Join};

/// What the tile that was laid last has joined. Figures are looked for where they stood `before`,
/// because those of a finished feature may have gone home already.
pub(crate) fn joins(before: &State, after: &State) -> Vec<Join> {
    let land = after.land();
    let old = before.land().tiles().len();
    // This is asked of every place where the tile fits, so memory is asked for only where there is much.
    let mut found = Vec::with_capacity(4);
    let mut seen: SmallVec<[Feature; 8]> = SmallVec::new();
    let mut tiles: SmallVec<[u8; 64]> = SmallVec::new();
    let mut joined: SmallVec<[Feature; 32]> = SmallVec::new();
    let mut owners: SmallVec<[u8; 8]> = SmallVec::new();
    for (segment, part) in after.last().segments() {
        let feature = land.feature(segment);
        let counts = matches!(part.terrain, Terrain::Road | Terrain::City);
        if !counts || seen.contains(&feature) {
            continue;
        }
        seen.push(feature);
        tiles.clear();
        tiles.extend(land.walk(feature).map(|s| land.tile_of(s).0));
        tiles.sort_unstable();
        tiles.dedup();
        if tiles.len() < 2 {
            continue;
        }
        // Of what it was before, each feature once.
        let parts = land.walk(feature).filter(|s| usize::from(land.tile_of(*s).0) < old);
        joined.clear();
        joined.extend(parts.map(|s| before.land().feature(s)));
        joined.sort_unstable();
        joined.dedup();
        owners.clear();
        let leaders = joined.iter().flat_map(|feature| leaders(before, *feature));
        owners.extend(leaders.map(|seat| seat.0));
        owners.sort_unstable();
        owners.dedup();
        found.push(Join {
            terrain: BoardTerrain::Carcassonne(part.terrain.into()),
            tiles: tiles.len() as u16,
            open: land.open_ends(feature),
            owners: owners.to_vec(),
        });
    }
    found
}
