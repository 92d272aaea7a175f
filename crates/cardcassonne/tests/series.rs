//! Buildings of a chest sorted into series: nothing that one could try brings more points.

use std::collections::HashMap;

use bastide_cardcassonne::check::best_by_trying;
use bastide_cardcassonne::{Card, Chest, Row, best_series, sorted};

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
        let shown = sorted(&chest);
        for (size, count) in (1..).zip(best.of) {
            let long = shown.iter().filter(|series| series.len() == size).count();
            assert_eq!(long, usize::from(count), "{chest:?}");
        }
        let has = |card| shown.iter().flatten().filter(|c| **c == card).count() as u8;
        assert_eq!(Row::ALL.map(|kind| has(Card::building(kind))), chest.buildings);
        assert_eq!(has(Card::BUILDING_JOKER), chest.jokers);
    }
}
