//! What a position of Carcassonne promises each seat, as it was learned.

mod bag;
mod demand;
mod hand;
mod judge;
mod meet;
mod memo;
mod numbers;
mod plain;
mod position;
mod survey;
mod walk;

pub use judge::CarcassonneJudge;
