//! All tests of this crate as one program, which is compiled and linked once.

mod finale;
mod golden;
mod mangled;
mod random_games;
mod records;
mod scoring;
mod stories;
mod support;
mod tiles;
mod transcripts;
