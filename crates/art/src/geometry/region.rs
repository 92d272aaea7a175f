//! The regions of a tile: which ground belongs to which part, as exact outlines.
//!
//! What is painted above takes ground from what lies below: viaducts, cities, through roads,
//! islands (villages, lakes, crop circles), monastery and garden, roads that end, river; the rest
//! is field.

use bastide_landscape::{Kind, Port, Terrain};
use i_overlay::core::fill_rule::FillRule;
use i_overlay::core::overlay_rule::OverlayRule;
use i_overlay::float::single::SingleFloatOverlay;

use super::curve::{circle, ribbon, simplified};
use super::plan::{Island, MONASTERY, Plan, RIVER, ROAD};
use super::point::{Point, TILE, at, inside, inward, port, to_line};

/// One piece of ground: its rim, then the rims of its holes.
pub(crate) type Shape = Vec<Vec<[f64; 2]>>;

/// The ground of one part: mostly one piece, several where something crosses it.
#[derive(Clone, Debug, Default)]
pub struct Region {
    shapes: Vec<Shape>,
}

impl Region {
    pub(crate) fn of(outline: &[Point]) -> Region {
        Region { shapes: vec![vec![outline.iter().map(|p| [p.x, p.y]).collect()]] }
    }

    fn with(self, rule: OverlayRule, other: &Region) -> Region {
        Region { shapes: self.shapes.overlay(&other.shapes, rule, FillRule::NonZero) }
    }

    pub(crate) fn and(self, other: &Region) -> Region {
        self.with(OverlayRule::Union, other)
    }

    pub(crate) fn without(self, other: &Region) -> Region {
        self.with(OverlayRule::Difference, other)
    }

    pub(crate) fn within_tile(self) -> Region {
        self.with(OverlayRule::Intersect, &square())
    }

    /// Whether a point lies in it.
    pub fn has(&self, point: Point) -> bool {
        self.shapes.iter().any(|shape| {
            let crossings = shape.iter().filter(|rim| inside(point, &points(rim))).count();
            crossings % 2 == 1
        })
    }

    /// How many pieces it is in.
    pub fn pieces(&self) -> usize {
        self.shapes.len()
    }

    /// How far a point is from its nearest rim.
    pub fn from_rim(&self, point: Point) -> f64 {
        let closed = |rim: &Vec<[f64; 2]>| {
            let mut rim = points(rim);
            rim.extend(rim.first().copied());
            to_line(point, &rim)
        };
        self.rims().map(closed).fold(f64::INFINITY, f64::min)
    }

    /// How much ground it is, in square units.
    pub fn area(&self) -> f64 {
        let rim = |rim: &Vec<[f64; 2]>| {
            let next = rim.iter().cycle().skip(1);
            rim.iter().zip(next).map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum::<f64>() / 2.0
        };
        self.shapes.iter().flatten().map(rim).sum::<f64>().abs()
    }

    /// The rims of all its pieces and holes; even-odd.
    pub(crate) fn rims(&self) -> impl Iterator<Item = &Vec<[f64; 2]>> {
        self.shapes.iter().flatten()
    }

    /// The path of an SVG, in the coordinates of the upright tile, exact to a quarter of a unit;
    /// fill it even-odd.
    pub fn path(&self) -> String {
        let rim = |rim: &Vec<[f64; 2]>| {
            let mut rim = points(rim);
            rim.extend(rim.first().copied());
            let mut rim = simplified(&rim, 0.25);
            rim.pop();
            crate::svg::polygon(&rim)
        };
        self.rims().map(rim).collect()
    }
}

fn points(rim: &[[f64; 2]]) -> Vec<Point> {
    rim.iter().map(|p| at(p[0], p[1])).collect()
}

pub(crate) fn square() -> Region {
    Region::of(&[at(0.0, 0.0), at(TILE, 0.0), at(TILE, TILE), at(0.0, TILE)])
}

/// All ground of a tile.
#[derive(Clone, Debug)]
pub(crate) struct Regions {
    /// By the number of the part.
    pub(crate) parts: Vec<Region>,
    /// Ground that belongs to no part.
    pub(crate) islands: Region,
}

/// Ground as it is given out, from the top down.
#[derive(Default)]
pub(crate) struct Sharing {
    parts: Vec<Region>,
    islands: Region,
    covered: Region,
}

impl Sharing {
    /// Nothing is given yet to so many parts.
    pub(crate) fn among(parts: usize) -> Sharing {
        Sharing { parts: vec![Region::default(); parts], ..Sharing::default() }
    }

    /// The pieces that nobody has yet.
    pub(crate) fn left(&self) -> Vec<Region> {
        let left = square().without(&self.covered).shapes;
        left.into_iter().map(|shape| Region { shapes: vec![shape] }).collect()
    }

    /// What everybody got.
    pub(crate) fn done(self) -> Regions {
        Regions { parts: self.parts, islands: self.islands }
    }

    /// Gives a part, or nobody, what is still free of some ground.
    pub(crate) fn give(&mut self, part: Option<usize>, ground: Region) {
        let free = ground.within_tile().without(&self.covered);
        self.covered = std::mem::take(&mut self.covered).and(&free);
        let owner = match part {
            Some(part) => &mut self.parts[part],
            None => &mut self.islands,
        };
        *owner = std::mem::take(owner).and(&free);
    }
}

/// Divides a tile. The garden is given by its part, its middle and half its side.
pub(crate) fn divide(kind: &Kind, plan: &Plan, garden: Option<(usize, Point, f64)>) -> Regions {
    let mut ground = Sharing::among(kind.parts.len());
    let road = |n: usize| Region::of(&long_ribbon(&plan.roads[n].line, ROAD));
    for (n, viaduct) in plan.roads.iter().enumerate().filter(|(_, road)| road.viaduct) {
        ground.give(viaduct.part, road(n));
    }
    for city in &plan.cities {
        ground.give(Some(city.part), Region::of(&city.outline));
    }
    let on_ground = |through: bool| {
        let fits = move |n: &usize| !plan.roads[*n].viaduct && plan.roads[*n].through == through;
        (0..plan.roads.len()).rev().filter(fits)
    };
    for n in on_ground(true) {
        ground.give(plan.roads[n].part, road(n));
    }
    let river = plan.river.as_ref();
    for (island, at, radius) in plan.islands.iter().filter(|(i, ..)| *i != Island::Crops) {
        let owner = if *island == Island::RiverLake { river.map(|r| r.0) } else { None };
        ground.give(owner, Region::of(&circle(*at, *radius)));
    }
    if let Some((part, at, size)) = plan.monastery {
        ground.give(Some(part), Region::of(&circle(at, MONASTERY * size)));
    }
    if let Some((part, middle, half)) = garden {
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        let outline = corners.map(|(x, y)| middle + at(x * half, y * half));
        ground.give(Some(part), Region::of(&outline));
    }
    for n in on_ground(false) {
        ground.give(plan.roads[n].part, road(n));
    }
    if let Some((part, line)) = river {
        ground.give(Some(*part), Region::of(&long_ribbon(line, RIVER)));
    }
    if plan.island(Island::Crops).is_some() {
        ground.give(None, square());
    }
    for piece in ground.left() {
        ground.give(field_of(kind, &piece), piece);
    }
    ground.done()
}

/// The field a piece of ground belongs to: the one that leaves the tile where the piece does.
fn field_of(kind: &Kind, piece: &Region) -> Option<usize> {
    let leaves = |p: &Port| piece.has(port(*p) + inward(p.side()) * 1.5);
    let by_port = Port::all()
        .find(leaves)
        .map(|p| kind.part_at(bastide_landscape::Facing::UP, p))
        .filter(|part| kind.parts[*part].terrain == Terrain::Field);
    let inner = || {
        let (part, _) = kind.parts_of(Terrain::Field).find(|(_, field)| field.ports.is_empty())?;
        (piece.area() > 300.0).then_some(part)
    };
    by_port.or_else(inner)
}

/// A band that reaches a little over the edges where its line ends there.
pub(crate) fn long_ribbon(line: &[Point], width: f64) -> Vec<Point> {
    ribbon(&over_edge(line), width)
}

/// The line, drawn on past the edges at which it ends.
pub(crate) fn over_edge(line: &[Point]) -> Vec<Point> {
    let mut line = line.to_vec();
    for _ in 0..2 {
        line.reverse();
        if let Some(&end) = line.last()
            && let Some(side) = bastide_landscape::Side::ALL
                .into_iter()
                .find(|side| end.distance(super::point::middle(*side)) < 0.01)
        {
            let out = inward(side) * -1.0;
            line.pop();
            line.extend([end + out * -2.5, end, end + out * 3.0, end + out * 9.0]);
        }
    }
    line
}
