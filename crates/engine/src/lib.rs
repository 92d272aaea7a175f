//! The protocol by which programs play against each other: lines of text, whose meaning docs/engine-protocol.md
//! tells. A controller keeps the game and gives [`Order`]s, an engine plays one seat and gives [`Reply`]s.
//! [`LineReader`] reads what a stranger writes.

mod lines;
mod order;
mod reply;

pub use lines::{Line, LineReader, MAX_LINE};
pub use order::{Limits, NewGame, Order, OrderError};
pub use reply::{Reply, ReplyError};

/// Maximum seed sent to an engine: languages whose numbers are 64-bit floats hold it exactly.
pub const MAX_SEED: u64 = (1 << 53) - 1;

/// The version of the protocol.
pub const VERSION: u32 = 1;
