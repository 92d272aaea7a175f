//! Games that were looked at lately, so that a move need not read a long log again.
//!
//! What is kept here may be old or missing, never wrong: logs only grow, and whoever takes a game
//! from here reads what was appended since.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;

use crate::play::LoadedGame;

/// So many are kept; then the one that was not looked at for the longest time goes.
const CAPACITY: NonZeroUsize = NonZeroUsize::new(500).expect("it is not 0");

/// Games that were looked at lately.
pub(crate) struct Recent(Mutex<LruCache<String, Arc<LoadedGame>>>);

impl Default for Recent {
    fn default() -> Recent {
        Recent(Mutex::new(LruCache::new(CAPACITY)))
    }
}

impl Recent {
    fn lock(&self) -> MutexGuard<'_, LruCache<String, Arc<LoadedGame>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A game as it was when somebody last looked.
    pub(crate) fn get(&self, id: &str) -> Option<Arc<LoadedGame>> {
        self.lock().get(id).cloned()
    }

    /// A game that is about to change: it is kept here no longer, so that it need not be copied unless
    /// somebody else looks at it just now.
    pub(crate) fn take(&self, loaded: Arc<LoadedGame>) -> Arc<LoadedGame> {
        let mut games = self.lock();
        if games.peek(&loaded.game.id).is_some_and(|kept| Arc::ptr_eq(kept, &loaded)) {
            games.pop(&loaded.game.id);
        }
        loaded
    }

    /// Keeps a game whose entries are all in the store.
    pub(crate) fn put(&self, loaded: &Arc<LoadedGame>) {
        let mut games = self.lock();
        let newer = games.peek(&loaded.game.id).is_some_and(|kept| kept.seq() > loaded.seq());
        if !newer {
            games.put(loaded.game.id.clone(), Arc::clone(loaded));
        }
    }
}
