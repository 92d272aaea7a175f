//! What the sides of an empty cell ask for, and which kinds of tiles answer: worked out once for all boxes.

use std::sync::OnceLock;

use bastide_carcassonne::tiles;
use bastide_landscape::{Cell, Facing, Kind, KindId, Landscape, Port, Side, Terrain};

/// What a side may ask for: nothing, road, city, field or river.
const ASKS: usize = 5;
/// How many demands there are.
pub(super) const DEMANDS: usize = ASKS.pow(4);
const POWERS: [usize; 4] = [1, ASKS, ASKS * ASKS, ASKS * ASKS * ASKS];

fn code(terrain: Terrain) -> usize {
    match terrain {
        Terrain::Road => 1,
        Terrain::City => 2,
        Terrain::Field | Terrain::Monastery | Terrain::Garden => 3,
        Terrain::River => 4,
    }
}

/// The number of what the sides of an empty cell ask for.
#[inline]
pub(super) fn demand(land: &Landscape, cell: Cell) -> usize {
    let mut number = 0;
    for side in Side::ALL {
        if let Some(id) = land.tile_at(cell.beside(side)) {
            let tile = land.tile(id);
            number += code(tile.kind.edge(tile.facing, side.opposite())) * POWERS[side as usize];
        }
    }
    number
}

/// Kinds of tiles, as bits by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Kinds(pub(super) [u64; 4]);

impl Kinds {
    pub(super) fn add(&mut self, kind: KindId) {
        let number = kind.index();
        self.0[number / 64] |= 1 << (number % 64);
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }
}

/// The kinds that answer one demand.
#[derive(Debug)]
pub(super) struct Answers {
    /// Those that fit.
    pub(super) fitting: Kinds,
    /// Those that fit and end the feature on a side.
    pub(super) closing: [Kinds; 4],
    /// Those that fit and join two ports.
    pub(super) joining: [[Kinds; Port::COUNT]; Port::COUNT],
}

/// The kinds that answer a demand.
#[inline]
pub(super) fn answers(demand: usize) -> &'static Answers {
    static KNOWN: [OnceLock<Box<Answers>>; DEMANDS] = [const { OnceLock::new() }; DEMANDS];
    KNOWN[demand].get_or_init(|| Box::new(find(demand)))
}

fn find(demand: usize) -> Answers {
    let mut found = Answers {
        fitting: Kinds::default(),
        closing: [Kinds::default(); 4],
        joining: [[Kinds::default(); Port::COUNT]; Port::COUNT],
    };
    let asked = |side: Side| demand / POWERS[side as usize] % ASKS;
    let fits = |kind: &Kind, facing: Facing| {
        let suits = |side| asked(side) == 0 || asked(side) == code(kind.edge(facing, side));
        Side::ALL.into_iter().all(suits)
    };
    for kind in tiles::all().kinds() {
        for facing in kind.facings().filter(|facing| fits(kind, *facing)) {
            found.fitting.add(kind.id);
            let middle = |side| kind.part_at(facing, Port::middle(side));
            for side in Side::ALL {
                let goes_on = |other| asked(other) == 0 && middle(other) == middle(side);
                if !Side::ALL.into_iter().any(goes_on) {
                    found.closing[side as usize].add(kind.id);
                }
            }
            for a in Port::all() {
                for b in Port::all() {
                    if kind.part_at(facing, a) == kind.part_at(facing, b) {
                        found.joining[a.number()][b.number()].add(kind.id);
                    }
                }
            }
        }
    }
    found
}
