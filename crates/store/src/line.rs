//! The line in which writes wait. Whatever waits is committed together, and everybody is answered when it is on the
//! disk: one transaction for many tables. Several transactions may be under way, if the database can do that.

use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex as AsyncMutex, mpsc, oneshot};
use tokio::task::JoinSet;

use crate::error::Error;
use crate::write::{Write, Written};

/// Minimum duration of a failed commit after which queued writes are refused too.
const STALL: Duration = Duration::from_millis(100);
/// So many are committed together.
const BATCH: usize = 256;
/// So many wait in line; whoever comes then waits before it.
const LENGTH: usize = 4096;

/// What became of each write of a transaction that was committed.
pub(crate) type Answers = Vec<Result<Written, Error>>;

/// Whoever commits what waits in a line.
pub(crate) trait Committer: Send + 'static {
    /// Commits writes in one transaction. An answer of `Conflict` concerns one write; any other error means that
    /// nothing is known to have been written.
    fn commit(&mut self, writes: &[Write]) -> impl Future<Output = Result<Answers, Error>> + Send;

    /// Whether `Locked` means the whole database, and not only some of its rows.
    const LOCKS_ALL: bool;

    /// There will be no more writes.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// Something to be written, and who waits for it.
struct Job {
    write: Write,
    since: Instant,
    answer: oneshot::Sender<Result<Written, Error>>,
}

/// The way to the committers. A clone leads to the same.
#[derive(Clone)]
pub(crate) struct Line(Arc<Shared>);

struct Shared {
    /// Nothing when the line is closed.
    sender: Mutex<Option<mpsc::Sender<Job>>>,
    committers: AsyncMutex<JoinSet<()>>,
}

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Line")
    }
}

impl Line {
    /// A line that is served by these, each with one transaction at a time.
    pub(crate) fn start<C: Committer>(committers: Vec<C>) -> Line {
        let (sender, jobs) = mpsc::channel(LENGTH);
        let jobs = Arc::new(AsyncMutex::new(jobs));
        let mut running = JoinSet::new();
        for committer in committers {
            running.spawn(serve(committer, Arc::clone(&jobs)));
        }
        let sender = Mutex::new(Some(sender));
        Line(Arc::new(Shared { sender, committers: AsyncMutex::new(running) }))
    }

    fn sender(&self) -> std::sync::MutexGuard<'_, Option<mpsc::Sender<Job>>> {
        // Nothing in here can be half done.
        self.0.sender.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes something; when this returns it is on the disk.
    pub(crate) async fn write(&self, write: Write) -> Result<Written, Error> {
        let closed = || Error::Unknown("the store is closed".to_string());
        let sender = self.sender().clone().ok_or_else(closed)?;
        let (answer, answered) = oneshot::channel();
        sender.send(Job { write, since: Instant::now(), answer }).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// Finishes what waits and ends the committers.
    pub(crate) async fn close(&self) {
        self.sender().take();
        while self.0.committers.lock().await.join_next().await.is_some() {}
    }
}

async fn serve(mut committer: impl Committer, jobs: Arc<AsyncMutex<mpsc::Receiver<Job>>>) {
    loop {
        let (mut writes, mut waiting) = (Vec::new(), Vec::new());
        {
            let mut jobs = jobs.lock().await;
            let mut next = jobs.recv().await;
            while let Some(Job { write, since, answer }) = next {
                metrics::histogram!("bastide_commit_wait_seconds")
                    .record(since.elapsed().as_secs_f64());
                writes.push(write);
                waiting.push(answer);
                next = if writes.len() < BATCH { jobs.try_recv().ok() } else { None };
            }
        }
        if writes.is_empty() {
            break;
        }
        let begun = Instant::now();
        let answers = commit(&mut committer, &writes).await;
        metrics::histogram!("bastide_commit_seconds").record(begun.elapsed().as_secs_f64());
        if begun.elapsed() >= STALL
            && let Some(Err(error)) = answers.first()
            && stops_all(&committer, error)
        {
            refuse_waiting(&jobs, error);
        }
        for (answer, waiting) in answers.into_iter().zip(waiting) {
            // Whoever does not wait any more finds it in the log.
            let _ = waiting.send(answer);
        }
    }
    committer.close().await;
}

/// Whether no other write can succeed either after such an error.
fn stops_all<C: Committer>(_: &C, error: &Error) -> bool {
    *error == Error::Away || (C::LOCKS_ALL && *error == Error::Locked)
}

/// Fails all queued writes after a stalled commit, so that none of them waits for another timeout.
fn refuse_waiting(jobs: &AsyncMutex<mpsc::Receiver<Job>>, error: &Error) {
    // If another committer has the queue, it waits for the next job, so the queue is empty.
    let Ok(mut jobs) = jobs.try_lock() else { return };
    while let Ok(job) = jobs.try_recv() {
        let _ = job.answer.send(Err(error.clone()));
    }
}

/// Commits writes together. If one of them breaks the others off, each is tried alone.
async fn commit(committer: &mut impl Committer, writes: &[Write]) -> Answers {
    let error = match committer.commit(writes).await {
        Ok(answers) => return answers,
        Err(error) => error,
    };
    // If none of them is to blame, trying them one by one would only take longer.
    if writes.len() == 1 || !matches!(error, Error::Conflict | Error::Unknown(_)) {
        return writes.iter().map(|_| Err(error.clone())).collect();
    }
    let mut answers = Vec::new();
    for write in writes {
        let alone = committer.commit(std::slice::from_ref(write)).await;
        answers.push(alone.and_then(|mut one| one.pop().unwrap_or(Err(Error::Conflict))));
    }
    answers
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A committer whose first commit stalls and fails.
    struct Stalling<const LOCKS_ALL: bool> {
        error: Option<Error>,
    }

    impl<const LOCKS_ALL: bool> Committer for Stalling<LOCKS_ALL> {
        const LOCKS_ALL: bool = LOCKS_ALL;

        async fn commit(&mut self, writes: &[Write]) -> Result<Answers, Error> {
            if let Some(error) = self.error.take() {
                tokio::time::sleep(STALL * 2).await;
                return Err(error);
            }
            Ok(writes.iter().map(|_| Ok(Written::Done)).collect())
        }

        async fn close(self) {}
    }

    /// Whether a write succeeds that is queued while another one stalls.
    async fn queued_succeeds<const LOCKS_ALL: bool>(error: Error) -> bool {
        let line = Line::start(vec![Stalling::<LOCKS_ALL> { error: Some(error.clone()) }]);
        let first = tokio::spawn({
            let line = line.clone();
            async move { line.write(Write::Pulse(1)).await.err() }
        });
        tokio::time::sleep(STALL).await;
        let queued = line.write(Write::Pulse(2)).await.is_ok();
        assert_eq!(first.await.expect("no panic"), Some(error));
        line.close().await;
        queued
    }

    #[tokio::test]
    async fn queued_writes_fail_with_the_database_and_not_with_a_row() {
        assert!(!queued_succeeds::<true>(Error::Locked).await);
        assert!(!queued_succeeds::<false>(Error::Away).await);
        assert!(queued_succeeds::<false>(Error::Locked).await);
        assert!(queued_succeeds::<true>(Error::Full).await);
    }
}
