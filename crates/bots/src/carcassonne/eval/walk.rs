//! Walks over features: what lies on the way, and what the bag promises at its gaps.

use bastide_carcassonne::tiles::on_part;
use bastide_landscape::{Cell, Landscape, Port, Segment, Side};

use super::bag::{Bag, Fill};
use super::demand::demand;
use super::survey::{Surveyed, Surveyor, Touch};

/// The most gaps of a road or city that are looked at, and the most cities of a field.
const MAX_GAPS: usize = 24;
const MAX_CITIES: usize = 64;

impl Surveyor {
    pub(super) fn way(
        &mut self,
        land: &Landscape,
        into: &mut Surveyed,
        bag: &mut Bag,
        noting: bool,
    ) {
        let mut seen = [0u64; 4];
        let mut gaps = [Cell::default(); MAX_GAPS];
        for segment in land.walk(land.feature(into.on)) {
            let id = land.tile_of(segment);
            let (word, bit) = (usize::from(id.0) / 64 % 4, 1u64 << (id.0 % 64));
            into.tiles += u16::from(seen[word] & bit == 0);
            seen[word] |= bit;
            let part = land.part(segment);
            into.pennants += u8::from(part.signs.has(on_part::PENNANT));
            into.rich |= part.signs.has(on_part::INN) || part.signs.has(on_part::CATHEDRAL);
            into.pier |= part.signs.has(on_part::PIER);
            for good in [on_part::WINE, on_part::GRAIN, on_part::CLOTH] {
                into.goods += u8::from(part.signs.has(good));
            }
            let tile = land.tile(id);
            let ports = part.ports.turned(tile.facing);
            for side in Side::ALL {
                if !ports.has(Port::middle(side)) {
                    continue;
                }
                let beside = tile.cell.beside(side);
                if land.tile_at(beside).is_some() {
                    continue;
                }
                if noting {
                    let port = Port::middle(side.opposite()).number() as u8;
                    self.touches.push(Touch { cell: beside, port });
                }
                let found = usize::from(into.gaps);
                if found == MAX_GAPS || gaps[..found].contains(&beside) {
                    continue;
                }
                self.mark(beside);
                gaps[found] = beside;
                into.gaps += 1;
                let demand = demand(land, beside);
                let chance = bag.fill(demand, Fill::Closing(side.opposite()));
                into.slow *= chance.slow;
                into.fast *= chance.fast;
                into.min_share = into.min_share.min(chance.share);
                into.no_closer += u8::from(chance.dead);
                into.no_filler += u8::from(chance.dead && bag.fill(demand, Fill::Any).dead);
            }
        }
        into.points = f32::from(into.tiles) + f32::from(into.pennants);
    }

    pub(super) fn cloister(&mut self, land: &Landscape, into: &mut Surveyed, bag: &mut Bag) {
        into.points = 1.0;
        for around in land.tile(land.tile_of(into.on)).cell.around() {
            if land.tile_at(around).is_some() {
                into.points += 1.0;
                continue;
            }
            self.mark(around);
            let chance = bag.fill(demand(land, around), Fill::Any);
            into.gaps += 1;
            into.slow *= chance.slow;
            into.fast *= chance.fast;
            into.hope += chance.slow;
            into.min_share = into.min_share.min(chance.share);
            into.no_filler += u8::from(chance.dead);
        }
    }

    pub(super) fn field(&mut self, land: &Landscape, into: &mut Surveyed, bag: &mut Bag) {
        let mut met = [0u16; MAX_CITIES];
        let mut count = 0;
        for segment in land.walk(land.feature(into.on)) {
            let tile = land.tile(land.tile_of(segment));
            let part = land.part(segment);
            let mut beside = part.touches;
            while beside != 0 {
                let city = tile.segment(beside.trailing_zeros() as usize);
                beside &= beside - 1;
                let id = land.feature(city).number();
                if count == MAX_CITIES || met[..count].contains(&id) {
                    continue;
                }
                met[count] = id;
                count += 1;
                if land.open_ends(land.feature(city)) == 0 {
                    into.cities += 1;
                    continue;
                }
                let (slow, fast) = self.city(land, city, bag);
                into.hope += slow;
                into.fast_cities += fast;
                into.open_cities += 1;
            }
            let ports = part.ports.turned(tile.facing);
            for side in Side::ALL {
                let cell = tile.cell.beside(side);
                let halves = [Port::left(side), Port::right(side)];
                if !halves.iter().any(|port| ports.has(*port)) || land.tile_at(cell).is_some() {
                    continue;
                }
                self.mark(cell);
                for port in halves.into_iter().filter(|port| ports.has(*port)) {
                    into.reach = into.reach.saturating_add(1);
                    self.touches.push(Touch { cell, port: across(port).number() as u8 });
                }
            }
        }
        into.points = 3.0 * (f32::from(into.cities) + 0.5 * into.hope);
    }

    /// The chances that an open city will be finished.
    fn city(&mut self, land: &Landscape, on: Segment, bag: &mut Bag) -> (f32, f32) {
        let id = land.feature(on).number();
        if let Some((_, slow, fast)) = self.cities.iter().find(|known| known.0 == id) {
            return (*slow, *fast);
        }
        let city = self.survey_free(land, on, bag);
        self.cities.push((id, city.slow, city.fast));
        (city.slow, city.fast)
    }
}

/// The port of the neighbour that a half side touches.
#[inline]
fn across(port: Port) -> Port {
    let side = port.side().opposite();
    if port == Port::left(port.side()) { Port::right(side) } else { Port::left(side) }
}
