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
#[error("line {line}, `{name}`: {problem}")]
pub struct ParseTile {
    /// Counted from 1.
    pub line: usize,
    /// The tile the line begins with.
    pub name: String,
    /// What is wrong with it.
    pub problem: String,
}

/// Reads the kinds of a tile file, one a line. Empty lines and `#` comments are skipped.
pub fn kinds(text: &'static str, words: SignWords) -> Result<Vec<Kind>, ParseTile> {
    let lines = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim()));
    lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(number, line)| {
            kind(line, words).map_err(|problem| ParseTile {
                line: number,
                name: line.split(' ').next().unwrap_or_default().to_string(),
                problem,
            })
        })
        .collect()
}

fn kind(line: &'static str, words: SignWords) -> Result<Kind, String> {
    let (head, body) = line.split_once(':').ok_or("a tile needs `NAME xCOPIES: …`")?;
    let (name, copies) = head.split_once(" x").ok_or("a tile needs `NAME xCOPIES`")?;
    let copies = copies.trim().parse().map_err(|_| format!("`{copies}` is no number of copies"))?;

    let mut parts: Vec<Part> = Vec::new();
    let mut beside: Vec<(usize, Side)> = Vec::new();
    let mut signs = Signs::NONE;
    let mut heading = None;
    let mut pictures = Vec::new();
    for clause in body.split(';') {
        let mut tokens = clause.split_whitespace();
        let first = tokens.next().ok_or("an empty clause")?;
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
            ("picture", None) => pictures.extend(tokens),
            (word, None) => return Err(format!("`{word}` begins no clause")),
        }
    }
    if parts.len() > MAX_PARTS {
        return Err(format!("more than {MAX_PARTS} parts"));
    }
    give_field_edges_their_middle(&mut parts);
    every_port_once(&parts)?;
    for (field, side) in beside {
        let city = parts
            .iter()
            .position(|p| p.terrain == Terrain::City && p.ports.has(Port::middle(side)))
            .ok_or_else(|| format!("`by {side:?}`: no city there"))?;
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
) -> Result<Part, String> {
    let mut part = Part { terrain, ports: Ports::NONE, touches: 0, signs: Signs::NONE };
    let mut by = false;
    for token in tokens {
        match (token, Port::from_word(token)) {
            ("by", _) => by = true,
            ("inside", _) => {}
            (_, Some(port)) if by => touches(port.side()),
            (_, Some(port)) => {
                if port.is_middle() == (terrain == Terrain::Field) {
                    return Err(format!("{terrain} cannot leave the tile at {token}"));
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

fn look_up(table: &[(&str, Signs)], word: &str) -> Result<Signs, String> {
    let found = table.iter().find(|(w, _)| *w == word);
    found.map(|(_, sign)| *sign).ok_or_else(|| format!("`{word}` is no sign"))
}

fn eighth(word: &str) -> Result<u8, String> {
    let eighths = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
    let found = eighths.iter().position(|w| *w == word);
    found.map(|n| n as u8).ok_or_else(|| format!("`{word}` is no direction of flight"))
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

fn every_port_once(parts: &[Part]) -> Result<(), String> {
    for port in Port::all() {
        let covered = parts.iter().filter(|p| p.ports.has(port)).count();
        if covered != 1 {
            return Err(format!("{} is covered {covered} times", port.word()));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Facing;

    const NO_SIGNS: SignWords = SignWords { on_parts: &[], on_tiles: &[] };

    fn one(text: &'static str) -> Kind {
        kinds(text, NO_SIGNS).unwrap().remove(0)
    }

    #[test]
    fn a_tile_is_read_with_its_parts_and_neighbours() {
        let d = one("D x4: city N; road E W; field ENE WNW by N; field ESE SSE SSW WSW");
        assert_eq!((d.name, d.copies, d.parts.len()), ("D", 4, 4));
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
