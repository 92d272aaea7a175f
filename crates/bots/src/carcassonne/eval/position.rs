//! A position as vectors: one for each seat with figures on a feature, one for each hand, and what an expansion adds.

use bastide_carcassonne::{Figure, Magician, State};
use bastide_game::Seat;
use bastide_landscape::{Cell, Segment, Terrain};

use super::bag::Bag;
use super::hand::{Table, yes};
use super::meet::{Held, Meeting};
use super::numbers::{self, Extras, way_numbers};
use super::survey::{CITY, CLOISTER, ROAD, Surveyed, Surveyor};
use crate::learned::Vector;

/// Sorts of vectors: four of features, the hand, roads and cities that are nobody's, goods and treasures.
pub(super) const SORTS: usize = 9;
/// Raised when a vector comes to mean something else.
pub(super) const VERSION: u32 = 1;
/// A road or a city of the last tile that is nobody's.
const FREE_ROAD: u8 = 5;
const FREE_CITY: u8 = 6;

/// Turns positions into vectors. Its room is used again and again.
#[derive(Clone, Debug)]
pub(super) struct Position {
    pub(super) surveyor: Surveyor,
    meeting: Meeting,
    pub(super) held: Vec<Held>,
    /// The numbers of the features that are held: many are compared, and these are close together.
    ids: Vec<u16>,
    extras: Vec<Extras>,
    kept: Vec<Held>,
    /// Features of the last tile that are nobody's: their numbers, and where their vectors are.
    pub(super) free: Vec<(u16, usize)>,
    pub(super) vectors: Vec<Vector>,
    /// The feature of each vector, as far as they are of features.
    of: Vec<u8>,
    hands: std::ops::Range<usize>,
}

impl Position {
    pub(super) fn new() -> Position {
        Position {
            surveyor: Surveyor::new(),
            meeting: Meeting::new(),
            held: Vec::new(),
            ids: Vec::new(),
            extras: Vec::new(),
            kept: Vec::new(),
            free: Vec::new(),
            vectors: Vec::new(),
            of: Vec::new(),
            hands: 0..0,
        }
    }

    /// Where the vectors of hands are.
    pub(super) fn hands(&self) -> std::ops::Range<usize> {
        self.hands.clone()
    }

    /// Whether a vector is one of some features, given as bits.
    pub(super) fn is_of(&self, vector: usize, features: u64) -> bool {
        self.of.get(vector).is_some_and(|feature| features >> feature & 1 != 0)
    }

    /// Fills `vectors` for a position between two turns.
    pub(super) fn read(&mut self, state: &State, bag: &mut Bag) {
        let land = state.land();
        self.surveyor.clear();
        self.meeting.clear();
        self.held.clear();
        self.ids.clear();
        self.vectors.clear();
        let changed = self.surveyor.changed(state);
        for standing in state.figures() {
            let id = land.feature(standing.on).number();
            let at = self.held_as(id).unwrap_or_else(|| {
                let found = self.surveyor.known(id, changed);
                let is = found.unwrap_or_else(|| self.surveyor.survey(land, standing.on, bag));
                self.held.push(Held::new(Surveyed { on: standing.on, ..is }));
                self.ids.push(id);
                self.ids.len() - 1
            });
            self.held[at].strength[standing.owner.index()] += standing.figure.strength();
        }
        self.held.iter_mut().for_each(Held::find_leader);
        for at in 0..self.held.len() {
            self.meet(state, bag, at);
        }
        let table = Table::of(state, bag);
        self.find_extras(state);
        for at in 0..self.held.len() {
            self.held[at].changed = false;
            self.write(at, &table);
        }
        self.of.clear();
        for (at, held) in self.held.iter().enumerate() {
            let seats = held.strength.iter().filter(|strength| **strength > 0).count();
            self.of.extend(std::iter::repeat_n(at as u8, seats));
        }
        self.hands = self.vectors.len()..self.vectors.len() + table.seats;
        for seat in 0..table.seats {
            self.vectors.push(table.hand(seat));
        }
        self.read_free(state, bag, &table);
        table.goods(state, &mut self.vectors);
        table.treasures(state, bag, &mut self.vectors);
    }

    /// The place among those that are held of a feature.
    #[inline]
    fn held_as(&self, id: u16) -> Option<usize> {
        self.ids.iter().position(|known| *known == id)
    }

    fn meet(&mut self, state: &State, bag: &Bag, at: usize) {
        let (from, to) = self.held[at].is.touches;
        let touches = &self.surveyor.touches[usize::from(from)..usize::from(to)];
        self.meeting.add(state.land(), bag, &mut self.held, at, touches);
    }

    /// What would differ if a figure stood on a free, open feature: new vectors behind the others. Returns which
    /// features' vectors they replace, as bits; those of all hands are replaced as well.
    pub(super) fn put(
        &mut self,
        state: &State,
        bag: &mut Bag,
        seat: Seat,
        figure: Figure,
        on: Segment,
    ) -> u64 {
        self.kept.clone_from(&self.held);
        let links = self.meeting.len();
        let touches = self.surveyor.touches.len();
        let mut held = Held::new(self.surveyor.survey(state.land(), on, bag));
        held.strength[seat.index()] = figure.strength();
        held.find_leader();
        let new = self.held.len();
        self.held.push(held);
        self.extras.push(self.extras_of(state, new));
        match figure {
            Figure::BigMeeple => self.extras[new].big |= 1 << seat.0,
            Figure::Abbot => self.extras[new].abbot |= 1 << seat.0,
            Figure::Meeple | Figure::Builder | Figure::Pig => {}
        }
        self.meet(state, bag, new);
        let mut table = Table::of(state, bag);
        let before = table;
        table.take(seat.index(), figure, state);
        // Some vectors tell whether hands are empty.
        let all = (0..table.seats).any(|s| {
            (table.free[s] == 0) != (before.free[s] == 0)
                || (table.rival_free(s) == 0) != (before.rival_free(s) == 0)
        });
        let mut replaced = 0;
        for at in 0..new {
            if all || self.held[at].changed {
                replaced |= 1 << at;
                self.write(at, &table);
            }
        }
        self.write(new, &table);
        for seat in 0..table.seats {
            self.vectors.push(table.hand(seat));
        }
        self.meeting.cut(links);
        self.surveyor.touches.truncate(touches);
        self.extras.pop();
        std::mem::swap(&mut self.held, &mut self.kept);
        replaced
    }

    /// What the last tile leaves to whoever comes next.
    fn read_free(&mut self, state: &State, bag: &mut Bag, table: &Table) {
        let land = state.land();
        self.free.clear();
        for (segment, part) in state.last().segments() {
            let sort = match part.terrain {
                Terrain::City => FREE_CITY,
                Terrain::Road => FREE_ROAD,
                Terrain::Field | Terrain::Monastery | Terrain::Garden | Terrain::River => continue,
            };
            let feature = land.feature(segment);
            let id = feature.number();
            if land.open_ends(feature) == 0
                || self.free.iter().any(|(known, _)| *known == id)
                || self.held_as(id).is_some()
            {
                continue;
            }
            let way = self.surveyor.survey_free(land, segment, bag);
            let free = table.free[table.next];
            let mut vector = Vector::new(sort, table.next, self.free.len() as u16);
            let x = &mut vector.x;
            x[1] = table.turns;
            x[2] = table.phase;
            x[3] = f32::from(free) * 0.14;
            x[8] = yes(free == 0);
            x[14] = way.points * 0.1;
            way_numbers(&way, &mut x[15..]);
            x[27] = x[23] * way.points * 0.1;
            x[32] = yes(way.rich);
            x[33] = yes(way.rich) * way.points * 0.1;
            x[34] = f32::from(way.goods) * 0.25;
            x[35] = yes(way.pier);
            x[46] = table.crowd;
            self.free.push((id, self.vectors.len()));
            self.vectors.push(vector);
        }
    }

    /// The vectors of a feature, one for each seat that stands on it.
    fn write(&mut self, at: usize, table: &Table) {
        let (held, extras) = (&self.held[at], &self.extras[at]);
        let (sort, which) = (held.is.sort, held.is.on.number() as u16);
        for seat in (0..table.seats).filter(|seat| held.strength[*seat] > 0) {
            // Written where they stay: they are large, and there are many of them.
            self.vectors.push(Vector::new(sort, seat, which));
            if let Some(vector) = self.vectors.last_mut() {
                numbers::feature(held, extras, seat, table, vector);
            }
        }
    }

    /// Finds what else is on the features that are held.
    fn find_extras(&mut self, state: &State) {
        self.extras.clear();
        self.extras.resize(self.held.len(), Extras::default());
        let land = state.land();
        for at in 0..self.held.len() {
            self.extras[at] = self.extras_of(state, at);
        }
        for standing in state.figures() {
            let id = land.feature(standing.on).number();
            let Some(at) = self.held_as(id) else { continue };
            let (extras, bit) = (&mut self.extras[at], 1 << standing.owner.0);
            match standing.figure {
                Figure::Meeple => {}
                Figure::BigMeeple => extras.big |= bit,
                Figure::Abbot => extras.abbot |= bit,
                Figure::Builder => extras.builder |= bit,
                Figure::Pig => extras.pig |= bit,
            }
            let cell = land.tile(land.tile_of(standing.on)).cell;
            if standing.figure.is_meeple() && in_danger(state, cell) {
                extras.in_danger[standing.owner.index()] += 1;
            }
        }
    }

    /// Gold and magicians on a feature.
    fn extras_of(&self, state: &State, at: usize) -> Extras {
        let mut extras = Extras::default();
        let (land, is) = (state.land(), &self.held[at].is);
        for bar in state.bars() {
            let tile = land.tile(bar);
            let is_near = match is.sort {
                ROAD | CITY => tile.segments().any(|(s, _)| land.feature(s).number() == is.id),
                CLOISTER => land.tile(land.tile_of(is.on)).cell.is_near(tile.cell),
                _ => false,
            };
            extras.bars += u8::from(is_near);
        }
        let stands_here = |who| {
            let on = state.magician(who).and_then(|place| state.segment(place));
            on.is_some_and(|on| land.feature(on).number() == is.id)
        };
        extras.mage = stands_here(Magician::Mage);
        extras.witch = stands_here(Magician::Witch);
        extras
    }
}

/// Whether a tower that nobody guards reaches a cell, now or with one more piece.
fn in_danger(state: &State, cell: Cell) -> bool {
    state.towers().any(|(tile, height, guard)| {
        let (tower, far) = (state.land().tile(tile).cell, i16::from(height) + 1);
        let (dx, dy) = ((cell.x - tower.x).abs(), (cell.y - tower.y).abs());
        guard.is_none() && ((dx == 0 && dy <= far) || (dy == 0 && dx <= far))
    })
}
