//! Random games over every combination of elements and every number of players, with everything
//! that must hold checked after each move.
#![allow(clippy::unwrap_used)]

mod support;

use bastide_carcassonne::{Element, Elements, Setup, State, check, position};
use bastide_game::{Dice, Game, Move, battery, draw};
use support::{TestDice, random_move};

/// Every set of elements whose rules exist and that can be played.
fn combinations() -> Vec<Elements> {
    let built: Vec<Element> = Element::all().filter(|e| e.is_built()).collect();
    let subsets = (0..1u32 << built.len()).map(|bits| {
        let chosen = built.iter().enumerate().filter(|(n, _)| bits & (1 << n) != 0);
        chosen.fold(Elements::BASE.without(Element::Fields), |set, (_, e)| set.with(*e))
    });
    subsets.filter(|set| set.check().is_ok()).collect()
}

#[test]
fn a_random_game_of_every_combination_keeps_every_invariant() {
    let all = combinations();
    assert!(all.len() > 250, "elements are missing");
    for (n, elements) in all.iter().enumerate() {
        let setup = Setup::new(*elements, 2 + n % 5).unwrap();
        let checked = |state: &State| check::check(&setup, state);
        if let Err(broken) = battery::play_checked(&setup, &mut TestDice::seeded(n), checked) {
            panic!("{}\n{}", broken.record, broken.what);
        }
    }
}

#[test]
fn positions_are_read_as_they_are_written() {
    for (n, elements) in combinations().iter().enumerate().step_by(5) {
        let setup = Setup::new(*elements, 2 + n % 5).unwrap();
        let mut dice = TestDice::seeded(n);
        let mut game = State::new(&setup);
        while let Some(m) = random_move(&game, &mut dice) {
            if let Some(text) = position::write(&setup, &game) {
                let read = position::read(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
                let again = position::write(&read.setup, &read.state);
                assert_eq!(again.as_deref(), Some(text.as_str()));
                check::check(&read.setup, &read.state).unwrap();
                plays_alike(&game, &read.state, &mut dice);
            }
            game.play(m, &mut ());
        }
    }
}

/// Both states offer the same after the same draw.
fn plays_alike(game: &State, read: &State, dice: &mut impl Dice) {
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    game.outcomes(&mut ours);
    read.outcomes(&mut theirs);
    assert_eq!(ours, theirs);
    let drawn = Move::Deal(draw(&ours, dice));
    let offers = |state: &State| {
        let mut state = state.clone();
        state.play(drawn, &mut ());
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let mut offers: Vec<_> = actions.iter().map(|a| a.to_string()).collect();
        offers.sort_unstable();
        offers
    };
    assert_eq!(offers(game), offers(read));
}
