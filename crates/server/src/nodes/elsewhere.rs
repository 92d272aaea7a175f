//! What is known of the other nodes by what they say: which of them live, and which seats have somebody there. Nothing
//! of it is kept; a node that is silent is forgotten with everything it said.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A node that was not heard for so long is gone.
const SILENCE: Duration = Duration::from_millis(2500);

/// What is known of other nodes.
#[derive(Default)]
pub(crate) struct Elsewhere(Mutex<Known>);

#[derive(Default)]
struct Known {
    /// When nodes were heard last.
    nodes: HashMap<String, Instant>,
    /// Seats with somebody there, as bits, by table and node.
    present: HashMap<String, HashMap<String, u32>>,
    /// Since when this node hears itself without a gap, and when it did last: who is deaf cannot tell who is gone.
    hears: Option<(Instant, Instant)>,
}

impl Elsewhere {
    fn lock(&self) -> MutexGuard<'_, Known> {
        // Nothing in here can be half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Another node lives; whether it is new.
    pub(crate) fn alive(&self, node: &str) -> bool {
        self.lock().nodes.insert(node.to_string(), Instant::now()).is_none()
    }

    /// This node hears itself.
    pub(crate) fn hears_itself(&self) {
        let now = Instant::now();
        let mut known = self.lock();
        known.hears = match known.hears {
            Some((since, last)) if last.elapsed() < SILENCE => Some((since, now)),
            Some(_) | None => Some((now, now)),
        };
    }

    /// How many other nodes live.
    pub(crate) fn nodes(&self) -> usize {
        self.lock().nodes.len()
    }

    /// Takes note of who is present at a table of another node; whether that is news.
    pub(crate) fn present(&self, node: &str, table: &str, seats: u32) -> bool {
        let mut known = self.lock();
        let there = known.present.entry(table.to_string()).or_default();
        let before =
            if seats == 0 { there.remove(node) } else { there.insert(node.to_string(), seats) };
        if there.is_empty() {
            known.present.remove(table);
        }
        before.unwrap_or_default() != seats
    }

    /// Whether somebody sits there at another node.
    pub(crate) fn is_present(&self, table: &str, seat: usize) -> bool {
        let known = self.lock();
        let there = known.present.get(table);
        there.is_some_and(|nodes| nodes.values().any(|seats| seats >> seat & 1 == 1))
    }

    /// Forgets a node; the tables at which somebody was there.
    pub(crate) fn forget(&self, node: &str) -> Vec<String> {
        let mut known = self.lock();
        known.nodes.remove(node);
        let mut tables = Vec::new();
        known.present.retain(|table, nodes| {
            if nodes.remove(node).is_some() {
                tables.push(table.clone());
            }
            !nodes.is_empty()
        });
        tables
    }

    /// Nobody here listens to a table any more.
    pub(crate) fn forget_table(&self, table: &str) {
        self.lock().present.remove(table);
    }

    /// Nodes that were not heard for too long. Whoever is deaf itself knows of none.
    pub(crate) fn silent(&self) -> Vec<String> {
        let known = self.lock();
        let hears = known.hears.filter(|(_, last)| last.elapsed() < SILENCE / 2);
        if hears.is_none_or(|(since, _)| since.elapsed() <= SILENCE) {
            return Vec::new();
        }
        let silent = known.nodes.iter().filter(|(_, heard)| heard.elapsed() > SILENCE);
        silent.map(|(node, _)| node.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_present_is_known_by_node() {
        let elsewhere = Elsewhere::default();
        assert!(elsewhere.alive("a") && !elsewhere.alive("a") && elsewhere.alive("b"));
        assert!(elsewhere.present("a", "t", 0b101) && !elsewhere.present("a", "t", 0b101));
        assert!(elsewhere.present("b", "t", 0b001));
        assert!(elsewhere.is_present("t", 0) && !elsewhere.is_present("t", 1));
        assert_eq!(elsewhere.forget("a"), ["t"]);
        assert!(elsewhere.is_present("t", 0) && !elsewhere.is_present("t", 2));
        assert!(elsewhere.present("b", "t", 0) && !elsewhere.present("b", "t", 0));
        assert!(!elsewhere.is_present("t", 0));
        // Nobody is judged by whoever hears nothing.
        assert_eq!(elsewhere.silent(), Vec::<String>::new());
    }
}
