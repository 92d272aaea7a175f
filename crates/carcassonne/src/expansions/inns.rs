//! Inns & Cathedrals: finished roads and cities are worth more, unfinished ones nothing.
//!
//! Rules: Big Box, p. 10 and 11. Steps: none; two rates in the tally. The big meeple is a figure
//! of strength two.

use crate::score::When;

/// Points a tile for a road, with an inn or without.
pub(crate) fn road_rate(inn: bool, when: When) -> i16 {
    match (inn, when) {
        (false, _) => 1,
        (true, When::Finished) => 2,
        (true, When::AtTheEnd) => 0,
    }
}

/// Points a tile and a pennant for a city, with a cathedral or without.
pub(crate) fn city_rate(cathedral: bool, when: When) -> i16 {
    match (cathedral, when) {
        (false, When::Finished) => 2,
        (false, When::AtTheEnd) => 1,
        (true, When::Finished) => 3,
        (true, When::AtTheEnd) => 0,
    }
}
