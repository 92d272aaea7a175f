//! Who may ask: origins, addresses behind proxies, and the headers that tell browsers what a page
//! of ours may do.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts, MatchedPath, Request, State as Shared};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, COOKIE, HOST, HeaderName, ORIGIN, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, UPGRADE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::Error;
use crate::limits::Budget;
use crate::token;

/// Nothing from elsewhere, nothing inline, in nobody's frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Which sites may change something here.
#[derive(Clone, Debug)]
pub(crate) enum Origins {
    /// Only pages of this address.
    Only(String),
    /// Pages of this machine at the port of this address, which is a loopback address.
    Local(SocketAddr),
    /// Pages whose address is a number or this machine, as long as they are ours. A name could be
    /// anybody's who lets it point here.
    Numbers,
}

impl Origins {
    pub(crate) fn new(public_url: Option<&str>, bound: SocketAddr) -> Origins {
        match public_url {
            Some(url) => Origins::Only(origin_of(url)),
            None if bound.ip().is_loopback() => Origins::Local(bound),
            None => Origins::Numbers,
        }
    }

    /// Whether a page of this origin may ask. `host` is where it thinks it asks.
    pub(crate) fn allow(&self, origin: &str, host: Option<&str>) -> bool {
        match self {
            Origins::Only(ours) => origin.eq_ignore_ascii_case(ours),
            Origins::Local(bound) => {
                let port = bound.port();
                let names = ["127.0.0.1", "localhost", "[::1]"];
                origin == format!("http://{bound}")
                    || names.iter().any(|name| origin == format!("http://{name}:{port}"))
            }
            Origins::Numbers => {
                let Some(asked) = origin.strip_prefix("http://") else {
                    return false;
                };
                let name = asked.rsplit_once(':').map_or(asked, |(name, _)| name);
                let number = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
                (number || name == "localhost") && host == Some(asked)
            }
        }
    }
}

/// Scheme, host and port of an address.
fn origin_of(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("http", url));
    let host = rest.split('/').next().unwrap_or_default();
    format!("{scheme}://{host}").to_ascii_lowercase()
}

/// Refuses what pages of other sites ask for. Programs send no origin or show a token of their own; browsers send
/// one, and a cookie without being asked.
pub(crate) async fn check_origin(
    Shared(app): Shared<App>,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let by_token = token::bearer(headers).is_some() && !headers.contains_key(COOKIE);
    if (!reads || headers.contains_key(UPGRADE)) && !by_token {
        let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
        if text(ORIGIN).is_some_and(|origin| !app.origins.allow(origin, text(HOST))) {
            return Error::WrongOrigin.into_response();
        }
    }
    next.run(request).await
}

/// Routes without a budget: files compressed once, health checks (cached for a second) and metrics (loopback only). Every
/// other route is counted.
pub(crate) const UNCOUNTED: [&str; 6] = [
    "/art/kinds.json",
    "/art/{version}/{palette}/{file}",
    "/api/openapi.json",
    "/healthz",
    "/readyz",
    "/metrics",
];

/// Counts what an address asks for. What makes tables, or draws, counts for that as well.
pub(crate) async fn check_budget(
    Shared(app): Shared<App>,
    Peer(address): Peer,
    request: Request,
    next: Next,
) -> Response {
    // What matches no route is a file of the client, or missing.
    let route = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    if route.is_none_or(|route| UNCOUNTED.contains(&route)) {
        return next.run(request).await;
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let joins = request.uri().path().ends_with("/socket");
    let budget = match (joins, reads) {
        (true, _) => Budget::Joins,
        (false, true) => Budget::Reads,
        (false, false) => Budget::Changes,
    };
    match app.addresses.spend(budget, address) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

/// Answers 503 to requests that exceed the time limit.
pub(crate) async fn limit_time(Shared(app): Shared<App>, request: Request, next: Next) -> Response {
    let patience = Duration::from_secs(app.config.limits.seconds);
    let answered = tokio::time::timeout(patience, next.run(request)).await;
    answered.unwrap_or_else(|_| Error::GivenUp.into_response())
}

/// Adds what every answer says to browsers.
pub(crate) async fn say_headers(
    Shared(app): Shared<App>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = next.run(request).await;
    let fixed = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if app.is_https() {
        let year = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, year);
    }
    // What is no file of the client is true only now.
    let headers = response.headers_mut();
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// The address that asks: behind a proxy that is trusted, the one it names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Headers that a proxy adds.
const FORWARDED: [&str; 2] = ["x-forwarded-for", "forwarded"];

/// Whether a proxy passed a request on.
pub(crate) fn is_forwarded(headers: &HeaderMap) -> bool {
    FORWARDED.iter().any(|name| headers.contains_key(*name))
}

/// Whether a request was sent to a loopback name, as a program on this machine does.
pub(crate) fn is_sent_to_loopback(headers: &HeaderMap) -> bool {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.parse::<u16>().is_ok() => name,
        _ => host,
    };
    let number = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    name.eq_ignore_ascii_case("localhost") || number.is_ok_and(|number| number.is_loopback())
}

/// An address as proxies write it, perhaps with a port.
fn forwarded_address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = || text.trim_start_matches('[').trim_end_matches(']').parse().ok();
    text.parse::<SocketAddr>().map(|address| address.ip()).ok().or_else(bare)
}

impl FromRequestParts<App> for Peer {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Peer, Error> {
        let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let direct = direct.ok_or_else(|| Error::Internal("no address".to_string()))?.0.ip();
        if !app.config.trust_proxy {
            return Ok(Peer(direct));
        }
        // The last one is what the proxy saw itself; those before it anybody can write.
        let said = parts.headers.get_all(FORWARDED[0]).iter().next_back();
        let said = said.and_then(|value| value.to_str().ok());
        let last = said.and_then(|text| text.rsplit(',').next()).and_then(forwarded_address);
        Ok(Peer(last.unwrap_or(direct)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bound(text: &str) -> SocketAddr {
        text.parse().unwrap()
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        let public = Origins::new(Some("https://play.example.org/x/"), bound("0.0.0.0:80"));
        assert!(public.allow("https://play.example.org", None));
        assert!(!public.allow("https://play.example.org.evil.example", None));
        assert!(!public.allow("http://play.example.org", None));
        let local = Origins::new(None, bound("127.0.0.1:7420"));
        assert!(local.allow("http://localhost:7420", None));
        assert!(local.allow("http://127.0.0.1:7420", None));
        assert!(!local.allow("http://localhost:9999", None));
        assert!(!local.allow("http://127.0.0.2:7420", None));
        let other = Origins::new(None, bound("127.0.0.2:7420"));
        assert!(other.allow("http://127.0.0.2:7420", None));
        assert!(other.allow("http://localhost:7420", None));
        assert!(!other.allow("http://127.0.0.3:7420", None));
        assert!(!local.allow("null", None));
    }

    #[test]
    fn forwarded_addresses_may_have_a_port() {
        for (text, read) in [
            (" 10.0.0.1 ", Some("10.0.0.1")),
            ("10.0.0.1:4711", Some("10.0.0.1")),
            ("2001:db8::1", Some("2001:db8::1")),
            ("[2001:db8::1]", Some("2001:db8::1")),
            ("[2001:db8::1]:4711", Some("2001:db8::1")),
            ("unknown", None),
            ("10.0.0.1:port", None),
        ] {
            let read = read.map(|address| address.parse().unwrap());
            assert_eq!(forwarded_address(text), read, "{text}");
        }
    }

    #[test]
    fn loopback_hosts() {
        let is_loopback = |host: &str| {
            let host = (HOST, HeaderValue::from_str(host).unwrap());
            is_sent_to_loopback(&HeaderMap::from_iter([host]))
        };
        for host in
            ["localhost", "LOCALHOST:7420", "127.0.0.1:7420", "127.0.0.2", "[::1]:7420", "[::1]"]
        {
            assert!(is_loopback(host), "{host}");
        }
        for host in [
            "",
            "play.example.org",
            "10.0.0.1:7420",
            "localhost.evil.example",
            "127.0.0.1.evil.example:80",
        ] {
            assert!(!is_loopback(host), "{host}");
        }
        assert!(!is_sent_to_loopback(&HeaderMap::new()));
    }

    #[test]
    fn a_name_that_points_here_is_not_ours() {
        let lan = Origins::new(None, bound("0.0.0.0:7420"));
        assert!(lan.allow("http://192.168.1.5:7420", Some("192.168.1.5:7420")));
        assert!(lan.allow("http://[fe80::1]:7420", Some("[fe80::1]:7420")));
        assert!(!lan.allow("http://evil.example:7420", Some("evil.example:7420")));
        assert!(!lan.allow("http://192.168.1.5:7420", Some("192.168.1.6:7420")));
        assert!(!lan.allow("http://10.0.0.1", Some("192.168.1.5:7420")));
    }
}
