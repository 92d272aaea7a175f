//! Kinds of tiles: their parts, and everything that depends on the facing, worked out once.
//!
//! Sides, ports and facings are the landscape's; the kinds are not, because terrain is another here
//! and sides need not match.

use std::fmt;
use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use bastide_landscape::{Facing, Port, Ports, Side, Signs};

/// What a part of a tile is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Terrain {
    /// Open ground; never completed.
    Court,
    /// A path, with court to both sides.
    Path,
    /// A house.
    House,
    /// A tower.
    Tower,
}

impl Terrain {
    /// All of them, in the order of the enum.
    pub const ALL: [Terrain; 4] = [Terrain::Court, Terrain::Path, Terrain::House, Terrain::Tower];

    /// The word for it in tile files and records.
    pub fn word(self) -> &'static str {
        match self {
            Terrain::Court => "court",
            Terrain::Path => "path",
            Terrain::House => "house",
            Terrain::Tower => "tower",
        }
    }

    /// The terrain a word stands for.
    pub fn from_word(word: &str) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|t| t.word() == word)
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Signs on parts.
pub mod on_part {
    use bastide_landscape::Signs;

    /// A market on a court.
    pub const MARKET: Signs = Signs::one(0);
    /// A fountain at a path.
    pub const FOUNTAIN: Signs = Signs::one(1);
    /// A path ends at a square.
    pub const SQUARE: Signs = Signs::one(2);
    /// A path ends at the door of a building.
    pub const DOOR: Signs = Signs::one(3);
}

/// A part of a kind of tile: a piece of one feature.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Part {
    /// What it is.
    pub terrain: Terrain,
    /// Where it leaves the tile, upright.
    pub ports: Ports,
    /// What is printed on it.
    pub signs: Signs,
}

/// The most parts a tile has.
pub const MAX_PARTS: usize = 8;

/// A kind in one facing.
#[derive(Clone, Copy, Debug)]
struct Turned {
    part_at: [u8; Port::COUNT],
    /// The port by which each part is named: a side, or a half side for a court.
    name: [Port; MAX_PARTS],
    /// The sides that show a path, one bit each.
    paths: u8,
}

/// A kind of tile: all copies of it are the same to the rules.
#[derive(Clone)]
pub struct Kind {
    /// Its name.
    pub name: &'static str,
    /// Its number in the list of kinds; start spaces have none of their own.
    pub(crate) number: u8,
    /// How many are in the box.
    pub copies: u8,
    /// What is on it.
    pub parts: ArrayVec<Part, MAX_PARTS>,
    turned: [Turned; 4],
    facings: u8,
}

impl Kind {
    /// A kind from its parts; each has a port.
    pub(crate) fn new(
        name: &'static str,
        number: u8,
        copies: u8,
        parts: ArrayVec<Part, MAX_PARTS>,
    ) -> Kind {
        let turned = Facing::ALL.map(|facing| Turned::new(&parts, facing));
        let facings = facings_that_differ(&parts);
        Kind { name, number, copies, parts, turned, facings }
    }

    /// The number of the part at a port of the board when the tile has a facing.
    #[inline]
    pub fn part_at(&self, facing: Facing, port: Port) -> usize {
        self.turned[facing.quarters() as usize].part_at[port.number()] as usize
    }

    /// The terrain that a side shows when the tile has a facing.
    #[inline]
    pub fn edge(&self, facing: Facing, side: Side) -> Terrain {
        self.parts[self.part_at(facing, Port::middle(side))].terrain
    }

    /// The first port of a part clockwise from the north-west corner: a side, or for a court a half
    /// side.
    #[inline]
    pub fn first_port(&self, facing: Facing, part: usize) -> Port {
        self.turned[facing.quarters() as usize].name[part]
    }

    /// The sides that show a path, one bit each.
    #[inline]
    pub(crate) fn paths(&self, facing: Facing) -> u8 {
        self.turned[facing.quarters() as usize].paths
    }

    /// The facings in which the tile is not the same as in an earlier one.
    #[inline]
    pub fn facings(&self) -> impl Iterator<Item = Facing> {
        Facing::ALL.into_iter().take(self.facings as usize)
    }

    /// The first facing that shows the same tile as `facing`.
    pub fn same_as(&self, facing: Facing) -> Facing {
        Facing::from_quarters(facing.quarters() % self.facings)
    }
}

impl PartialEq for Kind {
    #[inline]
    fn eq(&self, other: &Kind) -> bool {
        std::ptr::eq(self, other) || self.name == other.name
    }
}

impl Eq for Kind {}

impl Hash for Kind {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.name.hash(hasher);
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Turned {
    fn new(parts: &[Part], facing: Facing) -> Turned {
        let nowhere = Port::middle(Side::N);
        let mut turned = Turned { part_at: [0; Port::COUNT], name: [nowhere; MAX_PARTS], paths: 0 };
        for (number, part) in parts.iter().enumerate() {
            let ports = part.ports.turned(facing);
            let halves = part.terrain == Terrain::Court;
            let name = ports.iter().find(|port| port.is_middle() != halves);
            turned.name[number] = name.unwrap_or(nowhere);
            for port in ports.iter() {
                turned.part_at[port.number()] = number as u8;
                if port.is_middle() && part.terrain == Terrain::Path {
                    turned.paths |= 1 << port.side() as u8;
                }
            }
        }
        turned
    }
}

/// 1, 2 or 4: after how many quarter turns the tile looks the same again.
fn facings_that_differ(parts: &[Part]) -> u8 {
    let look = |quarters| {
        let facing = Facing::from_quarters(quarters);
        let mut look: Vec<_> =
            parts.iter().map(|p| (p.terrain, p.ports.turned(facing), p.signs)).collect();
        look.sort_unstable();
        look
    };
    match (look(1) == look(0), look(2) == look(0)) {
        (true, _) => 1,
        (false, true) => 2,
        (false, false) => 4,
    }
}
