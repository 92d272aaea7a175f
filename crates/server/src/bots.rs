//! Seats that programs hold: tables that wait for one of them, or for chance, are found and driven on.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bastide_game::{Seat, Turn};
use tokio::sync::Semaphore;

use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::external::{self, Deadlines, EXTERNAL};
use crate::play::{self, LoadedGame};
use crate::thinking::{answer, has_people, spare_answer};
use crate::threads::Threads;

/// How long the table of a bot rests after something went wrong, until the sweep finds it.
const SWEEP: Duration = Duration::from_secs(3);

/// Where bots think, and which tables are looked after.
pub(crate) struct Pool {
    pub(crate) threads: Threads,
    /// Where the greedy bot thinks for others: it must not wait for those that it replaces.
    pub(crate) spare: Arc<Semaphore>,
    /// Tables with a task; true if somebody woke it again meanwhile.
    busy: Mutex<HashMap<String, bool>>,
    /// Tables that wait for a person, by their last entry.
    resting: Mutex<HashMap<String, u32>>,
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
            resting: Mutex::default(),
            deadlines: Deadlines::default(),
        }
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
    loop {
        match step(&app, &id).await {
            Ok(Step::Spoke) => continue,
            Ok(Step::Rests(seq)) => {
                lock(&app.pool.resting).insert(id.clone(), seq);
            }
            // Somebody else was faster: look again.
            Err(Error::Stale) => continue,
            Err(error) => {
                tracing::warn!(game = id, %error, "a bot could not move; the sweep tries again");
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
    Rests(u32),
}

/// Says one sentence, if one is due.
async fn step(app: &App, id: &str) -> Result<Step, Error> {
    let playing = LoadedGame::load(app, id).await?;
    let rests = Ok(Step::Rests(playing.seq()));
    if !playing.game.is_full() || *app.stopping.borrow() {
        return rests;
    }
    let seat = match playing.table.turn() {
        Turn::Over => return rests,
        Turn::Chance => return play::draw(app, playing).await.map(|()| Step::Spoke),
        Turn::Player(seat) => seat,
    };
    let Some(bot) = playing.game.seats[seat.index()].bot.clone() else {
        return rests;
    };
    if bot == EXTERNAL {
        return external::step(app, playing, seat).await;
    }
    let last = playing.entries.last().map_or(0, |entry| entry.at);
    let sentence = answer(app, &bot, &playing, seat).await?;
    if waits(&playing) {
        pause(app, last).await;
    }
    match play::submit_after(app, playing, seat, &sentence).await {
        Err(Error::NotPossible(why)) => {
            tracing::error!(game = id, bot, why, "a bot said what is not possible");
            metrics::counter!("bastide_bot_failures_total").increment(1);
            play_spare(app, id, seat).await
        }
        done => done.map(|()| Step::Spoke),
    }
}

/// Plays the move of the greedy bot, if the seat is still to move.
async fn play_spare(app: &App, id: &str, seat: Seat) -> Result<Step, Error> {
    let playing = LoadedGame::load(app, id).await?;
    if playing.table.turn() != Turn::Player(seat) {
        return Err(Error::Stale);
    }
    let sentence = spare_answer(app, playing.table.as_ref(), seat).await?;
    play::submit_after(app, playing, seat, &sentence).await.map(|()| Step::Spoke)
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

/// Finds tables that wait for a bot or for chance, at the start and every few seconds.
pub(crate) async fn sweep(app: App) {
    loop {
        match app.store.running().await {
            Ok(running) => {
                let resting = lock(&app.pool.resting).clone();
                let waits = |(id, seq): &(String, u32)| resting.get(id) != Some(seq);
                for (id, _) in running.iter().filter(|game| waits(game)) {
                    wake(&app, id);
                }
                let ids: HashSet<&String> = running.iter().map(|(id, _)| id).collect();
                lock(&app.pool.resting).retain(|id, _| ids.contains(id));
                app.pool.deadlines.keep(&ids);
            }
            Err(error) => tracing::warn!(%error, "the sweep cannot read"),
        }
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => {}
            () = app.stopped() => return,
        }
    }
}
