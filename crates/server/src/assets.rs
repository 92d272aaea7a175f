//! The browser client: files built from web/, inside the program.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, Method, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::error::Error;
use crate::precompressed::Precompressed;

#[derive(RustEmbed)]
#[folder = "../../web/dist/"]
#[allow_missing = true]
struct Files;

/// What is served when the client was not built.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Bastide</title>\
    <h1>Bastide</h1><p>The server runs, but this program was built without the browser client. \
    Build <code>web/</code> first, or use <code>make play</code>.</p></html>\n";

/// Every file of the client in the forms that were made when it was built: `x.js`, `x.js.gz`, `x.js.br`.
static FILES: LazyLock<HashMap<String, Precompressed>> = LazyLock::new(|| {
    let bytes = |name: &str| {
        Files::get(name).map(|file| match file.data {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => Bytes::from(bytes),
        })
    };
    let is_plain = |name: &&str| {
        let plain = name.strip_suffix(".br").or_else(|| name.strip_suffix(".gz"));
        plain.is_none_or(|plain| Files::get(plain).is_none())
    };
    let names: Vec<Cow<'static, str>> = Files::iter().collect();
    let found = names.iter().map(|name| name.as_ref()).filter(is_plain);
    let made = found.filter_map(|name| {
        // The names of files in assets/ change with what is in them.
        let kept = name.starts_with("assets/");
        let cache = if kept { "public, max-age=31536000, immutable" } else { "no-cache" };
        let plain = Precompressed::new(bytes(name)?, kind(name), cache);
        let made = plain.with(bytes(&format!("{name}.gz")), bytes(&format!("{name}.br")));
        Some((name.to_string(), made))
    });
    made.collect()
});

/// A file of the client. A path that is none is a page of the client, which finds its own way.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return Error::NotFound.into_response();
    }
    if let Some(file) = FILES.get(path) {
        return file.answer(&headers);
    }
    // A missing picture is missing; it is not the page.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Error::NotFound.into_response();
    }
    match FILES.get("index.html") {
        Some(page) => page.answer(&headers),
        None => ([(CONTENT_TYPE, "text/html; charset=utf-8")], NOT_BUILT).into_response(),
    }
}

/// What a file is, by the end of its name.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
