//! The tiles that lie inside the wall and the features their parts form.
//!
//! Features are rings, as in the landscape; open sides and followers are counted. Unlike there, sides need
//! not match: a neighbour that shows something else closes a side, and so does the wall.

mod tile;

use arrayvec::ArrayVec;
use bastide_game::Seat;
use bastide_landscape::rings::{ArrayRings, Kept};
use bastide_landscape::{Facing, Port, Side};

pub use bastide_landscape::{Feature, Segment};
pub use tile::{Tile, TileId};

use crate::tile::{Kind, MAX_PARTS, Part, Terrain};
use crate::wall::{Beside, SPACES, STARTS, Space, wall};

/// The most tiles that can lie: one a space, and the start spaces.
pub(crate) const MAX_TILES: usize = SPACES + STARTS;

/// What is kept of a segment.
#[derive(Clone, Copy, Debug)]
struct Inside {
    /// Sides that face an empty space; counted of the whole feature.
    open: u8,
    /// Followers by seat; counted of the whole feature.
    followers: [u8; 2],
    tile: u8,
}

impl Kept for Inside {
    #[inline]
    fn count(&mut self, other: &Inside) {
        self.open += other.open;
        for (seat, followers) in self.followers.iter_mut().enumerate() {
            *followers += other.followers[seat];
        }
    }
}

/// What the neighbours of an empty space ask of a tile: one bit a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Demand {
    /// Sides at which something lies.
    known: u8,
    /// Those of them that show a path.
    paths: u8,
}

/// Everything that lies inside the wall.
#[derive(Clone, Debug)]
pub struct Board {
    tiles: ArrayVec<Tile, MAX_TILES>,
    rings: ArrayRings<Inside, { MAX_TILES * MAX_PARTS }>,
    on: [Option<TileId>; SPACES],
    demands: [Demand; SPACES],
    /// Empty spaces beside a tile or a start space, one bit each.
    edge: u128,
}

impl Board {
    /// The wall with its start spaces, and nothing else.
    pub(crate) fn new() -> Board {
        let mut board = Board {
            tiles: ArrayVec::new(),
            rings: ArrayRings::default(),
            on: [None; SPACES],
            demands: [Demand::default(); SPACES],
            edge: 0,
        };
        for start in &wall().starts {
            let tile = board.add(start.kind, None, start.facing);
            let side = Side::ALL[start.facing.quarters() as usize];
            board.face_empty(tile, side, start.space);
        }
        board
    }

    fn add(&mut self, kind: &'static Kind, space: Option<Space>, facing: Facing) -> Tile {
        let tile = Tile { kind, space, facing, first: Segment::from_number(self.rings.len()) };
        for _ in &kind.parts {
            self.rings.push(Inside { open: 0, followers: [0; 2], tile: self.tiles.len() as u8 });
        }
        self.tiles.push(tile);
        tile
    }

    /// Lays a tile on an empty space and joins its features with those around it. The caller has made
    /// sure that it fits.
    pub(crate) fn place(&mut self, kind: &'static Kind, space: Space, facing: Facing) -> TileId {
        let id = TileId(self.tiles.len() as u8);
        let tile = self.add(kind, Some(space), facing);
        self.on[space.number()] = Some(id);
        self.edge &= !(1 << space.0);
        for side in Side::ALL {
            match wall().beside(space, side) {
                Beside::Wall => {}
                Beside::Start(n) => self.meet(tile, side, TileId(n)),
                Beside::Space(beside) => match self.on[beside.number()] {
                    Some(other) => self.meet(tile, side, other),
                    None => self.face_empty(tile, side, beside),
                },
            }
        }
        id
    }

    /// A side of a new tile faces an empty space.
    fn face_empty(&mut self, tile: Tile, side: Side, beside: Space) {
        let segment = tile.segment_at(Port::middle(side));
        self.rings.of_mut(self.rings.feature(segment)).open += 1;
        let demand = &mut self.demands[beside.number()];
        let bit = 1 << side.opposite() as u8;
        demand.known |= bit;
        if tile.edge(side) == Terrain::Path {
            demand.paths |= bit;
        }
        self.edge |= 1 << beside.0;
    }

    /// A side of a new tile meets one that lies: equal terrain joins, and whatever it is, the other
    /// side is open no more.
    fn meet(&mut self, tile: Tile, side: Side, other: TileId) {
        let (other, touching) = (self.tiles[other.0 as usize], side.opposite());
        let there = other.segment_at(Port::middle(touching));
        self.rings.of_mut(self.rings.feature(there)).open -= 1;
        let terrain = tile.edge(side);
        if terrain != other.edge(touching) {
            return;
        }
        self.rings.join(tile.segment_at(Port::middle(side)), there);
        if terrain == Terrain::Path {
            self.rings
                .join(tile.segment_at(Port::left(side)), other.segment_at(Port::right(touching)));
            self.rings
                .join(tile.segment_at(Port::right(side)), other.segment_at(Port::left(touching)));
        }
    }

    /// A follower comes to a feature.
    pub(crate) fn settle(&mut self, seat: Seat, on: Segment) {
        self.rings.of_mut(self.rings.feature(on)).followers[seat.index()] += 1;
    }

    /// All followers leave a feature.
    pub(crate) fn clear(&mut self, feature: Feature) {
        self.rings.of_mut(feature).followers = [0; 2];
    }

    /// Whether the tile may lie there: only paths must run on.
    #[inline]
    pub(crate) fn fits(&self, kind: &Kind, space: Space, facing: Facing) -> bool {
        let demand = self.demands[space.number()];
        self.edge & (1 << space.0) != 0 && kind.paths(facing) & demand.known == demand.paths
    }

    /// Calls back for every place where a tile fits and every facing that differs, row by row.
    #[inline]
    pub(crate) fn each_fit(&self, kind: &Kind, mut found: impl FnMut(Space, Facing)) {
        // What fits is as good as random: the list is written without asking, only its length asks.
        let mut fitting = [(Space(0), Facing::UP); 4 * SPACES];
        let mut count = 0;
        for space in self.edge_spaces() {
            let demand = self.demands[space.number()];
            for facing in kind.facings() {
                fitting[count] = (space, facing);
                count += usize::from(kind.paths(facing) & demand.known == demand.paths);
            }
        }
        for (space, facing) in &fitting[..count] {
            found(*space, *facing);
        }
    }

    /// Whether a tile that need not touch anything has the paths its neighbours ask for.
    pub(crate) fn paths_run_on(&self, kind: &Kind, space: Space, facing: Facing) -> bool {
        let demand = self.demands[space.number()];
        self.tile_on(space).is_none() && kind.paths(facing) & demand.known == demand.paths
    }

    /// The empty spaces beside something that lies, row by row.
    #[inline]
    pub(crate) fn edge_spaces(&self) -> impl Iterator<Item = Space> {
        let mut left = self.edge;
        std::iter::from_fn(move || {
            let space = (left != 0).then(|| Space(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(space)
        })
    }

    /// The tile on a space.
    #[inline]
    pub fn tile_on(&self, space: Space) -> Option<TileId> {
        self.on[space.number()]
    }

    /// A tile that lies.
    #[inline]
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.0 as usize]
    }

    /// All tiles, the start spaces first.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The feature of a segment.
    #[inline]
    pub fn feature(&self, segment: Segment) -> Feature {
        self.rings.feature(segment)
    }

    /// The tile of a segment.
    #[inline]
    pub fn tile_of(&self, segment: Segment) -> TileId {
        TileId(self.rings.at(segment).tile)
    }

    /// The part of a tile that a segment is.
    #[inline]
    pub fn part(&self, segment: Segment) -> &'static Part {
        let tile = self.tile(self.tile_of(segment));
        &tile.kind.parts[tile.part_of(segment)]
    }

    /// The followers on a feature, by seat.
    #[inline]
    pub fn followers(&self, feature: Feature) -> [u8; 2] {
        self.rings.of(feature).followers
    }

    /// How many sides of a feature face an empty space.
    #[inline]
    pub fn open_sides(&self, feature: Feature) -> u8 {
        self.rings.of(feature).open
    }

    /// The segments of a feature.
    #[inline]
    pub fn walk(&self, feature: Feature) -> impl Iterator<Item = Segment> {
        self.rings.walk(feature)
    }
}
