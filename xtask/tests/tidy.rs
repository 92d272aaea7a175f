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
fn the_browser_client_has_habits_too() {
    let folder = repository();
    let root = folder.path();
    write(root, "crates/castle/src/step.rs", "//! Steps.\n");
    write(root, "crates/carcassonne/src/step.rs", "//! Steps.\n");
    let lib = "web/src/lib";
    write(
        root,
        &format!("{lib}/castle/words.ts"),
        "// W.\nimport { a } from '../carcassonne/b';\n",
    );
    write(
        root,
        &format!("{lib}/table/rows.ts"),
        "// R.\nconst words = entry.sentence.split(' ');\n",
    );
    write(root, &format!("{lib}/table/long.ts"), &"// long\n".repeat(401));
    let styled = format!("<script>\n  // A card.\n</script>\n<style>\n{}", "a {}\n".repeat(500));
    write(root, &format!("{lib}/table/Card.svelte"), &styled);
    write(root, &format!("{lib}/table/silent.ts"), "export const a = 1;\n");
    write(root, &format!("{lib}/protocol/View.ts"), "export type View = string;\n");
    write(root, &format!("{lib}/i18n/en/table.ts"), "// Texts.\n");
    write(root, &format!("{lib}/i18n/de/errors.ts"), "// Texte.\n");
    write(root, &format!("{lib}/i18n/de/table.ts"), "// Texte.\n");
    let output = tidy(root);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap();
    for problem in [
        "castle/words.ts:2: names the room of `carcassonne`",
        "table/rows.ts:2: reads a sentence",
        "table/long.ts: 401 lines of code, 400 are the most",
        "table/silent.ts: must open with a comment that says what it is",
        "i18n/en/errors.ts: is missing",
        "5 problems",
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
