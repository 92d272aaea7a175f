//! How long requests take and how they end, by route: for the numbers of operators, and for traces.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::numbers::OTHER_ROUTE;

/// Measures a request. Addresses are told by their routes: the ids in them are nobody's business.
pub(crate) async fn measure(request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let matched = request.extensions().get::<MatchedPath>();
    let route = matched.map_or(OTHER_ROUTE, MatchedPath::as_str).to_string();
    let method = word(request.method());
    let span = tracing::debug_span!(
        "request",
        otel.name = format_args!("{method} {route}"),
        http.request.method = method,
        http.route = route,
        http.response.status_code = tracing::field::Empty,
    );
    let response = next.run(request).instrument(span.clone()).await;
    span.record("http.response.status_code", response.status().as_u16());
    let seconds = begun.elapsed().as_secs_f64();
    let status = kind(response.status());
    metrics::histogram!("bastide_request_seconds", "route" => route.clone(), "method" => method)
        .record(seconds);
    metrics::counter!("bastide_requests_total", "route" => route, "method" => method, "status" => status)
        .increment(1);
    response
}

/// The method, if it is one that somebody uses: anybody can make words up.
fn word(method: &Method) -> &'static str {
    match method.as_str() {
        "GET" => "GET",
        "HEAD" => "HEAD",
        "POST" => "POST",
        _ => "other",
    }
}

/// The kind of a status. A socket that begins has succeeded.
fn kind(status: StatusCode) -> &'static str {
    match status.as_u16() {
        500.. => "5xx",
        400.. => "4xx",
        300.. => "3xx",
        _ => "2xx",
    }
}
