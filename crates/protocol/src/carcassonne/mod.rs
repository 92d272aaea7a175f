//! Carcassonne and its expansions in the words of the protocol.

mod choice;
mod contents;
mod effect;
mod event;
mod expansions;
mod holes;
mod joins;
mod log;
mod numbers;
mod prompt;
mod region;
mod view;
mod words;

use bastide_carcassonne::{self as rules, PLAYERS, State};
use bastide_game::Game;

pub use choice::{Cause, Choice, CounterAt, InReach, Landing, Offer, Prompt, Question};
pub use effect::{Change, Effect};
pub use event::{Event, event};
pub use expansions::*;
pub use holes::Hole;
pub use log::{Deed, advised_step};
pub use numbers::Numbers;
pub use prompt::prompt;
use prompt::prompt_in;
pub use region::{Region, Strength, regions};
pub use view::{CounterView, SeatView, SupplyView, View, view};
pub use words::{
    BoxName, Circle, Contest, Counter, ElementName, Figure, Good, Item, Magician, Novelty, Reason,
    Side, Terrain, TurnKind,
};

use crate::history::ScoreReason;
use crate::log::Log;
use crate::tables::{Aids, Contents};
use crate::wire_game::{Audience, Scene, Told, WireGame};

impl WireGame for State {
    fn contents() -> Contents {
        contents::contents()
    }

    fn players() -> (u8, u8) {
        (*PLAYERS.start() as u8, *PLAYERS.end() as u8)
    }

    fn scene(
        told: Told<'_, State>,
        aids: Aids,
        to: Audience<'_>,
        events: &[<State as Game>::Event],
    ) -> Scene {
        let view = Box::new(view(told, aids));
        Scene::Carcassonne {
            prompt: prompt_in(told.table, aids, &view.regions, |seat| to.mine.contains(&seat)),
            view,
            events: events.iter().map(|happened| event(told.table.game(), happened)).collect(),
        }
    }

    fn log(told: Told<'_, State>, _to: Audience<'_>, after: u32) -> Log {
        Log::Carcassonne(log::log(told, after))
    }
}

impl From<rules::Reason> for ScoreReason {
    fn from(reason: rules::Reason) -> ScoreReason {
        ScoreReason::Carcassonne(reason.into())
    }
}
