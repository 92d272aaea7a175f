//! What a feature is, apart from who stands on it: its size, its gaps, and what the bag promises them. It depends on
//! the tiles alone, so what a turn leaves as it was need not be looked at again.

use bastide_carcassonne::State;
use bastide_landscape::{Cell, Landscape, Segment, Side, Terrain};

use super::bag::Bag;

/// The sorts of features that figures stand on.
pub(super) const ROAD: u8 = 0;
pub(super) const CITY: u8 = 1;
pub(super) const CLOISTER: u8 = 2;
pub(super) const FIELD: u8 = 3;

/// A feature, as its tiles and the bag tell it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Surveyed {
    /// The number that names it.
    pub(super) id: u16,
    /// A segment of it.
    pub(super) on: Segment,
    pub(super) sort: u8,
    /// What it has so far: tiles and pennants, what is around it, or what its cities may bring.
    pub(super) points: f32,
    pub(super) tiles: u16,
    pub(super) pennants: u8,
    pub(super) goods: u8,
    /// An inn or a cathedral.
    pub(super) rich: bool,
    /// It ends at the pier of a lake.
    pub(super) pier: bool,
    pub(super) garden: bool,
    pub(super) gaps: u8,
    /// The chance that all gaps are filled, with little attention and with much.
    pub(super) slow: f32,
    pub(super) fast: f32,
    /// The smallest share of tiles that fill one of them.
    pub(super) min_share: f32,
    /// Gaps that nothing closes, and those that nothing fills at all.
    pub(super) no_closer: u8,
    pub(super) no_filler: u8,
    /// Of a field or cloister: the sum of chances.
    pub(super) hope: f32,
    pub(super) cities: u8,
    pub(super) open_cities: u8,
    pub(super) fast_cities: f32,
    pub(super) reach: u8,
    /// The cells that it touches, in the list of touches.
    pub(super) touches: (u16, u16),
}

impl Surveyed {
    fn new(land: &Landscape, on: Segment) -> Surveyed {
        let terrain = land.terrain(on);
        let sort = match terrain {
            Terrain::Road => ROAD,
            Terrain::City => CITY,
            Terrain::Monastery | Terrain::Garden => CLOISTER,
            Terrain::Field | Terrain::River => FIELD,
        };
        Surveyed {
            id: land.feature(on).number(),
            on,
            sort,
            points: 0.0,
            tiles: 0,
            pennants: 0,
            goods: 0,
            rich: false,
            pier: false,
            garden: terrain == Terrain::Garden,
            gaps: 0,
            slow: 1.0,
            fast: 1.0,
            min_share: 1.0,
            no_closer: 0,
            no_filler: 0,
            hope: 0.0,
            cities: 0,
            open_cities: 0,
            fast_cities: 0.0,
            reach: 0,
            touches: (0, 0),
        }
    }
}

/// An empty cell that a feature reaches, and the port by which a tile there would meet it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Touch {
    pub(super) cell: Cell,
    pub(super) port: u8,
}

/// A map that is the same for cells a multiple of its width apart.
pub(super) const MAP: usize = 64 * 64;

/// The place of a cell on such a map.
#[inline]
pub(super) fn on_map(cell: Cell) -> usize {
    ((cell.y as usize & 63) << 6) | (cell.x as usize & 63)
}

/// Surveys features, and remembers those of the position before a turn.
#[derive(Clone, Debug)]
pub(super) struct Surveyor {
    /// What the features of one position touch.
    pub(super) touches: Vec<Touch>,
    /// Open cities that were looked at: number, chances.
    pub(super) cities: Vec<(u16, f32, f32)>,
    /// The position before the turn, how many tiles lay there and how features were linked.
    root: Vec<Surveyed>,
    root_touches: Vec<Touch>,
    root_tiles: usize,
    root_links: Vec<(Segment, Segment)>,
    /// Which of its features a tile on a cell would change, as bits.
    marks: Vec<u64>,
    marked: Vec<u16>,
    marking: Option<u8>,
}

impl Surveyor {
    pub(super) fn new() -> Surveyor {
        Surveyor {
            touches: Vec::new(),
            cities: Vec::new(),
            root: Vec::new(),
            root_touches: Vec::new(),
            root_tiles: usize::MAX,
            root_links: Vec::new(),
            marks: vec![0; MAP],
            marked: Vec::new(),
            marking: None,
        }
    }

    /// Begins another position.
    pub(super) fn clear(&mut self) {
        self.touches.clear();
        self.cities.clear();
    }

    /// Remembers nothing of an earlier position.
    pub(super) fn forget(&mut self) {
        self.root.clear();
        self.root_tiles = usize::MAX;
        for place in self.marked.drain(..) {
            self.marks[usize::from(place)] = 0;
        }
    }

    /// Remembers the position before a turn.
    pub(super) fn remember(&mut self, state: &State, bag: &mut Bag) {
        self.forget();
        self.clear();
        let land = state.land();
        for standing in state.figures() {
            let id = land.feature(standing.on).number();
            if self.root.len() == 64 || self.root.iter().any(|known| known.id == id) {
                continue;
            }
            self.marking = Some(self.root.len() as u8);
            // Cells of cities that another feature found must be marked for this one as well.
            self.cities.clear();
            let surveyed = self.survey(land, standing.on, bag);
            self.root.push(surveyed);
        }
        self.marking = None;
        self.root_touches.clone_from(&self.touches);
        self.root_tiles = land.tiles().len();
        self.root_links.clear();
        self.root_links.extend_from_slice(land.links());
    }

    /// Which remembered features the last tile changed, as bits.
    pub(super) fn changed(&self, state: &State) -> u64 {
        let laid = state.land().tiles().len();
        if state.land().links() != self.root_links {
            u64::MAX
        } else if laid == self.root_tiles {
            0
        } else if laid == self.root_tiles.wrapping_add(1) {
            self.marks[on_map(state.last().cell)]
        } else {
            u64::MAX
        }
    }

    /// A feature as remembered, if it did not change.
    #[inline]
    pub(super) fn known(&mut self, id: u16, changed: u64) -> Option<Surveyed> {
        let at = self.root.iter().position(|known| known.id == id)?;
        if changed & (1 << at) != 0 {
            return None;
        }
        let mut known = self.root[at];
        let first = self.touches.len() as u16;
        let touched = usize::from(known.touches.0)..usize::from(known.touches.1);
        self.touches.extend_from_slice(&self.root_touches[touched]);
        known.touches = (first, self.touches.len() as u16);
        Some(known)
    }

    /// Looks at a feature.
    pub(super) fn survey(&mut self, land: &Landscape, on: Segment, bag: &mut Bag) -> Surveyed {
        let mut surveyed = Surveyed::new(land, on);
        let first = self.touches.len() as u16;
        match surveyed.sort {
            ROAD | CITY => {
                self.way(land, &mut surveyed, bag, true);
                if surveyed.sort == CITY {
                    self.cities.push((surveyed.id, surveyed.slow, surveyed.fast));
                }
            }
            CLOISTER => self.cloister(land, &mut surveyed, bag),
            _ => self.field(land, &mut surveyed, bag),
        }
        surveyed.touches = (first, self.touches.len() as u16);
        surveyed
    }

    /// Looks at a road or city that nobody holds.
    pub(super) fn survey_free(&mut self, land: &Landscape, on: Segment, bag: &mut Bag) -> Surveyed {
        let mut surveyed = Surveyed::new(land, on);
        self.way(land, &mut surveyed, bag, false);
        surveyed
    }

    /// A tile on this cell or beside it changes the feature that is looked at.
    #[inline]
    pub(super) fn mark(&mut self, cell: Cell) {
        if let Some(feature) = self.marking {
            self.set_mark(cell, feature);
            for side in Side::ALL {
                self.set_mark(cell.beside(side), feature);
            }
        }
    }

    fn set_mark(&mut self, cell: Cell, feature: u8) {
        let place = on_map(cell);
        if self.marks[place] == 0 {
            self.marked.push(place as u16);
        }
        self.marks[place] |= 1 << feature;
    }
}
