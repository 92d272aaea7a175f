//! Saved games of JCloisterZone: whatever the file, no panic; what is imported can be played.
#![no_main]

use bastide_carcassonne::State;
use bastide_game::Table;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = bastide_jcz::import(text) else { return };
    Table::<State>::from_record(&record, usize::MAX).expect("what is imported can be played");
});
