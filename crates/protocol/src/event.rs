//! What happened, for those who show it happening.

use bastide_carcassonne::{self as rules, Item, Place, State};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The word for a kind of goods: `wine`, `grain` or `cloth`.
pub type GoodWord = String;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Event {
    /// A player begins a part of a turn.
    PartBegan {
        /// Who.
        seat: u8,
        /// Whether it is the second part that a builder gave.
        second: bool,
    },
    /// A tile was drawn.
    TileDrawn {
        /// What.
        kind: String,
    },
    /// The drawn tile fits nowhere and leaves the game.
    TileSetAside {
        /// What.
        kind: String,
    },
    /// The drawn tile was laid.
    TileLaid {
        /// What.
        kind: String,
        /// Grows to the right.
        x: i32,
        /// Grows downwards.
        y: i32,
        /// Clockwise quarter turns.
        facing: u8,
    },
    /// A figure came from the supply to the board.
    FigurePut {
        /// Whose.
        owner: u8,
        /// What.
        figure: String,
        /// The index of the tile.
        tile: u16,
        /// The index of the part.
        part: u16,
    },
    /// A figure went from the board to the supply.
    FigureTaken {
        /// Whose.
        owner: u8,
        /// What.
        figure: String,
        /// The index of the tile.
        tile: u16,
        /// The index of the part.
        part: u16,
    },
    /// Something was counted for a player; the points follow as `paid`.
    Scored {
        /// Who.
        to: u8,
        /// For what.
        reason: String,
        /// How much.
        points: u16,
        /// How it was counted.
        terms: Vec<Term>,
        /// A tile and a part of what was counted.
        at: Option<[u16; 2]>,
    },
    /// A counter moved on the track.
    Paid {
        /// Whose.
        to: u8,
        /// How far.
        points: u16,
        /// For what.
        reason: String,
    },
    /// A player took goods.
    GoodsTaken {
        /// Who.
        seat: u8,
        /// What.
        good: GoodWord,
        /// How many.
        count: u8,
    },
    /// No tile is left: what is unfinished is counted now.
    FinaleBegan,
    /// Everything is counted.
    GameOver,
}

/// So many of something at so much each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Term {
    /// `tiles`, `pennants`, `cities`, `wine`, `grain` or `cloth`.
    pub item: String,
    /// How many.
    pub count: u16,
    /// Points for each.
    pub each: i16,
}

/// An event in words. `state` is the game after it or later: tiles stay where they lie.
pub fn event(state: &State, event: &rules::Event) -> Event {
    match *event {
        rules::Event::PartBegan { seat, second } => Event::PartBegan { seat: seat.0, second },
        rules::Event::TileDrawn(kind) => Event::TileDrawn { kind: kind.name.to_string() },
        rules::Event::TileSetAside(kind) => Event::TileSetAside { kind: kind.name.to_string() },
        rules::Event::TileLaid { kind, cell, facing } => Event::TileLaid {
            kind: kind.name.to_string(),
            x: i32::from(cell.x),
            y: i32::from(cell.y),
            facing: facing.quarters(),
        },
        rules::Event::FigurePut { owner, figure, at } => {
            let [tile, part] = index(state, at).unwrap_or_default();
            Event::FigurePut { owner: owner.0, figure: figure.word().to_string(), tile, part }
        }
        rules::Event::FigureTaken { owner, figure, at } => {
            let [tile, part] = index(state, at).unwrap_or_default();
            Event::FigureTaken { owner: owner.0, figure: figure.word().to_string(), tile, part }
        }
        rules::Event::Scored { to, reason, ref tally, at } => Event::Scored {
            to: to.0,
            reason: reason.word().to_string(),
            points: tally.points(),
            terms: tally.terms.iter().map(term).collect(),
            at: at.and_then(|at| index(state, at)),
        },
        rules::Event::Paid { to, points, reason } => {
            Event::Paid { to: to.0, points, reason: reason.word().to_string() }
        }
        rules::Event::GoodsTaken { seat, good, count } => {
            Event::GoodsTaken { seat: seat.0, good: good.word().to_string(), count }
        }
        rules::Event::FinaleBegan => Event::FinaleBegan,
        rules::Event::GameOver => Event::GameOver,
    }
}

pub(crate) fn term(term: &rules::Term) -> Term {
    let item = match term.item {
        Item::Tiles => "tiles",
        Item::Pennants => "pennants",
        Item::Cities => "cities",
        Item::Goods(good) => good.word(),
    };
    Term { item: item.to_string(), count: term.count, each: term.each }
}

/// The index of the tile and the part that a place names.
pub(crate) fn index(state: &State, place: Place) -> Option<[u16; 2]> {
    let id = state.land().tile_at(place.cell)?;
    let part = place.spot.part_of(state.land().tile(id))?;
    Some([u16::from(id.0), part as u16])
}
