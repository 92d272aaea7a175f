//! Threads for work that is shared out.

use std::num::NonZeroUsize;

use anyhow::Result;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// More than anybody has cores.
const MAX: usize = 256;

/// So many threads, or as many as there are cores.
pub(crate) fn pool(threads: Option<NonZeroUsize>) -> Result<ThreadPool> {
    let threads = threads.map_or(0, NonZeroUsize::get).min(MAX);
    Ok(ThreadPoolBuilder::new().num_threads(threads).build()?)
}
