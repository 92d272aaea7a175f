//! The four rows on a terminal.

use bastide_cardcassonne::{Card, Face, Row, State};
use bastide_game::Game;

use super::Eyes;
use crate::ink::{Ink, Paint, columns};

/// What is written in the rows.
pub(crate) const LEGEND: &str = "\
Y yellow, R red, G green, B blue; 1 2 3 persons by value, a animal, b building
*a *b jokers, Dr dragon, Fa fairy; (G1) lies face down, ?? so does one you do not know
<red: red's follower; the cards before it, up to the next follower, are claimed";

/// Columns for the name of a row.
const NAME: usize = 11;

/// A card in two characters.
pub(crate) fn code(card: Card) -> String {
    let colour = |row: Row| row.colour()[..1].to_ascii_uppercase();
    match card.face() {
        Face::Person(row, value) => format!("{}{value}", colour(row)),
        Face::Animal(row) => format!("{}a", colour(row)),
        Face::Building(row) => format!("{}b", colour(row)),
        Face::AnimalJoker => "*a".to_string(),
        Face::BuildingJoker => "*b".to_string(),
        Face::Dragon => "Dr".to_string(),
        Face::Fairy => "Fa".to_string(),
    }
}

/// Draws the rows, the top one first, each from the board outwards.
pub(crate) fn draw(game: &State, eyes: Eyes, ink: Ink) -> String {
    let mut out = String::new();
    for row in Row::ALL {
        let name = format!("{:<NAME$}", row.word());
        let mut line = ink.paint(Paint::Row(row), &name);
        let mut used = NAME;
        for (text, paint) in words(game, row, eyes) {
            let width = text.chars().count() + 1;
            if used > NAME && used + width > columns() {
                out.push_str(line.trim_end());
                out.push('\n');
                (line, used) = (" ".repeat(NAME), NAME);
            }
            line.push_str(&ink.paint(paint, &text));
            line.push(' ');
            used += width;
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// The cards and followers of a row in their order.
fn words(game: &State, row: Row, eyes: Eyes) -> Vec<(String, Paint)> {
    let mut words = Vec::new();
    let cards = game.row(row);
    for n in 0..=cards.len() {
        let here =
            game.claims().iter().filter(|claim| claim.row == row && usize::from(claim.at) == n);
        for claim in here {
            let text = format!("<{}", State::SEATS[claim.seat.index()]);
            words.push((text, Paint::Owner(claim.seat)));
        }
        let Some(lying) = cards.get(n) else { continue };
        let paint = lying.card.colour().map_or(Paint::Strong, Paint::Row);
        words.push(match lying.down_by {
            None => (code(lying.card), paint),
            Some(by) if eyes.see(by) => (format!("({})", code(lying.card)), paint),
            Some(_) => ("??".to_string(), Paint::Faint),
        });
    }
    words
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn codes_differ() {
        let codes: BTreeSet<String> = Card::all().map(code).collect();
        assert_eq!(codes.len(), 24);
        assert!(codes.contains("G2") && codes.contains("Ya") && codes.contains("*b"), "{codes:?}");
        assert!(codes.iter().all(|code| code.len() == 2), "{codes:?}");
    }
}
