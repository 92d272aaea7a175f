//! The Castle in the words of the protocol.

mod event;
mod joins;
mod log;
mod prompt;
mod region;
mod view;
mod words;

use bastide_castle::wall::STARTS;
use bastide_castle::{self as rules, PLAYERS, Place, State};
use bastide_game::Game;

pub use event::{CastleEvent, event};
pub use log::{CastleDeed, advised_step};
pub use prompt::{CastleCause, CastleChoice, CastlePrompt, CastleQuestion, TrackMove, prompt};
pub use region::{CastleRegion, regions};
pub use view::{
    Ahead, CastleSeat, CastleView, Followers, FreeGoesTo, KeepView, WallTileCount, view,
};
pub use words::{CastleFigure, CastleItem, CastleReason, CastleTerrain, WallTile};

use crate::history::ScoreReason;
use crate::log::Log;
use crate::tables::{Aids, Contents};
use crate::wire_game::{Audience, Scene, Told, WireGame};

impl WireGame for State {
    fn contents() -> Contents {
        Contents { elements: vec!["order-choice".to_string()], ..Contents::default() }
    }

    fn players() -> (u8, u8) {
        (PLAYERS as u8, PLAYERS as u8)
    }

    fn scene(
        told: Told<'_, State>,
        aids: Aids,
        to: Audience<'_>,
        events: &[<State as Game>::Event],
    ) -> Scene {
        Scene::Castle {
            view: Box::new(view(told, aids)),
            prompt: prompt(told.table, aids, to.mine),
            events: events.iter().map(|happened| event(told.table.game(), happened)).collect(),
        }
    }

    fn log(told: Told<'_, State>, _to: Audience<'_>, after: u32) -> Log {
        Log::Castle(log::log(told, after))
    }
}

impl From<rules::Reason> for ScoreReason {
    fn from(reason: rules::Reason) -> ScoreReason {
        ScoreReason::Castle(reason.into())
    }
}

/// The index of a laid tile in a view, which leaves out the start spaces, and of its part.
pub(crate) fn index(state: &State, place: Place) -> Option<[u16; 2]> {
    let id = state.board().tile_on(place.space)?;
    let part = place.spot.part_of(state.board().tile(id))?;
    Some([(id.number() - STARTS) as u16, part as u16])
}
