//! The teacher at the tables of this server: hints, analyses and reviews, all of them beside the play and bounded.
//!
//! Hints are computed within a fraction of a second on a few threads; a review takes the one place there is for it,
//! and steps back while the bots of running games need every core.

mod calls;
mod cards;
mod games;
mod reviews;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bastide_bots::search::Limit;
use bastide_bots::{Budget, Cancel};
use bastide_game::{Actor, Seat, Turn};
use bastide_protocol::{Aids, Analysis};
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};

use crate::app::App;
use crate::blocking::spawn_low_priority;
use crate::error::Error;
use crate::limits::{self, rate_key};
use crate::play::LoadedGame;
use crate::token::Caller;

pub(crate) use calls::router;
pub(crate) use games::Explains;

/// What a hint may cost.
pub(crate) const HINT: Limit = Limit { playouts: 4000, time: Duration::from_millis(300) };
/// So many hints are computed at once.
const HINTS: usize = 2;
/// Whoever waits longer for a hint is sent away.
const PATIENCE: Duration = Duration::from_secs(5);
/// Where the teacher thinks, and what it has found.
pub(crate) struct Teaching {
    hints: Arc<Semaphore>,
    /// One permit per network that waits for a hint, so that a flood from one network does not delay the others.
    networks: Mutex<HashMap<IpAddr, Arc<Semaphore>>>,
    reviews: reviews::Reviews,
}

impl Teaching {
    pub(crate) fn new() -> Teaching {
        Teaching {
            hints: Arc::new(Semaphore::new(HINTS)),
            networks: Mutex::default(),
            reviews: reviews::Reviews::default(),
        }
    }

    /// Waits for the turn of a network, and then for a thread.
    async fn acquire(&self, address: IpAddr) -> Result<[OwnedSemaphorePermit; 2], AcquireError> {
        let network = {
            let mut networks = self.networks.lock().unwrap_or_else(PoisonError::into_inner);
            networks.retain(|_, network| Arc::strong_count(network) > 1);
            let network = networks.entry(rate_key(address));
            Arc::clone(network.or_insert_with(|| Arc::new(Semaphore::new(1))))
        };
        let turn = network.acquire_owned().await?;
        Ok([turn, Arc::clone(&self.hints).acquire_owned().await?])
    }
}

/// Stops whoever thinks when nobody waits any more.
struct StopOnDrop(Cancel);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// The best turns at the first question after entry `at`, or at the question now.
async fn analysis(
    app: &App,
    id: &str,
    who: Caller,
    address: IpAddr,
    at: Option<u32>,
) -> Result<Analysis, Error> {
    let playing = LoadedGame::load(app, id).await?;
    let over = playing.table.turn() == Turn::Over;
    let aids = Aids::from_word(&playing.game.aids).unwrap_or_default();
    if !over && !aids.hint() {
        return Err(Error::NoHints);
    }
    let at = at.unwrap_or(u32::MAX).min(playing.seq());
    let allowed = if over { None } else { Some(askable(&playing, who, at)) };
    if allowed.as_ref().is_some_and(Vec::is_empty) {
        return Err(Error::NotYourSeat);
    }
    app.addresses.spend(limits::Budget::Hints, address)?;
    let replayed = app.blocking.run_low_priority(move || {
        let then = asked_after(&playing, at)?;
        // What was played is shown only after the game, when it gives nothing away.
        let played = if over { answered(&playing, then.seq()) } else { Vec::new() };
        Ok::<_, Error>((then, played))
    });
    let (then, played) = replayed.await??;
    let Turn::Player(seat) = then.table.turn() else {
        return Err(Error::NotPossible("nobody is asked anything after that".to_string()));
    };
    if allowed.is_some_and(|allowed| !allowed.contains(&seat)) {
        return Err(Error::NotYourSeat);
    }
    let analyse = move |cancel: Cancel| {
        then.table.analyse(&played, HINT, &Budget::UNLIMITED.with_cancel(cancel))
    };
    let thought = think(app, address, analyse).await?;
    thought.ok_or_else(|| Error::Internal("the teacher has nothing to say".to_string()))
}

/// The seats about whose question after entry `at` a browser may ask while the game runs. Of several people at one
/// screen, any may be looking: where hands are secret they may ask about the question now, which shows the hand of the
/// seat asked to them anyway, and about no earlier one.
fn askable(playing: &LoadedGame, who: Caller, at: u32) -> Vec<Seat> {
    let chance = playing.catalog.word(Actor::Chance);
    let is_now = playing.entries[at as usize..].iter().all(|entry| entry.actor == chance);
    if is_now || !playing.table.has_secrets() { playing.mine(who) } else { playing.private(who) }
}

/// Thinks about something on one of the few threads for that. It is cancelled when the caller goes away. Callers spend
/// a budget before.
pub(crate) async fn think<T: Send + 'static>(
    app: &App,
    address: IpAddr,
    thought: impl FnOnce(Cancel) -> T + Send + 'static,
) -> Result<T, Error> {
    let place = app.teaching.acquire(address);
    let place = tokio::time::timeout(PATIENCE, place).await.map_err(|_| Error::TooMany)?;
    let place = place.map_err(|error| Error::Internal(error.to_string()))?;
    let stop = StopOnDrop(Cancel::new());
    let cancel = stop.0.clone();
    let thinking = spawn_low_priority("hint", move || {
        let _place = place;
        thought(cancel)
    });
    let thought = thinking.await.map_err(|_| Error::Internal("a hint failed".to_string()))?;
    metrics::counter!("bastide_hints_total").increment(1);
    Ok(thought)
}

/// What was answered after an entry, until chance or somebody else said something.
fn answered(playing: &LoadedGame, seq: u32) -> Vec<String> {
    let after = &playing.entries[(seq as usize).min(playing.entries.len())..];
    let by = after.first().map(|entry| &entry.actor);
    let own = after.iter().take_while(|entry| Some(&entry.actor) == by);
    own.map(|entry| entry.sentence.clone()).collect()
}

/// The game after the first entry from `at` on after which a seat is asked something.
fn asked_after(playing: &LoadedGame, at: u32) -> Result<LoadedGame, Error> {
    let entries = &playing.entries;
    let mut then = LoadedGame::replay(playing.game.clone(), entries[..at as usize].to_vec())?;
    for entry in &entries[at as usize..] {
        if matches!(then.table.turn(), Turn::Player(_)) {
            break;
        }
        then.play_on(vec![entry.clone()])?;
    }
    Ok(then)
}
