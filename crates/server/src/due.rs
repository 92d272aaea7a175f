//! Tables that wait for a program, for chance, or for a person who may never come: found in the store by when they
//! are due, taken by a lease, the most urgent first and few at a time. What happens in this process is not found that
//! way but woken at once ([`wake`]); the store finds what a stop or a failure left behind.
//! docs/decisions/0017-what-is-due-stands-in-the-store.md says why.

use std::time::Duration;

use bastide_game::{Actor, Turn};
use bastide_store::{Due, DueTable, Rank};

use crate::app::App;
use crate::bots;
use crate::clock;
use crate::error::Error;
use crate::external::is_external;
use crate::live_games::Hold;
use crate::play::{self, LoadedGame};
use crate::thinking::has_people;

pub(crate) use bots::wake;

/// How often somebody looks for what is due.
const EVERY: Duration = Duration::from_secs(1);
/// How soon again, if there was more than could be taken.
const AGAIN: Duration = Duration::from_millis(100);
/// So many are taken at a time.
const MOST: u32 = 20;
/// So many tables are looked after at once before more are taken.
const CROWD: usize = 40;
/// For so long nobody else takes them.
const LEASE: i64 = 30_000;
/// A program of this process that is woken has so much longer than its patience before somebody else looks.
const GRACE: Duration = Duration::from_secs(5);
/// A table that nobody has looked after yet is not ended before so long.
const NOTICE: Duration = Duration::from_secs(7 * 86_400);
/// Delay before the first retry of a failed write, and the maximum that it doubles to.
pub(crate) const RETRY_DELAY: Duration = Duration::from_millis(500);
pub(crate) const MAX_RETRY_DELAY: Duration = Duration::from_secs(30);
/// Never.
const NEVER: i64 = i64::MAX / 2;

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(NEVER)
}

/// When somebody must look after a table as it is now; nothing if it is over or has not begun.
pub(crate) fn of(app: &App, playing: &LoadedGame) -> Option<Due> {
    if !playing.game.is_full() {
        return None;
    }
    let rank = if has_people(playing) { Rank::People } else { Rank::Programs };
    let now = clock::now();
    let seat = match playing.table.turn() {
        Turn::Over => return None,
        Turn::Chance => return Some(Due { rank, at: now }),
        Turn::Player(seat) => &playing.game.seats[seat.index()],
    };
    let patience = match (is_external(seat), seat.bot.is_some()) {
        (true, _) => app.config.external_patience,
        (false, true) => app.config.thinking_patience + GRACE,
        (false, false) => return Some(Due { rank: Rank::Person, at: abandoned_at(app, playing) }),
    };
    Some(Due { rank, at: now + millis(patience) })
}

/// When a table that waits for a person ends, if nobody comes. An opened record never does: it is somebody's to keep.
fn abandoned_at(app: &App, playing: &LoadedGame) -> i64 {
    match app.config.abandoned_after {
        Some(after) if playing.game.header.is_none() => playing.last_at() + millis(after),
        Some(_) | None => NEVER,
    }
}

/// Looks for what is due until the server stops.
pub(crate) async fn look(app: App) {
    loop {
        let now = clock::now();
        // Others take what is due while this node waits for its end.
        let crowd = if app.is_draining() { 0 } else { CROWD };
        let room = crowd.saturating_sub(app.pool.looked_after());
        let most = MOST.min(room as u32);
        let taken = match most {
            0 => Ok(Vec::new()),
            most => app.store.take_due(&app.node, now, now + LEASE, most).await,
        };
        let pause = match taken {
            Ok(tables) => {
                let more = tables.len() as u32 == most;
                for table in tables {
                    tokio::spawn(look_after(app.clone(), table));
                }
                if more { AGAIN } else { EVERY }
            }
            Err(error) => {
                tracing::warn!(%error, "what is due cannot be read");
                EVERY
            }
        };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = app.stopped() => return,
        }
    }
}

async fn look_after(app: App, table: DueTable) {
    // Whoever said that it is due may have changed it besides.
    app.games.doubt(&table.id);
    if table.rank != Rank::Person {
        wake(&app, &table.id);
        return;
    }
    let mut retry_delay = RETRY_DELAY;
    loop {
        match end_if_abandoned(&app, &table.id).await {
            Ok(()) => return,
            Err(error @ Error::NotSaved(_)) => {
                tracing::warn!(game = table.id, %error, "an abandoned table waits for the database");
                if !wait_for_store(&app, retry_delay).await {
                    return;
                }
                retry_delay = (2 * retry_delay).min(MAX_RETRY_DELAY);
            }
            Err(error) => return failed(&app, &table.id, &error).await,
        }
    }
}

/// Waits for a pause, and then until the database takes writes again; whether it does before the server stops. All
/// tables that wait share the one write a second of a health check.
pub(crate) async fn wait_for_store(app: &App, pause: Duration) -> bool {
    let healthy = async {
        tokio::time::sleep(pause).await;
        while app.health.check(app).await.is_err() {
            tokio::time::sleep(RETRY_DELAY).await;
        }
    };
    tokio::select! {
        () = healthy => true,
        () = app.stopped() => false,
    }
}

/// Something went wrong at a table: somebody tries again, later each time.
pub(crate) async fn failed(app: &App, id: &str, error: &Error) {
    tracing::warn!(game = id, %error, cause = error.cause(), "a table could not go on; it is tried again later");
    if let Err(error) = app.store.postpone(id, clock::now()).await {
        tracing::warn!(game = id, %error, "it cannot be put off either");
    }
}

/// Tells the store when somebody must look after a table again, if it does not know.
pub(crate) async fn note(app: &App, id: &str) -> Result<(), Error> {
    let mut hold = Hold::of(app, id).await?;
    let Some(playing) = hold.game() else {
        return Ok(());
    };
    // Before the last seat is taken, and after the end, nobody need look.
    let mut due = of(app, playing).unwrap_or(Due { rank: Rank::Person, at: NEVER });
    if playing.due.map(|known| known.rank) == Some(due.rank) {
        return Ok(());
    }
    if due.rank == Rank::Person {
        let notice = app.config.abandoned_after.unwrap_or(NOTICE).min(NOTICE);
        due.at = due.at.max(clock::now() + millis(notice));
    }
    app.store.set_due(id, due).await?;
    if let Some(mut playing) = hold.take() {
        std::sync::Arc::make_mut(&mut playing).due = Some(due);
        hold.put(playing);
    }
    Ok(())
}

/// Ends a game for which a person has not come for too long.
async fn end_if_abandoned(app: &App, id: &str) -> Result<(), Error> {
    let playing = LoadedGame::load(app, id).await?;
    let Turn::Player(seat) = playing.table.turn() else {
        wake(app, id);
        return Ok(());
    };
    let at = abandoned_at(app, &playing);
    if playing.waits_for_a_program() || !playing.game.is_full() {
        wake(app, id);
        return Ok(());
    }
    if clock::now() < at {
        return Ok(app.store.set_due(id, Due { rank: Rank::Person, at }).await?);
    }
    let sentence = format!("timeout {}", playing.catalog.word(Actor::Seat(seat)));
    match play::submit_after(app, id, playing.seq(), Actor::Table, &sentence).await {
        // Somebody came.
        Err(Error::Stale) => Ok(()),
        done => {
            done?;
            tracing::info!(game = id, "an abandoned game was ended");
            metrics::counter!("bastide_abandoned_total").increment(1);
            Ok(())
        }
    }
}
