//! What the tiles in the bag promise: how likely a gap will be filled, and a feature finished.

use bastide_carcassonne::State;
use bastide_landscape::{Cell, Facing, Feature, Kind, Landscape, Port, Side, Terrain};

/// Of a player's turns, the share in which a given place has his attention: he has several.
const ATTENTION: f64 = 0.175;
/// What a tile counts that fits where a feature is open, but opens it elsewhere.
const GOES_ON: f64 = 0.2;

/// So many turns before the end, free figures begin to lose their worth.
const LAST_TURNS: f64 = 6.0;

/// What the four sides of an empty cell ask for.
type Demand = [Option<Terrain>; 4];

/// How a gap is to be filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fill {
    /// So that the feature that opens on this side ends there.
    Closing(Side),
    /// With anything.
    Any,
}

/// The tiles that can still come, and how many turns a player has left. Nothing of it changes
/// before the next draw.
#[derive(Clone, Debug)]
pub(crate) struct Outlook<'a> {
    kinds: Vec<(&'a Kind, u8)>,
    total: f64,
    /// How many more tiles each player will lay.
    pub(crate) turns: f64,
    /// Chances by demand and fill, once they were asked for.
    known: Vec<f32>,
}

/// Where a road or city is open, and how likely it will be finished.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finish {
    /// How many cells must be filled.
    pub(crate) gaps: u16,
    /// The chance that all of them will be.
    pub(crate) chance: f64,
}

const UNKNOWN: f32 = -1.0;
/// Nothing or one of the four terrains that reach a side.
const ASKS: usize = 5;

impl<'a> Outlook<'a> {
    pub(crate) fn of(state: &'a State) -> Outlook<'a> {
        let kinds: Vec<_> = state.undrawn().collect();
        let total = kinds.iter().map(|(_, left)| f64::from(*left)).sum::<f64>();
        Outlook {
            kinds,
            total,
            turns: total / state.seats() as f64,
            known: vec![UNKNOWN; ASKS.pow(4) * 5],
        }
    }

    /// How far the end is: 1 for most of the game, falling to 0 over a player's last turns.
    pub(crate) fn horizon(&self) -> f64 {
        (self.turns / LAST_TURNS).min(1.0)
    }

    /// How likely a road or city will be finished.
    pub(crate) fn finish(&mut self, land: &Landscape, feature: Feature) -> Finish {
        let mut gaps: Vec<Cell> = Vec::new();
        let mut chance = 1.0;
        for segment in land.walk(feature) {
            let tile = land.tile(land.tile_of(segment));
            let ports = land.part(segment).ports.turned(tile.facing);
            for side in Side::ALL {
                let beside = tile.cell.beside(side);
                if !ports.has(Port::middle(side))
                    || land.tile_at(beside).is_some()
                    || gaps.contains(&beside)
                {
                    continue;
                }
                gaps.push(beside);
                chance *= self.fill(land, beside, Fill::Closing(side.opposite()));
            }
        }
        Finish { gaps: gaps.len() as u16, chance }
    }

    /// How likely an empty cell will hold a tile.
    pub(crate) fn any(&mut self, land: &Landscape, cell: Cell) -> f64 {
        self.fill(land, cell, Fill::Any)
    }

    fn fill(&mut self, land: &Landscape, cell: Cell, fill: Fill) -> f64 {
        let demand = demand(land, cell);
        let at = number(demand, fill);
        if self.known[at] == UNKNOWN {
            self.known[at] = self.chance(demand, fill) as f32;
        }
        f64::from(self.known[at])
    }

    fn chance(&self, demand: Demand, fill: Fill) -> f64 {
        if self.total == 0.0 {
            return 0.0;
        }
        let fitting: f64 = self
            .kinds
            .iter()
            .map(|(kind, left)| f64::from(*left) * suits(kind, demand, fill))
            .sum();
        1.0 - (1.0 - fitting / self.total).powf(self.turns * ATTENTION)
    }
}

/// What a kind is good for in a gap, in its best facing: 1 if it fills it as asked.
fn suits(kind: &Kind, demand: Demand, fill: Fill) -> f64 {
    let suits = |facing: Facing| {
        let fits = Side::ALL.into_iter().all(|side| {
            let asked = demand[side as usize];
            asked.is_none_or(|terrain| kind.edge(facing, side) == terrain)
        });
        match fill {
            _ if !fits => 0.0,
            Fill::Any => 1.0,
            Fill::Closing(side) if ends(kind, facing, side, demand) => 1.0,
            Fill::Closing(_) => GOES_ON,
        }
    };
    kind.facings().map(suits).fold(0.0, f64::max)
}

/// Whether the part on a side reaches only neighbours that lie already.
fn ends(kind: &Kind, facing: Facing, side: Side, demand: Demand) -> bool {
    let part = kind.part_at(facing, Port::middle(side));
    Side::ALL.into_iter().all(|other| {
        demand[other as usize].is_some() || kind.part_at(facing, Port::middle(other)) != part
    })
}

fn demand(land: &Landscape, cell: Cell) -> Demand {
    Side::ALL.map(|side| {
        let tile = land.tile(land.tile_at(cell.beside(side))?);
        Some(tile.kind.edge(tile.facing, side.opposite()))
    })
}

/// The place of a demand and a fill in the table of chances.
fn number(demand: Demand, fill: Fill) -> usize {
    let sides = demand.iter().fold(0, |n, asked| {
        n * ASKS
            + match asked {
                None => 0,
                Some(Terrain::Road) => 1,
                Some(Terrain::City) => 2,
                Some(Terrain::River) => 3,
                Some(Terrain::Field | Terrain::Monastery | Terrain::Garden) => 4,
            }
    });
    let fill = match fill {
        Fill::Closing(side) => side as usize,
        Fill::Any => 4,
    };
    sides * 5 + fill
}
