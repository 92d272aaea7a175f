//! What players can choose and what chance can deal.

use bastide_game::Seat;
use bastide_landscape::{Cell, Facing, KindName, Port, Side, Terrain};

use crate::expansions::circles::Circle;
use crate::expansions::magic::Magician;
use crate::expansions::messages::Message;
use crate::figure::Figure;
use crate::score::Counter;

/// A choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `tile V +1,0 >`: lay the drawn tile.
    Tile {
        /// The tile that was drawn.
        kind: KindName,
        /// Where it goes.
        cell: Cell,
        /// Where its top points.
        facing: Facing,
    },
    /// `meeple road W`: put a figure on the tile just laid.
    Put {
        /// Which.
        figure: Figure,
        /// On what.
        spot: Spot,
    },
    /// `recall abbot`: take the abbot back and score where he stood.
    Recall,
    /// `fly meeple`: let a figure fly from the tile just laid.
    Fly {
        /// Which.
        figure: Figure,
    },
    /// `land city N`: where it lands on the tile it flew to.
    Land {
        /// The part of that tile.
        spot: Spot,
    },
    /// `gold +1,0`: lay the second gold bar on a neighbouring tile.
    Gold {
        /// The tile.
        cell: Cell,
    },
    /// `take +1,0`: take a gold bar from a tile.
    Take {
        /// The tile.
        cell: Cell,
    },
    /// `mage +1,0 road W`: bring mage or witch to a road or city.
    Enchant {
        /// Which of the two.
        who: Magician,
        /// Where to.
        at: Place,
    },
    /// `mage off`: take mage or witch from the board.
    Banish {
        /// Which of the two.
        who: Magician,
    },
    /// `robber 20`: put the own robber on a space of the track.
    Robber {
        /// The space, 0 to 49.
        space: u8,
    },
    /// `tower +1,0`: set a piece on a tower or its foundation.
    Piece {
        /// The tile of the tower.
        cell: Cell,
    },
    /// `guard meeple +1,0`: close a tower with a figure.
    Guard {
        /// Which.
        figure: Figure,
        /// The tile of the tower.
        cell: Cell,
    },
    /// `capture blue meeple +1,0 road W`: take a figure in reach of the tower.
    Capture {
        /// Whose.
        owner: Seat,
        /// What.
        figure: Figure,
        /// Where it stands.
        at: Post,
    },
    /// `exchange big-meeple`: which of one's own prisoners comes back.
    Exchange {
        /// What.
        figure: Figure,
    },
    /// `ransom meeple blue`, `ransom meeple blue woman`: buy a prisoner back.
    Ransom {
        /// What.
        figure: Figure,
        /// Who holds it.
        from: Seat,
        /// Which counter goes back.
        counter: Counter,
    },
    /// `ferry N E`: lay the ferry of the tile just laid between two of its piers.
    Ferry {
        /// The sides of the two piers, in the order of the compass.
        piers: Piers,
    },
    /// `turn +1,0 N E`: turn a ferry to two other piers.
    Turn {
        /// The tile of the ferry.
        cell: Cell,
        /// The piers it will join.
        piers: Piers,
    },
    /// `move 6`, `move 6 woman`: which amount moves which counter next.
    Move {
        /// The amount.
        points: u16,
        /// The counter.
        counter: Counter,
    },
    /// `rob 6 blue`: half of which amount the own robber takes.
    Rob {
        /// The whole amount.
        points: u16,
        /// Whose it is.
        from: Seat,
    },
    /// `message`: do what the message says.
    FollowMessage,
    /// `points`: take two points instead.
    TakeSeal,
    /// `score meeple +1,0 road W`: score where a meeple stands and take it back, as a message says.
    Score {
        /// Which figure.
        figure: Figure,
        /// Where it stands.
        at: Place,
    },
    /// `circle join`, `circle remove`: what the crop circle lets everybody do.
    Circle(Circle),
    /// `join meeple +1,0 road W`: put a meeple beside an own one.
    Join {
        /// Which figure.
        figure: Figure,
        /// Where the other stands.
        at: Place,
    },
    /// `remove meeple +1,0 road W`: take an own meeple back without points.
    Remove {
        /// Which figure.
        figure: Figure,
        /// Where it stands.
        at: Place,
    },
    /// `again`: take the second part that the builder gives.
    TakeSecondTile,
    /// `pass`: decline.
    Pass,
}

/// A part of a tile on the board, named by its terrain and the first port at which it leaves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// What it is.
    pub terrain: Terrain,
    /// A side for road and city, a half side for a field, nothing for what lies inside.
    pub port: Option<Port>,
}

/// A part of a tile, anywhere on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The cell of the tile.
    pub cell: Cell,
    /// The part.
    pub spot: Spot,
}

/// Where a figure stands that a tower reaches: on a part of a tile, or on top of a tower.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Post {
    /// The cell of the tile.
    pub cell: Cell,
    /// The part; none on top of a tower.
    pub spot: Option<Spot>,
}

impl From<Place> for Post {
    fn from(place: Place) -> Post {
        Post { cell: place.cell, spot: Some(place.spot) }
    }
}

/// The sides of two piers of a lake, in the order of the compass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piers(Side, Side);

impl Piers {
    /// Two different sides in any order.
    pub fn new(a: Side, b: Side) -> Option<Piers> {
        (a != b).then(|| Piers(a.min(b), a.max(b)))
    }

    /// Both sides.
    pub fn sides(self) -> [Side; 2] {
        [self.0, self.1]
    }
}

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// `draw V`: this tile was drawn.
    Draw(KindName),
    /// `roll 2`: the die of the flying machines.
    Roll(u8),
    /// `message 3`: this message was turned up.
    Message(Message),
}
