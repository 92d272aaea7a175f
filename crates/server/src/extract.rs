//! Extractors of requests. Each extractor rejects with our own [`Error`], so that every answer of the
//! server has the same form.

use axum::body::Bytes;
use axum::extract::{self, FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::Error;

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Error> {
        let bytes = Bytes::from_request(request, app).await.map_err(|rejection| match rejection
            .status()
        {
            StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
            _ => Error::BadRequest(rejection.to_string()),
        })?;
        let read = serde_json::from_slice(&bytes);
        Ok(Body(read.map_err(|error| Error::BadRequest(error.to_string()))?))
    }
}

/// The variables of a path.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Path<T>, Error> {
        match extract::Path::from_request_parts(parts, app).await {
            Ok(extract::Path(read)) => Ok(Path(read)),
            Err(rejection) => Err(Error::BadRequest(rejection.body_text())),
        }
    }
}

/// The parameters after the `?`.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Query<T>, Error> {
        match extract::Query::from_request_parts(parts, app).await {
            Ok(extract::Query(read)) => Ok(Query(read)),
            Err(rejection) => Err(Error::BadRequest(rejection.body_text())),
        }
    }
}
