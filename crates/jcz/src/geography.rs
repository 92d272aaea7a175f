//! How JCloisterZone says which way up a tile lies, which part of it is meant and what stands there.
//!
//! Its columns grow to the right and its rows downwards, as ours do, and it turns tiles clockwise.
//! It names a part by all the places where it leaves the tile, in the orientation of the board:
//! sides for roads and cities (`N`, `WE`, `_N` for all but north), half sides for fields
//! (`NL.NR`), `I` for what lies inside.

use std::fmt;
use std::str::FromStr;

use bastide_carcassonne::Figure;
use bastide_landscape::{Cell, FARTHEST, Facing, Port, Ports, Side, Terrain, Tile};
use thiserror::Error;

/// The names of all sets of sides, by their bits: north 1, east 2, south 4, west 8.
const SIDES: [&str; 16] =
    ["", "N", "E", "NE", "S", "NS", "SE", "_W", "W", "NW", "WE", "_S", "SW", "_E", "_N", "NWSE"];

/// The half sides, clockwise. Left and right are those of somebody who looks outwards.
const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];

/// The name of what lies inside a tile.
const INSIDE: &str = "I";

/// A text that JCloisterZone would not have written.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{given}` is no {what}")]
pub struct Unreadable {
    /// What should stand there.
    pub what: &'static str,
    /// What stands there, shortened if it is long.
    pub given: String,
}

impl Unreadable {
    pub(crate) fn new(what: &'static str, given: &str) -> Unreadable {
        Unreadable { what, given: ellipsize(given) }
    }
}

/// A word for a message, shortened if somebody sent a novel.
pub(crate) fn ellipsize(word: &str) -> String {
    word.chars().take(40).collect()
}

/// All places where a part leaves its tile, in the orientation of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Location(Ports);

impl Location {
    /// The location of a part of a tile that lies.
    pub fn of(tile: Tile<'_>, part: usize) -> Location {
        let shape = &tile.kind.parts[part];
        let halves = shape.terrain == Terrain::Field;
        let ports = shape.ports.turned(tile.facing).iter();
        let named = ports.filter(|port| port.is_middle() != halves);
        Location(named.fold(Ports::NONE, Ports::with))
    }

    /// The location of a road between two sides.
    pub fn of_sides(sides: [Side; 2]) -> Location {
        Location(sides.into_iter().map(Port::middle).fold(Ports::NONE, Ports::with))
    }

    /// The ports that are named: middles of sides, or halves.
    pub fn ports(self) -> Ports {
        self.0
    }

    /// The part of a tile that lies there and has this terrain, if there is one.
    pub fn part_of(self, tile: Tile<'_>, terrain: Terrain) -> Option<usize> {
        let mut parts = tile.kind.parts_of(terrain).map(|(number, _)| number);
        parts.find(|part| Location::of(tile, *part) == self)
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str(INSIDE);
        }
        let bits = Side::ALL
            .into_iter()
            .filter(|side| self.0.has(Port::middle(*side)))
            .fold(0, |bits, side| bits | 1 << side as usize);
        f.write_str(SIDES[bits])?;
        let halves = self.0.iter().filter(|port| !port.is_middle());
        for (n, half) in halves.enumerate() {
            let dot = if n > 0 { "." } else { "" };
            write!(f, "{dot}{}", HALVES[half_number(half)])?;
        }
        Ok(())
    }
}

impl FromStr for Location {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Location, Unreadable> {
        if text == INSIDE {
            return Ok(Location(Ports::NONE));
        }
        let mut ports = Ports::NONE;
        for word in text.split('.') {
            let half = HALVES.iter().position(|h| *h == word);
            let sides = SIDES.iter().position(|s| *s == word && !word.is_empty());
            match (half, sides) {
                (Some(number), _) => {
                    let is_half = |port: &Port| !port.is_middle() && half_number(*port) == number;
                    ports = Port::all().filter(is_half).fold(ports, Ports::with);
                }
                (None, Some(bits)) => {
                    let named = Side::ALL.into_iter().filter(|s| bits & (1 << *s as usize) != 0);
                    ports = named.map(Port::middle).fold(ports, Ports::with);
                }
                (None, None) => return Err(Unreadable::new("location on a tile", text)),
            }
        }
        Ok(Location(ports))
    }
}

/// The number of a half side, clockwise from the north-west corner.
fn half_number(port: Port) -> usize {
    let right = port == Port::right(port.side());
    2 * port.side() as usize + usize::from(right)
}

/// The word for a terrain, as a feature of JCloisterZone.
pub fn feature_word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Field => "Field",
        Terrain::Road => "Road",
        Terrain::City => "City",
        Terrain::River => "River",
        Terrain::Monastery => "Monastery",
        Terrain::Garden => "Garden",
    }
}

/// The terrain that a feature of JCloisterZone is. Older versions had other words for two of them.
pub fn terrain(word: &str) -> Result<Terrain, Unreadable> {
    let word = match word {
        "Farm" => "Field",
        "Cloister" => "Monastery",
        word => word,
    };
    Terrain::ALL
        .into_iter()
        .find(|t| feature_word(*t) == word)
        .ok_or_else(|| Unreadable::new("feature known here", word))
}

/// JCloisterZone's word for a figure.
pub fn figure_word(figure: Figure) -> &'static str {
    match figure {
        Figure::Meeple => "small",
        Figure::BigMeeple => "big",
        Figure::Abbot => "abbot",
        Figure::Builder => "builder",
        Figure::Pig => "pig",
    }
}

/// The facing that a rotation `R0`, `R90`, `R180` or `R270` stands for.
pub fn rotation(word: &str) -> Result<Facing, Unreadable> {
    let quarters = match word {
        "R0" => 0,
        "R90" => 1,
        "R180" => 2,
        "R270" => 3,
        _ => return Err(Unreadable::new("rotation", word)),
    };
    Ok(Facing::from_quarters(quarters))
}

/// The cell in a column and a row, unless no board reaches that far.
pub fn cell(x: i64, y: i64) -> Option<Cell> {
    let near = |n: i64| i16::try_from(n).ok().filter(|n| (-FARTHEST..=FARTHEST).contains(n));
    Some(Cell::new(near(x)?, near(y)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_carcassonne::tiles;
    use bastide_landscape::Landscape;

    #[test]
    fn every_location_is_read_as_it_is_written() {
        for (bits, name) in SIDES.iter().enumerate().skip(1) {
            let location: Location = name.parse().unwrap();
            assert_eq!(location.to_string(), *name);
            assert_eq!(location.0.iter().count() as u32, bits.count_ones());
        }
        for bits in 1..256 {
            let words: Vec<_> = HALVES
                .iter()
                .enumerate()
                .filter(|(n, _)| bits & (1 << n) != 0)
                .map(|(_, word)| *word)
                .collect();
            let name = words.join(".");
            assert_eq!(name.parse::<Location>().unwrap().to_string(), name);
        }
        assert_eq!("I".parse::<Location>().unwrap().to_string(), "I");
        for junk in ["", ".", "N.", "NN", "n", "NL NR", "_"] {
            assert!(junk.parse::<Location>().is_err(), "{junk:?}");
        }
    }

    #[test]
    fn a_part_is_named_as_it_lies() {
        let mut land = Landscape::new(tiles::all().clone());
        let start = tiles::kind("D").unwrap();
        let id = land.place(start.id, Cell::default(), Facing::from_quarters(1));
        let tile = land.tile(id);
        let names: Vec<_> =
            (0..start.parts.len()).map(|part| Location::of(tile, part).to_string()).collect();
        assert_eq!(names, ["E", "NS", "NR.SL", "NL.SR.WL.WR"]);
        let field: Location = "WL.NL.SR.WR".parse().unwrap();
        assert_eq!(field.part_of(tile, Terrain::Field), Some(3));
        assert_eq!(field.part_of(tile, Terrain::Road), None);
    }

    #[test]
    fn only_four_rotations_exist() {
        assert_eq!(rotation("R270").unwrap().quarters(), 3);
        for junk in ["", "R", "R45", "R360", "90", "r90"] {
            assert!(rotation(junk).is_err(), "{junk:?}");
        }
    }

    #[test]
    fn no_board_reaches_the_end_of_the_world() {
        assert_eq!(cell(-999, 999), Some(Cell::new(-999, 999)));
        assert_eq!(cell(1000, 0), None);
        assert_eq!(cell(0, i64::MIN), None);
    }
}
