//! Stories and records with words exchanged, lines lost and doubled: whatever is read, nothing panics,
//! and a position is read as it is written.

use bastide_carcassonne::{Setup, State, position, story};
use bastide_game::position::ParsePosition;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn read(text: &str) -> Result<(Setup, State), ParsePosition> {
    position::read(text).map(|position| (position.setup, position.state))
}

#[test]
fn mangled_stories_do_not_panic() {
    bastide_testkit::mangled_stories(ROOT, 100, story::check, read, position::write);
}

#[test]
fn mangled_records_do_not_panic() {
    bastide_testkit::mangled_records::<State>(ROOT, 100);
}
