//! What a player is asked, why, and by which expansion.

use bastide_game::{Seat, Turn};
use bastide_landscape::{Cell, KindName, Terrain};

use crate::element::Element;
use crate::expansions::{self, Circle, Message};
use crate::state::State;
use crate::step::{self, Step};

/// A question to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Who is asked; often, but not always, whoever's turn it is.
    pub seat: Seat,
    /// What.
    pub asks: Asks,
    /// Why.
    pub cause: Cause,
    /// Which expansion asks; nothing for the base game.
    pub element: Option<Element>,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Where the tile goes.
    PlaceTile,
    /// Whether a figure goes on it, or what is done instead.
    Deploy,
    /// Which amount moves which counter.
    MoveCounter,
    /// What an expansion asks.
    Expansion(expansions::Asks),
}

/// Why something is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// This tile was drawn.
    Drew(KindName),
    /// This tile was placed.
    Placed(KindName),
    /// The die says how far the figure flies.
    Rolled(u8),
    /// The tile just placed has a sign.
    Sign,
    /// Mage and witch met on one feature.
    Met,
    /// Something with gold bars was finished.
    Finished,
    /// The tower on this cell grew.
    TowerGrew(Cell),
    /// Both hold a figure of the other.
    HeldByBoth,
    /// The tile just placed lengthens a road to a lake.
    RoadGrew,
    /// Points were counted.
    Scored,
    /// A counter beside the robber moved on.
    CounterLeft,
    /// A counter rests on a dark space, and this message was turned up.
    Read(Message),
    /// The tile just placed has a crop circle for meeples on this terrain.
    CropCircle(Terrain),
    /// The mover chose what the crop circle on this terrain does.
    CircleChosen(Circle, Terrain),
    /// The tile just placed lengthens what the builder stands on.
    BuilderServed,
}

/// What is asked now.
pub(crate) fn question(state: &State) -> Option<Question> {
    let Turn::Player(seat) = step::turn(state) else {
        return None;
    };
    let step = state.agenda.now()?;
    let (asks, cause, element) = if step == Step::PlaceTile {
        (Asks::PlaceTile, Cause::Drew(state.drawn()?.name), None)
    } else if step == Step::Deploy {
        (Asks::Deploy, Cause::Placed(state.last().kind.name), None)
    } else if step == Step::Pay && !state.round.is_robbing() {
        (Asks::MoveCounter, Cause::Scored, None)
    } else {
        let (asks, cause, element) = expansions::question(state, step)?;
        (asks, cause, Some(element))
    };
    Some(Question { seat, asks, cause, element })
}
