//! Seats that programs hold: tables that wait for one of them, or for chance, are found and driven on.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bastide_game::{Actor, Seat, Turn};
use tokio::sync::Semaphore;

use crate::app::App;
use crate::clock;
use crate::due;
use crate::error::Error;
use crate::external::{self, Deadlines, EXTERNAL};
use crate::play::{self, LoadedGame};
use crate::thinking::{Minds, answer, has_people, spare_answer};
use crate::threads::Threads;

/// Where bots think, and which tables are looked after.
pub(crate) struct Pool {
    pub(crate) threads: Threads,
    /// Where the greedy bot thinks for others: it must not wait for those that it replaces.
    pub(crate) spare: Arc<Semaphore>,
    /// Tables with a task; true if somebody woke it again meanwhile.
    busy: Mutex<HashMap<String, bool>>,
    /// The one place for tables where only bots play.
    pub(crate) idle: Arc<Semaphore>,
    /// Tables that wait for an external bot.
    pub(crate) deadlines: Deadlines,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Pool {
    pub(crate) fn new(threads: usize) -> Pool {
        Pool {
            threads: Threads::new(threads),
            spare: Arc::new(Semaphore::new(threads.max(1))),
            busy: Mutex::default(),
            idle: Arc::new(Semaphore::new(1)),
            deadlines: Deadlines::default(),
        }
    }

    /// Waits a moment for tables that somebody looks after.
    pub(crate) async fn rest(&self) {
        for _ in 0..50 {
            if self.looked_after() == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// How many tables have a task.
    pub(crate) fn looked_after(&self) -> usize {
        lock(&self.busy).len()
    }

    /// Whether bots think on every thread there is for them: work that can wait should.
    pub(crate) fn is_busy(&self) -> bool {
        !self.threads.is_any_free()
    }
}

/// Looks after a table: whatever chance or a bot must say there is said.
pub(crate) fn wake(app: &App, id: &str) {
    let mut busy = lock(&app.pool.busy);
    if let Some(again) = busy.get_mut(id) {
        *again = true;
        return;
    }
    busy.insert(id.to_string(), false);
    drop(busy);
    tokio::spawn(drive_bots(app.clone(), id.to_string()));
}

/// Gives the table free again, also if the task ends with a panic.
struct Busy {
    app: App,
    id: String,
    is_free: bool,
}

impl Drop for Busy {
    fn drop(&mut self) {
        if !self.is_free {
            lock(&self.app.pool.busy).remove(&self.id);
        }
    }
}

async fn drive_bots(app: App, id: String) {
    let mut busy = Busy { app: app.clone(), id: id.clone(), is_free: false };
    let mut minds = Minds::new();
    let mut retry_delay = due::RETRY_DELAY;
    loop {
        let stepped = match step(&app, &id, &mut minds).await {
            Ok(Step::Rests) => due::note(&app, &id).await.map(|()| Step::Rests),
            stepped => stepped,
        };
        match stepped {
            Ok(Step::Spoke) => {
                retry_delay = due::RETRY_DELAY;
                continue;
            }
            Err(error @ Error::NotSaved(_)) => {
                tracing::warn!(game = id, %error, "a table waits for the database");
                if !due::wait_for_store(&app, retry_delay).await {
                    return;
                }
                retry_delay = (2 * retry_delay).min(due::MAX_RETRY_DELAY);
                continue;
            }
            // Somebody else was faster: look again.
            Err(Error::Stale) => continue,
            Ok(Step::Rests) => {}
            Err(error) => {
                due::failed(&app, &id, &error).await;
                return;
            }
        }
        let mut tables = lock(&app.pool.busy);
        match tables.get_mut(&id) {
            // Woken between the last look and now.
            Some(again) if *again => *again = false,
            Some(_) | None => {
                tables.remove(&id);
                // Another task may hold the place from now on.
                busy.is_free = true;
                return;
            }
        }
    }
}

/// What became of a look at a table.
pub(crate) enum Step {
    Spoke,
    Rests,
}

/// Says one sentence, if one is due.
async fn step(app: &App, id: &str, minds: &mut Minds) -> Result<Step, Error> {
    let playing = LoadedGame::load(app, id).await?;
    if !playing.game.is_full() || *app.stopping.borrow() {
        return Ok(Step::Rests);
    }
    let seat = match playing.table.turn() {
        Turn::Over => return Ok(Step::Rests),
        Turn::Chance => {
            play::draw(app, id).await?;
            return Ok(Step::Spoke);
        }
        Turn::Player(seat) => seat,
    };
    let Some(bot) = playing.game.seats[seat.index()].bot.clone() else {
        return Ok(Step::Rests);
    };
    if bot == EXTERNAL {
        return external::step(app, &playing, seat).await;
    }
    let (last, seq) = (playing.last_at(), playing.seq());
    let sentence = if has_people(&playing) {
        answer(app, &bot, &playing, seat, minds).await?
    } else {
        idle_answer(app, &bot, &playing, seat, minds).await?
    };
    let waits = waits(&playing);
    // Nobody holds a game that is about to change.
    drop(playing);
    if waits {
        pause(app, last).await;
    }
    match play::submit_after(app, id, seq, Actor::Seat(seat), &sentence).await {
        Err(Error::NotPossible(why)) => {
            tracing::error!(game = id, bot, why, "a bot said what is not possible");
            metrics::counter!("bastide_bot_failures_total").increment(1);
            play_spare(app, id, seat).await
        }
        done => done.map(|()| Step::Spoke),
    }
}

/// The answer of a bot where only bots play. All such tables together get a part of one core: each gives its
/// place back only after a rest as long as it thought, some times over.
async fn idle_answer(
    app: &App,
    bot: &str,
    playing: &LoadedGame,
    seat: Seat,
    minds: &mut Minds,
) -> Result<String, Error> {
    let place = Arc::clone(&app.pool.idle).acquire_owned().await;
    let place = place.map_err(|error| Error::Internal(error.to_string()))?;
    let begun = Instant::now();
    let sentence = answer(app, bot, playing, seat, minds).await;
    let rest = begun.elapsed() * app.config.bot_rest;
    tokio::spawn(async move {
        tokio::time::sleep(rest).await;
        drop(place);
    });
    sentence
}

/// Plays the move of the greedy bot, if the seat is still to move.
async fn play_spare(app: &App, id: &str, seat: Seat) -> Result<Step, Error> {
    let playing = LoadedGame::load(app, id).await?;
    if playing.table.turn() != Turn::Player(seat) {
        return Err(Error::Stale);
    }
    let sentence = spare_answer(app, playing.table.as_ref(), seat).await?;
    let seq = playing.seq();
    drop(playing);
    play::submit_after(app, id, seq, Actor::Seat(seat), &sentence).await.map(|()| Step::Spoke)
}

/// Whether a bot takes its time: as long as a person may take the last move back, and where only
/// bots play. Otherwise browsers show what happened at the speed that their people chose.
fn waits(playing: &LoadedGame) -> bool {
    let is_person = |seat: usize| playing.game.seats[seat].bot.is_none();
    let undoable = playing.table.last_undoable().is_some_and(|(_, seat)| is_person(seat.index()));
    undoable || !has_people(playing)
}

/// Waits until the last entry has been seen for a while.
async fn pause(app: &App, last: i64) {
    let seen = Duration::from_millis(u64::try_from(clock::now() - last).unwrap_or(0));
    tokio::select! {
        () = tokio::time::sleep(app.config.bot_pause.saturating_sub(seen)) => {}
        () = app.stopped() => {}
    }
}
