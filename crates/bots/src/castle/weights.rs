//! The weights that come with the program.

use std::sync::{Arc, LazyLock, OnceLock};

use super::CastleJudge;
use crate::judge::Learned;
use crate::learned::{Net, WeightsError};

/// The game's name in files of weights.
const NAME: &str = "castle";

static REPLACED: OnceLock<Arc<Net>> = OnceLock::new();

/// Judges by other weights from now on, in the whole program. Only the first time counts.
pub fn replace_weights(bytes: &[u8]) -> Result<(), WeightsError> {
    let net = read(bytes)?;
    REPLACED.get_or_init(|| Arc::new(net));
    Ok(())
}

/// The weights: those that were replaced, or as they come with the program.
pub(super) fn net() -> Arc<Net> {
    if let Some(net) = REPLACED.get() {
        return Arc::clone(net);
    }
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
