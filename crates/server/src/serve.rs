//! Everything put together, from a listener to the last goodbye.

use std::fs::{File, TryLockError};
use std::future::Future;
use std::path::Path;
use std::time::Duration;

use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::{Router, response::IntoResponse};
use bastide_store::{Sqlite, Store};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::config::Config;
use crate::error::Error;
use crate::{art, assets, connections, due, guard, ops, rest};

/// Open sockets get so long to say goodbye.
const GOODBYE: Duration = Duration::from_secs(5);

/// Why a server does not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The folder cannot be made or the database not opened.
    #[error("{folder}: {problem}")]
    Data {
        /// The folder.
        folder: String,
        /// What is wrong with it.
        problem: String,
    },
    /// The network does not work.
    #[error("the network failed: {0}")]
    Network(#[from] std::io::Error),
}

/// A folder that is open and belongs to this process.
#[derive(Debug)]
pub struct Opened {
    config: Config,
    store: Store,
    _lock: Lock,
}

/// Opens the folder of the games; nobody else can until it is closed.
pub async fn open(config: Config) -> Result<Opened, ServeError> {
    let failed = |problem: &dyn std::fmt::Display| ServeError::Data {
        folder: config.data.display().to_string(),
        problem: problem.to_string(),
    };
    make_folder(&config.data).map_err(|error| failed(&error))?;
    let lock = Lock::take(&config.data).map_err(|error| failed(&error))?;
    let opened = Sqlite::open(&config.data.join("bastide.db"), config.store_patience).await;
    let store = Store::Sqlite(opened.map_err(|error| failed(&error))?);
    Ok(Opened { config, store, _lock: lock })
}

/// Opens the folder and serves until `shutdown` is over.
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
        ops::count();
        let (stop, stopping) = watch::channel(false);
        let app = App::new(self.config, self.store, listener.local_addr()?, stopping);
        let admin = match app.config.admin {
            Some(address) => Some(TcpListener::bind(address).await?),
            None => None,
        };
        if let Some(admin) = admin {
            tokio::spawn(connections::serve(app.clone(), admin, ops::admin_router(app.clone())));
        }
        let due = tokio::spawn(due::look(app.clone()));
        let served = tokio::spawn(connections::serve(app.clone(), listener, router(&app)));
        shutdown.await;
        tracing::info!("stopping");
        let _ = stop.send(true);
        app.sockets.close();
        // Whoever keeps a connection open does not keep the server.
        let _ = tokio::time::timeout(GOODBYE, async {
            let _ = served.await;
            app.sockets.wait().await;
            let _ = due.await;
        })
        .await;
        let _ = tokio::time::timeout(GOODBYE, app.store.close()).await;
        Ok(())
    }
}

/// Makes a folder that only its owner can look into: it holds secrets of games that are not over.
pub(crate) fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The sign that a process uses a folder. The system takes it away when the process ends, however it ends.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    fn take(folder: &Path) -> std::io::Result<Lock> {
        let taken = Lock::try_take(folder)?;
        taken.ok_or_else(|| std::io::Error::other("another Bastide server uses this folder"))
    }

    /// Takes it, unless another process has it.
    pub(crate) fn try_take(folder: &Path) -> std::io::Result<Option<Lock>> {
        let file = File::create(folder.join("bastide.lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Lock { _file: file })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

fn router(app: &App) -> Router {
    let calls = OpenApiRouter::with_openapi(ops::openapi_head());
    let (calls, document) = calls.merge(rest::router(app)).merge(ops::router()).split_for_parts();
    let patience = Duration::from_secs(app.config.limits.seconds);
    calls
        .merge(art::routes())
        .with_state(app.clone())
        .merge(ops::openapi(document))
        .fallback(assets::serve)
        .method_not_allowed_fallback(async || {
            Error::BadRequest("that cannot be done here".to_string())
        })
        .layer(from_fn_with_state(app.clone(), guard::check_origin))
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, patience))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            Error::Internal("a request panicked".to_string()).into_response()
        }))
        .layer(from_fn(guard::say_headers))
}
