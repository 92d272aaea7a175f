//! Writing a position.

use std::fmt::Write as _;

use bastide_game::{Game, Seat};

use super::counted;
use crate::card::{Card, Row};
use crate::notation::seat_word;
use crate::score::series::Chest;
use crate::setup::Setup;
use crate::state::{Lying, State};
use crate::step::Step;
use crate::worth;

/// Writes the position of a game: before a turn, or before the cards of a round are dealt, and none
/// otherwise.
pub fn write(setup: &Setup, state: &State) -> Option<String> {
    let dealing = state.step == Step::Deal && state.dealt == 0;
    if state.step != Step::Play && !dealing {
        return None;
    }
    let mut text = String::new();
    let mut line = |key: &str, words: &str| {
        if !words.is_empty() {
            let _ = writeln!(text, "{key:<10}{words}");
        }
    };
    let seats = || Seat::all(setup.seats).map(|seat| (seat, seat_word(seat)));
    line("game", State::NAME);
    line("players", &State::SEATS[..setup.seats].join(" "));
    line("round", &format!("{}{}", state.round, if dealing { " deal" } else { "" }));
    line("dealer", seat_word(state.dealer));
    let points = seats().map(|(seat, word)| format!("{word} {}", state.points(seat)));
    line("track", &points.collect::<Vec<_>>().join(" "));
    for row in Row::ALL.into_iter().filter(|row| !state.row(*row).is_empty()) {
        line("rows", &format!("{row}{}", state.row(row).iter().map(lying).collect::<String>()));
    }
    for claim in &state.claims {
        line("followers", &format!("{} {} {}", seat_word(claim.seat), claim.row, claim.at));
    }
    for (seat, word) in seats().filter(|(seat, _)| !state.hand(*seat).is_empty()) {
        line("hands", &format!("{word}{}", names(state.hand(seat).iter().copied())));
    }
    let full = usize::from(worth::hand(setup.seats));
    if !dealing && seats().any(|(s, _)| state.has_begun(s) != (state.hand(s).len() < full)) {
        let begun: Vec<_> =
            seats().filter(|(s, _)| state.has_begun(*s)).map(|(_, word)| word).collect();
        line("begun", if begun.is_empty() { "none".into() } else { begun.join(" ") }.as_str());
    }
    for (seat, word) in seats() {
        let animals = state.animals(seat);
        for kind in animals.kinds() {
            let (cards, jokers) = (animals.cards[kind as usize], animals.jokers[kind as usize]);
            line("animals", &format!("{word} {} {cards} {jokers}", kind.colour()));
        }
        if animals.loose > 0 {
            line("loose", &format!("{word} {}", animals.loose));
        }
    }
    for (seat, word) in seats().filter(|(seat, _)| !state.chest(*seat).is_empty()) {
        line("chests", &format!("{word}{}", names(in_chest(state.chest(seat)))));
    }
    line("gone", &counted(&state.gone));
    Some(text)
}

fn lying(lying: &Lying) -> String {
    match lying.down_by {
        Some(by) => format!(" {}/{}", seat_word(by), lying.card),
        None => format!(" {}", lying.card),
    }
}

fn names(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| format!(" {card}")).collect()
}

/// The cards under a chest, sorted.
fn in_chest(chest: &Chest) -> impl Iterator<Item = Card> {
    let kinds = Row::ALL.into_iter().zip(chest.buildings);
    let many = |card, count: u8| std::iter::repeat_n(card, count.into());
    let buildings = kinds.flat_map(move |(kind, count)| many(Card::building(kind), count));
    buildings.chain(many(Card::BUILDING_JOKER, chest.jokers))
}
