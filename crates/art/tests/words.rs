//! Tiles in words, and the structure of a few pictures.

use std::collections::BTreeSet;

use bastide_art::{
    Board, Language, Level, Mark, Palette, board, describe, region, sprite, tile_svg,
};
use bastide_carcassonne::tiles::{TileBox, kind};
use bastide_carcassonne::{Place, PlacedTile, Spot};
use bastide_landscape::{Cell, Facing, Port, Side, Terrain};

#[test]
fn tiles_are_described_in_two_languages() {
    let mut lines = String::new();
    for (name, quarters) in
        [("O", 0), ("O", 1), ("L", 0), ("C", 2), ("F1", 0), ("EN", 3), ("HM", 0), ("FlugD", 1)]
    {
        let (kind, facing) = (kind(name).unwrap(), Facing::from_quarters(quarters));
        for language in [Language::English, Language::German] {
            lines += &format!("{name}{facing} {}\n", describe(kind, facing, language));
        }
    }
    insta::assert_snapshot!(lines);
}

#[test]
fn every_tile_has_words_and_both_languages_differ() {
    for kind in TileBox::all().flat_map(TileBox::kinds) {
        for facing in Facing::ALL {
            let [english, german] =
                [Language::English, Language::German].map(|l| describe(kind, facing, l));
            assert!(!english.is_empty() && english != german, "{kind:?}: {english}");
            assert!(english.is_ascii(), "{english}");
        }
    }
}

/// The elements of a picture in their order, each once in a row, without numbers.
fn structure(svg: &str) -> String {
    let mut lines: Vec<(String, usize)> = Vec::new();
    for element in svg.split('<').skip(1).filter(|element| !element.starts_with('/')) {
        let tag = element.split([' ', '>', '/']).next().unwrap_or_default();
        let named = |key: &str| {
            let value = element.split(&format!(" {key}=\"")).nth(1)?.split('"').next()?;
            Some(format!(" {key}={value}"))
        };
        let line = ["id", "href", "fill", "stroke"].into_iter().filter_map(named);
        let line = format!("{tag}{}", line.collect::<String>());
        match lines.last_mut() {
            Some((last, count)) if *last == line => *count += 1,
            _ => lines.push((line, 1)),
        }
    }
    let lines = lines.into_iter().map(|(line, count)| match count {
        1 => line + "\n",
        _ => format!("{line} x{count}\n"),
    });
    lines.collect()
}

#[test]
fn a_plain_tile_is_made_of_this() {
    let kind = kind("MaHeH").unwrap();
    let picture = tile_svg(kind, Facing::from_quarters(1), 0, Palette::Contrast, Level::Plain);
    insta::assert_snapshot!(structure(&picture));
}

#[test]
fn a_rich_tile_is_made_of_this() {
    let picture = tile_svg(kind("A").unwrap(), Facing::UP, 0, Palette::Dark, Level::Rich);
    let body = picture.split("</defs>").nth(1).unwrap_or_default();
    insta::assert_snapshot!(structure(body));
}

#[test]
fn a_small_board_is_made_of_this() {
    let laid = |name, x, y| PlacedTile {
        kind: kind(name).unwrap().name,
        cell: Cell::new(x, y),
        facing: Facing::UP,
    };
    let tiles = vec![laid("D", 0, 0), laid("U", 0, 1), laid("U", 0, 2)];
    let spot = Spot { terrain: Terrain::City, port: Some(Port::middle(Side::N)) };
    let city = Place { cell: Cell::new(0, 0), spot };
    let marks =
        vec![Mark::Last(Cell::new(0, 2), None), Mark::Gap(Cell::new(1, 0)), Mark::Part(city)];
    let lying = Board { tiles, marks, ..Board::default() };
    let picture = board(&lying, Palette::Light, Level::Plain);
    let body = picture.split("</defs>").nth(1).unwrap_or_default();
    insta::assert_snapshot!(structure(body));
    let (width, height) = lying.size(Level::Plain);
    let bare = Board { bare: true, ..lying.clone() };
    let (narrow, low) = bare.size(Level::Plain);
    assert!(narrow < width && low < height, "without coordinates there is less around it");
    let bare = board(&bare, Palette::Light, Level::Plain);
    assert!(bare.len() < picture.len());
    assert!(bare.contains(&format!(r#"height="{low}""#)), "it is as high as it says");
    let empty = board(&Board::default(), Palette::Light, Level::Rich);
    assert!(empty.starts_with("<svg"), "an empty board is a picture too");
}

#[test]
fn pictures_do_not_vary() {
    assert_eq!(sprite(Level::Plain), sprite(Level::Plain));
    let paths: Vec<String> =
        (0..4).map(|part| region(kind("D").unwrap(), part).unwrap().path()).collect();
    let distinct: BTreeSet<&String> = paths.iter().collect();
    assert_eq!(distinct.len(), 4);
    assert!(paths.iter().all(|path| path.starts_with('M') && path.ends_with('Z')));
    let kinds = TileBox::all().flat_map(TileBox::kinds);
    let all: usize = kinds
        .flat_map(|kind| (0..kind.parts.len()).map(move |n| region(kind, n).unwrap().path().len()))
        .sum();
    assert!(all < 300_000, "the outlines of all parts are {all} bytes");
}
