//! Kinds of tiles: their parts, ports and edges.

use std::fmt;

use arrayvec::ArrayVec;

use crate::grid::{Facing, Side};
use crate::set::{KindId, KindName};

/// What a part of a tile is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Terrain {
    /// Meadow.
    Field,
    /// A road, or a piece of one that ends on the tile.
    Road,
    /// A walled city.
    City,
    /// Water that crosses the tile.
    River,
    /// A monastery in the middle of the tile.
    Monastery,
    /// A garden on the tile.
    Garden,
}

impl Terrain {
    /// All of them, in the order of the enum.
    pub const ALL: [Terrain; 6] = [
        Terrain::Field,
        Terrain::Road,
        Terrain::City,
        Terrain::River,
        Terrain::Monastery,
        Terrain::Garden,
    ];

    /// The word for it in tile files and records.
    pub fn word(self) -> &'static str {
        match self {
            Terrain::Field => "field",
            Terrain::Road => "road",
            Terrain::City => "city",
            Terrain::River => "river",
            Terrain::Monastery => "monastery",
            Terrain::Garden => "garden",
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

/// One of the twelve places where something can leave a tile: the left half, the middle and the
/// right half of each side, clockwise from the north-west corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Port(u8);

impl Port {
    /// How many there are.
    pub const COUNT: usize = 12;
    const WORDS: [&str; Port::COUNT] =
        ["NNW", "N", "NNE", "ENE", "E", "ESE", "SSE", "S", "SSW", "WSW", "W", "WNW"];

    /// All twelve, clockwise from NNW.
    pub fn all() -> impl Iterator<Item = Port> {
        (0..Port::COUNT as u8).map(Port)
    }

    /// The middle of a side.
    #[inline]
    pub fn middle(side: Side) -> Port {
        Port(3 * side as u8 + 1)
    }

    /// The half of a side that lies to the left when one looks outwards.
    #[inline]
    pub fn left(side: Side) -> Port {
        Port(3 * side as u8)
    }

    /// The half of a side that lies to the right when one looks outwards.
    #[inline]
    pub fn right(side: Side) -> Port {
        Port(3 * side as u8 + 2)
    }

    /// The side it lies on.
    pub fn side(self) -> Side {
        Side::ALL[self.0 as usize / 3]
    }

    /// Whether it is the middle of its side.
    pub fn is_middle(self) -> bool {
        self.0 % 3 == 1
    }

    /// The compass word: `N` for a middle, `NNW` for a half.
    pub fn word(self) -> &'static str {
        Port::WORDS[self.0 as usize]
    }

    /// The port a compass word stands for.
    pub fn from_word(word: &str) -> Option<Port> {
        Port::WORDS.iter().position(|w| *w == word).map(|n| Port(n as u8))
    }

    /// Its number, clockwise from NNW.
    #[inline]
    pub fn number(self) -> usize {
        self.0 as usize
    }

    /// The port this one becomes when the tile is turned.
    pub fn turned(self, facing: Facing) -> Port {
        Port((self.0 + 3 * facing.quarters()) % Port::COUNT as u8)
    }
}

/// A set of ports.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ports(u16);

impl Ports {
    /// No port: the part lies inside the tile.
    pub const NONE: Ports = Ports(0);

    /// This set and one more.
    pub fn with(self, port: Port) -> Ports {
        Ports(self.0 | 1 << port.0)
    }

    /// Whether a port is among them.
    pub fn has(self, port: Port) -> bool {
        self.0 & (1 << port.0) != 0
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ports, clockwise from NNW.
    pub fn iter(self) -> impl Iterator<Item = Port> {
        Port::all().filter(move |p| self.has(*p))
    }

    /// The set after the tile was turned.
    pub fn turned(self, facing: Facing) -> Ports {
        let by = 3 * u32::from(facing.quarters());
        Ports(((self.0 << by) | (self.0 >> (12 - by))) & 0xfff)
    }
}

/// Signs printed on a part or on a tile. What they mean is the game's affair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Signs(pub u32);

impl Signs {
    /// No sign.
    pub const NONE: Signs = Signs(0);

    /// The sign with a number below 32.
    pub const fn one(number: u32) -> Signs {
        Signs(1 << number)
    }

    /// Whether all of `signs` are here.
    #[inline]
    pub const fn has(self, signs: Signs) -> bool {
        self.0 & signs.0 == signs.0
    }

    /// These signs and those.
    pub const fn and(self, signs: Signs) -> Signs {
        Signs(self.0 | signs.0)
    }
}

/// A part of a kind of tile: a piece of one feature.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Part {
    /// What it is.
    pub terrain: Terrain,
    /// Where it leaves the tile, upright.
    pub ports: Ports,
    /// For a field: the numbers of the city parts it touches, as bits.
    pub touches: u16,
    /// What is printed on it.
    pub signs: Signs,
}

/// The most parts a tile has.
pub const MAX_PARTS: usize = 12;

/// A kind of tile in one facing, ready for the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turned {
    /// A nibble a side, one bit a terrain: what the four sides show.
    pub(crate) edges: u16,
    /// The number of the part at each port.
    pub(crate) part_at: [u8; Port::COUNT],
    /// The first port of each part, by which it is named.
    first_port: [Option<Port>; MAX_PARTS],
}

/// A kind of tile: all copies of it are the same to the rules. Two kinds with the same name are
/// the same kind.
#[derive(Clone)]
pub struct Kind {
    /// Its place in its set; the first until a set takes it.
    pub id: KindId,
    /// Its name, unique in its set.
    pub name: KindName,
    /// How many are in the box.
    pub copies: u8,
    /// What is on it.
    pub parts: ArrayVec<Part, MAX_PARTS>,
    /// What is printed on the tile as a whole.
    pub signs: Signs,
    /// Where something printed on it points, in eighths clockwise from north.
    pub heading: Option<u8>,
    /// Small decorations without a rule, one a copy, for whoever paints the tile.
    pub pictures: Vec<String>,
    pub(crate) turned: [Turned; 4],
    /// What the sides show in each facing; nothing in a facing that looks like an earlier one.
    pub(crate) edges_that_differ: [u16; 4],
    /// Sides at which each part is open while nothing lies around it.
    pub(crate) open_sides: [u8; MAX_PARTS],
    terrains: u8,
    facings: u8,
    /// The kind that is at this one's place when the set is sorted by name.
    pub(crate) sorted: KindId,
}

impl Kind {
    /// A kind from its parts. The twelve ports must each belong to one part.
    pub fn new(name: KindName, copies: u8, parts: &[Part], heading: Option<u8>) -> Kind {
        let parts: ArrayVec<Part, MAX_PARTS> = parts.iter().copied().collect();
        let turned = Facing::ALL.map(|facing| Turned::new(&parts, facing));
        let facings = match heading {
            Some(_) => 4,
            None => facings_that_differ(&parts),
        };
        let mut edges_that_differ = turned.map(|t| t.edges);
        edges_that_differ[facings as usize..].fill(0);
        let mut open_sides = [0; MAX_PARTS];
        for (number, part) in parts.iter().enumerate() {
            if matches!(part.terrain, Terrain::Road | Terrain::City) {
                open_sides[number] = part.ports.iter().filter(|p| p.is_middle()).count() as u8;
            }
        }
        Kind {
            id: KindId(0),
            name,
            copies,
            signs: Signs::NONE,
            heading,
            pictures: Vec::new(),
            turned,
            edges_that_differ,
            open_sides,
            terrains: parts.iter().fold(0, |all, part| all | 1 << part.terrain as u8),
            facings,
            sorted: KindId(0),
            parts,
        }
    }

    /// Whether a terrain is on the tile.
    #[inline]
    pub fn has(&self, terrain: Terrain) -> bool {
        self.terrains & (1 << terrain as u8) != 0
    }

    /// The first port of a part clockwise from the north-west corner, when the tile has a facing: a
    /// side for roads, cities and rivers, a half side for fields, none for what lies inside.
    #[inline]
    pub fn first_port(&self, facing: Facing, part: usize) -> Option<Port> {
        self.turned[facing.quarters() as usize].first_port[part]
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

    /// The terrain that a side shows when the tile has a facing.
    #[inline]
    pub fn edge(&self, facing: Facing, side: Side) -> Terrain {
        self.parts[self.part_at(facing, Port::middle(side))].terrain
    }

    /// The number of the part at a port of the board when the tile has a facing.
    #[inline]
    pub fn part_at(&self, facing: Facing, port: Port) -> usize {
        self.turned[facing.quarters() as usize].part_at[port.number()] as usize
    }

    /// The parts of one terrain, with their numbers.
    pub fn parts_of(&self, terrain: Terrain) -> impl Iterator<Item = (usize, &Part)> {
        self.parts.iter().enumerate().filter(move |(_, p)| p.terrain == terrain)
    }
}

impl PartialEq for Kind {
    #[inline]
    fn eq(&self, other: &Kind) -> bool {
        std::ptr::eq(self, other) || self.name == other.name
    }
}

impl Eq for Kind {}

impl std::hash::Hash for Kind {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.name.hash(hasher);
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.name, f)
    }
}

impl Turned {
    fn new(parts: &[Part], facing: Facing) -> Turned {
        let mut turned =
            Turned { edges: 0, part_at: [0; Port::COUNT], first_port: [None; MAX_PARTS] };
        for (number, part) in parts.iter().enumerate() {
            let ports = part.ports.turned(facing);
            let halves = part.terrain == Terrain::Field;
            turned.first_port[number] = ports.iter().find(|port| port.is_middle() != halves);
            for port in ports.iter() {
                turned.part_at[port.number()] = number as u8;
                if port.is_middle() {
                    turned.edges |= edge_bit(port.side(), part.terrain);
                }
            }
        }
        turned
    }
}

/// The bit that says "this side shows this terrain".
#[inline]
pub(crate) fn edge_bit(side: Side, terrain: Terrain) -> u16 {
    1 << (4 * side as u16 + terrain as u16)
}

/// 1, 2 or 4: after how many quarter turns the tile looks the same again.
fn facings_that_differ(parts: &[Part]) -> u8 {
    let look = |facing: Facing| {
        let mut look: Vec<_> = parts
            .iter()
            .map(|part| {
                let mut beside: Vec<_> = parts
                    .iter()
                    .enumerate()
                    .filter(|(n, _)| part.touches & (1 << n) != 0)
                    .map(|(_, city)| city.ports.turned(facing))
                    .collect();
                beside.sort_unstable();
                (part.terrain, part.ports.turned(facing), part.signs, beside)
            })
            .collect();
        look.sort_unstable();
        look
    };
    let upright = look(Facing::UP);
    let same = |quarters| look(Facing::from_quarters(quarters)) == upright;
    match (same(1), same(2)) {
        (true, _) => 1,
        (false, true) => 2,
        (false, false) => 4,
    }
}
