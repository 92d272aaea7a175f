//! What can be played with, by name: how it is read, written and refused.
#![allow(clippy::unwrap_used)]

use bastide_carcassonne::{Element, Setup, With};

fn written(text: &str) -> String {
    Setup::read(text, 2).unwrap().with()
}

#[test]
fn elements_stand_at_their_number() {
    for (n, element) in Element::all().enumerate() {
        assert_eq!(element as usize, n);
    }
}

#[test]
fn names_are_written_in_the_canonical_order() {
    assert_eq!(written(""), "");
    assert_eq!(written("base"), "");
    assert_eq!(written("traders, inns,abbot river"), "river abbot inns traders");
    assert_eq!(written("classic"), "river abbot inns traders");
    assert_eq!(written("first"), "no-fields");
    assert_eq!(written("big-meeple,builder"), "big-meeple builder");
    assert_eq!(written("no-goods,traders"), "trader-tiles builder pig");
    assert_eq!(written("no-pig,no-fields,traders"), "trader-tiles goods builder no-fields");
    assert_eq!(
        written("all"),
        "river abbot machines messages ferries gold magic robbers circles inns traders tower"
    );
}

#[test]
fn what_cannot_be_played_is_refused_by_name() {
    let problem =
        |text: &str| With::read(text).and_then(|w| w.elements.check()).unwrap_err().to_string();
    assert_eq!(problem("goods"), "`goods` needs `trader-tiles`");
    assert_eq!(problem("traders,no-trader-tiles"), "`goods` needs `trader-tiles`");
    assert_eq!(problem("pig no-fields"), "`pig` needs `fields`");
    assert_eq!(problem("tower-pieces"), "`tower-pieces` needs `tower-tiles`");
    assert!(problem("big-meepel").contains("`big-meeple`"));
    assert!(problem("no-everything").contains("unknown"));
}

#[test]
fn the_championship_is_for_two() {
    assert_eq!(With::read("championship").unwrap().players, Some(2));
}
