//! For whoever runs the server: is it well, what does it do, and what can be called.

use std::net::SocketAddr;
use std::sync::LazyLock;

use axum::extract::{ConnectInfo, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::get;
use axum::{Json, Router};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::Error;
use crate::guard::is_forwarded;

/// The numbers of this process, if nobody else counts in it.
static NUMBERS: LazyLock<Option<PrometheusHandle>> = LazyLock::new(|| {
    let seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0, 20.0];
    let builder = PrometheusBuilder::new().set_buckets(&seconds).ok()?;
    builder.install_recorder().ok()
});

/// Begins to count.
pub(crate) fn count() {
    LazyLock::force(&NUMBERS);
}

fn numbers() -> Result<String, Error> {
    match NUMBERS.as_ref() {
        Some(handle) => {
            handle.run_upkeep();
            Ok(handle.render())
        }
        None => Err(Error::NotFound),
    }
}

/// The calls for operators on the main address.
pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(health)).routes(routes!(metrics))
}

/// The same numbers on an address of their own.
pub(crate) fn admin_router() -> Router {
    Router::new().route("/metrics", get(async || numbers())).route("/healthz", get(async || "ok\n"))
}

/// Whether the server can do its work.
#[utoipa::path(get, path = "/healthz", responses((status = 200), (status = 503)))]
async fn health(Shared(app): Shared<App>) -> Result<&'static str, Error> {
    app.store.game("").await?;
    Ok("ok\n")
}

/// What operators count. Only for this machine, and not through a proxy.
#[utoipa::path(get, path = "/metrics", responses((status = 200), (status = 404)))]
async fn metrics(
    Shared(app): Shared<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<String, Error> {
    let here = peer.ip().is_loopback() && !is_forwarded(&headers);
    if app.config.admin.is_some() || !here {
        return Err(Error::NotFound);
    }
    numbers()
}

/// The head of the document of all calls.
pub(crate) fn openapi_head() -> OpenApi {
    let info = InfoBuilder::new()
        .title("Bastide")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Tables of an open Carcassonne. The socket speaks docs/protocol.md."));
    OpenApiBuilder::new().info(info.build()).build()
}

/// The route that serves the document.
pub(crate) fn openapi(document: OpenApi) -> Router {
    let found = Json(document);
    Router::new().route("/api/openapi.json", get(async move || (StatusCode::OK, found)))
}
