//! What a stretch of a row promises whoever would claim it, as far as that seat may know.

use bastide_game::Seat;

use crate::card::{Face, Row};
use crate::state::{Claim, Lying, State};
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
    /// What the set they join would score.
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
        self.sum * self.persons + self.set + u16::from(self.tens) * FOREIGN
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
    // Jokers join the set with which they bring most; those that wait come along.
    let joined = |kind: Row| -> u16 {
        let set = |k: Row| {
            let fits = if k == row { fitting } else { 0 };
            let more = if k == kind { jokers + animals.loose } else { 0 };
            if fits + more > 0 { ANIMALS[usize::from(animals.size(k) + fits + more)] } else { 0 }
        };
        if kind == row { set(row) } else { set(row) + set(kind) }
    };
    let kinds = animals.kinds().chain((fitting > 0).then_some(row));
    let best = kinds.map(joined).max();
    found.set =
        if fitting + jokers == 0 { 0 } else { best.unwrap_or(u16::from(jokers) * LOOSE_JOKER) };
    found
}
