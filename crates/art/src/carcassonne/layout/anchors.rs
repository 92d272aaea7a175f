//! Where figures stand: as far as possible from borders and from everything on the tile.

use bastide_landscape::{Facing, Kind, Port, Side, Terrain};

use super::{Layout, Site};
use crate::geometry::curve::even;
use crate::geometry::ground::{Ground, Owner};
use crate::geometry::point::{CENTRE, Point, at};
use crate::geometry::stand::{self, Stand};

/// Half the breadth a figure takes, in units of a tile.
pub(crate) const FIGURE: f64 = 22.0;

impl Site<'_> {
    pub(super) fn find_anchors(&self) -> Vec<Point> {
        (0..self.kind.parts.len())
            .map(|part| match self.kind.parts[part].terrain {
                Terrain::Field | Terrain::City => self.widest(part),
                Terrain::Road => self.on_road(part),
                Terrain::River => self
                    .plan
                    .river
                    .as_ref()
                    .map_or(CENTRE, |(_, line)| self.along(part, line, 20.0)),
                Terrain::Monastery => self.in_court(),
                Terrain::Garden => self.in_garden(),
            })
            .collect()
    }

    /// How much room a figure has at a point, as far as what is already there is concerned.
    fn ease(&self, at: Point) -> f64 {
        // Figures are upright boxes: what counts is the wider of the steps aside and up.
        let step = |way: Point| way.x.abs().max(way.y.abs());
        let to_things = self.kept_free.iter().map(|(other, r)| step(at - *other) - r);
        to_things.fold(FIGURE + 14.0, f64::min)
    }

    /// The point of a field or a city with the most room around it.
    fn widest(&self, part: usize) -> Point {
        let city = self.kind.parts[part].terrain == Terrain::City;
        let value = |p: &Point| {
            let room = self.ground.room_inside(*p);
            // Walls have height: a little more room counts for more than being in the middle.
            let enough = if city { 40.0 } else { 60.0 };
            let crowd = (self.ease(*p) - FIGURE).min(0.0) * 3.0 + self.ease(*p) * 0.2;
            let cramped = (room - 9.0).min(0.0) * 6.0;
            room.min(enough) + cramped + crowd - 0.02 * p.distance(CENTRE)
        };
        let cells = self.ground.cells(Owner::Part(part as u8));
        cells.max_by(|a, b| value(a).total_cmp(&value(b))).unwrap_or(CENTRE)
    }

    /// The middle of a road, or where it is least crowded.
    fn on_road(&self, part: usize) -> Point {
        let road = self.plan.roads.iter().find(|road| road.part == Some(part));
        road.map_or(CENTRE, |road| {
            self.along(part, &road.line, if road.through { 20.0 } else { 17.0 })
        })
    }

    /// The best point of a line, `middle` fortieths along it if nothing is in the way.
    fn along(&self, part: usize, line: &[Point], middle: f64) -> Point {
        let line = even(line, 40);
        let owner = Owner::Part(part as u8);
        let value = |n: usize| {
            let off = (n as f64 - middle).abs();
            let own = if self.ground.owner(line[n]) == owner { 0.0 } else { -500.0 };
            let room = self.ground.room_inside(line[n]).min(10.0);
            own + room * 2.0 + self.ease(line[n]).min(FIGURE + 4.0) * 2.0 - off
        };
        let best = (6..=34).max_by(|a, b| value(*a).total_cmp(&value(*b)));
        best.map_or(CENTRE, |n| line[n])
    }

    /// In the court, where the figure hides neither door nor tower. The offset does not turn
    /// with the tile; see [`Layout::anchor`].
    fn in_court(&self) -> Point {
        self.plan.monastery.map_or(CENTRE, |(_, at, _)| at)
    }

    fn in_garden(&self) -> Point {
        let garden = self.stamps.iter().find(|stamp| stamp.name == "garden");
        garden.map_or(at(60.0, 60.0), |stamp| stamp.at)
    }
}

impl Layout {
    /// Where the middle of a figure is when it stands on a part of a tile that has a facing.
    pub(crate) fn anchor(&self, kind: &Kind, facing: Facing, part: usize) -> Point {
        let turned = self.anchors.get(part).copied().unwrap_or(CENTRE).turned(facing);
        // Beside the door and before the flower beds, whatever the facing: what stands there is upright.
        match kind.parts.get(part).map(|part| part.terrain) {
            Some(Terrain::Monastery) => {
                let size = self.plan.monastery.map_or(1.0, |(_, _, size)| size);
                turned + at(16.0, 18.0) * size.max(0.8)
            }
            Some(Terrain::Garden) => turned + at(9.0, 7.0),
            Some(Terrain::Field | Terrain::Road | Terrain::City | Terrain::River) | None => turned,
        }
    }

    pub(super) fn find_small_anchors(&self, kind: &Kind) -> Vec<[Point; 4]> {
        let ground = Ground::of(&self.regions);
        let find = |part: usize, facing: Facing| {
            let terrain = kind.parts[part].terrain;
            let stand = Stand {
                ground: &ground,
                part,
                facing,
                half: room_for(terrain),
                open: open(kind, facing, part),
                kept_free: &self.kept_free,
            };
            // The tower of the monastery is seen beside the monk.
            let aside = if terrain == Terrain::Monastery { at(18.0, 4.0) } else { at(0.0, 0.0) };
            stand.best(self.anchor(kind, facing, part) + aside)
        };
        (0..kind.parts.len()).map(|part| Facing::ALL.map(|facing| find(part, facing))).collect()
    }
}

/// Half of what a large figure takes.
fn room_for(terrain: Terrain) -> Point {
    if terrain == Terrain::Field { stand::LIES } else { stand::STANDS }
}

/// Over which sides of a tile that has a facing a part goes on.
fn open(kind: &Kind, facing: Facing, part: usize) -> [bool; 4] {
    Side::ALL.map(|side| {
        let mut ports = Port::all().filter(|port| port.side() == side);
        ports.any(|port| kind.part_at(facing, port) == part)
    })
}

#[cfg(test)]
mod tests {
    use bastide_carcassonne::tiles::TileBox;

    use super::*;
    use crate::carcassonne::tile::{region, small_anchor};
    use crate::geometry::stand::beyond;

    /// The middle of a figure lies on its part. Where its region goes on beyond the edge less than half of it may
    /// lie there; where it does not, at most a fifth; a garden is small and may
    /// lie close to the edge.
    #[test]
    fn large_figures_stay_on_their_tiles() {
        let mut wrong = Vec::new();
        for kind in TileBox::all().flat_map(TileBox::kinds) {
            for (part, data) in kind.parts.iter().enumerate() {
                for facing in Facing::ALL {
                    let middle = small_anchor(kind, facing, part);
                    let back = Facing::from_quarters(4 - facing.quarters());
                    let on = region(kind, part).is_some_and(|part| part.has(middle.turned(back)));
                    let half = room_for(data.terrain);
                    let share = |side: Side| match side {
                        Side::N | Side::S => beyond(middle, side, half) / (2.0 * half.y),
                        Side::E | Side::W => beyond(middle, side, half) / (2.0 * half.x),
                    };
                    let goes_on = open(kind, facing, part);
                    let [own, other] = [true, false].map(|own| {
                        let sides = Side::ALL.into_iter().zip(goes_on);
                        sides
                            .filter(|(_, open)| *open == own)
                            .map(|(side, _)| share(side))
                            .sum::<f64>()
                    });
                    let most = if data.terrain == Terrain::Garden { 0.33 } else { 0.2 };
                    if !on || own + other > 0.45 || other > most {
                        wrong.push(format!(
                            "{} {facing}: {} {part} at {middle:?}: {on} {own:.2} {other:.2}",
                            kind.name, data.terrain
                        ));
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{} {wrong:#?}", wrong.len());
    }
}
