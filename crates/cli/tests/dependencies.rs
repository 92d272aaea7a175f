//! What deny.toml allows, checked without cargo-deny: licences, sources, and crates we do not want.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// All packages of the lock file, ours without a source.
fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("metadata is JSON");
    metadata["packages"].as_array().expect("packages").clone()
}

fn deny_toml() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deny.toml");
    std::fs::read_to_string(path).expect("deny.toml lies in the root")
}

/// The quoted words of a list in deny.toml.
fn list(toml: &str, section: &str, key: &str) -> Vec<String> {
    let section = toml.split(&format!("[{section}]\n")).nth(1).expect("the section");
    let list = section.split(&format!("\n{key} = [")).nth(1);
    let list = list.or_else(|| section.strip_prefix(&format!("{key} = [")));
    let list = list.and_then(|rest| rest.split("\n]").next()).expect("the list");
    let quoted = list.split('"').skip(1).step_by(2);
    quoted.map(str::to_string).collect()
}

/// Whether an SPDX expression can be met with the licences allowed.
fn is_allowed(expression: &str, allowed: &[String]) -> bool {
    // Old crates write `MIT/Apache-2.0`. An OR of ANDs is enough for what crates really write.
    let expression = expression.replace('/', " OR ");
    if let Some((before, rest)) = expression.split_once('(') {
        let (inside, after) = rest.split_once(')').expect("a closing bracket");
        let stand_in = allowed.first().map_or("", String::as_str);
        let inside = if is_allowed(inside, allowed) { stand_in } else { "no" };
        return is_allowed(&format!("{before}{inside}{after}"), allowed);
    }
    let one = |licence: &str| allowed.iter().any(|a| a == licence.trim());
    let mut ways = expression.split(" OR ");
    ways.any(|way| way.split(" AND ").all(one))
}

#[test]
fn licences_are_allowed() {
    let allowed = list(&deny_toml(), "licenses", "allow");
    for package in packages() {
        let licence = package["license"].as_str().unwrap_or("none");
        assert!(
            is_allowed(licence, &allowed),
            "{} has the licence {licence}, which deny.toml does not allow",
            package["name"]
        );
    }
}

#[test]
fn everything_comes_from_crates_io_or_from_here() {
    for package in packages() {
        let source = package["source"].as_str();
        assert!(
            matches!(source, None | Some(CRATES_IO)),
            "{} comes from {source:?}",
            package["name"]
        );
    }
}

#[test]
fn unwanted_crates_are_absent() {
    let toml = deny_toml();
    let bans = toml.split("\ndeny = [").nth(1).and_then(|rest| rest.split("\n]").next());
    let bans = bans.expect("a list of bans");
    for package in packages() {
        let name = package["name"].as_str().expect("a name");
        assert!(!bans.contains(&format!("crate = \"{name}\"")), "{name} is banned");
    }
}

#[test]
fn expressions_are_understood() {
    let allowed = ["MIT", "Unicode-3.0"].map(str::to_string);
    for expression in ["MIT", "MIT OR GPL-3.0", "GPL/MIT", "(MIT OR X) AND Unicode-3.0"] {
        assert!(is_allowed(expression, &allowed), "{expression}");
    }
    for expression in ["GPL-3.0", "MIT AND GPL-3.0", "none", "(X OR Y) AND MIT"] {
        assert!(!is_allowed(expression, &allowed), "{expression}");
    }
}
