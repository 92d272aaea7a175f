//! All tests of this crate as one program, which is compiled and linked once.

mod cards;
mod castle;
mod contests;
mod effects;
mod export;
mod outlook;
mod patches;
mod secrets;
mod views;
