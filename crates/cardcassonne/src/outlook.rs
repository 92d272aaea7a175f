//! What a stretch of a row promises whoever would claim it, as far as that seat may know; and how the game would end.

use arrayvec::ArrayVec;
use bastide_game::Seat;

use crate::card::{Face, ROWS, Row};
use crate::score::series::best_series;
use crate::state::{Claim, Lying, State};
use crate::step::Step;
use crate::worth::{ANIMALS, DRAGON_OR_FAIRY, FOREIGN, LOOSE_JOKER};

/// What the cards of a stretch would bring now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Promise {
    /// The sum of the values of persons in their own row.
    pub sum: u16,
    /// How many persons those are.
    pub persons: u16,
    /// Animals of the row, and jokers.
    pub animals: u8,
    /// What the sets they join would score at most: jokers may join several.
    pub set: u16,
    /// Cards for ten points: dragon, fairy, and those of another colour.
    pub tens: u8,
    /// Buildings and building jokers, which count at the end.
    pub buildings: u8,
    /// Cards that somebody else played face down.
    pub hidden: u8,
}

impl Promise {
    /// The points that are sure once it is cleared, if nothing is added.
    pub fn points(&self) -> u16 {
        self.persons_points() + self.set + self.tens_points()
    }

    /// What the persons bring.
    pub fn persons_points(&self) -> u16 {
        self.sum * self.persons
    }

    /// What the tens bring.
    pub fn tens_points(&self) -> u16 {
        u16::from(self.tens) * FOREIGN
    }
}

/// The cards a follower would claim that a seat put at the end of a row now.
pub fn next_stretch(state: &State, seat: Seat, row: Row) -> std::ops::Range<usize> {
    let at = state.row(row).len();
    let earlier = state.claims().iter().filter(|claim| claim.row == row && claim.seat != seat);
    let start = earlier.map(|claim: &Claim| usize::from(claim.at)).max().unwrap_or(0);
    start..at
}

/// What cards of a row would bring a seat, as far as `knows` tells of cards that lie face down.
pub fn promise(
    state: &State,
    seat: Seat,
    row: Row,
    cards: std::ops::Range<usize>,
    knows: impl Fn(Seat) -> bool,
) -> Promise {
    debug_assert_eq!(DRAGON_OR_FAIRY, FOREIGN, "both are the tens");
    let mut found = Promise::default();
    let (mut fitting, mut jokers) = (0u8, 0u8);
    for lying in &state.row(row)[cards] {
        let Lying { card, down_by } = *lying;
        if down_by.is_some_and(|by| !knows(by)) {
            found.hidden += 1;
            continue;
        }
        match card.face() {
            Face::Person(colour, value) if colour == row => {
                found.sum += u16::from(value);
                found.persons += 1;
            }
            Face::Animal(colour) if colour == row => fitting += 1,
            Face::Building(colour) if colour == row => found.buildings += 1,
            Face::Person(..) | Face::Animal(_) | Face::Building(_) => found.tens += 1,
            Face::AnimalJoker => jokers += 1,
            Face::BuildingJoker => found.buildings += 1,
            Face::Dragon | Face::Fairy => found.tens += 1,
        }
    }
    found.animals = fitting + jokers;
    let animals = state.animals(seat);
    let fits = |kind: Row| if kind == row { fitting } else { 0 };
    let sets: ArrayVec<_, ROWS> = Row::ALL
        .into_iter()
        .filter(|kind| animals.cards[*kind as usize] + fits(*kind) > 0)
        .map(|kind| (animals.size(kind), fits(kind)))
        .collect();
    found.set = match found.animals {
        0 => 0,
        _ if sets.is_empty() => u16::from(jokers) * LOOSE_JOKER,
        // Those that wait come along.
        _ => most(&sets, jokers + animals.loose),
    };
    found
}

/// The points of a seat if the game ended now: what lies would be lost, and the chests would be opened.
pub(crate) fn project(state: &State, seat: Seat) -> u16 {
    let points = state.points[seat.index()];
    match state.step {
        Step::Over => points,
        Step::DrawLot
        | Step::Open
        | Step::Put(_)
        | Step::Deal
        | Step::Play
        | Step::Discard(_)
        | Step::Assign => points + best_series(&state.chests[seat.index()]).points(),
    }
}

/// What sets score at most that had a size and grow, if jokers join them too.
fn most(sets: &[(u8, u8)], jokers: u8) -> u16 {
    let Some(((size, grown), others)) = sets.split_first() else { return 0 };
    let with = |joined: u8| {
        let grown = grown + joined;
        let here = if grown > 0 { ANIMALS[usize::from(size + grown)] } else { 0 };
        here + most(others, jokers - joined)
    };
    (0..=jokers).map(with).max().unwrap_or(0)
}
