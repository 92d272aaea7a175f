//! What can happen in a game. Everything a viewer sees is the fold of these.

use bastide_game::Seat;
use bastide_landscape::{Cell, Facing, KindName};

use crate::action::{Piers, Place, Post};
use crate::expansions::circles::Circle;
use crate::expansions::magic::Magician;
use crate::expansions::messages::Message;
use crate::expansions::traders::Good;
use crate::figure::Figure;
use crate::score::{Counter, Reason, Tally};
use crate::turn::end::TurnKind;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
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
    GoldLaid(Cell),
    /// A gold bar was taken from a tile.
    GoldTaken {
        /// Who.
        seat: Seat,
        /// From where.
        cell: Cell,
    },
    /// Mage or witch came to a road or city, or left the board.
    MagicianMoved {
        /// Which of the two.
        who: Magician,
        /// Where to; nowhere if it left.
        to: Option<Place>,
    },
    /// A ferry joins two piers of its lake.
    FerryLaid {
        /// The lake.
        cell: Cell,
        /// The piers.
        piers: Piers,
    },
    /// A ferry joins two other piers of its lake.
    FerryTurned {
        /// The lake.
        cell: Cell,
        /// The piers it joined.
        from: Piers,
        /// The piers it joins now.
        to: Piers,
    },
    /// A tower grew.
    PieceSet {
        /// Whose piece it was.
        seat: Seat,
        /// The tile of the tower.
        cell: Cell,
        /// How high it is now.
        height: u8,
    },
    /// A figure closed a tower.
    GuardPut {
        /// Whose.
        owner: Seat,
        /// What.
        figure: Figure,
        /// The tile of the tower.
        cell: Cell,
    },
    /// A figure went from the board to somebody else's prison.
    Captured {
        /// Whose.
        owner: Seat,
        /// What.
        figure: Figure,
        /// Where it stood.
        at: Post,
        /// Who holds it now.
        by: Seat,
    },
    /// A prisoner went to its owner's supply.
    Freed {
        /// Whose.
        owner: Seat,
        /// What.
        figure: Figure,
        /// Who held it.
        by: Seat,
    },
    /// A counter went back to buy a prisoner; who is paid gets as much by [`Event::Paid`].
    RansomPaid {
        /// Whose counter.
        by: Seat,
        /// Which.
        counter: Counter,
        /// How far.
        points: u16,
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
    /// A robber stands on a space of the track.
    RobberMoved {
        /// Whose.
        owner: Seat,
        /// The space.
        space: u8,
        /// Whether it ran along with a counter.
        ran: bool,
    },
    /// A robber took half of an amount and went home.
    Robbed {
        /// Whose robber.
        by: Seat,
        /// Whose amount; the owner keeps all of it.
        from: Seat,
        /// What the robber gets.
        points: u16,
    },
    /// A player took goods.
    GoodsTaken {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// How many.
        count: u8,
    },
    /// A message was turned up.
    MessageRead {
        /// By whom.
        seat: Seat,
        /// Which.
        message: Message,
    },
    /// The message was used and lies under the stack.
    MessageUsed {
        /// Which.
        message: Message,
        /// Whether its reader did what it says; else it was two points.
        obeyed: bool,
    },
    /// Somebody decided what a crop circle does.
    CircleChosen {
        /// Who.
        seat: Seat,
        /// What.
        circle: Circle,
    },
    /// No tile is left: what is unfinished is counted now.
    FinaleBegan,
    /// Everything is counted.
    GameOver,
}
