//! Cardcassonne: its cards as upright pictures of 240 by 336 units, the signs of its rows, the chest, the
//! whole table, and excerpts of it.
//!
//! A card says everything twice: a colour and the sign of the row, a picture and a plate in the upper left
//! corner. So a card is told by any eye, and by the strip that still shows when another lies upon it.

mod describe;
mod excerpt;
mod face;
mod table;

use bastide_cardcassonne::{Card, Row};

use crate::geometry::point::{Point, at};
use crate::scene::Scene;
use crate::svg::num;
use crate::{Level, Palette, glyphs};

pub use describe::describe;
pub use excerpt::{Excerpt, Fan, Stretch, Strip};
pub use table::table_svg;

/// How wide a card is.
pub const WIDTH: f64 = 240.0;
/// How high a card is.
pub const HEIGHT: f64 = 336.0;

/// A card as a picture by itself: 240 by 336 units.
pub fn card_svg(card: Card, palette: Palette) -> String {
    alone((WIDTH, HEIGHT), palette, |scene| face::put(scene, card, at(0.0, 0.0), 1.0))
}

/// The back of all cards as a picture by itself: 240 by 336 units.
pub fn back_svg(palette: Palette) -> String {
    alone((WIDTH, HEIGHT), palette, |scene| put_back(scene, at(0.0, 0.0), 1.0))
}

/// The sign of a row in its colour as a picture by itself: 96 by 96 units.
pub fn row_icon_svg(row: Row, palette: Palette) -> String {
    alone((96.0, 96.0), palette, |scene| {
        scene.stamp(&face::icon(Some(row)), at(48.0, 48.0), 1.0);
    })
}

/// A player's chest as a picture by itself: 96 by 96 units.
pub fn chest_svg(palette: Palette) -> String {
    alone((96.0, 96.0), palette, |scene| scene.stamp("card-chest", at(47.0, 80.0), 1.0))
}

/// Cards side by side with their names, then the back, each so many pixels wide.
pub fn sheet(cards: &[Card], columns: usize, pixels: f64, palette: Palette) -> String {
    const GAP: f64 = 16.0;
    const NAME: f64 = 36.0;
    let mut scene = Scene::new(palette, Level::Rich);
    let columns = columns.clamp(1, cards.len() + 1);
    let rows = (cards.len() + 1).div_ceil(columns);
    let (width, height) =
        (columns as f64 * (WIDTH + GAP) + GAP, rows as f64 * (HEIGHT + GAP + NAME) + GAP);
    ground(&mut scene, width, height);
    for n in 0..=cards.len() {
        let corner = at(
            GAP + (n % columns) as f64 * (WIDTH + GAP),
            GAP + (n / columns) as f64 * (HEIGHT + GAP + NAME),
        );
        let name = match cards.get(n) {
            Some(card) => {
                face::put(&mut scene, *card, corner, 1.0);
                card.to_string()
            }
            None => {
                put_back(&mut scene, corner, 1.0);
                "back".to_string()
            }
        };
        let below = corner + at(WIDTH / 2.0, HEIGHT + NAME / 2.0);
        scene.body += &glyphs::text(&name, below, 15.0, "rim");
    }
    let scale = pixels / WIDTH;
    scene.finish((width * scale, height * scale), (width, height))
}

fn alone(size: (f64, f64), palette: Palette, paint: impl FnOnce(&mut Scene)) -> String {
    let mut scene = Scene::new(palette, Level::Rich);
    paint(&mut scene);
    scene.finish(size, size)
}

/// The table that everything lies on.
fn ground(scene: &mut Scene, width: f64, height: f64) {
    let (w, h) = (num(width), num(height));
    scene.body += &format!(r#"<rect width="{w}" height="{h}" fill="var(--table)"/>"#);
}

/// Opens a group in which a card with its upper left corner at a point is painted in its own units.
fn open(scene: &mut Scene, corner: Point, size: f64) {
    let (x, y) = (num(corner.x), num(corner.y));
    scene.body += &format!(r#"<g transform="translate({x} {y})scale({size})">"#);
}

/// Adds the back of a card with its upper left corner at a point: a lattice, and the signs of the
/// four rows in its middle.
fn put_back(scene: &mut Scene, corner: Point, size: f64) {
    open(scene, corner, size);
    scene.body += r#"<rect x="3" y="3" width="234" height="330" rx="20" fill="var(--card-paper)" stroke="var(--ink)" stroke-width="4"/><rect x="15" y="15" width="210" height="306" rx="12" fill="var(--card-back)" stroke="var(--ink)" stroke-width="3"/>"#;
    // Lines that end on the inner rim, so that nothing need be cut off.
    let mut lattice = String::new();
    for n in 0..9 {
        let offset = 24.0 + 33.0 * f64::from(n);
        lattice += &diagonal(offset, false);
        lattice += &diagonal(offset, true);
    }
    scene.body += &format!(
        r#"<path d="{lattice}" fill="none" stroke="var(--card-back-line)" stroke-width="3"/>"#
    );
    scene.body += r#"<path d="M120 76L196 168L120 260L44 168Z" fill="var(--card-paper)" stroke="var(--ink)" stroke-width="4" stroke-linejoin="round"/>"#;
    for (n, row) in Row::ALL.into_iter().enumerate() {
        let turn = n as f64 * std::f64::consts::FRAC_PI_2;
        let middle = at(120.0 - 31.0 * turn.cos(), 168.0 - 43.0 * turn.sin());
        scene.stamp(&face::icon(Some(row)), middle, 0.5);
    }
    scene.body += "</g>";
}

/// A line of the lattice inside the back's rim that crosses its left or right side at a height.
fn diagonal(offset: f64, mirrored: bool) -> String {
    const LEFT: f64 = 20.0;
    const RIGHT: f64 = 220.0;
    const TOP: f64 = 20.0;
    const BOTTOM: f64 = 316.0;
    // From the left side upwards and downwards, until the upper or lower side is met.
    let up = (offset - TOP).min(RIGHT - LEFT);
    let down = (BOTTOM - offset).min(RIGHT - LEFT);
    let x = |step: f64| num(if mirrored { RIGHT - step } else { LEFT + step });
    format!(
        "M{} {}L{} {}L{} {}",
        x(up),
        num(offset - up),
        x(0.0),
        num(offset),
        x(down),
        num(offset + down)
    )
}
