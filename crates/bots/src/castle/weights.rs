//! The weights that come with the program.

use std::sync::Arc;

use super::CastleJudge;
use crate::judge::Learned;
use crate::learned::{Net, Shipped, WeightsError};

static SHIPPED: Shipped = Shipped::new(
    "castle",
    CastleJudge::SORTS,
    CastleJudge::VERSION,
    include_bytes!("../../weights/castle.weights"),
);

/// Judges by other weights from now on, in the whole program. Only the first time counts.
pub fn replace_weights(bytes: &[u8]) -> Result<(), WeightsError> {
    SHIPPED.replace(bytes)
}

/// The weights: those that were replaced, or as they come with the program.
pub(super) fn net() -> Arc<Net> {
    SHIPPED.net()
}
