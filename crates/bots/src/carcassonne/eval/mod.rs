//! What a position of Carcassonne promises each seat, as it was learned.

mod bag;
mod demand;
mod hand;
mod judge;
mod meet;
mod numbers;
mod position;
mod survey;

pub use judge::CarcassonneJudge;
