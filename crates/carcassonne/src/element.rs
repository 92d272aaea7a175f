//! What can be put into the box: elements, the boxes they come in, presets, and the grammar of
//! `--with`.

use bastide_game::SetupError;

/// Something a game can be played with or without.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Element {
    /// Meeples may lie on fields.
    Fields,
    /// The River's tiles.
    River,
    /// The Abbot.
    Abbot,
    /// Flying Machines.
    Machines,
    /// Messages.
    Messages,
    /// Ferries.
    Ferries,
    /// Goldmines.
    Gold,
    /// Mage & Witch.
    Magic,
    /// Robbers.
    Robbers,
    /// Crop Circles.
    Circles,
    /// The tiles of Inns & Cathedrals.
    InnTiles,
    /// The big meeple.
    BigMeeple,
    /// The tiles of Traders & Builders.
    TraderTiles,
    /// The goods tokens.
    Goods,
    /// The builder.
    Builder,
    /// The pig.
    Pig,
    /// The tiles of The Tower.
    TowerTiles,
    /// The tower pieces.
    TowerPieces,
}

use Element as E;

/// Every element with its name, in the canonical order.
const ELEMENTS: [(Element, &str); 18] = [
    (E::Fields, "fields"),
    (E::River, "river"),
    (E::Abbot, "abbot"),
    (E::Machines, "machines"),
    (E::Messages, "messages"),
    (E::Ferries, "ferries"),
    (E::Gold, "gold"),
    (E::Magic, "magic"),
    (E::Robbers, "robbers"),
    (E::Circles, "circles"),
    (E::InnTiles, "inn-tiles"),
    (E::BigMeeple, "big-meeple"),
    (E::TraderTiles, "trader-tiles"),
    (E::Goods, "goods"),
    (E::Builder, "builder"),
    (E::Pig, "pig"),
    (E::TowerTiles, "tower-tiles"),
    (E::TowerPieces, "tower-pieces"),
];

/// The boxes that hold more than one element.
const BOXES: [(&str, &[Element]); 3] = [
    ("inns", &[E::InnTiles, E::BigMeeple]),
    ("traders", &[E::TraderTiles, E::Goods, E::Builder, E::Pig]),
    ("tower", &[E::TowerTiles, E::TowerPieces]),
];

/// The preset of tournaments, for two.
pub(crate) const CHAMPIONSHIP: &str = "championship";

/// Names for what is often played together.
const PRESETS: [(&str, &str); 6] = [
    ("first", "base no-fields"),
    ("classic", "river abbot inns traders"),
    ("minis", "machines messages ferries gold magic robbers circles"),
    ("bigbox", "classic minis"),
    ("all", "bigbox tower"),
    (CHAMPIONSHIP, "base"),
];

/// The boxes with what is in them, in the canonical order: those of one element have its name.
pub fn boxes() -> impl Iterator<Item = (&'static str, Vec<Element>)> {
    let several = |element| BOXES.iter().find(|(_, elements)| elements.contains(&element));
    Element::all().filter(|element| *element != E::Fields).filter_map(move |element| match several(
        element,
    ) {
        Some((name, elements)) => {
            (elements.first() == Some(&element)).then(|| (*name, elements.to_vec()))
        }
        None => Some((element.name(), vec![element])),
    })
}

/// The names for what is often played together.
pub fn presets() -> impl Iterator<Item = &'static str> {
    PRESETS.iter().map(|(name, _)| *name)
}

impl Element {
    /// All of them, in the canonical order.
    pub fn all() -> impl Iterator<Item = Element> {
        ELEMENTS.iter().map(|(element, _)| *element)
    }

    /// Its name in `--with`, records and files.
    pub fn name(self) -> &'static str {
        ELEMENTS[self as usize].1
    }
}

/// A set of elements.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Elements(u32);

impl Elements {
    /// The base game with fields.
    pub const BASE: Elements = Elements(1 << E::Fields as u32);

    /// Whether an element is in the box.
    pub fn has(self, element: Element) -> bool {
        self.0 & (1 << element as u32) != 0
    }

    /// This set and one more.
    pub fn with(self, element: Element) -> Elements {
        Elements(self.0 | 1 << element as u32)
    }

    /// This set without one.
    pub fn without(self, element: Element) -> Elements {
        Elements(self.0 & !(1 << element as u32))
    }

    /// The elements in the canonical order.
    pub fn iter(self) -> impl Iterator<Item = Element> {
        Element::all().filter(move |e| self.has(*e))
    }

    /// Refuses an element that makes no sense without another one.
    pub fn check(self) -> Result<(), SetupError> {
        let needs =
            [(E::Goods, E::TraderTiles), (E::TowerPieces, E::TowerTiles), (E::Pig, E::Fields)];
        let alone = needs.into_iter().find(|(one, other)| self.has(*one) && !self.has(*other));
        match alone {
            Some((element, needs)) => {
                Err(SetupError::MissingElement { element: element.name(), needs: needs.name() })
            }
            None => Ok(()),
        }
    }
}

/// What the text of `--with` asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct With {
    /// What is in the box.
    pub elements: Elements,
    /// The only number of players it allows, if there is just one.
    pub players: Option<usize>,
}

impl With {
    /// Reads a list of names; commas and spaces separate them, `no-X` counts last.
    pub fn read(text: &str) -> Result<With, SetupError> {
        let mut with = With { elements: Elements::BASE, players: None };
        let mut without = Vec::new();
        read_into(text, &mut with, &mut without)?;
        for element in without {
            with.elements = with.elements.without(element);
        }
        Ok(with)
    }
}

fn read_into(text: &str, with: &mut With, without: &mut Vec<Element>) -> Result<(), SetupError> {
    for name in text.split([',', ' ']).map(str::trim).filter(|n| !n.is_empty()) {
        if let Some(preset) = PRESETS.iter().find(|(preset, _)| *preset == name) {
            read_into(preset.1, with, without)?;
            if name == CHAMPIONSHIP {
                with.players = Some(2);
            }
        } else if let Some(elements) = elements_of(name) {
            for element in elements {
                with.elements = with.elements.with(element);
            }
        } else if let Some(elements) = name.strip_prefix("no-").and_then(elements_of) {
            without.extend(elements);
        } else if name != "base" {
            return Err(unknown(name));
        }
    }
    Ok(())
}

fn elements_of(name: &str) -> Option<Vec<Element>> {
    if let Some((_, elements)) = BOXES.iter().find(|(b, _)| *b == name) {
        return Some(elements.to_vec());
    }
    Element::all().find(|e| e.name() == name).map(|e| vec![e])
}

/// The canonical text: whole boxes by their name, else elements, `base` left out.
pub(crate) fn canonical(elements: Elements) -> String {
    let mut words = Vec::new();
    let mut rest = elements.without(E::Fields);
    for element in Element::all() {
        let home = BOXES.iter().find(|(_, inside)| inside.contains(&element));
        match home {
            _ if !rest.has(element) => {}
            Some((name, inside)) if inside.iter().all(|e| rest.has(*e)) => {
                words.push(*name);
                rest = inside.iter().fold(rest, |r, e| r.without(*e));
            }
            Some(_) | None => words.push(element.name()),
        }
    }
    if !elements.has(E::Fields) {
        words.push("no-fields");
    }
    words.join(" ")
}

/// The names of the boxes that hold several elements, and of the base game.
pub fn box_names() -> impl Iterator<Item = &'static str> {
    ["base"].into_iter().chain(BOXES.iter().map(|(name, _)| *name))
}

fn unknown(name: &str) -> SetupError {
    let known = ELEMENTS.iter().map(|(_, name)| *name);
    let known = known.chain(BOXES.iter().map(|(name, _)| *name));
    let known = known.chain(PRESETS.iter().map(|(name, _)| *name)).chain(["base", "no-fields"]);
    let shown: String = name.chars().take(40).collect();
    let mut near: Vec<_> = known.map(|word| (strsim::levenshtein(&shown, word), word)).collect();
    near.sort_unstable();
    SetupError::unknown_element(name, near.iter().take(3).map(|(_, word)| *word).collect())
}
