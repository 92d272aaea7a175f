//! What the undrawn tiles promise. One of these serves a whole search: positions a few turns deeper are judged by the
//! tiles that are left at its root.

use bastide_carcassonne::tiles::on_tile;
use bastide_carcassonne::{State, dark_spaces};
use bastide_landscape::Side;

use super::demand::{DEMANDS, Kinds, answers};

/// Of a player's turns, the share in which a given gap has his attention: when he has other things to do, and when
/// he is after it.
const SELDOM: f32 = 0.175;
const OFTEN: f32 = 0.5;
/// What a tile counts that fits where a feature is open, but opens it elsewhere.
const GOES_ON: f32 = 0.2;

/// How likely a gap is filled as somebody wishes.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Chance {
    /// The share of tiles left that do it.
    pub(super) share: f32,
    /// That it happens in time, with little attention and with much.
    pub(super) slow: f32,
    pub(super) fast: f32,
    /// Nothing that is left does it.
    pub(super) dead: bool,
    /// The bag that this was worked out for.
    bag: u32,
}

/// How a gap is to be filled: so that the feature on a side ends, or with anything.
#[derive(Clone, Copy, Debug)]
pub(super) enum Fill {
    Closing(Side),
    Any,
}

/// The tiles that can still come.
#[derive(Clone, Debug)]
pub(super) struct Bag {
    counts: [u8; 256],
    present: Kinds,
    pub(super) total: f32,
    /// How many more turns each player has.
    pub(super) turns: f32,
    /// The shares of tiles with a crop circle: for fields, roads and cities.
    pub(super) circles: [f32; 3],
    /// The spaces of the track where messages wait.
    pub(super) dark: Vec<u8>,
    known: Vec<[Chance; 5]>,
    /// Counts the bags, so that what is known need not be wiped for each.
    number: u32,
}

impl Bag {
    pub(super) fn new() -> Bag {
        Bag {
            counts: [0; 256],
            present: Kinds::default(),
            total: 0.0,
            turns: 0.0,
            circles: [0.0; 3],
            dark: Vec::new(),
            known: vec![[Chance::default(); 5]; DEMANDS],
            number: 0,
        }
    }

    /// Looks into the bag of a state.
    pub(super) fn look(&mut self, state: &State) {
        self.number += 1;
        self.counts = [0; 256];
        self.present = Kinds::default();
        self.circles = [0.0; 3];
        self.dark = dark_spaces(state);
        let mut total = 0u32;
        for (kind, left) in state.undrawn() {
            self.counts[kind.id.index()] += left;
            self.present.add(kind.id);
            total += u32::from(left);
            let signs = [on_tile::FORK, on_tile::CLUB, on_tile::SHIELD];
            for (circle, sign) in self.circles.iter_mut().zip(signs) {
                *circle += if kind.signs.has(sign) { f32::from(left) } else { 0.0 };
            }
        }
        self.total = total as f32;
        self.turns = self.total / state.seats() as f32;
        for circle in &mut self.circles {
            *circle /= self.total.max(1.0);
        }
    }

    /// How many tiles of some kinds are left.
    #[inline]
    pub(super) fn count(&self, kinds: &Kinds) -> f32 {
        let mut sum = 0u32;
        for (word, (kinds, present)) in kinds.0.iter().zip(&self.present.0).enumerate() {
            let mut left = kinds & present;
            while left != 0 {
                sum += u32::from(self.counts[word * 64 + left.trailing_zeros() as usize]);
                left &= left - 1;
            }
        }
        sum as f32
    }

    /// How likely a gap is filled.
    #[inline]
    pub(super) fn fill(&mut self, demand: usize, fill: Fill) -> Chance {
        let number = match fill {
            Fill::Closing(side) => side as usize,
            Fill::Any => 4,
        };
        let known = self.known[demand][number];
        if known.bag == self.number {
            return known;
        }
        let answers = answers(demand);
        let any = self.count(&answers.fitting);
        let (strict, soft) = match fill {
            Fill::Closing(side) => {
                let strict = self.count(&answers.closing[side as usize]);
                (strict, strict + GOES_ON * (any - strict))
            }
            Fill::Any => (any, any),
        };
        let total = self.total.max(1.0);
        let chance = Chance {
            share: strict / total,
            slow: 1.0 - (1.0 - soft / total).powf(self.turns * SELDOM),
            fast: 1.0 - (1.0 - strict / total).powf(self.turns * OFTEN),
            dead: strict == 0.0,
            bag: self.number,
        };
        self.known[demand][number] = chance;
        chance
    }
}
