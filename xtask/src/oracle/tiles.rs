//! The tiles that come with the recorded games, as kinds of ours.

use std::collections::BTreeMap;
use std::path::Path;

use bastide_carcassonne::{Tiles, tiles};
use bastide_jcz::geography::Location;
use bastide_landscape::{Facing, Kind, KindId, MAX_TILES, Side, Terrain, TileSet, parse};
use serde::Deserialize;

use super::corpus::{Recorded, Unreadable};

/// The tile that stays in the box when the river's source is the start.
const ORDINARY_START: &str = "BA/RCr";

/// The file.
#[derive(Deserialize)]
struct File {
    /// How many of each tile a set holds.
    sets: BTreeMap<String, BTreeMap<String, u8>>,
    tiles: BTreeMap<String, Tile>,
}

/// A tile as it lies without being turned.
#[derive(Deserialize)]
struct Tile {
    /// What the sides show from north clockwise.
    edges: String,
    features: Vec<Feature>,
    #[serde(default)]
    gold: bool,
    #[serde(default)]
    mage: bool,
    #[serde(default)]
    ferry: bool,
    corn: Option<String>,
    fly: Option<String>,
}

#[derive(Deserialize)]
struct Feature {
    #[serde(rename = "type")]
    what: String,
    loc: Vec<String>,
    #[serde(default)]
    cities: Vec<String>,
    #[serde(default)]
    pennants: u8,
    #[serde(default)]
    inn: bool,
    #[serde(default)]
    cathedral: bool,
    goods: Option<String>,
}

/// All tiles of a file.
pub(crate) struct Catalogue {
    sets: BTreeMap<String, BTreeMap<String, u8>>,
    set: TileSet,
    kinds: BTreeMap<String, KindId>,
}

impl Catalogue {
    pub(crate) fn read(path: &Path) -> Result<Catalogue, Unreadable> {
        let text = std::fs::read_to_string(path).map_err(|e| Unreadable::new(path, None, e))?;
        let file: File = serde_json::from_str(&text).map_err(|e| Unreadable::new(path, None, e))?;
        Catalogue::new(file).map_err(|problem| Unreadable::new(path, None, problem))
    }

    /// Their names are longer than ours, so the tiles are numbered here.
    fn new(file: File) -> Result<Catalogue, String> {
        let mut kinds = Vec::new();
        for (number, (id, tile)) in file.tiles.iter().enumerate() {
            let kind = kind(number, tile).map_err(|problem| format!("tile `{id}`: {problem}"))?;
            kinds.push(kind);
        }
        let set = TileSet::new(kinds).map_err(|e| e.to_string())?;
        let kinds = file.tiles.into_keys().zip(set.kinds().iter().map(|kind| kind.id)).collect();
        Ok(Catalogue { sets: file.sets, set, kinds })
    }

    /// The kind for a tile.
    pub(crate) fn kind(&self, id: &str) -> Result<&Kind, String> {
        let kind = self.kinds.get(id).map(|kind| self.set.kind(*kind));
        kind.ok_or_else(|| format!("the tile `{id}` is not in the file of tiles"))
    }

    /// All tiles of a game.
    pub(crate) fn of(&self, game: &Recorded) -> Result<Tiles, String> {
        let [(start, 0, 0, 0)] = &game.start[..] else {
            return Err("the game must begin with one upright tile in the middle".to_string());
        };
        let first = self.kind(start)?;
        let (set, start_kind) = (self.set.clone(), first.id);
        let (river, bag) = (Vec::new(), Vec::new());
        let mut tiles = Tiles { set, start: start_kind, river, lake: None, bag };
        let mut count = 0;
        for name in game.sets.keys() {
            let set = self.sets.get(name);
            let set = set.ok_or_else(|| format!("the set `{name}` is not in the file of tiles"))?;
            for (id, copies) in set {
                let kind = self.kind(id)?;
                let in_box = id == start || (is_river(first) && id == ORDINARY_START);
                let copies = copies.saturating_sub(u8::from(in_box));
                count += usize::from(copies);
                match river_ends(kind) {
                    _ if copies == 0 => {}
                    0 => tiles.bag.push((kind.id, copies)),
                    1 => tiles.lake = Some(kind.id),
                    _ => tiles.river.push((kind.id, copies)),
                }
            }
        }
        if count >= MAX_TILES {
            return Err(format!("{count} tiles are too many"));
        }
        Ok(tiles)
    }
}

/// Whether a tile carries the river.
pub(crate) fn is_river(kind: &Kind) -> bool {
    river_ends(kind) > 0
}

fn river_ends(kind: &Kind) -> usize {
    let rivers = kind.parts_of(Terrain::River);
    rivers.map(|(_, part)| part.ports.iter().count()).sum()
}

fn letter(terrain: Terrain) -> char {
    match terrain {
        Terrain::City => 'c',
        Terrain::Road => 'r',
        Terrain::Field => 'f',
        Terrain::River => 'i',
        Terrain::Monastery | Terrain::Garden => '?',
    }
}

/// A kind of ours for a tile.
fn kind(number: usize, tile: &Tile) -> Result<Kind, String> {
    let line = line(number, tile)?;
    let kinds = parse::kinds(&line, tiles::WORDS).map_err(|e| e.why.to_string())?;
    let kind = kinds.into_iter().next().ok_or("a line makes a tile")?;
    let sides: String = Side::ALL.map(|side| letter(kind.edge(Facing::UP, side))).iter().collect();
    if sides != tile.edges {
        return Err("its edges are not its parts".to_string());
    }
    Ok(kind)
}

/// The line that our own tile files would have for a tile, so that one parser checks them all.
fn line(number: usize, tile: &Tile) -> Result<String, String> {
    let mut clauses = Vec::new();
    let mut signs = Vec::new();
    for feature in &tile.features {
        if feature.what == "Tower" {
            signs.push("tower");
            continue;
        }
        clauses.push(clause(feature, tile.ferry)?);
    }
    if tile.gold {
        signs.push("gold");
    }
    if tile.mage {
        signs.push("magic");
    }
    match tile.corn.as_deref() {
        None => {}
        Some("Field") => signs.push("circle-fork"),
        Some("Road") => signs.push("circle-club"),
        Some("City") => signs.push("circle-shield"),
        Some(other) => return Err(format!("`{other}` is no crop circle")),
    }
    if !signs.is_empty() {
        clauses.push(format!("sign {}", signs.join(" ")));
    }
    if let Some(direction) = &tile.fly {
        clauses.push(format!("fly {direction}"));
    }
    Ok(format!("T{number} x1: {}", clauses.join("; ")))
}

fn clause(feature: &Feature, ferry: bool) -> Result<String, String> {
    let terrain = bastide_jcz::geography::terrain(&feature.what).map_err(|e| e.to_string())?;
    let mut words = vec![terrain.word()];
    for location in &feature.loc {
        let location: Location = location.parse().map_err(|e| format!("{e}"))?;
        words.extend(location.ports().iter().map(|port| port.word()));
    }
    match feature.pennants {
        0 => {}
        1 => words.push("pennant"),
        more => return Err(format!("{more} pennants in one city")),
    }
    if feature.inn {
        words.push("inn");
    }
    if feature.cathedral {
        words.push("cathedral");
    }
    words.extend(feature.goods.as_deref());
    if ferry && terrain == Terrain::Road {
        words.push("pier");
    }
    if !feature.cities.is_empty() {
        words.push("by");
        words.extend(feature.cities.iter().map(String::as_str));
    }
    Ok(words.join(" "))
}
