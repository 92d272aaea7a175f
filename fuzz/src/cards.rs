//! Everything that Cardcassonne reads: nothing panics, what is read is written the same, and from every
//! position the game comes to its end.
#![no_main]

use std::str::FromStr;

use bastide_cardcassonne::{Action, Outcome, State, position, story};
use bastide_game::{Game, Move, Record, Table, Turn};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(action) = Action::from_str(text) {
        assert_eq!(Action::from_str(&action.to_string()), Ok(action));
    }
    if let Ok(outcome) = Outcome::from_str(text) {
        assert_eq!(Outcome::from_str(&outcome.to_string()), Ok(outcome));
    }
    if let Ok(record) = text.parse::<Record>() {
        let _ = Table::<State>::from_record(&record, usize::MAX);
    }
    let _ = story::check(text);
    let Ok((setup, state)) = position::read(text) else { return };
    play_on(state.clone(), text.len());
    let Some(written) = position::write(&setup, &state) else { return };
    let (_, again) = position::read(&written).expect("what is written can be read");
    assert_eq!(position::write(&setup, &again), Some(written));
});

fn play_on(mut game: State, mut seed: usize) {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        seed = seed.wrapping_mul(31).wrapping_add(7);
        actions.clear();
        outcomes.clear();
        let m = match game.turn() {
            Turn::Over => return,
            Turn::Player(_) => {
                game.actions(&mut actions);
                Move::Choose(actions[seed % actions.len()])
            }
            Turn::Chance => {
                game.outcomes(&mut outcomes);
                Move::Deal(outcomes[seed % outcomes.len()].0)
            }
        };
        game.play(m, &mut ());
    }
}
