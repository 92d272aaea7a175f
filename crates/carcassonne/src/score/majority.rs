//! Who gets the points of a feature: everybody with the most strength on it.

use arrayvec::ArrayVec;
use bastide_game::Seat;
use bastide_landscape::Feature;

use crate::state::{MAX_SEATS, State};

/// The seats with the majority, the mover first, then in the order of play.
pub fn leaders(state: &State, feature: Feature) -> ArrayVec<Seat, MAX_SEATS> {
    let mut strength = [0u8; MAX_SEATS];
    for standing in state.standing_on(feature) {
        strength[standing.owner.index()] += standing.figure.strength();
    }
    let most = strength.into_iter().max().unwrap_or(0);
    let seats = state.mover.and_others(state.seats());
    seats.filter(|seat| most > 0 && strength[seat.index()] == most).collect()
}

/// Whether a seat has the majority, alone or with others.
pub(crate) fn leads(state: &State, feature: Feature, seat: Seat) -> bool {
    leaders(state, feature).contains(&seat)
}
