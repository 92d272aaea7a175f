//! All tests of this crate as one program, which is compiled and linked once.

mod cards;
mod castle;
// Has its tests inside, and nothing else of the library does: so it is not compiled a second time for them.
#[path = "../src/patch/common.rs"]
mod common;
mod contests;
mod effects;
mod export;
mod numbers;
mod outlook;
mod patches;
mod secrets;
mod views;
