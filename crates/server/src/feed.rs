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
    /// The last entry that they were told of, and how often the table had changed besides.
    told: (u32, u32),
    /// Which seats have somebody here, as other nodes were told.
    announced: u32,
}

impl Feed {
    fn catch_up(&mut self, seq: u32, revision: u32) -> bool {
        let (told_seq, told_revision) = self.told;
        self.told = (told_seq.max(seq), told_revision.max(revision));
        // Nobody may be listening at the moment.
        if told_seq < seq {
            let _ = self.sender.send(Change::Entries(seq, None));
        }
        if told_revision < revision {
            let _ = self.sender.send(Change::Table);
        }
        told_revision < revision
    }
}

/// What changed with a socket that came or went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attendance {
    /// It is the first or last socket of its browser at the table.
    pub(crate) is_browser: bool,
    /// It is the first or last socket of all.
    pub(crate) is_table: bool,
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
    ) -> (broadcast::Receiver<Change>, Attendance) {
        let mut feeds = self.lock();
        let feed = feeds.entry(id.to_string()).or_insert_with(|| Feed {
            sender: broadcast::channel(64).0,
            present: HashMap::new(),
            sockets: 0,
            patched: 0,
            views: Arc::default(),
            told: (0, 0),
            announced: 0,
        });
        let is_table = feed.sockets == 0;
        feed.sockets += 1;
        feed.patched += usize::from(patched);
        let mut is_browser = false;
        if let Some(who) = who {
            let count = feed.present.entry(who).or_default();
            *count += 1;
            is_browser = *count == 1;
        }
        (feed.sender.subscribe(), Attendance { is_browser, is_table })
    }

    /// Whoever joined is gone.
    pub(crate) fn leave(&self, id: &str, who: Option<Hash>, patched: bool) -> Attendance {
        let mut feeds = self.lock();
        let Some(feed) = feeds.get_mut(id) else {
            return Attendance { is_browser: false, is_table: false };
        };
        feed.sockets -= 1;
        feed.patched -= usize::from(patched);
        let mut is_browser = false;
        if let Some((who, count)) = who.and_then(|who| Some((who, feed.present.get_mut(&who)?))) {
            *count -= 1;
            is_browser = *count == 0;
            if is_browser {
                feed.present.remove(&who);
            }
        }
        let is_table = feed.sockets == 0;
        if is_table {
            feeds.remove(id);
        }
        Attendance { is_browser, is_table }
    }

    /// What was told last at a table, and who is present there, if anybody understands patches.
    pub(crate) fn patched(&self, id: &str) -> Option<(Arc<SentViews>, Vec<Hash>)> {
        let feeds = self.lock();
        let feed = feeds.get(id).filter(|feed| feed.patched > 0)?;
        Some((Arc::clone(&feed.views), feed.present.keys().copied().collect()))
    }

    /// Tells everybody who listens to a table.
    pub(crate) fn publish(&self, id: &str, change: Change) {
        if let Some(feed) = self.lock().get_mut(id) {
            if let Change::Entries(seq, _) = &change {
                feed.told.0 = feed.told.0.max(*seq);
            }
            // Nobody may be listening at the moment.
            let _ = feed.sender.send(change);
        }
    }

    /// Whether a browser listens to a table.
    pub(crate) fn is_present(&self, id: &str, who: &Hash) -> bool {
        self.lock().get(id).is_some_and(|feed| feed.present.contains_key(who))
    }

    /// Whether somebody listens to a table.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.lock().contains_key(id)
    }

    /// The tables that somebody listens to.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.lock().keys().cloned().collect()
    }

    /// Whether those who listen lack entries, or what no entry tells.
    pub(crate) fn is_behind(&self, id: &str, seq: u32, revision: u32) -> (bool, bool) {
        let feeds = self.lock();
        feeds.get(id).map_or((false, false), |feed| (feed.told.0 < seq, feed.told.1 < revision))
    }

    /// The last entry that those who listen know, if anybody listens.
    pub(crate) fn last_told(&self, id: &str) -> Option<u32> {
        self.lock().get(id).map(|feed| feed.told.0)
    }

    /// Tells those who listen what they lack of a table; whether that is more than entries.
    pub(crate) fn catch_up(&self, id: &str, seq: u32, revision: u32) -> bool {
        self.lock().get_mut(id).is_some_and(|feed| feed.catch_up(seq, revision))
    }

    /// Somebody has come and is told the table as it is; the others are told what they lack of that.
    pub(crate) fn greet(&self, id: &str, seq: u32, revision: u32) {
        match self.lock().get_mut(id) {
            Some(feed) if feed.sockets > 1 => {
                feed.catch_up(seq, revision);
            }
            Some(feed) => feed.told = (seq, revision),
            None => {}
        }
    }

    /// Takes note of which seats have somebody here; whether other nodes must be told.
    pub(crate) fn announce(&self, id: &str, seats: u32) -> bool {
        let mut feeds = self.lock();
        feeds.get_mut(id).is_some_and(|feed| std::mem::replace(&mut feed.announced, seats) != seats)
    }

    /// Which seats of a table have somebody here, if any.
    pub(crate) fn announced(&self, id: &str) -> Option<u32> {
        self.lock().get(id).map(|feed| feed.announced).filter(|seats| *seats != 0)
    }

    /// The same for all tables.
    pub(crate) fn all_announced(&self) -> Vec<(String, u32)> {
        let feeds = self.lock();
        let announced = feeds.iter().filter(|(_, feed)| feed.announced != 0);
        announced.map(|(id, feed)| (id.clone(), feed.announced)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Change, Feeds};

    #[test]
    fn whoever_comes_hides_nothing_from_those_who_wait() {
        let feeds = Feeds::default();
        let (mut first, _) = feeds.join("game", None, false);
        feeds.greet("game", 10, 1);
        assert!(first.try_recv().is_err(), "it is told the table as it is");
        // An entry and a seat were written elsewhere, and the next one to come is the first who reads them.
        let (_second, _) = feeds.join("game", None, false);
        feeds.greet("game", 11, 2);
        assert!(matches!(first.try_recv(), Ok(Change::Entries(11, None))));
        assert!(matches!(first.try_recv(), Ok(Change::Table)));
        assert_eq!(feeds.is_behind("game", 11, 2), (false, false));
        feeds.greet("game", 11, 2);
        assert!(first.try_recv().is_err(), "nothing is told twice");
        assert!(!feeds.catch_up("game", 12, 2) && feeds.catch_up("game", 12, 3));
        assert!(matches!(first.try_recv(), Ok(Change::Entries(12, None))));
        assert!(matches!(first.try_recv(), Ok(Change::Table)));
    }
}
