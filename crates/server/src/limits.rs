//! What one address, or one external bot, may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bastide_store::Hash;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::config::Limits;
use crate::error::Error;

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

/// What an address may do so often a minute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Budget {
    /// Make a table, also as a rematch or from a record.
    Tables,
    /// Look at something.
    Reads,
    /// Change something.
    Changes,
    /// Have the draws of a record listed.
    Draws,
    /// Open a socket.
    Joins,
    /// Make the teacher think: hints, analyses, reviews and answers to puzzles.
    Hints,
}

/// What addresses do.
pub(crate) struct Addresses {
    sockets: Places,
    spent: [DefaultKeyedRateLimiter<IpAddr>; 6],
}

/// The key under which an address is limited: an IPv6 client owns a whole /64 network, so that counts as one.
pub(crate) fn rate_key(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(v4) => IpAddr::V4(v4),
        IpAddr::V6(v6) => IpAddr::V6((u128::from(v6) >> 64 << 64).into()),
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Addresses {
    pub(crate) fn new(limits: &Limits) -> Addresses {
        let Limits { tables, reads, changes, draws, joins, hints, .. } = *limits;
        let spent = [tables, reads, changes, draws, joins, hints]
            .map(|limit| RateLimiter::keyed(Quota::per_minute(at_least_one(limit))));
        Addresses { sockets: Places::new(usize::MAX, limits.sockets), spent }
    }

    /// Takes a place for a socket, if there is one left.
    pub(crate) fn open(&self, address: IpAddr) -> Option<Place> {
        self.sockets.take(address)
    }

    /// Counts something against the budget of an address; refused if nothing is left of it.
    pub(crate) fn spend(&self, budget: Budget, address: IpAddr) -> Result<(), Error> {
        let spent = &self.spent[budget as usize];
        if spent.len() > CROWD {
            spent.retain_recent();
        }
        spent.check_key(&rate_key(address)).map_err(|_| Error::TooMany)
    }
}

/// Places that addresses take: so many each, and so many in all. A clone has the same.
#[derive(Clone)]
pub(crate) struct Places {
    taken: Arc<Mutex<HashMap<IpAddr, u32>>>,
    all: Arc<Semaphore>,
    each: u32,
}

impl Places {
    pub(crate) fn new(all: usize, each: u32) -> Places {
        let all = Arc::new(Semaphore::new(all.min(Semaphore::MAX_PERMITS)));
        Places { taken: Arc::default(), all, each }
    }

    /// Takes a place, if there is one left; it is given back when it is dropped.
    pub(crate) fn take(&self, address: IpAddr) -> Option<Place> {
        let one_of_all = Arc::clone(&self.all).try_acquire_owned().ok()?;
        let address = rate_key(address);
        let mut taken = lock(&self.taken);
        let count = taken.entry(address).or_default();
        if *count >= self.each {
            return None;
        }
        *count += 1;
        drop(taken);
        Some(Place { of: self.clone(), address, _one_of_all: one_of_all })
    }
}

/// A place of an address.
pub(crate) struct Place {
    of: Places,
    address: IpAddr,
    _one_of_all: OwnedSemaphorePermit,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = lock(&self.of.taken);
        if let Some(count) = taken.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.address);
            }
        }
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
        let addresses = Addresses::new(&Limits { tables: 2, ..Limits::default() });
        let (here, there) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        let may = |address| addresses.spend(Budget::Tables, address).is_ok();
        assert!((0..2).all(|_| may(here)));
        assert!(!may(here) && may(there));
        assert!(addresses.spend(Budget::Reads, here).is_ok());
    }

    #[test]
    fn a_network_of_version_six_counts_as_one() {
        let limits = Limits { tables: 1, hints: 1, ..Limits::default() };
        let addresses = Addresses::new(&limits);
        for budget in [Budget::Tables, Budget::Hints] {
            let address = |text: &str| text.parse().expect("an address");
            let may = |text: &str| addresses.spend(budget, address(text)).is_ok();
            assert!(may("2001:db8:1:2::1"));
            assert!(!may("2001:db8:1:2:ffff::7"));
            assert!(may("2001:db8:1:3::1"));
            assert!(may("10.1.2.3"));
            assert!(!may("::ffff:10.1.2.3"));
        }
    }

    #[test]
    fn places_are_given_back() {
        let places = Places::new(3, 2);
        let at = |n| IpAddr::from([127, 0, 0, n]);
        let (first, second) = (places.take(at(1)), places.take(at(1)));
        assert!(first.is_some() && second.is_some() && places.take(at(1)).is_none());
        let third = places.take(at(2));
        assert!(third.is_some() && places.take(at(3)).is_none());
        drop((first, third));
        assert!(places.take(at(3)).is_some() && places.take(at(1)).is_some());
    }
}
