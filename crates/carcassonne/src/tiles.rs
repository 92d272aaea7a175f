//! The tiles of the boxes, and what the signs on tiles mean.

use std::sync::LazyLock;

use bastide_landscape::{Kind, SignWords, Signs, TileSet, parse};

/// The tiles that come in one box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum TileBox {
    /// The base game.
    Base,
    /// The River.
    River,
    /// Inns & Cathedrals.
    Inns,
    /// Traders & Builders.
    Traders,
    /// Flying Machines.
    Machines,
    /// Ferries.
    Ferries,
    /// Goldmines.
    Gold,
    /// Mage & Witch.
    Magic,
    /// Robbers.
    Robbers,
    /// Crop Circles.
    Circles,
    /// The Tower.
    Tower,
}

/// Every box with its name and its file.
const FILES: [(TileBox, &str, &str); 11] = [
    (TileBox::Base, "base", include_str!("../tiles/base.tiles")),
    (TileBox::River, "river", include_str!("../tiles/river.tiles")),
    (TileBox::Inns, "inns", include_str!("../tiles/inns.tiles")),
    (TileBox::Traders, "traders", include_str!("../tiles/traders.tiles")),
    (TileBox::Machines, "machines", include_str!("../tiles/machines.tiles")),
    (TileBox::Ferries, "ferries", include_str!("../tiles/ferries.tiles")),
    (TileBox::Gold, "gold", include_str!("../tiles/gold.tiles")),
    (TileBox::Magic, "magic", include_str!("../tiles/magic.tiles")),
    (TileBox::Robbers, "robbers", include_str!("../tiles/robbers.tiles")),
    (TileBox::Circles, "circles", include_str!("../tiles/circles.tiles")),
    (TileBox::Tower, "tower", include_str!("../tiles/tower.tiles")),
];

/// The kinds of every box, and where each box begins among them.
static ALL: LazyLock<(TileSet, Vec<usize>)> = LazyLock::new(|| {
    let (mut kinds, mut begins) = (Vec::new(), Vec::new());
    for (_, _, text) in FILES {
        begins.push(kinds.len());
        kinds.extend(parse::kinds(text, WORDS).expect("the tile files of this crate are sound"));
    }
    begins.push(kinds.len());
    (TileSet::new(kinds).expect("tiles of all boxes have different names"), begins)
});

/// The tiles of all boxes.
pub fn all() -> &'static TileSet {
    &ALL.0
}

impl TileBox {
    /// All of them, in the order of the rulebook.
    pub fn all() -> impl Iterator<Item = TileBox> {
        FILES.iter().map(|(set, ..)| *set)
    }

    /// The name of its box.
    pub fn name(self) -> &'static str {
        FILES[self as usize].1
    }

    /// The kinds of tiles in it, in the order of its file.
    pub fn kinds(self) -> &'static [Kind] {
        let (set, begins) = &*ALL;
        &set.kinds()[begins[self as usize]..begins[self as usize + 1]]
    }
}

/// The kind with a name, from whatever box.
pub fn kind(name: &str) -> Option<&'static Kind> {
    all().find(name)
}

/// Signs on parts.
pub mod on_part {
    use bastide_landscape::Signs;

    /// A coat of arms in a city.
    pub const PENNANT: Signs = Signs::one(0);
    /// An inn at a road.
    pub const INN: Signs = Signs::one(1);
    /// A cathedral in a city.
    pub const CATHEDRAL: Signs = Signs::one(2);
    /// Goods in a city.
    pub const WINE: Signs = Signs::one(3);
    /// Goods in a city.
    pub const GRAIN: Signs = Signs::one(4);
    /// Goods in a city.
    pub const CLOTH: Signs = Signs::one(5);
    /// A road ends at a village.
    pub const VILLAGE: Signs = Signs::one(6);
    /// A road ends at a crossing without a village.
    pub const CROSSING: Signs = Signs::one(7);
    /// A road ends at a city gate.
    pub const GATE: Signs = Signs::one(8);
    /// A road ends at a monastery.
    pub const CLOISTER: Signs = Signs::one(9);
    /// A road ends at a little house.
    pub const HOUSE: Signs = Signs::one(10);
    /// A road ends at a crop circle.
    pub const CIRCLE: Signs = Signs::one(11);
    /// A road ends at the foundation of a tower.
    pub const FOUNDATION: Signs = Signs::one(12);
    /// A road ends at a pier of a lake with a ferry.
    pub const PIER: Signs = Signs::one(13);
}

/// Signs on tiles.
pub mod on_tile {
    use bastide_landscape::Signs;

    /// The river rises here.
    pub const SOURCE: Signs = Signs::one(0);
    /// The river ends here.
    pub const LAKE: Signs = Signs::one(1);
    /// A goldmine.
    pub const GOLD: Signs = Signs::one(2);
    /// The sign of mage and witch.
    pub const MAGIC: Signs = Signs::one(3);
    /// The sign of the robbers.
    pub const ROBBER: Signs = Signs::one(4);
    /// A crop circle for those on fields.
    pub const FORK: Signs = Signs::one(5);
    /// A crop circle for those on roads.
    pub const CLUB: Signs = Signs::one(6);
    /// A crop circle for those in cities.
    pub const SHIELD: Signs = Signs::one(7);
    /// The foundation of a tower.
    pub const TOWER: Signs = Signs::one(8);
    /// Something crosses something else on a bridge.
    pub const BRIDGE: Signs = Signs::one(9);
    /// Short roads that only divide fields.
    pub const STUBS: Signs = Signs::one(10);
}

/// The words for the signs in tile files.
pub const WORDS: SignWords = SignWords {
    on_parts: &[
        ("pennant", on_part::PENNANT),
        ("inn", on_part::INN),
        ("cathedral", on_part::CATHEDRAL),
        ("wine", on_part::WINE),
        ("grain", on_part::GRAIN),
        ("cloth", on_part::CLOTH),
        ("village", on_part::VILLAGE),
        ("crossing", on_part::CROSSING),
        ("gate", on_part::GATE),
        ("cloister", on_part::CLOISTER),
        ("house", on_part::HOUSE),
        ("circle", on_part::CIRCLE),
        ("foundation", on_part::FOUNDATION),
        ("pier", on_part::PIER),
    ],
    on_tiles: &[
        ("source", on_tile::SOURCE),
        ("lake", on_tile::LAKE),
        ("gold", on_tile::GOLD),
        ("magic", on_tile::MAGIC),
        ("robber", on_tile::ROBBER),
        ("circle-fork", on_tile::FORK),
        ("circle-club", on_tile::CLUB),
        ("circle-shield", on_tile::SHIELD),
        ("tower", on_tile::TOWER),
        ("bridge", on_tile::BRIDGE),
        ("stubs", on_tile::STUBS),
    ],
};

/// The words for the signs of a part, in the order of the table.
pub fn sign_words(signs: Signs, words: &'static [(&'static str, Signs)]) -> Vec<&'static str> {
    words.iter().filter(|(_, sign)| signs.has(*sign)).map(|(word, _)| *word).collect()
}
