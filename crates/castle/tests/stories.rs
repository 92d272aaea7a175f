//! Every worked example and every doubtful rule, told as a story. The stories are text files under
//! `stories/`; docs/notation.md says how to write one.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use bastide_castle::story;

#[test]
fn every_story_holds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stories");
    let mut paths: Vec<_> = fs::read_dir(&root).unwrap().map(|e| e.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "story"));
    paths.sort();
    assert!(paths.len() > 50, "the stories are gone");
    let mut failed = Vec::new();
    for path in &paths {
        let name = path.file_name().unwrap().to_string_lossy();
        let text = fs::read_to_string(path).unwrap();
        assert!(text.starts_with("# "), "{name} says nothing about itself");
        let expects = ["expect", "offers", "refused"].iter().any(|verb| text.contains(verb));
        assert!(expects, "{name} expects nothing");
        if let Err(error) = story::check(&text) {
            failed.push(format!("{name}: {error}"));
        }
    }
    assert!(failed.is_empty(), "{} of {}:\n{}", failed.len(), paths.len(), failed.join("\n"));
}
