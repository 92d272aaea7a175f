//! What a player is asked, why, and by which expansion.

use bastide_game::{Seat, Turn};
use bastide_landscape::{Cell, KindName, Terrain};

use crate::element::Element;
use crate::expansions::circles::{self, Circle};
use crate::expansions::messages::Message;
use crate::expansions::tower;
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
    /// Where the figure lands.
    Land,
    /// Where the second gold bar goes.
    PlaceGold,
    /// Which gold bar is taken.
    TakeGold,
    /// Where mage or witch goes.
    MoveMagician,
    /// Where the robber goes.
    PlaceRobber,
    /// Which figure the tower takes.
    Capture,
    /// Which prisoner comes back.
    Exchange,
    /// Which piers the new ferry joins.
    PlaceFerry,
    /// Whether a ferry is turned.
    TurnFerry,
    /// Which amount moves which counter.
    MoveCounter,
    /// Half of which amount is robbed.
    Rob,
    /// What the message says, or two points.
    FollowMessage,
    /// What the crop circle does.
    ChooseCircle,
    /// Whether a meeple is added.
    JoinMeeple,
    /// Which meeple is taken back.
    RemoveMeeple,
    /// Whether a second tile is taken.
    TakeSecondTile,
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
    let placed = Cause::Placed(state.last().kind.name);
    let terrain = || circles::concerned(state).unwrap_or(Terrain::Field);
    let (asks, cause, element) = match state.agenda.now()? {
        Step::PlaceTile => (Asks::PlaceTile, Cause::Drew(state.drawn()?.name), None),
        Step::Deploy => (Asks::Deploy, placed, None),
        Step::Land => {
            let far = state.flight().and_then(|flight| flight.far).unwrap_or_default();
            (Asks::Land, Cause::Rolled(far), Some(Element::Machines))
        }
        Step::PlaceGold => (Asks::PlaceGold, Cause::Sign, Some(Element::Gold)),
        Step::ShareGold => (Asks::TakeGold, Cause::Finished, Some(Element::Gold)),
        Step::MoveMagician => (Asks::MoveMagician, Cause::Sign, Some(Element::Magic)),
        Step::SeparateMagicians => (Asks::MoveMagician, Cause::Met, Some(Element::Magic)),
        Step::Robber => (Asks::PlaceRobber, Cause::Sign, Some(Element::Robbers)),
        Step::Capture => {
            let cell =
                tower::raised(state).map_or(state.last().cell, |tile| state.land().tile(tile).cell);
            (Asks::Capture, Cause::TowerGrew(cell), Some(Element::TowerPieces))
        }
        Step::Exchange => (Asks::Exchange, Cause::HeldByBoth, Some(Element::TowerPieces)),
        Step::PlaceFerry => (Asks::PlaceFerry, placed, Some(Element::Ferries)),
        Step::TurnFerry => (Asks::TurnFerry, Cause::RoadGrew, Some(Element::Ferries)),
        Step::Pay if state.round.is_robbing() => {
            (Asks::Rob, Cause::CounterLeft, Some(Element::Robbers))
        }
        Step::Pay => (Asks::MoveCounter, Cause::Scored, None),
        Step::Message => {
            (Asks::FollowMessage, Cause::Read(state.message()?), Some(Element::Messages))
        }
        Step::CropCircles => {
            (Asks::ChooseCircle, Cause::CropCircle(terrain()), Some(Element::Circles))
        }
        Step::CropCircle => {
            let circle = state.circles.circle();
            let asks = match circle {
                Circle::Join => Asks::JoinMeeple,
                Circle::Remove => Asks::RemoveMeeple,
            };
            (asks, Cause::CircleChosen(circle, terrain()), Some(Element::Circles))
        }
        Step::EndTurn => (Asks::TakeSecondTile, Cause::BuilderServed, Some(Element::Builder)),
        Step::Draw
        | Step::Roll
        | Step::Score
        | Step::ReadMessage
        | Step::Robbers
        | Step::NextRobber
        | Step::Finale
        | Step::Over => return None,
    };
    Some(Question { seat, asks, cause, element })
}
