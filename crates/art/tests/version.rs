//! The version of the pictures covers everything they are painted from.
#![allow(clippy::unwrap_used)]

#[path = "../version.rs"]
mod sources;

use std::fs;
use std::path::Path;

#[test]
fn the_version_is_computed_from_the_sources_as_they_are() {
    assert_eq!(bastide_art::VERSION, sources::version(Path::new(env!("CARGO_MANIFEST_DIR"))));
}

#[test]
fn every_source_changes_the_version() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().join("crates/art");
    let file = |source: &str| {
        let path = root.join(source);
        if path.extension().is_some() { path } else { path.join("nested/file") }
    };
    for source in sources::SOURCES {
        fs::create_dir_all(root.join("src")).unwrap();
        fs::create_dir_all(file(source).parent().unwrap()).unwrap();
        fs::write(file(source), "before").unwrap();
    }
    let mut seen = vec![sources::version(&root)];
    for source in sources::SOURCES {
        fs::write(file(source), "after").unwrap();
        let now = sources::version(&root);
        assert!(!seen.contains(&now), "{source}");
        seen.push(now);
    }
}
