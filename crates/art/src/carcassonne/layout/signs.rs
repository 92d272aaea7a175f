//! Buildings and signs: everything on a tile that means something to the rules.

use bastide_carcassonne::tiles::{on_part, on_tile};
use bastide_landscape::{Kind, Part, Terrain};

use super::anchors::FIGURE;
use super::{Layer, Machine, Shown, Site, Stamp};
use crate::geometry::curve::even;
use crate::geometry::ground::Owner;
use crate::geometry::plan::Island;
use crate::geometry::point::{CENTRE, HALF, Point, at};
use crate::stamps;

/// The radius of a sign where there is little detail and signs are large.
const SIGN: f64 = 23.0;
/// Half the side of a garden.
const GARDEN: f64 = 21.0;

impl Site<'_> {
    /// What stands in the middle of the plan.
    pub(super) fn buildings(&mut self) {
        let plan = self.plan;
        if let Some((_, middle, size)) = plan.monastery {
            self.stamp(Layer::Standing, "monastery", middle, 16.0 * size, size);
            self.taken.push((middle, 47.0 * size));
            self.kept_free.push((middle, 44.0 * size));
        }
        for (island, middle, radius) in &plan.islands {
            match island {
                Island::Village => self.stamp(Layer::Standing, "village", *middle, 0.0, 1.0),
                Island::Crossing => self.stamp(Layer::Standing, "well", *middle, 7.0, 0.8),
                Island::Spring => self.stamp(Layer::Standing, "rocks", *middle, 12.0, 1.0),
                Island::Circle => {
                    let signs = [
                        (on_tile::FORK, "fork"),
                        (on_tile::CLUB, "club"),
                        (on_tile::SHIELD, "shield"),
                    ];
                    for (_, name) in signs.iter().filter(|(sign, _)| self.kind.signs.has(*sign)) {
                        let size = (radius / 40.0).min(1.25);
                        self.stamp(Layer::Sign, name, *middle, 0.0, size);
                    }
                }
                Island::PierLake | Island::RiverLake | Island::Crops | Island::Foundation => {}
            }
            if *island != Island::Crops {
                self.taken.push((*middle, radius + 4.0));
                self.kept_free.push((*middle, *radius));
            }
        }
        if let Some(middle) = plan.foundation {
            self.stamp(Layer::Standing, "foundation", middle, 0.0, 0.9);
            self.taken.push((middle, 27.0));
            self.kept_free.push((middle, 24.0));
        }
        if let Some(middle) = plan.house {
            self.stamp(Layer::Standing, "cottage", middle, 9.0, 1.5);
            self.taken.push((middle, 20.0));
            self.kept_free.push((middle, 16.0));
        }
        for gate in plan.gates.clone() {
            self.stamp(Layer::Standing, "gate", gate, 4.0, 0.95);
            self.taken.push((gate, 24.0));
            self.kept_free.push((gate, 12.0));
        }
        let cathedral = |part: &Part| part.signs.has(on_part::CATHEDRAL);
        if self.kind.parts.iter().any(cathedral) {
            self.stamp(Layer::Standing, "cathedral", CENTRE, 44.0, 0.94);
            self.taken.push((CENTRE, 62.0));
            self.kept_free.push((CENTRE, 54.0));
        }
    }

    /// The spot with the highest value where a circle is free and on one terrain.
    fn spot(
        &self,
        terrain: Terrain,
        radius: f64,
        edge: f64,
        value: impl Fn(Point) -> f64,
    ) -> Option<Point> {
        (0..self.kind.parts.len())
            .filter(|part| self.kind.parts[*part].terrain == terrain)
            .flat_map(|part| self.ground.cells(Owner::Part(part as u8)))
            .filter(|p| self.ground.room(*p) >= radius && p.to_edge() >= edge)
            .filter(|p| self.free(*p, radius))
            .map(|p| (value(p), p))
            .max_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, p)| p)
    }

    /// How much a spot of some radius crowds the figures, from 0 downwards.
    fn crowding(&self, at: Point, radius: f64) -> f64 {
        let crowd = |a: &Point| (at.distance(*a) - radius - FIGURE).min(0.0);
        self.anchors.iter().map(crowd).fold(0.0, f64::min)
    }

    fn keep(&mut self, at: Point, radius: f64) {
        self.taken.push((at, radius));
        self.kept_free.push((at, radius - 4.0));
    }

    /// Inns, close to their roads.
    pub(super) fn inns(&mut self) {
        let inn = |(_, part): &(usize, &Part)| part.signs.has(on_part::INN);
        let Some((part, _)) = self.kind.parts_of(Terrain::Road).find(inn) else { return };
        let Some(road) = self.plan.roads.iter().find(|road| road.part == Some(part)) else {
            return;
        };
        let shared = self.plan.island(Island::Crossing);
        let near = shared.map_or_else(|| even(&road.line, 20)[11], |(at, _)| at);
        for radius in [37.0, 33.0, 29.0, 25.0, 21.0, 17.0] {
            let value = |p: Point| -p.distance(near);
            if let Some(spot) = self.spot(Terrain::Field, radius, radius + 3.0, value) {
                let size = f64::min(1.0, radius / 34.0);
                self.stamp(Layer::Standing, "inn", spot, 7.0 * size, size);
                self.keep(spot, radius);
                return;
            }
        }
    }

    /// Pennants and goods, in their cities.
    pub(super) fn city_signs(&mut self) {
        let signs = [
            (on_part::PENNANT, "pennant"),
            (on_part::WINE, "wine"),
            (on_part::GRAIN, "grain"),
            (on_part::CLOTH, "cloth"),
        ];
        for part in 0..self.kind.parts.len() {
            let printed = self.kind.parts[part].signs;
            for (_, name) in signs.into_iter().filter(|(sign, _)| printed.has(*sign)) {
                let owner = Owner::Part(part as u8);
                let anchor = self.anchors[part];
                let spot = [23.0, 20.0, 17.0, 14.0].into_iter().find_map(|room| {
                    let value = |p: Point| {
                        // Figures are upright boxes: a step to the side or up must be wide enough.
                        let step = (p - anchor).x.abs().max((p - anchor).y.abs());
                        let apart = (step - SIGN - FIGURE - 8.0).min(0.0) * 4.0;
                        apart - p.distance(at(70.0, 66.0)) * 0.2
                            + self.ground.room(p).min(32.0) * 1.2
                    };
                    self.ground
                        .cells(owner)
                        .filter(|p| self.ground.room(*p) >= room && p.to_edge() >= 27.0)
                        .filter(|p| self.free(*p, 17.0))
                        .max_by(|a, b| value(*a).total_cmp(&value(*b)))
                });
                let spot = spot.unwrap_or(anchor);
                self.stamp(Layer::Sign, name, spot, 0.0, 1.08);
                self.keep(spot, 20.0);
            }
        }
    }

    /// Signs on the tile as a whole, on a field where there is room.
    pub(super) fn field_signs(&mut self) {
        let signs = [
            (on_tile::GOLD, "gold", 27.0),
            (on_tile::MAGIC, "magic", 25.0),
            (on_tile::ROBBER, "robber", 24.0),
        ];
        for (_, name, radius) in signs.into_iter().filter(|(s, ..)| self.kind.signs.has(*s)) {
            let found = [1.0, 0.85, 0.7, 0.6].into_iter().find_map(|k| {
                let r = radius * k;
                let value = |p: Point| {
                    let room = self.ground.room(p).min(46.0) * 0.5 + p.to_edge().min(60.0) * 0.3;
                    room + self.crowding(p, r) * 3.0
                };
                Some((self.spot(Terrain::Field, r, r + 4.0, value)?, k))
            });
            let (spot, size) = found.unwrap_or((CENTRE, 0.75));
            let drop = if name == "gold" { 7.0 * size } else { 0.0 };
            self.stamp(Layer::Sign, name, spot, drop, 1.12 * f64::max(size, 0.75));
            self.keep(spot, radius * size);
        }
    }

    /// The flying machine, with room for its arrow.
    pub(super) fn machine(&mut self) -> Option<Machine> {
        let eighths = self.kind.heading?;
        let found = [34.0, 28.0, 22.0].into_iter().find_map(|radius| {
            let value = |p: Point| {
                let room = self.ground.room(p).min(50.0) - (p.x - HALF).abs() * 0.1;
                room + self.crowding(p, radius) * 3.0
            };
            self.spot(Terrain::Field, radius, 62.0, value)
        });
        let at = found.unwrap_or(CENTRE);
        self.keep(at, 38.0);
        Some(Machine { at, angle: f64::from(eighths) * 45.0 - 270.0 })
    }

    /// The garden: its middle and half its side.
    pub(super) fn garden(&mut self) -> Option<(Point, f64)> {
        self.kind.parts_of(Terrain::Garden).next()?;
        let (at, size) = [1.1, 1.0, 0.9, 0.8, 0.7, 0.6].into_iter().find_map(|size| {
            let radius = GARDEN * size * 1.3;
            let apart = |p: Point| {
                let nearest = self.anchors.iter().map(|a| p.distance(*a));
                nearest.fold(80.0, f64::min)
            };
            let value = |p: Point| apart(p).min(64.0) + p.to_edge().min(56.0) * 0.5;
            let spot = self.spot(Terrain::Field, radius, GARDEN * size + 8.0, value)?;
            (size <= 0.75 || self.crowding(spot, radius) > -6.0).then_some((spot, size))
        })?;
        self.stamp(Layer::Standing, "garden", at, 0.0, size);
        self.keep(at, GARDEN * size * 1.3);
        Some((at, GARDEN * size))
    }

    /// The decorations of the copies, each in the same spot.
    pub(super) fn pictures(&mut self) -> Vec<Option<Stamp>> {
        let kind: &Kind = self.kind;
        let in_city = |picture: &str| picture == "water-tower" && kind.has(Terrain::City);
        let mut spot = |city: bool| {
            let wanted = kind.pictures.iter().any(|picture| in_city(picture) == city);
            if wanted { self.picture_spot(city) } else { None }
        };
        let (town, country) = (spot(true), spot(false));
        let stamp = |picture: &String| {
            let at = if in_city(picture) { town } else { country }?;
            let (layer, shown) = (Layer::Standing, Shown::Rich);
            Some(Stamp {
                name: stamps::named(picture)?,
                at,
                drop: 9.0,
                size: 1.0,
                mirrored: false,
                layer,
                shown,
                growth: 1.0,
            })
        };
        kind.pictures.iter().map(stamp).collect()
    }

    fn picture_spot(&mut self, in_city: bool) -> Option<Point> {
        let (terrain, radii) = if in_city {
            (Terrain::City, [17.0, 15.0, 13.0])
        } else {
            (Terrain::Field, [24.0, 20.0, 16.0])
        };
        let spot = radii.into_iter().find_map(|radius| {
            let value = |p: Point| {
                let calm = self.crowding(p, radius) * 2.0;
                calm + self.ground.room(p).min(30.0) * 0.3 - p.distance(at(150.0, 150.0)) * 0.05
            };
            // A water tower is tall.
            let edge = if in_city { 34.0 } else { radius + 4.0 };
            let spot = self.spot(terrain, radius, edge, value)?;
            (self.crowding(spot, radius) > -10.0).then_some((spot, radius))
        })?;
        self.taken.push((spot.0, spot.1 - 2.0));
        Some(spot.0)
    }
}
