//! The seam between the games and those who show them: what every game must be able to tell.

use bastide_game::{Game, Seat, Table};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::{Event, Prompt, View};
use crate::castle::{CastleEvent, CastlePrompt, CastleView};
use crate::history::{Scoring, TurnPoints};
use crate::tables::Aids;

/// A game at one moment, for one browser.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "game", rename_all = "lowercase")]
pub enum Scene {
    /// Carcassonne and its expansions.
    Carcassonne {
        /// What can be seen.
        view: Box<View>,
        /// Who must choose, and among what.
        prompt: Option<Prompt>,
        /// What happened since the message before; empty after an undo.
        events: Vec<Event>,
    },
    /// The Castle.
    Castle {
        /// What can be seen.
        view: Box<CastleView>,
        /// Who must choose, and among what.
        prompt: Option<CastlePrompt>,
        /// What happened since the message before; empty after an undo.
        events: Vec<CastleEvent>,
    },
}

impl Scene {
    /// The same moment without a question: nothing can be answered any more.
    pub fn unasked(mut self) -> Scene {
        match &mut self {
            Scene::Carcassonne { prompt, .. } => *prompt = None,
            Scene::Castle { prompt, .. } => *prompt = None,
        }
        self
    }
}

/// What one pass over the moves that count finds.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Chronicle {
    /// Who laid each tile, what lay there from the beginning left out.
    pub laid_by: Vec<Seat>,
    /// The points after every tile.
    pub turns: Vec<TurnPoints>,
    /// All that was counted.
    pub scorings: Vec<Scoring>,
}

/// A game that can be shown.
pub trait Shown: Game {
    /// What can be chosen for `with`, in the canonical order.
    fn elements() -> Vec<&'static str>;
    /// The fewest and the most players.
    fn players() -> (u8, u8);
    /// The game now, for a browser that holds the seats `mine`, with what happened just before.
    fn scene(table: &Table<Self>, aids: Aids, mine: &[Seat], events: &[Self::Event]) -> Scene;
    /// Plays a game once more and listens.
    fn chronicle(table: &Table<Self>) -> Chronicle;
}
