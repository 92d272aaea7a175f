//! The Castle in the words of the protocol.

mod chronicle;
mod event;
mod joins;
mod prompt;
mod region;
mod view;

use bastide_castle::wall::STARTS;
use bastide_castle::{PLAYERS, Place, State};
use bastide_game::{Game, Table};

pub use event::{CastleEvent, event};
pub use prompt::{CastleChoice, CastlePrompt, CastleQuestion, TrackMove, prompt};
pub use region::{CastleRegion, regions};
pub use view::{Ahead, CastleSeat, CastleView, Followers, KeepView, WallTileCount, view};

use crate::tables::Aids;
use crate::wire_game::{Audience, Chronicle, Scene, WireGame};

impl WireGame for State {
    fn elements() -> Vec<&'static str> {
        vec!["order-choice"]
    }

    fn players() -> (u8, u8) {
        (PLAYERS as u8, PLAYERS as u8)
    }

    fn scene(
        table: &Table<State>,
        aids: Aids,
        to: Audience<'_>,
        events: &[<State as Game>::Event],
    ) -> Scene {
        Scene::Castle {
            view: Box::new(view(table, aids)),
            prompt: prompt(table, aids, to.mine),
            events: events.iter().map(|told| event(table.game(), told)).collect(),
        }
    }

    fn chronicle(table: &Table<State>) -> Chronicle {
        chronicle::chronicle(table)
    }
}

/// The index of a laid tile in a view, which leaves out the start spaces, and of its part.
pub(crate) fn index(state: &State, place: Place) -> Option<[u16; 2]> {
    let id = state.board().tile_on(place.space)?;
    let part = place.spot.part_of(state.board().tile(id))?;
    Some([(id.number() - STARTS) as u16, part as u16])
}
