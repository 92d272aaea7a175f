//! The wall: a ring of cells as large as tiles. Along its outer side runs the walk with the track, two
//! spaces a cell; towards the castle it falls off as a rampart, in which the start spaces lie. A corner
//! tower fills its cell and is divided by a diagonal.

use bastide_castle::Space;
use bastide_castle::wall::{TRACK, wall};
use bastide_landscape::{Cell, Side};

use super::put;
use crate::geometry::point::{CENTRE, Point, TILE, at, corner, inward};
use crate::scene::Scene;
use crate::svg::{num, polygon, stroked};
use crate::{Level, Palette, glyphs};

/// The upper left corner of the board: the ring lies one cell outside of the spaces.
pub(super) const LOW: Point = at(-TILE, -TILE);
/// How wide and high the board is.
pub(super) const SIZE: (f64, f64) = (11.0 * TILE, 14.0 * TILE);

/// How deep the battlements are, and up to where the walk reaches, from the outer side.
const MERLONS: f64 = 22.0;
const WALK: f64 = 138.0;

/// A cell of the ring: where the track comes from and where it goes.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    cell: Cell,
    /// The first of its two spaces.
    track: u8,
    from: Side,
    to: Side,
}

impl Stretch {
    fn of(number: usize) -> Stretch {
        let ring = &wall().ring;
        let cell = ring[number];
        let side_of = |other: Cell| Side::ALL.into_iter().find(|side| cell.beside(*side) == other);
        let before = ring[(number + ring.len() - 1) % ring.len()];
        let after = ring[(number + 1) % ring.len()];
        // The ring closes, so both are beside it.
        let (from, to) = (side_of(before), side_of(after));
        let (from, to) = (from.unwrap_or(Side::S), to.unwrap_or(Side::N));
        Stretch { cell, track: 2 * number as u8, from, to }
    }

    fn is_corner(self) -> bool {
        self.from.opposite() != self.to
    }

    fn low(self) -> Point {
        at(f64::from(self.cell.x) * TILE, f64::from(self.cell.y) * TILE)
    }

    fn middle(self) -> Point {
        self.low() + CENTRE
    }

    /// The way of the track, one unit long.
    fn way(self) -> Point {
        inward(self.from)
    }

    /// Away from the castle: it lies to the right of the track, which runs clockwise.
    fn out(self) -> Point {
        self.way().right() * -1.0
    }

    /// The corner of a tower that belongs to its first or its second space alone.
    fn own_corner(self, second: bool) -> Point {
        let touches = |n: usize, side: Side| n == side as usize || n == (side as usize + 1) % 4;
        let (mine, other) = if second { (self.to, self.from) } else { (self.from, self.to) };
        let own = (0..4).find(|n| touches(*n, mine) && !touches(*n, other));
        corner(own.unwrap_or(0))
    }

    /// The ends of the diagonal of a tower.
    fn diagonal(self) -> [Point; 2] {
        let own = [self.own_corner(false), self.own_corner(true)];
        let mut ends = (0..4).map(corner).filter(|c| !own.contains(c));
        [ends.next().unwrap_or(CENTRE), ends.next().unwrap_or(CENTRE)].map(|end| self.low() + end)
    }

    /// The middle of its first or its second space.
    fn space(self, second: bool) -> Point {
        if self.is_corner() {
            let own = self.own_corner(second) - CENTRE;
            return self.middle() + own * 0.58;
        }
        let along = if second { 60.0 } else { -60.0 };
        let across = TILE / 2.0 - (MERLONS + WALK) / 2.0;
        self.middle() + self.way() * along + self.out() * across
    }

    /// A point by its way along the track and inwards from the outer side, both from 0 to 240.
    fn at(self, along: f64, inwards: f64) -> Point {
        self.middle() + self.way() * (along - 120.0) + self.out() * (120.0 - inwards)
    }

    fn quad(self, along: [f64; 2], inwards: [f64; 2]) -> String {
        polygon(&[
            self.at(along[0], inwards[0]),
            self.at(along[1], inwards[0]),
            self.at(along[1], inwards[1]),
            self.at(along[0], inwards[1]),
        ])
    }
}

/// The middle of a space of the track, 0 to 99; numbers beyond go round again.
pub fn track_point(space: u8) -> Point {
    let space = u16::from(space) % TRACK;
    Stretch::of(usize::from(space / 2)).space(space % 2 == 1)
}

/// Where the wall tile lies on the corner tower with a first space.
pub fn corner_point(first_space: u8) -> Point {
    Stretch::of(usize::from(u16::from(first_space) % TRACK / 2)).middle()
}

/// The empty board as a picture by itself, with the view box `-240 -240 2640 3360`: spaces, wall with
/// the numbers of the track, corner towers, start spaces.
pub fn wall_svg(palette: Palette) -> String {
    let mut scene = Scene::new(palette, Level::Rich);
    paint(&mut scene);
    scene.finish_from(LOW, SIZE, SIZE)
}

/// Paints the empty board.
pub(super) fn paint(scene: &mut Scene) {
    spaces(scene);
    let stretches = (0..wall().ring.len()).map(Stretch::of);
    let (towers, straight): (Vec<_>, Vec<_>) = stretches.partition(|s| s.is_corner());
    for stretch in &straight {
        rampart(scene, *stretch);
    }
    for start in &wall().starts {
        let stretch = Stretch::of(usize::from(start.track / 2));
        put(scene, start.kind, start.facing, stretch.low());
    }
    for stretch in &straight {
        walk(scene, *stretch);
    }
    for stretch in &towers {
        tower(scene, *stretch);
    }
}

/// The spaces inside: bare soil, each with its name.
fn spaces(scene: &mut Scene) {
    for space in Space::all() {
        let cell = space.cell();
        let low = at(f64::from(cell.x) * TILE, f64::from(cell.y) * TILE);
        let (x, y) = (num(low.x), num(low.y));
        scene.body += &format!(
            r#"<rect x="{x}" y="{y}" width="240" height="240" fill="var(--soil)" stroke="var(--soil-line)" stroke-width="3"/>"#
        );
        scene.body += &glyphs::text(&space.to_string(), low + CENTRE, 30.0, "soil-line");
    }
}

fn shape(d: &str, fill: &str, line: &str, width: f64) -> String {
    let width = num(width);
    format!(
        r#"<path d="{d}" fill="var(--{fill})" stroke="var(--{line})" stroke-width="{width}" stroke-linejoin="round"/>"#
    )
}

/// The slope towards the castle, with buttresses.
fn rampart(scene: &mut Scene, stretch: Stretch) {
    let body = &mut scene.body;
    *body += &shape(&stretch.quad([0.0, 240.0], [WALK, 240.0]), "rampart", "stone-joint", 3.0);
    for n in 0..4 {
        let along = 60.0 * f64::from(n) + 20.0;
        let buttress = stretch.quad([along, along + 20.0], [WALK, 222.0]);
        *body += &shape(&buttress, "stone-face", "stone-joint", 2.4);
    }
}

/// The walk with two spaces of the track, and the battlements outside.
fn walk(scene: &mut Scene, stretch: Stretch) {
    let outer = stretch.quad([0.0, 240.0], [0.0, WALK + 12.0]);
    scene.body += &shape(&outer, "stone-face", "stone-joint", 3.0);
    for n in 0..6 {
        let along = 40.0 * f64::from(n) + 8.0;
        let merlon = stretch.quad([along, along + 24.0], [-4.0, MERLONS - 4.0]);
        scene.body += &shape(&merlon, "stone", "stone-joint", 2.6);
    }
    for second in [false, true] {
        let from = if second { 120.0 } else { 0.0 };
        let space = stretch.quad([from + 4.0, from + 116.0], [MERLONS, WALK]);
        number(scene, &space, stretch, second);
    }
}

/// A space of the track; every fifth stands out.
fn number(scene: &mut Scene, outline: &str, stretch: Stretch, second: bool) {
    let track = stretch.track + u8::from(second);
    let fifth = track.is_multiple_of(5);
    let (fill, ink, height) = if fifth { ("slate", "cream", 36.0) } else { ("court", "ink", 30.0) };
    scene.body += &shape(outline, fill, "stone-joint", 3.0);
    let text = glyphs::text(&track.to_string(), stretch.space(second), height, ink);
    scene.body += &text.replace(r#"stroke-width="1.9""#, r#"stroke-width="2.2""#);
}

/// A corner tower: battlements all round, a floor divided by the diagonal, a place for the wall tile.
fn tower(scene: &mut Scene, stretch: Stretch) {
    let square = |by: f64| {
        let c = stretch.middle();
        let h = 120.0 - by;
        polygon(&[c + at(-h, -h), c + at(h, -h), c + at(h, h), c + at(-h, h)])
    };
    scene.body += &shape(&square(-8.0), "stone-face", "stone-joint", 4.0);
    for side in Side::ALL {
        let (across, aside) = (inward(side), inward(side).right());
        for n in 0..5 {
            let along = f64::from(n) * 56.0 - 112.0;
            let c = stretch.middle() - across * 114.0 + aside * along;
            let corners = [(-15.0, -14.0), (15.0, -14.0), (15.0, 14.0), (-15.0, 14.0)];
            let merlon = polygon(&corners.map(|(u, v)| c + aside * u + across * v));
            scene.body += &shape(&merlon, "stone", "stone-joint", 2.6);
        }
    }
    let [a, b] = stretch.diagonal().map(|end| stretch.middle().toward(end, 0.82));
    for second in [false, true] {
        let own = stretch.low() + stretch.own_corner(second);
        let own = stretch.middle().toward(own, 0.82);
        number(scene, &polygon(&[a, own, b]), stretch, second);
    }
    scene.body += &stroked(&crate::svg::straight(&[a, b]), "stone-joint", 6.0);
    let (x, y) = (num(stretch.middle().x), num(stretch.middle().y));
    scene.body += &format!(
        r#"<circle cx="{x}" cy="{y}" r="50" fill="var(--stone-face)" stroke="var(--stone-joint)" stroke-width="3"/>"#
    );
}
