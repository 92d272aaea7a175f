//! Work that takes milliseconds or more: done beside the threads on which everybody's moves run, by few at a time.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

use crate::error::Error;

/// Whoever waits longer for a place is sent away.
const PATIENCE: Duration = Duration::from_secs(10);

/// Places for heavy work.
pub(crate) struct BlockingPool(Arc<Semaphore>);

impl BlockingPool {
    pub(crate) fn new(places: usize) -> BlockingPool {
        BlockingPool(Arc::new(Semaphore::new(places.max(1))))
    }

    /// Does something heavy when there is a place for it.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let place = Arc::clone(&self.0).acquire_owned();
        let place = tokio::time::timeout(PATIENCE, place).await.map_err(|_| Error::TooMany)?;
        let place = place.map_err(|error| Error::Internal(error.to_string()))?;
        let done = tokio::task::spawn_blocking(move || {
            // Kept until it is done, also if nobody waits for it any more.
            let _place = place;
            work()
        });
        done.await.map_err(|error| Error::Internal(error.to_string()))
    }
}
