//! Tiles on a grid and the features they form.
//!
//! A tile set is text. A [`Landscape`] is built tile by tile and knows at any time which parts
//! belong together and where the next tile fits. It knows no players and no points.
//!
//! ```
//! use bastide_landscape::{Cell, Facing, Landscape, Port, Side, SignWords, TileSet};
//!
//! let words = SignWords { on_parts: &[], on_tiles: &[] };
//! let set = TileSet::read("U x8: road N S; field NNE ENE ESE SSE; field NNW SSW WSW WNW", words)?;
//!
//! let straight = set.find("U").expect("it was just read");
//! let mut land = Landscape::new(set.clone());
//! let first = land.place(straight.id, Cell::new(0, 0), Facing::UP);
//! let second = land.place(straight.id, Cell::new(0, -1), Facing::UP);
//!
//! let road = |id| land.feature(land.tile(id).segment_at(Port::middle(Side::N)));
//! assert_eq!(road(first), road(second));
//! assert_eq!(land.open_ends(road(first)), 2);
//! assert!(land.fits(straight, Cell::new(1, 0), Facing::UP));
//! assert!(!land.fits(straight, Cell::new(0, 1), Facing::from_quarters(1)));
//! # Ok::<(), bastide_landscape::ReadSet>(())
//! ```
#![forbid(unsafe_code)]

mod features;
mod gaps;
mod grid;
pub mod parse;
pub mod reference;
pub mod rings;
mod set;
mod tile;

pub use features::{Landscape, MAX_TILES, Tile, TileId};
pub use grid::{Cell, FARTHEST, Facing, ParseCell, Side};
pub use parse::{ParseTile, SignWords, TileError};
pub use rings::{Feature, Segment};
pub use set::{KindId, KindName, ParseKindName, ReadSet, SetError, TileSet};
pub use tile::{Kind, MAX_PARTS, Part, Port, Ports, Signs, Terrain};

/// The examples of the README hold.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
