//! Reviews: one at a time on this server, one per table, in a fair queue: first come, first served, at most one waiting
//! per network.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bastide_bots::teacher::REVIEW;
use bastide_bots::{Budget, Cancel};
use bastide_game::Turn;
use bastide_protocol::{Review, ReviewState};
use bastide_store::Hash;
use lru::LruCache;
use tokio::sync::Semaphore;

use crate::app::App;
use crate::blocking::spawn_low_priority;
use crate::error::Error;
use crate::limits::{self, rate_key};
use crate::play::LoadedGame;
use crate::token::Caller;

/// So many reviews are kept; then the one that was not looked at for the longest time goes.
const KEPT: NonZeroUsize = NonZeroUsize::new(200).expect("it is not 0");
/// Maximum number of reviews that wait or work.
const MAX_JOBS: usize = 64;
/// How long a review waits when the bots of running games need every core, and how often in a row at most.
const STEP_BACK: Duration = Duration::from_millis(50);
const STEPS_BACK: u32 = 40;

/// A review that waits or works.
struct Job {
    cancel: Cancel,
    /// Who asked for it.
    by: Initiator,
    is_waiting: AtomicBool,
    done: AtomicU32,
    of: AtomicU32,
}

/// Who asked for a review: the network, and the browser if it has a token.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Initiator {
    network: IpAddr,
    browser: Option<Hash>,
}

impl Initiator {
    fn new(who: Caller, address: IpAddr) -> Initiator {
        Initiator { network: rate_key(address), browser: who.0 }
    }
}

/// All reviews.
pub(super) struct Reviews {
    place: Arc<Semaphore>,
    jobs: Mutex<HashMap<String, Arc<Job>>>,
    kept: Mutex<LruCache<String, Arc<Review>>>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews {
            place: Arc::new(Semaphore::new(1)),
            jobs: Mutex::default(),
            kept: Mutex::new(LruCache::new(KEPT)),
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Reviews {
    fn state(&self, id: &str) -> ReviewState {
        if let Some(review) = lock(&self.kept).get(id) {
            return ReviewState::Done { review: Review::clone(review) };
        }
        let jobs = lock(&self.jobs);
        let Some(job) = jobs.get(id) else { return ReviewState::None };
        let told = |number: &AtomicU32| number.load(Ordering::Relaxed);
        ReviewState::Running { done: told(&job.done), of: told(&job.of) }
    }
}

/// A table whose game can be reviewed.
async fn finished(app: &App, id: &str) -> Result<Arc<LoadedGame>, Error> {
    let playing = LoadedGame::load(app, id).await?;
    if playing.table.turn() != Turn::Over {
        return Err(Error::NotPossible("the game still runs".to_string()));
    }
    Ok(playing)
}

/// How far the review of a game is.
pub(super) async fn review_state(app: &App, id: &str) -> Result<ReviewState, Error> {
    finished(app, id).await?;
    Ok(app.teaching.reviews.state(id))
}

/// Begins to review a game, unless somebody has.
pub(super) async fn begin_review(
    app: &App,
    id: &str,
    who: Caller,
    address: IpAddr,
) -> Result<ReviewState, Error> {
    let playing = finished(app, id).await?;
    let reviews = &app.teaching.reviews;
    if !matches!(reviews.state(id), ReviewState::None) {
        return Ok(reviews.state(id));
    }
    app.addresses.spend(limits::Budget::Hints, address)?;
    let job = {
        let mut jobs = lock(&reviews.jobs);
        if jobs.contains_key(id) {
            drop(jobs);
            return Ok(reviews.state(id));
        }
        let by = Initiator::new(who, address);
        let is_waiting =
            |job: &Arc<Job>| job.by.network == by.network && job.is_waiting.load(Ordering::Relaxed);
        if jobs.len() >= MAX_JOBS || jobs.values().any(is_waiting) {
            return Err(Error::TooMany);
        }
        let (done, of) = (AtomicU32::new(0), AtomicU32::new(playing.seq()));
        let is_waiting = AtomicBool::new(true);
        let job = Arc::new(Job { cancel: Cancel::new(), by, is_waiting, done, of });
        jobs.insert(id.to_string(), Arc::clone(&job));
        job
    };
    tokio::spawn(work(app.clone(), id.to_string(), playing, job));
    Ok(reviews.state(id))
}

/// Stops the review of a game, for its initiator or a browser that holds a seat.
pub(super) async fn stop_review(
    app: &App,
    id: &str,
    who: Caller,
    address: IpAddr,
) -> Result<ReviewState, Error> {
    let playing = finished(app, id).await?;
    let reviews = &app.teaching.reviews;
    {
        let mut jobs = lock(&reviews.jobs);
        if let Some(job) = jobs.get(id) {
            if job.by != Initiator::new(who, address) && playing.mine(who).is_empty() {
                return Err(Error::NotYourSeat);
            }
            job.cancel.cancel();
            jobs.remove(id);
        }
    }
    Ok(reviews.state(id))
}

/// Forgets a job when it ends, however it ends; one that was begun anew meanwhile stays.
struct Forget(App, String, Arc<Job>);

impl Drop for Forget {
    fn drop(&mut self) {
        self.2.cancel.cancel();
        let mut jobs = lock(&self.0.teaching.reviews.jobs);
        if jobs.get(&self.1).is_some_and(|job| Arc::ptr_eq(job, &self.2)) {
            jobs.remove(&self.1);
        }
    }
}

async fn work(app: App, id: String, playing: Arc<LoadedGame>, job: Arc<Job>) {
    let forget = Forget(app.clone(), id.clone(), Arc::clone(&job));
    let Ok(place) = Arc::clone(&app.teaching.reviews.place).acquire_owned().await else { return };
    job.is_waiting.store(false, Ordering::Relaxed);
    let (table, busy) = (playing.table.copy(), app.clone());
    let thought = spawn_low_priority("review", move || {
        let _place = place;
        let budget = Budget::UNLIMITED.with_cancel(job.cancel.clone());
        table.review(REVIEW, &budget, &mut |done, of| {
            job.done.store(done, Ordering::Relaxed);
            job.of.store(of, Ordering::Relaxed);
            for _ in 0..STEPS_BACK {
                if *busy.stopping.borrow() {
                    job.cancel.cancel();
                }
                if job.cancel.is_cancelled() || !busy.pool.is_busy() {
                    break;
                }
                std::thread::sleep(STEP_BACK);
            }
        })
    });
    match thought.await {
        Ok(Some(review)) => {
            lock(&app.teaching.reviews.kept).put(id, Arc::new(review));
        }
        Ok(None) => {}
        Err(_) => tracing::error!(game = id, "a review failed"),
    }
    drop(forget);
}
