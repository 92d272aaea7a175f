//! Figures stand out from every ground, even on small tiles.

use bastide_art::{Level, Palette, TILE, Token, castle, figure, figure_side};
use bastide_carcassonne::Figure;
use bastide_game::Seat;
use resvg::{tiny_skia, usvg};

/// What a figure may stand on or before, in Carcassonne and in The Castle.
const GROUNDS: [&str; 17] = [
    "field",
    "furrow",
    "green",
    "road",
    "verge",
    "water",
    "bank",
    "crop",
    "city",
    "flat-city",
    "plaza",
    "roof-0",
    "roof-1",
    "roof-2",
    "mark-0",
    "mark-1",
    "stone",
];
const CASTLE_GROUNDS: [&str; 8] =
    ["yard", "quarter", "flat-quarter", "bailey", "flat-bailey", "paving", "road", "stone"];

type Colour = [f64; 3];

fn colour(palette: Palette, name: &str) -> Option<Colour> {
    let hex = palette.colour(name).unwrap_or_else(|| panic!("{name} is no colour"));
    let part = |n: usize| u8::from_str_radix(hex.get(1 + 2 * n..3 + 2 * n)?, 16).ok();
    Some([f64::from(part(0)?), f64::from(part(1)?), f64::from(part(2)?)])
}

/// The contrast of two colours as the accessibility guidelines define it.
fn contrast(a: Colour, b: Colour) -> f64 {
    let linear = |part: f64| {
        let part = part / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let luminance =
        |[r, g, b]: Colour| 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05;
    let (a, b) = (luminance(a), luminance(b));
    a.max(b) / a.min(b)
}

#[test]
fn rim_or_outline_stands_out_from_every_ground() {
    for palette in Palette::ALL {
        let [rim, outline] =
            ["halo", "outline"].map(|name| colour(palette, name).expect("a colour"));
        assert!(contrast(rim, outline) > 15.0, "{palette:?}");
        for name in GROUNDS.into_iter().chain(CASTLE_GROUNDS) {
            let Some(ground) = colour(palette, name) else { continue };
            let best = contrast(rim, ground).max(contrast(outline, ground));
            assert!(best >= 4.0, "{palette:?}: {name} is {best:.1}");
        }
    }
}

/// The picture of a figure as it is on a board with tiles so many pixels wide.
fn painted(svg: &str, tile: f64) -> tiny_skia::Pixmap {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("an SVG");
    let side = (figure_side(Level::Plain) * tile / TILE).round() as u32;
    let mut pixmap = tiny_skia::Pixmap::new(side, side).expect("a size");
    let scale = side as f32 / 96.0;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap
}

/// Where somebody comes who walks from the corner of a picture over what hardly differs from the ground.
fn reached(picture: &tiny_skia::Pixmap, ground: Colour) -> Vec<bool> {
    let side = picture.width() as usize;
    let like_ground = |n: usize| {
        let pixel = picture.pixels()[n];
        let through = 1.0 - f64::from(pixel.alpha()) / 255.0;
        let over = [pixel.red(), pixel.green(), pixel.blue()].map(f64::from);
        contrast(std::array::from_fn(|k| over[k] + through * ground[k]), ground) < 1.8
    };
    let mut reached = vec![false; side * side];
    let mut next = vec![0];
    while let Some(n) = next.pop() {
        if reached[n] || !like_ground(n) {
            continue;
        }
        reached[n] = true;
        let (x, y) = (n % side, n / side);
        let steps = [
            (x > 0, -1),
            (x + 1 < side, 1),
            (y > 0, -(side as isize)),
            (y + 1 < side, side as isize),
        ];
        next.extend(
            steps.iter().filter(|(there, _)| *there).map(|(_, by)| n.wrapping_add_signed(*by)),
        );
    }
    reached
}

/// Around a figure a closed ring differs from the ground: nobody can walk into it.
fn assert_ringed(svg: &str, palette: Palette, grounds: &[&str], what: &str) {
    let picture = painted(svg, 45.0);
    let side = picture.width() as usize;
    for name in grounds {
        let Some(ground) = colour(palette, name) else { continue };
        let reached = reached(&picture, ground);
        let middle = side / 2 * side + side / 2;
        assert!(reached[0] && !reached[middle], "{palette:?}: {what} on {name}");
    }
}

#[test]
fn every_seat_is_seen_on_every_ground_on_small_tiles() {
    for palette in Palette::ALL {
        for seat in 0..6 {
            let standing = Figure::ALL.map(|figure| Token::Figure(figure, seat));
            let lying = [Token::Farmer(seat), Token::BigFarmer(seat)];
            for token in standing.into_iter().chain(lying) {
                let svg = figure(token, palette, Level::Plain);
                assert_ringed(&svg, palette, &GROUNDS, &format!("{token:?}"));
            }
        }
        for (seat, lies) in Seat::all(2).flat_map(|seat| [(seat, false), (seat, true)]) {
            let svg = castle::follower_svg(seat, lies, palette, Level::Plain);
            assert_ringed(&svg, palette, &CASTLE_GROUNDS, &format!("{seat:?}, lying {lies}"));
        }
    }
}
