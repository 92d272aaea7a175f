//! All tests of this crate as one program, which is compiled and linked once.

mod combinations;
mod copies;
mod elements;
mod golden;
mod mangled;
mod records;
mod setup;
mod stories;
mod tiles;
mod transcripts;
