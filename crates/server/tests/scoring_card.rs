//! The scoring card of Cardcassonne says what the rules count. This test writes
//! web/src/lib/cardcassonne/worth.ts and fails if something else lay there.

use std::fs;
use std::path::Path;

use bastide_cardcassonne::worth::{ANIMALS, DRAGON_OR_FAIRY, FOREIGN, LOOSE_JOKER, SERIES};

#[test]
fn the_scoring_card_knows_the_points_of_the_rules() {
    let (animals, series) = (&ANIMALS[1..], &SERIES[1..]);
    let text = format!(
        "// What things are worth in Cardcassonne, as crates/cardcassonne/src/worth.rs has it: lists by how many\n\
         // there are, from one on. Written by `cargo test -p bastide-server`.\n\
         export const ANIMALS = {animals:?};\n\
         export const SERIES = {series:?};\n\
         export const LOOSE_JOKER = {LOOSE_JOKER};\n\
         export const DRAGON_OR_FAIRY = {DRAGON_OR_FAIRY};\n\
         export const FOREIGN = {FOREIGN};\n"
    );
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/cardcassonne/worth.ts");
    let before = fs::read_to_string(&file).unwrap_or_default();
    if before != text {
        fs::write(&file, &text).unwrap();
    }
    assert!(
        before == text,
        "the worth of cards changed; web/src/lib/cardcassonne/worth.ts was written anew"
    );
}
