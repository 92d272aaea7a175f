//! Every worked example and every doubtful rule is a story: a text file that `docs/notation.md`
//! describes.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::fs;
use std::path::Path;

use crate::files;

/// Every story under `tests/stories` of a crate says what it is about, expects something, and holds.
pub fn every_story_holds<E: Display>(
    root: &str,
    min_count: usize,
    check: impl Fn(&str) -> Result<(), E>,
) {
    let folder = Path::new(root).join("tests/stories");
    let paths = files(&folder, "story");
    assert!(paths.len() >= min_count, "the stories are gone");
    let mut failed = Vec::new();
    for path in &paths {
        let name = path.strip_prefix(&folder).unwrap().display();
        let text = fs::read_to_string(path).unwrap();
        assert!(text.starts_with("# "), "{name} says nothing about itself");
        let expects = ["expect", "offers", "refused"].iter().any(|verb| text.contains(verb));
        assert!(expects, "{name} expects nothing");
        if let Err(error) = check(&text) {
            failed.push(format!("{name}: {error}"));
        }
    }
    assert!(failed.is_empty(), "{} of {}:\n{}", failed.len(), paths.len(), failed.join("\n"));
}

/// Every ruling of a game's section in `docs/rulings.md` names stories that are told, and every story
/// is named by a ruling.
pub fn rulings_and_stories_belong_together(root: &str, section: &str) {
    let root = Path::new(root);
    let rulings = fs::read_to_string(root.join("../../docs/rulings.md")).unwrap();
    let section = rulings.split(&format!("\n## {section}\n")).nth(1).unwrap();
    let section = section.split("\n## ").next().unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| ---"));
    let mut named = BTreeSet::new();
    for row in rows.skip(1) {
        let stories = row.trim_end_matches(" |").rsplit(" | ").next().unwrap();
        named.extend(stories.split(", ").map(str::to_string));
    }
    let told: BTreeSet<_> = files(&root.join("tests/stories"), "story")
        .iter()
        .map(|path| path.file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    let missing: Vec<_> = named.difference(&told).collect();
    assert!(missing.is_empty(), "not told: {missing:?}");
    let unnamed: Vec<_> = told.difference(&named).collect();
    assert!(unnamed.is_empty(), "not in docs/rulings.md: {unnamed:?}");
}
