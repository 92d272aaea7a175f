//! What the packaging says of the program is true: every setting and flag that it names exists, and every image is
//! named with its version.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::bastide;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
}

/// The words in a text that begin like this.
fn words<'a>(text: &'a str, begin: &str) -> BTreeSet<&'a str> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    let all = text.split(|c| !is_word(c)).map(|word| word.trim_end_matches('-'));
    all.filter(|word| word.starts_with(begin) && word.len() > begin.len()).collect()
}

/// Settings that no flag has: what is logged, and the commit that a build tells of.
const NO_FLAGS: [&str; 2] = ["BASTIDE_LOG", "BASTIDE_COMMIT"];

#[test]
fn every_setting_exists() {
    let help = bastide(&["serve", "--help"]).out + &bastide(&["healthcheck", "--help"]).out;
    let known = words(&help, "BASTIDE_");
    assert!(known.len() > 10, "{known:?}");
    for path in [
        "Dockerfile",
        "packaging/systemd/bastide.service",
        "packaging/systemd/bastide.env",
        "docs/hosting.md",
    ] {
        for word in words(&read(path), "BASTIDE_") {
            let exists = known.contains(word) || NO_FLAGS.contains(&word);
            assert!(exists, "{path}: the program knows no {word}");
        }
    }
}

#[test]
fn every_flag_exists() {
    let mut known = BTreeSet::new();
    let commands = ["serve", "healthcheck"];
    let helps: Vec<String> = commands.iter().map(|name| bastide(&[name, "--help"]).out).collect();
    for help in &helps {
        known.extend(words(help, "--"));
    }
    for path in ["packaging/systemd/bastide.service", "packaging/systemd/bastide.socket"] {
        for word in words(&read(path), "--") {
            assert!(known.contains(word), "{path}: no command has {word}");
        }
    }
}

/// Images by a version of three numbers, or two and what follows from them; `latest` is another one tomorrow.
#[test]
fn images_are_named_with_their_version() {
    let text = read("Dockerfile");
    let images = text.lines().filter_map(|line| line.strip_prefix("FROM "));
    let images: Vec<_> = images.filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(images.len(), 3, "{images:?}");
    for image in images {
        let version = image.split(':').nth(1).unwrap_or_default();
        let numbers = version.split(['.', '-']).take_while(|n| n.parse::<u32>().is_ok()).count();
        assert!(numbers >= 2, "{image} is not named with its version");
    }
    // The compiler is the oldest with which the sources build, so that this is tried where it matters.
    let oldest = read("Cargo.toml");
    let oldest = oldest.lines().find_map(|line| line.strip_prefix("rust-version = \""));
    let oldest = oldest.and_then(|rest| rest.split('"').next()).expect("a version");
    assert!(text.contains(&format!("FROM rust:{oldest}.")), "the compiler is not {oldest}");
}

#[test]
fn an_image_runs_as_nobody_in_particular() {
    let text = read("Dockerfile");
    let last = text.rsplit("FROM ").next().expect("a last stage");
    let user = last.lines().find_map(|line| line.strip_prefix("USER ")).expect("a user");
    assert!(user.split(':').all(|id| id.parse::<u32>().is_ok_and(|id| id > 0)), "{user}");
    assert!(last.contains("HEALTHCHECK") && last.contains("\"healthcheck\""), "{last}");
}

/// systemd itself looks at the units, where it is installed.
#[cfg(target_os = "linux")]
#[test]
fn the_service_may_do_little() {
    let unit = root().join("packaging/systemd/bastide.service");
    let run = std::process::Command::new("systemd-analyze")
        .args(["security", "--no-pager", "--offline=true", "--threshold=20"])
        .arg(&unit)
        .output();
    let Ok(run) = run else {
        eprintln!("skipped: systemd-analyze is not installed");
        return;
    };
    let said = String::from_utf8_lossy(&run.stdout).to_string();
    let exposure = said.lines().find(|line| line.contains("Overall exposure level"));
    assert!(run.status.success(), "more than 2.0: {exposure:?}");
}
