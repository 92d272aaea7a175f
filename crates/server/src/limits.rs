//! What one address, or one external bot, may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bastide_store::Hash;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

/// More than this is no limit.
const UNLIMITED: NonZeroU32 = NonZeroU32::new(1_000_000).expect("it is not 0");

/// A limit that is at least one.
fn at_least_one(limit: u32) -> NonZeroU32 {
    NonZeroU32::new(limit).unwrap_or(NonZeroU32::MIN).min(UNLIMITED)
}

/// So many messages a second; so many at once after a pause.
pub(crate) fn messages(limit: u32) -> DefaultDirectRateLimiter {
    RateLimiter::direct(Quota::per_second(at_least_one(limit)))
}

/// After so many addresses those that have asked for nothing lately are forgotten.
const CROWD: usize = 10_000;

/// What addresses do.
pub(crate) struct Addresses {
    sockets: Mutex<HashMap<IpAddr, u32>>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Addresses {
    /// Each may make so many tables a minute.
    pub(crate) fn new(tables: u32) -> Addresses {
        let tables = RateLimiter::keyed(Quota::per_minute(at_least_one(tables)));
        Addresses { sockets: Mutex::default(), tables }
    }

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
    pub(crate) fn may_create(&self, address: IpAddr) -> bool {
        if self.tables.len() > CROWD {
            self.tables.retain_recent();
        }
        self.tables.check_key(&address).is_ok()
    }
}

/// What external bots do, by their tokens.
pub(crate) struct Programs {
    connections: DefaultKeyedRateLimiter<Hash>,
    messages: DefaultKeyedRateLimiter<Hash>,
}

impl Programs {
    /// Each may connect so often a minute, and say so much a second.
    pub(crate) fn new(connections: u32, messages: u32) -> Programs {
        let connections = RateLimiter::keyed(Quota::per_minute(at_least_one(connections)));
        let messages = RateLimiter::keyed(Quota::per_second(at_least_one(messages)));
        Programs { connections, messages }
    }

    /// Whether a bot may take its seat or connect again now.
    pub(crate) fn may_connect(&self, token: &Hash) -> bool {
        if self.connections.len() > CROWD {
            self.connections.retain_recent();
        }
        self.connections.check_key(token).is_ok()
    }

    /// Whether a bot may say something now.
    pub(crate) fn may_speak(&self, token: &Hash) -> bool {
        if self.messages.len() > CROWD {
            self.messages.retain_recent();
        }
        self.messages.check_key(token).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_and_no_more() {
        let limiter = messages(3);
        assert!((0..3).all(|_| limiter.check().is_ok()));
        assert!(limiter.check().is_err());
        let addresses = Addresses::new(2);
        let (here, there) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        assert!((0..2).all(|_| addresses.may_create(here)));
        assert!(!addresses.may_create(here) && addresses.may_create(there));
    }

    #[test]
    fn sockets_are_given_back() {
        let addresses = Addresses::new(1);
        let here = IpAddr::from([127, 0, 0, 1]);
        assert!(addresses.open(here, 1));
        assert!(!addresses.open(here, 1));
        addresses.close(here);
        assert!(addresses.open(here, 1));
    }
}
