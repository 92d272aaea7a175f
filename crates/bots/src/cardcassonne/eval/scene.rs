//! A position through the eyes of one seat: what everybody could get where, and which cards are where.

use bastide_cardcassonne::worth::MAX_SEATS;
use bastide_cardcassonne::{Card, Face, KINDS, ROWS, Row, State};
use bastide_game::{Game, Seat, Turn};

use super::stretch::{Stretch, Yield};

/// A row for a seat.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Reach {
    /// What its follower has secured here, or what it could secure now, or what is left for later.
    pub(super) stretch: Stretch,
    pub(super) brings: Yield,
    pub(super) points: f32,
    pub(super) is_secured: bool,
}

/// What a seat holds in its hand, by colours.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Hand {
    pub(super) persons: [u8; ROWS],
    pub(super) values: [u8; ROWS],
    pub(super) animals: [u8; ROWS],
    pub(super) buildings: [u8; ROWS],
    pub(super) animal_jokers: u8,
    pub(super) building_jokers: u8,
    pub(super) tens: u8,
}

impl Hand {
    fn add(&mut self, face: Face, count: u8) {
        match face {
            Face::Person(row, value) => {
                self.persons[row as usize] += count;
                self.values[row as usize] += count * value;
            }
            Face::Animal(row) => self.animals[row as usize] += count,
            Face::Building(row) => self.buildings[row as usize] += count,
            Face::AnimalJoker => self.animal_jokers += count,
            Face::BuildingJoker => self.building_jokers += count,
            Face::Dragon | Face::Fairy => self.tens += count,
        }
    }
}

/// Everything that several vectors tell.
pub(super) struct Scene<'a> {
    pub(super) state: &'a State,
    pub(super) knower: Seat,
    /// Whether cards are being played.
    pub(super) is_played: bool,
    pub(super) rounds_left: f32,
    pub(super) reach: [[Reach; ROWS]; MAX_SEATS],
    pub(super) best: [[f32; 2]; MAX_SEATS],
    pub(super) claimed: [u8; ROWS],
    pub(super) hand: Hand,
    pub(super) unseen: Hand,
    pub(super) unseen_cards: f32,
}

impl<'a> Scene<'a> {
    pub(super) fn of(state: &'a State, knower: Seat) -> Scene<'a> {
        let is_played = matches!(state.turn(), Turn::Player(_)) && state.round() > 0;
        let left = state.rounds() - state.round() + u8::from(!is_played);
        let mut scene = Scene {
            state,
            knower,
            is_played,
            rounds_left: f32::from(left) / 10.0,
            reach: Default::default(),
            best: [[0.0; 2]; MAX_SEATS],
            claimed: [0; ROWS],
            hand: Hand::default(),
            unseen: Hand::default(),
            unseen_cards: 0.0,
        };
        scene.look_at_rows();
        scene.count_cards();
        scene
    }

    fn look_at_rows(&mut self) {
        let state = self.state;
        for row in Row::ALL {
            let cards = state.row(row);
            let (mut start, at) = (0, row as usize);
            for claim in state.claims().iter().filter(|claim| claim.row == row) {
                let end = usize::from(claim.at);
                let stretch = Stretch::count(&cards[start..end], row, self.knower);
                let brings = stretch.brings(state, claim.seat, row);
                let points = brings.sum();
                self.reach[claim.seat.index()][at] =
                    Reach { stretch, brings, points, is_secured: true };
                self.claimed[at] += 1;
                start = end;
            }
            let stretch = Stretch::count(&cards[start..], row, self.knower);
            for seat in Seat::all(state.seats()) {
                let reach = &mut self.reach[seat.index()][at];
                if !reach.is_secured {
                    let brings = stretch.brings(state, seat, row);
                    *reach = Reach { stretch, brings, points: brings.sum(), is_secured: false };
                }
            }
        }
        for seat in Seat::all(state.seats()) {
            let best = &mut self.best[seat.index()];
            for reach in &self.reach[seat.index()] {
                if reach.points > best[0] {
                    *best = [reach.points, best[0]];
                } else if reach.points > best[1] {
                    best[1] = reach.points;
                }
            }
        }
    }

    fn count_cards(&mut self) {
        let (state, knower) = (self.state, self.knower);
        for card in state.hand(knower) {
            self.hand.add(card.face(), 1);
        }
        let mut unseen = [0u8; KINDS];
        for (card, count) in state.deck().each() {
            unseen[card.index()] += count;
        }
        for seat in Seat::all(state.seats()).filter(|seat| *seat != knower) {
            for card in state.hand(seat) {
                unseen[card.index()] += 1;
            }
        }
        for lying in Row::ALL.into_iter().flat_map(|row| state.row(row)) {
            if lying.down_by.is_some_and(|by| by != knower) {
                unseen[lying.card.index()] += 1;
            }
        }
        for (card, count) in Card::all().zip(unseen) {
            if count > 0 {
                self.unseen.add(card.face(), count);
            }
        }
        self.unseen_cards = unseen.iter().map(|count| f32::from(*count)).sum::<f32>().max(1.0);
    }

    pub(super) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.state.seats()).filter(move |other| *other != seat)
    }

    pub(super) fn is_free(&self, seat: Seat) -> bool {
        self.is_played && !self.state.has_claimed(seat)
    }

    /// How many turns others have before a seat's next one.
    pub(super) fn wait(&self, seat: Seat) -> f32 {
        let seats = self.state.seats();
        let next = match self.state.turn() {
            Turn::Player(mover) => mover,
            Turn::Chance | Turn::Over => self.state.dealer().next(seats),
        };
        ((seat.index() + seats - next.index()) % seats) as f32 / 4.0
    }

    /// The best that any other could secure, or has secured.
    pub(super) fn most_of_others(&self, seat: Seat) -> f32 {
        self.others(seat).map(|other| self.best[other.index()][0]).fold(0.0, f32::max)
    }
}

#[cfg(test)]
mod tests {
    use bastide_cardcassonne::Setup;
    use bastide_game::{Move, Rng, draw};

    use super::super::vectors::vectors;
    use super::*;
    use crate::SeededRng;

    /// Plays games at random; `look` sees every position in which somebody plays a card or the follower, and the next.
    fn watch(seats: usize, games: u64, mut look: impl FnMut(&State, &State)) {
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        for seed in 0..games {
            let mut rng = SeededRng::new(seed);
            let mut game = State::new(&Setup::new(seats).expect("so many can play"));
            while game.turn() != Turn::Over {
                let before = game.clone();
                if game.turn() == Turn::Chance {
                    outcomes.clear();
                    game.outcomes(&mut outcomes);
                    game.play(Move::Deal(draw(&outcomes, &mut rng)), &mut ());
                    continue;
                }
                actions.clear();
                game.actions(&mut actions);
                let action = actions[rng.below(actions.len() as u32) as usize];
                game.play(Move::Choose(action), &mut ());
                if before.round() > 0 && before.scored().is_none() {
                    look(&before, &game);
                }
            }
        }
    }

    /// Of stretches without jokers, foreign cards and cards that nobody knows it is certain what is scored.
    #[test]
    fn what_a_stretch_brings_is_what_is_scored() {
        let mut compared = 0;
        watch(3, 60, |before, after| {
            if before.round() == after.round() || after.scored().is_some() {
                return;
            }
            for seat in Seat::all(3) {
                let scene = Scene::of(before, seat);
                let secured = scene.reach[seat.index()].iter().find(|reach| reach.is_secured);
                let Some(Reach { stretch, brings, .. }) = secured else { continue };
                if stretch.animal_jokers + stretch.foreign() + stretch.unknown > 0 {
                    continue;
                }
                let scored = (after.points(seat) - before.points(seat)) as f32;
                let waits = brings.buildings;
                assert_eq!(brings.sum() - waits, scored, "{stretch:?}");
                compared += usize::from(scored > 0.0);
            }
        });
        assert!(compared > 100, "{compared}");
    }

    #[test]
    fn nothing_hidden_is_seen() {
        let (mut rng, mut shuffled) = (SeededRng::new(1), 0);
        let (mut seen, mut other) = (Vec::new(), Vec::new());
        watch(4, 6, |before, _| {
            for seat in Seat::all(4) {
                let dealt = before.determinize(seat, &mut rng);
                shuffled += usize::from(dealt.row(Row::City) != before.row(Row::City));
                vectors(before, seat, &mut seen);
                vectors(&dealt, seat, &mut other);
                assert!(seen.iter().zip(&other).all(|(a, b)| a.is_same(b)));
            }
        });
        assert!(shuffled > 100, "{shuffled}");
    }
}
