//! Who listens to which table, and the nudge that something changed. A lost nudge costs nothing:
//! whoever is nudged reads from the store what it lacks.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bastide_game::Seat;
use bastide_store::Hash;
use tokio::sync::broadcast;

/// What changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// Entries were appended; the number of the last one.
    Entries(u32),
    /// Seats, names or presence.
    Table,
    /// Somebody else moved for an external bot, which took too long.
    TimedOut(Seat),
}

/// Who listens to a table.
struct Feed {
    sender: broadcast::Sender<Change>,
    /// Sockets by the browser they belong to.
    present: HashMap<Hash, usize>,
    sockets: usize,
}

/// Who listens, by table.
#[derive(Default)]
pub(crate) struct Feeds(Mutex<HashMap<String, Feed>>);

impl Feeds {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Feed>> {
        // Nothing in here can be half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Listens to a table from now on, until the guard of [`Feeds::leave`] is called.
    pub(crate) fn join(&self, id: &str, who: Option<Hash>) -> broadcast::Receiver<Change> {
        let mut feeds = self.lock();
        let feed = feeds.entry(id.to_string()).or_insert_with(|| Feed {
            sender: broadcast::channel(64).0,
            present: HashMap::new(),
            sockets: 0,
        });
        feed.sockets += 1;
        if let Some(who) = who {
            *feed.present.entry(who).or_default() += 1;
        }
        feed.sender.subscribe()
    }

    /// Whoever joined is gone.
    pub(crate) fn leave(&self, id: &str, who: Option<Hash>) {
        let mut feeds = self.lock();
        let Some(feed) = feeds.get_mut(id) else {
            return;
        };
        feed.sockets -= 1;
        if let Some(count) = who.and_then(|who| feed.present.get_mut(&who)) {
            *count -= 1;
        }
        feed.present.retain(|_, count| *count > 0);
        if feed.sockets == 0 {
            feeds.remove(id);
        }
    }

    /// Tells everybody who listens to a table.
    pub(crate) fn publish(&self, id: &str, change: Change) {
        if let Some(feed) = self.lock().get(id) {
            // Nobody may be listening at the moment.
            let _ = feed.sender.send(change);
        }
    }

    /// Whether a browser listens to a table.
    pub(crate) fn is_present(&self, id: &str, who: &Hash) -> bool {
        self.lock().get(id).is_some_and(|feed| feed.present.contains_key(who))
    }
}
