//! The landscape: tiles that lie, and the features their parts form.
//!
//! Features are [`rings`](crate::rings) of segments, of which only open ends are counted.
//!
//! Two roads may also be joined where no tiles touch: by a link, which can be taken away again. Then
//! the one road it belonged to is taken apart and joined anew along borders and remaining links.

use crate::gaps::Gaps;
use crate::grid::{Cell, Facing, Grid, Side, Slot};
use crate::rings::{Feature, Kept, Rings, Segment};
use crate::set::{KindId, TileSet};
use crate::tile::{Kind, Part, Port, Terrain, edge_bit};

/// A tile on the board, by the order in which it was laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileId(pub u8);

/// A tile that lies.
#[derive(Clone, Copy, Debug)]
pub struct Tile<'a> {
    /// What it is.
    pub kind: &'a Kind,
    /// Where it lies.
    pub cell: Cell,
    /// Where its top points.
    pub facing: Facing,
    first: Segment,
}

impl<'a> Tile<'a> {
    /// The segment of a part.
    #[inline]
    pub fn segment(&self, part: usize) -> Segment {
        self.first.plus(part)
    }

    /// All segments of the tile with their parts.
    #[inline]
    pub fn segments(&self) -> impl Iterator<Item = (Segment, &'a Part)> + use<'a> {
        let first = self.first;
        let parts = self.kind.parts.iter().enumerate();
        parts.map(move |(n, part)| (first.plus(n), part))
    }

    /// The segment at a port of the board.
    #[inline]
    pub fn segment_at(&self, port: Port) -> Segment {
        self.segment(self.kind.part_at(self.facing, port))
    }
}

/// What is kept of a tile.
#[derive(Clone, Copy, Debug)]
struct Laid {
    kind: KindId,
    facing: Facing,
    cell: Cell,
    first: Segment,
}

impl Laid {
    #[inline]
    fn of<'a>(self, set: &'a TileSet) -> Tile<'a> {
        let Laid { kind, facing, cell, first } = self;
        Tile { kind: set.kind(kind), cell, facing, first }
    }
}

/// What is kept of a segment.
#[derive(Clone, Copy, Debug)]
struct Land {
    /// Sides at which the feature is not finished; counted of the whole feature.
    open: u16,
    tile: u8,
    terrain: Terrain,
}

impl Kept for Land {
    #[inline]
    fn count(&mut self, other: &Land) {
        self.open += other.open;
    }
}

/// The most tiles that can lie: numbers of tiles fit a byte.
pub const MAX_TILES: usize = 255;

/// Tiles on a grid and the features they form.
#[derive(Debug)]
pub struct Landscape {
    set: TileSet,
    tiles: Vec<Laid>,
    rings: Rings<Land>,
    grid: Grid,
    gaps: Gaps,
    links: Vec<(Segment, Segment)>,
}

impl Clone for Landscape {
    fn clone(&self) -> Landscape {
        let Landscape { set, tiles, rings, grid, gaps, links } = self;
        // Whoever copies a landscape most often lays a tile on the copy.
        let mut copied = Vec::with_capacity(tiles.len() + 4);
        copied.extend_from_slice(tiles);
        Landscape {
            set: set.clone(),
            tiles: copied,
            rings: rings.clone(),
            grid: grid.clone(),
            gaps: gaps.clone(),
            links: links.clone(),
        }
    }

    /// Reuses the memory of the target.
    fn clone_from(&mut self, from: &Landscape) {
        let Landscape { set, tiles, rings, grid, gaps, links } = from;
        self.set.clone_from(set);
        self.tiles.clone_from(tiles);
        self.rings.clone_from(rings);
        self.grid.clone_from(grid);
        self.gaps.clone_from(gaps);
        self.links.clone_from(links);
    }
}

impl Landscape {
    /// An empty table for the tiles of a set.
    pub fn new(set: TileSet) -> Landscape {
        Landscape {
            set,
            tiles: Vec::with_capacity(80),
            rings: Rings::with_capacity(384),
            grid: Grid::new(),
            gaps: Gaps::with_room(),
            links: Vec::new(),
        }
    }

    /// The set whose tiles lie here.
    #[inline]
    pub fn set(&self) -> &TileSet {
        &self.set
    }

    /// Lays a tile of the set on an empty cell and joins its features with those around it.
    ///
    /// The caller has made sure that it fits.
    pub fn place(&mut self, kind: KindId, cell: Cell, facing: Facing) -> TileId {
        assert!(self.tiles.len() < MAX_TILES, "a landscape has at most {MAX_TILES} tiles");
        let id = TileId(self.tiles.len() as u8);
        let laid = Laid { kind, cell, facing, first: Segment::from_number(self.rings.len()) };
        let tile = laid.of(&self.set);
        for (number, part) in tile.kind.parts.iter().enumerate() {
            let open = u16::from(tile.kind.open_sides[number]);
            self.rings.push(Land { open, tile: id.0, terrain: part.terrain });
        }
        self.tiles.push(laid);
        self.grid.make_room(cell);
        if let Some(gap) = self.grid.slot(cell).as_gap()
            && let Some(moved) = self.gaps.close(gap)
        {
            *self.grid.slot(moved) = Slot::gap(gap);
        }
        *self.grid.slot(cell) = Slot::tile(id.0 as usize);
        for side in Side::ALL {
            let beside = cell.beside(side);
            let slot = self.grid.slot(beside);
            if let Some(neighbour) = slot.as_tile() {
                join_at(&mut self.rings, tile, side, self.tiles[neighbour].of(&self.set));
                continue;
            }
            let demand = edge_bit(side.opposite(), tile.kind.edge(facing, side));
            match slot.as_gap() {
                Some(gap) => self.gaps.add_demand(gap, demand),
                None => {
                    *slot = Slot::gap(self.gaps.len());
                    self.gaps.open(beside, demand);
                }
            }
        }
        id
    }

    /// Joins two segments that do not touch, such as two roads across a lake. Ends that are open
    /// stay open.
    pub fn link(&mut self, a: Segment, b: Segment) {
        self.links.push((a, b));
        self.rings.join(a, b);
    }

    /// Takes a link away: its feature falls apart unless something else holds it together.
    pub fn unlink(&mut self, a: Segment, b: Segment) {
        let is_it = |link: &(Segment, Segment)| *link == (a, b) || *link == (b, a);
        let Some(number) = self.links.iter().position(is_it) else {
            return;
        };
        self.links.swap_remove(number);
        let segments: Vec<Segment> = self.walk(self.feature(a)).collect();
        for segment in &segments {
            let alone = *self.rings.at(*segment);
            let tile = self.tile(TileId(alone.tile));
            let open = u16::from(tile.kind.open_sides[segment.since(tile.first)]);
            self.rings.set_alone(*segment, Land { open, ..alone });
        }
        for segment in &segments {
            self.rejoin(*segment);
        }
        for number in 0..self.links.len() {
            let (a, b) = self.links[number];
            if segments.contains(&a) {
                self.rings.join(a, b);
            }
        }
    }

    /// Joins a segment that stands alone with its neighbours to the east and south; those to the
    /// north and west do the same with it.
    fn rejoin(&mut self, segment: Segment) {
        let tile = self.tiles[self.rings.at(segment).tile as usize].of(&self.set);
        for side in [Side::E, Side::S] {
            if tile.segment_at(Port::middle(side)) != segment {
                continue;
            }
            if let Some(other) = self.grid.at(tile.cell.beside(side)).as_tile() {
                let there = self.tiles[other].of(&self.set);
                join_ends(
                    &mut self.rings,
                    segment,
                    there.segment_at(Port::middle(side.opposite())),
                );
            }
        }
    }

    /// The segments that are linked.
    pub fn links(&self) -> &[(Segment, Segment)] {
        &self.links
    }

    /// The feature a segment belongs to.
    #[inline]
    pub fn feature(&self, segment: Segment) -> Feature {
        self.rings.feature(segment)
    }

    /// Sides at which a road or city is not finished. Other features have none.
    #[inline]
    pub fn open_ends(&self, feature: Feature) -> u16 {
        self.rings.of(feature).open
    }

    /// All segments of a feature.
    #[inline]
    pub fn walk(&self, feature: Feature) -> impl Iterator<Item = Segment> {
        self.rings.walk(feature)
    }

    /// The tile a segment lies on.
    #[inline]
    pub fn tile_of(&self, segment: Segment) -> TileId {
        TileId(self.rings.at(segment).tile)
    }

    /// What a segment is.
    #[inline]
    pub fn terrain(&self, segment: Segment) -> Terrain {
        self.rings.at(segment).terrain
    }

    /// What a feature is.
    #[inline]
    pub fn terrain_of(&self, feature: Feature) -> Terrain {
        self.rings.of(feature).terrain
    }

    /// The part a segment is.
    #[inline]
    pub fn part(&self, segment: Segment) -> &Part {
        let tile = self.tile(self.tile_of(segment));
        &tile.kind.parts[segment.since(tile.first)]
    }

    /// A tile by its number.
    #[inline]
    pub fn tile(&self, id: TileId) -> Tile<'_> {
        self.tiles[id.0 as usize].of(&self.set)
    }

    /// All tiles, in the order in which they were laid.
    pub fn tiles(&self) -> impl ExactSizeIterator<Item = Tile<'_>> {
        self.tiles.iter().map(|laid| laid.of(&self.set))
    }

    /// The tile on a cell.
    #[inline]
    pub fn tile_at(&self, cell: Cell) -> Option<TileId> {
        self.grid.at(cell).as_tile().map(|n| TileId(n as u8))
    }

    /// How many of the eight cells around a cell hold a tile.
    pub fn neighbours(&self, cell: Cell) -> usize {
        cell.around().into_iter().filter(|c| self.grid.at(*c).as_tile().is_some()).count()
    }

    /// The empty cells beside tiles.
    pub fn gaps(&self) -> impl Iterator<Item = Cell> {
        self.gaps.cells()
    }

    /// Calls `found` for every cell and facing in which a kind fits; only facings that differ.
    #[inline]
    pub fn each_fit(&self, kind: &Kind, found: impl FnMut(Cell, Facing)) {
        self.gaps.each_fit(kind, found);
    }

    /// Calls `found` for every gap in which the kind fits somehow, by its number in [`Landscape::gaps`].
    pub fn each_gap_that_fits(&self, kind: &Kind, found: impl FnMut(usize)) {
        self.gaps.each_that_fits(kind, found);
    }

    /// Whether a kind fits anywhere.
    pub fn any_fit(&self, kind: &Kind) -> bool {
        self.gaps.any_fit(kind)
    }

    /// Whether a kind in a facing fits a cell: empty, beside a tile, all touching sides alike.
    pub fn fits(&self, kind: &Kind, cell: Cell, facing: Facing) -> bool {
        let Some(gap) = self.grid.at(cell).as_gap() else {
            return false;
        };
        let demand = self.gaps.demand(gap);
        demand & kind.turned[facing.quarters() as usize].edges == demand
    }

    /// The bytes a clone of this landscape copies, for those who count them.
    pub fn bytes(&self) -> usize {
        std::mem::size_of_val(self.tiles.as_slice())
            + self.rings.bytes()
            + self.grid.bytes()
            + self.gaps.bytes()
            + std::mem::size_of_val(self.links.as_slice())
    }
}

/// A tile meets a neighbour on a side.
fn join_at(rings: &mut Rings<Land>, tile: Tile<'_>, side: Side, other: Tile<'_>) {
    let touching = side.opposite();
    let (here, there) =
        (tile.segment_at(Port::middle(side)), other.segment_at(Port::middle(touching)));
    match tile.kind.edge(tile.facing, side) {
        Terrain::Field => rings.join(here, there),
        Terrain::City => join_ends(rings, here, there),
        Terrain::Road => {
            join_ends(rings, here, there);
            join_banks(rings, tile, side, other);
        }
        Terrain::River => {
            rings.join(here, there);
            join_banks(rings, tile, side, other);
        }
        Terrain::Monastery | Terrain::Garden => unreachable!("they reach no side"),
    }
}

/// Two open ends of a road or city meet.
fn join_ends(rings: &mut Rings<Land>, a: Segment, b: Segment) {
    rings.join(a, b);
    rings.of_mut(rings.feature(a)).open -= 2;
}

/// The fields to both sides of a road or river run on.
fn join_banks(rings: &mut Rings<Land>, tile: Tile<'_>, side: Side, other: Tile<'_>) {
    let touching = side.opposite();
    rings.join(tile.segment_at(Port::left(side)), other.segment_at(Port::right(touching)));
    rings.join(tile.segment_at(Port::right(side)), other.segment_at(Port::left(touching)));
}
