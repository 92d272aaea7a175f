//! `bastide tiles --game cardcassonne`: the cards of the box.

use std::io::{self, Write};

use anyhow::Result;
use bastide_art::{Language, cardcassonne};
use bastide_cardcassonne::{CARDS, Card, Face, Row};
use serde::Serialize;

use super::board::code;
use crate::ink::{Ink, Paint};

/// A line a kind: its short form, its name, how many there are, what it is.
pub(crate) fn draw(ink: Ink, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "Cardcassonne: {CARDS} cards")?;
    let mut before = None;
    for card in Card::all() {
        let group = card.colour().map_or("every row".to_string(), heading);
        if before.as_ref() != Some(&group) {
            writeln!(out, "\n{group}")?;
        }
        before = Some(group);
        let short = ink.paint(card.colour().map_or(Paint::Strong, Paint::Row), &code(card));
        let what = cardcassonne::describe(card, Language::English);
        writeln!(out, "  {short}  {:<16} ×{}  {what}", card.to_string(), card.copies())?;
    }
    Ok(())
}

fn heading(row: Row) -> String {
    format!("{row} ({})", row.colour())
}

/// What `--json` prints.
#[derive(Serialize)]
struct Listing {
    game: &'static str,
    total: usize,
    cards: Vec<ListedCard>,
}

#[derive(Serialize)]
struct ListedCard {
    name: String,
    count: u8,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    colour: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u8>,
}

/// All cards as one JSON object.
pub(crate) fn json() -> Result<String> {
    let cards = Card::all().map(ListedCard::of).collect();
    Ok(serde_json::to_string(&Listing { game: "cardcassonne", total: CARDS, cards })?)
}

impl ListedCard {
    fn of(card: Card) -> ListedCard {
        let (kind, value) = match card.face() {
            Face::Person(_, value) => ("person", Some(value)),
            Face::Animal(_) => ("animal", None),
            Face::Building(_) => ("building", None),
            Face::AnimalJoker => ("animal-joker", None),
            Face::BuildingJoker => ("building-joker", None),
            Face::Dragon => ("dragon", None),
            Face::Fairy => ("fairy", None),
        };
        ListedCard {
            name: card.to_string(),
            count: card.copies(),
            kind,
            colour: card.colour().map(Row::colour),
            row: card.colour().map(Row::word),
            value,
        }
    }
}
