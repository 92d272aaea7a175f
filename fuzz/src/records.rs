//! Records: what is read is written the same, and playing it never panics.
#![no_main]

use bastide_carcassonne::State;
use bastide_game::{Record, Table};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else { return };
    let written = record.to_string();
    let again: Record = written.parse().expect("what is written can be read");
    assert_eq!(again.to_string(), written);
    let _ = Table::<State>::from_record(&record, usize::MAX);
});
