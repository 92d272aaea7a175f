//! All tests of this crate as one program, which is compiled and linked once.

mod carcassonne;
mod cardcassonne;
mod castle;
mod learned;
mod puzzles;
mod teacher;
mod tutor;
