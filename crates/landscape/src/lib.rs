//! Tiles on a grid and the features they form.
//!
//! A tile set is text. A [`Landscape`] is built tile by tile and knows at any time which parts
//! belong together and where the next tile fits. It knows no players and no points.
//!
//! ```
//! use std::sync::LazyLock;
//!
//! use bastide_landscape::{Cell, Facing, Kind, Landscape, Port, Side, SignWords, parse};
//!
//! static KINDS: LazyLock<Vec<Kind>> = LazyLock::new(|| {
//!     let words = SignWords { on_parts: &[], on_tiles: &[] };
//!     let text = "U x8: road N S; field NNE ENE ESE SSE; field NNW SSW WSW WNW";
//!     parse::kinds(text, words).expect("a tile")
//! });
//!
//! let straight = &KINDS[0];
//! let mut land = Landscape::new();
//! let first = land.place(straight, Cell::new(0, 0), Facing::UP);
//! let second = land.place(straight, Cell::new(0, -1), Facing::UP);
//!
//! let road = |id| land.feature(land.tile(id).segment_at(Port::middle(Side::N)));
//! assert_eq!(road(first), road(second));
//! assert_eq!(land.open_ends(road(first)), 2);
//! assert!(land.fits(straight, Cell::new(1, 0), Facing::UP));
//! assert!(!land.fits(straight, Cell::new(0, 1), Facing::from_quarters(1)));
//! ```
#![forbid(unsafe_code)]

mod features;
mod gaps;
mod grid;
pub mod parse;
pub mod reference;
pub mod rings;
mod tile;

pub use features::{Landscape, MAX_TILES, Tile, TileId};
pub use grid::{Cell, FARTHEST, Facing, ParseCell, Side};
pub use parse::{ParseTile, SignWords, TileError};
pub use rings::{Feature, Segment};
pub use tile::{Kind, MAX_PARTS, Part, Port, Ports, Signs, Terrain};

/// The examples of the README hold.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
