//! The base game's own steps.

pub(crate) mod deploy;
pub(crate) mod draw;
pub(crate) mod end;
pub(crate) mod place;
