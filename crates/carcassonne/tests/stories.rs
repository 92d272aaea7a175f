//! Every worked example of the rulebooks and every doubtful rule, told as a story. The stories are
//! text files under `stories/`; docs/notation.md says how to write one.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use bastide_carcassonne::story;

fn stories(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut found: Vec<_> = entries
        .flat_map(|path| if path.is_dir() { stories(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|ending| ending == "story"))
        .collect();
    found.sort();
    found
}

#[test]
fn every_story_holds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stories");
    let mut failed = Vec::new();
    let stories = stories(&root);
    assert!(stories.len() > 80, "the stories are gone");
    for path in &stories {
        let text = fs::read_to_string(path).unwrap();
        assert!(text.starts_with("# "), "{} says nothing about itself", path.display());
        assert!(
            ["expect", "offers", "refused"].iter().any(|verb| text.contains(verb)),
            "{} expects nothing",
            path.display()
        );
        if let Err(error) = story::check(&text) {
            failed.push(format!("{}: {error}", path.strip_prefix(&root).unwrap().display()));
        }
    }
    assert!(failed.is_empty(), "{} of {}:\n{}", failed.len(), stories.len(), failed.join("\n"));
}
