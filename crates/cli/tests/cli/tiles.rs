//! `bastide tiles`.

use crate::{bastide, json};

#[test]
fn tiles_are_drawn_small() {
    let ran = bastide(&["tiles", "--with", "classic"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    insta::assert_snapshot!(ran.out);
}

#[test]
fn tiles_are_counted() {
    let tiles = json(&["tiles", "--json"]);
    assert_eq!(tiles["total"], 72);
    let start: Vec<_> =
        tiles["tiles"].as_array().unwrap().iter().filter(|tile| tile["start"] == true).collect();
    assert_eq!(start.len(), 1);
    assert_eq!(start[0]["name"], "D");
}
