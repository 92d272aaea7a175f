//! Every worked example of the rulebooks and every doubtful rule, told as a story. The stories are
//! text files under `stories/`; docs/notation.md says how to write one.

use bastide_castle::story;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn every_story_holds() {
    bastide_testkit::every_story_holds(ROOT, 50, story::check);
}

#[test]
fn rulings_and_stories_belong_together() {
    bastide_testkit::rulings_and_stories_belong_together(ROOT, "The Castle");
}
