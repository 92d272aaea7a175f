//! Every worked example and every doubtful rule, told as a story. The stories are text files under
//! `stories/`; docs/notation.md says how to write one.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bastide_cardcassonne::story;

#[test]
fn every_story_holds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stories");
    let mut paths: Vec<_> = fs::read_dir(&root).unwrap().map(|e| e.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "story"));
    paths.sort();
    assert!(paths.len() > 60, "the stories are gone");
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

/// Every ruling names stories that are told, and every story is named by a ruling.
#[test]
fn rulings_and_stories_belong_together() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rulings = fs::read_to_string(root.join("../../docs/rulings.md")).unwrap();
    let section = rulings.split("\n## Cardcassonne\n").nth(1).unwrap();
    let section = section.split("\n## ").next().unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| ---"));
    let mut named = BTreeSet::new();
    for row in rows.skip(1) {
        let stories = row.trim_end_matches(" |").rsplit(" | ").next().unwrap();
        named.extend(stories.split(", ").map(str::to_string));
    }
    let told: BTreeSet<_> = fs::read_dir(root.join("tests/stories"))
        .unwrap()
        .map(|entry| entry.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    let missing: Vec<_> = named.difference(&told).collect();
    assert!(missing.is_empty(), "not told: {missing:?}");
    let unnamed: Vec<_> = told.difference(&named).collect();
    assert!(unnamed.is_empty(), "not in docs/rulings.md: {unnamed:?}");
}
