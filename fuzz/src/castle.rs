//! The Castle: sentences, records, positions and stories. Nothing panics, what is read is written the same,
//! and from every position the game comes to its end.
#![no_main]

mod play_on;

use std::str::FromStr;

use bastide_castle::{Action, Outcome, State, check, position, story};
use bastide_game::{Record, Table};
use libfuzzer_sys::fuzz_target;
use play_on::play_on;

fuzz_target!(|text: &str| {
    if let Ok(action) = Action::from_str(text) {
        assert_eq!(Action::from_str(&action.to_string()), Ok(action));
    }
    if let Ok(outcome) = Outcome::from_str(text) {
        assert_eq!(Outcome::from_str(&outcome.to_string()), Ok(outcome));
    }
    if let Ok(record) = text.parse::<Record>() {
        if let Ok(table) = Table::<State>::from_record(&record, usize::MAX) {
            check::check(table.game()).expect("what was played holds");
        }
    }
    let _ = story::check(text);
    let Ok((setup, state)) = position::read(text) else { return };
    play_on(state.clone(), text.len());
    let Some(written) = position::write(&setup, &state) else { return };
    let (setup, state) = position::read(&written).expect("what is written can be read");
    assert_eq!(position::write(&setup, &state), Some(written));
});
