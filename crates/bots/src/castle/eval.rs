//! What a position of The Castle is worth to each seat, as it was learned.

use std::sync::Arc;

use bastide_castle::{
    Segment, Space, State, Terrain, WALL_TILES, WallTile, free_area_size, standings,
};
use bastide_game::{Game, Seat, Turn};
use bastide_landscape::{Port, Side};

use super::numbers::{self, Feature, Table};
use crate::error::Misjudgement;
use crate::judge::{Judge, Learned, Plan, Worths};
use crate::learned::{Net, Sums, Vector};
use crate::turns::{self, Dealt};

/// Sorts of vectors: four of features that are somebody's, hands, keeps, wall tiles, and features that are nobody's.
const SORTS: usize = 11;
const VERSION: u32 = 1;

/// Judges by what was learned.
#[derive(Clone, Debug)]
pub struct CastleJudge {
    net: Arc<Net>,
    misjudgement: Misjudgement,
    features: Vec<Feature>,
    /// Empty spaces that features reach, with the number of the feature.
    gaps: Vec<(Space, u8)>,
    vectors: Vec<Vector>,
}

impl CastleJudge {
    /// Fills `vectors` for a position between two turns.
    fn read(&mut self, state: &State) {
        self.features.clear();
        self.gaps.clear();
        self.vectors.clear();
        let table = Table::of(state);
        for standing in state.followers() {
            let id = state.board().feature(standing.on);
            if !self.features.iter().any(|known| known.id == id) {
                self.add(state, standing.on);
            }
        }
        let held = self.features.len();
        if let Some(last) = state.board().tiles().last() {
            for (segment, part) in last.segments() {
                let id = state.board().feature(segment);
                let is_open = state.board().open_sides(id) > 0 && part.terrain != Terrain::Court;
                if is_open && !self.features.iter().any(|known| known.id == id) {
                    self.add(state, segment);
                }
            }
        }
        self.meet();
        for (at, feature) in self.features.iter().enumerate() {
            if at < held {
                let seats = (0..2).filter(|seat| feature.followers[*seat] > 0);
                self.vectors.extend(seats.map(|seat| numbers::held(feature, seat, &table)));
            } else {
                self.vectors.push(numbers::free(feature, (at - held) as u16, &table));
            }
        }
        let region = f32::from(free_area_size(state));
        for seat in 0..2 {
            self.vectors.push(numbers::hand(seat, &table));
            self.vectors.push(numbers::keep(seat, region, &self.features[..held], &table));
            self.vectors.push(numbers::wall_tiles(state, seat, &self.features[..held], &table));
        }
    }

    /// Looks at the feature of a segment.
    fn add(&mut self, state: &State, on: Segment) {
        let board = state.board();
        let id = board.feature(on);
        let known = standings(state, on);
        let first = self.gaps.len();
        let number = self.features.len() as u8;
        let (mut closed_sides, mut least) = (0, 4);
        for segment in board.walk(id) {
            let tile = board.tile(board.tile_of(segment));
            let Some(space) = tile.space else { continue };
            for side in Side::ALL {
                if tile.segment_at(Port::middle(side)) != segment {
                    continue;
                }
                let Some(beside) = Space::at(space.cell().beside(side)) else { continue };
                let is_new = !self.gaps[first..].contains(&(beside, number));
                if board.tile_on(beside).is_some() || !is_new {
                    continue;
                }
                self.gaps.push((beside, number));
                let closed = closed_sides_of(state, beside);
                closed_sides += closed;
                least = least.min(closed);
            }
        }
        let gaps = self.gaps.len() - first;
        self.features.push(Feature {
            id,
            on,
            terrain: known.terrain,
            points: f32::from(known.points),
            tiles: known.tiles,
            signs: known.signs,
            followers: board.followers(id),
            open: board.open_sides(id),
            gaps: gaps as u8,
            crowded: f32::from(closed_sides) / (4 * gaps.max(1)) as f32,
            least_crowded: f32::from(least) / 4.0,
            threat: [false; 2],
            prize: [0.0; 2],
        });
    }

    /// Features that one tile could join.
    fn meet(&mut self) {
        for (n, (space, a)) in self.gaps.iter().enumerate() {
            for (other, b) in &self.gaps[n + 1..] {
                let (one, two) = (self.features[usize::from(*a)], self.features[usize::from(*b)]);
                if space != other || a == b || one.terrain != two.terrain {
                    continue;
                }
                self.features[usize::from(*a)].meet(&two);
                self.features[usize::from(*b)].meet(&one);
            }
        }
    }
}

/// How many sides of an empty space have the wall or a tile beside them.
fn closed_sides_of(state: &State, space: Space) -> u8 {
    let is_closed = |side: &Side| match Space::at(space.cell().beside(*side)) {
        Some(beside) => state.board().tile_on(beside).is_some(),
        None => true,
    };
    Side::ALL.iter().filter(|side| is_closed(side)).count() as u8
}

impl Learned<State> for CastleJudge {
    const SORTS: usize = SORTS;
    const VERSION: u32 = VERSION;

    fn with_net(net: Arc<Net>) -> CastleJudge {
        CastleJudge {
            net,
            misjudgement: Misjudgement::NONE,
            features: Vec::new(),
            gaps: Vec::new(),
            vectors: Vec::new(),
        }
    }

    fn set_net(&mut self, net: Arc<Net>) {
        self.net = net;
    }

    fn set_misjudgement(&mut self, misjudgement: Misjudgement) {
        self.misjudgement = misjudgement;
    }

    fn net(&self) -> &Net {
        &self.net
    }

    fn vectors(&mut self, game: &State) -> &[Vector] {
        self.read(game);
        &self.vectors
    }
}

impl Judge<State> for CastleJudge {
    fn begin(&mut self, _game: &State) {}

    fn worths(&mut self, game: &State) -> Worths {
        let mut points = Worths::default();
        for seat in Seat::all(2) {
            points[seat.index()] = game.points(seat) as f32;
        }
        if game.turn() == Turn::Over {
            return points;
        }
        self.read(game);
        let mut sums = Sums::of(points);
        for vector in &self.vectors {
            let mut contribution = self.net.contribution(vector);
            if self.misjudgement.points > 0.0 {
                contribution.worth += self.misjudgement.about(vector);
            }
            sums.add(vector.seat, &contribution);
        }
        self.net.worths(&sums, 2)
    }

    fn left(&self, game: &State) -> Option<usize> {
        Some(game.undealt())
    }

    /// Where a tile goes is the question of a turn.
    fn share(&self, game: &State) -> f32 {
        if game.drawn().is_some() { 0.8 } else { 0.2 }
    }

    fn plans(
        &mut self,
        game: &State,
        breadth: usize,
        into: &mut Vec<Plan<bastide_castle::Action>>,
    ) {
        into.clear();
        turns::plans(self, game, breadth, into);
    }
}

/// The wall tiles of a seat.
pub(super) fn held(state: &State, seat: usize) -> [u8; WALL_TILES] {
    let held = state.held(Seat(seat as u8));
    WallTile::ALL.map(|tile| held[tile as usize])
}
