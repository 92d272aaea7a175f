//! Positions: written by `show --position`, read by `play --from`, and kept in records.

use std::fs;
use std::path::Path;

use crate::{bastide_in, folder_with_a_game};

/// The number of the last entry before the n-th draw.
fn before_draw(folder: &Path, n: usize) -> String {
    let record = fs::read_to_string(folder.join("game.txt")).expect("the record");
    let mut draws = record.lines().filter(|line| line.contains(" chance draw "));
    let entry = draws.nth(n - 1).and_then(|line| line.split(' ').next());
    let entry: usize = entry.and_then(|n| n.parse().ok()).expect("an entry");
    (entry - 1).to_string()
}

#[test]
fn a_game_goes_on_from_a_position() {
    let folder = folder_with_a_game("classic");
    let to = before_draw(folder.path(), 40);
    let show = ["show", "game.txt", "--to", &to, "--position"];
    let ran = bastide_in(folder.path(), &show, "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    fs::write(folder.path().join("position.txt"), &ran.out).unwrap();

    let play = |more: &[&str], input: &str| {
        let args = ["play", "--seats", "person,greedy", "--seed", "1"];
        let args: Vec<&str> = args.iter().chain(more).copied().collect();
        bastide_in(folder.path(), &args, input)
    };
    let begun = play(&["--from", "position.txt", "--save", "on.txt"], "1\n");
    assert_eq!(begun.code, Some(0), "{}", begun.err);
    let record = fs::read_to_string(folder.path().join("on.txt")).unwrap();
    assert!(record.contains("\nx-position game"), "{record}");
    assert_eq!(fs::read_to_string(folder.path().join("position.txt")).unwrap(), ran.out);

    let again = bastide_in(folder.path(), &["show", "on.txt", "--to", "0", "--position"], "");
    assert_eq!(again.out, ran.out);
    let board = bastide_in(folder.path(), &["show", "position.txt"], "");
    assert_eq!(board.code, Some(0), "{}", board.err);
    let replayed = bastide_in(folder.path(), &["replay", "on.txt", "--json"], "");
    assert_eq!(replayed.code, Some(0), "{}", replayed.err);
    let resumed = play(&["--from", "on.txt"], "quit\n");
    assert_eq!(resumed.code, Some(0), "{}", resumed.err);
}

#[test]
fn in_the_middle_of_a_part_there_is_no_position() {
    let folder = folder_with_a_game("base");
    let ran = bastide_in(folder.path(), &["show", "game.txt", "--to", "1", "--position"], "");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("no part of a turn begins"), "{}", ran.err);
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    for (text, says) in [
        ("with\nplayers red blue\nboard Q7\n", "line 3"),
        ("with nothing\nplayers red blue\n", "line 1"),
        ("board\n", "position.txt: "),
    ] {
        fs::write(folder.path().join("position.txt"), text).unwrap();
        let ran = bastide_in(folder.path(), &["show", "position.txt"], "");
        assert_eq!(ran.code, Some(2), "{text}: {}", ran.out);
        assert!(ran.err.contains(says), "{text}: {}", ran.err);
    }
}
