//! A position of Cardcassonne as numbers, through the eyes of one seat: four rows and the rest for each seat.

use bastide_cardcassonne::{CARDS, Row, State, best_series};
use bastide_game::{Game, Seat};

use super::scene::Scene;
use crate::learned::Vector;

/// The sorts of vectors. Rows are told apart by whose follower stands where: that changes what they mean.
pub(super) const SORTS: usize = 12;
const FREE: u8 = 0;
const SECURED: u8 = 1;
const ELSEWHERE: u8 = 2;
const BETWEEN: u8 = 3;
const REST: u8 = 4;
const REST_BETWEEN: u8 = 5;
/// What others have is of other sorts.
const OTHERS: u8 = 6;

fn share(count: u8, of: f32) -> f32 {
    f32::from(count) / of
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// Puts numbers into a vector from a place on.
fn put(vector: &mut Vector, from: usize, numbers: &[f32]) {
    vector.x[from..from + numbers.len()].copy_from_slice(numbers);
}

/// The position as `knower` sees it: nothing that it may not know takes part.
pub(super) fn vectors(state: &State, knower: Seat, into: &mut Vec<Vector>) {
    into.clear();
    let scene = Scene::of(state, knower);
    for seat in Seat::all(state.seats()) {
        for row in Row::ALL {
            into.push(scene.row(seat, row));
        }
        into.push(scene.rest(seat));
    }
}

impl Scene<'_> {
    /// A row for a seat.
    fn row(&self, seat: Seat, row: Row) -> Vector {
        let (state, at) = (self.state, row as usize);
        let reach = &self.reach[seat.index()][at];
        let is_own = seat == self.knower;
        let sort = match (self.is_played, reach.is_secured, self.is_free(seat)) {
            (false, ..) => BETWEEN,
            (true, true, _) => SECURED,
            (true, false, true) => FREE,
            (true, false, false) => ELSEWHERE,
        };
        let sort = sort + if is_own { 0 } else { OTHERS };
        let mut vector = Vector::new(sort, seat.index(), row as u16);
        let [best, second] = self.best[seat.index()];
        let is_best = reach.points >= best;
        let margin = reach.points - if is_best { second } else { best };
        let stretch = &reach.stretch;
        let (animals, chest) = (state.animals(seat), state.chest(seat));
        put(
            &mut vector,
            1,
            &[
                share(stretch.persons, 6.0),
                share(stretch.values, 12.0),
                reach.brings.persons / 50.0,
                share(stretch.animals, 3.0),
                reach.brings.animals / 15.0,
                share(animals.size(row), 6.0),
                share(stretch.buildings + stretch.building_jokers, 3.0),
                reach.brings.buildings / 30.0,
                share(chest.buildings[at], 2.0),
                share(stretch.animal_jokers, 2.0),
                reach.brings.rest / 20.0,
                share(stretch.unknown, 2.0),
                share(stretch.secret, 2.0),
                reach.points / 40.0,
                margin / 40.0,
                flag(is_best),
                flag(!is_best && reach.points >= second),
                share(stretch.len(), 10.0),
                self.rounds_left,
                share(self.claimed[at], 2.0),
            ],
        );
        let hand = |of: [u8; 4], by: f32| share(of[at], by);
        if is_own {
            let persons = f32::from(stretch.persons + self.hand.persons[at]);
            let values = f32::from(stretch.values + self.hand.values[at]);
            put(
                &mut vector,
                21,
                &[
                    hand(self.hand.persons, 3.0),
                    hand(self.hand.values, 6.0),
                    persons * values / 60.0,
                    hand(self.hand.animals, 2.0),
                    hand(self.hand.buildings, 2.0),
                    share(self.hand.animal_jokers + self.hand.building_jokers, 2.0),
                    share(self.hand.tens, 2.0),
                ],
            );
        }
        let others = self.others(seat);
        let held: usize = others.clone().map(|other| state.hand(other).len()).sum();
        let mean = held as f32 / (state.seats() - 1) as f32;
        let (mut free, mut theirs, mut over, mut secured) = (0u8, 0.0f32, -40.0f32, 0.0f32);
        for other in others {
            let reach = &self.reach[other.index()][at];
            if self.is_free(other) {
                let [best, second] = self.best[other.index()];
                let rival = if reach.points >= best { second } else { best };
                free += 1;
                theirs = theirs.max(reach.points);
                over = over.max(reach.points - rival);
            } else if reach.is_secured {
                secured = secured.max(reach.points);
            }
        }
        if free > 0 {
            put(
                &mut vector,
                28,
                &[share(free, 2.0), theirs / 40.0, over / 40.0, flag(over >= 0.0)],
            );
        }
        put(
            &mut vector,
            32,
            &[
                secured / 40.0,
                share(state.hand(seat).len() as u8, 6.0),
                mean / 6.0,
                self.wait(seat),
                flag(self.is_played && !state.has_begun(seat)),
                share(animals.loose, 2.0),
                share(self.unseen.persons[at], 16.0),
                3.0 * share(self.unseen.persons[at], self.unseen_cards),
                3.0 * share(self.unseen.animals[at], self.unseen_cards),
                6.0 * share(self.unseen.buildings[at], self.unseen_cards),
                (best - self.most_of_others(seat)) / 40.0,
            ],
        );
        vector
    }

    /// Everything else that a seat has.
    fn rest(&self, seat: Seat) -> Vector {
        let state = self.state;
        let is_own = seat == self.knower;
        let sort = if self.is_played { REST } else { REST_BETWEEN };
        let sort = sort + if is_own { 0 } else { OTHERS };
        let mut vector = Vector::new(sort, seat.index(), 0);
        let (animals, chest) = (state.animals(seat), state.chest(seat));
        let mut kinds =
            Row::ALL.map(|kind| (animals.size(kind), self.unseen.animals[kind as usize]));
        kinds.sort_unstable_by(|a, b| b.cmp(a));
        let mut buildings = Row::ALL
            .map(|kind| (chest.buildings[kind as usize], self.unseen.buildings[kind as usize]));
        buildings.sort_unstable_by(|a, b| b.cmp(a));
        let left = self.rounds_left;
        for (at, (size, unseen)) in kinds.into_iter().enumerate() {
            put(&mut vector, 1 + at, &[share(size, 6.0)]);
            put(&mut vector, 5 + at, &[share(size, 6.0) * left]);
            put(&mut vector, 9 + at, &[share(unseen, 9.0)]);
        }
        for (at, (count, unseen)) in buildings.into_iter().enumerate() {
            put(&mut vector, 13 + at, &[share(count, 3.0)]);
            put(&mut vector, 17 + at, &[share(unseen, 5.0)]);
        }
        let [best, second] = self.best[seat.index()];
        let free = self.others(seat).filter(|other| self.is_free(*other)).count();
        put(
            &mut vector,
            21,
            &[
                left,
                share(animals.loose, 2.0),
                share(chest.jokers, 2.0),
                f32::from(best_series(chest).points()) / 60.0,
                share(chest.len(), 8.0),
                share(chest.len(), 8.0) * left,
                share(self.unseen.animal_jokers, 4.0),
                share(self.unseen.building_jokers, 4.0),
                share(self.unseen.tens, 2.0),
                best / 40.0,
                second / 40.0,
                self.most_of_others(seat) / 40.0,
                flag(self.is_free(seat)),
                free as f32 / 2.0,
                share(state.hand(seat).len() as u8, 6.0),
                self.wait(seat),
                flag(self.is_played && !state.has_begun(seat)),
                Row::ALL.into_iter().map(|row| state.row(row).len()).sum::<usize>() as f32
                    / CARDS as f32,
            ],
        );
        if is_own && self.is_played {
            let most = |of: [u8; 4]| of.into_iter().max().unwrap_or(0);
            let product =
                (0..4).map(|at| u16::from(self.hand.persons[at]) * u16::from(self.hand.values[at]));
            put(
                &mut vector,
                39,
                &[
                    share(self.hand.persons.iter().sum(), 6.0),
                    share(self.hand.values.iter().sum(), 10.0),
                    f32::from(product.max().unwrap_or(0)) / 30.0,
                    share(most(self.hand.persons), 4.0),
                    share(self.hand.animals.iter().sum(), 3.0),
                    share(self.hand.buildings.iter().sum(), 3.0),
                    share(self.hand.animal_jokers, 2.0),
                    share(self.hand.building_jokers, 2.0),
                    share(self.hand.tens, 2.0),
                ],
            );
        }
        vector
    }
}
