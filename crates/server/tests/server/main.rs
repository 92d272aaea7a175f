//! The server as browsers meet it: real sockets, a real database in a folder of its own.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../support/client.rs"]
mod client;

mod admin;
mod begins;
mod bots;
mod cardcassonne;
mod castle;
mod draws;
mod due;
mod external;
mod floods;
mod limits;
mod log;
mod nodes;
mod patches;
mod people;
mod play;
mod records;
mod rest;
mod routes;
mod security;
mod study;
mod teacher;
mod trouble;
mod upgrades;

use std::net::SocketAddr;
use std::path::Path;
use std::thread::JoinHandle;
use std::time::Duration;

use bastide_server::{Config, serve};
use client::Browser;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// The bots that every game offers.
const BOTS: [&str; 9] =
    ["random", "greedy", "level1", "level2", "level3", "level4", "level5", "level6", "level7"];

/// A server on a thread of its own. It stops when this is dropped.
struct Server {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Starts a server on a folder, with bots that do not dawdle.
    fn start(folder: &Path) -> Server {
        Server::with(folder, |_| {})
    }

    /// The same, with other settings.
    fn with(folder: &Path, change: impl FnOnce(&mut Config)) -> Server {
        let mut config = Config::new(folder);
        config.bot_pause = Duration::ZERO;
        // Tests play faster than people.
        config.limits.messages = u32::MAX;
        config.limits.reads = u32::MAX;
        config.limits.changes = u32::MAX;
        config.bot_rest = 0;
        change(&mut config);
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread()
                .worker_threads(2)
                .enable_all()
                .build()
                .unwrap();
            runtime.block_on(async {
                let listener = TcpListener::from_std(listener).unwrap();
                let stopped = async {
                    let _ = stopped.await;
                };
                serve(listener, config, stopped).await.unwrap();
            });
            runtime.shutdown_timeout(Duration::from_millis(200));
        });
        Server { address, stop: Some(stop), thread: Some(thread) }
    }

    fn browser(&self) -> Browser {
        Browser::new(self.address)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            let ended = thread.join();
            assert!(ended.is_ok() || std::thread::panicking(), "the server ended badly");
        }
    }
}

/// A folder and a server on it.
fn fresh() -> (tempfile::TempDir, Server) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    (folder, server)
}
