//! Stories and positions: nothing panics, a position is read as it is written, and from there the game comes
//! to its end.
#![no_main]

mod play_on;

use bastide_carcassonne::{check, position, story};
use libfuzzer_sys::fuzz_target;
use play_on::play_on;

fuzz_target!(|text: &str| {
    let _ = story::check(text);
    let Ok(read) = position::read(text) else { return };
    play_on(read.state.clone(), text.len());
    let Some(written) = position::write(&read.setup, &read.state) else { return };
    let again = position::read(&written).expect("what is written can be read");
    assert_eq!(position::write(&again.setup, &again.state), Some(written));
    let _ = check::check(&again.setup, &again.state);
});
