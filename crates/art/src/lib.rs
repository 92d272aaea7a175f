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

mod carcassonne;
pub mod cardcassonne;
pub mod castle;
mod figure;
mod geometry;
mod glyphs;
mod palette;
#[cfg(feature = "png")]
mod png;
mod random;
mod scene;
mod stamps;
mod svg;

pub use carcassonne::{
    Board, Language, Mark, Piece, Shown, Strip, Thing, anchor, board, corners, describe,
    foundation, free_spot, islands, pier, region, sheet, small_anchor, sprite, tile, tile_svg,
    track,
};
pub use figure::{Token, figure, figure_side};
pub use geometry::{Point, Region, TILE};
pub use palette::Palette;
#[cfg(feature = "png")]
pub use png::{PngError, png};

/// A hash of everything that pictures are painted from: other pictures have another version.
pub const VERSION: &str = env!("ART_VERSION");

/// How much is painted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Level {
    /// Everything; for tiles larger than about 100 pixels.
    #[default]
    Rich,
    /// Flat, with large signs; for small tiles and for high contrast.
    Plain,
}
