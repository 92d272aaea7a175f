// What things are worth in Cardcassonne, as crates/cardcassonne/src/worth.rs has it: lists by how many
// there are, from one on. Written by `cargo test -p bastide-server`.
export const ANIMALS = [3, 6, 9, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30];
export const SERIES = [0, 5, 15, 30];
export const LOOSE_JOKER = 3;
export const DRAGON_OR_FAIRY = 10;
export const FOREIGN = 10;
