//! What Carcassonne can be played with: the boxes, what is in them, and what needs what.

use bastide_carcassonne::tiles::TileBox;
use bastide_carcassonne::{Element, Elements, Tiles, With, boxes, presets};

use super::words::ElementName;
use crate::tables::{BoxInfo, Contents, ElementInfo, Preset};

/// All of it, as the rules tell it.
pub(crate) fn contents() -> Contents {
    let preset = |name: &str| {
        let with = With::read(name).ok()?;
        Some(Preset { name: name.to_string(), elements: names(with.elements) })
    };
    Contents {
        elements: Element::all().map(|element| element.name().to_string()).collect(),
        tiles: lie_at_the_end(Elements::BASE),
        boxes: boxes().map(|(name, elements)| in_the_box(name, &elements)).collect(),
        presets: presets().filter_map(preset).collect(),
    }
}

fn in_the_box(name: &str, elements: &[Element]) -> BoxInfo {
    let printed = TileBox::all().filter(|set| set.name() == name);
    let tiles = printed.flat_map(TileBox::kinds).map(|kind| u16::from(kind.copies)).sum();
    let info = |element: &Element| ElementInfo {
        name: (*element).into(),
        needs: needs(*element),
        adds: lie_at_the_end(Elements::BASE.with(*element)) - lie_at_the_end(Elements::BASE),
    };
    BoxInfo { name: name.to_string(), tiles, elements: elements.iter().map(info).collect() }
}

fn names(elements: Elements) -> Vec<ElementName> {
    elements.iter().map(ElementName::from).collect()
}

/// The tiles that lie when all are placed.
fn lie_at_the_end(elements: Elements) -> u16 {
    let Tiles { river, lake, bag, .. } = Tiles::of(elements);
    let drawn = river.iter().chain(&bag).map(|(_, copies)| u16::from(*copies)).sum::<u16>();
    1 + drawn + u16::from(lake.is_some())
}

/// What the rules refuse to leave out.
fn needs(element: Element) -> Vec<ElementName> {
    let alone = Elements::BASE.without(Element::Fields).with(element);
    if alone.check().is_ok() {
        return Vec::new();
    }
    let helps = |other: &Element| alone.with(*other).check().is_ok();
    Element::all().filter(helps).map(ElementName::from).collect()
}
