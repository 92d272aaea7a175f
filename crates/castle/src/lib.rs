//! The rules of The Castle: two players build inside a wall on which they count their points.
//!
//! The rules are pure: no chance, no clock, no input or output. Start reading at `step.rs`, which
//! says what happens when; `score/` says what things are worth; `wall.rs` is the board.
//!
//! ```
//! use bastide_castle::{Setup, State};
//! use bastide_game::{Actor, Game, Seat, Table, Turn};
//!
//! let mut table = Table::<State>::new(Setup::default());
//! assert_eq!(table.turn(), Turn::Chance);
//!
//! table.play_sentence(Actor::Chance, "draw P7").expect("a P7 is in the bag");
//! table.play_sentence(Actor::Seat(Seat(0)), "tile P7 B10 ^").expect("its path runs on");
//! table.play_sentence(Actor::Seat(Seat(0)), "follower path W").expect("the path is free");
//! assert_eq!(table.game().points(Seat(0)), 2);
//! ```
#![forbid(unsafe_code)]

mod action;
mod bag;
mod board;
pub mod check;
mod chronicle;
mod event;
mod game;
mod notation;
mod outlook;
pub mod position;
mod question;
mod score;
mod setup;
mod state;
mod step;
pub mod story;
mod tile;
pub mod tiles;
mod view;
pub mod wall;
mod wall_tile;

pub use action::{Action, Outcome, Place, Spot};
pub use board::{Board, Feature, Segment, Tile, TileId};
pub use chronicle::{Bonus, Reason};
pub use event::{Account, Event};
pub use outlook::{FeatureInfo, free_area_size, has_effect, largest_free_area, standings};
pub use question::{Asks, Cause, Question};
pub use score::{LargestKeep, whose_keep};
pub use setup::{PLAYERS, Setup};
pub use state::{FOLLOWERS, Keep, PlacedFollower, State};
pub use tile::{Kind, MAX_PARTS, Part, Terrain, on_part};
pub use view::{Holding, PlacedTile, View};
pub use wall::Space;
pub use wall_tile::{Pile, Timing, WALL_TILES, WallTile, Worth, full_pile};

/// The examples of the README hold.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
