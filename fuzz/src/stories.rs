//! Stories and positions: nothing panics, and a position is read as it is written.
#![no_main]

use bastide_carcassonne::{check, position, story};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = story::check(text);
    let Ok(read) = position::read(text) else { return };
    let Some(written) = position::write(&read.setup, &read.state) else { return };
    let again = position::read(&written).expect("what is written can be read");
    assert_eq!(position::write(&again.setup, &again.state), Some(written));
    let _ = check::check(&again.setup, &again.state);
});
