//! The browser client: files built from web/, inside the program.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::error::Error;

#[derive(RustEmbed)]
#[folder = "../../web/dist/"]
#[allow_missing = true]
struct Files;

/// What is served when the client was not built.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Bastide</title>\
    <h1>Bastide</h1><p>The server runs, but this program was built without the browser client. \
    Build <code>web/</code> first, or use <code>make play</code>.</p></html>\n";

/// A file of the client. A path that is none is a page of the client, which finds its own way.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return Error::NotFound.into_response();
    }
    if let Some(file) = Files::get(path).filter(|_| !path.is_empty()) {
        return answer(path, &file, &headers);
    }
    // A missing picture is missing; it is not the page.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Error::NotFound.into_response();
    }
    match Files::get("index.html") {
        Some(page) => answer("index.html", &page, &headers),
        None => ([(CONTENT_TYPE, "text/html; charset=utf-8")], NOT_BUILT).into_response(),
    }
}

fn answer(path: &str, file: &EmbeddedFile, asked: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    let tag: String = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    // The names of files in assets/ change with what is in them.
    let cache = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let known = asked.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let headers = [(CONTENT_TYPE, kind(path).to_string()), (CACHE_CONTROL, cache.to_string())];
    let headers = (headers, [(ETAG, tag.clone())]);
    if known == Some(tag.as_str()) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, file.data.clone().into_owned()).into_response()
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
