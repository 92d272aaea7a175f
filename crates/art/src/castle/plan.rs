//! The lines of a tile of The Castle: outlines of buildings, ways, squares and fountains, and the ground
//! they leave to courts.

use bastide_castle::{Kind, Part, Terrain, on_part};
use bastide_landscape::{Facing, Port, Side};

use crate::geometry::curve::{circle, cubic, even};
use crate::geometry::point::{CENTRE, Point, TILE, at, corner, inside, inward, middle, port};
use crate::geometry::region::{Region, Regions, Sharing, long_ribbon};

/// The width of a path with its kerbs.
pub(super) const PATH: f64 = 40.0;
/// The radius of a square.
pub(super) const SQUARE: f64 = 38.0;
/// The radius of the round place around a fountain.
pub(super) const FOUNTAIN: f64 = 34.0;
/// How far a start space reaches from its side: the rest of its cell is wall.
pub(super) const START: f64 = 100.0;
/// How deep a building on one side is, and how deep other ground reaches into one: the same, so that
/// two buildings can share a line.
const DEPTH: f64 = 64.0;

/// A house or a tower.
#[derive(Clone, Debug)]
pub(super) struct Building {
    pub(super) part: usize,
    pub(super) terrain: Terrain,
    pub(super) outline: Vec<Point>,
    /// The stretches of its outline that do not lie on the rim of the tile.
    pub(super) walls: Vec<Vec<Point>>,
}

/// A path, or an arm of one.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub(super) part: usize,
    pub(super) line: Vec<Point>,
    /// Whether it goes on to another side.
    pub(super) through: bool,
}

/// Everything that is drawn as lines.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) buildings: Vec<Building>,
    pub(super) ways: Vec<Way>,
    pub(super) square: Option<Point>,
    /// A fountain and the path it belongs to.
    pub(super) fountain: Option<(usize, Point)>,
    /// Where a path runs into a building, and whether that is a tower.
    pub(super) doors: Vec<(Point, bool)>,
    /// Whether it is a start space, which is only a strip at its upper side.
    pub(super) is_start: bool,
}

impl Plan {
    pub(super) fn of(kind: &Kind) -> Plan {
        let is_start = kind.copies == 0;
        let parts = || kind.parts.iter().enumerate();
        let buildings: Vec<Building> = parts()
            .filter(|(_, part)| matches!(part.terrain, Terrain::House | Terrain::Tower))
            .map(|(n, part)| building(n, part, is_start, halved(kind)))
            .collect();
        let mut plan = Plan {
            buildings,
            ways: Vec::new(),
            square: None,
            fountain: None,
            doors: Vec::new(),
            is_start,
        };
        for (n, part) in parts().filter(|(_, part)| part.terrain == Terrain::Path) {
            plan.add_part(n, part);
        }
        plan
    }

    /// Lays a path.
    fn add_part(&mut self, number: usize, part: &Part) {
        let sides = sides(part);
        let mut add = |line, through| self.ways.push(Way { part: number, line, through });
        match sides[..] {
            [a, b] => add(between(a, b), true),
            [a] if self.is_start => add(even(&[middle(a), at(120.0, START + 9.0)], 8), false),
            [a] if part.signs.has(on_part::SQUARE) => {
                add(even(&[middle(a), CENTRE], 12), false);
                self.square = Some(CENTRE);
            }
            _ => {
                // A fork: the first two that face each other run through, the other joins them.
                for side in &sides {
                    add(even(&[middle(*side), CENTRE], 12), false);
                }
            }
        }
        if part.signs.has(on_part::DOOR)
            && let [a] = sides[..]
        {
            let way = even(&[middle(a), middle(a.opposite())], 120);
            let hit = way.iter().find_map(|p| {
                let met = self.buildings.iter().find(|b| inside(*p, &b.outline))?;
                Some((*p, met.terrain == Terrain::Tower))
            });
            let (end, tower) = hit.unwrap_or((CENTRE, false));
            if let Some(way) = self.ways.last_mut() {
                way.line = even(&[middle(a), end - inward(a) * -4.0], 14);
            }
            self.doors.push((end, tower));
        }
        if part.signs.has(on_part::FOUNTAIN) {
            let line = &self.ways.iter().find(|way| way.part == number).map(|way| way.line.clone());
            let place = match line {
                Some(line) if sides.len() == 2 => even(line, 2)[1],
                Some(_) | None => CENTRE,
            };
            self.fountain = Some((number, place));
        }
    }
}

/// The sides at which a part leaves the tile.
pub(super) fn sides(part: &Part) -> Vec<Side> {
    Side::ALL.into_iter().filter(|side| part.ports.has(Port::middle(*side))).collect()
}

/// Whether two buildings share the tile along its diagonal.
fn halved(kind: &Kind) -> bool {
    let buildings = || kind.parts.iter().filter(|p| p.terrain >= Terrain::House);
    buildings().count() == 2 && buildings().all(|part| sides(part).len() == 2) && {
        buildings().all(|part| sides(part)[0].opposite() != sides(part)[1])
    }
}

/// A path from side to side.
fn between(a: Side, b: Side) -> Vec<Point> {
    let handle = if a.opposite() == b { 80.0 } else { 72.0 };
    let (start, end) = (middle(a), middle(b));
    cubic(start, start + inward(a) * handle, end + inward(b) * handle, end, 32)
}

fn building(part: usize, data: &Part, is_start: bool, halved: bool) -> Building {
    let sides = sides(data);
    let mut outline = Vec::new();
    let mut walls = Vec::new();
    if is_start {
        // A strip along the side; the wall of the castle closes it.
        outline = vec![at(0.0, 0.0), at(TILE, 0.0), at(TILE, START), at(0.0, START)];
        walls.push(vec![at(TILE, START), at(0.0, START)]);
        return Building { part, terrain: data.terrain, outline, walls };
    }
    let has = |n: usize| sides.contains(&Side::ALL[n % 4]);
    // The corners it touches, clockwise; side n runs from corner n to corner n + 1.
    let touched: Vec<usize> = (0..4).filter(|n| has(*n) || has(n + 3)).collect();
    for (k, &from) in touched.iter().enumerate() {
        let to = touched[(k + 1) % touched.len()];
        let (a, b) = (corner(from), corner(to));
        if to == (from + 1) % 4 && has(from) {
            outline.push(a);
            continue;
        }
        let wall = match touched.len() {
            // One side: the wall swings out over the tile. Seen clockwise the tile lies to the left.
            2 => swing(a, b, DEPTH),
            // Two sides at a corner: straight where another building has the other two.
            3 if halved => vec![a, b],
            3 => swing(a, b, -10.0),
            // Other ground reaches in.
            _ => swing(a, b, -DEPTH),
        };
        outline.extend_from_slice(&wall[..wall.len() - 1]);
        walls.push(wall);
    }
    Building { part, terrain: data.terrain, outline, walls }
}

/// A line from corner to corner that swings to its left, or to its right if that is negative. It leaves
/// the corners at less than 45 degrees, so that two of them leave ground between.
fn swing(a: Point, b: Point, depth: f64) -> Vec<Point> {
    let aside = (b - a).unit().right() * (-depth * 4.0 / 3.0);
    cubic(a, a.toward(b, 0.36) + aside, a.toward(b, 0.64) + aside, b, 32)
}

/// Divides a tile: buildings, squares, fountains, paths; the rest is court.
pub(super) fn divide(kind: &Kind, plan: &Plan) -> Regions {
    let mut ground = Sharing::among(kind.parts.len());
    if plan.is_start {
        let wall = [at(0.0, START), at(TILE, START), at(TILE, TILE), at(0.0, TILE)];
        ground.give(None, Region::of(&wall));
    }
    for building in &plan.buildings {
        ground.give(Some(building.part), Region::of(&building.outline));
    }
    if let Some(at) = plan.square {
        ground.give(None, Region::of(&circle(at, SQUARE)));
    }
    if let Some((part, at)) = plan.fountain {
        ground.give(Some(part), Region::of(&circle(at, FOUNTAIN)));
    }
    for way in &plan.ways {
        ground.give(Some(way.part), Region::of(&long_ribbon(&way.line, PATH)));
    }
    for piece in ground.left() {
        let owner = court_of(kind, &piece);
        ground.give(owner, piece);
    }
    ground.done()
}

/// The court a piece of ground belongs to: the one that leaves the tile where the piece does. Slivers
/// that reach no port are nobody's.
fn court_of(kind: &Kind, piece: &Region) -> Option<usize> {
    let leaves = |p: &Port| piece.has(port(*p) + inward(p.side()) * 1.5);
    let found = Port::all().filter(leaves).map(|p| kind.part_at(Facing::UP, p));
    let mut courts = found.filter(|part| kind.parts[*part].terrain == Terrain::Court);
    courts.next()
}
