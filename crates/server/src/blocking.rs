//! Work that takes milliseconds or more: done beside the threads on which everybody's moves run, by few at a time.

use std::sync::Arc;
use std::time::Duration;

use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use tokio::sync::{Semaphore, oneshot};

use crate::app::App;
use crate::error::Error;
use crate::precompressed::compressed_answer;

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
        let done = spawn_low_priority("work", move || {
            // Kept until it is done, also if nobody waits for it any more.
            let _place = place;
            work()
        });
        done.await.map_err(|_| Error::Internal("a thread failed".to_string()))
    }
}

/// Works something large out, and writes and compresses it, all away from the threads on which moves run.
pub(crate) async fn large_json<T: Serialize>(
    app: &App,
    asked: HeaderMap,
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<Response, Error> {
    let written = app.blocking.run(move || {
        let text = serde_json::to_vec(&work()?);
        let text = text.map_err(|error| Error::Internal(error.to_string()))?;
        Ok(compressed_answer(&asked, "application/json", text))
    });
    written.await?
}

/// Runs something on a thread of its own that yields to those on which moves run. The receiver fails if it panics or
/// there is no thread.
pub(crate) fn spawn_low_priority<T: Send + 'static>(
    name: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> oneshot::Receiver<T> {
    let (answer, answered) = oneshot::channel();
    let thread = std::thread::Builder::new().name(name.to_string()).spawn(move || {
        #[cfg(target_os = "linux")]
        {
            use rustix::process::setpriority_process;
            // Without it, this work is only as quick as moves.
            let _ = setpriority_process(Some(rustix::thread::gettid()), NICENESS);
        }
        let _ = answer.send(work());
    });
    // If there is none, the sender is dropped with the closure.
    drop(thread);
    answered
}

/// Niceness of low-priority threads: they get about a ninth of a contended core.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;
