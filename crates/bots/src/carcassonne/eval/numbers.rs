//! The numbers in the vectors of features.

use super::hand::{Table, yes};
use super::meet::Held;
use super::survey::{CITY, CLOISTER, FIELD, ROAD, Surveyed};
use crate::learned::{SEATS, Vector};

/// What figures other than meeples do on a feature, and what else is on it.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Extras {
    /// Seats with a builder, pig, big meeple, abbot there, as bits.
    pub(super) builder: u8,
    pub(super) pig: u8,
    pub(super) big: u8,
    pub(super) abbot: u8,
    /// Figures of each seat that a tower may reach with one more piece.
    pub(super) in_danger: [u8; SEATS],
    pub(super) bars: u8,
    pub(super) mage: bool,
    pub(super) witch: bool,
}

/// A feature as it matters to a seat that stands on it; `into` is a new vector of it.
pub(super) fn feature(held: &Held, extras: &Extras, seat: usize, table: &Table, into: &mut Vector) {
    let is = &held.is;
    let (own, rival) = (held.strength[seat], held.rival(seat));
    let x = &mut into.x;
    let (shared, behind) = (yes(own == rival), yes(own < rival));
    x[1] = table.turns;
    x[2] = table.phase;
    x[3] = shared;
    x[4] = behind;
    x[5] = yes(rival > 0 && own > rival);
    x[6] = f32::from(own - 1);
    x[7] = yes(table.next == seat);
    x[8] = yes(table.free[seat] == 0);
    x[9] = yes(table.rival_free(seat) == 0);
    x[10] = (5.0 * held.threat[seat]).min(1.0);
    x[11] = x[10] * is.points * 0.1;
    x[12] = (5.0 * held.chance[seat]).min(1.0);
    x[13] = held.prize[seat] * 0.1;
    x[14] = is.points * 0.1;
    let points = is.points * 0.1;
    match is.sort {
        ROAD | CITY => {
            way_numbers(is, &mut x[15..]);
            x[27] = is.slow * table.phase;
            x[28] = behind * points;
            x[29] = shared * points;
            x[30] = shared * is.slow * points;
        }
        CLOISTER => {
            x[15] = f32::from(is.gaps) * 0.125;
            x[16] = is.slow;
            x[17] = is.fast;
            x[18] = is.hope * 0.2;
            x[19] = (5.0 * is.min_share).min(1.0);
            x[20] = f32::from(is.no_filler) * 0.5;
            x[21] = is.slow * table.phase;
            x[22] = is.fast * table.phase;
        }
        _ => field_numbers(is, shared, behind, table.turns, &mut x[15..]),
    }
    extras.write(is, seat, table, &mut x[31..]);
    x[46] = table.crowd;
}

impl Extras {
    /// What expansions add to a vector of a feature; `x[0]` is the number 31 of the vector.
    fn write(&self, is: &Surveyed, seat: usize, table: &Table, x: &mut [f32]) {
        let has = |bits: u8| f32::from(bits >> seat & 1);
        let others = |bits: u8| yes(bits & !(1 << seat) != 0);
        let points = is.points * 0.1;
        let bars = f32::from(self.bars) * 0.25;
        x[0] = has(self.big);
        x[1] = f32::from(self.in_danger[seat]) * 0.5;
        x[2] = x[1] * points;
        match is.sort {
            ROAD | CITY => {
                let goods = f32::from(is.goods) * 0.25;
                x[3] = yes(is.rich);
                x[4] = yes(is.rich) * points;
                x[5] = yes(is.rich) * is.slow * points;
                x[6] = has(self.builder);
                x[7] = has(self.builder) * table.phase * yes(is.gaps > 0);
                x[8] = goods;
                x[9] = goods * is.slow;
                x[10] = bars;
                x[11] = bars * is.slow;
                x[12] = yes(self.mage) * f32::from(is.tiles) * 0.1;
                x[13] = yes(self.witch) * points;
                x[14] = yes(is.pier);
                x[16] = yes(self.mage || self.witch);
            }
            CLOISTER => {
                x[3] = has(self.abbot);
                x[4] = has(self.abbot) * points;
                x[5] = yes(is.garden);
                x[6] = bars;
                x[7] = bars * is.slow;
            }
            _ => {
                x[3] = has(self.pig);
                x[4] = has(self.pig) * f32::from(is.cities) * 0.2;
                x[5] = others(self.pig);
                x[6] = has(self.pig) * is.hope * 0.2;
            }
        }
    }
}

/// What roads and cities have in common, whether they are somebody's or not.
pub(super) fn way_numbers(is: &Surveyed, x: &mut [f32]) {
    let points = is.points * 0.1;
    x[0] = yes(is.gaps == 1);
    x[1] = yes(is.gaps == 2);
    x[2] = yes(is.gaps == 3);
    x[3] = yes(is.gaps >= 4);
    x[4] = is.slow;
    x[5] = is.fast;
    x[6] = is.slow * points;
    x[7] = is.fast * points;
    x[8] = (5.0 * is.min_share).min(1.0);
    x[9] = yes(is.no_closer > 0);
    x[10] = yes(is.no_filler > 0);
    x[11] = f32::from(is.pennants) * 0.2;
}

fn field_numbers(is: &Surveyed, shared: f32, behind: f32, turns: f32, x: &mut [f32]) {
    debug_assert_eq!(is.sort, FIELD);
    let (cities, hope) = (f32::from(is.cities) * 0.2, is.hope * 0.2);
    let open = f32::from(is.open_cities) * 0.2;
    let reach = f32::from(is.reach) * 0.05;
    x[0] = cities;
    x[1] = hope;
    x[2] = is.fast_cities * 0.2;
    x[3] = open;
    x[4] = reach;
    x[5] = reach * turns;
    x[6] = behind * cities;
    x[7] = behind * hope;
    x[8] = shared * cities;
    x[9] = shared * hope;
    x[10] = open * turns;
    x[11] = cities * turns;
}
