//! Where everything on a tile is, seen from above. No colours.

pub(crate) mod city;
mod composition;
pub(crate) mod curve;
pub(crate) mod ground;
pub(crate) mod plan;
pub(crate) mod point;
pub(crate) mod region;
pub(crate) mod stand;

pub use point::{Point, TILE};
pub use region::Region;
