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

const ENDS: [(Signs, Words); 8] = [
    (on_part::VILLAGE, ["to the village", "zum Dorf"]),
    (on_part::CROSSING, ["to the crossing", "zur Kreuzung"]),
    (on_part::GATE, ["to the city gate", "zum Stadttor"]),
    (on_part::CLOISTER, ["to the monastery", "zum Kloster"]),
    (on_part::HOUSE, ["to the house", "zum Häuschen"]),
    (on_part::CIRCLE, ["to the crop circle", "zum Kornkreis"]),
    (on_part::FOUNDATION, ["to the foundation", "zum Turmfundament"]),
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

const ON_TILES: [(Signs, Words); 10] = [
    (on_tile::SOURCE, ["source of the river", "Quelle des Flusses"]),
    (on_tile::LAKE, ["lake", "See"]),
    (on_tile::GOLD, ["goldmine", "Goldmine"]),
    (on_tile::MAGIC, ["sign of mage and witch", "Zeichen von Magier und Hexe"]),
    (on_tile::ROBBER, ["robber sign", "Räuberzeichen"]),
    (on_tile::FORK, ["crop circle with fork", "Kornkreis mit Mistgabel"]),
    (on_tile::CLUB, ["crop circle with club", "Kornkreis mit Keule"]),
    (on_tile::SHIELD, ["crop circle with shield", "Kornkreis mit Schild"]),
    (on_tile::TOWER, ["foundation of a tower", "Turmfundament"]),
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
                Terrain::Road => line(["road", "Straße"], part, facing, language),
                Terrain::River => line(["river", "Fluss"], part, facing, language),
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
        Language::German => ("Stadt", "und", "verbunden", "Stadt auf allen Seiten"),
    };
    match &sides[..] {
        [_, _, _, _] => all.to_string(),
        [rest @ .., last] if !rest.is_empty() => {
            format!("{city} {} {and} {last} {joined}", rest.join(", "))
        }
        _ => format!("{city} {}", sides.join(" ")),
    }
}

/// A road or a river: from side to side, or from a side to what it ends at.
fn line(words: Words, part: &Part, facing: Facing, language: Language) -> String {
    let what = words[language as usize];
    let ends = ENDS.iter().find(|(sign, _)| part.signs.has(*sign));
    let end = ends.map(|(_, words)| words[language as usize]);
    match (&sides(part, facing, language)[..], language) {
        ([a, b], Language::English) => format!("{what} {a} to {b}"),
        ([a, b], Language::German) => format!("{what} von {a} nach {b}"),
        ([a], Language::English) => format!("{what} {a} {}", end.unwrap_or("only")),
        ([a], Language::German) => format!("{what} von {a} {}", end.unwrap_or("aus")),
        _ => what.to_string(),
    }
}

fn fields(kind: &Kind, language: Language) -> Option<String> {
    let count = kind.parts_of(Terrain::Field).count();
    let inner = kind.parts_of(Terrain::Field).filter(|(_, part)| part.ports.is_empty()).count();
    let mut phrase = match (language, count) {
        (_, 0) => return None,
        (Language::English, 1) => "one field".to_string(),
        (Language::English, n) => format!("{} fields", ["", "", "two", "three", "four"][n.min(4)]),
        (Language::German, 1) => "eine Wiese".to_string(),
        (Language::German, n) => format!("{} Wiesen", ["", "", "zwei", "drei", "vier"][n.min(4)]),
    };
    if inner > 0 {
        phrase += match language {
            Language::English => ", one of them enclosed",
            Language::German => ", eine davon eingeschlossen",
        };
    }
    Some(phrase)
}
