//! The one connection that writes. Whatever waits is committed together, and everybody is answered when it is on the
//! disk: one `fsync` for many tables.
//!
//! A connection on which something failed is thrown away, for nobody knows what state it is in; the next write opens
//! another, so a disk that was full, or a lock that somebody held, is forgotten by itself.

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot};

use super::write::{self, Write, Written};
use crate::error::Error;

/// So many are committed together.
const BATCH: usize = 256;
/// So many wait in line; whoever comes then waits before it.
const LINE: usize = 4096;

/// Something to be written, and who waits for it.
struct Job {
    write: Write,
    answer: oneshot::Sender<Result<Written, Error>>,
}

/// The way to the connection. A clone leads to the same.
#[derive(Clone)]
pub(super) struct Writer(mpsc::Sender<Order>);

/// What the connection is asked to do.
enum Order {
    Write(Job),
    Close(oneshot::Sender<()>),
}

impl std::fmt::Debug for Writer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Writer")
    }
}

impl Writer {
    /// Writes with this connection, and with further ones when it fails.
    pub(super) fn start(connection: SqliteConnection, options: SqliteConnectOptions) -> Writer {
        let (sender, orders) = mpsc::channel(LINE);
        tokio::spawn(run(Some(connection), options, orders));
        Writer(sender)
    }

    /// Writes something; when this returns it is on the disk.
    pub(super) async fn write(&self, write: Write) -> Result<Written, Error> {
        let closed = || Error::Unknown("the store is closed".to_string());
        let (answer, answered) = oneshot::channel();
        let job = Job { write, answer };
        self.0.send(Order::Write(job)).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// Finishes what waits and closes the connection.
    pub(super) async fn close(&self) {
        let (closed, done) = oneshot::channel();
        if self.0.send(Order::Close(closed)).await.is_ok() {
            let _ = done.await;
        }
    }
}

async fn run(
    mut connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    mut orders: mpsc::Receiver<Order>,
) {
    while let Some(first) = orders.recv().await {
        let mut jobs = Vec::new();
        let mut closing = None;
        let mut next = Some(first);
        while let Some(order) = next {
            match order {
                Order::Write(job) => jobs.push(job),
                Order::Close(closed) => closing = Some(closed),
            }
            let full = jobs.len() >= BATCH || closing.is_some();
            next = if full { None } else { orders.try_recv().ok() };
        }
        commit(&mut connection, &options, jobs).await;
        if let Some(closed) = closing {
            orders.close();
            if let Some(connection) = connection.take() {
                let _ = connection.close().await;
            }
            let _ = closed.send(());
        }
    }
}

/// Commits jobs together. If one of them breaks the others off, each is tried alone.
async fn commit(
    connection: &mut Option<SqliteConnection>,
    options: &SqliteConnectOptions,
    jobs: Vec<Job>,
) {
    let (writes, waiting): (Vec<Write>, Vec<_>) =
        jobs.into_iter().map(|job| (job.write, job.answer)).unzip();
    let answers = match together(connection, options, &writes).await {
        Ok(answers) => answers,
        // None of them is to blame, and trying them one by one would only take longer.
        Err(error @ (Error::Full | Error::Locked | Error::Newer | Error::Empty)) => {
            writes.iter().map(|_| Err(error.clone())).collect()
        }
        Err(error @ (Error::Conflict | Error::Unknown(_))) if writes.len() == 1 => vec![Err(error)],
        Err(Error::Conflict | Error::Unknown(_)) => {
            let mut answers = Vec::new();
            for write in &writes {
                let alone = together(connection, options, std::slice::from_ref(write)).await;
                answers.push(alone.and_then(|mut one| one.pop().unwrap_or(Err(Error::Conflict))));
            }
            answers
        }
    };
    for (answer, waiting) in answers.into_iter().zip(waiting) {
        // Whoever does not wait any more finds it in the log.
        let _ = waiting.send(answer);
    }
}

async fn together(
    connection: &mut Option<SqliteConnection>,
    options: &SqliteConnectOptions,
    writes: &[Write],
) -> Result<Vec<Result<Written, Error>>, Error> {
    if writes.is_empty() {
        return Ok(Vec::new());
    }
    let mut open = match connection.take() {
        Some(open) => open,
        None => options.connect().await?,
    };
    let mut transaction = open.begin_with("begin immediate").await?;
    let answers = write::all(&mut transaction, writes).await?;
    transaction.commit().await?;
    // Only one that has done everything right is used again.
    *connection = Some(open);
    Ok(answers)
}
