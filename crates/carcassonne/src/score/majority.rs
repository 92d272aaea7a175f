//! Who gets the points of a feature: everybody with the most strength on it.

use arrayvec::ArrayVec;
use bastide_game::Seat;
use bastide_landscape::Feature;

use crate::figure::PlacedFigure;
use crate::state::{MAX_SEATS, State};

/// How a feature with meeples of several players is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contest {
    /// Several are level, and each gets all of it.
    Tie,
    /// One has the majority; others have meeples there and get nothing.
    Majority,
}

/// The strength of every seat on a feature.
fn strengths(state: &State, feature: Feature) -> [u8; MAX_SEATS] {
    let mut strength = [0u8; MAX_SEATS];
    for standing in state.standing_on(feature) {
        strength[standing.owner.index()] += standing.figure.strength();
    }
    strength
}

/// Those with meeples on a feature and how strong they are, in the order of the seats.
pub(crate) fn present(state: &State, feature: Feature) -> ArrayVec<(Seat, u8), MAX_SEATS> {
    let strength = strengths(state, feature);
    let seats = Seat::all(state.seats()).map(|seat| (seat, strength[seat.index()]));
    seats.filter(|(_, strength)| *strength > 0).collect()
}

/// Whether a feature is contested, and how that ends.
pub(crate) fn contest(state: &State, feature: Feature) -> Option<Contest> {
    let strength = strengths(state, feature);
    let most = strength.into_iter().max().filter(|most| *most > 0)?;
    let leaders = strength.iter().filter(|own| **own == most).count();
    let present = strength.iter().filter(|own| **own > 0).count();
    match (leaders, present) {
        (1, 1) => None,
        (1, _) => Some(Contest::Majority),
        _ => Some(Contest::Tie),
    }
}

/// The seats with the majority, the mover first, then in the order of play.
pub fn leaders(state: &State, feature: Feature) -> ArrayVec<Seat, MAX_SEATS> {
    let strength = strengths(state, feature);
    let most = strength.into_iter().max().unwrap_or(0);
    let seats = state.mover.and_others(state.seats());
    seats.filter(|seat| most > 0 && strength[seat.index()] == most).collect()
}

/// Whether the owner of a figure would have the majority without it.
pub(crate) fn leads_without(state: &State, feature: Feature, figure: &PlacedFigure) -> bool {
    let mut strength = strengths(state, feature);
    let owner = figure.owner.index();
    strength[owner] -= figure.figure.strength();
    strength[owner] > 0 && strength.iter().all(|other| *other <= strength[owner])
}

/// Whether a seat has the majority, alone or with others.
pub(crate) fn leads(state: &State, feature: Feature, seat: Seat) -> bool {
    leaders(state, feature).contains(&seat)
}
