//! What lies in a stretch of a row, as far as somebody knows, and what it would bring to a seat.

use bastide_cardcassonne::{Card, Face, Lying, Row, State, best_series, worth};
use bastide_game::Seat;

/// The cards of a stretch, counted by what they are good for in their row.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Stretch {
    /// Persons in the row of their colour, and the sum of their values.
    pub(super) persons: u8,
    pub(super) values: u8,
    /// Animals and buildings of the row's colour.
    pub(super) animals: u8,
    pub(super) buildings: u8,
    pub(super) animal_jokers: u8,
    pub(super) building_jokers: u8,
    /// Cards that are ten points whoever gets them: dragon, fairy and persons of other colours.
    pub(super) tens: u8,
    /// Animals of each other colour, and buildings.
    foreign_animals: [u8; 4],
    pub(super) foreign_buildings: u8,
    /// Cards that lie face down and that nobody but whoever played them knows.
    pub(super) unknown: u8,
    /// The same, played by whoever knows this.
    pub(super) secret: u8,
}

/// What a stretch would bring to a seat now, in points.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Yield {
    pub(super) persons: f32,
    pub(super) animals: f32,
    pub(super) buildings: f32,
    pub(super) rest: f32,
}

impl Yield {
    pub(super) fn sum(&self) -> f32 {
        self.persons + self.animals + self.buildings + self.rest
    }
}

/// What a card is worth that nobody knows: most are persons where they do not belong.
const UNKNOWN: f32 = 9.0;

impl Stretch {
    /// Counts cards as somebody knows them.
    pub(super) fn count(cards: &[Lying], row: Row, knower: Seat) -> Stretch {
        let mut stretch = Stretch::default();
        for lying in cards {
            match lying.down_by {
                Some(by) if by != knower => {
                    stretch.unknown += 1;
                    continue;
                }
                Some(_) => stretch.secret += 1,
                None => {}
            }
            stretch.add(lying.card, row);
        }
        stretch
    }

    fn add(&mut self, card: Card, row: Row) {
        match card.face() {
            Face::Person(colour, value) if colour == row => {
                self.persons += 1;
                self.values += value;
            }
            Face::Person(..) | Face::Dragon | Face::Fairy => self.tens += 1,
            Face::Animal(colour) if colour == row => self.animals += 1,
            Face::Animal(colour) => self.foreign_animals[colour as usize] += 1,
            Face::Building(colour) if colour == row => self.buildings += 1,
            Face::Building(_) => self.foreign_buildings += 1,
            Face::AnimalJoker => self.animal_jokers += 1,
            Face::BuildingJoker => self.building_jokers += 1,
        }
    }

    /// How many animals and buildings lie in a row of another colour.
    pub(super) fn foreign(&self) -> u8 {
        self.foreign_animals.iter().sum::<u8>() + self.foreign_buildings
    }

    /// How many cards there are.
    pub(super) fn len(&self) -> u8 {
        self.persons
            + self.animals
            + self.buildings
            + self.animal_jokers
            + self.building_jokers
            + self.tens
            + self.foreign()
            + self.unknown
    }

    /// What it would bring to a seat.
    pub(super) fn brings(&self, state: &State, seat: Seat, row: Row) -> Yield {
        let (animals, chest) = (state.animals(seat), state.chest(seat));
        let mut brings = Yield {
            persons: f32::from(u16::from(self.values) * u16::from(self.persons)),
            rest: f32::from(self.tens + self.foreign_buildings) * f32::from(worth::FOREIGN)
                + f32::from(self.unknown) * UNKNOWN,
            ..Yield::default()
        };
        for (kind, count) in Row::ALL.into_iter().zip(self.foreign_animals) {
            let kept = set(animals.size(kind) + count);
            brings.rest += kept.max(f32::from(u16::from(count) * worth::FOREIGN))
                * f32::from(u8::from(count > 0));
        }
        let before = animals.size(row);
        if self.animals > 0 || (self.animal_jokers > 0 && before > 0) {
            // Jokers that belonged to none join the first animal.
            brings.animals = set(before + self.animals + self.animal_jokers + animals.loose);
        } else if self.animal_jokers > 0 {
            let largest = Row::ALL.into_iter().map(|kind| animals.size(kind)).max().unwrap_or(0);
            brings.animals = set(largest + self.animal_jokers);
        }
        if self.buildings + self.building_jokers > 0 {
            let mut more = *chest;
            more.buildings[row as usize] += self.buildings;
            more.jokers += self.building_jokers;
            let points = best_series(&more).points() - best_series(chest).points();
            brings.buildings = f32::from(points);
        }
        brings
    }
}

/// Points for a set of animals.
fn set(size: u8) -> f32 {
    f32::from(worth::ANIMALS[usize::from(size).min(worth::ANIMALS.len() - 1)])
}
