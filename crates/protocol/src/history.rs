//! What happened to the points, in every game: how they were counted, when, and how it ended.

use bastide_game::{End, Game, Table};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::play::Line;

/// The whole of a game for those who look back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct History {
    /// Every entry, those taken back included.
    pub entries: Vec<Line>,
    /// The points of all seats after every tile.
    pub turns: Vec<TurnPoints>,
    /// All that was counted.
    pub scorings: Vec<Scoring>,
}

/// The points of all seats after a tile was laid and counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TurnPoints {
    /// The number of the entry that laid the tile.
    pub n: u32,
    /// Who laid it.
    pub seat: u8,
    /// The points of all seats.
    pub points: Vec<i32>,
}

/// Something that was counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Scoring {
    /// The number of the entry after which it was counted.
    pub n: u32,
    /// For whom.
    pub seat: u8,
    /// For what.
    pub reason: String,
    /// How much.
    pub points: u16,
    /// How it was counted.
    pub terms: Vec<Term>,
    /// A tile and a part of what was counted.
    pub at: Option<[u16; 2]>,
    /// Whether it belongs to the final count.
    pub last: bool,
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
    Wall { corner: u8, tile: String },
}

/// So many of something at so much each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Term {
    /// `tiles`, `pennants`, `cities`, `wine`, `grain`, `cloth`, `mage`, `witch`, `bars`, `knights`,
    /// `farmers`, `seal`, `robbed`, `robber` or `ransom`.
    pub item: String,
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
    pub reasons: Vec<Reason>,
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
pub struct Reason {
    /// Who.
    pub seat: u8,
    /// For what, in the words of docs/notation.md.
    pub reason: String,
    /// How much.
    pub points: u32,
}

impl Over {
    /// How a game ended, if it has.
    pub(crate) fn of<G: Game>(table: &Table<G>, scorings: &[Scoring]) -> Option<Over> {
        let (how, by) = match table.end()? {
            End::Played => (OverHow::Played, None),
            End::Resigned(seat) => (OverHow::Resigned, Some(seat.0)),
            End::Timeout(seat) => (OverHow::Timeout, Some(seat.0)),
        };
        let winners = table.winners().into_iter().map(|seat| seat.0).collect();
        Some(Over { how, by, winners, reasons: reasons(scorings) })
    }
}

/// What everybody got, by reason, in the order in which reasons came up.
fn reasons(scorings: &[Scoring]) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = Vec::new();
    for Scoring { seat, reason, points, .. } in scorings.iter().filter(|s| s.points > 0) {
        let found = reasons.iter_mut().find(|r| r.seat == *seat && r.reason == *reason);
        match found {
            Some(sum) => sum.points += u32::from(*points),
            None => reasons.push(Reason {
                seat: *seat,
                reason: reason.clone(),
                points: u32::from(*points),
            }),
        }
    }
    reasons.sort_by_key(|r| r.seat);
    reasons
}
