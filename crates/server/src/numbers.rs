//! The numbers that operators read. Every number is described and stands at zero from the start, so that who watches
//! a fresh server can tell nothing from nobody counting.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use metrics::Unit;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::sync::Mutex;
use utoipa::openapi::OpenApi;

use crate::app::App;
use crate::clock;
use crate::error::Error;

/// The numbers of this process, if nobody else counts in it.
static NUMBERS: LazyLock<Option<PrometheusHandle>> = LazyLock::new(|| {
    let seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0, 20.0];
    let builder = PrometheusBuilder::new().set_buckets(&seconds).ok()?;
    builder.install_recorder().ok()
});

/// Memory, descriptors and CPU time, under the names that everybody uses.
static PROCESS: LazyLock<metrics_process::Collector> = LazyLock::new(Default::default);

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

const fn counter(name: &'static str, unit: Unit, what: &'static str) -> Number {
    Number { name, unit, what, kind: NumberKind::Counter }
}

const fn gauge(name: &'static str, unit: Unit, what: &'static str) -> Number {
    Number { name, unit, what, kind: NumberKind::Gauge }
}

const fn histogram(name: &'static str, unit: Unit, what: &'static str) -> Number {
    Number { name, unit, what, kind: NumberKind::Histogram }
}

/// Everything that is counted anywhere in the server and the store.
const ALL_NUMBERS: &[Number] = &[
    counter("bastide_tables_total", Unit::Count, "Tables that were made."),
    counter("bastide_entries_total", Unit::Count, "Entries that were added to games."),
    counter(
        "bastide_refused_total",
        Unit::Count,
        "Requests that were refused, by the code of the error.",
    ),
    counter(
        "bastide_bot_failures_total",
        Unit::Count,
        "Moves for which a bot failed or was too slow.",
    ),
    counter(
        "bastide_external_timeouts_total",
        Unit::Count,
        "Moves that were made for an external bot, because it did not answer in time.",
    ),
    counter(
        "bastide_abandoned_total",
        Unit::Count,
        "Games that were ended because nobody came back.",
    ),
    counter("bastide_nudges_total", Unit::Count, "Nudges that were sent to other nodes."),
    counter(
        "bastide_catch_ups_total",
        Unit::Count,
        "Tables that had gone on at another node without a nudge from there.",
    ),
    gauge(
        "bastide_nodes",
        Unit::Count,
        "Nodes that are heard over the bus, this one among them; 0 without a shared database.",
    ),
    counter(
        "bastide_connections_refused_total",
        Unit::Count,
        "Connections that were closed at once, because there were too many.",
    ),
    counter("bastide_hints_total", Unit::Count, "Hints, analyses and reviews that were asked for."),
    counter(
        "bastide_digest_mismatches_total",
        Unit::Count,
        "Games whose state was not what it had been when they were played.",
    ),
    counter(
        "bastide_requests_total",
        Unit::Count,
        "Requests that were answered, by route, method and kind of status.",
    ),
    gauge("bastide_connections", Unit::Count, "Connections that are open, sockets among them."),
    gauge("bastide_sockets", Unit::Count, "Sockets that are open."),
    gauge("bastide_running_tables", Unit::Count, "Games that have begun and are not over."),
    gauge(
        "bastide_overdue_tables",
        Unit::Count,
        "Games that wait for a program, for chance or to be looked at.",
    ),
    gauge("bastide_live_games", Unit::Count, "Games in memory."),
    gauge("bastide_database_bytes", Unit::Bytes, "Size of the database."),
    histogram("bastide_move_seconds", Unit::Seconds, "Time from a person's move to its answer."),
    histogram("bastide_bot_seconds", Unit::Seconds, "Time a bot thought about a move."),
    histogram(
        "bastide_bot_wait_seconds",
        Unit::Seconds,
        "Time people waited for a bot's move: for a thread, and while it thought.",
    ),
    histogram("bastide_request_seconds", Unit::Seconds, "Time of a request, by route and method."),
    histogram(
        "bastide_commit_seconds",
        Unit::Seconds,
        "Time of a transaction, from its beginning until it is on the disk.",
    ),
    histogram(
        "bastide_commit_wait_seconds",
        Unit::Seconds,
        "Time something waited in line before its transaction began.",
    ),
];

/// Those that always have labels: without, they would stand beside the others for ever.
const LABELLED: [&str; 2] = ["bastide_requests_total", "bastide_request_seconds"];

/// Begins to count.
pub(crate) fn start() {
    if NUMBERS.is_none() {
        return;
    }
    for Number { name, unit, what, kind } in ALL_NUMBERS {
        let (name, unit, what) = (*name, *unit, *what);
        let touch = !LABELLED.contains(&name);
        match kind {
            NumberKind::Counter => {
                metrics::describe_counter!(name, unit, what);
                if touch {
                    metrics::counter!(name).absolute(0);
                }
            }
            NumberKind::Gauge => {
                metrics::describe_gauge!(name, unit, what);
                metrics::gauge!(name).increment(0.0);
            }
            NumberKind::Histogram => {
                metrics::describe_histogram!(name, unit, what);
                if touch {
                    let _touched = metrics::histogram!(name);
                }
            }
        }
    }
    PROCESS.describe();
}

/// Requests that no call answers: files of the client, pictures, and what does not exist.
pub(crate) const OTHER_ROUTE: &str = "other";
/// The kinds of status that are counted apart.
const STATUSES: [&str; 3] = ["2xx", "4xx", "5xx"];

/// Every call stands at zero from the start as well.
pub(crate) fn start_routes(document: &OpenApi) {
    if NUMBERS.is_none() {
        return;
    }
    let touch = |route: &str, method: &'static str| {
        let route = route.to_string();
        let _touched = metrics::histogram!("bastide_request_seconds", "route" => route.clone(), "method" => method);
        for status in STATUSES {
            let route = route.clone();
            metrics::counter!("bastide_requests_total", "route" => route, "method" => method, "status" => status)
                .absolute(0);
        }
    };
    for (route, calls) in &document.paths.paths {
        let methods = [("GET", &calls.get), ("POST", &calls.post)];
        for (method, _) in methods.iter().filter(|(_, call)| call.is_some()) {
            touch(route, method);
        }
    }
    touch(OTHER_ROUTE, "GET");
}

/// How long numbers are good that must be asked of the database.
const GOOD_FOR: Duration = Duration::from_secs(10);

/// When the database was asked last. However many read the numbers, it is asked now and then.
#[derive(Default)]
pub(crate) struct LastAsked(Mutex<Option<Instant>>);

impl LastAsked {
    async fn ask(&self, app: &App) {
        let mut last = self.0.lock().await;
        if last.is_some_and(|at| at.elapsed() < GOOD_FOR) {
            return;
        }
        *last = Some(Instant::now());
        metrics::gauge!("bastide_live_games").set(app.games.len() as f64);
        // A database that does not answer is told by `/healthz`; the numbers stay what they were.
        if let Ok(running) = app.store.running().await {
            metrics::gauge!("bastide_running_tables").set(running as f64);
        }
        if let Ok(overdue) = app.store.overdue(clock::now()).await {
            metrics::gauge!("bastide_overdue_tables").set(overdue as f64);
        }
        if let Ok(bytes) = app.store.bytes().await {
            metrics::gauge!("bastide_database_bytes").set(bytes as f64);
        }
    }
}

/// How often measurements are added up.
const ADD_UP: Duration = Duration::from_secs(30);

/// Adds up what was measured, now and then: until then every single measurement is kept, and nobody may ever ask for the
/// numbers.
pub(crate) async fn add_up() {
    let Some(handle) = NUMBERS.as_ref() else { return };
    loop {
        tokio::time::sleep(ADD_UP).await;
        handle.run_upkeep();
    }
}

/// All numbers in the format of Prometheus.
pub(crate) async fn render(app: &App) -> Result<String, Error> {
    let Some(handle) = NUMBERS.as_ref() else {
        return Err(Error::NotFound);
    };
    app.last_asked.ask(app).await;
    PROCESS.collect();
    handle.run_upkeep();
    Ok(handle.render())
}
