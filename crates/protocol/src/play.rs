//! The messages of the socket.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::log::Log;
use crate::patch::ViewPatch;
use crate::problem::ProblemCode;
use crate::tables::Table;
use crate::wire_game::Scene;

/// An entry of the record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Line {
    /// Its number, from 1.
    pub n: u32,
    /// A word for a seat, `chance` or `table`.
    pub actor: String,
    /// What was said.
    pub sentence: String,
}

/// What a server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ServerMessage {
    /// All there is to know, at once.
    Welcome {
        /// The number of the last entry.
        seq: u32,
        /// Who sits where.
        table: Table,
        /// The game.
        scene: Scene,
        /// All rows of the log.
        log: Log,
        /// The seat that may take its last sentence back.
        undo: Option<u8>,
    },
    /// Something was said.
    Update {
        /// The number of the last entry.
        seq: u32,
        /// What was said since the message before.
        entries: Vec<Line>,
        /// The game now, and what happened.
        scene: Scene,
        /// What changed in the log.
        log: Log,
        /// The seat that may take its last sentence back.
        undo: Option<u8>,
    },
    /// Something was said, told as what changed since entry `after`. Only clients that know patches are told like this.
    Patch {
        /// The number of the last entry that was told before.
        after: u32,
        /// The number of the last entry.
        seq: u32,
        /// What was said since then.
        entries: Vec<Line>,
        /// What changed in the view.
        view: ViewPatch,
        /// Who must choose, and among what, as in a scene of the game.
        #[ts(type = "Scene[\"prompt\"]")]
        prompt: Value,
        /// What happened, as in a scene of the game; empty after an undo.
        #[ts(type = "Scene[\"events\"]")]
        events: Vec<Value>,
        /// What changed in the log.
        log: Log,
        /// The seat that may take its last sentence back.
        undo: Option<u8>,
    },
    /// Seats, names or presence changed.
    Table {
        /// Who sits where now.
        table: Table,
    },
    /// Something impossible was asked for.
    Refused {
        /// The number of the last entry.
        seq: u32,
        /// A word that clients translate.
        code: ProblemCode,
        /// The reason in English, for logs.
        text: String,
    },
    /// The answer to a ping.
    Pong,
}

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum ClientMessage {
    /// A sentence for the entry after `seq`.
    #[serde(alias = "say")]
    Play {
        /// The last entry the client knows.
        seq: u32,
        /// Who speaks.
        seat: u8,
        /// The sentence, out of the prompt.
        #[serde(alias = "say")]
        sentence: String,
    },
    /// Takes the seat's last sentence back.
    Undo {
        /// The last entry the client knows.
        seq: u32,
        /// Who speaks.
        seat: u8,
    },
    /// Everything is told anew, as in a welcome.
    Whole,
    /// Is anybody there?
    Ping,
}
