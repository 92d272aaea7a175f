//! For whoever runs the server: is it well, what does it do, and what can be called.

use std::net::SocketAddr;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::get;
use axum::{Json, Router};
use metrics::Unit;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::sync::Mutex as AsyncMutex;
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::guard::is_forwarded;

/// The numbers of this process, if nobody else counts in it.
static NUMBERS: LazyLock<Option<PrometheusHandle>> = LazyLock::new(|| {
    let seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0, 20.0];
    let builder = PrometheusBuilder::new().set_buckets(&seconds).ok()?;
    builder.install_recorder().ok()
});

/// A number that operators read.
struct Number {
    name: &'static str,
    unit: Unit,
    what: &'static str,
    kind: NumberKind,
}

enum NumberKind {
    /// It only grows.
    Counter,
    /// It goes up and down.
    Gauge,
    /// How long something took.
    Histogram,
}

/// Everything that is counted anywhere in this crate.
const ALL_NUMBERS: [Number; 15] = [
    Number {
        name: "bastide_tables_total",
        unit: Unit::Count,
        what: "Tables that were made.",
        kind: NumberKind::Counter,
    },
    Number {
        name: "bastide_entries_total",
        unit: Unit::Count,
        what: "Entries that were added to games.",
        kind: NumberKind::Counter,
    },
    Number {
        name: "bastide_refused_total",
        unit: Unit::Count,
        what: "Requests that were refused, by the code of the error.",
        kind: NumberKind::Counter,
    },
    Number {
        name: "bastide_bot_failures_total",
        unit: Unit::Count,
        what: "Moves for which a bot failed or was too slow.",
        kind: NumberKind::Counter,
    },
    Number {
        name: "bastide_external_timeouts_total",
        unit: Unit::Count,
        what: "Moves that were made for an external bot, because it did not answer in time.",
        kind: NumberKind::Counter,
    },
    Number {
        name: "bastide_abandoned_total",
        unit: Unit::Count,
        what: "Games that were ended because nobody came back.",
        kind: NumberKind::Counter,
    },
    Number {
        name: "bastide_nudges_total",
        unit: Unit::Count,
        what: "Nudges that were sent to other nodes.",
        kind: NumberKind::Counter,
    },
    Number {
        name: "bastide_catch_ups_total",
        unit: Unit::Count,
        what: "Tables that had gone on at another node without a nudge from there.",
        kind: NumberKind::Counter,
    },
    Number {
        name: "bastide_nodes",
        unit: Unit::Count,
        what: "Nodes that are heard over the bus, this one among them; 0 without a shared database.",
        kind: NumberKind::Gauge,
    },
    Number {
        name: "bastide_connections_refused_total",
        unit: Unit::Count,
        what: "Connections that were closed at once, because there were too many.",
        kind: NumberKind::Counter,
    },
    Number {
        name: "bastide_connections",
        unit: Unit::Count,
        what: "Connections that are open, sockets among them.",
        kind: NumberKind::Gauge,
    },
    Number {
        name: "bastide_sockets",
        unit: Unit::Count,
        what: "Sockets that are open.",
        kind: NumberKind::Gauge,
    },
    Number {
        name: "bastide_move_seconds",
        unit: Unit::Seconds,
        what: "Time from a person's move to its answer.",
        kind: NumberKind::Histogram,
    },
    Number {
        name: "bastide_bot_seconds",
        unit: Unit::Seconds,
        what: "Time a bot thought about a move.",
        kind: NumberKind::Histogram,
    },
    Number {
        name: "bastide_bot_wait_seconds",
        unit: Unit::Seconds,
        what: "Time people waited for a bot's move: for a thread, and while it thought.",
        kind: NumberKind::Histogram,
    },
];

/// Begins to count. Every number is described and stands at zero from the start, so that who watches a fresh server
/// can tell nothing from nobody counting.
pub(crate) fn count() {
    if NUMBERS.is_none() {
        return;
    }
    for Number { name, unit, what, kind } in ALL_NUMBERS {
        match kind {
            NumberKind::Counter => {
                metrics::describe_counter!(name, unit, what);
                metrics::counter!(name).absolute(0);
            }
            NumberKind::Gauge => {
                metrics::describe_gauge!(name, unit, what);
                metrics::gauge!(name).increment(0.0);
            }
            NumberKind::Histogram => {
                metrics::describe_histogram!(name, unit, what);
                let _touched = metrics::histogram!(name);
            }
        }
    }
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
    OpenApiRouter::new().routes(routes!(health)).routes(routes!(ready)).routes(routes!(metrics))
}

/// The same on an address of its own.
pub(crate) fn admin_router(app: App) -> Router {
    Router::new()
        .route("/metrics", get(async || numbers()))
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
    async fn check(&self, app: &App) -> Result<(), Error> {
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
