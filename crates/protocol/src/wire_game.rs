//! The seam between the games and those who show them: what every game must be able to tell.

use bastide_game::{Chronicle, Chronicled, Seat, Table, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::{Event, Prompt, View};
use crate::cardcassonne::{CardEvent, CardPrompt, CardView};
use crate::castle::{CastleEvent, CastlePrompt, CastleView};
use crate::history::ScoreReason;
use crate::log::Log;
use crate::tables::{Aids, Contents};

/// The words for games in records, for clients that have a text for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // They are told by their names.
pub enum GameName {
    Carcassonne,
    Castle,
    Cardcassonne,
}

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

/// The parts of a scene beside its view as they are sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SceneTexts {
    /// Who must choose, and among what.
    pub prompt: String,
    /// What happened.
    pub events: String,
}

impl SceneTexts {
    /// The number of `options` tells roughly how long the question becomes, so its buffer is allocated once.
    fn of(
        prompt: &impl Serialize,
        events: &impl Serialize,
        options: usize,
    ) -> serde_json::Result<SceneTexts> {
        let mut text = Vec::with_capacity(256 + options * OPTION_BYTES);
        serde_json::to_writer(&mut text, prompt)?;
        let prompt = String::from_utf8(text).map_err(serde::ser::Error::custom)?;
        Ok(SceneTexts { prompt, events: serde_json::to_string(events)? })
    }
}

/// The usual length of an option with its effect.
const OPTION_BYTES: usize = 320;

impl Scene {
    /// The parts beside the view as they are sent.
    pub fn texts(&self) -> serde_json::Result<SceneTexts> {
        match self {
            Scene::Carcassonne { prompt, events, .. } => {
                SceneTexts::of(prompt, events, prompt.as_ref().map_or(0, |p| p.options.len()))
            }
            Scene::Castle { prompt, events, .. } => {
                SceneTexts::of(prompt, events, prompt.as_ref().map_or(0, |p| p.options.len()))
            }
            Scene::Cardcassonne { prompt, events, .. } => {
                SceneTexts::of(prompt, events, prompt.as_ref().map_or(0, |p| p.options.len()))
            }
        }
    }

    /// The question as somebody reads it who need not answer it: its options are gone.
    pub fn prompt_of_others(&mut self) -> serde_json::Result<String> {
        match self {
            Scene::Carcassonne { prompt, .. } => {
                prompt.iter_mut().for_each(|prompt| prompt.options.clear());
                serde_json::to_string(prompt)
            }
            Scene::Castle { prompt, .. } => {
                prompt.iter_mut().for_each(|prompt| prompt.options.clear());
                serde_json::to_string(prompt)
            }
            Scene::Cardcassonne { prompt, .. } => {
                prompt.iter_mut().for_each(|prompt| prompt.options.clear());
                serde_json::to_string(prompt)
            }
        }
    }

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

/// A table and its story, which always say the same.
#[allow(missing_debug_implementations)] // It is nothing but two references.
pub struct Told<'a, G: WireGame> {
    /// The table.
    pub table: &'a Table<G>,
    /// What happened on it.
    pub chronicle: &'a Chronicle<G>,
}

impl<G: WireGame> Clone for Told<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: WireGame> Copy for Told<'_, G> {}

/// A game that can be shown.
pub trait WireGame: Chronicled<Reason: Into<ScoreReason>> {
    /// Whether some see what others do not. If not, views, events and logs are the same for everybody.
    const SECRETS: bool = false;

    /// What it can be played with.
    fn contents() -> Contents;
    /// The fewest and the most players.
    fn players() -> (u8, u8);
    /// The game now, for a browser, with what happened just before.
    fn scene(told: Told<'_, Self>, aids: Aids, to: Audience<'_>, events: &[Self::Event]) -> Scene;
    /// The log, from the first row on that ends after an entry.
    fn log(told: Told<'_, Self>, to: Audience<'_>, after: u32) -> Log;
}
