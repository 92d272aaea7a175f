//! A whole table of Cardcassonne as a picture: the four rows with cards and followers, and below them what
//! lies in front of everybody.

use bastide_cardcassonne::{Card, Row, Seen, View};
use bastide_game::Seat;

use super::{HEIGHT, WIDTH, face, ground, put_back};
use crate::geometry::point::{Point, at};
use crate::scene::Scene;
use crate::svg::num;
use crate::{Level, Palette, glyphs};

pub(super) const GAP: f64 = 28.0;
/// The board with the sign of a row.
pub(super) const BOARD: f64 = 176.0;
/// From a card to the next one, which covers it up to its plate.
pub(super) const STEP: f64 = 92.0;
/// The room a follower takes at the end of its stretch.
const STAND: f64 = 118.0;
/// What lies in front of a seat.
const SEAT: f64 = 132.0;
/// The least width: everything in front of a seat fits.
const LEAST: f64 = 1740.0;

/// What a viewer sees as a picture by itself, each card so many pixels wide. Rows grow from the board on
/// the left; a card that lies face down has its owner's counter on its back, and its owner sees its face
/// through a veil.
pub fn table_svg(view: &View, palette: Palette, level: Level, pixels: f64) -> String {
    let mut scene = Scene::new(palette, level);
    let width = Row::ALL.into_iter().map(|row| end(view, row)).fold(LEAST, f64::max);
    let rows = Row::ALL.len() as f64 * (HEIGHT + GAP) + GAP;
    let height = rows + view.seats.len() as f64 * SEAT + GAP;
    ground(&mut scene, width, height);
    for (n, row) in Row::ALL.into_iter().enumerate() {
        paint_row(&mut scene, view, row, GAP + n as f64 * (HEIGHT + GAP), width);
    }
    for (seat, n) in Seat::all(view.seats.len()).zip(0u8..) {
        holding(&mut scene, view, seat, at(GAP, rows + f64::from(n) * SEAT));
    }
    let scale = pixels / WIDTH;
    scene.finish((width * scale, height * scale), (width, height))
}

/// The followers in a row, by the number of cards before them, the one next to the board first, and
/// whether it was put last of all.
fn followers(view: &View, row: Row) -> Vec<(usize, Seat, bool)> {
    let here = (1..).zip(&view.claims).filter(|(_, claim)| claim.row == row);
    let told = here.map(|(n, claim)| (claim.at.into(), claim.seat, n == view.seats.len()));
    told.collect()
}

/// Adds a follower with its foot at a point. The one that was put last of all lies.
pub(super) fn follower(scene: &mut Scene, seat: Seat, lies: bool, foot: Point) {
    // Who lies is wider, but must find room between the same cards.
    let (figure, size) = if lies { ("big-farmer", 1.4) } else { ("big-meeple", 2.0) };
    scene.stamp(&format!("{figure}-{}", seat.index() % 6), foot, size);
}

/// Where a row ends.
fn end(view: &View, row: Row) -> f64 {
    let cards = view.rows[row as usize].len() as f64 * STEP + (WIDTH - STEP);
    // A stretch that ends shows its last card whole.
    GAP + BOARD + GAP + cards + followers(view, row).len() as f64 * (STAND + WIDTH - STEP) + GAP
}

/// Adds the board of a row with its sign, and the ground on which its cards will lie.
pub(super) fn paint_ground(scene: &mut Scene, row: Row, top: f64, width: f64) {
    let colour = row.colour();
    let (y, w) = (num(top), num(width - 2.0 * GAP));
    scene.body += &format!(
        r#"<rect x="{GAP}" y="{y}" width="{w}" height="{HEIGHT}" rx="20" fill="var(--card-{colour})" fill-opacity=".22"/><rect x="{GAP}" y="{y}" width="{BOARD}" height="{HEIGHT}" rx="20" fill="var(--card-{colour}-ground)" stroke="var(--ink)" stroke-width="4"/>"#
    );
    scene.stamp(&face::icon(Some(row)), at(GAP + BOARD / 2.0, top + HEIGHT / 2.0), 1.5);
}

fn paint_row(scene: &mut Scene, view: &View, row: Row, top: f64, width: f64) {
    paint_ground(scene, row, top, width);
    let followers = followers(view, row);
    let mut x = GAP + BOARD + GAP;
    let cards = &view.rows[row as usize];
    for n in 0..=cards.len() {
        let here = followers.iter().filter(|(before, ..)| *before == n);
        for (nth, (_, seat, lies)) in here.enumerate() {
            // The card before the first of them shows whole.
            if nth == 0 && n > 0 {
                x += WIDTH - STEP;
            }
            follower(scene, *seat, *lies, at(x + STAND / 2.0, top + HEIGHT / 2.0 + 62.0));
            x += STAND;
        }
        if let Some(seen) = cards.get(n) {
            draw_card(scene, *seen, at(x, top));
            x += STEP;
        }
    }
}

pub(super) fn draw_card(scene: &mut Scene, seen: Seen, corner: Point) {
    match seen.card {
        Some(card) => face::put(scene, card, corner, 1.0),
        None => put_back(scene, corner, 1.0),
    }
    if let Some(seat) = seen.down_by {
        if seen.card.is_some() {
            let (x, y) = (num(corner.x + 3.0), num(corner.y + 3.0));
            scene.body += &format!(
                r#"<rect x="{x}" y="{y}" width="234" height="330" rx="21" fill="var(--card-back)" fill-opacity=".5"/>"#
            );
        }
        let name = format!("counter-{}", seat.index() % 6);
        scene.stamp(&name, corner + at(46.0, 286.0), 2.2);
    }
}

/// The counter with the points, the cards in the hand, the chest, the animals; a card that somebody else
/// must not see is a number.
fn holding(scene: &mut Scene, view: &View, seat: Seat, corner: Point) {
    let holding = &view.seats[seat.index()];
    let middle = corner.y + SEAT / 2.0;
    let number = |scene: &mut Scene, n: u16, x: f64| {
        scene.body += &glyphs::bold(&n.to_string(), at(corner.x + x, middle), 40.0, "rim");
    };
    scene.stamp(&format!("counter-{}", seat.index() % 6), at(corner.x + 50.0, middle), 3.0);
    number(scene, holding.points, 170.0);
    put_back(scene, at(corner.x + 270.0, middle - 54.0), 0.32);
    number(scene, holding.hand.into(), 400.0);
    scene.stamp("card-chest", at(corner.x + 540.0, middle + 34.0), 1.1);
    number(scene, holding.chest.into(), 640.0);
    let mut x = 740.0;
    for kind in Row::ALL.into_iter().filter(|kind| holding.animals.size(*kind) > 0) {
        face::put(scene, Card::animal(kind), at(corner.x + x, middle - 54.0), 0.32);
        number(scene, holding.animals.size(kind).into(), x + 126.0);
        x += 190.0;
    }
    if holding.animals.loose > 0 {
        face::put(scene, Card::ANIMAL_JOKER, at(corner.x + x, middle - 54.0), 0.32);
        number(scene, holding.animals.loose.into(), x + 126.0);
    }
}
