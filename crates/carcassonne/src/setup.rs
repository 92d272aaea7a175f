//! From what is chosen before a game to what lies on the table.

use bastide_game::SetupError;
use bastide_landscape::Kind;

use crate::element::{CHAMPIONSHIP, Element, Elements, With, canonical};
use crate::figure::{Figure, Supply};
use crate::tiles::{TileSet, kind, on_tile};

/// The fewest and the most players.
pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=6;

/// Who plays with what.
#[derive(Clone, Debug)]
pub struct Setup {
    pub(crate) seats: usize,
    pub(crate) elements: Elements,
    pub(crate) tiles: Tiles,
}

/// The tiles of a game.
#[derive(Clone, Debug)]
pub struct Tiles {
    /// The tile that lies at the beginning.
    pub start: &'static Kind,
    /// Tiles that are drawn before all others.
    pub river: Vec<(&'static Kind, u8)>,
    /// The tile that is drawn after those.
    pub lake: Option<&'static Kind>,
    /// All other tiles.
    pub bag: Vec<(&'static Kind, u8)>,
}

impl Setup {
    /// A game of so many players with these elements.
    pub fn new(elements: Elements, seats: usize) -> Result<Setup, SetupError> {
        Setup::with_tiles(elements, seats, Tiles::of(elements))
    }

    /// The same with tiles of one's own.
    pub fn with_tiles(elements: Elements, seats: usize, tiles: Tiles) -> Result<Setup, SetupError> {
        if !PLAYERS.contains(&seats) {
            return Err(SetupError::seats(seats, PLAYERS));
        }
        elements.check()?;
        Ok(Setup { seats, elements, tiles })
    }

    /// A game that `--with` or the header of a record describes.
    pub fn read(with: &str, seats: usize) -> Result<Setup, SetupError> {
        let with = With::read(with)?;
        match with.players {
            Some(players) if players != seats => {
                let (allowed, preset) = (players..=players, Some(CHAMPIONSHIP));
                Err(SetupError::Seats { given: seats, allowed, preset })
            }
            Some(_) | None => Setup::new(with.elements, seats),
        }
    }

    /// The canonical text of what is played with.
    pub fn with(&self) -> String {
        canonical(self.elements)
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The elements in the box.
    pub fn elements(&self) -> Elements {
        self.elements
    }

    /// The tiles of the game.
    pub fn tiles(&self) -> &Tiles {
        &self.tiles
    }

    /// The figures every player begins with. The eighth meeple counts points.
    pub(crate) fn figures(&self) -> Supply {
        let one_if = |element| u8::from(self.elements.has(element));
        let mut supply = Supply::default();
        supply[Figure::Meeple as usize] = 7;
        supply[Figure::BigMeeple as usize] = one_if(Element::BigMeeple);
        supply[Figure::Abbot as usize] = one_if(Element::Abbot);
        supply[Figure::Builder as usize] = one_if(Element::Builder);
        supply[Figure::Pig as usize] = one_if(Element::Pig);
        supply
    }
}

impl Tiles {
    /// The tiles that come with the elements. With the river, its source is the start tile and the
    /// ordinary one stays in the box.
    pub fn of(elements: Elements) -> Tiles {
        let start = kind("D").expect("the base game has its start tile");
        let mut tiles = Tiles { start, river: Vec::new(), lake: None, bag: Vec::new() };
        for set in TileSet::all().filter(|set| is_in(*set, elements)) {
            for kind in set.kinds() {
                if kind.signs.has(on_tile::SOURCE) {
                    tiles.start = kind;
                } else if kind.signs.has(on_tile::LAKE) {
                    tiles.lake = Some(kind);
                } else if set == TileSet::River {
                    tiles.river.push((kind, kind.copies));
                } else {
                    let lies = u8::from(std::ptr::eq(kind, start));
                    tiles.bag.push((kind, kind.copies - lies));
                }
            }
        }
        tiles
    }
}

fn is_in(set: TileSet, elements: Elements) -> bool {
    elements.has(match set {
        TileSet::Base => return true,
        TileSet::River => Element::River,
        TileSet::Inns => Element::InnTiles,
        TileSet::Traders => Element::TraderTiles,
        TileSet::Machines => Element::Machines,
        TileSet::Ferries => Element::Ferries,
        TileSet::Gold => Element::Gold,
        TileSet::Magic => Element::Magic,
        TileSet::Robbers => Element::Robbers,
        TileSet::Circles => Element::Circles,
        TileSet::Tower => Element::TowerTiles,
    })
}
