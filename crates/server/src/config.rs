//! What whoever runs the server chooses.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use bastide_store::Database;

use crate::thinking::{Think, think};

/// What whoever runs the server chooses.
#[derive(Clone)]
pub struct Config {
    /// Where games are kept.
    pub database: Database,
    /// How many connections to a server of PostgreSQL there may be.
    pub database_connections: u32,
    /// The bus over which the nodes at one database nudge each other, if there are several.
    pub bus: Option<String>,
    /// The address that links begin with and that browsers must come from; without it, the one the
    /// server is bound to.
    pub public_url: Option<String>,
    /// Where the numbers for operators are, if not on the loopback of the main address.
    pub admin: Option<SocketAddr>,
    /// Whether a proxy in front says who is asking.
    pub trust_proxy: bool,
    /// How long a bot waits while a person may take the last move back, and where only bots play.
    pub bot_pause: Duration,
    /// How long a bot of ours may wait for a thread and think before the greedy one plays for it.
    pub thinking_patience: Duration,
    /// On how many threads bots think.
    pub bot_threads: usize,
    /// How long an external bot may take for an answer before the greedy one plays for it.
    pub external_patience: Duration,
    /// How many times as long as it thought a table rests where only bots play.
    pub bot_rest: u32,
    /// After how long without a move a game that waits for a person is ended, if ever.
    pub abandoned_after: Option<Duration>,
    /// How many games are kept in memory.
    pub live_games: usize,
    /// How long the head of a request may take, and how long a connection may be silent between requests.
    pub header_patience: Duration,
    /// How long somebody may take nothing of what is sent.
    pub stall_patience: Duration,
    /// How long to wait for a locked database.
    pub store_patience: Duration,
    /// How long before its end a node says that it stops, so that nobody is sent to it any more.
    pub drain: Duration,
    /// How bots think.
    pub think: Think,
    /// What one browser or address may ask for.
    pub limits: Limits,
}

impl Config {
    /// What is right for most, with a folder for the data.
    pub fn new(data: impl AsRef<Path>) -> Config {
        Config::at(Database::in_folder(data))
    }

    /// The usual settings with another database.
    pub fn at(database: Database) -> Config {
        Config {
            database,
            database_connections: 10,
            bus: None,
            public_url: None,
            admin: None,
            trust_proxy: false,
            bot_pause: Duration::from_millis(600),
            thinking_patience: Duration::from_secs(20),
            bot_threads: std::thread::available_parallelism().map_or(1, usize::from),
            external_patience: Duration::from_secs(30),
            bot_rest: 3,
            abandoned_after: Some(Duration::from_secs(180 * 86_400)),
            live_games: 10_000,
            header_patience: Duration::from_secs(15),
            stall_patience: Duration::from_secs(30),
            store_patience: Duration::from_secs(5),
            drain: Duration::ZERO,
            think: Arc::new(think),
            limits: Limits::default(),
        }
    }
}

impl std::fmt::Debug for Config {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Config({}, {:?})", self.database, self.public_url)
    }
}

/// What one browser or address may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Bytes of a message on a socket.
    pub message_bytes: usize,
    /// Messages a second on a socket.
    pub messages: u32,
    /// Sockets of an address.
    pub sockets: u32,
    /// Connections of all kinds, of everybody.
    pub connections: usize,
    /// Connections of all kinds, of an address. Behind a proxy that is trusted they are the proxy's affair.
    pub address_connections: u32,
    /// Tables that an address makes in a minute, rematches and imported records among them.
    pub tables: u32,
    /// What an address may look at in a minute.
    pub reads: u32,
    /// What an address may change in a minute.
    pub changes: u32,
    /// Records whose draws an address has listed in a minute.
    pub draws: u32,
    /// Sockets that an address opens in a minute.
    pub joins: u32,
    /// Hints, analyses, reviews and puzzle answers of an address in a minute.
    pub hints: u32,
    /// How often an external bot connects in a minute.
    pub bot_connections: u32,
    /// Messages a second of an external bot.
    pub bot_messages: u32,
    /// Bytes of a body.
    pub body_bytes: usize,
    /// Bytes of an imported record.
    pub record_bytes: usize,
    /// Seconds for a request.
    pub seconds: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message_bytes: 4096,
            messages: 20,
            sockets: 50,
            connections: 20_000,
            address_connections: 250,
            tables: 30,
            reads: 1200,
            changes: 300,
            draws: 20,
            joins: 300,
            hints: 60,
            bot_connections: 30,
            bot_messages: 10,
            body_bytes: 16 * 1024,
            record_bytes: 512 * 1024,
            seconds: 20,
        }
    }
}
