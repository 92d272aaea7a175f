//! Everything put together, from a listener to the last goodbye.

use std::future::Future;
use std::net::SocketAddr;
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
use crate::{art, assets, bots, guard, ops, rest};

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

/// Serves until `shutdown` is over; then finishes what is being written and closes the store.
pub async fn serve(
    listener: TcpListener,
    config: Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    ops::count();
    let store = open(&config).await?;
    let (stop, stopping) = watch::channel(false);
    let app = App::new(config, store, listener.local_addr()?, stopping);
    let admin = match app.config.admin {
        Some(address) => Some(TcpListener::bind(address).await?),
        None => None,
    };
    if let Some(admin) = admin {
        let app = app.clone();
        let stopped = async move { app.stopped().await };
        let served = axum::serve(admin, ops::admin_router()).with_graceful_shutdown(stopped);
        tokio::spawn(served.into_future());
    }
    let sweep = tokio::spawn(bots::sweep(app.clone()));
    let router = router(&app).into_make_service_with_connect_info::<SocketAddr>();
    let stopped = async move {
        shutdown.await;
        tracing::info!("stopping");
        let _ = stop.send(true);
    };
    let served = axum::serve(listener, router).with_graceful_shutdown(stopped).into_future();
    tokio::select! {
        ended = served => ended?,
        // Whoever keeps a connection open does not keep the server.
        () = async {
            app.stopped().await;
            tokio::time::sleep(GOODBYE).await;
        } => {}
    }
    // The sweep hears of the stop as well; what it was doing may end.
    let _ = tokio::time::timeout(GOODBYE, sweep).await;
    let _ = tokio::time::timeout(GOODBYE, app.store.close()).await;
    Ok(())
}

async fn open(config: &Config) -> Result<Store, ServeError> {
    let failed = |problem: &dyn std::fmt::Display| ServeError::Data {
        folder: config.data.display().to_string(),
        problem: problem.to_string(),
    };
    make_folder(&config.data).map_err(|error| failed(&error))?;
    let path = config.data.join("bastide.db");
    let opened = Sqlite::open(&path, config.store_patience).await;
    Ok(Store::Sqlite(opened.map_err(|error| failed(&error))?))
}

/// Makes a folder that only its owner can look into: it holds secrets of games that are not over.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
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
