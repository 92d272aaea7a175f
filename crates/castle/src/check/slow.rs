//! The board by definition: cells, neighbours, and a flood instead of rings.

use std::collections::{BTreeMap, BTreeSet};

use bastide_landscape::{Cell, Facing, Port, Side, Signs};

use crate::board::{Segment, Tile};
use crate::setup::PLAYERS;
use crate::state::State;
use crate::tile::{Kind, Terrain, on_part};
use crate::wall::{Space, wall};

/// Features by the second opinion: tiles by their cells, start spaces in the ring.
#[derive(Debug)]
pub struct Slow<'a> {
    at: BTreeMap<Cell, &'a Tile>,
    /// For each segment the first one of its feature.
    pub(super) first: Vec<usize>,
}

impl<'a> Slow<'a> {
    /// Floods the board.
    pub fn of(state: &'a State) -> Slow<'a> {
        let mut at = BTreeMap::new();
        let mut segments = 0;
        for (n, tile) in state.board.tiles().iter().enumerate() {
            let cell = match tile.space {
                Some(space) => space.cell(),
                None => wall().ring[usize::from(wall().starts[n].track) / 2],
            };
            segments += tile.kind.parts.len();
            at.insert(cell, tile);
        }
        let mut slow = Slow { at, first: (0..segments).collect() };
        slow.flood();
        slow
    }

    /// Gives touching segments the smaller number until nothing changes.
    fn flood(&mut self) {
        loop {
            let before = self.first.clone();
            for (cell, tile) in &self.at {
                for side in Side::ALL {
                    let Some(other) = self.at.get(&cell.beside(side)) else { continue };
                    if !shows(tile, side) || !shows(other, side.opposite()) {
                        continue;
                    }
                    for (here, there) in touching(side) {
                        let (a, b) = (tile.segment_at(here), other.segment_at(there));
                        let same = terrain(tile, a) == terrain(other, b);
                        // Half a side of court beside a path touches no whole side.
                        let whole = tile.edge(side) == other.edge(side.opposite());
                        if same && whole {
                            let min = self.first[a.number()].min(self.first[b.number()]);
                            self.first[a.number()] = min;
                            self.first[b.number()] = min;
                        }
                    }
                }
            }
            if before == self.first {
                return;
            }
        }
    }

    /// The tiles that lie in or beside a feature, with its segments there.
    pub(super) fn segments(&self, of: Segment) -> Vec<(Cell, &'a Tile, Segment)> {
        let name = self.first[of.number()];
        let of_tile = |(cell, tile): (&Cell, &&'a Tile)| {
            let (cell, tile) = (*cell, *tile);
            tile.segments().map(move |(segment, _)| (cell, tile, segment)).collect::<Vec<_>>()
        };
        let all = self.at.iter().flat_map(of_tile);
        all.filter(|(_, _, s)| self.first[s.number()] == name).collect()
    }

    /// How many tiles a feature lies on.
    pub fn tiles(&self, of: Segment) -> usize {
        self.segments(of).iter().map(|(cell, ..)| *cell).collect::<BTreeSet<_>>().len()
    }

    /// How many markets a court has.
    pub fn markets(&self, of: Segment) -> usize {
        self.signs(of, on_part::MARKET)
    }

    /// Whether two segments belong to one feature.
    pub fn same(&self, a: Segment, b: Segment) -> bool {
        self.first[a.number()] == self.first[b.number()]
    }

    /// How many signs a feature has.
    fn signs(&self, of: Segment, sign: Signs) -> usize {
        let has = |tile: &Tile, s| tile.kind.parts[tile.part_of(s)].signs.has(sign);
        self.segments(of).iter().filter(|(_, tile, s)| has(tile, *s)).count()
    }

    /// The sides of a feature that face an empty space.
    pub fn open_sides(&self, of: Segment) -> usize {
        let open = |(cell, tile, segment): &(Cell, &Tile, Segment)| {
            let faces = |side: &Side| {
                let beside = cell.beside(*side);
                shows(tile, *side)
                    && tile.segment_at(Port::middle(*side)) == *segment
                    && Space::at(beside).is_some()
                    && !self.at.contains_key(&beside)
            };
            Side::ALL.iter().filter(|side| faces(side)).count()
        };
        self.segments(of).iter().map(open).sum()
    }

    /// What a path, house or tower pays without wall tiles.
    pub fn points(&self, terrain: Terrain, of: Segment) -> usize {
        let each = match terrain {
            Terrain::Path => 1 + self.signs(of, on_part::FOUNTAIN).min(1),
            Terrain::House => 1,
            Terrain::Tower => 2,
            Terrain::Court => 0,
        };
        each * self.tiles(of)
    }

    /// How many followers each seat has on a feature.
    pub fn followers(&self, state: &State, of: Segment) -> [usize; PLAYERS] {
        let name = self.first[of.number()];
        let count = |n| {
            let here = state.followers.iter().filter(|f| self.first[f.on.number()] == name);
            here.filter(|f| f.owner.index() == n).count()
        };
        [count(0), count(1)]
    }

    /// Whether a tile may lie there, by definition.
    pub(super) fn fits(&self, kind: &Kind, space: Space, facing: Facing) -> bool {
        let cell = space.cell();
        let beside = |side: Side| {
            let tile = self.at.get(&cell.beside(side))?;
            shows(tile, side.opposite()).then(|| tile.edge(side.opposite()))
        };
        let touches = Side::ALL.into_iter().any(|side| beside(side).is_some());
        let runs_on = |side: Side| {
            beside(side).is_none_or(|edge| {
                (edge == Terrain::Path) == (kind.edge(facing, side) == Terrain::Path)
            })
        };
        !self.at.contains_key(&cell) && touches && Side::ALL.into_iter().all(runs_on)
    }
}

/// A start space shows one side only.
fn shows(tile: &Tile, side: Side) -> bool {
    tile.space.is_some() || side as u8 == tile.facing.quarters()
}

fn terrain(tile: &Tile, segment: Segment) -> Terrain {
    tile.kind.parts[tile.part_of(segment)].terrain
}

/// The ports of a side and those they touch.
fn touching(side: Side) -> [(Port, Port); 3] {
    let other = side.opposite();
    [
        (Port::left(side), Port::right(other)),
        (Port::middle(side), Port::middle(other)),
        (Port::right(side), Port::left(other)),
    ]
}
