//! `bastide serve`: tables for browsers.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result};
use bastide_server::{Config, Limits, reachable};
use clap::builder::BoolishValueParser;
use tokio::net::TcpListener;

use crate::Verdict;
use crate::place::PlaceArgs;
use crate::systemd::{self, Notice};
use crate::telemetry::{self, LogFormat};

/// The port if nobody asks for another.
pub(crate) const PORT: u16 = 7420;
/// How many ports after it are tried.
const TRIES: u16 = 40;

/// Serve the browser version: play against the computer, on one screen or by link
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  bastide serve --open\n  bastide serve --bind 0.0.0.0   \
                        let others on your network join\n  bastide serve --public-url https://play.example.org --trust-proxy")]
pub(crate) struct Args {
    /// The port [default: 7420, or the next free one]; a socket passed by systemd takes precedence
    #[arg(long, value_name = "P", env = "BASTIDE_PORT")]
    port: Option<u16>,
    #[command(flatten)]
    place: PlaceArgs,
    /// Maximum number of connections to PostgreSQL
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(2..=1000), env = "BASTIDE_DATABASE_CONNECTIONS")]
    database_connections: u32,
    /// The NATS server that connects several nodes of one database: nats://user:password@host:4222
    #[arg(long, value_name = "URL", env = "BASTIDE_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// The address to listen on; use 0.0.0.0 to let others in your network join
    #[arg(long, value_name = "ADDR", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), env = "BASTIDE_BIND")]
    bind: IpAddr,
    /// The address that links begin with, if it differs from the listening address
    #[arg(long, value_name = "URL", env = "BASTIDE_PUBLIC_URL")]
    public_url: Option<String>,
    /// Serve /metrics on this address; without it, only to this machine, and not with --public-url or --trust-proxy
    #[arg(long, value_name = "ADDR:PORT", env = "BASTIDE_ADMIN_ADDR")]
    admin_addr: Option<SocketAddr>,
    /// Trust the client address reported by the reverse proxy
    #[arg(long, env = "BASTIDE_TRUST_PROXY", value_parser = BoolishValueParser::new())]
    trust_proxy: bool,
    /// Maximum number of WebSocket connections per address; raise it for a club behind one router
    #[arg(long, value_name = "N", default_value_t = Limits::default().sockets, env = "BASTIDE_SOCKETS")]
    sockets: u32,
    /// Maximum number of new tables per minute and address
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables, env = "BASTIDE_TABLES")]
    tables: u32,
    /// Maximum number of connections of any kind in total
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections, env = "BASTIDE_CONNECTIONS")]
    connections: usize,
    /// Maximum number of connections of any kind per address; raise it for a club behind one router
    #[arg(long, value_name = "N", default_value_t = Limits::default().address_connections, env = "BASTIDE_ADDRESS_CONNECTIONS")]
    address_connections: u32,
    /// End a game that has waited this many days for a person to move; 0 for never
    #[arg(long, value_name = "DAYS", default_value_t = 180, value_parser = clap::value_parser!(u32).range(0..=36500), env = "BASTIDE_ABANDONED_AFTER")]
    abandoned_after: u32,
    /// Number of games kept in memory at 150 kB each; fewer if they are larger
    #[arg(long, value_name = "N", default_value_t = 10_000, env = "BASTIDE_LIVE_GAMES")]
    live_games: usize,
    /// Seconds an external bot may take to answer before the server moves for it
    #[arg(long, value_name = "S", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=3600), env = "BASTIDE_BOT_PATIENCE")]
    bot_patience: u32,
    /// Seconds from the moment /readyz reports a stop until connections are closed [default: 2 with --bus, else 0]
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u32).range(0..=600), env = "BASTIDE_DRAIN")]
    drain: Option<u32>,
    /// Format of the logs on standard error; BASTIDE_LOG selects what is logged
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = LogFormat::Text, env = "BASTIDE_LOG_FORMAT")]
    log_format: LogFormat,
    /// Send traces to this OpenTelemetry collector (OTLP over HTTP), such as http://localhost:4318
    #[arg(long, value_name = "URL", env = "BASTIDE_OTLP")]
    otlp: Option<String>,
    /// Open the start page in the browser
    #[arg(long)]
    open: bool,
    /// Let bots move without a pause
    #[arg(long, env = "BASTIDE_NO_BOT_DELAY", value_parser = BoolishValueParser::new())]
    no_bot_delay: bool,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let _telemetry = telemetry::start(args.log_format, args.otlp.as_deref())?;
    if let Some(url) = &args.public_url {
        let known = url.starts_with("http://") || url.starts_with("https://");
        anyhow::ensure!(known, "--public-url: `{url}` must begin with http:// or https://");
    }
    // One core is left to the database, bots and the system: threads that serve people and find no core of their own only
    // wake each other.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(cores.saturating_sub(1).max(1))
        .enable_all()
        .build()?;
    runtime.block_on(serve(args))?;
    // A bot that hangs does not keep the program.
    runtime.shutdown_timeout(Duration::from_secs(1));
    Ok(Verdict::Done)
}

async fn serve(args: &Args) -> Result<()> {
    let mut config = Config::at(args.place.database()?);
    config.database_connections = args.database_connections;
    config.bus = args.bus.clone();
    config.public_url = args.public_url.clone();
    config.admin = args.admin_addr;
    config.trust_proxy = args.trust_proxy;
    config.external_patience = Duration::from_secs(args.bot_patience.into());
    config.limits.sockets = args.sockets;
    config.limits.tables = args.tables;
    config.limits.connections = args.connections.min(raise_descriptors());
    config.limits.address_connections = args.address_connections;
    // Whoever may have more sockets and tables also opens, reads and changes more of them.
    let Limits { sockets, tables, joins, reads, changes, .. } = Limits::default();
    let more = |given: u32, usual: u32, limit: u32| {
        limit.saturating_mul(given.div_ceil(usual.max(1)).max(1))
    };
    config.limits.joins = more(args.sockets, sockets, joins);
    config.limits.reads = more(args.tables, tables, reads);
    config.limits.changes = more(args.tables, tables, changes);
    config.live_games = args.live_games;
    let drain = args.drain.unwrap_or(if args.bus.is_some() { 2 } else { 0 });
    config.drain = Duration::from_secs(drain.into());
    let days = Duration::from_secs(u64::from(args.abandoned_after) * 86_400);
    config.abandoned_after = Some(days).filter(|days| !days.is_zero());
    if args.no_bot_delay {
        config.bot_pause = Duration::ZERO;
    }
    // Nothing is said before the games are open.
    let kept = config.database.to_string();
    let opened = bastide_server::open(config).await?;
    let passed = systemd::passed_listener()?;
    let is_passed = passed.is_some();
    let listener = match passed {
        Some(passed) => TcpListener::from_std(passed)?,
        None => listen(args).await?,
    };
    let bound = listener.local_addr()?;
    let here = format!("http://{}", SocketAddr::new(here(bound.ip()), bound.port()));
    if args.port.is_none() && !is_passed && bound.port() != PORT {
        writeln!(io::stdout(), "Port {PORT} is taken; this is {}.", bound.port())?;
    }
    announce(args, bound, &here)?;
    if args.open {
        open(&here);
    }
    systemd::notify(Notice::Ready);
    let stop = async {
        asked_to_stop().await;
        systemd::notify(Notice::Stopping);
    };
    opened.serve(listener, stop).await?;
    writeln!(io::stderr(), "Every game is kept in {kept}.")?;
    Ok(())
}

/// Files and threads that are no connections.
const RESERVED: usize = 100;

/// Asks the system for as many open files as it grants; how many connections that is room for.
fn raise_descriptors() -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
        let granted = getrlimit(Resource::Nofile).current;
        let granted = granted.and_then(|files| usize::try_from(files).ok()).unwrap_or(usize::MAX);
        granted.saturating_sub(RESERVED).max(RESERVED)
    }
    #[cfg(not(unix))]
    usize::MAX
}

/// The address of this machine for itself.
pub(crate) fn here(bound: IpAddr) -> IpAddr {
    if bound.is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { bound }
}

async fn listen(args: &Args) -> Result<TcpListener> {
    let address = |port| SocketAddr::new(args.bind, port);
    if let Some(port) = args.port {
        let bound = TcpListener::bind(address(port)).await;
        return bound.with_context(|| format!("cannot listen on {}", address(port)));
    }
    for port in PORT..PORT + TRIES {
        match TcpListener::bind(address(port)).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            Err(error) => {
                return Err(error).with_context(|| format!("cannot listen on {}", address(port)));
            }
        }
    }
    anyhow::bail!("no port from {PORT} to {} is free; choose one with --port", PORT + TRIES - 1)
}

fn announce(args: &Args, bound: SocketAddr, here: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "Bastide is at {here}")?;
    if bound.ip().is_unspecified() {
        writeln!(out, "In the network: http://{}", reachable(bound))?;
    }
    if let Some(url) = &args.public_url {
        writeln!(out, "Links begin with {url}")?;
    }
    writeln!(out, "Ctrl-C stops it; nothing is lost.")?;
    Ok(out.flush()?)
}

/// Opens the browser where there is one. If there is none, the address was said.
fn open(url: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let started = Command::new(program)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Ok(mut browser) = started {
        // Whoever starts a process must hear of its end.
        std::thread::spawn(move || browser.wait());
    }
}

/// Ctrl-C, or a system that wants the program to end.
async fn asked_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
