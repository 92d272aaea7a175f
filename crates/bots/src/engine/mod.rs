//! Playing against other programs: the protocol is that of [`bastide_engine`]. [`Told`] is what a controller may tell a
//! seat of a game.

mod told;

pub use bastide_engine::{
    Limits, Line, LineReader, MAX_LINE, MAX_SEED, NewGame, Order, OrderError, Reply, ReplyError,
    VERSION,
};
pub use told::Told;
