//! What a card shows: a scene, what stands in it, a frame, and a plate that says it again.

use bastide_cardcassonne::{Card, Face, Row};

use super::open;
use crate::geometry::point::{Point, at};
use crate::scene::Scene;
use crate::{Level, glyphs};

/// The outline of the picture inside the frame.
const WINDOW: &str =
    "M28 14H212Q226 14 226 28V308Q226 322 212 322H28Q14 322 14 308V28Q14 14 28 14Z";

/// The stamp of a row's sign; jokers have one of all rows.
pub(super) fn icon(row: Option<Row>) -> String {
    format!("card-icon-{}", row.map_or("joker", Row::colour))
}

/// Adds a card with its upper left corner at a point.
pub(super) fn put(scene: &mut Scene, card: Card, corner: Point, size: f64) {
    open(scene, corner, size);
    scene.define("card-window", |_| {
        format!(r#"<clipPath id="card-window"><path d="{WINDOW}"/></clipPath>"#)
    });
    scene.body += r##"<g clip-path="url(#card-window)">"##;
    ground(scene, card);
    standing(scene, card.face());
    scene.body += "</g>";
    frame(scene, card.colour());
    plate(scene, card);
    scene.body += "</g>";
}

fn ground(scene: &mut Scene, card: Card) {
    let name = match (card.face(), card.colour()) {
        (Face::Dragon, _) => "dragon",
        (Face::Fairy, _) => "fairy",
        (_, row) => row.map_or("joker", Row::colour),
    };
    if scene.level == Level::Rich {
        scene.stamp(&format!("card-scene-{name}"), at(0.0, 0.0), 1.0);
        return;
    }
    let sky = match (card.face(), card.colour()) {
        (Face::Fairy, _) => "card-night".to_string(),
        (Face::Dragon, _) => "card-red-pale".to_string(),
        (_, Some(row)) => format!("card-{}-pale", row.colour()),
        (_, None) => "card-paper".to_string(),
    };
    scene.body += &format!(r#"<path d="M8 8H232V328H8Z" fill="var(--{sky})"/>"#);
}

/// What the card is about. Jokers show one of each kind.
fn standing(scene: &mut Scene, face: Face) {
    match face {
        Face::Person(row, value) => {
            let name = format!("card-person-{}-{value}", row.colour());
            scene.stamp(&name, at(130.0, 306.0), 1.1);
        }
        Face::Animal(row) => {
            scene.stamp(&format!("card-animal-{}", row.colour()), at(111.0, 302.0), 0.94);
        }
        Face::Building(row) => {
            scene.stamp(&format!("card-building-{}", row.colour()), at(132.0, 302.0), 0.94);
        }
        Face::AnimalJoker => one_of_each(scene, "animal", 0.46),
        Face::BuildingJoker => one_of_each(scene, "building", 0.44),
        Face::Dragon => scene.stamp("card-dragon", at(124.0, 306.0), 1.0),
        Face::Fairy => scene.stamp("card-fairy", at(124.0, 304.0), 1.04),
    }
}

/// One of each colour, those farther back first.
fn one_of_each(scene: &mut Scene, what: &str, size: f64) {
    let feet = [at(156.0, 130.0), at(168.0, 222.0), at(72.0, 222.0), at(116.0, 314.0)];
    for (row, foot) in Row::ALL.into_iter().zip(feet) {
        scene.stamp(&format!("card-{what}-{}", row.colour()), foot, size);
    }
}

/// A frame in the colour of the row, or in all four.
fn frame(scene: &mut Scene, row: Option<Row>) {
    match row {
        Some(row) => {
            let colour = row.colour();
            scene.body += &format!(
                r#"<path d="M24 3H216Q237 3 237 24V312Q237 333 216 333H24Q3 333 3 312V24Q3 3 24 3Z{WINDOW}" fill="var(--card-{colour})" fill-rule="evenodd"/>"#
            );
        }
        None => {
            let quarters = [
                ("yellow", "M120 3H24Q3 3 3 24V168H14V28Q14 14 28 14H120Z"),
                ("red", "M120 3H216Q237 3 237 24V168H226V28Q226 14 212 14H120Z"),
                ("green", "M120 333H24Q3 333 3 312V168H14V308Q14 322 28 322H120Z"),
                ("blue", "M120 333H216Q237 333 237 312V168H226V308Q226 322 212 322H120Z"),
            ];
            for (colour, quarter) in quarters {
                scene.body += &format!(r#"<path d="{quarter}" fill="var(--card-{colour})"/>"#);
            }
        }
    }
    scene.body += &format!(
        r#"<path d="{WINDOW}" fill="none" stroke="var(--ink)" stroke-width="3"/><rect x="3" y="3" width="234" height="330" rx="21" fill="none" stroke="var(--ink)" stroke-width="4"/>"#
    );
}

/// What the card is worth or what it is, and the sign of its row below.
fn plate(scene: &mut Scene, card: Card) {
    scene.body += r#"<path d="M30 8H84V132Q84 152 64 152H8V30Q8 8 30 8Z" fill="var(--card-paper)" stroke="var(--ink)" stroke-width="4" stroke-linejoin="round"/>"#;
    let middle = at(46.0, 46.0);
    match card.face() {
        Face::Person(_, value) => {
            scene.body += &glyphs::bold(&value.to_string(), middle, 52.0, "card-ink");
        }
        Face::Dragon | Face::Fairy => {
            scene.body += &glyphs::bold("10", middle, 40.0, "card-ink");
        }
        Face::Animal(_) | Face::AnimalJoker => scene.stamp("card-sign-animal", middle, 0.98),
        Face::Building(_) | Face::BuildingJoker => scene.stamp("card-sign-building", middle, 0.98),
    }
    scene.stamp(&icon(card.colour()), at(46.0, 114.0), 0.64);
}
