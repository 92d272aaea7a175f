//! What happened, for those who show it happening.

use bastide_castle::{self as rules, Account, State};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::index;
use super::words::{CastleFigure, CastleItem, CastleReason, WallTile};
use crate::history::{ScoreItem, Term};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum CastleEvent {
    /// A player begins a turn, an extra one if a wall tile gave it.
    TurnBegan { seat: u8, extra: bool },
    /// The seat that begins was drawn by lot.
    LotDrawn { seat: u8 },
    /// A tile was drawn.
    TileDrawn { kind: String },
    /// The drawn tile fits nowhere and leaves the game.
    TileSetAside { kind: String },
    /// The drawn tile was laid, turned by so many quarters clockwise.
    TilePlaced { kind: String, x: i32, y: i32, facing: u8 },
    /// A follower came to a part of a tile.
    FigurePut { owner: u8, figure: CastleFigure, tile: u16, part: u16 },
    /// A follower went home.
    FigureTaken { owner: u8, figure: CastleFigure, tile: u16, part: u16 },
    /// A wall tile was played and left the game.
    WallPlayed { seat: u8, tile: WallTile },
    /// A marker moved on the track, for something at a tile and a part.
    Scored { to: u8, reason: CastleReason, points: u16, terms: Vec<Term>, at: Option<[u16; 2]> },
    /// A marker came to rest on the corner tower with that first space, and the wall tile was taken.
    WallTaken { seat: u8, corner: u8, tile: WallTile },
    /// A keep went to a house of that size.
    KeepMoved { owner: u8, tile: u16, part: u16, size: u8 },
    /// No tile is left: the wall is cleared and the end is counted.
    FinaleBegan,
    /// Everything is counted.
    GameOver,
}

/// An event in words. `state` is the game after it or later: tiles stay where they lie.
pub fn event(state: &State, event: &rules::Event) -> CastleEvent {
    let at = |place| index(state, place).unwrap_or_default();
    let figure = CastleFigure::Follower;
    match *event {
        rules::Event::LotDrawn(seat) => CastleEvent::LotDrawn { seat: seat.0 },
        rules::Event::TurnBegan { seat, extra } => CastleEvent::TurnBegan { seat: seat.0, extra },
        rules::Event::TileDrawn(kind) => CastleEvent::TileDrawn { kind: kind.name.to_string() },
        rules::Event::TileSetAside(kind) => {
            CastleEvent::TileSetAside { kind: kind.name.to_string() }
        }
        rules::Event::TilePlaced { kind, space, facing } => CastleEvent::TilePlaced {
            kind: kind.name.to_string(),
            x: space.cell().x.into(),
            y: space.cell().y.into(),
            facing: facing.quarters(),
        },
        rules::Event::FollowerPut { owner, at: place } => {
            let [tile, part] = at(place);
            CastleEvent::FigurePut { owner: owner.0, figure, tile, part }
        }
        rules::Event::FollowerTaken { owner, at: place } => {
            let [tile, part] = at(place);
            CastleEvent::FigureTaken { owner: owner.0, figure, tile, part }
        }
        rules::Event::WallPlayed { seat, tile } => {
            CastleEvent::WallPlayed { seat: seat.0, tile: tile.into() }
        }
        rules::Event::Paid { to, points, account } => CastleEvent::Scored {
            to: to.0,
            reason: account.reason().into(),
            points,
            terms: vec![term(points, account)],
            at: place_of(account).and_then(|place| index(state, place)),
        },
        rules::Event::WallTaken { seat, corner, tile } => {
            CastleEvent::WallTaken { seat: seat.0, corner, tile: tile.into() }
        }
        rules::Event::KeepMoved { owner, at: place, size } => {
            let [tile, part] = at(place);
            CastleEvent::KeepMoved { owner: owner.0, tile, part, size }
        }
        rules::Event::FinaleBegan => CastleEvent::FinaleBegan,
        rules::Event::GameOver => CastleEvent::GameOver,
    }
}

/// How points were counted.
pub(crate) fn term(points: u16, account: Account) -> Term {
    let (item, count, each) = match account {
        Account::Completed { tiles, each, .. } if account.is_by_fountain() => {
            (CastleItem::FountainTiles, u16::from(tiles), each)
        }
        Account::Completed { tiles, each, .. } => (CastleItem::Tiles, u16::from(tiles), each),
        Account::Open { tiles, each, times, .. } => {
            (CastleItem::Tiles, u16::from(tiles), each * times)
        }
        Account::Court { markets, each, .. } => (CastleItem::Markets, u16::from(markets), each),
        Account::Keep => (CastleItem::Spaces, points, 1),
        Account::Bonus => {
            let each = rules::WallTile::Bonus.worth().amount;
            (CastleItem::WallTiles, points / u16::from(each.max(1)), each)
        }
    };
    Term { item: ScoreItem::Castle(item), count, each: each.into() }
}

/// Where something was counted.
pub(crate) fn place_of(account: Account) -> Option<rules::Place> {
    match account {
        Account::Completed { at, .. } | Account::Open { at, .. } | Account::Court { at, .. } => {
            Some(at)
        }
        Account::Keep | Account::Bonus => None,
    }
}
