//! A part of a table of Cardcassonne as a picture: some rows, what followers have claimed there and what that
//! is worth, which cards may go to their ends, and cards that lie in front of somebody.

use bastide_cardcassonne::{Card, Row, Seen};
use bastide_game::Seat;

use super::table::{BOARD, GAP, STEP, draw_card, follower, paint_ground};
use super::{HEIGHT, WIDTH, face, ground};
use crate::geometry::point::{Point, at};
use crate::scene::Scene;
use crate::svg::num;
use crate::{Level, Palette, glyphs};

/// The room of a follower and of the points below it.
const STAND: f64 = 144.0;
/// The room of the counter before a fan.
const OWNER: f64 = 112.0;
/// How large cards are that may go to the end of a row.
const SMALL: f64 = 0.42;

/// A part of a table.
#[derive(Clone, Debug, Default)]
pub struct Excerpt {
    /// Rows, the top one first.
    pub rows: Vec<Strip>,
    /// What lies in front of players, below them.
    pub fans: Vec<Fan>,
}

/// A row.
#[derive(Clone, Debug)]
pub struct Strip {
    /// Which.
    pub row: Row,
    /// The stretches that are claimed, the one next to the board first.
    pub stretches: Vec<Stretch>,
    /// The cards beyond them.
    pub free: Vec<Seen>,
    /// Cards that may go to its end.
    pub fitting: Vec<Card>,
}

/// Cards with the follower that claims them.
#[derive(Clone, Debug)]
pub struct Stretch {
    /// Whose.
    pub seat: Seat,
    /// The cards, the one next to the board first.
    pub cards: Vec<Seen>,
    /// What is written below the follower.
    pub worth: String,
    /// Whether it was put last and lies.
    pub lies: bool,
}

/// Cards in front of somebody.
#[derive(Clone, Debug)]
pub struct Fan {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub cards: Vec<Card>,
    /// What is written beside them.
    pub worth: String,
}

impl Excerpt {
    /// How wide and high the picture is if each card is so many pixels wide.
    pub fn size(&self, pixels: f64) -> (f64, f64) {
        let (width, height) = self.units();
        (width * pixels / WIDTH, height * pixels / WIDTH)
    }

    /// The picture, each card so many pixels wide.
    pub fn svg(&self, palette: Palette, level: Level, pixels: f64) -> String {
        let mut scene = Scene::new(palette, level);
        let (width, height) = self.units();
        ground(&mut scene, width, height);
        let mut top = GAP;
        for strip in &self.rows {
            strip.paint(&mut scene, top, width);
            top += HEIGHT + GAP;
        }
        for fan in &self.fans {
            fan.paint(&mut scene, at(GAP, top));
            top += HEIGHT + GAP;
        }
        scene.finish(self.size(pixels), (width, height))
    }

    fn units(&self) -> (f64, f64) {
        let rows = self.rows.iter().map(Strip::width);
        let fans = self.fans.iter().map(Fan::width);
        let lines = (self.rows.len() + self.fans.len()) as f64;
        (rows.chain(fans).fold(0.0, f64::max), lines * (HEIGHT + GAP) + GAP)
    }
}

/// How wide cards are that cover each other up to the plate.
fn spread(cards: usize) -> f64 {
    if cards == 0 { 0.0 } else { (cards - 1) as f64 * STEP + WIDTH }
}

impl Strip {
    fn width(&self) -> f64 {
        let claimed = self.stretches.iter().map(|s| spread(s.cards.len()) + STAND);
        let end = if self.fitting.is_empty() { 0.0 } else { WIDTH + GAP };
        3.0 * GAP + BOARD + claimed.sum::<f64>() + spread(self.free.len()) + end
    }

    fn paint(&self, scene: &mut Scene, top: f64, width: f64) {
        paint_ground(scene, self.row, top, width);
        let mut x = 2.0 * GAP + BOARD;
        for stretch in &self.stretches {
            let end = x + spread(stretch.cards.len());
            fan(scene, &stretch.cards, at(x, top));
            stretch.paint(scene, at(end, top), x);
            x = end + STAND;
        }
        fan(scene, &self.free, at(x, top));
        x += spread(self.free.len());
        if !self.fitting.is_empty() {
            let gap = if self.free.is_empty() { 0.0 } else { GAP };
            self.paint_end(scene, at(x + gap, top));
        }
    }

    /// The place for one more card, with those that may go there.
    fn paint_end(&self, scene: &mut Scene, corner: Point) {
        let (x, y) = (num(corner.x + 3.0), num(corner.y + 3.0));
        scene.body += &format!(
            r#"<rect x="{x}" y="{y}" width="234" height="330" rx="20" fill="none" stroke="var(--rim)" stroke-width="5" stroke-dasharray="16 12"/>"#
        );
        let (wide, high) = (WIDTH * SMALL, HEIGHT * SMALL);
        for (cards, line) in self.fitting.chunks(2).zip(0u8..) {
            let lines = self.fitting.len().div_ceil(2) as f64;
            let left = corner.x + (WIDTH - cards.len() as f64 * wide) / 2.0;
            let top = corner.y + (HEIGHT - lines * high) / 2.0 + f64::from(line) * high;
            for (card, n) in cards.iter().zip(0u8..) {
                face::put(scene, *card, at(left + f64::from(n) * wide, top), SMALL);
            }
        }
    }
}

impl Stretch {
    /// The follower at the end of its cards, what they are worth, and a line below all that is claimed.
    fn paint(&self, scene: &mut Scene, end: Point, begin: f64) {
        let seat = self.seat.index() % 6;
        let middle = end.x + STAND / 2.0;
        follower(scene, self.seat, self.lies, at(middle, end.y + 206.0));
        scene.body += &glyphs::bold(&self.worth, at(middle, end.y + 276.0), 44.0, "rim");
        let (x, y) = (num(begin), num(end.y + HEIGHT + 5.0));
        let wide = num(end.x + STAND - 12.0 - begin);
        scene.body += &format!(
            r#"<rect x="{x}" y="{y}" width="{wide}" height="16" rx="8" fill="var(--player-{seat})"/>"#
        );
    }
}

impl Fan {
    fn width(&self) -> f64 {
        let worth = if self.worth.is_empty() { 0.0 } else { STAND };
        2.0 * GAP + OWNER + spread(self.cards.len()) + worth
    }

    fn paint(&self, scene: &mut Scene, corner: Point) {
        let middle = corner.y + HEIGHT / 2.0;
        let counter = format!("counter-{}", self.seat.index() % 6);
        scene.stamp(&counter, at(corner.x + OWNER / 2.0 - 8.0, middle), 2.6);
        let cards = self.cards.iter().map(|card| Seen { card: Some(*card), down_by: None });
        fan(scene, &cards.collect::<Vec<_>>(), at(corner.x + OWNER, corner.y));
        let end = corner.x + OWNER + spread(self.cards.len()) + STAND / 2.0;
        scene.body += &glyphs::bold(&self.worth, at(end, middle), 44.0, "rim");
    }
}

fn fan(scene: &mut Scene, cards: &[Seen], corner: Point) {
    for (seen, n) in cards.iter().zip(0u8..) {
        draw_card(scene, *seen, at(corner.x + f64::from(n) * STEP, corner.y));
    }
}
