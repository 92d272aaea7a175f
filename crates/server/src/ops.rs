//! For whoever runs the server: is it well, what does it do, and what can be called.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{ConnectInfo, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::get;
use tokio::sync::Mutex as AsyncMutex;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::guard::{is_forwarded, is_sent_to_loopback};
use crate::numbers;

/// The calls for operators on the main address.
pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(health)).routes(routes!(ready)).routes(routes!(metrics))
}

/// The same on an address of its own.
pub(crate) fn admin_router(app: App) -> Router {
    Router::new()
        .route("/metrics", get(async |Shared(app): Shared<App>| numbers::render(&app).await))
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        .with_state(app)
}

/// Whether something could be written lately. However many ask, it is tried once a second.
#[derive(Default)]
pub(crate) struct Health(AsyncMutex<Option<(Instant, Result<(), Error>)>>);

/// So long an answer is good.
const GOOD_FOR: Duration = Duration::from_secs(1);

impl Health {
    pub(crate) async fn check(&self, app: &App) -> Result<(), Error> {
        let mut last = self.0.lock().await;
        if let Some((_, known)) = last.as_ref().filter(|(at, _)| at.elapsed() < GOOD_FOR) {
            return known.clone();
        }
        let found = app.store.pulse(clock::now()).await.map_err(Error::from);
        *last = Some((Instant::now(), found.clone()));
        found
    }
}

/// Whether the server lives: it has just written something, and that is on the disk.
#[utoipa::path(get, path = "/healthz", responses((status = 200), (status = 503)))]
async fn health(Shared(app): Shared<App>) -> Result<&'static str, Error> {
    app.health.check(&app).await?;
    Ok("ok\n")
}

/// Whether players should be sent here: it lives, and does not stop.
#[utoipa::path(get, path = "/readyz", responses((status = 200), (status = 503)))]
async fn ready(Shared(app): Shared<App>) -> Result<&'static str, (StatusCode, &'static str)> {
    let not = |why| Err((StatusCode::SERVICE_UNAVAILABLE, why));
    if app.is_draining() {
        return not("stopping\n");
    }
    match app.health.check(&app).await {
        Ok(()) => Ok("ready\n"),
        Err(_) => not("cannot write\n"),
    }
}

/// What operators count. Only for programs on this machine; where people come through a proxy or by a public address,
/// only on the address for operators, because a request that a proxy passes on looks as if it came from here.
#[utoipa::path(get, path = "/metrics", responses((status = 200), (status = 404)))]
async fn metrics(
    Shared(app): Shared<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<String, Error> {
    let config = &app.config;
    let elsewhere = config.admin.is_some() || config.public_url.is_some() || config.trust_proxy;
    let here = peer.ip().is_loopback() && !is_forwarded(&headers) && is_sent_to_loopback(&headers);
    if elsewhere || !here {
        return Err(Error::NotFound);
    }
    numbers::render(&app).await
}
