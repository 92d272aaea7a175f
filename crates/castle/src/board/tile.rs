//! A tile that lies, and its parts on the board.

use bastide_landscape::{Facing, Port, Segment, Side};

use crate::tile::{Kind, Part, Terrain};
use crate::wall::Space;

/// A tile on the board, by the order in which it was laid; the start spaces come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileId(pub(crate) u8);

impl TileId {
    /// Its number, in the order in which tiles were laid.
    #[inline]
    pub fn number(self) -> usize {
        self.0 as usize
    }
}

/// A tile that lies.
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    /// What it is.
    pub kind: &'static Kind,
    /// Where it lies; nowhere if it is a start space.
    pub space: Option<Space>,
    /// Where its top points.
    pub facing: Facing,
    pub(super) first: Segment,
}

impl Tile {
    /// The segment of a part.
    #[inline]
    pub fn segment(&self, part: usize) -> Segment {
        self.first.plus(part)
    }

    /// The part of one of its segments.
    #[inline]
    pub fn part_of(&self, segment: Segment) -> usize {
        segment.since(self.first)
    }

    /// All its segments with their parts.
    #[inline]
    pub fn segments(&self) -> impl Iterator<Item = (Segment, &'static Part)> {
        let first = self.first;
        self.kind.parts.iter().enumerate().map(move |(n, part)| (first.plus(n), part))
    }

    /// The segment at a port of the board.
    #[inline]
    pub fn segment_at(&self, port: Port) -> Segment {
        self.segment(self.kind.part_at(self.facing, port))
    }

    /// What a side shows.
    #[inline]
    pub fn edge(&self, side: Side) -> Terrain {
        self.kind.edge(self.facing, side)
    }
}
