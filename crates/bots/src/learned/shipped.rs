//! Weights that come with the program, and may be replaced by those of a file.

use std::sync::{Arc, OnceLock};

use super::net::Net;
use super::weights::WeightsError;

/// A file of weights in the program.
#[derive(Debug)]
pub(crate) struct Shipped {
    /// The game's name in files of weights.
    game: &'static str,
    sorts: usize,
    version: u32,
    bytes: &'static [u8],
    net: OnceLock<Arc<Net>>,
    replaced: OnceLock<Arc<Net>>,
}

impl Shipped {
    /// Weights of a game with so many sorts of vectors, in this version of them.
    pub(crate) const fn new(
        game: &'static str,
        sorts: usize,
        version: u32,
        bytes: &'static [u8],
    ) -> Shipped {
        Shipped { game, sorts, version, bytes, net: OnceLock::new(), replaced: OnceLock::new() }
    }

    /// The weights: those that were replaced, or as they come with the program.
    pub(crate) fn net(&self) -> Arc<Net> {
        let shipped =
            || Arc::new(self.read(self.bytes).expect("the weights in the program are whole"));
        Arc::clone(self.replaced.get().unwrap_or_else(|| self.net.get_or_init(shipped)))
    }

    /// Judges by other weights from now on, in the whole program. Only the first time counts.
    pub(crate) fn replace(&self, bytes: &[u8]) -> Result<(), WeightsError> {
        let net = self.read(bytes)?;
        self.replaced.get_or_init(|| Arc::new(net));
        Ok(())
    }

    fn read(&self, bytes: &[u8]) -> Result<Net, WeightsError> {
        Net::from_bytes(bytes, self.game, self.sorts, self.version)
    }
}
