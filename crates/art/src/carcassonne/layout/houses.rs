//! The houses and towers of cities: a town fills its walls, edges first, so that seams look like
//! streets.

use bastide_carcassonne::tiles::on_part;
use bastide_landscape::Side;

use super::{Layer, Shown, Site, Stamp};
use crate::geometry::city::{self, City};
use crate::geometry::curve::{even, length, normals};
use crate::geometry::ground::Owner;
use crate::geometry::plan::{Plan, ROAD};
use crate::geometry::point::{CENTRE, Point, at, corner, to_line};

/// The house stamps: two shapes, three roofs; the first roof is the commonest.
const HOUSES: [&str; 8] =
    ["gable-0", "gable-0", "gable-1", "gable-2", "hip-0", "hip-1", "gable-0", "hip-2"];

/// How houses are strewn at a level of detail.
struct Habit {
    shown: Shown,
    apart: f64,
    from_wall: f64,
    from_edge: f64,
    from_anchor: f64,
}

const RICH: Habit =
    Habit { shown: Shown::Rich, apart: 22.0, from_wall: 17.0, from_edge: 15.0, from_anchor: 17.0 };
const PLAIN: Habit =
    Habit { shown: Shown::Plain, apart: 66.0, from_wall: 34.0, from_edge: 28.0, from_anchor: 0.0 };

impl Site<'_> {
    pub(super) fn houses(&mut self) {
        let plan = self.plan;
        for city in &plan.cities {
            self.towers(city);
            self.keeps(city);
        }
        for city in &plan.cities {
            self.strew(city, &RICH);
            self.strew(city, &PLAIN);
        }
    }

    /// Cone towers along the walls.
    fn towers(&mut self, city: &City) {
        for wall in &city.walls {
            let line = even(wall, 60);
            let across = normals(&line);
            let places: &[usize] = if length(wall) > 150.0 { &[18, 42] } else { &[30] };
            for &n in places {
                let foot = line[n] + across[n] * 3.5;
                let apart = |gate: &Point| gate.distance(foot) > 36.0;
                if foot.to_edge() < 38.0
                    || !self.plan.gates.iter().all(apart)
                    || !self.kept_free.iter().all(|(p, r)| p.distance(foot) > r + 20.0)
                {
                    continue;
                }
                self.rich(Layer::Standing, "tower", foot, 3.0, 0.92);
                self.taken.push((foot, 7.0));
            }
        }
    }

    /// A flat keep where two sides of the same city meet.
    fn keeps(&mut self, city: &City) {
        let terrain = bastide_landscape::Terrain::City;
        let sides = city::sides(self.kind, city.part, terrain);
        if self.kind.parts[city.part].signs.has(on_part::CATHEDRAL) {
            return;
        }
        for number in 0..4 {
            let meet = [Side::ALL[number], Side::ALL[(number + 3) % 4]];
            let spot = corner(number) + (CENTRE - corner(number)) * 0.3;
            if meet.iter().all(|side| sides.contains(side)) && self.free(spot, 8.0) {
                self.rich(Layer::House, "keep", spot, 9.0, 0.86);
                self.taken.push((spot, 10.0));
            }
        }
    }

    fn rich(&mut self, layer: Layer, name: &'static str, at: Point, drop: f64, size: f64) {
        self.stamp(layer, name, at, drop, size);
        if let Some(stamp) = self.stamps.last_mut() {
            stamp.shown = Shown::Rich;
        }
    }

    fn strew(&mut self, city: &City, habit: &Habit) {
        let owner = Owner::Part(city.part as u8);
        let cathedral = self.kind.parts[city.part].signs.has(on_part::CATHEDRAL);
        let mut places: Vec<(u8, f64, Point)> = Vec::new();
        for n in 0..3600 {
            let (x, y) = (f64::from(n % 60) * 4.0 + 2.0, f64::from(n / 60) * 4.0 + 2.0);
            let p = at(x + self.random.between(-1.6, 1.6), y + self.random.between(-1.6, 1.6));
            let room = self.ground.room(p);
            if self.ground.owner(p) != owner
                || room < habit.from_wall
                || p.to_edge() < habit.from_edge
                || (cathedral && p.distance(CENTRE) < 62.0)
                || near_viaduct(self.plan, p)
            {
                continue;
            }
            let rank = if p.to_edge() < habit.from_edge + 4.0 {
                0
            } else if room < habit.from_wall + 3.0 {
                1
            } else {
                2
            };
            places.push((rank, self.random.unit(), p));
        }
        places.sort_by(|a, b| {
            (a.0, a.1).partial_cmp(&(b.0, b.1)).unwrap_or(std::cmp::Ordering::Equal)
        });
        let anchor = self.anchors[city.part];
        let mut built: Vec<Point> = Vec::new();
        for (rank, _, p) in places {
            if built.iter().any(|other| other.distance(p) < habit.apart)
                || p.distance(anchor) < habit.from_anchor
                || !self.free(p, 8.5)
            {
                continue;
            }
            built.push(p);
            let stamp = self.house(p, rank, habit);
            self.stamps.push(stamp);
        }
    }

    fn house(&mut self, at: Point, rank: u8, habit: &Habit) -> Stamp {
        let mirrored = self.random.chance(0.5);
        let (layer, shown) = (Layer::House, habit.shown);
        if habit.shown == Shown::Plain {
            let name = self.random.pick(&["mark-0", "mark-1"]);
            return Stamp {
                name,
                at,
                drop: 9.0,
                size: 1.0,
                mirrored: false,
                layer,
                shown,
                growth: 1.0,
            };
        }
        if rank == 2 && self.random.chance(0.06) {
            return Stamp {
                name: "tree",
                at,
                drop: 8.0,
                size: 0.95,
                mirrored,
                layer,
                shown,
                growth: 1.0,
            };
        }
        let size = match rank {
            0 => self.random.between(1.0, 1.1),
            _ => self.random.between(1.22, 1.42),
        };
        let name = self.random.pick(&HOUSES);
        Stamp { name, at, drop: 8.5, size, mirrored, layer, shown, growth: 1.0 }
    }
}

/// Whether a point lies under a viaduct or too close to it.
fn near_viaduct(plan: &Plan, at: Point) -> bool {
    let viaducts = plan.roads.iter().filter(|road| road.viaduct);
    viaducts.map(|road| to_line(at, &road.line)).any(|away| away < ROAD / 2.0 + 20.0)
}
