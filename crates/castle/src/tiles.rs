//! The tiles of the box and of the start spaces, read from their text files.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use bastide_landscape::{Port, Ports, Signs};
use thiserror::Error;

use crate::tile::{Kind, MAX_PARTS, Part, Terrain, on_part};

/// How many kinds of tiles the box has.
pub(crate) const KINDS: usize = 54;

static BOX: LazyLock<Vec<Kind>> = LazyLock::new(|| {
    read(include_str!("../tiles/castle.tiles")).expect("the tile file of this crate is sound")
});

static STARTS: LazyLock<Vec<Kind>> = LazyLock::new(|| {
    read(include_str!("../tiles/start.tiles")).expect("the start file of this crate is sound")
});

/// All kinds of tiles, in the order of their file.
pub fn kinds() -> &'static [Kind] {
    &BOX
}

/// The kind with a name.
pub fn kind(name: &str) -> Option<&'static Kind> {
    kinds().iter().find(|kind| kind.name == name)
}

/// What a start space shows, drawn upwards.
pub(crate) fn start(name: &str) -> Option<&'static Kind> {
    STARTS.iter().find(|kind| kind.name == name)
}

/// A line that describes no tile.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {why}")]
pub struct ParseTile {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong.
    pub why: TileError,
}

/// Why a line describes no tile.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum TileError {
    /// It does not begin with a name and a number of copies.
    #[error("a tile is `NAME xCOPIES: parts`")]
    Head,
    /// Another line describes the same tile.
    #[error("`{0}` stands here twice")]
    Twice(String),
    /// There are more lines than kinds can be counted.
    #[error("too many kinds")]
    TooManyKinds,
    /// More parts than a tile can have.
    #[error("more than {MAX_PARTS} parts")]
    TooManyParts,
    /// A part does not begin with its terrain.
    #[error("a part begins with what it is")]
    NoTerrain,
    /// A port belongs to two parts.
    #[error("{0} belongs to two parts")]
    TwoParts(&'static str),
    /// A sign that is not on such parts.
    #[error("`{sign}` is no sign on a {terrain}")]
    UnknownSign {
        /// The word.
        sign: String,
        /// The part.
        terrain: Terrain,
    },
    /// A part that nothing can be joined to.
    #[error("a {0} that reaches no side")]
    NoSide(Terrain),
}

/// Reads kinds of tiles; docs/notation.md has the grammar.
pub fn read(text: &'static str) -> Result<Vec<Kind>, ParseTile> {
    let mut kinds: Vec<Kind> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let problem = |why| ParseTile { line: number + 1, why };
        let kind = read_kind(line, kinds.len()).map_err(problem)?;
        if kinds.contains(&kind) {
            return Err(problem(TileError::Twice(kind.name.to_string())));
        }
        kinds.push(kind);
    }
    Ok(kinds)
}

fn read_kind(line: &'static str, number: usize) -> Result<Kind, TileError> {
    let (head, body) = line.split_once(':').ok_or(TileError::Head)?;
    let (name, copies) = head.split_once(' ').ok_or(TileError::Head)?;
    let copies = copies.trim().strip_prefix('x').and_then(|n| n.parse().ok());
    let copies = copies.ok_or(TileError::Head)?;
    let number = u8::try_from(number).map_err(|_| TileError::TooManyKinds)?;
    let mut parts: ArrayVec<Part, MAX_PARTS> = ArrayVec::new();
    let mut used = Ports::NONE;
    for words in body.split(';') {
        let part = read_part(words)?;
        for port in part.ports.iter() {
            if used.has(port) {
                return Err(TileError::TwoParts(port.word()));
            }
            used = used.with(port);
        }
        parts.try_push(part).map_err(|_| TileError::TooManyParts)?;
    }
    Ok(Kind::new(name, number, copies, parts))
}

fn read_part(text: &str) -> Result<Part, TileError> {
    let mut words = text.split_whitespace();
    let terrain = words.next().and_then(Terrain::from_word).ok_or(TileError::NoTerrain)?;
    let (mut ports, mut signs) = (Ports::NONE, Signs::NONE);
    for word in words {
        if let Some(port) = Port::from_word(word) {
            ports = ports.with(port);
            // A path has court to both sides; anything else takes the whole side.
            if port.is_middle() && terrain != Terrain::Path {
                ports = ports.with(Port::left(port.side())).with(Port::right(port.side()));
            }
            continue;
        }
        signs = signs.and(match (terrain, word) {
            (Terrain::Court, "market") => on_part::MARKET,
            (Terrain::Path, "fountain") => on_part::FOUNTAIN,
            (Terrain::Path, "square") => on_part::SQUARE,
            (Terrain::Path, "door") => on_part::DOOR,
            _ => return Err(TileError::UnknownSign { sign: word.to_string(), terrain }),
        });
    }
    if ports.is_empty() {
        return Err(TileError::NoSide(terrain));
    }
    Ok(Part { terrain, ports, signs })
}
