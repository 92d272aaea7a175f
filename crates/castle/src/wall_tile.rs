//! The wall tiles: how many there are of each, when they work and how much they are worth.

use std::fmt;
use std::sync::LazyLock;

/// How many kinds there are.
pub const WALL_TILES: usize = 9;

/// A kind of wall tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum WallTile {
    /// Another turn after this one.
    ExtraTurn,
    /// One completed house is worth more.
    DoubleHouse,
    /// One completed tower is worth more.
    DoubleTower,
    /// One unfinished path scores at the end.
    OpenPath,
    /// One unfinished tower scores at the end.
    OpenTower,
    /// One unfinished house scores at the end.
    OpenHouse,
    /// The markets of one court are worth more.
    RichMarkets,
    /// The keep counts as larger.
    LargerKeep,
    /// Points at the end.
    Bonus,
}

/// When a wall tile works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Timing {
    /// When its owner plays it.
    Play,
    /// By itself when the game ends.
    End,
}

/// What is known of a kind of wall tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// How many are in the box.
    pub copies: u8,
    /// When it works.
    pub timing: Timing,
    /// How much it adds; 0 where there is nothing to add.
    pub amount: u8,
}

static WORTHS: LazyLock<[Worth; WALL_TILES]> = LazyLock::new(|| {
    read(include_str!("../tiles/wall.tiles")).expect("the wall tiles of this crate are sound")
});

impl WallTile {
    /// All of them, in the order of their numbers.
    pub const ALL: [WallTile; WALL_TILES] = [
        WallTile::ExtraTurn,
        WallTile::DoubleHouse,
        WallTile::DoubleTower,
        WallTile::OpenPath,
        WallTile::OpenTower,
        WallTile::OpenHouse,
        WallTile::RichMarkets,
        WallTile::LargerKeep,
        WallTile::Bonus,
    ];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            WallTile::ExtraTurn => "extra-turn",
            WallTile::DoubleHouse => "double-house",
            WallTile::DoubleTower => "double-tower",
            WallTile::OpenPath => "open-path",
            WallTile::OpenTower => "open-tower",
            WallTile::OpenHouse => "open-house",
            WallTile::RichMarkets => "rich-markets",
            WallTile::LargerKeep => "larger-keep",
            WallTile::Bonus => "bonus",
        }
    }

    /// The wall tile a word stands for.
    pub fn from_word(word: &str) -> Option<WallTile> {
        WallTile::ALL.into_iter().find(|tile| tile.word() == word)
    }

    /// What is known of it.
    #[inline]
    pub fn worth(self) -> Worth {
        WORTHS[self as usize]
    }

    /// Those that are played by hand.
    #[inline]
    pub(crate) fn playable() -> impl Iterator<Item = WallTile> {
        WallTile::ALL.into_iter().filter(|tile| tile.worth().timing == Timing::Play)
    }
}

impl fmt::Display for WallTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// How many of each kind.
pub type Pile = [u8; WALL_TILES];

/// All wall tiles of the box.
pub fn full_pile() -> Pile {
    WallTile::ALL.map(|tile| tile.worth().copies)
}

fn read(text: &str) -> Result<[Worth; WALL_TILES], String> {
    let mut found = [None; WALL_TILES];
    for line in text.lines() {
        let line = line.split('#').next().unwrap_or_default();
        let words: Vec<_> = line.split_whitespace().collect();
        let (name, copies, timing, amount) = match words.as_slice() {
            [] => continue,
            [name, copies, timing] => (*name, *copies, *timing, "0"),
            [name, copies, timing, amount] => (*name, *copies, *timing, *amount),
            _ => return Err(format!("`{line}` is no wall tile")),
        };
        let tile = WallTile::from_word(name).ok_or_else(|| format!("`{name}` is unknown"))?;
        let copies = copies.strip_prefix('x').and_then(|n| n.parse().ok());
        let timing = match timing {
            "play" => Timing::Play,
            "end" => Timing::End,
            _ => return Err(format!("{name}: a wall tile works in `play` or at the `end`")),
        };
        let (Some(copies), Ok(amount)) = (copies, amount.parse()) else {
            return Err(format!("{name}: a number is missing"));
        };
        found[tile as usize] = Some(Worth { copies, timing, amount });
    }
    let missing = Worth { copies: 0, timing: Timing::End, amount: 0 };
    if found.contains(&None) {
        return Err("a wall tile is missing".into());
    }
    Ok(found.map(|worth| worth.unwrap_or(missing)))
}
