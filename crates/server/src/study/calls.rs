//! The REST calls of those who try something, and of puzzles.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use bastide_bots::{Budget, Cancel};
use bastide_game::Turn;
use bastide_protocol::{
    Analysis, PlayFrom, Problem, PuzzleAnswer, PuzzleDay, PuzzleVerdict, Studied, Study, StudyFrom,
    Table,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Played, played, puzzles, shown};
use crate::app::App;
use crate::error::Error;
use crate::extract::{Body, Path};
use crate::guard::Peer;
use crate::limits;
use crate::token::Caller;
use crate::{record, show, tables, teacher};

/// Every call of them.
pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(study))
        .routes(routes!(study_analysis))
        .routes(routes!(play_from))
        .routes(routes!(puzzles_today))
        .routes(routes!(puzzles_of_day))
        .routes(routes!(answer_puzzle))
}

/// Plays a line from a position. A sentence that is not possible is named by its number.
#[utoipa::path(post, path = "/api/study", request_body = Study,
    responses((status = 200, body = Studied), (status = 404, body = Problem),
        (status = 422, body = Problem)))]
async fn study(
    Shared(app): Shared<App>,
    who: Caller,
    Body(study): Body<Study>,
) -> Result<Json<Studied>, Error> {
    let since = study.since;
    let played = played(&app, who, study).await?;
    Ok(Json(shown(&app, &played, since).await?))
}

/// The best turns at the end of a line, with their reasons.
#[utoipa::path(post, path = "/api/study/analysis", request_body = Study,
    responses((status = 200, body = Analysis), (status = 404, body = Problem),
        (status = 422, body = Problem)))]
async fn study_analysis(
    Shared(app): Shared<App>,
    Peer(address): Peer,
    who: Caller,
    Body(study): Body<Study>,
) -> Result<Json<Analysis>, Error> {
    // An unanswered puzzle gets no hints.
    if matches!(study.from, StudyFrom::Puzzle { answered: None, .. }) {
        return Err(Error::NoHints);
    }
    app.addresses.spend(limits::Budget::Hints, address)?;
    let Played { game, .. } = played(&app, who, study).await?;
    if !matches!(game.table.turn(), Turn::Player(_)) {
        return Err(Error::NotPossible("nobody is asked anything there".to_string()));
    }
    let analyse = move |cancel: Cancel| {
        game.table.analyse(&[], teacher::HINT, &Budget::UNLIMITED.with_cancel(cancel))
    };
    let thought = teacher::think(&app, address, analyse).await?;
    let nothing = || Error::Internal("the teacher has nothing to say".to_string());
    Ok(Json(thought.ok_or_else(nothing)?))
}

/// Makes a table that begins with a position.
#[utoipa::path(post, path = "/api/study/table", request_body = PlayFrom,
    responses((status = 201, body = Table), (status = 404, body = Problem),
        (status = 422, body = Problem)))]
async fn play_from(
    Shared(app): Shared<App>,
    Peer(address): Peer,
    who: Caller,
    Body(PlayFrom { study, seats }): Body<PlayFrom>,
) -> Result<impl IntoResponse, Error> {
    let Played { game, solver, .. } = played(&app, who, study).await?;
    if solver.is_some() || game.table.turn() == Turn::Over {
        return Err(Error::NotPossible("nothing can be played from there".to_string()));
    }
    app.addresses.spend(limits::Budget::Tables, address)?;
    let (token, cookies) = who.or_new(&app)?;
    let new = app.blocking.run(move || record::from_position(&game, &seats, token)).await??;
    let id = tables::keep(&app, new).await?;
    let playing = crate::play::LoadedGame::load(&app, &id).await?;
    let table = show::table(&app, &playing, Caller(Some(token))).await?;
    Ok((StatusCode::CREATED, cookies, Json(table)))
}

/// The puzzles of today.
#[utoipa::path(get, path = "/api/puzzles", responses((status = 200, body = PuzzleDay)))]
async fn puzzles_today() -> Result<Json<PuzzleDay>, Error> {
    Ok(Json(puzzles::of_day(None)?))
}

/// The puzzles of a day.
#[utoipa::path(get, path = "/api/puzzles/{day}", params(("day" = String, Path,)),
    responses((status = 200, body = PuzzleDay), (status = 404, body = Problem)))]
async fn puzzles_of_day(Path(day): Path<String>) -> Result<Json<PuzzleDay>, Error> {
    Ok(Json(puzzles::of_day(Some(&day))?))
}

/// What a turn is worth as the answer to a puzzle, and which one is best.
#[utoipa::path(post, path = "/api/puzzles/{day}/{n}/answer",
    params(("day" = String, Path,), ("n" = u8, Path,)), request_body = PuzzleAnswer,
    responses((status = 200, body = PuzzleVerdict), (status = 422, body = Problem)))]
async fn answer_puzzle(
    Shared(app): Shared<App>,
    Path((day, n)): Path<(String, u8)>,
    Peer(address): Peer,
    Body(PuzzleAnswer { line }): Body<PuzzleAnswer>,
) -> Result<Json<PuzzleVerdict>, Error> {
    Ok(Json(puzzles::judge(&app, address, &day, n, line).await?))
}
