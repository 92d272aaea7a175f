//! What happened to the points, in every game: how they were counted, when, and how it ended.

use bastide_game::{Chronicle, Chronicled, End, Seat, Table};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::{Item, Reason};
use crate::cardcassonne::{CardItem, CardReason};
use crate::castle::{CastleItem, CastleReason, WallTile};
use crate::log::Log;
use crate::play::Line;

/// The whole of a game for those who look back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct History {
    /// Every entry, those taken back included.
    pub entries: Vec<Line>,
    /// All rows of the log.
    pub log: Log,
}

/// What points are given for, in any game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum ScoreReason {
    /// In Carcassonne.
    Carcassonne(Reason),
    /// In The Castle.
    Castle(CastleReason),
    /// In Cardcassonne.
    Cardcassonne(CardReason),
}

/// What is counted in a scoring, in any game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum ScoreItem {
    /// In Carcassonne.
    Carcassonne(Item),
    /// In The Castle.
    Castle(CastleItem),
    /// In Cardcassonne.
    Cardcassonne(CardItem),
}

/// Something that was counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Scoring {
    /// The number of the entry after which it was counted.
    pub n: u32,
    /// For whom.
    pub seat: u8,
    /// For what.
    pub reason: ScoreReason,
    /// How much.
    pub points: u16,
    /// How it was counted.
    pub terms: Vec<Term>,
    /// A tile and a part of what was counted.
    pub at: Option<[u16; 2]>,
    /// What it brought besides points; only The Castle has such things.
    pub brought: Vec<Brought>,
}

/// What a scoring brought besides points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "what", rename_all = "lowercase")]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum Brought {
    /// The keep, which went to a house of that size.
    Keep { size: u8 },
    /// The wall tile of the corner tower with that first space.
    Wall { corner: u8, tile: WallTile },
}

/// So many of something at so much each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Term {
    /// What.
    pub item: ScoreItem,
    /// How many.
    pub count: u16,
    /// Points for each.
    pub each: i16,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Over {
    /// By what.
    pub how: OverHow,
    /// Who resigned or ran out of time.
    pub by: Option<u8>,
    /// Those with the most points, without whoever broke it off.
    pub winners: Vec<u8>,
    /// What everybody got, by reason.
    pub reasons: Vec<Share>,
}

/// By what a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum OverHow {
    /// The last tile was laid.
    Played,
    /// Somebody gave up.
    Resigned,
    /// Somebody ran out of time.
    Timeout,
}

/// What a seat got for one reason, all together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Share {
    /// Who.
    pub seat: u8,
    /// For what.
    pub reason: ScoreReason,
    /// How much.
    pub points: u32,
}

impl Over {
    /// How a game ended, if it has.
    pub(crate) fn of<G>(table: &Table<G>, chronicle: &Chronicle<G>) -> Option<Over>
    where
        G: Chronicled<Reason: Into<ScoreReason>>,
    {
        let (how, by) = match table.end()? {
            End::Played => (OverHow::Played, None),
            End::Resigned(seat) => (OverHow::Resigned, Some(seat.0)),
            End::Timeout(seat) => (OverHow::Timeout, Some(seat.0)),
        };
        let winners = table.winners().into_iter().map(|seat| seat.0).collect();
        let share = |(seat, reason, points): (Seat, G::Reason, u32)| Share {
            seat: seat.0,
            reason: reason.into(),
            points,
        };
        let reasons = chronicle.shares().into_iter().map(share).collect();
        Some(Over { how, by, winners, reasons })
    }
}
