//! What may be answered now: every sentence with what a table needs to show it.

use bastide_cardcassonne::{self as rules, Action, Asks, State};
use bastide_game::{Game, Move, Seat, Table, Turn};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::view::{ClaimView, would_claim};
use super::words;
use crate::tables::Aids;

/// A question to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardPrompt {
    /// Who is asked.
    pub seat: u8,
    /// What is asked.
    pub question: CardQuestion,
    /// The card that is asked about, if it is one.
    pub about: Option<String>,
    /// What may be answered; empty for those who do not hold the seat.
    pub options: Vec<CardChoice>,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum CardQuestion {
    /// Where does the joker of the opening go?
    Put,
    /// The first card of the round, which lies face down, or the follower?
    Begin,
    /// A card, or the follower?
    Play,
    /// What happens to a card in a row of another colour?
    Foreign,
    /// Which animals does the joker join?
    Assign,
}

/// An answer. `sentence` chooses it; after one that `ends`, chance or somebody else acts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[ts(rename = "CardOption")]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum CardChoice {
    /// The joker of the opening goes there.
    Put { sentence: String, ends: bool, card: String, row: words::Row },
    /// A card of the hand goes there, face down if it is the first of the round.
    Card { sentence: String, ends: bool, card: String, row: words::Row, down: bool },
    /// The follower goes to the end of a row and claims these cards.
    Claim { sentence: String, ends: bool, row: words::Row, claim: ClaimView },
    /// So many points for the card, which leaves the game.
    Discard { sentence: String, ends: bool, card: String, points: u16 },
    /// The card is taken as if it lay in its own row; `size` is that of its animals then, `points` what
    /// they score. Of a building only the number under the chest is told.
    Keep { sentence: String, ends: bool, card: String, size: u8, points: u16 },
    /// The joker joins the animals of that row's colour; their size then, and what all animals that
    /// have grown score with it.
    Assign {
        sentence: String,
        ends: bool,
        row: words::Row,
        colour: words::RowColour,
        size: u8,
        points: u16,
    },
}

/// The question of a table, if a seat is asked. Only whoever holds it is told the options.
pub fn prompt(table: &Table<State>, aids: Aids, mine: &[Seat]) -> Option<CardPrompt> {
    let state = table.game();
    let rules::Question { seat, asks } = state.question().filter(|_| table.turn() != Turn::Over)?;
    let options = if mine.contains(&seat) {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        actions.into_iter().map(|action| choice(state, aids, seat, action)).collect()
    } else {
        Vec::new()
    };
    let about = match asks {
        Asks::PutJoker(card) | Asks::Foreign(card) => Some(card.to_string()),
        Asks::AssignJoker => Some(rules::Card::ANIMAL_JOKER.to_string()),
        Asks::Begin | Asks::Play => None,
    };
    Some(CardPrompt { seat: seat.0, question: asks.into(), about, options })
}

impl From<Asks> for CardQuestion {
    fn from(asks: Asks) -> CardQuestion {
        match asks {
            Asks::PutJoker(_) => CardQuestion::Put,
            Asks::Begin => CardQuestion::Begin,
            Asks::Play => CardQuestion::Play,
            Asks::Foreign(_) => CardQuestion::Foreign,
            Asks::AssignJoker => CardQuestion::Assign,
        }
    }
}

fn choice(state: &State, aids: Aids, seat: Seat, action: Action) -> CardChoice {
    let mut after = state.clone();
    let mut events = Vec::new();
    after.play(Move::Choose(action), &mut events);
    let sentence = action.to_string();
    // Whether the last turn of a round is followed by a question hangs on cards that lie face down.
    let ends = after.turn() != Turn::Player(seat) || state.reveals_hidden(&Move::Choose(action));
    let name = |card: rules::Card| card.to_string();
    let animals = state.animals(seat);
    let worth = |size: u8| rules::worth::ANIMALS.get(usize::from(size)).copied().unwrap_or(0);
    match action {
        Action::Put { card, row } => {
            CardChoice::Put { sentence, ends, card: name(card), row: row.into() }
        }
        Action::Down { card, row } => {
            CardChoice::Card { sentence, ends, card: name(card), row: row.into(), down: true }
        }
        Action::Play { card, row } => {
            CardChoice::Card { sentence, ends, card: name(card), row: row.into(), down: false }
        }
        Action::Claim { row } => {
            let claim = would_claim(state, aids, seat, row);
            CardChoice::Claim { sentence, ends, row: row.into(), claim }
        }
        Action::Discard { card } => {
            let points = rules::worth::FOREIGN;
            CardChoice::Discard { sentence, ends, card: name(card), points }
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
            CardChoice::Keep { sentence, ends, card: name(card), size, points }
        }
        Action::Assign { kind } => {
            let size = animals.size(kind) + 1;
            // Other kinds may have grown as well: all that is counted with it, once nothing is open.
            let paid = paid(&events, seat);
            let points = if paid > 0 { paid } else { worth(size) };
            CardChoice::Assign {
                sentence,
                ends,
                row: kind.into(),
                colour: kind.into(),
                size,
                points,
            }
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
