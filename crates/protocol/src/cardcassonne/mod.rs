//! Cardcassonne in the words of the protocol. It has secrets: everything here is told through somebody's
//! eyes.

mod event;
mod log;
mod prompt;
mod view;
mod words;

use bastide_cardcassonne::worth::MAX_SEATS;
use bastide_cardcassonne::{self as rules, State};
use bastide_game::{Game, Seat, Turn, Viewer};

pub use event::{CardEvent, event};
pub use log::{CardDeed, CardLog, CardRow, RoundEnd, RoundPoints, RowEnd, Taken, advised_step};
pub use prompt::{CardChoice, CardPrompt, CardQuestion, prompt};
pub use view::{
    AnimalsView, CardSeat, CardView, ChestView, ClaimView, LyingView, PromiseView, RowView, view,
};
pub use words::{CardItem, CardReason, Row, RowColour};

use crate::history::ScoreReason;
use crate::log::Log;
use crate::tables::{Aids, Contents};
use crate::wire_game::{Audience, Scene, Told, WireGame};

impl WireGame for State {
    const SECRETS: bool = true;

    fn contents() -> Contents {
        Contents::default()
    }

    fn players() -> (u8, u8) {
        (2, MAX_SEATS as u8)
    }

    fn scene(
        told: Told<'_, State>,
        aids: Aids,
        to: Audience<'_>,
        events: &[<State as Game>::Event],
    ) -> Scene {
        let table = told.table;
        let asked = match table.turn() {
            Turn::Player(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let eyes = to.eyes(asked);
        let knows = |seat: Seat| to.open || eyes == Viewer::Seat(seat);
        let seen_event = |happened: &<State as Game>::Event| {
            let seen = if to.open { Some(happened.clone()) } else { State::redact(happened, eyes) };
            seen.map(|seen| event(&seen))
        };
        Scene::Cardcassonne {
            view: Box::new(view(told, aids, eyes, knows)),
            prompt: prompt(table, aids, to.mine),
            events: events.iter().filter_map(seen_event).collect(),
        }
    }

    fn log(told: Told<'_, State>, _to: Audience<'_>, after: u32) -> Log {
        Log::Cardcassonne(log::log(told, after))
    }
}

impl From<rules::Reason> for ScoreReason {
    fn from(reason: rules::Reason) -> ScoreReason {
        ScoreReason::Cardcassonne(reason.into())
    }
}
