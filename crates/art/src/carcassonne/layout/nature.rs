//! What grows: furrows, groves, bushes, grass and flowers. None of it comes near an edge, a border
//! or a figure.

use std::f64::consts::PI;

use bastide_landscape::Terrain;

use super::{Layer, Patch, Shown, Site, Stamp};
use crate::geometry::curve::even;
use crate::geometry::ground::Owner;
use crate::geometry::plan::{Island, Road};
use crate::geometry::point::{Point, at, to_line};

/// How far a plant keeps away from things.
struct Shyness {
    border: f64,
    edge: f64,
    radius: f64,
    figure: f64,
}

const TREE: Shyness = Shyness { border: 17.0, edge: 29.0, radius: 9.0, figure: 24.0 };
const BUSH: Shyness = Shyness { border: 10.0, edge: 15.0, radius: 6.0, figure: 15.0 };
const GRASS: Shyness = Shyness { border: 8.0, edge: 11.0, radius: 5.0, figure: 0.0 };

impl Site<'_> {
    /// Soft light and shade.
    pub(super) fn glows(&mut self) -> Vec<(Point, f64, bool)> {
        (0..7)
            .map(|_| {
                let middle = at(self.random.between(50.0, 190.0), self.random.between(50.0, 190.0));
                let most = middle.to_edge().min(60.0);
                (middle, self.random.between(26.0, most.max(27.0)), self.random.chance(0.5))
            })
            .collect()
    }

    /// Crests on the water, away from bridges and piers.
    pub(super) fn waves(&mut self) {
        let plan = self.plan;
        let mut crests: Vec<Point> = Vec::new();
        if let Some((_, line)) = &plan.river {
            let to = if plan.island(Island::Spring).is_some() { 8 } else { 11 };
            crests.extend(even(line, 12)[2..to].iter().step_by(2));
        }
        for island in [Island::RiverLake, Island::PierLake] {
            if let Some((middle, _)) = plan.island(island) {
                crests.extend([middle + at(-10.0, -8.0), middle + at(10.0, 7.0)]);
            }
        }
        for crest in crests {
            let p = crest + at(self.random.between(-5.0, 5.0), self.random.between(-5.0, 5.0));
            let dry = |road: &Road| to_line(p, &road.line) > 26.0;
            if plan.roads.iter().all(dry) && p.to_edge() > 14.0 {
                self.plant("wave", p, 0.0, 1.0);
            }
        }
    }

    /// Furrowed patches, one in most fields that are wide enough.
    pub(super) fn patches(&mut self) -> Vec<Patch> {
        let mut patches = Vec::new();
        for part in 0..self.kind.parts.len() {
            let field = self.kind.parts[part].terrain == Terrain::Field;
            let wide = self.ground.room_inside(self.anchors[part]) >= 24.0;
            if !field || !wide || self.random.chance(0.2) {
                continue;
            }
            for _ in 0..40 {
                let p = at(self.random.between(30.0, 210.0), self.random.between(30.0, 210.0));
                if self.ground.owner(p) != Owner::Part(part as u8) {
                    continue;
                }
                let reach = (self.ground.room(p) - 6.0).min(p.to_edge() - 9.0).min(34.0);
                if reach > 17.0 && self.free(p, reach * 0.8) {
                    let angle = self.random.between(0.0, PI);
                    patches.push(Patch { at: p, reach, angle });
                    self.taken.push((p, reach * 0.9));
                    break;
                }
            }
        }
        patches
    }

    /// Trees, bushes, grass and flowers on all fields.
    pub(super) fn plants(&mut self) {
        let fields = self.kind.parts_of(Terrain::Field);
        let share: f64 = fields.map(|(part, _)| self.ground.share(Owner::Part(part as u8))).sum();
        let count = |most: f64| (share * most).round() as usize;
        for _ in 0..1 + count(3.0) {
            self.grove();
        }
        for p in self.scatter(count(6.0), &BUSH) {
            let size = self.random.between(0.75, 1.05);
            self.plant("bush", p, 3.0, size);
        }
        for p in self.scatter(count(13.0), &GRASS) {
            let name = self.random.pick(&["grass-0", "grass-1"]);
            self.plant(name, p, 3.0, 1.0);
        }
        for p in self.scatter(count(6.0), &GRASS) {
            let name = self.random.pick(&["flowers-0", "flowers-0", "flowers-1"]);
            self.plant(name, p, 0.0, 1.0);
        }
    }

    /// One to three trees together.
    fn grove(&mut self) {
        let Some(&first) = self.scatter(1, &TREE).first() else { return };
        let name = self.random.pick(&["tree", "tree", "poplar"]);
        let size = self.random.between(1.0, 1.25);
        self.plant(name, first, 8.0, size);
        for _ in 0..self.random.below(3) {
            let by = at(self.random.between(-14.0, 14.0), self.random.between(-11.0, 11.0));
            let p = first + by;
            let others = &self.taken[..self.taken.len() - 1];
            let clear = others.iter().all(|(q, r)| p.distance(*q) > r + 2.0);
            if by.length() > 9.0 && clear && self.shy(p, &TREE) {
                self.taken.push((p, 7.0));
                let name = self.random.pick(&["tree", "poplar"]);
                let size = self.random.between(0.85, 1.1);
                self.plant(name, p, 8.0, size);
            }
        }
    }

    fn shy(&self, p: Point, shyness: &Shyness) -> bool {
        self.terrain(p) == Some(Terrain::Field)
            && self.ground.room(p) >= shyness.border
            && p.to_edge() >= shyness.edge
            && self.anchors.iter().all(|anchor| p.distance(*anchor) >= shyness.figure)
    }

    /// Free places for a number of plants.
    fn scatter(&mut self, count: usize, shyness: &Shyness) -> Vec<Point> {
        let mut places = Vec::new();
        for _ in 0..count * 14 {
            if places.len() == count {
                break;
            }
            let p = at(self.random.between(8.0, 232.0), self.random.between(8.0, 232.0));
            if self.shy(p, shyness) && self.free(p, shyness.radius) {
                self.taken.push((p, shyness.radius));
                places.push(p);
            }
        }
        places
    }

    fn plant(&mut self, name: &'static str, at: Point, drop: f64, size: f64) {
        let mirrored = self.random.chance(0.3);
        let (layer, shown) = (Layer::Standing, Shown::Rich);
        self.stamps.push(Stamp { name, at, drop, size, mirrored, layer, shown, growth: 1.0 });
    }
}
