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
#[error("line {line}: {problem}")]
pub struct ParseTile {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: String,
}

/// Reads kinds of tiles; docs/notation.md has the grammar.
pub fn read(text: &'static str) -> Result<Vec<Kind>, ParseTile> {
    let mut kinds: Vec<Kind> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let problem = |problem| ParseTile { line: number + 1, problem };
        let kind = read_kind(line, kinds.len()).map_err(problem)?;
        if kinds.contains(&kind) {
            return Err(problem(format!("`{}` stands here twice", kind.name)));
        }
        kinds.push(kind);
    }
    Ok(kinds)
}

fn read_kind(line: &'static str, number: usize) -> Result<Kind, String> {
    let (head, body) = line.split_once(':').ok_or("a tile is `NAME xCOPIES: parts`")?;
    let (name, copies) = head.split_once(' ').ok_or("a tile has a name and copies")?;
    let copies = copies.trim().strip_prefix('x').and_then(|n| n.parse().ok());
    let copies = copies.ok_or("copies are written x2")?;
    let number = u8::try_from(number).map_err(|_| "too many kinds")?;
    let mut parts: ArrayVec<Part, MAX_PARTS> = ArrayVec::new();
    let mut used = Ports::NONE;
    for words in body.split(';') {
        let part = read_part(words)?;
        for port in part.ports.iter() {
            if used.has(port) {
                return Err(format!("{} belongs to two parts", port.word()));
            }
            used = used.with(port);
        }
        parts.try_push(part).map_err(|_| format!("more than {MAX_PARTS} parts"))?;
    }
    Ok(Kind::new(name, number, copies, parts))
}

fn read_part(text: &str) -> Result<Part, String> {
    let mut words = text.split_whitespace();
    let terrain =
        words.next().and_then(Terrain::from_word).ok_or("a part begins with what it is")?;
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
            _ => return Err(format!("`{word}` is no sign on a {terrain}")),
        });
    }
    if ports.is_empty() {
        return Err(format!("a {terrain} that reaches no side"));
    }
    Ok(Part { terrain, ports, signs })
}
