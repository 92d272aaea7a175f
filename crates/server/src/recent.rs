//! Games that were looked at lately, so that a move need not read a long log again.
//!
//! What is kept here may be old or missing, never wrong: logs only grow, and whoever takes a game
//! from here reads what was appended since.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::play::LoadedGame;

/// So many are kept; then it begins anew.
const MAX: usize = 500;

/// Games that were looked at lately.
#[derive(Default)]
pub(crate) struct Recent(Mutex<HashMap<String, Arc<LoadedGame>>>);

impl Recent {
    /// A game as it was when somebody last looked.
    pub(crate) fn get(&self, id: &str) -> Option<Arc<LoadedGame>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Keeps a game whose entries are all in the store.
    pub(crate) fn keep(&self, playing: &LoadedGame) {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let newer = games.get(&playing.game.id).is_some_and(|known| known.seq() >= playing.seq());
        if newer {
            return;
        }
        if games.len() >= MAX {
            games.clear();
        }
        games.insert(playing.game.id.clone(), Arc::new(playing.clone()));
    }
}
