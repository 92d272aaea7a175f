//! What happened, for those who show it happening.

use bastide_cardcassonne::{self as rules, Account};
use bastide_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::view::{ChestView, LyingView, chest};
use super::words::{self, CardItem, CardReason};
use crate::history::{ScoreItem, Term};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum CardEvent {
    /// The seat that deals first was drawn by lot.
    LotDrawn { seat: u8 },
    /// A card was turned up at the opening.
    TurnedUp { card: String },
    /// The dealer put a joker that was turned up.
    JokerPut { card: String, row: words::Row },
    /// A round begins: cards are dealt.
    RoundBegan { round: u8, dealer: u8 },
    /// A card was dealt; only whoever got it knows which.
    Dealt { to: u8, card: Option<String> },
    /// A player is to move.
    TurnBegan { seat: u8 },
    /// A card was played; one that lies face down is known only to whoever played it.
    CardPlayed { seat: u8, card: Option<String>, row: words::Row, down: bool },
    /// A follower was put at the end of a row; the last one of a round lies.
    FollowerPut { seat: u8, row: words::Row, last: bool },
    /// Everybody has played everything; that seat deals next.
    RoundEnded { dealer: u8 },
    /// A seat takes the cards that it has claimed, the one next to the board first.
    Cleared { seat: u8, row: words::Row, cards: Vec<LyingView> },
    /// A seat's cards are scored.
    ScoringBegan { seat: u8 },
    /// Cleared cards left the game.
    LeftTheGame { seat: u8, card: String, count: u8 },
    /// Cleared animals lie in front of their owner.
    AnimalsTaken { seat: u8, row: words::Row, count: u8 },
    /// Animal jokers lie in front of their owner and belong to no kind.
    JokersTaken { seat: u8, count: u8 },
    /// An animal joker joined a kind.
    JokerAssigned { seat: u8, row: words::Row },
    /// Buildings lie under their owner's chest.
    UnderTheChest { seat: u8, card: String, count: u8 },
    /// A marker moved on the track.
    Scored {
        to: u8,
        reason: CardReason,
        points: u16,
        terms: Vec<Term>,
        /// Nothing lies on a board here.
        at: Option<[u16; 2]>,
    },
    /// The last round is over.
    FinaleBegan,
    /// A chest was opened.
    ChestOpened { seat: u8, chest: ChestView },
    /// Everything is counted.
    GameOver,
}

/// An event in words.
pub fn event(event: &rules::Event) -> CardEvent {
    let name = |card: &rules::Card| card.to_string();
    match event {
        rules::Event::LotDrawn(seat) => CardEvent::LotDrawn { seat: seat.0 },
        rules::Event::TurnedUp { card } => CardEvent::TurnedUp { card: name(card) },
        rules::Event::JokerPut { card, row } => {
            CardEvent::JokerPut { card: name(card), row: (*row).into() }
        }
        rules::Event::RoundBegan { round, dealer } => {
            CardEvent::RoundBegan { round: *round, dealer: dealer.0 }
        }
        rules::Event::Dealt { to, card } => {
            CardEvent::Dealt { to: to.0, card: card.as_ref().map(name) }
        }
        rules::Event::TurnBegan { seat } => CardEvent::TurnBegan { seat: seat.0 },
        rules::Event::CardPlayed { seat, card, row, down } => CardEvent::CardPlayed {
            seat: seat.0,
            card: card.as_ref().map(name),
            row: (*row).into(),
            down: *down,
        },
        rules::Event::FollowerPut { claim, last } => {
            CardEvent::FollowerPut { seat: claim.seat.0, row: claim.row.into(), last: *last }
        }
        rules::Event::RoundEnded { dealer } => CardEvent::RoundEnded { dealer: dealer.0 },
        rules::Event::Cleared { seat, row, cards } => {
            let lying = |lying: &rules::Lying| LyingView {
                card: Some(lying.card.to_string()),
                down_by: lying.down_by.map(|seat: Seat| seat.0),
            };
            let cards = cards.iter().map(lying).collect();
            CardEvent::Cleared { seat: seat.0, row: (*row).into(), cards }
        }
        rules::Event::ScoringBegan { seat } => CardEvent::ScoringBegan { seat: seat.0 },
        rules::Event::LeftTheGame { seat, card, count } => {
            CardEvent::LeftTheGame { seat: seat.0, card: name(card), count: *count }
        }
        rules::Event::AnimalsTaken { seat, kind, count } => {
            CardEvent::AnimalsTaken { seat: seat.0, row: (*kind).into(), count: *count }
        }
        rules::Event::JokersTaken { seat, count } => {
            CardEvent::JokersTaken { seat: seat.0, count: *count }
        }
        rules::Event::JokerAssigned { seat, kind } => {
            CardEvent::JokerAssigned { seat: seat.0, row: (*kind).into() }
        }
        rules::Event::UnderTheChest { seat, card, count } => {
            CardEvent::UnderTheChest { seat: seat.0, card: name(card), count: *count }
        }
        rules::Event::Paid { to, points, account } => CardEvent::Scored {
            to: to.0,
            reason: account.reason().into(),
            points: *points,
            terms: terms(*account),
            at: None,
        },
        rules::Event::FinaleBegan => CardEvent::FinaleBegan,
        rules::Event::ChestOpened { seat, chest: opened } => {
            CardEvent::ChestOpened { seat: seat.0, chest: chest(opened) }
        }
        rules::Event::GameOver => CardEvent::GameOver,
    }
}

/// How points were counted. What a table says, not a product, has nothing for each.
pub(crate) fn terms(account: Account) -> Vec<Term> {
    let term = |item, count: u16, each: i16| {
        let item = ScoreItem::Cardcassonne(item);
        Term { item, count, each }
    };
    match account {
        Account::Persons { of, .. } => {
            let count = of.iter().map(|n| u16::from(*n)).sum();
            let sum = (1i16..).zip(of).map(|(value, n)| value * i16::from(n)).sum();
            vec![term(CardItem::Persons, count, sum)]
        }
        Account::Animals { kind, after, .. } => {
            vec![term(CardItem::animals(kind), after.into(), 0)]
        }
        Account::LooseJokers { count } => {
            vec![term(CardItem::AnimalJokers, count.into(), rules::worth::LOOSE_JOKER as i16)]
        }
        Account::DragonOrFairy { .. } => {
            let dragon = account.reason() == rules::Reason::Dragon;
            let item = if dragon { CardItem::Dragon } else { CardItem::Fairy };
            vec![term(item, 1, rules::worth::DRAGON_OR_FAIRY as i16)]
        }
        Account::Foreign { count, .. } => {
            vec![term(CardItem::Foreign, count.into(), rules::worth::FOREIGN as i16)]
        }
        Account::Buildings { series } => (1usize..)
            .zip(series.of)
            .zip(CardItem::SERIES)
            .filter(|((_, count), _)| *count > 0)
            .map(|((size, count), item)| {
                term(item, count.into(), rules::worth::SERIES[size] as i16)
            })
            .collect(),
    }
}
