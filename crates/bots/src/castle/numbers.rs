//! The numbers in the vectors of The Castle.

use bastide_castle::wall::wall;
use bastide_castle::{Segment, State, Terrain, WallTile};
use bastide_game::{Game, Seat};

use super::eval::held as held_tiles;
use crate::learned::Vector;

const HAND: u8 = 4;
const KEEP: u8 = 5;
const WALL_TILES: u8 = 6;
const FREE: u8 = 7;

/// Turns of a player in a whole game, and the last of them, in which what takes time loses its worth.
const USUAL_TURNS: f32 = 28.0;
const LAST_TURNS: f32 = 6.0;
/// The spaces of the track.
const TRACK: i32 = 100;
/// The most followers of a seat.
const FOLLOWERS: u8 = 7;

fn yes(b: bool) -> f32 {
    f32::from(u8::from(b))
}

/// What all vectors of a position share.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    turns: f32,
    phase: f32,
    next: usize,
    free: [u8; 2],
    keep: [f32; 2],
    /// Wall tiles that double a house or a tower, by seat.
    doubles: [[bool; 2]; 2],
}

impl Table {
    pub(super) fn of(state: &State) -> Table {
        let left: f32 = state.undrawn().map(|(_, left)| f32::from(left)).sum();
        let seats = [0, 1];
        let has = |seat: usize, tile: WallTile| held_tiles(state, seat)[tile as usize] > 0;
        let larger = |seat: usize| {
            let copies = f32::from(held_tiles(state, seat)[WallTile::LargerKeep as usize]);
            copies * f32::from(WallTile::LargerKeep.worth().amount)
        };
        let keep = |seat: usize| {
            let keep = state.keep(Seat(seat as u8));
            keep.map_or(0.0, |keep| f32::from(keep.size) + larger(seat))
        };
        Table {
            turns: left / 2.0 / USUAL_TURNS,
            phase: (left / 2.0 / LAST_TURNS).min(1.0),
            next: state.mover().index(),
            free: seats.map(|seat| state.supply(Seat(seat as u8)).min(FOLLOWERS)),
            keep: seats.map(keep),
            doubles: seats
                .map(|seat| [has(seat, WallTile::DoubleHouse), has(seat, WallTile::DoubleTower)]),
        }
    }
}

/// A feature, and who could gain or lose it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Feature {
    pub(super) id: bastide_castle::Feature,
    pub(super) on: Segment,
    pub(super) terrain: Terrain,
    pub(super) points: f32,
    pub(super) tiles: u8,
    pub(super) signs: u8,
    pub(super) followers: [u8; 2],
    pub(super) open: u8,
    pub(super) gaps: u8,
    /// How many sides of its gaps are closed already: on average, and where fewest are.
    pub(super) crowded: f32,
    pub(super) least_crowded: f32,
    /// By seat: whether a tile could join it with something that costs the lead, and what it could win.
    pub(super) threat: [bool; 2],
    pub(super) prize: [f32; 2],
}

impl Feature {
    /// A tile could join it with another one.
    pub(super) fn meet(&mut self, other: &Feature) {
        let both = [0, 1].map(|seat| self.followers[seat] + other.followers[seat]);
        for seat in 0..2 {
            let (own, rival) = (self.followers[seat], self.followers[1 - seat]);
            if own > rival && both[seat] <= both[1 - seat] {
                self.threat[seat] = true;
            }
            let behind = other.followers[seat] < other.followers[1 - seat];
            if own > 0 && behind && both[seat] >= both[1 - seat] {
                self.prize[seat] = self.prize[seat].max(other.points);
            }
        }
    }

    fn is_building(&self) -> bool {
        self.terrain != Terrain::Court
    }

    /// What features have in common, whether they are somebody's or not.
    fn write(&self, table: &Table, x: &mut [f32]) {
        let points = self.points * 0.1;
        x[1] = table.turns;
        x[2] = table.phase;
        x[10] = points;
        x[11] = yes(self.open == 1);
        x[12] = yes(self.open == 2);
        x[13] = yes(self.open == 3);
        x[14] = yes(self.open >= 4);
        x[15] = f32::from(self.open) * 0.1;
        x[16] = f32::from(self.gaps) * 0.1;
        // A rough chance that all open sides are closed in time.
        let chance = (0.85 - 0.3 * (1.0 - table.phase)).powi(i32::from(self.open));
        x[17] = chance;
        x[18] = chance * points;
        x[19] = self.crowded;
        x[20] = self.crowded * points;
        x[21] = self.least_crowded;
        x[22] = f32::from(self.tiles) * 0.1;
        x[23] = f32::from(self.signs) * 0.2;
        x[24] = points * table.turns;
        x[25] = points * table.phase;
        x[26] = chance * table.phase;
    }
}

/// A feature as it matters to a seat that stands on it.
pub(super) fn held(feature: &Feature, seat: usize, table: &Table) -> Vector {
    let sort = feature.terrain as u8;
    let mut vector = Vector::new(sort, seat, feature.on.number() as u16);
    let x = &mut vector.x;
    feature.write(table, x);
    let (own, rival) = (feature.followers[seat], feature.followers[1 - seat]);
    let (shared, behind) = (yes(own == rival), yes(own < rival));
    let points = feature.points * 0.1;
    x[3] = shared;
    x[4] = behind;
    x[5] = yes(rival > 0 && own > rival);
    x[6] = f32::from(own - 1);
    x[7] = yes(table.next == seat);
    x[8] = yes(table.free[seat] == 0);
    x[9] = yes(table.free[1 - seat] == 0);
    x[27] = shared * points;
    x[28] = behind * points;
    x[29] = yes(feature.threat[seat]);
    x[30] = x[29] * points;
    x[31] = yes(feature.prize[seat] > 0.0);
    x[32] = feature.prize[seat] * 0.1;
    let leads = yes(own > rival);
    match feature.terrain {
        Terrain::House => {
            let larger = f32::from(feature.tiles) - table.keep[seat];
            x[33] = leads * (larger * 0.1).max(0.0);
            x[34] = x[33] * x[17];
            x[35] = leads * yes(f32::from(feature.tiles) > table.keep[1 - seat]);
            x[36] = leads * yes(table.doubles[seat][0]) * points;
        }
        Terrain::Tower => x[36] = leads * yes(table.doubles[seat][1]) * points,
        Terrain::Path | Terrain::Court => {}
    }
    vector
}

/// A feature of the last tile that is left to whoever comes next.
pub(super) fn free(feature: &Feature, which: u16, table: &Table) -> Vector {
    debug_assert!(feature.is_building());
    let mut vector = Vector::new(FREE + feature.terrain as u8, table.next, which);
    feature.write(table, &mut vector.x);
    vector.x[8] = yes(table.free[table.next] == 0);
    vector.x[3] = f32::from(table.free[table.next]) * 0.14;
    vector
}

/// The followers in a seat's hand.
pub(super) fn hand(seat: usize, table: &Table) -> Vector {
    let mut vector = Vector::new(HAND, seat, 0);
    let x = &mut vector.x;
    let free = usize::from(table.free[seat]);
    let next = yes(table.next == seat);
    x[1] = table.turns;
    x[2] = table.phase;
    x[3 + free] = 1.0;
    x[11 + free] = table.phase;
    x[19 + free] = table.turns;
    x[27] = next;
    x[28] = next * table.phase;
    x[29] = f32::from(table.free[1 - seat]) * 0.14;
    x[30] = table.turns * table.turns;
    vector
}

/// The largest keep, and what may become of it.
pub(super) fn keep(seat: usize, region: f32, features: &[Feature], table: &Table) -> Vector {
    let mut vector = Vector::new(KEEP, seat, 0);
    let x = &mut vector.x;
    let ahead = table.keep[seat] - table.keep[1 - seat];
    let built = |who: usize| {
        let own = features.iter().filter(|feature| {
            let leads = feature.followers[who] > feature.followers[1 - who];
            leads && feature.terrain == Terrain::House
        });
        own.map(|feature| f32::from(feature.tiles)).fold(0.0, f32::max)
    };
    x[1] = table.turns;
    x[2] = table.phase;
    x[3] = table.keep[seat] * 0.1;
    x[4] = table.keep[1 - seat] * 0.1;
    x[5] = yes(ahead > 0.0);
    x[6] = yes(ahead < 0.0);
    x[7] = (ahead * 0.2).clamp(-1.0, 1.0);
    x[8] = region * 0.05;
    x[9] = x[5] * region * 0.05;
    x[10] = x[5] * table.phase;
    x[11] = x[6] * table.phase;
    x[12] = x[5] * region * 0.05 * (1.0 - table.phase);
    x[13] = (built(seat) - table.keep[seat]).max(0.0) * 0.1;
    x[14] = (built(1 - seat) - table.keep[1 - seat]).max(0.0) * 0.1;
    x[15] = yes(built(seat) > table.keep[1 - seat]);
    x[16] = yes(built(1 - seat) > table.keep[seat]);
    x[17] = x[5] * x[16];
    x[18] = x[7] * table.turns;
    vector
}

/// Wall tiles in front of a seat, and how near it is to the next corner tower.
pub(super) fn wall_tiles(
    state: &State,
    seat: usize,
    features: &[Feature],
    table: &Table,
) -> Vector {
    let mut vector = Vector::new(WALL_TILES, seat, 0);
    let x = &mut vector.x;
    x[1] = table.turns;
    x[2] = table.phase;
    for (n, copies) in held_tiles(state, seat).into_iter().enumerate() {
        x[3 + n] = f32::from(copies) * 0.5;
        x[12 + n] = x[3 + n] * table.phase;
    }
    let best = |terrain: Terrain| {
        let own = features.iter().filter(|feature| {
            feature.terrain == terrain && feature.followers[seat] > feature.followers[1 - seat]
        });
        own.map(|feature| feature.points).fold(0.0, f32::max) * 0.1
    };
    let late = 1.0 - table.phase;
    x[21] = x[3 + WallTile::OpenPath as usize] * best(Terrain::Path);
    x[22] = x[3 + WallTile::OpenTower as usize] * best(Terrain::Tower);
    x[23] = x[3 + WallTile::OpenHouse as usize] * best(Terrain::House);
    x[24] = x[3 + WallTile::RichMarkets as usize] * best(Terrain::Court);
    for n in 21..25 {
        x[n + 4] = x[n] * late;
    }
    let at = state.points(Seat(seat as u8));
    let ahead =
        |corner: u8| (i32::from(wall().corners[usize::from(corner)]) - at - 1).rem_euclid(TRACK);
    x[29] = state.corners().map(ahead).min().map_or(0.0, |far| 1.0 / (1.0 + far as f32));
    x[30] = x[29] * table.phase;
    vector
}
