//! Bytes that never change while the program runs: compressed once, with a tag by which browsers know them again.

use axum::body::Bytes;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::io::Write;

/// Less is not worth compressing.
const SMALL: usize = 1000;

fn text(headers: &HeaderMap, name: HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// Whether a client accepts an encoding. `*` does not count: such clients may not decode it.
fn accepts(headers: &HeaderMap, name: &str) -> bool {
    let mut offers = text(headers, ACCEPT_ENCODING).split(',');
    offers.any(|offer| {
        let (offer, weight) = offer.split_once(';').unwrap_or((offer, ""));
        offer.trim().eq_ignore_ascii_case(name) && !is_zero(weight)
    })
}

/// Whether a weight such as `q=0` or `Q=0.000` excludes what it belongs to.
fn is_zero(weight: &str) -> bool {
    let value = weight.split_once('=').map(|(_, value)| value.trim().parse::<f32>());
    matches!(value, Some(Ok(value)) if value <= 0.0)
}

fn gzip(plain: &[u8], level: Compression) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), level);
    let gzip = encoder.write_all(plain).and_then(|()| encoder.finish());
    gzip.ok().filter(|gzip| gzip.len() < plain.len()).map(Bytes::from)
}

/// A response that is sent once, compressed here if the client accepts gzip, so that no other layer compresses it.
pub(crate) fn compressed_answer(asked: &HeaderMap, kind: &'static str, plain: Vec<u8>) -> Response {
    let headers = [(CONTENT_TYPE, kind), (VARY, "accept-encoding")];
    let wanted = plain.len() >= SMALL && accepts(asked, "gzip");
    match wanted.then(|| gzip(&plain, Compression::fast())).flatten() {
        Some(gzip) => (headers, [(CONTENT_ENCODING, "gzip")], gzip).into_response(),
        None => (headers, plain).into_response(),
    }
}

/// Something that never changes, in every form in which it is sent.
#[derive(Clone)]
pub(crate) struct Precompressed {
    plain: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
    kind: &'static str,
    cache: &'static str,
    tag: String,
}

impl Precompressed {
    /// Bytes of a kind, with what browsers may keep of them.
    pub(crate) fn new(plain: Bytes, kind: &'static str, cache: &'static str) -> Precompressed {
        let hash = Sha256::digest(&plain);
        let tag: String = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        Precompressed { plain, gzip: None, brotli: None, kind, cache, tag }
    }

    /// The same with forms that were made before.
    pub(crate) fn with(mut self, gzip: Option<Bytes>, brotli: Option<Bytes>) -> Precompressed {
        (self.gzip, self.brotli) = (gzip, brotli);
        self
    }

    /// The same, compressed now.
    pub(crate) fn compressed(mut self) -> Precompressed {
        if self.plain.len() < SMALL {
            return self;
        }
        self.gzip = gzip(&self.plain, Compression::best());
        self
    }

    /// The answer to a request, in the best form that is understood.
    pub(crate) fn answer(&self, asked: &HeaderMap) -> Response {
        let takes = |name: &str| accepts(asked, name);
        let brotli = self.brotli.as_ref().filter(|_| takes("br")).map(|bytes| (bytes, "br"));
        let gzip = || self.gzip.as_ref().filter(|_| takes("gzip")).map(|bytes| (bytes, "gzip"));
        let chosen = brotli.or_else(gzip);
        let form = chosen.map_or("", |(_, form)| form);
        let tag = format!("\"{}{}{form}\"", self.tag, if form.is_empty() { "" } else { "-" });
        let headers = [
            (CONTENT_TYPE, self.kind.to_string()),
            (CACHE_CONTROL, self.cache.to_string()),
            (VARY, "accept-encoding".to_string()),
            (ETAG, tag.clone()),
        ];
        let mut known = text(asked, IF_NONE_MATCH).split(',').map(|known| known.trim());
        if known.any(|known| known.trim_start_matches("W/") == tag) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        match chosen {
            Some((bytes, form)) => {
                (headers, [(CONTENT_ENCODING, form)], bytes.clone()).into_response()
            }
            None => (headers, self.plain.clone()).into_response(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(pairs: &[(HeaderName, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), value.parse().expect("a value"))).collect()
    }

    #[test]
    fn every_browser_gets_the_best_it_understands_and_nothing_twice() {
        let bytes = Bytes::from("a tile ".repeat(1000));
        let made = Precompressed::new(bytes.clone(), "text/plain", "no-cache").compressed();
        let made = Precompressed { brotli: Some(Bytes::from("brotli")), ..made };
        let form = |accepted: &str| {
            let answer = made.answer(&asked(&[(ACCEPT_ENCODING, accepted)]));
            let header = |name| {
                answer
                    .headers()
                    .get(name)
                    .map(|v: &axum::http::HeaderValue| v.to_str().unwrap_or_default().to_string())
            };
            (header(CONTENT_ENCODING), header(ETAG))
        };
        let (br, br_tag) = form("gzip, deflate, br");
        let (gzip, gzip_tag) = form("gzip;q=1.0, br;q=0");
        let (plain, tag) = form("identity");
        for (accepted, expected) in [
            ("GZIP", Some("gzip")),
            ("gzip; Q=0.5", Some("gzip")),
            ("gzip;q=0.0, BR;Q=0.000", None),
            ("x-gzip", None),
            ("*", None),
        ] {
            assert_eq!(form(accepted).0.as_deref(), expected, "{accepted}");
        }
        assert_eq!((br.as_deref(), gzip.as_deref(), plain), (Some("br"), Some("gzip"), None));
        assert!(br_tag != gzip_tag && gzip_tag != tag);
        let known = br_tag.unwrap_or_default();
        let again = asked(&[(ACCEPT_ENCODING, "br"), (IF_NONE_MATCH, &format!("\"x\", {known}"))]);
        assert_eq!(made.answer(&again).status(), StatusCode::NOT_MODIFIED);
        let other = asked(&[(ACCEPT_ENCODING, "gzip"), (IF_NONE_MATCH, &known)]);
        assert_eq!(made.answer(&other).status(), StatusCode::OK);
    }
}
