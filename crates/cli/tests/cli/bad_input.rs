//! Whatever is given, the program answers in a line or two and with exit code 2.

use std::fs;

use crate::{bastide, bastide_in, folder_with_a_game, game_in};

#[track_caller]
pub(crate) fn is_refused(args: &[&str], says: &str) {
    let ran = bastide(args);
    assert_eq!(ran.code, Some(2), "{args:?}: {}{}", ran.out, ran.err);
    assert!(ran.err.contains(says), "{args:?}: {}", ran.err);
    assert!(ran.err.lines().count() <= 2, "{args:?}: {}", ran.err);
    assert!(ran.out.is_empty(), "{args:?}: {}", ran.out);
}

#[test]
fn names_that_cannot_be_played() {
    is_refused(&["simulate", "--with", "rivre"], "did you mean `river`");
    is_refused(&["tiles", "--with", "tower-pieces"], "needs `tower-tiles`");
    is_refused(&["simulate", "--players", "9"], "2 to 6 can play");
    is_refused(&["play", "--seats", "person,level8"], "`level8` is no bot");
    is_refused(&["play", "--seats", "person"], "2 to 6 can play");
    is_refused(&["play", "--with", "goods"], "`goods` needs `trader-tiles`");
}

#[test]
fn usage_is_explained() {
    assert_eq!(bastide(&["simulate", "--games", "0"]).code, Some(2));
    assert_eq!(bastide(&["juggle"]).code, Some(2));
    assert_eq!(bastide(&[]).code, Some(2));
    let help = bastide(&["--help"]);
    assert_eq!(help.code, Some(0));
    assert!(help.out.contains("Examples:"), "{}", help.out);
}

#[test]
fn files_that_are_no_records() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let write = |name: &str, bytes: &[u8]| {
        fs::write(folder.path().join(name), bytes).unwrap();
        path(name)
    };
    let head = "game carcassonne\nrules 1\nwith\nseats red blue\n\n";
    for command in ["replay", "show"] {
        is_refused(&[command, &path("nothing")], "cannot be opened");
        is_refused(&[command, &path("")], "folder");
        is_refused(&[command, &write("empty", b"")], "line 1, column 1");
        is_refused(&[command, &write("junk", &[0, 159, 146, 150, 10, 255])], "not UTF-8");
        is_refused(&[command, &write("zeros", &[0; 5000])], "line 1, column 1");
        is_refused(
            &[command, &write("other", b"game chess\nrules 1\nwith\nseats red blue\n")],
            "this is a record of `chess`",
        );
        is_refused(
            &[command, &write("gap", format!("{head}2 chance draw V\n").as_bytes())],
            "line 6, column 1: entry 1 must stand here",
        );
        is_refused(
            &[command, &write("wrong", format!("{head}1 chance draw ZZ\n").as_bytes())],
            "line 6, column 10: entry 1: `draw ZZ`: there is no tile `ZZ`",
        );
        is_refused(
            &[command, &write("undo", format!("{head}1 red undo 7\n").as_bytes())],
            "line 6, column 7: entry 1: `undo 7`",
        );
    }
    let huge = fs::File::create(folder.path().join("huge")).unwrap();
    huge.set_len(20 << 20).unwrap();
    is_refused(&["replay", &path("huge")], "larger than 16 MiB");
}

#[test]
fn a_cut_record_is_read_as_far_as_it_goes() {
    let folder = folder_with_a_game("base");
    let text = fs::read_to_string(game_in(&folder)).unwrap();
    for cut in (0..text.len()).step_by(97) {
        fs::write(folder.path().join("cut.txt"), &text[..cut]).unwrap();
        let ran = bastide_in(folder.path(), &["replay", "cut.txt"], "");
        assert!(matches!(ran.code, Some(0 | 2)), "{cut}: {}", ran.err);
        assert!(!ran.err.contains("panicked"), "{cut}: {}", ran.err);
    }
}
