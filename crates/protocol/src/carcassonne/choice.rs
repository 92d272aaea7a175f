//! What can be asked and what can be answered, as the browser sees it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::effect::Effect;
use super::region::Region;
use super::words::{Circle, Counter, ElementName, Figure, Magician, Side, Terrain};
use crate::board::Join;

/// A question to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Prompt {
    /// Who is asked; often, but not always, whoever moves.
    pub seat: u8,
    /// What is asked.
    pub question: Question,
    /// Why.
    pub cause: Cause,
    /// Which expansion asks; nothing for the base game.
    pub element: Option<ElementName>,
    /// What may be answered; empty for those who do not hold the seat.
    pub options: Vec<Offer>,
}

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
    /// Is a prisoner bought back after the scoring?
    Ransom,
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

/// Why something is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "why", rename_all = "kebab-case")]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum Cause {
    /// This tile was drawn.
    Drew { kind: String },
    /// This tile was placed.
    Placed { kind: String },
    /// The die says how far the figure flies.
    Rolled { far: u8 },
    /// The tile just placed has a sign.
    Sign,
    /// Mage and witch met on one feature.
    Met,
    /// Something with gold bars was finished.
    Finished,
    /// The tower on this tile grew.
    TowerGrew { tile: u16 },
    /// Both hold a figure of the other.
    HeldByBoth,
    /// The tile just placed lengthens a road to a lake.
    RoadGrew,
    /// Points were counted.
    Scored,
    /// A counter beside the robber moved on.
    CounterLeft,
    /// This message was turned up.
    Read { message: u8 },
    /// The tile just placed has a crop circle for meeples on this terrain.
    CropCircle { terrain: Terrain },
    /// The mover chose what the crop circle for that terrain does.
    CircleChosen { circle: Circle, terrain: Terrain },
    /// The tile just placed lengthens what the builder stands on.
    BuilderServed,
}

/// An answer that is offered, and what it changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(rename = "Option")]
pub struct Offer {
    /// The answer.
    #[serde(flatten)]
    pub choice: Choice,
    /// What it changes; told once of mage or witch in a region, with the first place there.
    pub effect: Effect,
}

/// An answer. `sentence` chooses it; after one that `ends`, chance or somebody else acts. `tile` and
/// `part` are indices as in the view; `at` is an index of the view's regions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum Choice {
    /// The drawn tile goes there. `joins` are the roads and cities it lengthens, `then` is what the same player is
    /// asked next.
    Tile {
        sentence: String,
        ends: bool,
        then: Option<Question>,
        x: i32,
        y: i32,
        facing: u8,
        joins: Vec<Join>,
    },
    /// A figure goes on a part of the tile just laid.
    Figure { sentence: String, ends: bool, figure: Figure, part: u16, region: Region },
    /// The abbot comes home and counts `points`.
    Recall { sentence: String, ends: bool, points: u16 },
    /// A figure flies from the tile just laid; where it can come down for each number of the die.
    Fly { sentence: String, ends: bool, figure: Figure, landings: Vec<Landing> },
    /// The figure lands there.
    Land { sentence: String, ends: bool, figure: Figure, tile: u16, part: u16, at: u16 },
    /// The second gold bar goes on that tile.
    Gold { sentence: String, ends: bool, tile: u16 },
    /// A gold bar is taken from that tile, which has so many `bars`; `rivals` may take from it as well. Own gold
    /// is `worth` so much at the end, and `then` so much.
    Take {
        sentence: String,
        ends: bool,
        tile: u16,
        bars: u8,
        rivals: Vec<u8>,
        worth: u16,
        then: u16,
    },
    /// Mage or witch (`who`) goes there.
    Enchant { sentence: String, ends: bool, who: Magician, tile: u16, part: u16, at: u16 },
    /// Mage or witch leaves the board.
    Banish { sentence: String, ends: bool, who: Magician },
    /// The seat's robber goes to a space, beside these counters.
    Robber { sentence: String, ends: bool, space: u8, beside: Vec<CounterAt> },
    /// A tower grows to this height and reaches these cells, with these figures to take.
    Piece {
        sentence: String,
        ends: bool,
        tile: u16,
        height: u8,
        reach: Vec<[i32; 2]>,
        figures: Vec<InReach>,
    },
    /// A figure closes a tower.
    Guard { sentence: String, ends: bool, figure: Figure, tile: u16 },
    /// A figure in reach of the tower is taken; without `part` it stands on top of a tower. If it is `exchanged`,
    /// a prisoner of its owner comes back for it at once.
    Capture {
        sentence: String,
        ends: bool,
        owner: u8,
        figure: Figure,
        tile: u16,
        part: Option<u16>,
        exchanged: bool,
    },
    /// This one of the seat's own figures comes back `from` a seat, for that seat's `other`.
    Exchange { sentence: String, ends: bool, figure: Figure, from: u8, other: Figure },
    /// A prisoner is bought from a seat; that counter goes back so many points.
    Ransom { sentence: String, ends: bool, figure: Figure, from: u8, counter: Counter, points: u16 },
    /// The new ferry joins the piers on these sides.
    Ferry { sentence: String, ends: bool, tile: u16, sides: [Side; 2], parts: [u16; 2] },
    /// The ferry of that lake is turned to the piers on these sides.
    Turn { sentence: String, ends: bool, tile: u16, sides: [Side; 2], parts: [u16; 2] },
    /// So many points move a counter (`meeple` or `woman`) from a space to a space; `dark` where a
    /// message waits for whoever moves. `robbers` beside it take half.
    Move {
        sentence: String,
        ends: bool,
        points: u16,
        counter: Counter,
        from: u8,
        to: u8,
        dark: bool,
        robbers: Vec<u8>,
    },
    /// The robber takes `points`, half of `whole`, beside that seat's counter.
    Rob { sentence: String, ends: bool, points: u16, whole: u16, from: u8 },
    /// Does what the message says, which counts `points` if it counts anything.
    Message { sentence: String, ends: bool, message: u8, points: Option<u16> },
    /// Takes two points instead of what the message says.
    Points { sentence: String, ends: bool, message: u8, points: u16 },
    /// Message 8: counts `points` for where a meeple stands and takes it back.
    Score {
        sentence: String,
        ends: bool,
        figure: Figure,
        tile: u16,
        part: u16,
        at: u16,
        points: u16,
    },
    /// What the crop circle lets everybody do (`join` or `remove`) with meeples on that terrain, and the `seats` for
    /// whom that means something.
    Circle { sentence: String, ends: bool, circle: Circle, terrain: Terrain, seats: Vec<u8> },
    /// A meeple joins an own one.
    Join { sentence: String, ends: bool, figure: Figure, tile: u16, part: u16, at: u16 },
    /// A meeple is taken back without points.
    Remove { sentence: String, ends: bool, figure: Figure, tile: u16, part: u16, at: u16 },
    /// A second part.
    Again { sentence: String, ends: bool },
    /// Nothing more.
    Pass { sentence: String, ends: bool },
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

/// A figure in reach of a tower.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct InReach {
    /// Whose it is.
    pub owner: u8,
    /// What it is.
    pub figure: Figure,
    /// The index of its tile.
    pub tile: u16,
    /// The index of the part on which it stands; none on top of a tower.
    pub part: Option<u16>,
}

/// A counter of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CounterAt {
    /// Whose.
    pub seat: u8,
    /// `meeple` or `woman`.
    pub counter: Counter,
}
