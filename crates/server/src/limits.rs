//! What one address may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A window in which events are counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    since: Instant,
    count: u32,
    length: Duration,
}

impl Window {
    pub(crate) fn new(length: Duration) -> Window {
        Window { since: Instant::now(), count: 0, length }
    }

    /// Counts one more; whether it is within the limit.
    pub(crate) fn allows(&mut self, most: u32) -> bool {
        if self.since.elapsed() >= self.length {
            *self = Window::new(self.length);
        }
        self.count += 1;
        self.count <= most
    }

    fn is_past(&self) -> bool {
        self.since.elapsed() >= self.length
    }
}

/// What addresses do.
#[derive(Default)]
pub(crate) struct Addresses {
    sockets: Mutex<HashMap<IpAddr, u32>>,
    tables: Mutex<HashMap<IpAddr, Window>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Addresses {
    /// Takes a place for a socket, if there is one left; it is given back by [`Addresses::close`].
    pub(crate) fn open(&self, address: IpAddr, most: u32) -> bool {
        let mut sockets = lock(&self.sockets);
        let count = sockets.entry(address).or_default();
        if *count >= most {
            return false;
        }
        *count += 1;
        true
    }

    pub(crate) fn close(&self, address: IpAddr) {
        let mut sockets = lock(&self.sockets);
        if let Some(count) = sockets.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&address);
            }
        }
    }

    /// Whether an address may make another table now.
    pub(crate) fn may_create(&self, address: IpAddr, most: u32) -> bool {
        let mut tables = lock(&self.tables);
        if tables.len() > 10_000 {
            tables.retain(|_, window| !window.is_past());
        }
        let window = tables.entry(address).or_insert_with(|| Window::new(Duration::from_secs(60)));
        window.allows(most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_counts_and_opens_again() {
        let mut window = Window::new(Duration::from_secs(60));
        assert!((0..3).all(|_| window.allows(3)));
        assert!(!window.allows(3));
        window.since -= Duration::from_secs(61);
        assert!(window.allows(3));
    }

    #[test]
    fn sockets_are_given_back() {
        let addresses = Addresses::default();
        let here = IpAddr::from([127, 0, 0, 1]);
        assert!(addresses.open(here, 1));
        assert!(!addresses.open(here, 1));
        addresses.close(here);
        assert!(addresses.open(here, 1));
    }
}
