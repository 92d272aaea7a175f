//! Reads tile files: `D x4: city N; road E W; field ENE WNW by N; field ESE SSE SSW WSW`.

use thiserror::Error;

use crate::grid::Side;
use crate::tile::{Kind, MAX_PARTS, Part, Port, Ports, Signs, Terrain};

/// The sign words of a game and the signs they stand for.
#[derive(Clone, Copy, Debug)]
pub struct SignWords {
    /// Signs on a part, such as `inn`.
    pub on_parts: &'static [(&'static str, Signs)],
    /// Signs on a tile, such as `gold`.
    pub on_tiles: &'static [(&'static str, Signs)],
}

/// A line of a tile file that makes no tile.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, `{name}`: {why}")]
pub struct ParseTile {
    /// Counted from 1.
    pub line: usize,
    /// The tile the line begins with.
    pub name: String,
    /// What is wrong with it.
    pub why: TileError,
}

/// Why a line makes no tile.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum TileError {
    /// It does not begin with a name and a number of copies.
    #[error("a tile needs `NAME xCOPIES: …`")]
    Head,
    /// Nothing stands between two semicolons.
    #[error("an empty clause")]
    EmptyClause,
    /// A clause begins with neither a terrain nor a word for something else.
    #[error("`{0}` begins no clause")]
    UnknownClause(String),
    /// A sign that the game does not have.
    #[error("`{0}` is no sign")]
    UnknownSign(String),
    /// Flying machines fly in eight directions; this is none of them.
    #[error("`{0}` is no direction of flight")]
    UnknownDirection(String),
    /// More parts than a tile can have.
    #[error("more than {MAX_PARTS} parts")]
    TooManyParts,
    /// Fields leave a tile on half sides, everything else in the middle of a side.
    #[error("{terrain} cannot leave the tile at {at}")]
    CannotLeave {
        /// What would leave the tile.
        terrain: Terrain,
        /// The port where it cannot.
        at: &'static str,
    },
    /// A field lies beside a city that is not there.
    #[error("`by {0:?}`: no city there")]
    NoCity(Side),
    /// Every port belongs to exactly one part.
    #[error("{port} is covered {times} times")]
    Covered {
        /// The port.
        port: &'static str,
        /// By how many parts it is claimed.
        times: usize,
    },
}

/// Reads the kinds of a tile file, one a line. Empty lines and `#` comments are skipped.
pub fn kinds(text: &str, words: SignWords) -> Result<Vec<Kind>, ParseTile> {
    let lines = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim()));
    lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(number, line)| {
            kind(line, words).map_err(|why| ParseTile {
                line: number,
                name: line.split(' ').next().unwrap_or_default().to_string(),
                why,
            })
        })
        .collect()
}

fn kind(line: &str, words: SignWords) -> Result<Kind, TileError> {
    let (head, body) = line.split_once(':').ok_or(TileError::Head)?;
    let (name, copies) = head.split_once(" x").ok_or(TileError::Head)?;
    let name = name.parse().map_err(|_| TileError::Head)?;
    let copies = copies.trim().parse().map_err(|_| TileError::Head)?;

    let mut parts: Vec<Part> = Vec::new();
    let mut beside: Vec<(usize, Side)> = Vec::new();
    let mut signs = Signs::NONE;
    let mut heading = None;
    let mut pictures = Vec::new();
    for clause in body.split(';') {
        let mut tokens = clause.split_whitespace();
        let first = tokens.next().ok_or(TileError::EmptyClause)?;
        match (first, Terrain::from_word(first)) {
            (_, Some(terrain)) => {
                let part = part(terrain, tokens, words, |side| beside.push((parts.len(), side)))?;
                parts.push(part);
            }
            ("sign", None) => {
                for word in tokens {
                    signs = signs.and(look_up(words.on_tiles, word)?);
                }
            }
            ("fly", None) => heading = Some(eighth(tokens.next().unwrap_or_default())?),
            ("picture", None) => pictures.extend(tokens.map(str::to_string)),
            (word, None) => return Err(TileError::UnknownClause(word.to_string())),
        }
    }
    if parts.len() > MAX_PARTS {
        return Err(TileError::TooManyParts);
    }
    give_field_edges_their_middle(&mut parts);
    every_port_once(&parts)?;
    for (field, side) in beside {
        let city = parts
            .iter()
            .position(|p| p.terrain == Terrain::City && p.ports.has(Port::middle(side)))
            .ok_or(TileError::NoCity(side))?;
        parts[field].touches |= 1 << city;
    }
    let mut kind = Kind::new(name, copies, &parts, heading);
    kind.signs = signs;
    kind.pictures = pictures;
    Ok(kind)
}

fn part<'a>(
    terrain: Terrain,
    tokens: impl Iterator<Item = &'a str>,
    words: SignWords,
    mut touches: impl FnMut(Side),
) -> Result<Part, TileError> {
    let mut part = Part { terrain, ports: Ports::NONE, touches: 0, signs: Signs::NONE };
    let mut by = false;
    for token in tokens {
        match (token, Port::from_word(token)) {
            ("by", _) => by = true,
            ("inside", _) => {}
            (_, Some(port)) if by => touches(port.side()),
            (_, Some(port)) => {
                if port.is_middle() == (terrain == Terrain::Field) {
                    return Err(TileError::CannotLeave { terrain, at: port.word() });
                }
                part.ports = part.ports.with(port);
                if terrain == Terrain::City {
                    part.ports = part.ports.with(Port::left(port.side()));
                    part.ports = part.ports.with(Port::right(port.side()));
                }
            }
            (word, None) => part.signs = part.signs.and(look_up(words.on_parts, word)?),
        }
    }
    Ok(part)
}

fn look_up(table: &[(&str, Signs)], word: &str) -> Result<Signs, TileError> {
    let found = table.iter().find(|(w, _)| *w == word);
    found.map(|(_, sign)| *sign).ok_or_else(|| TileError::UnknownSign(word.to_string()))
}

fn eighth(word: &str) -> Result<u8, TileError> {
    let eighths = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
    let found = eighths.iter().position(|w| *w == word);
    found.map(|n| n as u8).ok_or_else(|| TileError::UnknownDirection(word.to_string()))
}

/// A side without road, river or city is field from corner to corner.
fn give_field_edges_their_middle(parts: &mut [Part]) {
    for side in Side::ALL {
        let middle = Port::middle(side);
        if parts.iter().any(|p| p.ports.has(middle)) {
            continue;
        }
        let left = parts.iter_mut().find(|p| p.ports.has(Port::left(side)));
        if let Some(field) = left.filter(|p| p.ports.has(Port::right(side))) {
            field.ports = field.ports.with(middle);
        }
    }
}

fn every_port_once(parts: &[Part]) -> Result<(), TileError> {
    for port in Port::all() {
        let covered = parts.iter().filter(|p| p.ports.has(port)).count();
        if covered != 1 {
            return Err(TileError::Covered { port: port.word(), times: covered });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Facing;

    const NO_SIGNS: SignWords = SignWords { on_parts: &[], on_tiles: &[] };

    fn one(text: &str) -> Kind {
        kinds(text, NO_SIGNS).unwrap().remove(0)
    }

    #[test]
    fn a_tile_is_read_with_its_parts_and_neighbours() {
        let d = one("D x4: city N; road E W; field ENE WNW by N; field ESE SSE SSW WSW");
        assert_eq!((d.name.as_str(), d.copies, d.parts.len()), ("D", 4, 4));
        assert_eq!(d.parts[2].touches, 0b1);
        assert_eq!(d.edge(Facing::UP, Side::N), Terrain::City);
        assert_eq!(d.edge(Facing::from_quarters(1), Side::E), Terrain::City);
        assert_eq!(d.edge(Facing::from_quarters(1), Side::W), Terrain::Field);
    }

    #[test]
    fn only_facings_that_differ_are_listed() {
        let facings = |text| one(text).facings().count();
        assert_eq!(facings("B x1: monastery; field NNW NNE ENE ESE SSE SSW WSW WNW"), 1);
        assert_eq!(facings("G x1: city E W; field NNW NNE by E; field SSE SSW by E"), 2);
        assert_eq!(facings("E x1: city N; field ENE ESE SSE SSW WSW WNW by N"), 4);
        assert_eq!(facings("Fly x1: field NNW NNE ENE ESE SSE SSW WSW WNW; fly W"), 4);
    }

    #[test]
    fn mistakes_are_named() {
        let problem = |text| kinds(text, NO_SIGNS).unwrap_err().to_string();
        assert_eq!(problem("Q x1: city N"), "line 1, `Q`: ENE is covered 0 times");
        assert_eq!(problem("Q x1: city N inn"), "line 1, `Q`: `inn` is no sign");
        assert_eq!(problem("\nQ x1: road NNW"), "line 2, `Q`: road cannot leave the tile at NNW");
    }
}
