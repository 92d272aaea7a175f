//! Who listens to which table, and the nudge that something changed. A lost nudge costs nothing:
//! whoever is nudged reads from the store what it lacks.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bastide_game::Seat;
use bastide_store::Hash;
use tokio::sync::broadcast;

use crate::broadcast::{Broadcast, SentViews};

/// What changed.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// Entries were appended; the number of the last one, and what is told of them if that was worked out for all.
    Entries(u32, Option<Arc<Broadcast>>),
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
    /// How many of them understand patches.
    patched: usize,
    /// What they were told last.
    views: Arc<SentViews>,
}

/// Who listens, by table.
#[derive(Default)]
pub(crate) struct Feeds(Mutex<HashMap<String, Feed>>);

impl Feeds {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Feed>> {
        // Nothing in here can be half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Listens to a table from now on, until [`Feeds::leave`] is called. If it is the first socket of its browser,
    /// the others are told.
    pub(crate) fn join(
        &self,
        id: &str,
        who: Option<Hash>,
        patched: bool,
    ) -> (broadcast::Receiver<Change>, bool) {
        let mut feeds = self.lock();
        let feed = feeds.entry(id.to_string()).or_insert_with(|| Feed {
            sender: broadcast::channel(64).0,
            present: HashMap::new(),
            sockets: 0,
            patched: 0,
            views: Arc::default(),
        });
        feed.sockets += 1;
        feed.patched += usize::from(patched);
        let mut is_first = false;
        if let Some(who) = who {
            let count = feed.present.entry(who).or_default();
            *count += 1;
            is_first = *count == 1;
        }
        (feed.sender.subscribe(), is_first)
    }

    /// Whoever joined is gone; whether it was the last socket of its browser.
    pub(crate) fn leave(&self, id: &str, who: Option<Hash>, patched: bool) -> bool {
        let mut feeds = self.lock();
        let Some(feed) = feeds.get_mut(id) else {
            return false;
        };
        feed.sockets -= 1;
        feed.patched -= usize::from(patched);
        let mut is_last = false;
        if let Some((who, count)) = who.and_then(|who| Some((who, feed.present.get_mut(&who)?))) {
            *count -= 1;
            is_last = *count == 0;
            if is_last {
                feed.present.remove(&who);
            }
        }
        if feed.sockets == 0 {
            feeds.remove(id);
        }
        is_last
    }

    /// What was told last at a table, and who is present there, if anybody understands patches.
    pub(crate) fn patched(&self, id: &str) -> Option<(Arc<SentViews>, Vec<Hash>)> {
        let feeds = self.lock();
        let feed = feeds.get(id).filter(|feed| feed.patched > 0)?;
        Some((Arc::clone(&feed.views), feed.present.keys().copied().collect()))
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
