//! What stands where on a tile. Everything is decided once, on the upright tile, by a generator
//! seeded with its name; when the tile is turned only the positions turn.

mod anchors;
mod houses;
mod nature;
mod signs;

use bastide_landscape::{Kind, Terrain};

use crate::geometry::Point;
use crate::geometry::ground::{Ground, Owner};
use crate::geometry::plan::Plan;
use crate::geometry::region::{Regions, divide};
use crate::random::Random;

/// When a stamp is painted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Layer {
    /// Houses of a city, behind its walls.
    House,
    /// What stands on the ground.
    Standing,
    /// Signs, above everything.
    Sign,
}

/// At which levels of detail a stamp is painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shown {
    Always,
    Rich,
    Plain,
}

/// A small upright picture put on the tile.
#[derive(Clone, Debug)]
pub(crate) struct Stamp {
    /// Its name among the stamps.
    pub(crate) name: &'static str,
    /// Where its middle is, on the upright tile.
    pub(crate) at: Point,
    /// How far below its middle it stands on the ground, whatever the facing.
    pub(crate) drop: f64,
    pub(crate) size: f64,
    pub(crate) mirrored: bool,
    pub(crate) layer: Layer,
    pub(crate) shown: Shown,
    /// How much larger it is in the plain picture.
    pub(crate) growth: f64,
}

/// A furrowed patch: its middle, its half length and its direction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patch {
    pub(crate) at: Point,
    pub(crate) reach: f64,
    pub(crate) angle: f64,
}

/// A flying machine: where it is and where it flies, in degrees clockwise from the west.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Machine {
    pub(crate) at: Point,
    pub(crate) angle: f64,
}

/// Everything on the tile of a kind.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub(crate) plan: Plan,
    pub(crate) regions: Regions,
    /// Where a figure stands on each part: the middle of the figure.
    pub(crate) anchors: Vec<Point>,
    /// The same for the large figures of small boards, by part and facing: there it is already turned.
    pub(crate) small_anchors: Vec<[Point; 4]>,
    pub(crate) stamps: Vec<Stamp>,
    /// The decoration of each copy.
    pub(crate) pictures: Vec<Option<Stamp>>,
    /// What no figure may cover: middles and radii.
    pub(crate) kept_free: Vec<(Point, f64)>,
    pub(crate) patches: Vec<Patch>,
    /// Soft light and shade on the fields: middle, radius, whether light.
    pub(crate) glows: Vec<(Point, f64, bool)>,
    pub(crate) machine: Option<Machine>,
}

/// The work in progress.
struct Site<'a> {
    kind: &'a Kind,
    plan: &'a Plan,
    ground: Ground,
    random: Random,
    /// Circles where something is already.
    taken: Vec<(Point, f64)>,
    anchors: Vec<Point>,
    stamps: Vec<Stamp>,
    kept_free: Vec<(Point, f64)>,
}

impl Site<'_> {
    /// Whether a circle touches nothing that is there already.
    fn free(&self, at: Point, radius: f64) -> bool {
        self.taken.iter().all(|(other, taken)| at.distance(*other) >= radius + taken)
    }

    fn terrain(&self, at: Point) -> Option<Terrain> {
        match self.ground.owner(at) {
            Owner::Part(part) => Some(self.kind.parts[part as usize].terrain),
            Owner::Nobody => None,
        }
    }

    fn stamp(&mut self, layer: Layer, name: &'static str, at: Point, drop: f64, size: f64) {
        let shown = Shown::Always;
        let growth = match layer {
            Layer::House => 1.0,
            Layer::Standing => 1.12,
            Layer::Sign => 1.35,
        };
        self.stamps.push(Stamp { name, at, drop, size, mirrored: false, layer, shown, growth });
    }
}

impl Layout {
    /// The layout of a kind.
    pub(crate) fn of(kind: &Kind) -> Layout {
        let plan = Plan::of(kind);
        let regions = divide(kind, &plan, None);
        let mut site = Site {
            kind,
            plan: &plan,
            ground: Ground::of(&regions),
            random: Random::of(&format!("layout {}", kind.name)),
            taken: Vec::new(),
            anchors: Vec::new(),
            stamps: Vec::new(),
            kept_free: Vec::new(),
        };
        site.buildings();
        site.anchors = site.find_anchors();
        site.inns();
        site.city_signs();
        site.field_signs();
        let machine = site.machine();
        let garden = site.garden();
        site.anchors = site.find_anchors();
        let pictures = site.pictures();
        let glows = site.glows();
        site.waves();
        site.houses();
        let patches = site.patches();
        site.plants();
        let Site { anchors, mut stamps, kept_free, .. } = site;
        for stamp in &mut stamps {
            // Whole units and rough sizes: nobody sees the difference, and the sprite is smaller.
            stamp.at = Point { x: stamp.at.x.round(), y: stamp.at.y.round() };
            stamp.size = (stamp.size * 20.0).round() / 20.0;
            if stamp.layer == Layer::Sign {
                stamp.growth = growth(stamp, &kept_free, &anchors);
            }
        }
        let garden_part = kind.parts_of(Terrain::Garden).next().map(|(part, _)| part);
        let regions = match (garden_part, garden) {
            (Some(part), Some((at, half))) => divide(kind, &plan, Some((part, at, half))),
            _ => regions,
        };
        let mut layout = Layout {
            plan,
            regions,
            anchors,
            small_anchors: Vec::new(),
            stamps,
            pictures,
            kept_free,
            patches,
            glows,
            machine,
        };
        layout.small_anchors = layout.find_small_anchors(kind);
        layout
    }
}

/// How much a sign may grow before it reaches the edge or something else.
fn growth(sign: &Stamp, kept_free: &[(Point, f64)], anchors: &[Point]) -> f64 {
    let others = kept_free.iter().map(|(at, radius)| (at.distance(sign.at), radius));
    let to_others = others.filter(|(away, _)| *away > 6.0).map(|(away, radius)| away - radius);
    let steps = anchors.iter().map(|anchor| *anchor - sign.at);
    let to_figures = steps.map(|step| step.x.abs().max(step.y.abs()) - 24.0);
    let room = to_others.chain(to_figures).fold(sign.at.to_edge() - 2.0, f64::min);
    let radius = match sign.name {
        "pennant" | "wine" | "grain" | "cloth" => 20.0,
        _ => 26.0,
    };
    (room / (radius * sign.size)).clamp(0.9, 1.35)
}

#[cfg(test)]
mod tests {
    use bastide_carcassonne::tiles::TileBox;
    use bastide_landscape::Facing;

    use super::*;

    /// A figure's body is an upright box of about 36 by 50 units around its anchor; signs are
    /// round. Whatever the facing, the two must not meet; a few units of a cloak are forgiven.
    #[test]
    fn figures_cover_no_signs() {
        let mut covered = Vec::new();
        for kind in TileBox::all().flat_map(TileBox::kinds) {
            let layout = Layout::of(kind);
            let signs = layout.stamps.iter().filter(|stamp| stamp.layer == Layer::Sign);
            let signs: Vec<&Stamp> = signs.collect();
            for (n, part) in kind.parts.iter().enumerate() {
                for facing in Facing::ALL {
                    let anchor = crate::carcassonne::tile::anchor(kind, facing, n);
                    for sign in &signs {
                        let way = sign.at.turned(facing) - anchor;
                        // Plain figures and signs are larger.
                        let gap = |k: f64| (way.x.abs() - 16.0 * k).max(way.y.abs() - 22.0 * k);
                        let needed = 12.0 * sign.size;
                        let (rich, plain) = (gap(1.0) - needed, gap(1.2) - needed * sign.growth);
                        let gap = rich.min(plain);
                        if gap < 0.0 {
                            covered.push(format!(
                                "{} {facing}: {} {n} and {}: {gap:.0}",
                                kind.name, part.terrain, sign.name
                            ));
                        }
                    }
                }
            }
        }
        assert!(covered.is_empty(), "{} {covered:#?}", covered.len());
    }

    /// The monk stands beside the tower and the door of the monastery, everybody else outside.
    #[test]
    fn figures_cover_no_monastery() {
        for kind in TileBox::all().flat_map(TileBox::kinds) {
            let layout = Layout::of(kind);
            let Some((own, middle, size)) = layout.plan.monastery else { continue };
            for (n, part) in kind.parts.iter().enumerate() {
                for facing in Facing::ALL {
                    let way =
                        crate::carcassonne::tile::anchor(kind, facing, n) - middle.turned(facing);
                    let clear = if n == own {
                        way.x - 16.0 > -15.0 * size
                    } else {
                        (way.x.abs() - 16.0).max(way.y.abs() - 22.0) > 24.0 * size
                    };
                    assert!(clear, "{} {facing}: {} {n} at {way:?}", kind.name, part.terrain);
                }
            }
        }
    }
}
