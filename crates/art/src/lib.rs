//! Paints tiles, figures and boards as SVG from the data the rules use.
//!
//! A tile is a square of 240 units. What turns with it, the ground, is painted once a kind and
//! turned; what stands on it is painted as upright stamps at turned positions. Everything is
//! painted with the names of colours (`var(--field)`), which a style sheet or [`Palette::resolve`]
//! turns into colours. The same geometry gives the outline of every part, the point at which a
//! figure stands on it and a description in words.
//!
//! ```
//! use bastide_art::{Level, Palette};
//! use bastide_carcassonne::tiles::kind;
//! use bastide_landscape::Facing;
//!
//! let kind = kind("D").expect("a tile of the base game");
//! let picture = bastide_art::tile_svg(kind, Facing::UP, 0, Palette::Light, Level::Rich);
//! assert!(picture.starts_with("<svg") && !picture.contains("var(--"));
//! assert!(bastide_art::describe(kind, Facing::UP, bastide_art::Language::English)
//!     .starts_with("city north"));
//! ```
#![forbid(unsafe_code)]

mod board;
pub mod cards;
pub mod castle;
mod describe;
mod figure;
mod geometry;
mod glyphs;
mod layout;
mod paint;
mod palette;
#[cfg(feature = "png")]
mod png;
mod random;
mod scene;
mod sheet;
mod sprite;
mod stamps;
mod strip;
mod svg;
mod things;
mod tile;
mod track;

pub use board::{Board, Mark, Piece, board};
pub use describe::{Language, describe};
pub use figure::{Token, figure};
pub use geometry::{Point, Region, TILE};
pub use palette::Palette;
#[cfg(feature = "png")]
pub use png::{PngError, png};
pub use sheet::{Shown, sheet};
pub use sprite::sprite;
pub use strip::Strip;
pub use things::{Thing, foundation, free_spot, pier};
pub use tile::{anchor, corners, islands, region, tile, tile_svg};
pub use track::track;

/// How much is painted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Level {
    /// Everything; for tiles larger than about 100 pixels.
    #[default]
    Rich,
    /// Flat, with large signs; for small tiles and for high contrast.
    Plain,
}
