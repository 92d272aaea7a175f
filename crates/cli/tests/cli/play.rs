//! `bastide play`, from a script.

use std::fs;

use crate::{bastide, bastide_in, json};

const ANN: [&str; 5] = ["play", "--seats", "person:Ann,random", "--seed", "3"];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    ANN.iter().chain(more).copied().collect()
}

#[test]
fn without_a_terminal_it_says_how_to_play() {
    let ran = bastide(&["play"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("bastide play --with classic"), "{}", ran.out);
}

#[test]
fn all_before_the_next_draw_can_be_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    // A tile, a figure, not the figure, not the tile, another tile, nothing, yes.
    let ran = bastide_in(
        folder.path(),
        &with(&["--save", "game.txt"]),
        "1\n1\nundo\nundo\n2\npass\n\nundo\nquit\n",
    );
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("There is nothing to take back"), "{}", ran.out);
    assert!(ran.out.contains("bastide play --from game.txt"), "{}", ran.out);
    let record = fs::read_to_string(folder.path().join("game.txt")).unwrap();
    let entries: Vec<&str> = record.lines().skip(6).take(6).collect();
    assert_eq!(
        entries,
        [
            "1 chance draw V",
            "2 red tile V -1,0 v",
            "3 red undo 2",
            "4 red tile V -1,0 <",
            "5 red pass",
            "6 chance draw V",
        ]
    );
}

#[test]
fn a_choice_that_was_not_confirmed_does_not_count() {
    let folder = tempfile::tempdir().unwrap();
    let ran = bastide_in(folder.path(), &with(&["--save", "game.txt"]), "1\n1\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("was not confirmed"), "{}", ran.out);
    let record = fs::read_to_string(folder.path().join("game.txt")).unwrap();
    assert_eq!(record.lines().last(), Some("2 red tile V -1,0 v"));
}

#[test]
fn a_resumed_game_goes_on_as_if_never_left() {
    let folder = tempfile::tempdir().unwrap();
    let answers = "1\npass\n\n".repeat(40);
    let whole = bastide_in(folder.path(), &with(&["--save", "whole.txt"]), &answers);
    assert_eq!(whole.code, Some(0), "{}", whole.err);
    let start = "1\npass\n\n1\n";
    bastide_in(folder.path(), &with(&["--save", "parts.txt"]), start);
    let rest = answers.strip_prefix(start).unwrap();
    bastide_in(folder.path(), &with(&["--from", "parts.txt"]), rest);
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(read("whole.txt"), read("parts.txt"));
    let path = folder.path().join("parts.txt");
    let report = json(&["replay", path.to_str().unwrap(), "--json"]);
    assert_eq!(report["over"], true);
}

#[test]
fn strange_input_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let ran = bastide_in(
        folder.path(),
        &with(&[]),
        "0\n99\n-1\nfoo\n\ntile V +9,+9 ^\nmeeple road Q\nsave\nboard\noptions\nhelp\n\u{7f}\n-1,0 <\nhelp\nsave a.txt\nend\n",
    );
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for answer in ["There is no option 99", "`help` helps", "Under which name?"] {
        assert!(ran.out.contains(answer), "{answer}: {}", ran.out);
    }
    let record = fs::read_to_string(folder.path().join("a.txt")).unwrap();
    assert!(record.contains("2 red tile V -1,0 <\n"), "{record}");
}

#[test]
fn another_file_is_not_replaced_unless_asked() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("precious.txt");
    fs::write(&file, "precious\n").unwrap();
    let ran = bastide_in(folder.path(), &with(&["--save", "precious.txt"]), "");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("this file exists"), "{}", ran.err);
    bastide_in(folder.path(), &with(&[]), "save precious.txt\nno\nquit\n");
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious\n");
    bastide_in(folder.path(), &with(&[]), "save precious.txt\ny\nquit\n");
    assert!(fs::read_to_string(&file).unwrap().starts_with("game carcassonne\n"));
    let ran = bastide_in(folder.path(), &with(&["--save", "no/such/folder"]), "");
    assert_eq!(ran.code, Some(2), "{}", ran.err);
}

#[test]
fn who_begins_can_be_chosen_or_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let begun = |who: &str, file: &str| {
        let seats = ["play", "--seats", "random,random", "--seed", "3", "--begins", who];
        bastide_in(folder.path(), &[&seats[..], &["--save", file]].concat(), "")
    };
    let lot = begun("lot", "lot.txt");
    assert_eq!(lot.code, Some(0), "{}", lot.err);
    assert!(lot.out.contains("The lot falls on "), "{}", lot.out);
    let record = fs::read_to_string(folder.path().join("lot.txt")).unwrap();
    assert!(record.contains("\nwith begins-lot\n"), "{record}");
    assert!(record.contains("\n1 chance begin "), "{record}");
    begun("blue", "blue.txt");
    let record = fs::read_to_string(folder.path().join("blue.txt")).unwrap();
    assert!(record.contains("\n2 blue tile "), "{record}");
    let pink = begun("pink", "pink.txt");
    assert_eq!(pink.code, Some(2));
    assert!(pink.err.contains("--begins: `pink` is none of first, lot, red, blue"), "{}", pink.err);
}
