//! What may be answered now: every sentence with what a table needs to show it.

use bastide_cardcassonne::{self as rules, Action, State};
use bastide_game::{Game, Move, Seat, Table, Turn};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::view::{ClaimView, would_claim};
use super::word;
use crate::tables::Aids;

/// A question to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardPrompt {
    /// Who is asked.
    pub seat: u8,
    /// What is asked.
    pub question: CardQuestion,
    /// What may be answered; empty for those who do not hold the seat.
    pub options: Vec<CardChoice>,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum CardQuestion {
    /// Where does the joker of the opening go?
    Put,
    /// A card, or the follower?
    Play,
    /// What happens to a card in a row of another colour?
    Foreign,
    /// Which animals does the joker join?
    Assign,
}

/// An answer. `say` chooses it; after one that `ends`, chance or somebody else acts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[ts(rename = "CardOption")]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum CardChoice {
    /// The joker of the opening goes there.
    Put { say: String, ends: bool, card: String, row: String },
    /// A card of the hand goes there, face down if it is the first of the round.
    Card { say: String, ends: bool, card: String, row: String, down: bool },
    /// The follower goes to the end of a row and claims these cards.
    Claim { say: String, ends: bool, row: String, claim: ClaimView },
    /// So many points for the card, which leaves the game.
    Discard { say: String, ends: bool, card: String, points: u16 },
    /// The card is taken as if it lay in its own row; `size` is that of its animals then, `points` what
    /// they score. Of a building only the number under the chest is told.
    Keep { say: String, ends: bool, card: String, size: u8, points: u16 },
    /// The joker joins the animals of that row's colour; their size then, and what all animals that
    /// have grown score with it.
    Assign { say: String, ends: bool, row: String, size: u8, points: u16 },
}

/// The question of a table, if a seat is asked. Only whoever holds it is told the options.
pub fn prompt(table: &Table<State>, aids: Aids, mine: &[Seat]) -> Option<CardPrompt> {
    let Turn::Player(seat) = table.turn() else {
        return None;
    };
    let state = table.game();
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let question = match actions.first() {
        Some(Action::Put { .. }) => CardQuestion::Put,
        Some(Action::Down { .. } | Action::Play { .. } | Action::Claim { .. }) | None => {
            CardQuestion::Play
        }
        Some(Action::Discard { .. } | Action::Keep { .. }) => CardQuestion::Foreign,
        Some(Action::Assign { .. }) => CardQuestion::Assign,
    };
    let options = if mine.contains(&seat) {
        actions.into_iter().map(|action| choice(state, aids, seat, action)).collect()
    } else {
        Vec::new()
    };
    Some(CardPrompt { seat: seat.0, question, options })
}

fn choice(state: &State, aids: Aids, seat: Seat, action: Action) -> CardChoice {
    let mut after = state.clone();
    let mut events = Vec::new();
    after.play(Move::Choose(action), &mut events);
    let say = action.to_string();
    // Whether the last turn of a round is followed by a question hangs on cards that lie face down.
    let ends = after.turn() != Turn::Player(seat) || state.reveals_hidden(&Move::Choose(action));
    let name = |card: rules::Card| card.to_string();
    let animals = state.animals(seat);
    let worth = |size: u8| rules::worth::ANIMALS.get(usize::from(size)).copied().unwrap_or(0);
    match action {
        Action::Put { card, row } => {
            CardChoice::Put { say, ends, card: name(card), row: word(row) }
        }
        Action::Down { card, row } => {
            CardChoice::Card { say, ends, card: name(card), row: word(row), down: true }
        }
        Action::Play { card, row } => {
            CardChoice::Card { say, ends, card: name(card), row: word(row), down: false }
        }
        Action::Claim { row } => {
            let claim = would_claim(state, aids, seat, row);
            CardChoice::Claim { say, ends, row: word(row), claim }
        }
        Action::Discard { card } => {
            let points = rules::worth::FOREIGN;
            CardChoice::Discard { say, ends, card: name(card), points }
        }
        Action::Keep { card } => {
            let (size, points) = match card.face() {
                rules::Face::Animal(kind) => {
                    // Those that were cleared with it join as well, and jokers that can go nowhere else.
                    let cleared = state.cleared(seat).of(card);
                    let joined = after.animals(seat).size(kind);
                    let size = joined.max(animals.size(kind) + cleared);
                    (size, worth(size))
                }
                rules::Face::Person(..)
                | rules::Face::Building(_)
                | rules::Face::AnimalJoker
                | rules::Face::BuildingJoker
                | rules::Face::Dragon
                | rules::Face::Fairy => (state.chest(seat).len() + 1, 0),
            };
            CardChoice::Keep { say, ends, card: name(card), size, points }
        }
        Action::Assign { kind } => {
            let size = animals.size(kind) + 1;
            // Other kinds may have grown as well: all that is counted with it, once nothing is open.
            let paid = paid(&events, seat);
            let points = if paid > 0 { paid } else { worth(size) };
            CardChoice::Assign { say, ends, row: word(kind), size, points }
        }
    }
}

/// What a seat is paid before the final count.
fn paid(events: &[rules::Event], seat: Seat) -> u16 {
    let mut sum = 0;
    for event in events {
        if *event == rules::Event::FinaleBegan {
            break;
        }
        if let rules::Event::Paid { to, points, .. } = event {
            sum += if *to == seat { *points } else { 0 };
        }
    }
    sum
}
