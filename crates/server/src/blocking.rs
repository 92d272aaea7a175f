//! Work that takes milliseconds or more: done beside the threads on which everybody's moves run, by few at a time.

use std::sync::Arc;
use std::time::Duration;

use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

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

    /// Runs work that a move may wait for, when there is a place for it.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let place = self.acquire().await?;
        let done = tokio::task::spawn_blocking(move || {
            // Kept until the work is done, also if its caller is gone.
            let _place = place;
            work()
        });
        done.await.map_err(|_| thread_failed())
    }

    /// Runs work that no move waits for, on a low-priority thread.
    pub(crate) async fn run_low_priority<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let place = self.acquire().await?;
        let done = spawn_low_priority("work", move || {
            let _place = place;
            work()
        });
        done.await.map_err(|_| thread_failed())
    }

    async fn acquire(&self) -> Result<OwnedSemaphorePermit, Error> {
        let place = Arc::clone(&self.0).acquire_owned();
        let place = tokio::time::timeout(PATIENCE, place).await.map_err(|_| Error::TooMany)?;
        place.map_err(|error| Error::Internal(error.to_string()))
    }
}

fn thread_failed() -> Error {
    Error::Internal("a thread failed".to_string())
}

/// Computes, serializes and compresses a large answer on a low-priority thread.
pub(crate) async fn large_json<T: Serialize>(
    app: &App,
    headers: HeaderMap,
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<Response, Error> {
    let written = app.blocking.run_low_priority(move || {
        let text = serde_json::to_vec(&work()?);
        let text = text.map_err(|error| Error::Internal(error.to_string()))?;
        Ok(compressed_answer(&headers, "application/json", text))
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
            // Without it, this work competes with moves for the cores.
            let _ = setpriority_process(Some(rustix::thread::gettid()), NICENESS);
        }
        let _ = answer.send(work());
    });
    // If the thread could not be started, the sender was dropped with the closure.
    drop(thread);
    answered
}

/// Niceness of low-priority threads: they get about a ninth of a contended core.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;
