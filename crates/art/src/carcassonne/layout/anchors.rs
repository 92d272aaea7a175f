//! Where figures stand: as far as possible from borders and from everything on the tile.

use bastide_landscape::Terrain;

use super::Site;
use crate::geometry::curve::even;
use crate::geometry::ground::Owner;
use crate::geometry::point::{CENTRE, Point, at};

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
    /// with the tile; see [`crate::carcassonne::tile::anchor`].
    fn in_court(&self) -> Point {
        self.plan.monastery.map_or(CENTRE, |(_, at, _)| at)
    }

    fn in_garden(&self) -> Point {
        let garden = self.stamps.iter().find(|stamp| stamp.name == "garden");
        garden.map_or(at(60.0, 60.0), |stamp| stamp.at)
    }
}
