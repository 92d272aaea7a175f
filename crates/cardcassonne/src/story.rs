//! Stories: rule examples as text, and the player that checks them.
//!
//! A story is a position, sentences that are played, and what must hold then:
//!
//! ```
//! let story = "
//! players   red blue
//! round     10
//! rows      road red-3 red-1 red-1
//! followers blue city 0
//! play      red claim road
//! expect    red 15
//! ";
//! bastide_cardcassonne::story::check(story).expect("three persons, five points each");
//! ```

use bastide_game::position::{PositionError, lines_of, seat_of};
use bastide_game::story::{self, Mistold, Teller};
use bastide_game::{Game, Seat, Table, Viewer};

pub use bastide_game::story::StoryError;

use crate::notation::{colour, row, seat_word};
use crate::position::{KEYS, counted, from_lines};
use crate::state::State;
use crate::view::{Seen, View};

/// Plays a story and checks what it expects.
pub fn check(text: &str) -> Result<(), StoryError> {
    tell(text).map(|_| ())
}

/// The table at the end of a story that holds.
pub fn tell(text: &str) -> Result<Table<State>, StoryError> {
    let lines = lines_of::<State>(text)?;
    let split = lines.iter().position(|l| !KEYS.contains(&l.key)).unwrap_or(lines.len());
    let (setup, state) = from_lines(&lines[..split])?;
    story::tell(&lines[split..], Table::starting_at(setup, state), &Cards)
}

/// What stories of Cardcassonne can say.
struct Cards;

impl Teller<State> for Cards {
    fn told(&self, table: &Table<State>, words: &[&str]) -> Result<String, Mistold> {
        let state = table.game();
        let seat = |word: &str| seat_of::<State>(word, state.seats());
        Ok(match words {
            ["round", _] => format!("round {}", state.round()),
            ["dealer", _] => format!("dealer {}", seat_word(state.dealer())),
            ["deck", _] => format!("deck {}", state.deck().len()),
            ["gone", ..] => format!("gone {}", or_none(&counted(state.gone()))),
            ["row", at, ..] => {
                let cards = state.row(row(at)?).iter();
                let seen = cards.map(|l| Seen { card: Some(l.card), down_by: l.down_by });
                format!("row {at} {}", cards_of(seen))
            }
            ["claims", ..] => {
                let claims = state.claims().iter().map(|claim| {
                    format!(
                        "{} {} {}",
                        seat_word(claim.seat),
                        claim.row,
                        state.stretch(claim).len()
                    )
                });
                format!("claims {}", or_none(&claims.collect::<Vec<_>>().join(" ")))
            }
            [who, "hand", _] => format!("{who} hand {}", state.hand(seat(who)?).len()),
            [who, "chest", _] => format!("{who} chest {}", state.chest(seat(who)?).len()),
            [who, "loose", _] => format!("{who} loose {}", state.animals(seat(who)?).loose),
            [who, "animals", kind, _] => {
                let size = state.animals(seat(who)?).size(colour(kind)?);
                format!("{who} animals {kind} {size}")
            }
            [who, "sees", at @ ("monastery" | "road" | "field" | "city"), ..] => {
                let view = redact(state, who)?;
                format!(
                    "{who} sees {at} {}",
                    cards_of(view.rows[row(at)? as usize].iter().copied())
                )
            }
            [who, "sees", whose, what @ ("hand" | "chest"), ..] => {
                let holding = &redact(state, who)?.seats[seat(whose)?.index()];
                let known = match *what {
                    "hand" => holding.cards.iter().map(|card| format!(" {card}")).collect(),
                    _ => holding.opened.map_or(String::new(), |_| " open".into()),
                };
                let count = if *what == "hand" { holding.hand } else { holding.chest };
                format!("{who} sees {whose} {what} {count}{known}")
            }
            _ => return Err(Mistold::UnknownExpectation),
        })
    }
}

/// What a seat, or `nobody`, may know.
fn redact(state: &State, who: &str) -> Result<View, PositionError> {
    if who == "nobody" {
        return Ok(state.view(Viewer::Spectator));
    }
    let seat: Seat = seat_of::<State>(who, state.seats())?;
    Ok(state.view(Viewer::Seat(seat)))
}

/// `green-1 red/green-1 red/?`
fn cards_of(cards: impl Iterator<Item = Seen>) -> String {
    let word = |seen: Seen| {
        let card = seen.card.map_or("?".into(), |card| card.to_string());
        match seen.down_by {
            Some(by) => format!("{}/{card}", seat_word(by)),
            None => card,
        }
    };
    or_none(&cards.map(word).collect::<Vec<_>>().join(" ")).to_string()
}

fn or_none(words: &str) -> &str {
    if words.is_empty() { "none" } else { words }
}
