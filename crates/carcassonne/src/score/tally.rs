//! What a feature is worth, term by term: first the rate, then what is added, then
//! what is cut: a witch halves what an inn doubled.

use arrayvec::ArrayVec;
use bastide_game::Seat;
use bastide_landscape::{Feature, MAX_TILES, Terrain};

use crate::expansions::traders::Good;
use crate::expansions::{inns, magic, traders};
use crate::score::When;
use crate::state::State;
use crate::tiles::on_part;

/// What a term counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// Tiles of a road or city, or around a monastery with its own.
    Tiles,
    /// Coats of arms.
    Pennants,
    /// Finished cities beside a field.
    Cities,
    /// The most of a kind of goods.
    Goods(Good),
    /// The mage's point a tile.
    Mage,
    /// The half that the witch takes.
    Witch,
    /// Gold bars.
    Bars,
    /// Knights, for a message.
    Knights,
    /// Farmers, for a message.
    Farmers,
    /// The seal of a message.
    Seal,
    /// Points that were robbed.
    Robbed,
    /// A robber that is on the track at the end.
    Robber,
    /// A prisoner that was bought back.
    Ransom,
}

/// Tiles of a monastery or garden that is surrounded, its own included.
pub(crate) const SURROUNDED: u16 = 9;

/// Points of a field for a finished city.
const FIELD_CITY: i16 = 3;

/// So many of something at so much each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// What.
    pub item: Item,
    /// How many.
    pub count: u16,
    /// Points for each.
    pub each: i16,
}

/// Points, and where they come from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The terms of the sum.
    pub terms: ArrayVec<Term, 4>,
}

impl Tally {
    /// A tally of a single term.
    pub(crate) fn one(item: Item, count: u16, each: i16) -> Tally {
        let mut tally = Tally::default();
        tally.add(item, count, each);
        tally
    }

    pub(crate) fn add(&mut self, item: Item, count: u16, each: i16) {
        if count > 0 {
            self.terms.push(Term { item, count, each });
        }
    }

    /// The sum.
    pub fn points(&self) -> u16 {
        let sum: i32 = self.terms.iter().map(|t| i32::from(t.count) * i32::from(t.each)).sum();
        sum.max(0) as u16
    }
}

/// What a feature is worth to anybody.
pub(crate) fn of(state: &State, feature: Feature, when: When) -> Tally {
    let counts = matches!(state.land.terrain_of(feature), Terrain::Road | Terrain::City);
    let counted = if counts { Counted::of(state, feature) } else { Counted::default() };
    of_counted(state, feature, counted, when)
}

/// The same for whoever has walked around it already, or means a road or city with more tiles.
pub(crate) fn of_counted(state: &State, feature: Feature, counted: Counted, when: When) -> Tally {
    match state.land.terrain_of(feature) {
        Terrain::Road => {
            let road = counted;
            let mut tally = Tally::one(Item::Tiles, road.tiles, inns::road_rate(road.inn, when));
            magic::bend(state, feature, road.tiles, &mut tally);
            tally
        }
        Terrain::City => {
            let city = counted;
            let rate = inns::city_rate(city.cathedral, when);
            let mut tally = Tally::one(Item::Tiles, city.tiles, rate);
            tally.add(Item::Pennants, city.pennants, rate);
            magic::bend(state, feature, city.tiles, &mut tally);
            tally
        }
        Terrain::Monastery | Terrain::Garden => {
            let segment = state.land.walk(feature).next().expect("a feature has segments");
            let cell = state.land.tile(state.land.tile_of(segment)).cell;
            Tally::one(Item::Tiles, state.land.neighbours(cell) as u16 + 1, 1)
        }
        Terrain::Field => Tally::one(Item::Cities, finished_cities(state, feature), FIELD_CITY),
        Terrain::River => Tally::default(),
    }
}

/// The same with what only one player gets.
pub(crate) fn for_seat(state: &State, feature: Feature, seat: Seat, mut tally: Tally) -> Tally {
    for term in &mut tally.terms {
        if term.item == Item::Cities {
            term.each += traders::pig_bonus(state, feature, seat);
        }
    }
    tally
}

/// What one walk around a feature finds; only roads and cities are worth something for it.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Counted {
    pub(crate) tiles: u16,
    pub(crate) pennants: u16,
    inn: bool,
    cathedral: bool,
}

impl Counted {
    /// A tile counts once, even if it carries two pieces of the feature.
    pub(crate) fn of(state: &State, feature: Feature) -> Counted {
        let mut counted = Counted::default();
        let mut seen = Seen::default();
        for segment in state.land.walk(feature) {
            let signs = state.land.part(segment).signs;
            counted.tiles += u16::from(seen.first_time(usize::from(state.land.tile_of(segment).0)));
            counted.pennants += u16::from(signs.has(on_part::PENNANT));
            counted.inn |= signs.has(on_part::INN);
            counted.cathedral |= signs.has(on_part::CATHEDRAL);
        }
        counted
    }

    /// The same on more tiles.
    pub(crate) fn with_more(self, tiles: u16) -> Counted {
        Counted { tiles: self.tiles + tiles, ..self }
    }
}

/// Tiles met on a walk.
#[derive(Default)]
struct Seen([u64; MAX_TILES.div_ceil(64)]);

impl Seen {
    fn first_time(&mut self, number: usize) -> bool {
        let (word, bit) = (number / 64, 1 << (number % 64));
        let new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        new
    }
}

/// Finished cities that touch a field, each once.
pub(crate) fn finished_cities(state: &State, field: Feature) -> u16 {
    let mut cities: ArrayVec<Feature, MAX_TILES> = ArrayVec::new();
    for segment in state.land.walk(field) {
        let mut touches = state.land.part(segment).touches;
        let tile = state.land.tile(state.land.tile_of(segment));
        while touches != 0 {
            let part = touches.trailing_zeros() as usize;
            touches &= touches - 1;
            let city = state.land.feature(tile.segment(part));
            if state.is_closed(city) && !cities.contains(&city) {
                cities.push(city);
            }
        }
    }
    cities.len() as u16
}
