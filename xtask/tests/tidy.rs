//! Tidy looks at what git tracks, lists what is off and says so by its exit status.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn write(root: &Path, path: &str, text: &str) {
    let file = root.join(path);
    fs::create_dir_all(file.parent().expect("a folder")).expect("folders");
    fs::write(file, text).expect("a file");
}

fn tidy(root: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args([Path::new("tidy"), Path::new("--root"), root])
        .output()
        .expect("the tool can be run")
}

/// A repository with one file that is tidy.
fn repository() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let made = Command::new("git").args(["init", "--quiet"]).arg(folder.path()).status();
    assert!(made.expect("git can be run").success());
    write(folder.path(), "crates/game/src/lib.rs", "//! A game.\n");
    write(folder.path(), ".gitignore", "/target\n");
    folder
}

#[test]
fn a_tidy_repository_is_left_alone() {
    let folder = repository();
    write(folder.path(), "target/src/lib.rs", "ignored\n");
    fs::write(folder.path().join("picture.bin"), [0xff, 0xfe, 0x00]).unwrap();
    let output = tidy(folder.path());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

#[test]
fn everything_that_is_off_is_listed() {
    let folder = repository();
    let root = folder.path();
    write(root, "xtask/src/main.rs", &"// nothing\n".repeat(501));
    write(root, "docs/rulings.md", "1. a-tale-untold.story\n");
    let expansions = "crates/carcassonne/src/expansions";
    write(root, &format!("{expansions}/abbot.rs"), "//! A.\nuse super::river;\n");
    write(root, &format!("{expansions}/river.rs"), "//! B.\n");
    let output = tidy(&root.join("crates"));
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap();
    for problem in [
        "abbot.rs:2: names the expansion `river`",
        "docs/rulings.md:1: there is no story `a-tale-untold.story`",
        "xtask/src/main.rs: 501 lines, 500 are the most",
        "xtask/src/main.rs: must open with `//!` and what it is",
        "4 problems",
    ] {
        assert!(text.contains(problem), "{problem}\n{text}");
    }
}

#[test]
fn outside_a_repository_there_is_nothing_to_check() {
    let folder = tempfile::tempdir().unwrap();
    let output = tidy(&folder.path().join("nowhere"));
    assert_eq!(output.status.code(), Some(2));
    assert!(!output.stderr.is_empty());
}
