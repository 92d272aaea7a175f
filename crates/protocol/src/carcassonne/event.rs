//! What happened, for those who show it happening.

use bastide_carcassonne::{self as rules, Place, Post, State};
use bastide_landscape::Cell;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::expansions;
use super::words::{Circle, Contest, Counter, Figure, Good, Magician, Reason, Side, TurnKind};
use crate::history::{ScoreItem, Term};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Event {
    /// The seat that begins was drawn by lot.
    LotDrawn {
        /// Which.
        seat: u8,
    },
    /// A player begins a part of a turn.
    PartBegan {
        /// Who.
        seat: u8,
        /// Whether it is a further part of the turn.
        second: bool,
        /// Why it is played: `first`, `builder` or `message`.
        part: TurnKind,
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
    TilePlaced {
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
        figure: Figure,
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
        figure: Figure,
        /// The index of the tile.
        tile: u16,
        /// The index of the part.
        part: u16,
    },
    /// A figure went from the top of a tower to the supply.
    GuardTaken {
        /// Whose.
        owner: u8,
        /// What.
        figure: Figure,
        /// The index of the tile.
        tile: u16,
    },
    /// A figure stands ready to fly from the tile just laid.
    FlightBegan {
        /// What.
        figure: Figure,
    },
    /// The die says how far it flies.
    DieRolled {
        /// One to three tiles.
        far: u8,
    },
    /// The flight is over; without a landing the figure is in the supply again.
    FlightEnded {
        /// Whether it landed.
        landed: bool,
    },
    /// A gold bar was laid on a tile.
    GoldLaid {
        /// The index of the tile.
        tile: u16,
    },
    /// A gold bar was taken from a tile.
    GoldTaken {
        /// Who.
        seat: u8,
        /// The index of the tile.
        tile: u16,
    },
    /// Mage or witch came to a road or city, or left the board.
    MagicianMoved {
        /// `mage` or `witch`.
        who: Magician,
        /// The tile and the part; nothing if it left.
        to: Option<[u16; 2]>,
    },
    /// A ferry joins two piers of its lake.
    FerryLaid {
        /// The index of the lake's tile.
        tile: u16,
        /// The sides of the piers on the board.
        sides: [Side; 2],
    },
    /// A ferry joins two other piers of its lake.
    FerryTurned {
        /// The index of the lake's tile.
        tile: u16,
        /// The sides it joined.
        from: [Side; 2],
        /// The sides it joins now.
        to: [Side; 2],
    },
    /// A tower grew.
    PieceSet {
        /// Whose piece it was.
        seat: u8,
        /// The index of the tile.
        tile: u16,
        /// How high it is now.
        height: u8,
    },
    /// A figure closed a tower.
    GuardPut {
        /// Whose.
        owner: u8,
        /// What.
        figure: Figure,
        /// The index of the tile.
        tile: u16,
    },
    /// A figure went from the board to somebody else's prison.
    Captured {
        /// Whose.
        owner: u8,
        /// What.
        figure: Figure,
        /// The index of the tile.
        tile: u16,
        /// The index of the part; none on top of a tower.
        part: Option<u16>,
        /// Who holds it now.
        by: u8,
    },
    /// A prisoner went to its owner's supply.
    Freed {
        /// Whose.
        owner: u8,
        /// What.
        figure: Figure,
        /// Who held it.
        by: u8,
    },
    /// A counter went back to buy a prisoner.
    RansomPaid {
        /// Whose.
        by: u8,
        /// `meeple` or `woman`.
        counter: Counter,
        /// How far.
        points: u16,
    },
    /// A robber stands on a space of the track.
    RobberMoved {
        /// Whose.
        owner: u8,
        /// 0 to 49.
        space: u8,
        /// Whether it ran along with a counter.
        ran: bool,
    },
    /// A robber took half of an amount and went home; the points follow as `paid`.
    Robbed {
        /// Whose robber.
        by: u8,
        /// Beside whose counter it stood.
        from: u8,
        /// What it gets.
        points: u16,
    },
    /// A message was turned up.
    MessageRead {
        /// By whom.
        seat: u8,
        /// Its number, 1 to 8.
        message: u8,
    },
    /// The message was used and lies under the stack.
    MessageUsed {
        /// Its number.
        message: u8,
        /// Whether its reader did what it says; else it was two points.
        obeyed: bool,
    },
    /// Somebody decided what a crop circle does.
    CircleChosen {
        /// Who.
        seat: u8,
        /// `join` or `remove`.
        circle: Circle,
    },
    /// Something was counted for a player; the points follow as `paid`.
    Scored {
        /// Who.
        to: u8,
        /// For what.
        reason: Reason,
        /// How much.
        points: u16,
        /// How it was counted.
        terms: Vec<Term>,
        /// A tile and a part of what was counted.
        at: Option<[u16; 2]>,
        /// Whether several players had meeples there, and how it was decided.
        contest: Option<Contest>,
    },
    /// A counter moved on the track.
    Paid {
        /// Whose.
        to: u8,
        /// `meeple` or `woman`.
        counter: Counter,
        /// How far.
        points: u16,
        /// For what.
        reason: Reason,
    },
    /// A player took goods.
    GoodsTaken {
        /// Who.
        seat: u8,
        /// What.
        good: Good,
        /// How many.
        count: u8,
    },
    /// No tile is left: what is unfinished is counted now.
    FinaleBegan,
    /// Everything is counted.
    GameOver,
}

/// An event in words. `state` is the game after it or later: tiles stay where they lie.
pub fn event(state: &State, event: &rules::Event) -> Event {
    match *event {
        rules::Event::LotDrawn(seat) => Event::LotDrawn { seat: seat.0 },
        rules::Event::PartBegan { seat, part } => Event::PartBegan {
            seat: seat.0,
            second: part != rules::TurnKind::First,
            part: part.into(),
        },
        rules::Event::TileDrawn(kind) => Event::TileDrawn { kind: kind.to_string() },
        rules::Event::TileSetAside(kind) => Event::TileSetAside { kind: kind.to_string() },
        rules::Event::TilePlaced { kind, cell, facing, .. } => Event::TilePlaced {
            kind: kind.to_string(),
            x: i32::from(cell.x),
            y: i32::from(cell.y),
            facing: facing.quarters(),
        },
        rules::Event::FigurePut { owner, figure, at } => {
            let [tile, part] = index(state, at).unwrap_or_default();
            Event::FigurePut { owner: owner.0, figure: figure.into(), tile, part }
        }
        rules::Event::FigureTaken { owner, figure, at } => {
            let (tile, part) = post(state, at);
            let (owner, figure) = (owner.0, figure.into());
            match part {
                Some(part) => Event::FigureTaken { owner, figure, tile, part },
                None => Event::GuardTaken { owner, figure, tile },
            }
        }
        rules::Event::Scored { to, reason, ref tally, at, contest } => Event::Scored {
            to: to.0,
            reason: reason.into(),
            points: tally.points(),
            terms: tally.terms.iter().map(term).collect(),
            at: at.and_then(|at| index(state, at)),
            contest: contest.map(Into::into),
        },
        rules::Event::Paid { to, counter, points, reason } => {
            Event::Paid { to: to.0, counter: counter.into(), points, reason: reason.into() }
        }
        rules::Event::Expansion(event) => expansions::event(state, event),
        rules::Event::FinaleBegan => Event::FinaleBegan,
        rules::Event::GameOver => Event::GameOver,
    }
}

pub(crate) fn term(term: &rules::Term) -> Term {
    let item = ScoreItem::Carcassonne(term.item.into());
    Term { item, count: term.count, each: term.each }
}

/// The index of the tile and the part that a place names.
pub(crate) fn index(state: &State, place: Place) -> Option<[u16; 2]> {
    let id = state.land().tile_at(place.cell)?;
    let part = place.spot.part_of(state.land().tile(id))?;
    Some([u16::from(id.0), part as u16])
}

/// The index of the tile on a cell.
pub(crate) fn tile(state: &State, cell: Cell) -> u16 {
    state.land().tile_at(cell).map_or(0, |id| u16::from(id.0))
}

/// The index of the tile and, if it is not the top of a tower, of the part.
pub(crate) fn post(state: &State, at: Post) -> (u16, Option<u16>) {
    let part = at.spot.and_then(|spot| index(state, Place { cell: at.cell, spot }));
    (tile(state, at.cell), part.map(|[_, part]| part))
}
