//! All tests of this crate as one program, which is compiled and linked once.

mod cardcassonne;
mod castle;
mod colours;
mod edges;
mod figures;
mod regions;
mod rows;
mod sprite;
mod things;
mod version;
mod words;
