//! How much a search may do.

use std::time::Duration;

use crate::Effort;

/// How much a search may do for one answer; whatever is spent first ends it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limit {
    /// Playouts.
    pub playouts: u64,
    /// Time.
    pub time: Duration,
}

/// More than anybody waits for.
const NO_LIMIT: Duration = Duration::from_secs(3600);

impl Limit {
    /// The limit of an effort.
    pub fn of(effort: Effort) -> Limit {
        match effort {
            Effort::Millis(ms) => {
                Limit { playouts: u64::MAX, time: Duration::from_millis(u64::from(ms)) }
            }
            Effort::Playouts(playouts) => Limit { playouts: u64::from(playouts), time: NO_LIMIT },
        }
    }

    /// A part of it.
    pub fn scaled(self, share: f32) -> Limit {
        let playouts = (self.playouts as f64 * f64::from(share)) as u64;
        Limit { playouts: playouts.max(1), time: self.time.mul_f32(share) }
    }
}
