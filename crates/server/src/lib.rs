//! Tables for browsers: sockets, seats, bots and verifiable luck over the store.
//!
//! The server keeps nothing that the store does not: whoever moves reads the record, replays it,
//! checks the sentence, draws what chance owes, and appends it all at once (`play.rs`). What lives
//! in memory can only be missing, never wrong: who is connected, a nudge for whoever listens, and games
//! that were looked at lately.
//! docs/protocol.md says what is spoken.
#![forbid(unsafe_code)]

mod app;
mod art;
mod assets;
mod bots;
mod catalog;
mod clock;
mod config;
mod draws;
mod error;
mod external;
mod feed;
mod guard;
mod lessons;
mod limits;
mod live;
mod ops;
mod play;
mod recent;
mod record;
mod rest;
mod serve;
mod show;
mod socket;
mod study;
mod tables;
mod teacher;
mod thinking;
mod threads;
mod token;

pub use app::reachable;
pub use catalog::verify;
pub use config::{Config, Limits};
pub use draws::{Unverifiable, Verified};
pub use lessons::Lesson;
pub use live::DynTable;
pub use serve::{ServeError, serve};
pub use thinking::{Think, think};
