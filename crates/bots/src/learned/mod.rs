//! What a position is worth, learned from play: every feature, hand and treasure is told as a vector of numbers, a
//! small network says what it is worth to its seat, and a position is worth the sum of its parts.

mod adam;
mod joint;
mod net;
mod shipped;
mod sums;
mod vector;
mod weights;

pub use adam::Adam;
pub use net::{Net, UNITS};
pub(crate) use shipped::Shipped;
pub use sums::{Contribution, Sums};
pub use vector::{SEATS, Vector, WIDTH};
pub use weights::WeightsError;
