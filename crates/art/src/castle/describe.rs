//! A tile of The Castle in words, for those who hear the board.

use bastide_castle::{Kind, Part, Terrain, on_part};
use bastide_landscape::{Facing, Port, Side};

use crate::Language;

/// A word or phrase in both languages, by [`Language`].
type Words = [&'static str; 2];

const SIDES: [Words; 4] =
    [["north", "Norden"], ["east", "Osten"], ["south", "Süden"], ["west", "Westen"]];

/// What is on a tile that has a facing: `house north and east joined; path south to west, fountain; two
/// courts, one with a market`.
pub fn describe(kind: &Kind, facing: Facing, language: Language) -> String {
    let mut phrases: Vec<String> = Vec::new();
    for terrain in [Terrain::House, Terrain::Tower] {
        for part in kind.parts.iter().filter(|part| part.terrain == terrain) {
            phrases.push(building(part, facing, language));
        }
    }
    for part in kind.parts.iter().filter(|part| part.terrain == Terrain::Path) {
        phrases.push(path(kind, part, facing, language));
    }
    phrases.extend(courts(kind, language));
    phrases.join("; ")
}

/// The sides at which a part leaves a tile that has a facing.
fn sides(part: &Part, facing: Facing, language: Language) -> Vec<&'static str> {
    let ports = part.ports.turned(facing);
    let shown = Side::ALL.into_iter().filter(|side| ports.has(Port::middle(*side)));
    shown.map(|side| SIDES[side as usize][language as usize]).collect()
}

fn listed(sides: &[&str], language: Language) -> String {
    let and = ["and", "und"][language as usize];
    match sides {
        [rest @ .., last] if !rest.is_empty() => format!("{} {and} {last}", rest.join(", ")),
        _ => sides.join(" "),
    }
}

fn building(part: &Part, facing: Facing, language: Language) -> String {
    let house = part.terrain == Terrain::House;
    let sides = sides(part, facing, language);
    let what: Words = if house { ["house", "Haus"] } else { ["tower", "Turm"] };
    let what = what[language as usize];
    match (sides.len(), language) {
        (4, Language::English) => format!("{what} on all sides"),
        (4, Language::German) => format!("{what} auf allen Seiten"),
        (1, Language::English) => format!("{what} {}", sides.join(" ")),
        (1, Language::German) => format!("{what} im {}", sides.join(" ")),
        (_, Language::English) => format!("{what} {} joined", listed(&sides, language)),
        (_, Language::German) => format!("{what} im {} verbunden", listed(&sides, language)),
    }
}

fn path(kind: &Kind, part: &Part, facing: Facing, language: Language) -> String {
    let tower = kind.parts.iter().any(|part| part.terrain == Terrain::Tower);
    let ends: [(bool, Words); 3] = [
        (part.signs.has(on_part::SQUARE), ["to the square", "zum Platz"]),
        (part.signs.has(on_part::DOOR) && tower, ["to the tower", "zum Turm"]),
        (part.signs.has(on_part::DOOR), ["to the house", "zum Haus"]),
    ];
    let end = ends.iter().find(|(is, _)| *is).map_or("", |(_, words)| words[language as usize]);
    let sides = sides(part, facing, language);
    let line = match (&sides[..], language) {
        ([a, b], Language::English) => format!("path {a} to {b}"),
        ([a, b], Language::German) => format!("Weg von {a} nach {b}"),
        ([a], Language::English) => format!("path {a} {end}"),
        ([a], Language::German) => format!("Weg von {a} {end}"),
        (_, Language::English) => format!("path {} joined", listed(&sides, language)),
        (_, Language::German) => format!("Weg im {} verbunden", listed(&sides, language)),
    };
    let fountain: Words = [", fountain", ", Brunnen"];
    let fountain = if part.signs.has(on_part::FOUNTAIN) { fountain[language as usize] } else { "" };
    format!("{}{fountain}", line.trim_end())
}

/// How many courts there are, and whether one has a market.
fn courts(kind: &Kind, language: Language) -> Option<String> {
    let courts = || kind.parts.iter().filter(|part| part.terrain == Terrain::Court);
    let market = courts().any(|part| part.signs.has(on_part::MARKET));
    let numbers: [Words; 4] =
        [["one", "ein"], ["two", "zwei"], ["three", "drei"], ["four", "vier"]];
    let count = courts().count();
    let number = numbers[count.checked_sub(1)?.min(3)][language as usize];
    Some(match (language, count, market) {
        (Language::English, 1, false) => "one court".to_string(),
        (Language::English, 1, true) => "one court with a market".to_string(),
        (Language::German, 1, false) => "ein Hof".to_string(),
        (Language::German, 1, true) => "ein Hof mit Markt".to_string(),
        (Language::English, _, false) => format!("{number} courts"),
        (Language::English, _, true) => format!("{number} courts, one with a market"),
        (Language::German, _, false) => format!("{number} Höfe"),
        (Language::German, _, true) => format!("{number} Höfe, einer mit Markt"),
    })
}
