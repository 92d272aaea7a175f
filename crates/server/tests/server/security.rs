//! SECURITY.md names a test for every threat; they exist.

use std::fs;
use std::path::Path;

#[test]
fn every_threat_has_its_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = fs::read_to_string(root.join("SECURITY.md")).unwrap();
    let read =
        |path: &str| fs::read_to_string(root.join(path)).unwrap_or_else(|e| panic!("{path}: {e}"));
    let rows = page.lines().filter(|line| line.starts_with("| ")).skip(2);
    let mut named = 0;
    for row in rows {
        let tests = row.trim_end_matches(" |").rsplit(" | ").next().unwrap();
        // Every other part stands between backquotes.
        let parts: Vec<&str> = tests.split('`').collect();
        let mut at = 1;
        while at < parts.len() {
            let test = parts[at];
            let after = parts.get(at + 1).map(|text| text.trim());
            let place = parts.get(at + 2).filter(|_| matches!(after, Some("in" | "(in")));
            at += if place.is_some() { 4 } else { 2 };
            named += 1;
            if test.contains('/') {
                read(test);
                continue;
            }
            let (module, name) = test.split_once("::").unwrap_or(("", test));
            let inside = name.starts_with("tests::");
            let name = name.trim_start_matches("tests::");
            let folder = match place {
                Some(place) if place.starts_with("src/") => format!("crates/server/{place}"),
                Some(place) => place.to_string(),
                None if inside => "crates/server/src/".to_string(),
                None => "crates/server/tests/server/".to_string(),
            };
            let path = match folder.ends_with('/') {
                true if root.join(&folder).join(module).is_dir() => {
                    format!("{folder}{module}/mod.rs")
                }
                true => format!("{folder}{module}.rs"),
                false => folder,
            };
            assert!(read(&path).contains(&format!("fn {name}(")), "{path}: {test}");
        }
    }
    assert!(named >= 20, "{named}");
}
