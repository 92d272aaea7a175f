//! Tables, seats and the bodies of the REST calls.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::{BoxName, ElementName};
use crate::log::Log;
use crate::play::Line;
use crate::wire_game::{GameName, Scene};

/// What a server is and offers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Info {
    /// The version of the program.
    pub version: String,
    /// The games that can be played.
    pub games: Vec<GameInfo>,
    /// The address that links begin with.
    pub public_url: String,
    /// Whether only this machine can reach the server.
    pub loopback: bool,
}

/// The name of a bot.
pub type BotWord = String;

/// The bots that exist, for clients that have a text for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // What they do is told where they play.
pub enum BotKind {
    Random,
    Greedy,
    Level1,
    Level2,
    Level3,
    Level4,
    Level5,
    Level6,
    Level7,
}

/// The words for seats, in any game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // They are colours.
pub enum SeatWord {
    Red,
    Blue,
    Yellow,
    Green,
    Black,
    Pink,
    White,
}

/// A game that can be played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// Its word in records.
    #[ts(as = "GameName")]
    pub name: String,
    /// The words for its seats, in the order of play.
    #[ts(as = "Vec<SeatWord>")]
    pub seats: Vec<String>,
    /// The fewest players.
    pub min_players: u8,
    /// The most players.
    pub max_players: u8,
    /// The bots that play it, the weakest first.
    #[ts(as = "Vec<BotKind>")]
    pub bots: Vec<BotWord>,
    /// What it can be played with.
    #[serde(flatten)]
    pub contents: Contents,
}

/// What a game can be played with.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Contents {
    /// The elements whose rules exist, in the canonical order.
    pub elements: Vec<String>,
    /// The tiles of the game without any of the boxes.
    pub tiles: u16,
    /// The boxes that can be added, in the canonical order.
    pub boxes: Vec<BoxInfo>,
    /// What is often played together.
    pub presets: Vec<Preset>,
}

/// A box that can be added to a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BoxInfo {
    /// Its name in `with`.
    #[ts(as = "BoxName")]
    pub name: String,
    /// The tiles in it.
    pub tiles: u16,
    /// What is in it.
    pub elements: Vec<ElementInfo>,
}

/// Something in a box.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ElementInfo {
    /// What.
    pub name: ElementName,
    /// What cannot be left out if it is played with.
    pub needs: Vec<ElementName>,
    /// How many tiles more are played with.
    pub adds: u16,
}

/// What is often played together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Preset {
    /// Its name in `with`.
    pub name: String,
    /// What is in it.
    pub elements: Vec<ElementName>,
}

/// Which aids the table allows: what could be counted by hand, counted; and hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Aids {
    /// Everything: what will come is counted as well, and the teacher gives hints.
    #[default]
    All,
    /// What lies and what is left is counted, what will come is not: no projected points, no gains.
    Standard,
    /// Nothing but how many tiles are left.
    None,
}

impl Aids {
    /// The word for it in records and in the store.
    pub fn word(self) -> &'static str {
        match self {
            Aids::All => "all",
            Aids::Standard => "standard",
            Aids::None => "none",
        }
    }

    /// The aids a word stands for.
    pub fn from_word(word: &str) -> Option<Aids> {
        [Aids::All, Aids::Standard, Aids::None].into_iter().find(|aids| aids.word() == word)
    }

    /// Whether undrawn tiles and dead gaps are listed.
    pub(crate) fn count(self) -> bool {
        match self {
            Aids::All | Aids::Standard => true,
            Aids::None => false,
        }
    }

    /// Whether the teacher may be asked for a hint while the game runs.
    pub fn hint(self) -> bool {
        self.foresee()
    }

    /// Whether points to come are told.
    pub(crate) fn foresee(self) -> bool {
        match self {
            Aids::All => true,
            Aids::Standard | Aids::None => false,
        }
    }
}

/// Who begins: the first seat, a seat drawn by lot, or the seat with a word. In a game with a dealer, who deals first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // All but two are seats.
pub enum BeginsWord {
    First,
    Lot,
    Red,
    Blue,
    Yellow,
    Green,
    Black,
    Pink,
    White,
}

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The word for the game.
    #[ts(as = "GameName")]
    pub game: String,
    /// What it is played with, as in `--with`.
    #[serde(default)]
    pub with: String,
    /// Who begins; the first seat if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<BeginsWord>")]
    #[schema(value_type = Option<BeginsWord>)]
    pub begins: Option<String>,
    /// Who sits where.
    #[schema(min_items = 2, max_items = 6)]
    pub seats: Vec<NewSeat>,
    /// Which aids are allowed.
    #[serde(default)]
    pub aids: Aids,
    /// What this browser adds to the luck: 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(pattern = "^[0-9a-fA-F]{64}$")]
    pub nonce: Option<String>,
}

/// Who shall sit on a seat of a new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who.
    pub who: Sitting,
    /// The name shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Which bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<BotKind>")]
    pub bot: Option<BotWord>,
}

/// Who shall sit on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Sitting {
    /// This browser.
    Me,
    /// Whoever opens the link first.
    Link,
    /// A program.
    Bot,
}

/// A table as one browser sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Table {
    /// Its id.
    pub id: String,
    /// The word for the game.
    #[ts(as = "GameName")]
    pub game: String,
    /// What it is played with, in the canonical order.
    pub with: String,
    /// Who begins.
    #[ts(as = "BeginsWord")]
    #[schema(value_type = BeginsWord)]
    pub begins: String,
    /// Which aids are allowed.
    pub aids: Aids,
    /// Whether there is a teacher for this game.
    pub taught: bool,
    /// Who sits where, in the order of play.
    pub seats: Vec<TableSeat>,
    /// The promise made before the first draw.
    pub commitment: String,
    /// What was promised, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
    /// When it was made, in seconds since 1970.
    pub created: u32,
    /// Whether the game is over.
    pub over: bool,
    /// Whether the game was imported, so that its luck cannot be verified here.
    pub imported: bool,
    /// Where anybody may watch.
    pub spectate_link: String,
    /// The id of the next table with the same players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSeat {
    /// Its number in the order of play, from 0.
    pub seat: u8,
    /// Its word in records.
    #[ts(as = "SeatWord")]
    pub word: String,
    /// The name of whoever sits there.
    pub name: String,
    /// Who sits there.
    pub who: SeatKind,
    /// Which bot; on a seat of an opened record the one that played there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<BotKind>")]
    pub bot: Option<BotWord>,
    /// Whether somebody who holds the seat is connected.
    pub online: bool,
    /// The link that takes the seat, for whoever made the table, while nobody sits there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub link: Option<String>,
    /// The key with which an external bot takes the seat, for whoever made the table, while nobody sits there.
    #[serde(default, rename = "botKey", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot_key: Option<String>,
}

/// Who sits on a seat, from this browser's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// This browser.
    Me,
    /// Another browser.
    Person,
    /// Nobody yet.
    Open,
    /// A program.
    Bot,
    /// A program of somebody else, which speaks through a socket.
    External,
}

/// A table in the list of a browser's tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableCard {
    /// Its id.
    pub id: String,
    /// The word for the game.
    #[ts(as = "GameName")]
    pub game: String,
    /// What it is played with.
    pub with: String,
    /// Who sits where.
    pub seats: Vec<TableSeat>,
    /// The points of the seats now.
    pub points: Vec<i32>,
    /// The number of the last entry.
    pub seq: u32,
    /// The seat that must move.
    pub turn: Option<u8>,
    /// Whether that seat is this browser's.
    pub your_turn: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Whether it was opened from a record.
    pub imported: bool,
    /// When it was made, in seconds since 1970.
    pub created: u32,
}

/// Takes the seat of a link.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// What stands behind the `#` of the link.
    pub key: String,
    /// The name of whoever sits down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// What this browser adds to the luck: 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(pattern = "^[0-9a-fA-F]{64}$")]
    pub nonce: Option<String>,
}

/// Asks which seat a link is for. Nothing changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LinkKey {
    /// What stands behind the `#` of the link.
    pub key: String,
}

/// What a link invites to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Invitation {
    /// The seat of the link.
    pub seat: u8,
    /// The first seat of whoever made the table, if that browser sits there.
    pub by: Option<u8>,
}

/// Gives a seat another name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// Which seat.
    pub seat: u8,
    /// The new name.
    #[schema(min_length = 1)]
    pub name: String,
}

/// A call that concerns one seat: resign, return.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatOnly {
    /// Which seat.
    pub seat: u8,
}

/// A link that moves a seat to another device, once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReturnLink {
    /// The link.
    pub link: String,
}

/// A record to be looked at or gone on with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ImportRecord {
    /// The text of the record.
    pub record: String,
}

/// The game after one of its entries.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ViewAt {
    /// The number of that entry.
    pub seq: u32,
    /// What could be seen then; nothing is asked.
    pub scene: Scene,
    /// The entries up to it.
    pub entries: Vec<Line>,
    /// The rows of the log up to then that end after `since`.
    pub log: Log,
}

/// All it takes to draw a game again (docs/luck.md).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Draws {
    /// The id that the promise was made for.
    pub id: Option<String>,
    /// The promise.
    pub commitment: Option<String>,
    /// What was promised, once it is revealed.
    pub secret: Option<String>,
    /// The text of the setup that goes into the key.
    pub setup: String,
    /// What the seats added, in their order.
    pub nonces: Vec<Option<String>>,
    /// Every draw; none before the secret is revealed.
    pub draws: Vec<Draw>,
    /// The first entry that the rules do not allow, if there is one; draws after it are not listed.
    pub broken: Option<u32>,
}

/// One draw and what it could have been.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Draw {
    /// The number of its entry.
    pub n: u32,
    /// What the entry says.
    pub sentence: String,
    /// All that was possible, in the order of the rules.
    pub outcomes: Vec<Weighted>,
}

/// Something that may be drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Weighted {
    /// As an entry says it.
    pub sentence: String,
    /// How many chances it has.
    pub weight: u32,
}
