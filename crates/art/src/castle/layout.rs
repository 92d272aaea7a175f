//! What stands where on a tile of The Castle: anchors of figures, markets, roofs, towers, plants. It is
//! decided once, on the upright tile, by a generator seeded with the name of the kind.

use bastide_castle::{Kind, Terrain, on_part};
use bastide_landscape::{Facing, Port, Side};

use super::plan::{Plan, divide};
use crate::carcassonne::layout::{Layer, Shown, Stamp};
use crate::geometry::curve::even;
use crate::geometry::ground::{Ground, Owner};
use crate::geometry::point::{CENTRE, Point, at};
use crate::geometry::region::Regions;
use crate::geometry::stand::{self, Stand};
use crate::random::Random;

/// Everything on the tile of a kind.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) plan: Plan,
    pub(super) regions: Regions,
    /// Where the middle of a figure is on each part.
    pub(super) anchors: Vec<Point>,
    /// The same for the large figures of small boards, by part and facing: there it is already turned.
    pub(super) small_anchors: Vec<[Point; 4]>,
    pub(super) stamps: Vec<Stamp>,
    /// Soft light and shade on courts: middle, radius, whether light.
    pub(super) glows: Vec<(Point, f64, bool)>,
}

/// The roofs, the first tint the commonest.
const ROOFS: [&str; 6] = ["gable-0", "gable-1", "hip-0", "gable-0", "gable-2", "hip-1"];
/// What stands about in courts.
const YARD: [&str; 6] = ["barrels", "hay", "bush", "tree", "bush", "poplar"];

impl Layout {
    pub(super) fn of(kind: &Kind) -> Layout {
        let plan = Plan::of(kind);
        let regions = divide(kind, &plan);
        let ground = Ground::of(&regions);
        let mut site = Site {
            kind,
            plan: &plan,
            ground: &ground,
            random: Random::of(&format!("castle {}", kind.name)),
            taken: Vec::new(),
            stamps: Vec::new(),
        };
        site.signs();
        let anchors: Vec<Point> = (0..kind.parts.len()).map(|part| site.anchor(part)).collect();
        site.taken.extend(anchors.iter().map(|anchor| (*anchor, 21.0)));
        for (part, anchor) in anchors.iter().enumerate() {
            match kind.parts[part].terrain {
                Terrain::House => site.roofs(part, *anchor),
                Terrain::Tower => site.towers(part, *anchor),
                Terrain::Court => site.yard(part),
                Terrain::Path => {}
            }
        }
        let glows = site.glows();
        let stamps = site.stamps;
        let small_anchors = small_anchors(kind, &ground, &anchors);
        Layout { plan, regions, anchors, small_anchors, stamps, glows }
    }
}

fn small_anchors(kind: &Kind, ground: &Ground, anchors: &[Point]) -> Vec<[Point; 4]> {
    let find = |part: usize, facing: Facing| {
        let lies = kind.parts[part].terrain == Terrain::Court;
        let half = if lies { stand::LIES } else { stand::STANDS };
        let open = Side::ALL.map(|side| kind.part_at(facing, Port::middle(side)) == part);
        let stand = Stand { ground, part, facing, half, open, kept_free: &[] };
        stand.best(anchors[part].turned(facing))
    };
    (0..anchors.len()).map(|part| Facing::ALL.map(|facing| find(part, facing))).collect()
}

/// The work in progress.
struct Site<'a> {
    kind: &'a Kind,
    plan: &'a Plan,
    ground: &'a Ground,
    random: Random,
    /// Circles where something is already.
    taken: Vec<(Point, f64)>,
    stamps: Vec<Stamp>,
}

impl Site<'_> {
    fn put(
        &mut self,
        layer: Layer,
        name: &'static str,
        at: Point,
        drop: f64,
        size: f64,
        shown: Shown,
    ) {
        let mirrored = layer == Layer::House && self.random.chance(0.4);
        let growth = if layer == Layer::Sign { 1.08 } else { 1.0 };
        self.stamps.push(Stamp { name, at, drop, size, mirrored, layer, shown, growth });
    }

    fn free(&self, at: Point, radius: f64) -> bool {
        self.taken.iter().all(|(other, taken)| at.distance(*other) >= radius + taken)
    }

    /// Markets, fountains, doors and the middle of a square.
    fn signs(&mut self) {
        for (part, data) in self.kind.parts.iter().enumerate() {
            if data.signs.has(on_part::MARKET) {
                let place = self.widest(part, 34.0);
                // A little aside, so that a figure has room as well.
                let aside = at(self.random.between(-1.0, 1.0), self.random.between(-1.0, 1.0));
                let moved = place + aside.unit() * 26.0;
                let owner = self.ground.owner(moved);
                let roomy =
                    owner == Owner::Part(part as u8) && self.ground.room_inside(moved) > 30.0;
                let place = if roomy { moved } else { place };
                self.put(Layer::Sign, "market", place, 16.0, 1.0, Shown::Always);
                self.taken.push((place, 25.0));
            }
        }
        if let Some((_, place)) = self.plan.fountain {
            self.put(Layer::Sign, "fountain", place, 12.0, 1.0, Shown::Always);
            self.taken.push((place, 24.0));
        }
        if let Some(place) = self.plan.square {
            self.put(Layer::Standing, "statue", place, 9.0, 1.0, Shown::Always);
        }
        for (place, tower) in &self.plan.doors {
            let name = if *tower { "gate" } else { "porch" };
            self.put(Layer::Standing, name, *place, 5.0, 1.0, Shown::Always);
            self.taken.push((*place, 20.0));
        }
    }

    fn anchor(&self, part: usize) -> Point {
        match self.kind.parts[part].terrain {
            Terrain::Path => self.on_path(part),
            Terrain::House | Terrain::Tower | Terrain::Court => self.widest(part, 22.0),
        }
    }

    /// The middle of a path; beside its fountain, and on the arm of a square or a fork.
    fn on_path(&self, part: usize) -> Point {
        let Some(way) = self.plan.ways.iter().rev().find(|way| way.part == part) else {
            return CENTRE;
        };
        let place = |share: f64| even(&way.line, 60)[(share * 60.0) as usize];
        match self.plan.fountain {
            _ if self.plan.is_start => place(0.45),
            Some((with, _)) if with == part => place(if way.through { 0.2 } else { 0.35 }),
            Some(_) | None if way.through => place(0.5),
            Some(_) | None if self.plan.square.is_some() => place(0.36),
            Some(_) | None => place(0.5),
        }
    }

    /// The point of a part with the most room around it, away from what stands there.
    fn widest(&self, part: usize, radius: f64) -> Point {
        let value = |p: &Point| {
            let room = self.ground.room_inside(*p);
            let away = |(other, taken): &(Point, f64)| p.distance(*other) - taken - radius;
            let ease = self.taken.iter().map(away).fold(14.0, f64::min);
            let cramped = (room - 10.0).min(0.0) * 6.0;
            room.min(46.0) + cramped + 2.2 * ease.min(0.0) + 0.3 * ease - 0.02 * p.distance(CENTRE)
        };
        let cells = self.ground.cells(Owner::Part(part as u8));
        cells.max_by(|a, b| value(a).total_cmp(&value(b))).unwrap_or(CENTRE)
    }

    /// Places of a part at least so far from other ground and the edge, those at the rim first, in a
    /// grown order.
    fn places(&mut self, part: usize, room: f64, edge: f64) -> Vec<Point> {
        let mut places: Vec<(f64, Point)> = Vec::new();
        for p in self.ground.cells(Owner::Part(part as u8)) {
            let (here, rim) = (self.ground.room(p), p.to_edge());
            if here >= room && rim >= edge {
                places.push((here.min(rim) + self.random.between(0.0, 14.0), p));
            }
        }
        places.sort_by(|a, b| a.0.total_cmp(&b.0));
        places.into_iter().map(|(_, p)| p).collect()
    }

    /// Fills a part with things that keep apart; upright things overlap less side by side.
    fn fill(&mut self, part: usize, habit: &Habit, anchor: Point) {
        let mut there: Vec<Point> = Vec::new();
        for p in self.places(part, habit.room, habit.edge) {
            let close =
                |q: &Point| ((p.x - q.x) / habit.apart.0).hypot((p.y - q.y) / habit.apart.1) < 1.0;
            let crowded = there.iter().any(close) || p.distance(anchor) < habit.plaza;
            let signs = self.taken.iter().filter(|(q, _)| *q != anchor);
            if crowded || signs.into_iter().any(|(q, r)| p.distance(*q) < r + 6.0) {
                continue;
            }
            there.push(p);
            let name = self.random.pick(habit.names);
            let size = habit.size * self.random.between(0.94, 1.06);
            self.put(Layer::House, name, p, habit.drop, size, habit.shown);
        }
    }

    fn roofs(&mut self, part: usize, anchor: Point) {
        self.fill(part, &RICH_ROOFS, anchor);
        self.fill(part, &PLAIN_ROOFS, at(-99.0, -99.0));
    }

    fn towers(&mut self, part: usize, anchor: Point) {
        // In a narrow one they are smaller.
        let narrow = self.ground.share(Owner::Part(part as u8)) < 0.25;
        self.fill(part, if narrow { &NARROW_TOWERS } else { &RICH_TOWERS }, anchor);
        self.fill(part, &PLAIN_TOWERS, at(-99.0, -99.0));
    }

    /// A few things in a court, and grass.
    fn yard(&mut self, part: usize) {
        let share = self.ground.share(Owner::Part(part as u8));
        let mut left = (share * 7.0).round() as usize;
        let places = self.places(part, 17.0, 22.0);
        for _ in 0..60 {
            if left == 0 || places.is_empty() {
                break;
            }
            let place = self.random.pick(&places);
            if self.free(place, 15.0) {
                let name = self.random.pick(&YARD);
                self.put(Layer::Standing, name, place, 8.0, 0.95, Shown::Rich);
                self.taken.push((place, 15.0));
                left -= 1;
            }
        }
        let places = self.places(part, 8.0, 12.0);
        for _ in 0..(share * 26.0) as usize {
            if places.is_empty() {
                break;
            }
            let place = self.random.pick(&places);
            if self.free(place, 3.0) {
                let name = self.random.pick(&["grass-0", "grass-1", "grass-0", "flowers-0"]);
                self.put(Layer::House, name, place, 0.0, 1.0, Shown::Rich);
            }
        }
    }

    fn glows(&mut self) -> Vec<(Point, f64, bool)> {
        let mut glows = Vec::new();
        for n in 0..8 {
            let place = at(self.random.between(50.0, 190.0), self.random.between(50.0, 190.0));
            let radius = self.random.between(20.0, 44.0);
            let Owner::Part(part) = self.ground.owner(place) else { continue };
            if self.kind.parts[part as usize].terrain == Terrain::Court {
                glows.push((place, radius.min(place.to_edge() - 8.0), n % 2 == 0));
            }
        }
        glows
    }
}

/// How a building is filled at a level of detail.
struct Habit {
    names: &'static [&'static str],
    shown: Shown,
    /// How far apart, aside and up.
    apart: (f64, f64),
    size: f64,
    drop: f64,
    room: f64,
    edge: f64,
    /// What is left free around the anchor.
    plaza: f64,
}

const RICH_ROOFS: Habit = Habit {
    names: &ROOFS,
    shown: Shown::Rich,
    apart: (33.0, 26.0),
    size: 1.42,
    drop: 11.0,
    room: 19.0,
    edge: 18.0,
    plaza: 23.0,
};
const PLAIN_ROOFS: Habit = Habit {
    names: &["mark-0", "mark-1"],
    shown: Shown::Plain,
    apart: (70.0, 60.0),
    size: 1.2,
    drop: 4.0,
    room: 28.0,
    edge: 26.0,
    plaza: 0.0,
};
const RICH_TOWERS: Habit = Habit {
    names: &["turret", "donjon"],
    shown: Shown::Rich,
    apart: (34.0, 42.0),
    size: 1.0,
    drop: 26.0,
    room: 24.0,
    edge: 33.0,
    plaza: 25.0,
};
const NARROW_TOWERS: Habit = Habit {
    apart: (30.0, 34.0),
    size: 0.78,
    drop: 21.0,
    room: 20.0,
    edge: 25.0,
    plaza: 20.0,
    ..RICH_TOWERS
};
const PLAIN_TOWERS: Habit = Habit {
    names: &["donjon-plain"],
    shown: Shown::Plain,
    apart: (84.0, 72.0),
    size: 1.04,
    drop: 20.0,
    room: 26.0,
    edge: 28.0,
    plaza: 0.0,
};
