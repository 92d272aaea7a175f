//! A tile in words, for those who hear the board.

use bastide_carcassonne::tiles::{on_part, on_tile};
use bastide_landscape::{Facing, Kind, Part, Port, Side, Signs, Terrain};

/// A language people speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
}

/// A word or phrase in both languages, by [`Language`].
type Words = [&'static str; 2];

const SIDES: [Words; 4] =
    [["north", "Norden"], ["east", "Osten"], ["south", "Süden"], ["west", "Westen"]];

const HEADINGS: [Words; 8] = [
    ["north", "Norden"],
    ["northeast", "Nordosten"],
    ["east", "Osten"],
    ["southeast", "Südosten"],
    ["south", "Süden"],
    ["southwest", "Südwesten"],
    ["west", "Westen"],
    ["northwest", "Nordwesten"],
];

/// What the river ends at.
const RIVER_ENDS: [(Signs, Words); 2] = [
    (on_tile::SOURCE, ["to the source", "zur Quelle"]),
    (on_tile::LAKE, ["to the lake", "zum See"]),
];

/// What roads end at.
const ENDS: [(Signs, Words); 8] = [
    (on_part::VILLAGE, ["to the village", "zum Dorf"]),
    (on_part::CROSSING, ["to the crossing", "zur Kreuzung"]),
    (on_part::GATE, ["to the city gate", "zum Stadttor"]),
    (on_part::CLOISTER, ["to the monastery", "zum Kloster"]),
    (on_part::HOUSE, ["to the house", "zum Häuschen"]),
    (on_part::CIRCLE, ["to the crop circle", "zum Kornkreis"]),
    (on_part::FOUNDATION, ["to the foundation", "zum Turmbauplatz"]),
    (on_part::PIER, ["to the pier", "zur Anlegestelle"]),
];

const ON_PARTS: [(Signs, Words); 6] = [
    (on_part::PENNANT, ["pennant", "Wappen"]),
    (on_part::INN, ["inn", "Wirtshaus"]),
    (on_part::CATHEDRAL, ["cathedral", "Kathedrale"]),
    (on_part::WINE, ["wine", "Wein"]),
    (on_part::GRAIN, ["grain", "Korn"]),
    (on_part::CLOTH, ["cloth", "Tuch"]),
];

const ON_TILES: [(Signs, Words); 8] = [
    (on_tile::GOLD, ["goldmine", "Goldmine"]),
    (on_tile::MAGIC, ["sign of mage and witch", "Zeichen von Magier und Hexe"]),
    (on_tile::ROBBER, ["robber sign", "Räuberzeichen"]),
    (on_tile::FORK, ["crop circle with fork", "Kornkreis mit Mistgabel"]),
    (on_tile::CLUB, ["crop circle with club", "Kornkreis mit Keule"]),
    (on_tile::SHIELD, ["crop circle with shield", "Kornkreis mit Schild"]),
    (on_tile::TOWER, ["foundation of a tower", "Turmbauplatz"]),
    (on_tile::BRIDGE, ["bridge", "Brücke"]),
];

/// What is on a tile that has a facing: `city north and west joined, pennant; road east to
/// south; two fields`.
pub fn describe(kind: &Kind, facing: Facing, language: Language) -> String {
    let say = |words: Words| words[language as usize];
    let mut phrases: Vec<String> = Vec::new();
    for terrain in
        [Terrain::City, Terrain::Road, Terrain::River, Terrain::Monastery, Terrain::Garden]
    {
        for (_, part) in kind.parts_of(terrain) {
            let mut phrase = match terrain {
                Terrain::City => city(part, facing, language),
                Terrain::Road => {
                    let end = end(&ENDS, part.signs, language);
                    line(say(["road", "Straße"]), part, end, facing, language)
                }
                Terrain::River => {
                    let end = end(&RIVER_ENDS, kind.signs, language);
                    line(say(["river", "Fluss"]), part, end, facing, language)
                }
                Terrain::Monastery => say(["monastery", "Kloster"]).to_string(),
                Terrain::Garden => say(["garden", "Garten"]).to_string(),
                Terrain::Field => continue,
            };
            for (_, words) in ON_PARTS.iter().filter(|(sign, _)| part.signs.has(*sign)) {
                phrase += ", ";
                phrase += say(*words);
            }
            phrases.push(phrase);
        }
    }
    phrases.extend(fields(kind, language));
    let signs = ON_TILES.iter().filter(|(sign, _)| kind.signs.has(*sign));
    phrases.extend(signs.map(|(_, words)| say(*words).to_string()));
    if let Some(heading) = kind.heading {
        let to = say(HEADINGS[usize::from(heading + 2 * facing.quarters()) % 8]);
        phrases.push(match language {
            Language::English => format!("flying machine heading {to}"),
            Language::German => format!("Fluggerät nach {to}"),
        });
    }
    phrases.join("; ")
}

/// The sides at which a part leaves the tile, in words.
fn sides(part: &Part, facing: Facing, language: Language) -> Vec<&'static str> {
    let ports = part.ports.turned(facing);
    let sides = Side::ALL.into_iter().filter(|side| ports.has(Port::middle(*side)));
    sides.map(|side| SIDES[side as usize][language as usize]).collect()
}

fn city(part: &Part, facing: Facing, language: Language) -> String {
    let sides = sides(part, facing, language);
    let (city, and, joined, all) = match language {
        Language::English => ("city", "and", "joined", "city on all sides"),
        Language::German => ("Stadt im", "und", "verbunden", "Stadt auf allen Seiten"),
    };
    match &sides[..] {
        [_, _, _, _] => all.to_string(),
        [rest @ .., last] if !rest.is_empty() => {
            format!("{city} {} {and} {last} {joined}", rest.join(", "))
        }
        _ => format!("{city} {}", sides.join(" ")),
    }
}

/// What a road or river ends at, if it ends on the tile.
fn end(ends: &[(Signs, Words)], signs: Signs, language: Language) -> &'static str {
    let found = ends.iter().find(|(sign, _)| signs.has(*sign));
    found.map_or("", |(_, words)| words[language as usize])
}

/// A road or a river: from side to side, or from a side to what it ends at.
fn line(what: &str, part: &Part, end: &str, facing: Facing, language: Language) -> String {
    let line = match (&sides(part, facing, language)[..], language) {
        ([a, b], Language::English) => format!("{what} {a} to {b}"),
        ([a, b], Language::German) => format!("{what} von {a} nach {b}"),
        ([a], Language::English) => format!("{what} {a} {end}"),
        ([a], Language::German) => format!("{what} von {a} {end}"),
        _ => what.to_string(),
    };
    line.trim_end().to_string()
}

/// How many fields there are.
fn fields(kind: &Kind, language: Language) -> Option<String> {
    let count = kind.parts_of(Terrain::Field).count();
    let inner = kind.parts_of(Terrain::Field).filter(|(_, part)| part.ports.is_empty()).count();
    let number = |words: [Words; 4]| words[count.min(4) - 1][language as usize];
    let numbers = [["one", "eine"], ["two", "zwei"], ["three", "drei"], ["four", "vier"]];
    Some(match (language, count, inner) {
        (_, 0, _) => return None,
        (Language::English, 1, 0) => "one field".to_string(),
        (Language::German, 1, 0) => "eine Wiese".to_string(),
        (Language::English, 1, _) => "one enclosed field".to_string(),
        (Language::German, 1, _) => "eine eingeschlossene Wiese".to_string(),
        (Language::English, _, 0) => format!("{} fields", number(numbers)),
        (Language::German, _, 0) => format!("{} Wiesen", number(numbers)),
        (Language::English, ..) => format!("{} fields, one of them enclosed", number(numbers)),
        (Language::German, ..) => format!("{} Wiesen, eine davon eingeschlossen", number(numbers)),
    })
}
