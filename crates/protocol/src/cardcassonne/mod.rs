//! Cardcassonne in the words of the protocol. It has secrets: everything here is told through somebody's
//! eyes.

mod chronicle;
mod event;
mod prompt;
mod view;

use bastide_cardcassonne::worth::MAX_SEATS;
use bastide_cardcassonne::{Row, State};
use bastide_game::{Game, Seat, Table, Turn, Viewer};

pub use event::{CardEvent, event};
pub use prompt::{CardChoice, CardPrompt, CardQuestion, prompt};
pub use view::{
    AnimalsView, CardSeat, CardView, ChestView, ClaimView, LyingView, PromiseView, RowView, view,
};

use crate::tables::Aids;
use crate::wire_game::{Audience, Chronicle, Scene, WireGame};

impl WireGame for State {
    fn elements() -> Vec<&'static str> {
        Vec::new()
    }

    fn players() -> (u8, u8) {
        (2, MAX_SEATS as u8)
    }

    fn scene(
        table: &Table<State>,
        aids: Aids,
        to: Audience<'_>,
        events: &[<State as Game>::Event],
    ) -> Scene {
        let asked = match table.turn() {
            Turn::Player(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let eyes = to.eyes(asked);
        let knows = |seat: Seat| to.open || eyes == Viewer::Seat(seat);
        let told = |happened: &<State as Game>::Event| {
            let seen = if to.open { Some(happened.clone()) } else { State::redact(happened, eyes) };
            seen.map(|seen| event(&seen))
        };
        Scene::Cardcassonne {
            view: Box::new(view(table, aids, eyes, knows)),
            prompt: prompt(table, aids, to.mine),
            events: events.iter().filter_map(told).collect(),
        }
    }

    fn chronicle(table: &Table<State>) -> Chronicle {
        chronicle::chronicle(table)
    }
}

/// The word for a row.
pub(crate) fn word(row: Row) -> String {
    row.word().to_string()
}
