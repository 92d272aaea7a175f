//! All tests of this crate as one program, which is compiled and linked once.

mod cards;
mod golden;
mod mangled;
mod outlook;
mod random_games;
mod records;
mod secrets;
mod series;
mod stories;
mod support;
mod transcripts;
