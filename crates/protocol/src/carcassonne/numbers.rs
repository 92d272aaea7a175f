//! Sets of small numbers. A view has about a hundred of them, one for every empty cell, and most are compared after every
//! move: stored as bits they need no allocation.

use bastide_landscape::TileSet;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Numbers are below this: one for every kind of tile.
const ROOM: usize = TileSet::MAX.next_multiple_of(64);

/// A set of small numbers, serialised as an ascending list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Numbers([u64; ROOM / 64]);

impl Numbers {
    /// Adds a number.
    pub(crate) fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Numbers::default()
    }

    /// All of them, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u16> {
        (0..).step_by(64).zip(self.0).flat_map(|(first, bits)| {
            let rest = |left: &u64| Some(left & (left - 1)).filter(|left| *left != 0);
            let left = std::iter::successors(Some(bits).filter(|bits| *bits != 0), rest);
            left.map(move |left| first + left.trailing_zeros() as u16)
        })
    }
}

impl FromIterator<u16> for Numbers {
    fn from_iter<T: IntoIterator<Item = u16>>(numbers: T) -> Numbers {
        let mut all = Numbers::default();
        numbers.into_iter().for_each(|number| all.insert(usize::from(number)));
        all
    }
}

impl Serialize for Numbers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Numbers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Numbers, D::Error> {
        let numbers = Vec::<u16>::deserialize(deserializer)?;
        match numbers.iter().find(|number| usize::from(**number) >= ROOM) {
            Some(number) => Err(D::Error::custom(format!("{number} is too large"))),
            None => Ok(numbers.into_iter().collect()),
        }
    }
}
