//! Carcassonne and its expansions in the words of the protocol.

mod choice;
mod chronicle;
mod event;
mod joins;
mod pieces;
mod prompt;
mod region;
mod view;

use bastide_carcassonne::{Element, PLAYERS, State};
use bastide_game::{Game, Table};

pub use choice::{Choice, CounterAt, Landing, Question};
pub use event::{Event, GoodWord, event};
pub use pieces::{
    FerryView, FlightView, GoldView, MagicianView, MessagesView, PrisonerView, RobberView,
    TowerView,
};
pub use prompt::{Prompt, prompt};
pub use region::{Region, regions};
pub use view::{GoodsView, SeatView, SupplyView, View, view};

use crate::tables::Aids;
use crate::wire_game::{Audience, Chronicle, Scene, WireGame};

impl WireGame for State {
    fn elements() -> Vec<&'static str> {
        Element::all().filter(|element| element.is_built()).map(Element::name).collect()
    }

    fn players() -> (u8, u8) {
        (*PLAYERS.start() as u8, *PLAYERS.end() as u8)
    }

    fn scene(
        table: &Table<State>,
        aids: Aids,
        to: Audience<'_>,
        events: &[<State as Game>::Event],
    ) -> Scene {
        Scene::Carcassonne {
            view: Box::new(view(table, aids)),
            prompt: prompt(table, aids, |seat| to.mine.contains(&seat)),
            events: events.iter().map(|told| event(table.game(), told)).collect(),
        }
    }

    fn chronicle(table: &Table<State>) -> Chronicle {
        chronicle::chronicle(table)
    }
}
