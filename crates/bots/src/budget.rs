//! How long a bot may think about one choice, and how to stop it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;

use crate::engine::Limits;

/// How much a bot may think about one choice. Whatever runs out first ends it, and the bot answers with the best
/// it has found: a budget is a wish, never a reason to have no answer.
///
/// A limit in nodes gives the same answer on every machine, one in time does not.
///
/// ```
/// use std::time::Duration;
///
/// use bastide_bots::{Budget, Cancel};
///
/// let cancel = Cancel::new();
/// let budget = Budget::within(Duration::from_secs(5)).with_nodes(1000).with_cancel(cancel.clone());
/// assert!(!budget.is_spent(999));
/// assert!(budget.is_spent(1000));
/// cancel.cancel();
/// assert!(budget.is_spent(0));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Budget {
    deadline: Option<Instant>,
    nodes: Option<u64>,
    cancel: Option<Cancel>,
    in_cpu_time: bool,
}

impl Budget {
    /// As much as the bot likes.
    pub const UNLIMITED: Budget =
        Budget { deadline: None, nodes: None, cancel: None, in_cpu_time: false };

    /// Until a moment.
    pub fn until(deadline: Instant) -> Budget {
        Budget { deadline: Some(deadline), ..Budget::UNLIMITED }
    }

    /// For a while, from now on.
    pub fn within(time: Duration) -> Budget {
        Instant::now().checked_add(time).map_or(Budget::UNLIMITED, Budget::until)
    }

    /// The same, but looking at no more than so many nodes: whatever the bot counts, options or playouts.
    pub fn with_nodes(self, nodes: u64) -> Budget {
        Budget { nodes: Some(nodes), ..self }
    }

    /// The same, but only until somebody cancels it.
    pub fn with_cancel(self, cancel: Cancel) -> Budget {
        Budget { cancel: Some(cancel), ..self }
    }

    /// The same, but a bot that gives itself so much time for a turn counts what its thread computes instead of what the
    /// clock on the wall says: whoever measures bots wants to know what they do with a second of a core, whatever else
    /// the machine has to do. A bot that thinks on several threads goes by the wall all the same.
    pub fn in_cpu_time(self) -> Budget {
        Budget { in_cpu_time: true, ..self }
    }

    /// Begins to measure the time that a bot gives itself on one thread.
    pub(crate) fn stopwatch(&self) -> Stopwatch {
        match self.in_cpu_time {
            true => Stopwatch::Thread(ThreadTime::now()),
            false => Stopwatch::Wall(Instant::now()),
        }
    }

    /// Whether a bot that has looked at so many nodes should answer now.
    #[inline]
    pub fn is_spent(&self, nodes: u64) -> bool {
        self.nodes.is_some_and(|most| nodes >= most)
            || self.cancel.as_ref().is_some_and(Cancel::is_cancelled)
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

/// How long a bot has thought already.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stopwatch {
    /// By the wall.
    Wall(Instant),
    /// By what this thread has computed.
    Thread(ThreadTime),
}

impl Stopwatch {
    pub(crate) fn elapsed(&self) -> Duration {
        match self {
            Stopwatch::Wall(begun) => begun.elapsed(),
            Stopwatch::Thread(begun) => begun.elapsed(),
        }
    }
}

/// What an engine may think, for a bot of ours.
impl From<Limits> for Budget {
    fn from(Limits { ms, nodes }: Limits) -> Budget {
        let time = ms.map_or(Budget::UNLIMITED, |ms| Budget::within(Duration::from_millis(ms)));
        nodes.map_or(time.clone(), |nodes| time.with_nodes(nodes))
    }
}

/// Stops a bot that thinks on another thread. All clones are the same.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// One that nobody has used yet.
    pub fn new() -> Cancel {
        Cancel::default()
    }

    /// From now on the answer is wanted at once.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody wants the answer at once.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn whoever_only_waits_spends_no_cpu_time() {
        let (wall, thread) =
            (Budget::UNLIMITED.stopwatch(), Budget::UNLIMITED.in_cpu_time().stopwatch());
        thread::sleep(Duration::from_millis(100));
        assert!(wall.elapsed() >= Duration::from_millis(100));
        assert!(thread.elapsed() < Duration::from_millis(50));
    }
}
