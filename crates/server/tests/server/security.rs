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
        for test in tests.split('`').skip(1).step_by(2).filter(|word| *word != "src/") {
            if test.contains('/') {
                read(test);
            } else if let Some((module, name)) = test.split_once("::") {
                let inside = name.starts_with("tests::");
                let folder = if inside { "src" } else { "tests/server" };
                let text = read(&format!("crates/server/{folder}/{module}.rs"));
                let name = name.trim_start_matches("tests::");
                assert!(text.contains(&format!("fn {name}(")), "{test}");
            }
            named += 1;
        }
    }
    assert!(named >= 20, "{named}");
}
