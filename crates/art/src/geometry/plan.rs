//! The plan of a kind: the lines of everything on it, seen from above.

use bastide_carcassonne::tiles::{on_part, on_tile};
use bastide_landscape::{Kind, Side, Signs, Terrain};

use super::city::{self, City};
use super::composition as composed;
use super::curve::{cubic, stepped, wobble};
use super::point::{CENTRE, Point, TILE, at, inside, inward, middle};
use crate::random::Random;

/// The width of a road with half its verges: the region it takes up.
pub(crate) const ROAD: f64 = 22.0;
/// The width of the river with half its banks.
pub(crate) const RIVER: f64 = 40.0;
/// The radius of a monastery's ground.
pub(crate) const MONASTERY: f64 = 44.0;
/// The radius of a village green.
pub(crate) const VILLAGE: f64 = 30.0;
/// The radius of the paved place round a foundation.
pub(crate) const FOUNDATION: f64 = 25.0;

/// A road, or a stub that only divides fields.
#[derive(Clone, Debug)]
pub(crate) struct Road {
    /// The number of its part; a stub has none.
    pub(crate) part: Option<usize>,
    /// Its middle, from the edge inwards.
    pub(crate) line: Vec<Point>,
    /// Whether it crosses a city on a viaduct.
    pub(crate) viaduct: bool,
    /// Whether both ends are edges.
    pub(crate) through: bool,
}

/// Ground that belongs to no part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Island {
    /// A village at which roads end.
    Village,
    /// A crossing with a well.
    Crossing,
    /// A lake with piers.
    PierLake,
    /// The lake in which the river ends.
    RiverLake,
    /// The spring of the river.
    Spring,
    /// A crop circle.
    Circle,
    /// Crops that fill all that is left.
    Crops,
    /// The foundation of a tower at which roads end.
    Foundation,
}

/// All lines of a kind, upright.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) cities: Vec<City>,
    pub(crate) roads: Vec<Road>,
    /// The river: the number of its part and its middle.
    pub(crate) river: Option<(usize, Vec<Point>)>,
    pub(crate) islands: Vec<(Island, Point, f64)>,
    pub(crate) gates: Vec<Point>,
    /// The monastery: the number of its part, its middle and its size.
    pub(crate) monastery: Option<(usize, Point, f64)>,
    pub(crate) foundation: Option<Point>,
    pub(crate) house: Option<Point>,
}

impl Plan {
    /// The plan of a kind.
    pub(crate) fn of(kind: &Kind) -> Plan {
        let mut random = Random::of(&format!("plan {}", kind.name));
        let mut plan = Plan {
            cities: city::cities(kind, &mut random),
            roads: Vec::new(),
            river: None,
            islands: Vec::new(),
            gates: Vec::new(),
            monastery: kind.parts_of(Terrain::Monastery).next().map(|(part, _)| {
                let (at, size) = composed::monastery(kind.name.as_str());
                (part, at, size)
            }),
            foundation: composed::foundation(kind),
            house: ends_at(kind, on_part::HOUSE).then_some(composed::HOUSE),
        };
        plan.add_river(kind, &mut random);
        plan.add_islands(kind);
        for (part, _) in kind.parts_of(Terrain::Road) {
            plan.add_road(kind, part, &mut random);
        }
        // Where roads cross, the one that comes from the west has the bridge.
        plan.roads.sort_by_key(|road| road.line[0].distance(middle(Side::W)) < 1.0);
        plan.add_stubs(kind);
        plan
    }

    fn add_river(&mut self, kind: &Kind, random: &mut Random) {
        let Some((part, _)) = kind.parts_of(Terrain::River).next() else { return };
        let line = match city::sides(kind, part, Terrain::River)[..] {
            [a, b] => {
                let straight = a.opposite() == b;
                let calm = !straight || kind.signs.has(on_tile::BRIDGE);
                wobble(&between(a, b, 62.0), random, if calm { 6.0 } else { 13.0 }, true)
            }
            [a] => {
                let spring = kind.signs.has(on_tile::SOURCE);
                let goal = if spring { at(138.0, 116.0) } else { composed::RIVER_LAKE.0 };
                let below = if a == Side::S { 30.0 } else { -30.0 };
                let near = at((goal.x + CENTRE.x) / 2.0 - 8.0, goal.y + below);
                let line = cubic(middle(a), middle(a) + inward(a) * 50.0, near, goal, 24);
                wobble(&line, random, 5.0, false)
            }
            _ => return,
        };
        self.river = Some((part, line));
    }

    fn add_islands(&mut self, kind: &Kind) {
        let mut add = |island, at, radius| self.islands.push((island, at, radius));
        let hub = composed::hub(kind);
        if ends_at(kind, on_part::VILLAGE) {
            add(Island::Village, hub, VILLAGE);
        }
        if ends_at(kind, on_part::CROSSING) {
            add(Island::Crossing, hub, 18.0);
        }
        if let Some((at, radius)) = composed::pier_lake(kind) {
            add(Island::PierLake, at, radius);
        }
        if kind.signs.has(on_tile::LAKE) {
            add(Island::RiverLake, composed::RIVER_LAKE.0, composed::RIVER_LAKE.1);
        }
        if kind.signs.has(on_tile::SOURCE) {
            add(Island::Spring, composed::SPRING.0, composed::SPRING.1);
        }
        if let Some((at, radius)) = composed::crop_circle(kind) {
            add(Island::Circle, at, radius);
            if !kind.has(Terrain::Field) {
                add(Island::Crops, CENTRE, TILE);
            }
        }
        if let (Some(at), true) = (self.foundation, ends_at(kind, on_part::FOUNDATION)) {
            add(Island::Foundation, at, FOUNDATION);
        }
    }

    /// Where the island of a kind is, if there is one.
    pub(crate) fn island(&self, island: Island) -> Option<(Point, f64)> {
        self.islands.iter().find(|(i, ..)| *i == island).map(|(_, at, radius)| (*at, *radius))
    }

    fn add_road(&mut self, kind: &Kind, part: usize, random: &mut Random) {
        let signs = kind.parts[part].signs;
        let bridge = kind.signs.has(on_tile::BRIDGE);
        let (line, through) = match city::sides(kind, part, Terrain::Road)[..] {
            [a, b] => {
                let line = match composed::touching(kind.name.as_str()) {
                    Some([near, gate]) => {
                        self.gates.push(gate);
                        wobble(&past(a, b, near), random, 3.0, true)
                    }
                    None => {
                        let straight = a.opposite() == b;
                        let by = if bridge {
                            2.0
                        } else if straight {
                            10.0
                        } else {
                            5.0
                        };
                        let handle = if straight { 80.0 } else { 72.0 };
                        wobble(&between(a, b, handle), random, by, true)
                    }
                };
                (line, true)
            }
            [a] if signs.has(on_part::GATE) => {
                let Some((line, gate)) = self.to_gate(kind.name.as_str(), a) else { return };
                self.gates.push(gate);
                let mut line = wobble(&line, random, 2.0, true);
                // On through the gate, so that the road parts the fields beside it.
                if let [.., before, end] = line[..] {
                    line.push(end + (end - before).unit() * 8.0);
                }
                (line, false)
            }
            [a] => {
                let (goal, short) = self.goal(kind, signs);
                let from = middle(a);
                let straight = (goal.x - from.x).abs() < 1.0 || (goal.y - from.y).abs() < 1.0;
                let line = if straight {
                    vec![from, goal]
                } else {
                    let near = (goal + from + inward(a) * 80.0) * 0.5;
                    cubic(from, from + inward(a) * 50.0, near, goal, 20)
                };
                let mut line = stepped(&line, 2.0);
                line.retain(|p| p.distance(goal) >= short);
                (wobble(&line, random, 2.2, true), false)
            }
            _ => return,
        };
        let viaduct = through && bridge && kind.has(Terrain::City);
        self.roads.push(Road { part: Some(part), line, viaduct, through });
    }

    /// What a road ends at, and how far before its middle.
    fn goal(&self, kind: &Kind, signs: Signs) -> (Point, f64) {
        let island = |island, less: f64| {
            let (at, radius) = self.island(island).unwrap_or((CENTRE, less));
            (at, radius - less)
        };
        if signs.has(on_part::CLOISTER) {
            let (_, at, size) = self.monastery.unwrap_or((0, CENTRE, 1.0));
            (at, 26.0 * size)
        } else if signs.has(on_part::HOUSE) {
            (composed::HOUSE, 10.0)
        } else if signs.has(on_part::CIRCLE) {
            island(Island::Circle, 2.0)
        } else if signs.has(on_part::FOUNDATION) {
            island(Island::Foundation, 12.0)
        } else if signs.has(on_part::PIER) {
            island(Island::PierLake, 6.0)
        } else if signs.has(on_part::VILLAGE) {
            island(Island::Village, 18.0)
        } else {
            (composed::hub(kind), 0.0)
        }
    }

    fn to_gate(&self, name: &str, from: Side) -> Option<(Vec<Point>, Point)> {
        let start = middle(from);
        if let Some((gate, near)) = composed::gate(name, from) {
            return Some((cubic(start, start + inward(from) * 56.0, near, gate, 22), gate));
        }
        let hit = (1..235)
            .map(|n| start + inward(from) * f64::from(n))
            .find(|p| self.cities.iter().any(|city| inside(*p, &city.outline)))?;
        Some((vec![start, hit], hit))
    }

    fn add_stubs(&mut self, kind: &Kind) {
        let mut stubs = Vec::new();
        if kind.signs.has(on_tile::STUBS) {
            stubs.extend(
                [Side::N, Side::S].map(|side| [CENTRE, middle(side) + inward(side) * 52.0]),
            );
            self.gates.extend(stubs.iter().map(|stub| stub[1].toward(stub[0], 0.12)));
        }
        stubs.extend(
            composed::touching(kind.name.as_str())
                .map(|[near, gate]| [near, gate.toward(near, -0.5)]),
        );
        for stub in stubs {
            let line = stepped(&stub, 6.0);
            self.roads.push(Road { part: None, line, viaduct: false, through: false });
        }
    }
}

/// Whether a road of the kind ends at something.
fn ends_at(kind: &Kind, sign: Signs) -> bool {
    kind.parts.iter().any(|part| part.terrain == Terrain::Road && part.signs.has(sign))
}

/// From side to side, square to both.
fn between(a: Side, b: Side, handle: f64) -> Vec<Point> {
    let (start, end) = (middle(a), middle(b));
    cubic(start, start + inward(a) * handle, end + inward(b) * handle, end, 30)
}

/// From side to side past a point.
fn past(a: Side, b: Side, by: Point) -> Vec<Point> {
    let (start, end) = (middle(a), middle(b));
    let along = (end - start).unit() * 50.0;
    let mut line = cubic(start, start + inward(a) * 60.0, by - along, by, 16);
    line.extend(cubic(by, by + along, end + inward(b) * 60.0, end, 16).into_iter().skip(1));
    line
}
