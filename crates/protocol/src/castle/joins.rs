//! What a placement does to the paths, houses and towers it touches: some grow, some are closed because
//! the tile shows something else.

use bastide_castle::wall::{Beside, wall};
use bastide_castle::{Feature, Segment, State, Terrain, TileId, standings};
use bastide_landscape::{Port, Side};

use crate::board::{BoardTerrain, Join};

/// What the tile with a number has joined or closed. Followers are looked for where they stood
/// `before`, because those of a completed feature have gone home already.
pub(crate) fn joins(before: &State, after: &State, last: TileId) -> Vec<Join> {
    let board = after.board();
    let tile = board.tile(last);
    let mut seen: Vec<Feature> = Vec::new();
    let mut found = Vec::new();
    let mut look = |segment: Segment, terrain: Terrain| {
        let feature = board.feature(segment);
        if terrain == Terrain::Court || seen.contains(&feature) {
            return;
        }
        seen.push(feature);
        let tiles = u16::from(standings(after, segment).tiles);
        let mine = board.walk(feature).any(|s| board.tile_of(s) == last);
        let open = u16::from(board.open_sides(feature));
        if (mine && tiles < 2) || (!mine && open > 0) {
            return;
        }
        let mut owners: Vec<u8> = board
            .walk(feature)
            .filter(|s| board.tile_of(*s) < last)
            .flat_map(|s| followers(before, before.board().feature(s)))
            .collect();
        owners.sort_unstable();
        owners.dedup();
        let terrain = BoardTerrain::Castle(terrain.into());
        found.push(Join { terrain, tiles, open, owners });
    };
    for (segment, part) in tile.segments() {
        look(segment, part.terrain);
    }
    for side in Side::ALL {
        let Some(space) = tile.space else { continue };
        let Beside::Space(beside) = wall().beside(space, side) else { continue };
        let Some(other) = board.tile_on(beside).map(|id| board.tile(id)) else { continue };
        let touching = side.opposite();
        if other.edge(touching) != tile.edge(side) {
            look(other.segment_at(Port::middle(touching)), other.edge(touching));
        }
    }
    found
}

/// The seats that lead on a feature: one, or both if they are equal and stand there at all.
fn followers(state: &State, feature: Feature) -> Vec<u8> {
    let [black, white] = state.board().followers(feature);
    let mut seats = Vec::new();
    if black > 0 && black >= white {
        seats.push(0);
    }
    if white > 0 && white >= black {
        seats.push(1);
    }
    seats
}
