//! The seam between the games and those who show them: what every game must be able to tell.

use bastide_game::{Game, Seat, Table, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::{Event, Prompt, View};
use crate::cardcassonne::{CardEvent, CardPrompt, CardView};
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
    /// Cardcassonne.
    Cardcassonne {
        /// What can be seen.
        view: Box<CardView>,
        /// Who must choose, and among what.
        prompt: Option<CardPrompt>,
        /// What happened since the message before; empty after an undo.
        events: Vec<CardEvent>,
    },
}

impl Scene {
    /// The same moment without a question: nothing can be answered any more.
    pub fn unasked(mut self) -> Scene {
        match &mut self {
            Scene::Carcassonne { prompt, .. } => *prompt = None,
            Scene::Castle { prompt, .. } => *prompt = None,
            Scene::Cardcassonne { prompt, .. } => *prompt = None,
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

/// For whom a game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Audience<'a> {
    /// The seats that the browser holds.
    pub mine: &'a [Seat],
    /// Whether there are no secrets any more: the game is over.
    pub open: bool,
}

impl Audience<'_> {
    /// Through whose eyes a table with secrets is shown: the seat that is asked if it is held here, or
    /// the only one; several people at one screen see nobody's secrets while others move.
    pub fn eyes(self, asked: Option<Seat>) -> Viewer {
        let asked = asked.filter(|seat| self.mine.contains(seat));
        let only = if let [seat] = self.mine { Some(*seat) } else { None };
        asked.or(only).map_or(Viewer::Spectator, Viewer::Seat)
    }
}

/// A game that can be shown.
pub trait WireGame: Game {
    /// What can be chosen for `with`, in the canonical order.
    fn elements() -> Vec<&'static str>;
    /// The fewest and the most players.
    fn players() -> (u8, u8);
    /// The game now, for a browser, with what happened just before.
    fn scene(table: &Table<Self>, aids: Aids, to: Audience<'_>, events: &[Self::Event]) -> Scene;
    /// Plays a game once more and listens.
    fn chronicle(table: &Table<Self>) -> Chronicle;
}
