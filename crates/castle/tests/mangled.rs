//! Stories and records with words exchanged, lines lost and doubled: whatever is read, nothing panics,
//! and a position is read as it is written.

use bastide_castle::{State, position, story};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn mangled_stories_do_not_panic() {
    bastide_testkit::mangled_stories(ROOT, 100, story::check, position::read, position::write);
}

#[test]
fn mangled_records_do_not_panic() {
    bastide_testkit::mangled_records::<State>(ROOT, 500);
}
