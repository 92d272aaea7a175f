//! Games that are played now, or were looked at lately. What stands here is what the store has: nobody else writes into
//! the folder, and whoever moves holds the game until the store has what was said. If that fails the game is forgotten,
//! and read again.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bastide_store::Hash;
use lru::LruCache;
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

use crate::app::App;
use crate::error::Error;
use crate::play::LoadedGame;

/// The place of one game; empty if it must be read.
type Slot = Arc<AsyncMutex<Option<Arc<LoadedGame>>>>;

/// Games that are played now, or were looked at lately.
pub(crate) struct LiveGames {
    slots: Mutex<LruCache<String, Slot>>,
    most: usize,
}

impl LiveGames {
    /// So many are kept; then the one that was not looked at for the longest time goes.
    pub(crate) fn new(most: usize) -> LiveGames {
        LiveGames { slots: Mutex::new(LruCache::unbounded()), most: most.max(1) }
    }

    fn lock(&self) -> MutexGuard<'_, LruCache<String, Slot>> {
        // Nothing in here can be half done.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn slot(&self, id: &str) -> Slot {
        let mut slots = self.lock();
        if let Some(slot) = slots.get(id) {
            return Arc::clone(slot);
        }
        let slot = Slot::default();
        slots.put(id.to_string(), Arc::clone(&slot));
        // One that somebody holds stays: there must not be two of a game.
        for _ in 0..4 {
            if slots.len() <= self.most {
                break;
            }
            if let Some((id, slot)) = slots.pop_lru()
                && Arc::strong_count(&slot) > 1
            {
                slots.put(id, slot);
            }
        }
        slot
    }

    /// Whether a browser sits at a table, or that cannot be told without waiting.
    pub(crate) fn may_sit(&self, id: &str, who: &Hash) -> bool {
        let slot = self.lock().peek(id).cloned();
        let slot = slot.as_ref().and_then(|slot| slot.try_lock().ok());
        match slot.as_ref().and_then(|slot| slot.as_ref()) {
            Some(playing) => playing.game.seats.iter().any(|seat| seat.token.as_ref() == Some(who)),
            None => true,
        }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Forgets a game that is not there.
    fn forget(&self, id: &str) {
        self.lock().pop(id);
    }
}

/// A game that nobody else can change, or look at, until this is dropped.
pub(crate) struct Hold {
    slot: OwnedMutexGuard<Option<Arc<LoadedGame>>>,
}

impl Hold {
    /// Waits until nobody else holds the game, and reads it if it must be read.
    pub(crate) async fn of(app: &App, id: &str) -> Result<Hold, Error> {
        let mut slot = app.games.slot(id).lock_owned().await;
        if slot.is_none() {
            match read(app, id).await {
                Ok(loaded) => *slot = Some(Arc::new(loaded)),
                Err(error) => {
                    // Whoever makes addresses up takes no place. Any other place stays, for somebody may wait at it, and
                    // there must not be two of a game.
                    if matches!(error, Error::NotFound) {
                        app.games.forget(id);
                    }
                    return Err(error);
                }
            }
        }
        Ok(Hold { slot })
    }

    /// The game.
    pub(crate) fn game(&self) -> Option<&Arc<LoadedGame>> {
        self.slot.as_ref()
    }

    /// Takes the game out to change it. Unless it is put back, it is read again.
    pub(crate) fn take(&mut self) -> Option<Arc<LoadedGame>> {
        self.slot.take()
    }

    /// Puts back what the store has.
    pub(crate) fn put(&mut self, loaded: Arc<LoadedGame>) {
        *self.slot = Some(loaded);
    }
}

/// Reads a game and plays its entries, away from the threads that everybody waits for.
async fn read(app: &App, id: &str) -> Result<LoadedGame, Error> {
    let game = app.store.game(id).await?.ok_or(Error::NotFound)?;
    let entries = app.store.read(id, 0).await?;
    app.blocking.run(move || LoadedGame::replay(game, entries)).await?
}

impl LoadedGame {
    /// A game as it is now.
    pub(crate) async fn load(app: &App, id: &str) -> Result<Arc<LoadedGame>, Error> {
        let hold = Hold::of(app, id).await?;
        hold.game().cloned().ok_or(Error::NotFound)
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
