//! What all requests share.

use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bastide_store::Store;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

use crate::blocking::BlockingPool;
use crate::bots::Pool;
use crate::config::Config;
use crate::feed::Feeds;
use crate::guard::Origins;
use crate::limits::{Addresses, Programs};
use crate::live_games::LiveGames;
use crate::nodes::{Bus, Nodes};
use crate::numbers::LastAsked;
use crate::ops::Health;
use crate::teacher::Teaching;

/// The address under which others reach a server that listens on all interfaces: the one from
/// which this machine would send. Nothing is sent to find out.
pub fn reachable(bound: SocketAddr) -> SocketAddr {
    if !bound.ip().is_unspecified() {
        return bound;
    }
    let elsewhere = SocketAddr::from(([192, 0, 2, 1], 9));
    let ours = UdpSocket::bind(("0.0.0.0", 0)).and_then(|socket| {
        socket.connect(elsewhere)?;
        socket.local_addr()
    });
    let ip = ours.map_or(IpAddr::from([127, 0, 0, 1]), |ours| ours.ip());
    SocketAddr::new(ip, bound.port())
}

/// What all requests share. A clone is the same app.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

/// See [`App`].
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) games: LiveGames,
    pub(crate) blocking: BlockingPool,
    pub(crate) health: Health,
    pub(crate) last_asked: LastAsked,
    /// What this process is called where it must be told from others.
    pub(crate) node: String,
    /// The other nodes at the same store.
    pub(crate) nodes: Nodes,
    /// The sockets that are open: they get time to say goodbye.
    pub(crate) sockets: TaskTracker,
    pub(crate) feeds: Feeds,
    pub(crate) pool: Pool,
    pub(crate) teaching: Teaching,
    pub(crate) addresses: Addresses,
    pub(crate) programs: Programs,
    pub(crate) origins: Origins,
    /// The address that links begin with, without a slash at its end.
    pub(crate) base: String,
    /// Where the server listens.
    pub(crate) bound: SocketAddr,
    /// True when the server is about to stop: nobody new should be sent here.
    pub(crate) draining: AtomicBool,
    /// True when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    pub(crate) fn new(
        config: Config,
        store: Store,
        (node, bus): (String, Option<Bus>),
        bound: SocketAddr,
        stopping: watch::Receiver<bool>,
    ) -> App {
        let base = match &config.public_url {
            Some(url) => url.trim_end_matches('/').to_string(),
            None => format!("http://{}", reachable(bound)),
        };
        App(Arc::new(Shared {
            base,
            origins: Origins::new(config.public_url.as_deref(), bound),
            games: LiveGames::new(config.live_games),
            blocking: BlockingPool::new(
                std::thread::available_parallelism().map_or(1, usize::from),
            ),
            health: Health::default(),
            last_asked: LastAsked::default(),
            node,
            nodes: Nodes::new(&store, bus),
            sockets: TaskTracker::new(),
            feeds: Feeds::default(),
            pool: Pool::new(config.bot_threads),
            teaching: Teaching::new(),
            addresses: Addresses::new(&config.limits),
            programs: Programs::new(config.limits.bot_connections, config.limits.bot_messages),
            config,
            store,
            bound,
            draining: AtomicBool::new(false),
            stopping,
        }))
    }

    /// Whether nobody new should be sent here.
    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed) || *self.stopping.borrow()
    }

    /// Waits until the server stops.
    pub(crate) async fn stopped(&self) {
        let mut stopping = self.stopping.clone();
        // If nobody is left who could say so, it stops as well.
        let _ = stopping.wait_for(|stop| *stop).await;
    }

    pub(crate) fn is_https(&self) -> bool {
        self.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The cookie's name. With the prefix a browser takes it only from https and for this host.
    pub(crate) fn cookie_name(&self) -> &'static str {
        if self.is_https() { "__Host-bastide" } else { "bastide" }
    }
}
