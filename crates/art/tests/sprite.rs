//! The sprite is whole, small, and knows every colour and every sign.

use std::collections::BTreeSet;
use std::io::Write;

use bastide_art::{Level, Palette, Token, figure, sprite, tile, tile_svg, track};
use bastide_carcassonne::tiles::{TileBox, WORDS, on_part, on_tile, sign_words};
use bastide_carcassonne::{Figure, Good};
use bastide_landscape::{Facing, Terrain};
use flate2::Compression;
use flate2::write::GzEncoder;

/// Whatever stands between a start and the next end, all over a text.
fn between<'a>(text: &'a str, start: &'a str, end: char) -> impl Iterator<Item = &'a str> {
    text.split(start).skip(1).filter_map(move |rest| rest.split(end).next())
}

#[test]
fn the_sprite_is_small() {
    for level in [Level::Rich, Level::Plain] {
        let text = sprite(level);
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(text.as_bytes()).unwrap();
        let packed = gzip.finish().unwrap().len();
        println!("{level:?}: {} bytes, {packed} packed", text.len());
        assert!(packed <= 400_000, "{level:?}: {packed}");
    }
}

#[test]
fn everything_the_sprite_uses_is_there_once() {
    for level in [Level::Rich, Level::Plain] {
        let sprite = sprite(level);
        let ids: Vec<&str> = between(&sprite, " id=\"", '"').collect();
        let known: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), known.len(), "an id is used twice");
        let tiles: String = TileBox::all()
            .flat_map(TileBox::kinds)
            .flat_map(|kind| (0..4).map(move |copy| tile(kind, Facing::UP, copy, level)))
            .collect();
        for text in [&sprite, &tiles] {
            for used in between(text, "href=\"#", '"').chain(between(text, "url(#", ')')) {
                assert!(known.contains(used), "{used} is missing");
            }
        }
    }
}

#[test]
fn every_colour_has_a_name_in_every_palette() {
    for palette in Palette::ALL {
        let declared = palette.declarations();
        for name in between(&sprite(Level::Rich), "var(--", ')') {
            assert!(
                declared.contains(&format!("--{name}:#"))
                    || declared.contains(&format!("--{name}:none")),
                "{name}"
            );
        }
        let declared: Vec<&str> = between(&declared, "--", ':').collect();
        let distinct: BTreeSet<&&str> = declared.iter().collect();
        assert_eq!(declared.len(), distinct.len());
    }
}

#[test]
fn every_sign_is_painted() {
    // What a word of the tile files looks like: a stamp, or one of the brushes of the ground.
    let stamp = |word: &str| match word {
        "pennant" | "wine" | "grain" | "cloth" | "inn" | "cathedral" | "gold" | "magic"
        | "robber" => Some(word.to_string()),
        "village" | "gate" => Some(word.to_string()),
        "crossing" => Some("well".to_string()),
        "house" => Some("cottage".to_string()),
        "foundation" | "tower" => Some("foundation".to_string()),
        "source" => Some("rocks".to_string()),
        "cloister" => Some("monastery".to_string()),
        _ => word.strip_prefix("circle-").map(str::to_string),
    };
    for kind in TileBox::all().flat_map(TileBox::kinds) {
        let mut words = sign_words(kind.signs, WORDS.on_tiles);
        words.extend(kind.parts.iter().flat_map(|part| sign_words(part.signs, WORDS.on_parts)));
        let mut wanted: Vec<String> = words.iter().filter_map(|word| stamp(word)).collect();
        if kind.has(Terrain::Monastery) {
            wanted.push("monastery".to_string());
        }
        if kind.has(Terrain::Garden) {
            wanted.push("garden".to_string());
        }
        for level in [Level::Rich, Level::Plain] {
            let picture = tile(kind, Facing::UP, 0, level);
            for name in &wanted {
                assert!(picture.contains(&format!("\"#{name}")), "{kind:?}: {name}");
            }
        }
        let ground = tile_svg(kind, Facing::UP, 0, Palette::Light, Level::Rich);
        let colours = [
            (kind.heading.is_some(), "#machine"),
            (kind.has(Terrain::River), "#3f8dc2"),
            (kind.signs.has(on_tile::BRIDGE), "stroke-dasharray=\"1.4 6\""),
            (kind.parts.iter().any(|part| part.signs.has(on_part::PIER)), "#b07a45"),
        ];
        for (has, sign) in colours {
            assert!(!has || ground.contains(sign), "{kind:?}: {sign}");
        }
    }
}

#[test]
fn every_copy_has_its_picture() {
    for kind in TileBox::all().flat_map(TileBox::kinds) {
        for (copy, picture) in kind.pictures.iter().enumerate() {
            let painted = tile(kind, Facing::UP, copy, Level::Rich);
            assert!(painted.contains(&format!("\"#{picture}\"")), "{kind:?}: {picture}");
        }
        let beyond = tile(kind, Facing::UP, kind.pictures.len(), Level::Rich);
        assert!(kind.pictures.iter().all(|picture| !beyond.contains(&format!("\"#{picture}\""))));
    }
}

#[test]
fn tokens_and_track_are_painted_by_themselves() {
    let figures = Figure::ALL.map(|figure| Token::Figure(figure, 4));
    let goods = [Good::Wine, Good::Grain, Good::Cloth].map(Token::Good);
    let others = [
        Token::Farmer(0),
        Token::BigFarmer(5),
        Token::Counter(2),
        Token::Woman(3),
        Token::Mage,
        Token::Witch,
        Token::Robber,
        Token::Ferry,
        Token::GoldBar,
        Token::TowerPiece,
    ];
    for token in figures.into_iter().chain(goods).chain(others) {
        for palette in Palette::ALL {
            for level in [Level::Rich, Level::Plain] {
                let picture = figure(token, palette, level);
                assert!(picture.contains("<path") && !picture.contains("var(--"), "{token:?}");
            }
        }
    }
    let board = track(&[0, 50, 117, 49, 49, 49], Palette::Light);
    assert_eq!(board.matches("href=\"#counter-").count(), 6);
    assert!(!board.contains("var(--"));
}
