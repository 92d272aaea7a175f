//! What a table of Cardcassonne is worth to somebody: points, what has been secured, what could be, and
//! what animals and buildings may still become. The numbers were found by letting bots play each other.

use bastide_cardcassonne::{Claim, Face, Row, State, best_series, worth};
use bastide_game::{Game, Seat, Turn};

/// Hundredths of a point.
pub(crate) type Points = i32;

const POINT: Points = 100;

/// A card that somebody else played face down.
const UNKNOWN: Points = 7 * POINT;

/// What one more animal adds to a set that will grow again, for each round to come.
const ANIMAL_LATER: Points = 50;

/// What a building may still become, for each round to come, and at most.
const BUILDING_LATER: Points = 75;
const BUILDING_MOST: Points = 4 * POINT;

/// How much of the best stretch that could be secured counts, in hundredths: somebody may come first,
/// but mostly it grows. The others may come first.
const WITHIN_REACH: Points = 130;
const WITHIN_THEIR_REACH: Points = 140;

/// What can be hoped for even if nothing lies there yet, for each card still to come.
const HOPE: Points = 4 * POINT;

/// What a seat is worth apart from what lies in the rows.
fn holding(state: &State, seat: Seat) -> Points {
    let rounds_left = Points::from(state.rounds() - state.round());
    let animals = state.animals(seat);
    let sets: Points = Row::ALL.into_iter().map(|kind| Points::from(animals.size(kind))).sum();
    let chest = state.chest(seat);
    let each = (rounds_left * BUILDING_LATER).min(BUILDING_MOST);
    state.points(seat) * POINT
        + (sets + Points::from(animals.loose)) * rounds_left * ANIMAL_LATER
        + Points::from(best_series(chest).points()) * POINT
        + Points::from(chest.len()) * each
}

/// What a seat would get for cards of a row, as far as `knower` can tell.
fn stretch(state: &State, seat: Seat, claim: &Claim, knower: Seat) -> Points {
    let rounds_left = Points::from(state.rounds() - state.round());
    let (row, animals) = (claim.row, state.animals(seat));
    let (mut sum, mut persons, mut grown, mut jokers, mut rest) = (0, 0, 0, 0, 0);
    let mut chest = *state.chest(seat);
    let before = chest.len();
    for lying in &state.row(row)[state.stretch(claim)] {
        if lying.down_by.is_some_and(|by| by != knower) {
            rest += UNKNOWN;
            continue;
        }
        match lying.card.face() {
            Face::Person(colour, value) if colour == row => {
                sum += Points::from(value);
                persons += 1;
            }
            Face::Person(..) | Face::Dragon | Face::Fairy => rest += 10 * POINT,
            Face::Animal(colour) if colour == row => grown += 1,
            Face::Animal(colour) => rest += POINT * kept(animals.size(colour)),
            Face::AnimalJoker => jokers += 1,
            Face::Building(colour) if colour == row => chest.buildings[colour as usize] += 1,
            Face::Building(_) => rest += 10 * POINT,
            Face::BuildingJoker => chest.jokers += 1,
        }
    }
    if grown > 0 || animals.size(row) > 0 {
        grown += jokers;
    } else if jokers > 0 {
        let largest = Row::ALL.into_iter().map(|kind| animals.size(kind)).max().unwrap_or(0);
        rest += POINT * set(largest + jokers);
    }
    if grown > 0 {
        rest += POINT * set(animals.size(row) + grown);
        rest += Points::from(grown) * rounds_left * ANIMAL_LATER;
    }
    let built = chest.len() - before;
    if built > 0 {
        let more = best_series(&chest).points() - best_series(state.chest(seat)).points();
        let each = (rounds_left * BUILDING_LATER).min(BUILDING_MOST);
        rest += Points::from(more) * POINT + Points::from(built) * each;
    }
    sum * persons * POINT + rest
}

/// Points for a set.
fn set(size: u8) -> Points {
    Points::from(worth::ANIMALS[usize::from(size).min(worth::ANIMALS.len() - 1)])
}

/// What an animal in a row of another colour is good for.
fn kept(size: u8) -> Points {
    set(size + 1).max(Points::from(worth::FOREIGN))
}

/// The best a seat could secure now, as far as `knower` can tell.
fn best_claim(state: &State, seat: Seat, knower: Seat) -> Points {
    let here = |row: Row| {
        let claim = Claim { seat, row, at: state.row(row).len() as u8 };
        stretch(state, seat, &claim, knower)
    };
    Row::ALL.into_iter().map(here).max().unwrap_or(0)
}

/// Whether cards are being played, and not dealt or scored.
fn is_played(state: &State) -> bool {
    matches!(state.turn(), Turn::Player(_)) && state.scored().is_none()
}

/// What a seat is worth, as far as `knower` can tell.
fn prospects(state: &State, seat: Seat, knower: Seat) -> Points {
    let in_rows = match state.claims().iter().find(|claim| claim.seat == seat) {
        Some(claim) => stretch(state, seat, claim, knower),
        None if !is_played(state) => 0,
        None => {
            let hope = HOPE * state.hand(seat).len() as Points;
            let reach = if seat == knower { WITHIN_REACH } else { WITHIN_THEIR_REACH };
            (best_claim(state, seat, knower) * reach / 100).max(hope)
        }
    };
    holding(state, seat) + in_rows
}

/// A part of what a seat is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The points on the track.
    Points,
    /// What its animals may still become.
    Animals,
    /// The buildings under its chest.
    Chest,
    /// What its follower has secured in a row.
    Secured(Row),
    /// The best it could still secure.
    Reach,
}

/// What a seat is worth, as far as `knower` can tell, part by part.
pub(super) fn parts(state: &State, seat: Seat, knower: Seat) -> [(Part, Points); 4] {
    let rounds_left = Points::from(state.rounds() - state.round());
    let animals = state.animals(seat);
    let sets: Points = Row::ALL.into_iter().map(|kind| Points::from(animals.size(kind))).sum();
    let points = state.points(seat) * POINT;
    let later = (sets + Points::from(animals.loose)) * rounds_left * ANIMAL_LATER;
    let claim = state.claims().iter().find(|claim| claim.seat == seat);
    let lies = prospects(state, seat, knower) - holding(state, seat);
    [
        (Part::Points, points),
        (Part::Animals, later),
        (Part::Chest, holding(state, seat) - points - later),
        (claim.map_or(Part::Reach, |claim| Part::Secured(claim.row)), lies),
    ]
}

/// So many points.
pub(super) fn in_points(hundredths: Points) -> f32 {
    hundredths as f32 / POINT as f32
}

/// How far a seat is ahead of the others, as far as it can tell: half against the best of them, half
/// against all.
pub(crate) fn lead(state: &State, seat: Seat) -> Points {
    let (mut most, mut sum) = (Points::MIN, 0);
    for other in Seat::all(state.seats()).filter(|other| *other != seat) {
        let worth = prospects(state, other, seat);
        most = most.max(worth);
        sum += worth;
    }
    let mean = sum / (state.seats() as Points - 1);
    prospects(state, seat, seat) - (most + mean) / 2
}
