//! Carcassonne: tiles, figures on them, boards, the track, and what expansions add.

mod board;
mod describe;
pub(crate) mod layout;
pub(crate) mod paint;
mod sheet;
mod sprite;
mod strip;
mod things;
pub(crate) mod tile;
mod track;

pub use board::{Board, Mark, Piece, board};
pub use describe::{Language, describe};
pub use sheet::{Shown, sheet};
pub use sprite::sprite;
pub use strip::Strip;
pub use things::{Thing, foundation, free_spot, pier};
pub use tile::{anchor, corners, islands, region, small_anchor, tile, tile_svg};
pub use track::track;
