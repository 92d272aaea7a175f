//! What can happen in a game. Everything a viewer sees is the fold of these.

use bastide_game::Seat;
use bastide_landscape::{Cell, Facing, KindName};

use crate::action::{Place, Post};
use crate::expansions;
use crate::figure::Figure;
use crate::score::{Contest, Counter, Reason, Tally};
use crate::turn::end::TurnKind;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The seat that begins was drawn by lot.
    LotDrawn(Seat),
    /// A player begins a part of a turn.
    PartBegan {
        /// Who.
        seat: Seat,
        /// Why.
        part: TurnKind,
    },
    /// A tile was drawn.
    TileDrawn(KindName),
    /// The drawn tile fits nowhere and leaves the game.
    TileSetAside(KindName),
    /// The drawn tile was laid.
    TilePlaced {
        /// What.
        kind: KindName,
        /// Where.
        cell: Cell,
        /// Which way up.
        facing: Facing,
        /// Whether a tower can be built on it.
        foundation: bool,
    },
    /// A figure came from the supply to the board.
    FigurePut {
        /// Whose.
        owner: Seat,
        /// What.
        figure: Figure,
        /// Where.
        at: Place,
    },
    /// A figure went from the board to the supply.
    FigureTaken {
        /// Whose.
        owner: Seat,
        /// What.
        figure: Figure,
        /// Where it stood.
        at: Post,
    },
    /// Something was counted for a player; the points follow as [`Event::Paid`].
    Scored {
        /// Who.
        to: Seat,
        /// For what.
        reason: Reason,
        /// How it was counted.
        tally: Tally,
        /// A place on what was counted.
        at: Option<Place>,
        /// Whether several players had meeples on it, and how that ended.
        contest: Option<Contest>,
    },
    /// A counter moved on the track.
    Paid {
        /// Whose.
        to: Seat,
        /// Which.
        counter: Counter,
        /// How far.
        points: u16,
        /// For what.
        reason: Reason,
    },
    /// Something that an expansion makes happen.
    Expansion(expansions::Event),
    /// No tile is left: what is unfinished is counted now.
    FinaleBegan,
    /// Everything is counted.
    GameOver,
}
