//! The pictures of Cardcassonne: every card is painted, is told from all others, and says what it is worth.

use std::collections::BTreeSet;

use bastide_art::cardcassonne::{Excerpt, Fan, Stretch, Strip};
use bastide_art::{Language, Level, Palette, cardcassonne};
use bastide_cardcassonne::{Card, Face, Row, Seen, Setup, State};
use bastide_game::{Actor, Game, Seat, Table, Viewer};
use resvg::{tiny_skia, usvg};

fn paint(svg: &str, width: u32, height: u32) -> tiny_skia::Pixmap {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("an SVG");
    let mut pixmap = tiny_skia::Pixmap::new(width, height).expect("a size");
    let scale = width as f32 / tree.size().width();
    let transform = tiny_skia::Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixmap.as_mut());
    pixmap
}

type Colour = [u8; 3];

fn pixel(pixmap: &tiny_skia::Pixmap, x: u32, y: u32) -> Colour {
    let pixel = pixmap.pixel(x, y).expect("inside").demultiply();
    [pixel.red(), pixel.green(), pixel.blue()]
}

fn literal(palette: Palette, name: &str) -> Colour {
    let hex = palette.colour(name).unwrap_or_else(|| panic!("{name} is no colour"));
    std::array::from_fn(|n| u8::from_str_radix(&hex[1 + 2 * n..3 + 2 * n], 16).expect("two digits"))
}

/// The contrast of two colours as the accessibility guidelines define it.
fn contrast(a: Colour, b: Colour) -> f64 {
    let luminance = |colour: Colour| {
        let [r, g, b] = colour.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// A table with cards face up and face down, a follower, and hands.
fn begun() -> Table<State> {
    let mut table = Table::<State>::new(Setup::new(3).expect("three can play"));
    let mut say = |actor, sentence: &str| {
        table.play_sentence(actor, sentence).unwrap_or_else(|e| panic!("{sentence}: {e}"));
    };
    for card in ["green-2", "blue-animal", "red-building", "yellow-3", "blue-2"].repeat(2) {
        say(Actor::Chance, &format!("open {card}"));
    }
    for (n, colour) in ["green", "blue", "red", "yellow"].into_iter().cycle().take(15).enumerate() {
        let seat = ["blue", "yellow", "red"][n % 3];
        say(Actor::Chance, &format!("deal {seat} {colour}-1"));
    }
    say(Actor::Seat(Seat(1)), "down green-1 city");
    say(Actor::Seat(Seat(2)), "claim city");
    table
}

/// A row with everything that may be shown there, and cards in front of somebody.
fn excerpt() -> Excerpt {
    let hidden = Seen { card: None, down_by: Some(Seat(1)) };
    let seen = Seen { card: Some(Card::animal(Row::City)), down_by: None };
    let stretch = |seat: u8, lies| Stretch {
        seat: Seat(seat),
        cards: vec![seen, hidden],
        worth: "+3?".into(),
        lies,
    };
    let row = Strip {
        row: Row::City,
        stretches: vec![stretch(0, false), stretch(1, true)],
        free: vec![seen],
        fitting: Card::all().take(3).collect(),
    };
    let fan = Fan { seat: Seat(4), cards: Card::all().collect(), worth: "+30".into() };
    Excerpt { rows: vec![row], fans: vec![fan] }
}

#[test]
fn everything_is_painted_in_every_palette() {
    let table = begun();
    for palette in Palette::ALL {
        let mut pictures: Vec<String> =
            Card::all().map(|card| cardcassonne::card_svg(card, palette)).collect();
        assert_eq!(pictures.len(), 24);
        pictures.push(cardcassonne::back_svg(palette));
        pictures.push(cardcassonne::chest_svg(palette));
        pictures.extend(Row::ALL.map(|row| cardcassonne::row_icon_svg(row, palette)));
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
            let view = table.game().view(viewer);
            pictures.push(cardcassonne::table_svg(&view, palette, Level::Rich, 60.0));
        }
        pictures.push(excerpt().svg(palette, Level::Rich, 60.0));
        for picture in pictures {
            assert!(!picture.contains("var(--"), "a colour has no value: {picture:.300}");
            let tree = usvg::Tree::from_str(&picture, &usvg::Options::default());
            let tree = tree.unwrap_or_else(|e| panic!("{e}: {picture:.300}"));
            assert!(tree.root().has_children());
            let used = picture.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
            for used in used {
                // A stamp that is used but not drawn is an empty group.
                let opened =
                    format!("id=\"{used}\" stroke-linecap=\"round\" stroke-linejoin=\"round\">");
                let (_, drawing) =
                    picture.split_once(&opened).unwrap_or_else(|| panic!("{used} is missing"));
                assert!(!drawing.starts_with("</g>"), "{used} is empty");
            }
        }
    }
}

#[test]
fn cards_have_their_size_and_nothing_beyond_their_corners() {
    for card in Card::all() {
        let svg = cardcassonne::card_svg(card, Palette::Light);
        let tree = usvg::Tree::from_str(&svg, &usvg::Options::default()).expect("an SVG");
        assert_eq!((tree.size().width(), tree.size().height()), (240.0, 336.0));
        let pixmap = paint(&svg, 240, 336);
        for (x, y) in [(0, 0), (239, 0), (0, 335), (239, 335), (0, 168), (239, 168), (120, 335)] {
            assert_eq!(pixmap.pixel(x, y).expect("inside").alpha(), 0, "{card} at {x},{y}");
        }
    }
}

/// Small as on a telephone, every card is another picture, by its plate alone or by what stands there.
#[test]
fn cards_differ_when_they_are_small() {
    for palette in Palette::ALL {
        let all: Vec<(Card, Vec<u8>)> = Card::all()
            .map(|card| {
                (card, paint(&cardcassonne::card_svg(card, palette), 64, 90).data().to_vec())
            })
            .collect();
        for (n, (a, picture)) in all.iter().enumerate() {
            for (b, other) in &all[..n] {
                let far = |a: &[u8], b: &[u8]| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 40);
                let pairs = picture.chunks(4).zip(other.chunks(4));
                let differ = pairs.filter(|(a, b)| far(a, b)).count();
                assert!(differ > 300, "{palette:?}: {a} and {b}, {differ} pixels");
            }
        }
    }
}

#[test]
fn values_stand_out_from_their_ground() {
    for palette in Palette::ALL {
        let (ink, paper) = (literal(palette, "card-ink"), literal(palette, "card-paper"));
        let found = contrast(ink, paper);
        assert!(found >= 10.0, "{palette:?}: {found:.1}");
        for card in Card::all() {
            let valued = matches!(card.face(), Face::Person(..) | Face::Dragon | Face::Fairy);
            let pixmap = paint(&cardcassonne::card_svg(card, palette), 240, 336);
            let plate = (18..78).flat_map(|x| (18..76).map(move |y| (x, y)));
            let shown: Vec<Colour> = plate.map(|(x, y)| pixel(&pixmap, x, y)).collect();
            let count = |colour: Colour| shown.iter().filter(|found| **found == colour).count();
            // Nothing but ink on paper, apart from where they blend.
            assert!(!valued || count(ink) > 250, "{card}: {} pixels of ink", count(ink));
            let blended = shown.len() - count(ink) - count(paper);
            assert!(blended * 4 < shown.len(), "{card}: {blended} of {}", shown.len());
        }
    }
}

/// A card has the colour of its row all around, and jokers have all four.
#[test]
fn frames_tell_the_row() {
    for palette in Palette::ALL {
        for card in Card::all() {
            let pixmap = paint(&cardcassonne::card_svg(card, palette), 240, 336);
            let around =
                [(100, 9), (160, 9), (9, 200), (231, 80), (231, 260), (60, 328), (180, 328)];
            let shown: BTreeSet<Colour> =
                around.into_iter().map(|(x, y)| pixel(&pixmap, x, y)).collect();
            let expected: BTreeSet<Colour> = match card.colour() {
                Some(row) => [literal(palette, &format!("card-{}", row.colour()))].into(),
                None => ["yellow", "red", "green", "blue"]
                    .map(|colour| literal(palette, &format!("card-{colour}")))
                    .into(),
            };
            assert_eq!(shown, expected, "{palette:?}: {card}");
        }
    }
}

#[test]
fn hidden_cards_are_not_in_the_picture() {
    let table = begun();
    let svg = |viewer| {
        let view = table.game().view(viewer);
        cardcassonne::table_svg(&view, Palette::Light, Level::Rich, 60.0)
    };
    // Blue has played a farmer face down in the city; nobody has played or turned up another of value 1.
    assert!(svg(Viewer::Seat(Seat(1))).contains("card-person-green-1"));
    assert!(!svg(Viewer::Spectator).contains("card-person-green-1"));
    assert!(!svg(Viewer::Seat(Seat(2))).contains("card-person-green-1"));
}

#[test]
fn cards_are_named_in_both_languages() {
    let say = |name: &str, language| {
        cardcassonne::describe(Card::from_name(name).expect("a card"), language)
    };
    assert_eq!(say("green-animal", Language::German), "Grünes Schaf");
    assert_eq!(say("green-animal", Language::English), "green sheep");
    assert_eq!(say("green-2", Language::German), "Bäuerin, Wert 2");
    assert_eq!(say("green-2", Language::English), "farmer, value 2");
    for language in [Language::English, Language::German] {
        let told: BTreeSet<String> =
            Card::all().map(|card| cardcassonne::describe(card, language)).collect();
        assert_eq!(told.len(), 24);
    }
}
