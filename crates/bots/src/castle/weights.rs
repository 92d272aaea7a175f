//! The weights that come with the program.

use std::sync::{Arc, LazyLock};

use super::CastleJudge;
use crate::judge::Learned;
use crate::learned::{Net, WeightsError};

/// The game's name in files of weights.
const NAME: &str = "castle";

/// The weights as they come with the program.
pub(super) fn net() -> Arc<Net> {
    static NET: LazyLock<Arc<Net>> = LazyLock::new(|| {
        let bytes = include_bytes!("../../weights/castle.weights");
        Arc::new(read(bytes).expect("the weights in the program are whole"))
    });
    Arc::clone(&NET)
}

/// Reads weights of The Castle.
fn read(bytes: &[u8]) -> Result<Net, WeightsError> {
    Net::from_bytes(bytes, NAME, CastleJudge::SORTS, CastleJudge::VERSION)
}
