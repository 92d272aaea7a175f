//! Series of buildings: how those under a chest are sorted best.

use crate::card::{Card, ROWS, Row};
use crate::worth::SERIES;

/// The buildings under a chest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Chest {
    /// How many of each kind.
    pub buildings: [u8; ROWS],
    /// How many building jokers.
    pub jokers: u8,
}

impl Chest {
    /// How many cards.
    pub fn len(&self) -> u8 {
        self.buildings.iter().sum::<u8>() + self.jokers
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Buildings sorted into series.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Series {
    /// How many series have one, two, three and four cards.
    pub of: [u8; 4],
}

impl Series {
    /// What they are worth together.
    pub fn points(self) -> u16 {
        (1..).zip(self.of).map(|(size, count)| SERIES[size] * u16::from(count)).sum()
    }
}

/// The series that are worth most. Each further card of a series adds more than the one before, so
/// cards belong into few long series: the first takes every kind there is, the next what is left of
/// each kind, and jokers make the longest unfinished series longer. Series of jokers alone come last.
pub fn best_series(chest: &Chest) -> Series {
    let mut series = Series::default();
    sort(chest, |_, kinds, jokers| series.of[usize::from(kinds + jokers) - 1] += 1);
    series
}

/// The cards of the series that are worth most, the longest series first.
pub fn sorted(chest: &Chest) -> Vec<Vec<Card>> {
    let mut all = Vec::new();
    sort(chest, |nth, _, jokers| {
        let kinds = Row::ALL.into_iter().filter(|kind| chest.buildings[*kind as usize] > nth);
        let jokers = std::iter::repeat_n(Card::BUILDING_JOKER, jokers.into());
        all.push(kinds.map(Card::building).chain(jokers).collect());
    });
    all
}

/// Tells the number of each series, how many kinds it has, and how many jokers.
fn sort(chest: &Chest, mut tell: impl FnMut(u8, u8, u8)) {
    let mut left = chest.jokers;
    for nth in 0.. {
        let kinds = chest.buildings.iter().filter(|count| **count > nth).count() as u8;
        let jokers = left.min(ROWS as u8 - kinds);
        if kinds + jokers == 0 {
            return;
        }
        left -= jokers;
        tell(nth, kinds, jokers);
    }
}
