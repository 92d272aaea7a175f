//! From what is chosen before a game to what lies on the table.

use bastide_game::{Begins, Game, SetupError};
use bastide_landscape::{KindId, TileSet};

use crate::element::{CHAMPIONSHIP, Element, Elements, With, canonical};
use crate::figure::{Figure, Supply};
use crate::state::State;
use crate::tiles::{self, TileBox, kind, on_tile};

/// The fewest and the most players.
pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=6;

/// Who plays with what.
#[derive(Clone, Debug)]
pub struct Setup {
    pub(crate) seats: usize,
    pub(crate) begins: Begins,
    pub(crate) elements: Elements,
    pub(crate) tiles: Tiles,
}

/// The tiles of a game.
#[derive(Clone, Debug)]
pub struct Tiles {
    /// The set that all of them are from.
    pub set: TileSet,
    /// The tile that lies at the beginning.
    pub start: KindId,
    /// Tiles that are drawn before all others.
    pub river: Vec<(KindId, u8)>,
    /// The tile that is drawn after those.
    pub lake: Option<KindId>,
    /// All other tiles.
    pub bag: Vec<(KindId, u8)>,
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
        Ok(Setup { seats, begins: Begins::FirstSeat, elements, tiles })
    }

    /// A game that `--with` or the header of a record describes.
    pub fn read(with: &str, seats: usize) -> Result<Setup, SetupError> {
        let (begins, with) = Begins::read(with, seat_words(seats))?;
        let with = With::read(&with)?;
        let setup = match with.players {
            Some(players) if players != seats => {
                let (allowed, preset) = (players..=players, Some(CHAMPIONSHIP));
                Err(SetupError::Seats { given: seats, allowed, preset })
            }
            Some(_) | None => Setup::new(with.elements, seats),
        };
        setup.map(|setup| setup.beginning_with(begins))
    }

    /// The canonical text of what is played with.
    pub fn with(&self) -> String {
        self.begins.write(&canonical(self.elements), seat_words(self.seats))
    }

    /// The same setup with another choice of who begins.
    pub fn beginning_with(self, begins: Begins) -> Setup {
        Setup { begins, ..self }
    }

    /// Who begins.
    pub fn begins(&self) -> Begins {
        self.begins
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
        let start = kind("D").expect("the base game has its start tile").id;
        let set = tiles::all().clone();
        let mut tiles = Tiles { set, start, river: Vec::new(), lake: None, bag: Vec::new() };
        for set in TileBox::all().filter(|set| is_in(*set, elements)) {
            for kind in set.kinds() {
                if kind.signs.has(on_tile::SOURCE) {
                    tiles.start = kind.id;
                } else if kind.signs.has(on_tile::LAKE) {
                    tiles.lake = Some(kind.id);
                } else if set == TileBox::River {
                    tiles.river.push((kind.id, kind.copies));
                } else {
                    let lies = u8::from(kind.id == start);
                    tiles.bag.push((kind.id, kind.copies - lies));
                }
            }
        }
        tiles
    }
}

/// The words for the seats of a game.
fn seat_words(seats: usize) -> &'static [&'static str] {
    &State::SEATS[..seats.min(State::SEATS.len())]
}

fn is_in(set: TileBox, elements: Elements) -> bool {
    elements.has(match set {
        TileBox::Base => return true,
        TileBox::River => Element::River,
        TileBox::Inns => Element::InnTiles,
        TileBox::Traders => Element::TraderTiles,
        TileBox::Machines => Element::Machines,
        TileBox::Ferries => Element::Ferries,
        TileBox::Gold => Element::Gold,
        TileBox::Magic => Element::Magic,
        TileBox::Robbers => Element::Robbers,
        TileBox::Circles => Element::Circles,
        TileBox::Tower => Element::TowerTiles,
    })
}
