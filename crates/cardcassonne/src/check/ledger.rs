//! The points of a game, counted again from what happened, in the words of the rules.

use std::collections::{BTreeMap, HashMap};

use bastide_game::battery::Violation;
use bastide_game::{Game, Seat};

use crate::card::{Card, Face, ROWS, Row};
use crate::event::Event;
use crate::score::series::Chest;
use crate::state::{Lying, State};
use crate::worth::{MAX_SEATS, SERIES};

/// What somebody with pencil and paper writes down.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    points: [u32; MAX_SEATS],
    /// What each seat has collected: animals, jokers with their kind, and what lies under the chest.
    animals: [Vec<Option<Row>>; MAX_SEATS],
    chests: [Chest; MAX_SEATS],
    /// What each seat cleared in this round, and from where.
    cleared: BTreeMap<Seat, (Row, Vec<Lying>)>,
    /// What was chosen: cards given away, jokers' kinds.
    given_away: Vec<(Seat, Card)>,
    assigned: Vec<(Seat, Row)>,
}

impl Ledger {
    /// Hears what happened.
    pub fn hear(&mut self, event: &Event) {
        match event {
            Event::Cleared { seat, row, cards } => {
                self.cleared.insert(*seat, (*row, cards.clone()));
            }
            Event::LeftTheGame { seat, card, count } => match card.face() {
                Face::Animal(_) | Face::Building(_) => {
                    self.given_away.extend((0..*count).map(|_| (*seat, *card)));
                }
                Face::Person(..)
                | Face::AnimalJoker
                | Face::BuildingJoker
                | Face::Dragon
                | Face::Fairy => {}
            },
            Event::JokerAssigned { seat, kind } => self.assigned.push((*seat, *kind)),
            Event::RoundBegan { .. } => self.count_round(),
            Event::FinaleBegan => {
                self.count_round();
                for seat in 0..MAX_SEATS {
                    let best = best_by_trying(self.chests[seat], &mut HashMap::new());
                    self.points[seat] += u32::from(best);
                }
            }
            Event::LotDrawn(_)
            | Event::TurnedUp { .. }
            | Event::JokerPut { .. }
            | Event::Dealt { .. }
            | Event::TurnBegan { .. }
            | Event::CardPlayed { .. }
            | Event::FollowerPut { .. }
            | Event::RoundEnded { .. }
            | Event::ScoringBegan { .. }
            | Event::AnimalsTaken { .. }
            | Event::JokersTaken { .. }
            | Event::UnderTheChest { .. }
            | Event::Paid { .. }
            | Event::ChestOpened { .. }
            | Event::GameOver => {}
        }
    }

    /// Whether a game that is not in the middle of a scoring has the same points.
    pub fn agrees(&self, state: &State) -> Result<(), Violation> {
        for seat in Seat::all(state.seats()) {
            let counted = self.points[seat.index()] as i32;
            if counted != state.points(seat) {
                return Err(format!("{seat:?} has {}, not {counted}", state.points(seat)).into());
            }
        }
        Ok(())
    }

    fn count_round(&mut self) {
        for (seat, (row, cards)) in std::mem::take(&mut self.cleared) {
            self.count_stretch(seat, row, &cards);
        }
        assert!(self.given_away.is_empty(), "a card was given away that nobody had");
        assert!(self.assigned.is_empty(), "a joker was assigned that nobody had");
    }

    fn count_stretch(&mut self, seat: Seat, row: Row, cards: &[Lying]) {
        let before = self.animals[seat.index()].clone();
        let (mut sum, mut persons, mut points) = (0, 0, 0);
        for card in cards.iter().map(|lying| lying.card) {
            let foreign = card.colour().is_some_and(|colour| colour != row);
            let given = self.given_away.iter().position(|given| *given == (seat, card));
            match card.face() {
                Face::Person(..) if foreign => points += 10,
                Face::Person(_, value) => {
                    sum += u32::from(value);
                    persons += 1;
                }
                Face::Dragon | Face::Fairy => points += 10,
                Face::Animal(_) | Face::Building(_) if foreign && given.is_some() => {
                    self.given_away.remove(given.expect("it was given away"));
                    points += 10;
                }
                Face::Animal(kind) => self.animals[seat.index()].push(Some(kind)),
                Face::AnimalJoker => self.animals[seat.index()].push(None),
                Face::Building(kind) => {
                    self.chests[seat.index()].buildings[kind as usize] += 1;
                }
                Face::BuildingJoker => self.chests[seat.index()].jokers += 1,
            }
        }
        points += sum * persons;
        let animals = &mut self.animals[seat.index()];
        for joker in animals.iter_mut().filter(|kind| kind.is_none()) {
            if let Some(n) = self.assigned.iter().position(|(by, _)| *by == seat) {
                *joker = Some(self.assigned.remove(n).1);
            }
        }
        let of = |list: &[Option<Row>], kind| list.iter().filter(|k| **k == kind).count();
        for kind in Row::ALL.map(Some) {
            if of(animals, kind) > of(&before, kind) {
                points += [3, 6, 9, 12, 14].get(of(animals, kind) - 1).copied().unwrap_or(
                    // Two more for each beyond five.
                    14 + 2 * (of(animals, kind) as u32).saturating_sub(5),
                );
            }
        }
        points += 3 * of(animals, None).saturating_sub(of(&before, None)) as u32;
        self.points[seat.index()] += points;
    }
}

/// The best way to sort a chest, by trying every first series.
pub fn best_by_trying(chest: Chest, known: &mut HashMap<Chest, u16>) -> u16 {
    if let Some(points) = known.get(&chest) {
        return *points;
    }
    let mut best = 0;
    for kinds in 0u8..16 {
        for jokers in 0..=chest.jokers {
            let size = kinds.count_ones() as usize + usize::from(jokers);
            let has = |kind: usize| kinds & (1 << kind) == 0 || chest.buildings[kind] > 0;
            if !(1..=ROWS).contains(&size) || !(0..ROWS).all(has) {
                continue;
            }
            let mut rest = chest;
            rest.jokers -= jokers;
            for kind in (0..ROWS).filter(|kind| kinds & (1 << kind) != 0) {
                rest.buildings[kind] -= 1;
            }
            best = best.max(SERIES[size] + best_by_trying(rest, known));
        }
    }
    known.insert(chest, best);
    best
}
