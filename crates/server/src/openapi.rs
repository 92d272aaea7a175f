//! The document of all calls, for programs. Statuses that follow from what a route is, such as 429 wherever a budget is
//! spent, are added here; each route names only its own.

use std::collections::BTreeMap;

use axum::Router;
use axum::http::HeaderMap;
use axum::routing::get;
use utoipa::openapi::path::{Operation, ParameterIn, PathItem};
use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, Schema, SchemaFormat, Type};
use utoipa::openapi::{
    Content, InfoBuilder, OpenApi, OpenApiBuilder, Ref, RefOr, Response, ResponseBuilder,
};

use crate::guard::UNCOUNTED;
use crate::precompressed::Precompressed;
use crate::token::ID_PATTERN;

/// The head of the document.
pub(crate) fn head() -> OpenApi {
    let info = InfoBuilder::new()
        .title("Bastide")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Tables of an open Carcassonne. The socket speaks docs/protocol.md."));
    OpenApiBuilder::new().info(info.build()).build()
}

/// The route that serves the document, which is written and compressed once.
pub(crate) fn route(document: &OpenApi) -> Router {
    let text = serde_json::to_string(document).unwrap_or_default();
    let made = Precompressed::new(text.into(), "application/json", "no-cache").compressed();
    Router::new()
        .route("/api/openapi.json", get(async move |headers: HeaderMap| made.answer(&headers)))
}

/// Adds to every route what it has in common with others like it.
pub(crate) fn complete(document: &mut OpenApi) {
    for (path, item) in &mut document.paths.paths {
        if UNCOUNTED.contains(&path.as_str()) {
            continue;
        }
        let PathItem { get, post, delete, .. } = item;
        let changing = post.iter_mut().chain(delete);
        for (operation, changes) in
            get.iter_mut().map(|get| (get, false)).chain(changing.map(|change| (change, true)))
        {
            restrict_parameters(operation);
            for (status, what) in statuses(operation, changes) {
                let known = &mut operation.responses.responses;
                known.entry(status.to_string()).or_insert_with(|| problem(what));
            }
        }
    }
}

/// The errors that a call can have because of what it is.
fn statuses(operation: &Operation, changes: bool) -> BTreeMap<&'static str, &'static str> {
    let parameters = operation.parameters.iter().flatten();
    let mut places = parameters.filter_map(|parameter| match parameter {
        RefOr::T(parameter) => Some(&parameter.parameter_in),
        RefOr::Ref(_) => None,
    });
    let mut statuses = BTreeMap::from([
        ("429", "the caller does too much"),
        ("500", "a fault in the server"),
        ("503", "nothing was saved, or it took too long"),
    ]);
    if operation.parameters.as_ref().is_some_and(|parameters| !parameters.is_empty()) {
        statuses.insert("400", "the request cannot be read");
    }
    if places.any(|place| *place == ParameterIn::Path) {
        statuses.insert("404", "there is no such thing");
    }
    if changes {
        statuses.extend([
            ("400", "the request cannot be read"),
            ("403", "the caller may not do that, or the request comes from another site"),
            ("409", "it is not possible now"),
            ("413", "the body is too large"),
        ]);
    }
    statuses
}

fn problem(what: &str) -> RefOr<Response> {
    let content = Content::new(Some(Ref::from_schema_name("Problem")));
    RefOr::T(ResponseBuilder::new().description(what).content("application/json", content).build())
}

/// Says which values of a path can name something at all.
fn restrict_parameters(operation: &mut Operation) {
    for parameter in operation.parameters.iter_mut().flatten() {
        let RefOr::T(parameter) = parameter else { continue };
        let pattern = match (&parameter.parameter_in, parameter.name.as_str()) {
            (ParameterIn::Path, "id") => ID_PATTERN,
            (ParameterIn::Path, "day") => "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
            _ => continue,
        };
        let text = ObjectBuilder::new().schema_type(Type::String).pattern(Some(pattern));
        let text = match parameter.name.as_str() {
            "day" => text.format(Some(SchemaFormat::KnownFormat(KnownFormat::Date))),
            _ => text,
        };
        parameter.schema = Some(RefOr::T(Schema::Object(text.build())));
    }
}
