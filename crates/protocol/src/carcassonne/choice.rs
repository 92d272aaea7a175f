//! What can be asked and what can be answered, as the browser sees it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::region::Region;
use crate::board::{Gain, Join};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Question {
    /// Where does the tile go?
    Tile,
    /// Does a figure go on it, or what is done instead?
    Figure,
    /// Where does the figure land?
    Land,
    /// Where does the second gold bar go?
    Gold,
    /// Which gold bar is taken?
    Take,
    /// Where does mage or witch go?
    Magic,
    /// Where does the robber go?
    Robber,
    /// Which figure does the tower take?
    Capture,
    /// Which prisoner comes back?
    Exchange,
    /// Which piers does the new ferry join?
    Ferry,
    /// Is a ferry turned?
    Turn,
    /// Which amount moves which counter?
    Move,
    /// Half of which amount is robbed?
    Rob,
    /// The message, or two points?
    Message,
    /// What does the crop circle do?
    Circle,
    /// Is a meeple added?
    Join,
    /// Which meeple is taken back?
    Remove,
    /// Is there a second part of the turn?
    Again,
}

/// An answer. `say` chooses it; after one that `ends`, chance or somebody else acts. `tile` and
/// `part` are indices as in the view; `at` is an index of the view's regions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[ts(rename = "Option")]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum Choice {
    /// The drawn tile goes there. `gains` is what is counted at once if no figure follows; empty
    /// where aids forbid it. `joins` are the roads and cities it lengthens.
    Tile { say: String, ends: bool, x: i32, y: i32, facing: u8, gains: Vec<Gain>, joins: Vec<Join> },
    /// A figure goes on a part of the tile just laid.
    Figure { say: String, ends: bool, figure: String, part: u16, region: Region },
    /// The abbot comes home and counts `points`.
    Recall { say: String, ends: bool, points: u16 },
    /// A figure flies from the tile just laid; where it can come down for each number of the die.
    Fly { say: String, ends: bool, figure: String, landings: Vec<Landing> },
    /// The figure lands there.
    Land { say: String, ends: bool, figure: String, tile: u16, part: u16, at: u16 },
    /// The second gold bar goes on that tile.
    Gold { say: String, ends: bool, tile: u16 },
    /// A gold bar is taken from that tile.
    Take { say: String, ends: bool, tile: u16 },
    /// Mage or witch (`who`) goes there.
    Enchant { say: String, ends: bool, who: String, tile: u16, part: u16, at: u16 },
    /// Mage or witch leaves the board.
    Banish { say: String, ends: bool, who: String },
    /// The seat's robber goes to a space, beside these counters.
    Robber { say: String, ends: bool, space: u8, beside: Vec<CounterAt> },
    /// A tower grows to this height and reaches these cells.
    Piece { say: String, ends: bool, tile: u16, height: u8, reach: Vec<[i32; 2]> },
    /// A figure closes a tower.
    Guard { say: String, ends: bool, figure: String, tile: u16 },
    /// A figure in reach of the tower is taken; without `part` it stands on top of a tower.
    Capture { say: String, ends: bool, owner: u8, figure: String, tile: u16, part: Option<u16> },
    /// This one of the seat's own figures comes back.
    Exchange { say: String, ends: bool, figure: String },
    /// A prisoner is bought from a seat; that counter goes back so many points.
    Ransom { say: String, ends: bool, figure: String, from: u8, counter: String, points: u16 },
    /// The new ferry joins the piers on these sides.
    Ferry { say: String, ends: bool, tile: u16, sides: [String; 2], parts: [u16; 2] },
    /// The ferry of that lake is turned to the piers on these sides.
    Turn { say: String, ends: bool, tile: u16, sides: [String; 2], parts: [u16; 2] },
    /// So many points move a counter (`meeple` or `woman`) from a space to a space; `dark` where a
    /// message waits for whoever moves.
    Move { say: String, ends: bool, points: u16, counter: String, from: u8, to: u8, dark: bool },
    /// The robber takes `points`, half of `whole`, beside that seat's counter.
    Rob { say: String, ends: bool, points: u16, whole: u16, from: u8 },
    /// Does what the message says, which counts `points` if it counts anything.
    Message { say: String, ends: bool, message: u8, points: Option<u16> },
    /// Takes two points instead of what the message says.
    Points { say: String, ends: bool, message: u8, points: u16 },
    /// Message 8: counts `points` for where a meeple stands and takes it back.
    Score { say: String, ends: bool, figure: String, tile: u16, part: u16, at: u16, points: u16 },
    /// What the crop circle lets everybody do (`join` or `remove`) with meeples on that terrain.
    Circle { say: String, ends: bool, circle: String, terrain: String },
    /// A meeple joins an own one.
    Join { say: String, ends: bool, figure: String, tile: u16, part: u16, at: u16 },
    /// A meeple is taken back without points.
    Remove { say: String, ends: bool, figure: String, tile: u16, part: u16, at: u16 },
    /// A second part.
    Again { say: String, ends: bool },
    /// Nothing more.
    Pass { say: String, ends: bool },
}

/// Where a figure comes down for a number of the die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Landing {
    /// The number.
    pub far: u8,
    /// The cell.
    pub cell: [i32; 2],
    /// The parts of its tile on which it may land; none where it must turn back.
    pub parts: Vec<u16>,
}

/// A counter of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CounterAt {
    /// Whose.
    pub seat: u8,
    /// `meeple` or `woman`.
    pub counter: String,
}
