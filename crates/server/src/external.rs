//! External bots: programs of other people that hold a seat and speak through a socket as browsers do
//! (docs/bot-api.md). Whoever made the table gives such a seat away by a key of its own.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use bastide_game::{Actor, Seat, Turn};
use bastide_protocol::{BotClaim, BotSeat, Problem};
use bastide_store::{Error as StoreError, Game, Hash, Seat as Holder};

use crate::app::App;
use crate::bots::{self, Step};
use crate::clock;
use crate::draws::Promise;
use crate::error::Error;
use crate::extract::{Body, Path};
use crate::feed::Change;
use crate::names::tidy_name;
use crate::nodes;
use crate::play::{self, LoadedGame};
use crate::thinking::spare_answer;
use crate::token;

/// The word in the place of a bot's name. A program that does not know it lets the greedy bot play there.
pub(crate) const EXTERNAL: &str = "external";

/// Whether an external bot sits there.
pub(crate) fn is_external(seat: &Holder) -> bool {
    seat.bot.as_deref() == Some(EXTERNAL)
}

/// Whether an external bot with this token sits at a table.
pub(crate) fn sits_at(game: &Game, token: &Hash) -> bool {
    game.seats.iter().any(|seat| is_external(seat) && seat.token.as_ref() == Some(token))
}

/// Takes a seat for an external bot.
#[utoipa::path(post, path = "/api/tables/{id}/bot", params(("id" = String, Path,)),
    request_body = BotClaim, responses((status = 201, body = BotSeat), (status = 410, body = Problem)))]
pub(crate) async fn claim_for_bot(
    Shared(app): Shared<App>,
    Path(id): Path<String>,
    Body(asked): Body<BotClaim>,
) -> Result<(StatusCode, Json<BotSeat>), Error> {
    Ok((StatusCode::CREATED, Json(claim(&app, &id, &asked).await?)))
}

/// An external bot takes the seat of a key. Asked again, it gets another token, and the one before is worth
/// nothing: so a program that has lost its own comes back.
async fn claim(app: &App, id: &str, asked: &BotClaim) -> Result<BotSeat, Error> {
    let playing = LoadedGame::load(app, id).await?;
    let game = &playing.game;
    // The keys follow from the secret, which everybody knows from then on.
    if playing.table.turn() == Turn::Over {
        return Err(Error::Over);
    }
    let mut numbered = game.seats.iter().enumerate();
    let meant = numbered.find(|(n, _)| asked.key == token::bot_key(&game.secret, id, *n));
    let (n, seat) = meant.ok_or(Error::NotYourSeat)?;
    if !app.programs.may_connect(&token::hash(&asked.key)) {
        return Err(Error::TooMany);
    }
    let name = tidy_name(&asked.name);
    if name.is_empty() {
        return Err(Error::BadRequest("a bot needs a name".to_string()));
    }
    let token = token::token()?;
    let who = Holder {
        token: Some(token::hash(&token)),
        name,
        bot: Some(EXTERNAL.to_string()),
        nonce: Some(Promise::nonce_or(asked.nonce.as_deref())?),
    };
    let number = n as u8;
    let taken = if is_external(seat) {
        app.store.replace_token(id, number, &who).await
    } else {
        app.store.claim(id, number, &who, clock::now()).await
    };
    taken
        .map_err(|error| if error == StoreError::Conflict { Error::Taken } else { error.into() })?;
    LoadedGame::reseat(app, id).await?;
    tracing::info!(game = id, seat = n, "an external bot took a seat");
    nodes::tell(app, id, Change::Table);
    play::begin(app, id).await?;
    let patience = app.config.external_patience.as_secs().try_into().unwrap_or(u32::MAX);
    Ok(BotSeat { seat: number, token, patience })
}

/// Until when answers are waited for, by table, with the last entry before each.
#[derive(Default)]
pub(crate) struct Deadlines(Mutex<HashMap<String, (u32, Instant)>>);

impl Deadlines {
    /// Until when the answer after an entry is waited for, and whether nobody asked before.
    fn of(&self, app: &App, id: &str, seq: u32) -> (Instant, bool) {
        let mut deadlines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match deadlines.get(id) {
            Some((known, deadline)) if *known == seq => (*deadline, false),
            Some(_) | None => {
                let deadline = Instant::now() + app.config.external_patience;
                deadlines.insert(id.to_string(), (seq, deadline));
                (deadline, true)
            }
        }
    }

    /// Whether the time of a table is over. It is not if somebody answered meanwhile and is waited for anew.
    fn is_over(&self, id: &str) -> bool {
        let deadlines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        deadlines.get(id).is_some_and(|(_, deadline)| *deadline <= Instant::now())
    }

    /// Forgets a table for which nobody waits any more.
    fn forget(&self, id: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }
}

/// Waits for the answer of an external bot. When its time is over the greedy bot plays for it, and it is told.
pub(crate) async fn step(app: &App, playing: &LoadedGame, seat: Seat) -> Result<Step, Error> {
    let (id, seq) = (playing.game.id.clone(), playing.seq());
    let (deadline, is_new) = app.pool.deadlines.of(app, &id, seq);
    if Instant::now() < deadline {
        if is_new {
            tokio::spawn(wake_at(app.clone(), id, deadline));
        }
        return Ok(Step::Rests);
    }
    let sentence = spare_answer(app, playing.table.as_ref(), seat).await?;
    play::submit_after(app, &id, seq, Actor::Seat(seat), &sentence).await?;
    app.pool.deadlines.forget(&id);
    tracing::info!(game = id, seat = seat.0, "an external bot did not answer in time");
    metrics::counter!("bastide_external_timeouts_total").increment(1);
    nodes::tell(app, &id, Change::TimedOut(seat));
    Ok(Step::Spoke)
}

async fn wake_at(app: App, id: String, deadline: Instant) {
    tokio::select! {
        () = tokio::time::sleep_until(deadline.into()) => {}
        () = app.stopped() => return,
    }
    if app.pool.deadlines.is_over(&id) {
        bots::wake(&app, &id);
    }
}
