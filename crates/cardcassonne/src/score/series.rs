//! Series of buildings: how those under a chest are sorted best.

use crate::card::ROWS;
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
    let mut jokers = chest.jokers;
    let most = chest.buildings.into_iter().max().unwrap_or(0);
    for nth in 0..most {
        let kinds = chest.buildings.iter().filter(|count| **count > nth).count() as u8;
        let helped = jokers.min(ROWS as u8 - kinds);
        jokers -= helped;
        series.of[usize::from(kinds + helped) - 1] += 1;
    }
    while jokers > 0 {
        let size = jokers.min(ROWS as u8);
        jokers -= size;
        series.of[usize::from(size) - 1] += 1;
    }
    series
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::check::best_by_trying;

    #[test]
    fn no_way_to_sort_is_better() {
        let mut known = HashMap::new();
        for n in 0..6u32.pow(4) * 5 {
            let buildings = [n % 6, n / 6 % 6, n / 36 % 6, n / 216 % 6].map(|count| count as u8);
            let chest = Chest { buildings, jokers: (n / 1296) as u8 };
            let best = best_series(&chest);
            assert_eq!(best.points(), best_by_trying(chest, &mut known), "{chest:?}");
            let cards: u8 = (1..).zip(best.of).map(|(size, count)| size * count).sum();
            assert_eq!(cards, chest.len(), "{chest:?}");
        }
    }
}
