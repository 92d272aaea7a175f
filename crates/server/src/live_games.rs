//! Games that are played now, or were looked at lately. What stands here is what the store has: whoever moves holds the
//! game until the store has what was said. If that fails the game is forgotten, and read again. Where other nodes may
//! write too, a copy is compared with the store before it is used, unless that was done just now; a file of SQLite says
//! when somebody else has written, and only then copies are in doubt.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bastide_store::Hash;
use lru::LruCache;
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

use crate::app::App;
use crate::error::Error;
use crate::play::LoadedGame;

/// So long a copy is good without another look at the store, where other nodes may write too.
const FRESH: Duration = Duration::from_secs(1);

/// Estimated memory of a state, and of each entry with its part in the story. Measured with imported records: 97 kB with
/// 120 entries, 651 kB with 2,900.
const STATE_BYTES: usize = 70_000;
const ENTRY_BYTES: usize = 200;
/// Interval at which a waiting reader checks whether a move is being saved.
const READ_PATIENCE: Duration = Duration::from_millis(200);
/// Maximum number of slots that are looked at to make room for one.
const MAX_EVICTIONS: usize = 16;
/// Average memory per game for which the cache is sized, in bytes.
const BYTES_EACH: usize = 150_000;

/// The place of one game. A clone is the same place.
#[derive(Clone)]
struct Slot {
    /// Empty if it must be read.
    game: Arc<AsyncMutex<Option<Arc<LoadedGame>>>>,
    state: Arc<SlotState>,
}

/// What is known of a game without locking it.
struct SlotState {
    /// When it was known to be what the store has.
    checked: Mutex<Option<Instant>>,
    /// Whether its lock is held by a move that is being saved.
    is_saving: AtomicBool,
    /// Its estimated size, which is part of the total.
    bytes: AtomicUsize,
    total: Arc<AtomicUsize>,
}

impl SlotState {
    fn set_bytes(&self, bytes: usize) {
        let before = self.bytes.swap(bytes, Ordering::Relaxed);
        // Wrapping addition also subtracts.
        self.total.fetch_add(bytes.wrapping_sub(before), Ordering::Relaxed);
    }
}

impl Drop for SlotState {
    fn drop(&mut self) {
        self.set_bytes(0);
    }
}

impl Slot {
    fn new(total: &Arc<AtomicUsize>) -> Slot {
        let state = SlotState {
            checked: Mutex::default(),
            is_saving: AtomicBool::new(false),
            bytes: AtomicUsize::new(0),
            total: Arc::clone(total),
        };
        Slot { game: Arc::default(), state: Arc::new(state) }
    }

    fn checked(&self) -> MutexGuard<'_, Option<Instant>> {
        self.state.checked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for exclusive access to the game.
    async fn lock(&self) -> Hold {
        let game = Arc::clone(&self.game).lock_owned().await;
        Hold { slot: self.clone(), game }
    }
}

/// Games that are played now, or were looked at lately.
pub(crate) struct LiveGames {
    slots: Mutex<LruCache<String, Slot>>,
    most: usize,
    /// Estimated total size, in bytes.
    bytes: Arc<AtomicUsize>,
}

impl LiveGames {
    /// Keeps up to `most` games, and up to the memory that as many usual games take; then the one that was not looked
    /// at for the longest time goes.
    pub(crate) fn new(most: usize) -> LiveGames {
        let slots = Mutex::new(LruCache::unbounded());
        LiveGames { slots, most: most.max(1), bytes: Arc::default() }
    }

    fn is_full(&self, slots: &LruCache<String, Slot>) -> bool {
        let bytes = self.bytes.load(Ordering::Relaxed);
        slots.len() > self.most || bytes > self.most.saturating_mul(BYTES_EACH)
    }

    fn lock(&self) -> MutexGuard<'_, LruCache<String, Slot>> {
        // Nothing in here can be half done.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn slot(&self, id: &str) -> Slot {
        let mut slots = self.lock();
        if let Some(slot) = slots.get(id) {
            return slot.clone();
        }
        let slot = Slot::new(&self.bytes);
        slots.put(id.to_string(), slot.clone());
        // One that somebody holds stays: there must not be two of a game.
        for _ in 0..MAX_EVICTIONS {
            if !self.is_full(&slots) {
                break;
            }
            if let Some((id, slot)) = slots.pop_lru()
                && Arc::strong_count(&slot.game) > 1
            {
                slots.put(id, slot);
            }
        }
        slot
    }

    /// Whether a browser sits at a table, or that cannot be told without waiting.
    pub(crate) fn may_sit(&self, id: &str, who: &Hash) -> bool {
        let slot = self.lock().peek(id).cloned();
        let slot = slot.as_ref().and_then(|slot| slot.game.try_lock().ok());
        match slot.as_ref().and_then(|slot| slot.as_ref()) {
            Some(playing) => playing.game.seats.iter().any(|seat| seat.token.as_ref() == Some(who)),
            None => true,
        }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Somebody else may have changed a game: it is compared with the store before it is used again.
    pub(crate) fn doubt(&self, id: &str) {
        if let Some(slot) = self.lock().peek(id) {
            *slot.checked() = None;
        }
    }

    /// Somebody else may have changed any game.
    pub(crate) fn doubt_all(&self) {
        for (_, slot) in self.lock().iter() {
            *slot.checked() = None;
        }
    }

    /// The store had nothing new of a game at that time.
    pub(crate) fn trust(&self, id: &str, at: Instant) {
        if let Some(slot) = self.lock().peek(id) {
            let mut checked = slot.checked();
            *checked = checked.map(|before| before.max(at));
        }
    }

    /// Forgets a game that is not there.
    fn forget(&self, id: &str) {
        self.lock().pop(id);
    }
}

/// A game that nobody else can change, or look at, until this is dropped.
pub(crate) struct Hold {
    slot: Slot,
    game: OwnedMutexGuard<Option<Arc<LoadedGame>>>,
}

impl Hold {
    /// Waits until nobody else holds the game, and reads it if it must be read.
    pub(crate) async fn of(app: &App, id: &str) -> Result<Hold, Error> {
        app.games.slot(id).lock().await.validate(app, id).await
    }

    /// Reads the game unless the cached one is up to date.
    async fn validate(mut self, app: &App, id: &str) -> Result<Hold, Error> {
        self.ensure_loaded(app, id).await?;
        let mut hold = self;
        if hold.is_doubted() || (app.nodes.is_shared && !hold.is_fresh()) {
            match hold.refresh(app).await {
                // Somebody has removed it.
                Err(Error::NotFound) => {
                    hold.take();
                    app.games.forget(id);
                    return Err(Error::NotFound);
                }
                // What is known is shown; whoever moves finds out whether it is still true.
                Err(Error::NotSaved(_)) => hold.trust(Instant::now()),
                done => done?,
            }
        }
        Ok(hold)
    }

    /// The same without a look whether somebody else has changed it.
    pub(crate) async fn as_it_is(app: &App, id: &str) -> Result<Hold, Error> {
        let mut hold = app.games.slot(id).lock().await;
        hold.ensure_loaded(app, id).await?;
        Ok(hold)
    }

    async fn ensure_loaded(&mut self, app: &App, id: &str) -> Result<(), Error> {
        if self.game.is_none() { self.fill(app, id).await } else { Ok(()) }
    }

    /// Marks the game as being saved, so that readers do not wait for the lock.
    pub(crate) fn begin_saving(&self) {
        self.slot.state.is_saving.store(true, Ordering::Relaxed);
    }

    /// Reads the game.
    pub(crate) async fn fill(&mut self, app: &App, id: &str) -> Result<(), Error> {
        let begun = Instant::now();
        match read(app, id).await {
            Ok(loaded) => {
                self.put(Arc::new(loaded));
                self.trust(begun);
                Ok(())
            }
            Err(error) => {
                // Whoever makes addresses up takes no place. Any other place stays, for somebody may wait at it, and
                // there must not be two of a game.
                if matches!(error, Error::NotFound) {
                    app.games.forget(id);
                }
                Err(error)
            }
        }
    }

    /// Whether somebody else may have changed it.
    fn is_doubted(&self) -> bool {
        self.slot.checked().is_none()
    }

    fn is_fresh(&self) -> bool {
        self.slot.checked().is_some_and(|at| at.elapsed() < FRESH)
    }

    /// At that time this was what the store has.
    pub(crate) fn trust(&self, at: Instant) {
        *self.slot.checked() = Some(at);
    }

    /// The game.
    pub(crate) fn game(&self) -> Option<&Arc<LoadedGame>> {
        self.game.as_ref()
    }

    /// Takes the game out to change it. Unless it is put back, it is read again.
    pub(crate) fn take(&mut self) -> Option<Arc<LoadedGame>> {
        self.game.take()
    }

    /// Puts back what the store has.
    pub(crate) fn put(&mut self, loaded: Arc<LoadedGame>) {
        self.slot.state.set_bytes(loaded.approximate_bytes());
        *self.game = Some(loaded);
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        self.slot.state.is_saving.store(false, Ordering::Relaxed);
    }
}

/// Reads a game and plays its entries, away from the threads that everybody waits for.
async fn read(app: &App, id: &str) -> Result<LoadedGame, Error> {
    let game = app.store.game(id).await?.ok_or(Error::NotFound)?;
    let entries = app.store.read(id, 0).await?;
    app.blocking.run(move || LoadedGame::replay(game, entries)).await?
}

impl LoadedGame {
    /// A game as it is now. While a move of it waits for the store, this is the game before that move.
    pub(crate) async fn load(app: &App, id: &str) -> Result<Arc<LoadedGame>, Error> {
        let slot = app.games.slot(id);
        let mut locked = std::pin::pin!(slot.lock());
        let hold = loop {
            tokio::select! {
                biased;
                hold = &mut locked => break hold,
                () = tokio::time::sleep(READ_PATIENCE) => {}
            }
            if slot.state.is_saving.load(Ordering::Relaxed) {
                return Ok(Arc::new(read(app, id).await?));
            }
        };
        let hold = hold.validate(app, id).await?;
        hold.game().cloned().ok_or(Error::NotFound)
    }

    /// About how much memory it takes, in bytes: the state, and what is kept of each entry.
    fn approximate_bytes(&self) -> usize {
        let header = self.game.header.as_ref().map_or(0, String::len);
        STATE_BYTES + header + self.entries.len() * ENTRY_BYTES
    }

    /// A game as it is now, also if somebody at another node has changed it just before.
    pub(crate) async fn load_anew(app: &App, id: &str) -> Result<Arc<LoadedGame>, Error> {
        if app.nodes.is_shared {
            app.games.doubt(id);
        }
        LoadedGame::load(app, id).await
    }

    /// Reads again who sits at a table, after that has changed.
    pub(crate) async fn reseat(app: &App, id: &str) -> Result<Arc<LoadedGame>, Error> {
        let mut hold = Hold::of(app, id).await?;
        let mut loaded = hold.take().ok_or(Error::NotFound)?;
        let game = app.store.game(id).await?.ok_or(Error::NotFound)?;
        if loaded.game != game {
            Arc::make_mut(&mut loaded).game = game;
        }
        hold.put(Arc::clone(&loaded));
        Ok(loaded)
    }
}
