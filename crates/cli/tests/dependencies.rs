//! What deny.toml allows, checked without cargo-deny: licences, sources, and crates we do not want; and that the
//! declared compiler builds all of them.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// A file in the root of the repository.
fn root_file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    std::fs::read_to_string(path).expect("the file lies in the root")
}

/// The name and the source of every package of the lock file, of all platforms; ours have no source.
fn locked() -> Vec<(String, Option<String>)> {
    let lock = root_file("Cargo.lock");
    let value = |package: &str, key: &str| {
        let line = package.lines().find_map(|line| line.strip_prefix(key));
        line.map(|line| line.trim_matches('"').to_string())
    };
    let packages = lock.split("[[package]]\n").skip(1);
    let packages: Vec<_> = packages
        .map(|package| (value(package, "name = ").expect("a name"), value(package, "source = ")))
        .collect();
    assert!(packages.len() > 100, "the lock file is read");
    packages
}

/// The platform the tests run on.
fn host() -> String {
    let output = Command::new("rustc").arg("-vV").output().expect("rustc runs");
    let text = String::from_utf8(output.stdout).expect("rustc writes UTF-8");
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.expect("rustc names its host").to_string()
}

/// The packages that are built on this platform. Those of other platforms are never downloaded to a fresh
/// machine, so nothing but their names and sources can be known; `cargo deny` looks at them too.
fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .args(["--filter-platform", &host()])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("metadata is JSON");
    metadata["packages"].as_array().expect("packages").clone()
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
    let allowed = list(&root_file("deny.toml"), "licenses", "allow");
    for package in packages() {
        let licence = package["license"].as_str().unwrap_or("none");
        assert!(
            is_allowed(licence, &allowed),
            "{} has the licence {licence}, which deny.toml does not allow",
            package["name"]
        );
    }
}

/// The numbers of a version; those that are left out are 0.
fn numbers(version: &str) -> [u32; 3] {
    let mut parts = version.split('.').map(|part| part.parse().expect("a number"));
    [(); 3].map(|()| parts.next().unwrap_or(0))
}

#[test]
fn the_declared_compiler_is_new_enough_for_every_dependency() {
    let ours = root_file("Cargo.toml");
    let ours = ours.lines().find_map(|line| line.strip_prefix("rust-version = \""));
    let ours = ours.and_then(|rest| rest.split('"').next()).expect("a version");
    let mut declaring = 0;
    for package in packages() {
        let Some(needed) = package["rust_version"].as_str() else { continue };
        declaring += 1;
        let name = &package["name"];
        assert!(numbers(needed) <= numbers(ours), "{name} needs {needed}, {ours} is declared");
    }
    assert!(declaring > 50, "{declaring} packages declare a version");
}

#[test]
fn everything_comes_from_crates_io_or_from_here() {
    for (name, source) in locked() {
        assert!(
            matches!(source.as_deref(), None | Some(CRATES_IO)),
            "{name} comes from {source:?}"
        );
    }
}

#[test]
fn unwanted_crates_are_absent() {
    let toml = root_file("deny.toml");
    let bans = toml.split("\ndeny = [").nth(1).and_then(|rest| rest.split("\n]").next());
    let bans = bans.expect("a list of bans");
    for (name, _) in locked() {
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
