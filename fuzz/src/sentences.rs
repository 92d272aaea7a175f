//! Sentences: what is read is written the same, and nothing panics.
#![no_main]

use std::str::FromStr;

use bastide_carcassonne::{Action, Outcome};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(action) = Action::from_str(text) {
        assert_eq!(Action::from_str(&action.to_string()), Ok(action));
    }
    if let Ok(outcome) = Outcome::from_str(text) {
        assert_eq!(Outcome::from_str(&outcome.to_string()), Ok(outcome));
    }
});
