//! Seats that programs hold. They think on a bounded number of threads of their own, and whatever
//! goes wrong there, the game goes on.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bastide_bots::{Budget, Cancel, Strength, seed_of};
use bastide_game::{Seat, Turn};
use tokio::sync::Semaphore;

use crate::app::App;
use crate::clock;
use crate::error::Error;
use crate::live::DynTable;
use crate::play::{self, LoadedGame};

/// How a bot answers: its name, the table, the seat, a seed and a budget in, a sentence out.
pub type Think = Arc<dyn Fn(&str, &dyn DynTable, Seat, u64, &Budget) -> String + Send + Sync>;

/// The answer of the bots that exist. They are shown no more than their seat may know.
pub fn think(bot: &str, table: &dyn DynTable, seat: Seat, seed: u64, budget: &Budget) -> String {
    table.think(bot, seat, seed, budget)
}

/// A bot that tables offer. Those that think for as long as they are told are for laboratories.
pub(crate) fn named(name: &str) -> Option<Strength> {
    Strength::NAMED.into_iter().find(|bot| bot.to_string() == name)
}

/// How long the table of a bot rests after something went wrong, until the sweep finds it.
const SWEEP: Duration = Duration::from_secs(3);

/// Where bots think, and which tables are looked after.
pub(crate) struct Pool {
    threads: Arc<Semaphore>,
    /// Tables with a task; true if somebody woke it again meanwhile.
    busy: Mutex<HashMap<String, bool>>,
    /// Tables that wait for a person, by their last entry.
    resting: Mutex<HashMap<String, u32>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Pool {
    pub(crate) fn new() -> Pool {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Pool {
            threads: Arc::new(Semaphore::new(cores)),
            busy: Mutex::default(),
            resting: Mutex::default(),
        }
    }

    /// Whether bots think on every thread there is for them: work that can wait should.
    pub(crate) fn is_busy(&self) -> bool {
        self.threads.available_permits() == 0
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

enum Step {
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
    let last = playing.entries.last().map_or(0, |entry| entry.at);
    let sentence = answer(app, &bot, playing.table.as_ref(), seat).await?;
    if waits(&playing) {
        pause(app, last).await;
    }
    play::submit_after(app, playing, seat, &sentence).await?;
    Ok(Step::Spoke)
}

/// Whether a bot takes its time: as long as a person may take the last move back, and where only
/// bots play. Otherwise browsers show what happened at the speed that their people chose.
fn waits(playing: &LoadedGame) -> bool {
    let is_person = |seat: usize| playing.game.seats[seat].bot.is_none();
    let undoable = playing.table.last_undoable().is_some_and(|(_, seat)| is_person(seat.index()));
    undoable || !(0..playing.game.seats.len()).any(is_person)
}

/// Waits until the last entry has been seen for a while.
async fn pause(app: &App, last: i64) {
    let seen = Duration::from_millis(u64::try_from(clock::now() - last).unwrap_or(0));
    tokio::select! {
        () = tokio::time::sleep(app.config.bot_pause.saturating_sub(seen)) => {}
        () = app.stopped() => {}
    }
}

/// The sentence of a bot. If it panics or takes too long, the greedy one answers; if even that
/// fails, the first thing that is allowed.
async fn answer(app: &App, bot: &str, table: &dyn DynTable, seat: Seat) -> Result<String, Error> {
    let (name, seed) = (bot.to_string(), seed()?);
    let permit = Arc::clone(&app.pool.threads)
        .acquire_owned()
        .await
        .map_err(|e| Error::Internal(e.to_string()))?;
    let begun = Instant::now();
    let (think, shown) = (Arc::clone(&app.config.think), table.copy());
    // A searching bot answers in time with what it has found; one that does not is told to stop.
    let stop = StopOnDrop(Cancel::new());
    let patience = app.config.bot_patience;
    let budget = Budget::until(begun + patience * 9 / 10).with_cancel(stop.0.clone());
    let thought = tokio::task::spawn_blocking(move || {
        // Kept by the thread, so that one that hangs counts as one.
        let _permit = permit;
        think(&name, shown.as_ref(), seat, seed, &budget)
    });
    let thought = tokio::time::timeout(patience, thought).await;
    drop(stop);
    metrics::histogram!("bastide_bot_seconds").record(begun.elapsed().as_secs_f64());
    if let Ok(Ok(say)) = thought {
        return Ok(say);
    }
    tracing::error!(bot, "a bot panicked or took too long; the greedy one plays for it");
    metrics::counter!("bastide_bot_failures_total").increment(1);
    let shown = table.copy();
    let greedy =
        tokio::task::spawn_blocking(move || shown.think("greedy", seat, 1, &Budget::UNLIMITED));
    if let Ok(Ok(say)) = tokio::time::timeout(Duration::from_secs(5), greedy).await {
        return Ok(say);
    }
    table.anything().ok_or_else(|| Error::Internal("a player has nothing to choose".to_string()))
}

/// Stops a bot when nobody waits for its answer any more.
struct StopOnDrop(Cancel);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

fn seed() -> Result<u64, Error> {
    let bytes = crate::token::random()?;
    Ok(seed_of(0, &bytes.map(u64::from)))
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
            }
            Err(error) => tracing::warn!(%error, "the sweep cannot read"),
        }
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => {}
            () = app.stopped() => return,
        }
    }
}
