//! The REST calls: thin, each a line of docs/protocol.md.

use axum::Json;
use axum::extract::{DefaultBodyLimit, State as Shared};
use axum::http::header::CONTENT_DISPOSITION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::CookieJar;
use bastide_protocol::{
    Claim, Draws, History, ImportRecord, Info, Invitation, LinkKey, NewTable, Problem, Rename,
    ReturnLink, SeatOnly, Table, TableCard, ViewAt,
};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::blocking::large_json;
use crate::catalog::CatalogEntry;
use crate::config::Limits;
use crate::error::Error;
use crate::extract::{Body, Path, Query};
use crate::guard::Peer;
use crate::limits::Budget;
use crate::play::LoadedGame;
use crate::precompressed::compressed_answer;
use crate::token::Caller;
use crate::{record, show, tables};

/// The most tables in a list.
const MAX_TABLES: u32 = 50;

/// Every REST call.
pub(crate) fn router(limits: Limits) -> OpenApiRouter<App> {
    let import = OpenApiRouter::new()
        .routes(routes!(import_record))
        .routes(routes!(draws_of_record))
        .layer(DefaultBodyLimit::max(limits.record_bytes));
    OpenApiRouter::new()
        .routes(routes!(info))
        .routes(routes!(list_tables, create_table))
        .routes(routes!(get_table))
        .routes(routes!(claim))
        .routes(routes!(crate::external::claim_for_bot))
        .routes(routes!(invitation))
        .routes(routes!(play_on))
        .routes(routes!(rename))
        .routes(routes!(resign))
        .routes(routes!(rematch))
        .routes(routes!(return_link))
        .routes(routes!(get_record))
        .routes(routes!(view_at))
        .routes(routes!(history))
        .routes(routes!(draws))
        .merge(crate::teacher::router())
        .merge(crate::study::router())
        .routes(routes!(crate::socket::socket))
        .layer(DefaultBodyLimit::max(limits.body_bytes))
        .merge(import)
}

async fn shown(app: &App, id: &str, who: Caller) -> Result<Json<Table>, Error> {
    let playing = LoadedGame::load(app, id).await?;
    Ok(Json(show::table(app, &playing, who).await?))
}

/// What this server is and offers.
#[utoipa::path(get, path = "/api/info", responses((status = 200, body = Info)))]
async fn info(Shared(app): Shared<App>) -> Json<Info> {
    Json(Info {
        version: env!("CARGO_PKG_VERSION").to_string(),
        games: CatalogEntry::all().map(CatalogEntry::info).collect(),
        public_url: app.base.clone(),
        loopback: app.config.public_url.is_none() && app.bound.ip().is_loopback(),
    })
}

/// The tables of this browser, newest first.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = [TableCard])))]
async fn list_tables(Shared(app): Shared<App>, who: Caller) -> Result<Json<Vec<TableCard>>, Error> {
    let Some(token) = who.0 else {
        return Ok(Json(Vec::new()));
    };
    let mut cards = Vec::new();
    for id in app.store.games_of(&token, MAX_TABLES).await? {
        match LoadedGame::load(&app, &id).await {
            Ok(playing) => cards.push(show::card(&app, &playing, who)),
            // One game that cannot be read hides no other.
            Err(error @ Error::Internal(_)) => error.note(),
            Err(error) => return Err(error),
        }
    }
    Ok(Json(cards))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = Table), (status = 422, body = Problem)))]
async fn create_table(
    Shared(app): Shared<App>,
    Peer(address): Peer,
    who: Caller,
    Body(new): Body<NewTable>,
) -> Result<impl IntoResponse, Error> {
    app.addresses.spend(Budget::Tables, address)?;
    let (token, cookies) = who.or_new(&app)?;
    let id = tables::create(&app, &new, token).await?;
    Ok((StatusCode::CREATED, cookies, shown(&app, &id, Caller(Some(token))).await?))
}

/// A table and who sits there.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path,)),
    responses((status = 200, body = Table), (status = 404, body = Problem)))]
async fn get_table(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    who: Caller,
) -> Result<Json<Table>, Error> {
    shown(&app, &id, who).await
}

/// Takes the seat of a link.
#[utoipa::path(post, path = "/api/tables/{id}/claim", params(("id" = String, Path,)),
    request_body = Claim, responses((status = 200, body = Table), (status = 410, body = Problem)))]
async fn claim(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    who: Caller,
    Body(asked): Body<Claim>,
) -> Result<(CookieJar, Json<Table>), Error> {
    let (token, cookies) = who.or_new(&app)?;
    tables::claim(&app, &id, &asked, token).await?;
    Ok((cookies, shown(&app, &id, Caller(Some(token))).await?))
}

/// Which seat a link is for. The key stands in the body, so that it reaches no log.
#[utoipa::path(post, path = "/api/tables/{id}/invitation", params(("id" = String, Path,)),
    request_body = LinkKey, responses((status = 200, body = Invitation), (status = 404, body = Problem)))]
async fn invitation(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    Body(LinkKey { key }): Body<LinkKey>,
) -> Result<Json<Invitation>, Error> {
    Ok(Json(tables::invitation(&app, &id, &key).await?))
}

/// Goes on with an opened record: where a computer sat, it plays on.
#[utoipa::path(post, path = "/api/tables/{id}/play-on", params(("id" = String, Path,)),
    responses((status = 200, body = Table), (status = 403, body = Problem)))]
async fn play_on(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    who: Caller,
) -> Result<Json<Table>, Error> {
    tables::play_on(&app, &id, who).await?;
    shown(&app, &id, who).await
}

/// Gives a seat another name.
#[utoipa::path(post, path = "/api/tables/{id}/rename", params(("id" = String, Path,)),
    request_body = Rename, responses((status = 200, body = Table), (status = 403, body = Problem)))]
async fn rename(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    who: Caller,
    Body(Rename { seat, name }): Body<Rename>,
) -> Result<Json<Table>, Error> {
    tables::rename(&app, &id, who, seat, &name).await?;
    shown(&app, &id, who).await
}

/// A seat gives up.
#[utoipa::path(post, path = "/api/tables/{id}/resign", params(("id" = String, Path,)),
    request_body = SeatOnly, responses((status = 204), (status = 403, body = Problem)))]
async fn resign(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    who: Caller,
    Body(SeatOnly { seat }): Body<SeatOnly>,
) -> Result<StatusCode, Error> {
    tables::resign(&app, &id, who, seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The next table of the same players.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path,)),
    responses((status = 201, body = Table), (status = 409, body = Problem)))]
async fn rematch(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    Peer(address): Peer,
    who: Caller,
) -> Result<(StatusCode, Json<Table>), Error> {
    let next = tables::rematch(&app, &id, who, address).await?;
    Ok((StatusCode::CREATED, shown(&app, &next, who).await?))
}

/// A personal link that moves a seat to another device, once.
#[utoipa::path(post, path = "/api/tables/{id}/return", params(("id" = String, Path,)),
    request_body = SeatOnly, responses((status = 200, body = ReturnLink), (status = 403, body = Problem)))]
async fn return_link(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    who: Caller,
    Body(SeatOnly { seat }): Body<SeatOnly>,
) -> Result<Json<ReturnLink>, Error> {
    Ok(Json(ReturnLink { link: tables::offer_return(&app, &id, who, seat).await? }))
}

/// The record of a table.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path,)),
    responses((status = 200, body = String, content_type = "text/plain")))]
async fn get_record(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    who: Caller,
    asked: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    let playing = LoadedGame::load(&app, &id).await?;
    let name = format!("attachment; filename=\"bastide-{}.txt\"", playing.game.id);
    let headers = [(CONTENT_DISPOSITION, name)];
    let record = app.blocking.run_low_priority(move || {
        let text = record::export(&playing, who)?.to_string();
        Ok::<_, Error>(compressed_answer(&asked, "text/plain; charset=utf-8", text.into_bytes()))
    });
    Ok((headers, record.await??))
}

/// Which moment of a game.
#[derive(Deserialize, IntoParams)]
struct At {
    /// The number of an entry; without it, the last.
    at: Option<u32>,
    /// After which entry events are told; without it, none.
    since: Option<u32>,
}

/// The game after one of its entries.
#[utoipa::path(get, path = "/api/tables/{id}/view", params(("id" = String, Path,), At),
    responses((status = 200, body = ViewAt)))]
async fn view_at(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    who: Caller,
    Query(At { at, since }): Query<At>,
    asked: HeaderMap,
) -> Result<Response, Error> {
    let playing = LoadedGame::load(&app, &id).await?;
    large_json(&app, asked, move || show::view_at(&playing, who, at, since)).await
}

/// The whole of a game.
#[utoipa::path(get, path = "/api/tables/{id}/history", params(("id" = String, Path,)),
    responses((status = 200, body = History)))]
async fn history(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    who: Caller,
    asked: HeaderMap,
) -> Result<Response, Error> {
    let playing = LoadedGame::load(&app, &id).await?;
    large_json(&app, asked, move || Ok(show::history(&playing, who))).await
}

/// All it takes to draw the game again.
#[utoipa::path(get, path = "/api/tables/{id}/draws", params(("id" = String, Path,)),
    responses((status = 200, body = Draws), (status = 404, body = Problem)))]
async fn draws(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    asked: HeaderMap,
) -> Result<Response, Error> {
    let playing = LoadedGame::load(&app, &id).await?;
    large_json(&app, asked, move || record::draws_of(&playing)).await
}

/// The same for a record from anywhere; nothing is kept.
#[utoipa::path(post, path = "/api/draws", request_body = ImportRecord,
    responses((status = 200, body = Draws), (status = 422, body = Problem)))]
async fn draws_of_record(
    Shared(app): Shared<App>,
    Peer(address): Peer,
    Body(ImportRecord { record }): Body<ImportRecord>,
) -> Result<Json<Draws>, Error> {
    app.addresses.spend(Budget::Draws, address)?;
    Ok(Json(app.blocking.run_low_priority(move || record::draws(&record)).await??))
}

/// Brings a record, to look at or to go on with.
#[utoipa::path(post, path = "/api/records", request_body = ImportRecord,
    responses((status = 201, body = Table), (status = 422, body = Problem)))]
async fn import_record(
    Shared(app): Shared<App>,
    Peer(address): Peer,
    who: Caller,
    Body(ImportRecord { record }): Body<ImportRecord>,
) -> Result<impl IntoResponse, Error> {
    app.addresses.spend(Budget::Tables, address)?;
    let (token, cookies) = who.or_new(&app)?;
    // A long record takes a moment.
    let new = app.blocking.run(move || record::import(&record, token)).await??;
    let id = tables::keep(&app, new).await?;
    Ok((StatusCode::CREATED, cookies, shown(&app, &id, Caller(Some(token))).await?))
}
