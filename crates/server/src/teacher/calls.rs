//! The REST calls of the teacher.

use axum::Json;
use axum::extract::State as Shared;
use bastide_protocol::{Analysis, Problem, ReviewState};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::reviews;
use crate::app::App;
use crate::error::Error;
use crate::extract::{Path, Query};
use crate::guard::Peer;
use crate::token::Caller;

/// Every call of the teacher.
pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(analysis)).routes(routes!(
        get_review,
        start_review,
        cancel_review
    ))
}

/// Which question of a game.
#[derive(Deserialize, IntoParams)]
struct Asked {
    /// The number of an entry; without it, the last.
    at: Option<u32>,
}

/// The best turns at a question, with their reasons.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", params(("id" = String, Path,), Asked),
    responses((status = 200, body = Analysis), (status = 403, body = Problem), (status = 409, body = Problem)))]
async fn analysis(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    Peer(address): Peer,
    who: Caller,
    Query(Asked { at }): Query<Asked>,
) -> Result<Json<Analysis>, Error> {
    Ok(Json(super::analysis(&app, &id, who, address, at).await?))
}

/// How far the review of a game is.
#[utoipa::path(get, path = "/api/tables/{id}/review", params(("id" = String, Path,)),
    responses((status = 200, body = ReviewState), (status = 409, body = Problem)))]
async fn get_review(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
) -> Result<Json<ReviewState>, Error> {
    Ok(Json(reviews::review_state(&app, &id).await?))
}

/// Begins to review a game.
#[utoipa::path(post, path = "/api/tables/{id}/review", params(("id" = String, Path,)),
    responses((status = 200, body = ReviewState), (status = 409, body = Problem)))]
async fn start_review(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    Peer(address): Peer,
    who: Caller,
) -> Result<Json<ReviewState>, Error> {
    Ok(Json(reviews::begin_review(&app, &id, who, address).await?))
}

/// Stops the review of a game. Only its initiator and the holders of seats may.
#[utoipa::path(delete, path = "/api/tables/{id}/review", params(("id" = String, Path,)),
    responses((status = 200, body = ReviewState), (status = 409, body = Problem)))]
async fn cancel_review(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    Peer(address): Peer,
    who: Caller,
) -> Result<Json<ReviewState>, Error> {
    Ok(Json(reviews::stop_review(&app, &id, who, address).await?))
}
