//! Random games: what must hold for every game, and what must hold for this one after each move.
#![allow(clippy::unwrap_used)]

use bastide_castle::check::check;
use bastide_castle::{Setup, State};
use bastide_game::battery;
use bastide_game::battery::TestRng;

fn battery_of(setup: Setup, games: usize) {
    for seed in 0..games {
        let mut rng = TestRng::seeded(seed);
        if let Err(broken) = battery::play_checked::<State>(&setup, &mut rng, check) {
            panic!("game {seed}: {}\n{}", broken.what, broken.record);
        }
    }
}

#[test]
fn random_games_hold() {
    battery_of(Setup::default(), 60);
}

#[test]
fn random_games_with_chosen_order_hold() {
    battery_of(Setup::read("order-choice", 2).unwrap(), 60);
}

#[test]
fn random_games_begun_by_lot_hold() {
    battery_of(Setup::read("begins-lot", 2).unwrap(), 20);
    battery_of(Setup::read("begins-white", 2).unwrap(), 20);
}
