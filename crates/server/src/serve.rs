//! Everything put together, from a listener to the last goodbye.

use std::fs::{File, TryLockError};
use std::future::Future;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::http::header::VARY;
use axum::http::{Extensions, HeaderMap, StatusCode, Version};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::{Router, response::IntoResponse};
use bastide_store::{Database, Store};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate};
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::config::Config;
use crate::error::Error;
use crate::nodes::{Bus, BusError, Heard, Nudge};
use crate::{
    art, assets, clock, connections, due, guard, measure, nodes, numbers, openapi, ops, rest, token,
};

/// Open sockets get so long to say goodbye.
const GOODBYE: Duration = Duration::from_secs(5);

/// Why a server does not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The database cannot be opened.
    #[error("{database}: {problem}")]
    Data {
        /// The database, without a password.
        database: String,
        /// What is wrong with it.
        problem: String,
    },
    /// There is no bus.
    #[error("--bus: {0}")]
    Bus(#[from] BusError),
    /// The network does not work.
    #[error("the network failed: {0}")]
    Network(#[from] std::io::Error),
}

/// A database that is open; a file belongs to this process.
pub struct Opened {
    config: Config,
    store: Store,
    node: String,
    bus: Option<(Bus, Heard)>,
    _lock: Option<Lock>,
}

impl std::fmt::Debug for Opened {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Opened({:?}, node {})", self.config, self.node)
    }
}

/// Opens the database of the games. If it is a file, nobody else can until it is closed.
pub async fn open(config: Config) -> Result<Opened, ServeError> {
    let failed = |problem: &dyn std::fmt::Display| ServeError::Data {
        database: config.database.to_string(),
        problem: problem.to_string(),
    };
    let lock = match &config.database {
        Database::Sqlite(path) => Some(Lock::take(path).map_err(|error| failed(&error))?),
        Database::Postgres(_) => None,
    };
    let opened = config.database.open(config.database_connections, config.store_patience).await;
    let store = opened.map_err(|error| failed(&error))?;
    let node = token::id().map_err(|error| failed(&error))?;
    let bus = match (&config.bus, &store) {
        (None, _) => None,
        (Some(_), Store::Sqlite(_)) => return Err(BusError::OneFile.into()),
        (Some(url), Store::Postgres(db)) => Some(Bus::connect(url, db.cluster(), &node).await?),
    };
    Ok(Opened { config, store, node, bus, _lock: lock })
}

/// Opens the database and serves until `shutdown` is over.
pub async fn serve(
    listener: TcpListener,
    config: Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    open(config).await?.serve(listener, shutdown).await
}

impl Opened {
    /// Serves until `shutdown` is over; then finishes what is being written and closes the store.
    pub async fn serve(
        self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        numbers::start();
        let (stop, stopping) = watch::channel(false);
        let (bus, heard) = self.bus.unzip();
        let bound = listener.local_addr()?;
        let app = App::new(self.config, self.store, (self.node, bus), bound, stopping);
        tokio::spawn(nodes::follow(app.clone(), heard));
        let admin = match app.config.admin {
            Some(address) => Some(TcpListener::bind(address).await?),
            None => None,
        };
        if let Some(admin) = admin {
            tokio::spawn(connections::serve(app.clone(), admin, ops::admin_router(app.clone())));
        }
        // What a process was doing when it was killed is due now.
        if let Err(error) = app.store.reclaim_leases(clock::now()).await {
            tracing::warn!(%error, "leases of a lost process cannot be ended; they run out");
        }
        let due = tokio::spawn(due::look(app.clone()));
        let numbers = tokio::spawn(numbers::add_up());
        let served = tokio::spawn(connections::serve(app.clone(), listener, router(&app)));
        shutdown.await;
        numbers.abort();
        tracing::info!(drain = ?app.config.drain, "stopping");
        // The balancer learns first that nobody should be sent here any more; meanwhile everybody is served.
        app.draining.store(true, Ordering::Relaxed);
        tokio::time::sleep(app.config.drain).await;
        let _ = stop.send(true);
        app.sockets.close();
        // Whoever keeps a connection open does not keep the server.
        let _ = tokio::time::timeout(GOODBYE, async {
            let _ = served.await;
            app.sockets.wait().await;
            let _ = due.await;
        })
        .await;
        // What this node looked after is somebody else's from now on, or its own after the next start.
        let given = tokio::time::timeout(GOODBYE, async {
            app.pool.rest().await;
            app.store.give_back(&app.node, clock::now()).await
        });
        if let Ok(Err(error)) = given.await {
            tracing::warn!(%error, "leases cannot be given back; they run out");
        }
        app.nodes.say(Nudge::Gone);
        app.nodes.close().await;
        let _ = tokio::time::timeout(GOODBYE, app.store.close()).await;
        Ok(())
    }
}

/// Makes a folder that only its owner can look into: it holds secrets of games that are not over.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The sign that a process uses a file. The system takes it away when the process ends, however it ends.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    fn take(database: &Path) -> std::io::Result<Lock> {
        let taken = Lock::try_take(database)?;
        taken.ok_or_else(|| std::io::Error::other("another Bastide server uses this database"))
    }

    /// Takes it, unless another process has it.
    pub(crate) fn try_take(database: &Path) -> std::io::Result<Option<Lock>> {
        if let Some(folder) = database.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            make_folder(folder)?;
        }
        let file = File::create(database.with_extension("lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Lock { _file: file })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

fn router(app: &App) -> Router {
    let calls = OpenApiRouter::with_openapi(openapi::head());
    let (calls, mut document) =
        calls.merge(rest::router(app.config.limits)).merge(ops::router()).split_for_parts();
    openapi::complete(&mut document);
    numbers::start_routes(&document);
    calls
        .merge(art::routes())
        .with_state(app.clone())
        .merge(openapi::route(&document))
        .fallback(assets::serve)
        .method_not_allowed_fallback(async || {
            Error::BadRequest("that cannot be done here".to_string())
        })
        .layer(from_fn_with_state(app.clone(), guard::check_budget))
        .layer(from_fn_with_state(app.clone(), guard::check_origin))
        // Responses with `Vary` have negotiated their encoding already.
        .layer(CompressionLayer::new().compress_when(DefaultPredicate::new().and(
            |_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions| {
                !headers.contains_key(VARY)
            },
        )))
        .layer(from_fn_with_state(app.clone(), guard::limit_time))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            Error::Internal("a request panicked".to_string()).into_response()
        }))
        .layer(from_fn_with_state(app.clone(), guard::say_headers))
        .layer(from_fn(measure::measure))
}
