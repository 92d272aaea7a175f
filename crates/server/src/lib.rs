//! Tables for browsers: sockets, seats, bots and verifiable luck over the store.
//!
//! The server keeps nothing that the store does not: whoever moves checks the sentence, draws what chance owes, and
//! appends it all at once; only then anybody is told (`play.rs`). What lives in memory can only be missing, never
//! wrong: who is connected, a nudge for whoever listens, and games that are played now (`live_games.rs`).
//! docs/protocol.md says what is spoken.
#![forbid(unsafe_code)]

pub mod admin;
mod app;
mod art;
mod assets;
mod blocking;
mod bots;
mod broadcast;
mod catalog;
mod clock;
mod config;
mod connections;
mod draws;
mod due;
mod error;
mod external;
mod extract;
mod feed;
mod guard;
mod lessons;
mod limits;
mod live;
mod live_games;
mod measure;
mod mind;
mod names;
mod nodes;
mod numbers;
mod openapi;
mod ops;
mod play;
mod precompressed;
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
pub use bastide_store::Database;
pub use catalog::verify;
pub use config::{Config, Limits};
pub use draws::{Unverifiable, Verified};
pub use lessons::Lesson;
pub use live::DynTable;
pub use mind::Mind;
pub use nodes::BusError;
pub use serve::{Opened, ServeError, open, serve};
pub use thinking::{Think, think};
