//! Every worked example of the rulebooks and every doubtful rule, told as a story. The stories are
//! text files under `stories/`; docs/notation.md says how to write one.

use bastide_carcassonne::story;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn every_story_holds() {
    bastide_testkit::every_story_holds(ROOT, 80, story::check);
}
