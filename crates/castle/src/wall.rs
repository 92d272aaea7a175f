//! The wall: the spaces inside it, the start spaces, the corner towers and the track on top.
//!
//! Everything is read once from the picture in `tiles/castle.wall`.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use bastide_game::SentenceError;
use bastide_landscape::{Cell, Facing, Side};
use thiserror::Error;

use crate::tile::Kind;
use crate::tiles;

/// Spaces for tiles.
pub const SPACES: usize = 76;
/// Start spaces in the wall.
pub const STARTS: usize = 7;
/// Spaces of the track; after the last comes the first again.
pub const TRACK: u16 = 100;
/// Corner towers on which a wall tile lies at the beginning.
pub const CORNERS: usize = 13;

/// A space inside the wall, numbered row by row from the upper left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub(crate) u8);

impl Space {
    /// All of them, row by row.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// Its number.
    #[inline]
    pub fn number(self) -> usize {
        self.0 as usize
    }

    /// Its column and row; column A and row 1 are 0.
    pub fn cell(self) -> Cell {
        wall().cells[self.number()]
    }

    /// The space in a column and row, if it lies inside the wall.
    pub fn at(cell: Cell) -> Option<Space> {
        wall().cells.iter().position(|c| *c == cell).map(|n| Space(n as u8))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cell = self.cell();
        write!(f, "{}{}", (b'A' + cell.x as u8) as char, cell.y + 1)
    }
}

impl FromStr for Space {
    type Err = SentenceError;

    fn from_str(word: &str) -> Result<Space, SentenceError> {
        let wrong = || SentenceError::unknown("space", word);
        let mut letters = word.chars();
        let column = letters.next().filter(char::is_ascii_uppercase).ok_or_else(wrong)?;
        let digits = letters.as_str();
        let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
        let row: i16 = plain.then(|| digits.parse().ok()).flatten().ok_or_else(wrong)?;
        let cell = Cell::new((column as u8 - b'A').into(), row - 1);
        Space::at(cell).ok_or_else(wrong)
    }
}

/// What lies beside a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beside {
    /// The wall, or a corner tower.
    Wall,
    /// Another space.
    Space(Space),
    /// A start space, by its number along the track.
    Start(u8),
}

/// A start space: a tile in the wall that shows one side.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// The first of its two spaces of the track.
    pub track: u8,
    /// What it shows, drawn upwards.
    pub kind: &'static Kind,
    /// The space it serves.
    pub space: Space,
    /// Where its one side points.
    pub facing: Facing,
}

/// The wall, read from its picture.
#[derive(Debug)]
pub struct Wall {
    cells: ArrayVec<Cell, SPACES>,
    beside: Vec<[Beside; 4]>,
    /// The start spaces along the track.
    pub starts: ArrayVec<Start, STARTS>,
    /// The first spaces of the corner towers with a wall tile, along the track.
    pub corners: ArrayVec<u8, CORNERS>,
    /// For every space of the track the corner tower it belongs to.
    corner_at: [Option<u8>; TRACK as usize],
    /// The cells of the ring along the track; each carries two spaces.
    pub ring: Vec<Cell>,
}

/// Why a picture is no wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
enum WallError {
    #[error("the wall does not close with {TRACK} spaces, but has {0} cells")]
    Track(usize),
    #[error("there are more than {CORNERS} corner towers")]
    TooManyCorners,
    #[error("there are more than {STARTS} start spaces")]
    TooManyStarts,
    #[error("no tile shows the start space `{0}`")]
    UnknownStart(&'static str),
    #[error("a start space serves one space")]
    Serves,
    #[error("spaces, start spaces or corner towers are missing")]
    Incomplete,
}

static WALL: LazyLock<Wall> = LazyLock::new(|| {
    Wall::read(include_str!("../tiles/castle.wall")).expect("the wall of this crate is sound")
});

/// The wall.
#[inline]
pub fn wall() -> &'static Wall {
    &WALL
}

impl Wall {
    /// What lies beside a space.
    #[inline]
    pub fn beside(&self, space: Space, side: Side) -> Beside {
        self.beside[space.number()][side as usize]
    }

    /// The corner tower on which so many points stand, if it held a wall tile.
    #[inline]
    pub fn corner_at(&self, points: u16) -> Option<u8> {
        self.corner_at[(points % TRACK) as usize]
    }

    /// The corner tower with a number on the track, by either of its two.
    pub fn corner_of(&self, track: u8) -> Option<u8> {
        (u16::from(track) < TRACK).then(|| self.corner_at(track.into())).flatten()
    }

    fn read(text: &str) -> Result<Wall, WallError> {
        let picture = Picture::read(text);
        let cells = picture.all('#');
        let space_at = |cell| cells.iter().position(|c| *c == cell).map(|n| Space(n as u8));
        let ring = picture.ring()?;
        let mut wall = Wall {
            cells: ArrayVec::new(),
            beside: vec![[Beside::Wall; 4]; cells.len()],
            starts: ArrayVec::new(),
            corners: ArrayVec::new(),
            corner_at: [None; TRACK as usize],
            ring: ring.clone(),
        };
        for (number, cell) in cells.iter().enumerate() {
            for side in Side::ALL {
                if let Some(other) = space_at(cell.beside(side)) {
                    wall.beside[number][side as usize] = Beside::Space(other);
                }
            }
        }
        for (number, cell) in ring.iter().enumerate() {
            let track = 2 * number;
            let name = match picture.at(*cell) {
                '+' => {
                    let corner = wall.corners.len() as u8;
                    wall.corners.try_push(track as u8).map_err(|_| WallError::TooManyCorners)?;
                    for space in [track, track + 1] {
                        *wall.corner_at.get_mut(space).ok_or(WallError::Track(ring.len()))? =
                            Some(corner);
                    }
                    continue;
                }
                'p' => "start-path",
                'h' => "start-house",
                't' => "start-tower",
                'c' => "start-court",
                'm' => "start-market",
                _ => continue,
            };
            let kind = tiles::start(name).ok_or(WallError::UnknownStart(name))?;
            let inner = |side| Some((space_at(cell.beside(side))?, side));
            let mut served = Side::ALL.into_iter().filter_map(inner);
            let (Some((space, side)), None) = (served.next(), served.next()) else {
                return Err(WallError::Serves);
            };
            wall.beside[space.number()][side.opposite() as usize] =
                Beside::Start(wall.starts.len() as u8);
            let facing = Facing::from_quarters(side as u8);
            let start = Start { track: track as u8, kind, space, facing };
            wall.starts.try_push(start).map_err(|_| WallError::TooManyStarts)?;
        }
        wall.cells = cells.into_iter().collect();
        let whole = wall.cells.is_full() && wall.starts.is_full() && wall.corners.is_full();
        if whole { Ok(wall) } else { Err(WallError::Incomplete) }
    }
}

/// The picture of the wall. Its upper left sign is one column and row outside of A1.
struct Picture<'a>(Vec<&'a str>);

impl<'a> Picture<'a> {
    fn read(text: &'a str) -> Picture<'a> {
        // A comment has words, the picture has none.
        let comment = |line: &&str| line.starts_with("# ") || line.is_empty();
        Picture(text.lines().filter(|line| !comment(line)).collect())
    }

    fn at(&self, cell: Cell) -> char {
        let sign = |row: &str| row.as_bytes().get(usize::try_from(cell.x + 1).ok()?).copied();
        let row = usize::try_from(cell.y + 1).ok().and_then(|y| self.0.get(y));
        row.and_then(|row| sign(row)).map_or('.', char::from)
    }

    fn all(&self, sign: char) -> Vec<Cell> {
        let rows = -1..self.0.len() as i16;
        let cells = rows.flat_map(|y| (-1..i16::from(b'Z' - b'A')).map(move |x| Cell::new(x, y)));
        cells.filter(|cell| self.at(*cell) == sign).collect()
    }

    /// The cells of the wall from the first corner tower on, clockwise: its left side goes up.
    fn ring(&self) -> Result<Vec<Cell>, WallError> {
        let first = *self.all('0').first().ok_or(WallError::Incomplete)?;
        let mut ring = vec![first];
        let mut here = first;
        loop {
            let next = Side::ALL
                .into_iter()
                .map(|side| here.beside(side))
                .find(|c| !matches!(self.at(*c), '.' | '#') && !ring.contains(c));
            match next {
                Some(next) => ring.push(next),
                None => break,
            }
            here = ring[ring.len() - 1];
        }
        let closed = Side::ALL.into_iter().any(|side| here.beside(side) == first);
        if closed && 2 * ring.len() == TRACK as usize {
            Ok(ring)
        } else {
            Err(WallError::Track(ring.len()))
        }
    }
}
