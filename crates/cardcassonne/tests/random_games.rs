//! Random games: what must hold for every game, and what must hold for this one after each move.
#![allow(clippy::unwrap_used)]

use crate::support::eager;
use bastide_cardcassonne::check::{Ledger, check};
use bastide_cardcassonne::{Action, Setup, State};
use bastide_game::battery::TestRng;
use bastide_game::{Game, Move, battery};

fn battery_of(seats: usize, games: usize) {
    battery_with("", seats, games);
}

fn battery_with(with: &str, seats: usize, games: usize) {
    let setup = Setup::read(with, seats).unwrap();
    for seed in 0..games {
        let mut rng = TestRng::seeded(seed);
        if let Err(broken) = battery::play_checked::<State>(&setup, &mut rng, check) {
            panic!("game {seed}: {}\n{}", broken.what, broken.record);
        }
    }
}

#[test]
fn random_games_of_two_hold() {
    battery_of(2, 600);
}

#[test]
fn random_games_begun_by_lot_hold() {
    battery_with("begins-lot", 3, 100);
    battery_with("begins-blue", 4, 50);
}

#[test]
fn random_games_of_three_hold() {
    battery_of(3, 600);
}

#[test]
fn random_games_of_four_hold() {
    battery_of(4, 600);
}

#[test]
fn random_games_of_five_hold() {
    battery_of(5, 600);
}

#[test]
fn points_are_counted_right() {
    let mut seen = [0; 2];
    for seed in 0..3000 {
        let setup = Setup::new(2 + seed % 4).unwrap();
        let mut rng = TestRng::seeded(seed);
        let (mut game, mut ledger) = (State::new(&setup), Ledger::default());
        let mut round = 0;
        while let Some(m) = eager(&game, &mut rng) {
            let mut events = Vec::new();
            game.play(m, &mut events);
            events.iter().for_each(|event| ledger.hear(event));
            if game.round() != round {
                round = game.round();
                ledger.agrees(&game).unwrap_or_else(|e| panic!("game {seed}, round {round}: {e}"));
            }
            seen[0] += usize::from(matches!(m, Move::Choose(Action::Keep { .. })));
            seen[1] += usize::from(matches!(m, Move::Choose(Action::Assign { .. })));
        }
        ledger.agrees(&game).unwrap_or_else(|e| panic!("game {seed}: {e}"));
    }
    assert!(seen.iter().all(|n| *n > 500), "the games ask too little: {seen:?}");
}
