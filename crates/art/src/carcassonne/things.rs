//! What expansions put on tiles: ferries on their lakes, gold bars, towers and who closed them.

use bastide_carcassonne::{PlacedTile, View};
use bastide_landscape::{Cell, Facing, Kind, Port, Side};

use crate::Level;
use crate::carcassonne::board::{Piece, kind_of};
use crate::carcassonne::tile::{anchor, layout};
use crate::figure::Token;
use crate::geometry::plan::Island;
use crate::geometry::point::{CENTRE, Point, TILE, at};
use crate::glyphs;
use crate::scene::Scene;
use crate::svg::num;

/// Something that lies or stands on a tile as a whole.
#[derive(Clone, Copy, Debug)]
pub enum Thing {
    /// So many gold bars.
    Bars(Cell, u8),
    /// A ferry between the piers on two sides, as the tile lies.
    Ferry(Cell, [Side; 2]),
    /// A tower of so many pieces, and who stands on top.
    Tower(Cell, u8, Option<Token>),
}

/// What a viewer sees on tiles as a whole.
pub(crate) fn of(view: &View) -> Vec<Thing> {
    let table = &view.on_table;
    let bars = table.gold.chunk_by(|a, b| a == b);
    let bars = bars.map(|bars| Thing::Bars(bars[0], bars.len() as u8));
    let ferries = table.ferries.iter().map(|(cell, piers)| Thing::Ferry(*cell, piers.sides()));
    let towers = table.towers.iter().map(|tower| {
        let guard = tower.guard.map(|(seat, figure)| Token::Figure(figure, seat.0));
        Thing::Tower(tower.cell, tower.height, guard)
    });
    bars.chain(ferries).chain(towers).collect()
}

/// What a viewer sees on parts of tiles beside the players' figures.
pub(crate) fn standing(view: &View) -> impl Iterator<Item = Piece> {
    let magic = [Token::Mage, Token::Witch].into_iter().zip(view.on_table.magic);
    magic.filter_map(|(token, at)| at.map(|at| Piece { at, token }))
}

impl Thing {
    /// Draws it if it lies flat on its tile, below all that stands.
    pub(crate) fn lay(self, scene: &mut Scene, laid: &PlacedTile, corner: Point) {
        match self {
            Thing::Ferry(_, sides) => ferry(scene, laid, corner, sides),
            Thing::Bars(..) | Thing::Tower(..) => {}
        }
    }

    /// Where on its tile it stands, if it does.
    pub(crate) fn foot(self, laid: &PlacedTile) -> Option<Point> {
        match self {
            Thing::Bars(..) => Some(free_spot(kind_of(laid), laid.facing)),
            Thing::Tower(..) => foundation(kind_of(laid), laid.facing),
            Thing::Ferry(..) => None,
        }
    }

    /// Draws it where it stands.
    pub(crate) fn stand(self, scene: &mut Scene, foot: Point) {
        match self {
            Thing::Bars(_, count) => bars(scene, foot + at(0.0, 8.0), count),
            Thing::Tower(_, height, guard) => tower(scene, foot, height, guard),
            Thing::Ferry(..) => {}
        }
    }

    /// Its tile.
    pub(crate) fn cell(self) -> Cell {
        match self {
            Thing::Bars(cell, _) | Thing::Ferry(cell, _) | Thing::Tower(cell, ..) => cell,
        }
    }
}

/// More pieces or bars than this are told by a number alone.
const MAX_PIECES: u8 = 5;
const MAX_BARS: u8 = 6;

/// The way of a ferry from pier to pier, and the boat on it. It keeps to the side of the lake where
/// its piers are, so that two piers beside each other are told from two opposite ones.
fn ferry(scene: &mut Scene, laid: &PlacedTile, corner: Point, sides: [Side; 2]) {
    let plan = &layout(kind_of(laid)).plan;
    let Some((middle, _)) = plan.island(Island::PierLake) else { return };
    let middle = middle.turned(laid.facing);
    let pier = |side: Side| pier(kind_of(laid), laid.facing, side).unwrap_or(middle);
    let [from, to] = sides.map(|side| corner + pier(side));
    let middle = corner + middle;
    let d = format!(
        "M{} {}Q{} {} {} {}",
        num(from.x),
        num(from.y),
        num(middle.x),
        num(middle.y),
        num(to.x),
        num(to.y)
    );
    for (token, width, dashes) in [("line", 13.0, ""), ("plank", 9.0, ""), ("cream", 3.0, "7 6")] {
        let dashes = if dashes.is_empty() {
            String::new()
        } else {
            format!(r#" stroke-dasharray="{dashes}""#)
        };
        scene.body += &format!(
            r#"<path d="{d}" fill="none" stroke="var(--{token})" stroke-width="{}" stroke-linecap="round"{dashes}/>"#,
            num(width)
        );
    }
    let boat = from.toward(to, 0.5).toward(middle, 0.5);
    let size = if scene.level == Level::Rich { 0.58 } else { 0.7 };
    scene.stamp(&Token::Ferry.symbol(), boat + at(0.0, Token::Ferry.drop() * size * 0.7), size);
}

/// Where a ferry lands on a side of a tile that lies in a facing, if it has a lake and a road there.
pub fn pier(kind: &'static Kind, facing: Facing, side: Side) -> Option<Point> {
    let plan = &layout(kind).plan;
    plan.island(Island::PierLake)?;
    let part = kind.part_at(facing, Port::middle(side));
    let road = plan.roads.iter().find(|road| road.part == Some(part))?;
    match &road.line[..] {
        [.., before, end] => Some((*end + (*end - *before).unit() * 10.0).turned(facing)),
        _ => None,
    }
}

/// Where a tower stands on a tile, if it has a foundation.
pub fn foundation(kind: &'static Kind, facing: Facing) -> Option<Point> {
    layout(kind).plan.foundation.map(|at| at.turned(facing))
}

/// A tower on its foundation. Who looks from afar reads the number.
fn tower(scene: &mut Scene, foot: Point, height: u8, guard: Option<Token>) {
    if height == 0 {
        return;
    }
    let size = if scene.level == Level::Rich { 1.05 } else { 1.2 };
    let shown = height.min(MAX_PIECES);
    let mut top = foot + at(0.0, 8.0);
    for n in 0..shown {
        scene.stamp(&Token::TowerPiece.symbol(), top, size);
        top = top - at(0.0, if n + 1 == shown { 29.0 } else { 24.0 } * size);
    }
    if let Some(guard) = guard {
        scene.stamp(&guard.symbol(), top, size * 0.95 * guard.scale());
    }
    if height > 1 {
        number(scene, foot + at(24.0, 12.0), height);
    }
}

/// Gold bars in a heap.
fn bars(scene: &mut Scene, foot: Point, count: u8) {
    let size = if scene.level == Level::Rich { 0.74 } else { 0.9 };
    let widest = match count {
        0..=1 => 1,
        2..=3 => 2,
        _ => 3,
    };
    let (mut left, mut row) = (count.min(MAX_BARS), 0);
    while left > 0 && row < widest {
        let here = left.min(widest - row);
        for n in 0..here {
            let x = (f64::from(n) - (f64::from(here) - 1.0) / 2.0) * 40.0;
            let step = at(x, -15.0 * f64::from(row)) * size;
            scene.stamp(&Token::GoldBar.symbol(), foot + step, size);
        }
        left -= here;
        row += 1;
    }
    if count > 3 {
        number(scene, foot + at(48.0, 2.0) * size, count);
    }
}

/// A number on a small disc.
fn number(scene: &mut Scene, middle: Point, number: u8) {
    scene.body += &format!(
        r#"<circle cx="{}" cy="{}" r="13" fill="var(--cream)" stroke="var(--ink)" stroke-width="2"/>"#,
        num(middle.x),
        num(middle.y)
    );
    scene.body += &glyphs::text(&number.to_string(), middle, 14.0, "ink");
}

/// Where bars lie on a tile: where they hide no figure, no sign and no building.
pub fn free_spot(kind: &'static Kind, facing: Facing) -> Point {
    let figures = (0..kind.parts.len()).map(|part| (anchor(kind, facing, part), 26.0));
    let kept = layout(kind).kept_free.iter();
    let kept = kept.map(|(at, radius)| (at.turned(facing), *radius));
    let taken: Vec<(Point, f64)> = figures.chain(kept).collect();
    let mut best = (f64::MIN, CENTRE);
    for (x, y) in (3..=9).flat_map(|y| (3..=9).map(move |x| (x, y))) {
        let spot = at(f64::from(x) * 20.0, f64::from(y) * 20.0);
        let room = taken.iter().map(|(p, radius)| p.distance(spot) - radius);
        let room = room.fold(TILE, f64::min);
        // Beyond some room nearer to the viewer is better.
        let worth = room.min(40.0) + spot.y / 50.0;
        if worth > best.0 {
            best = (worth, spot);
        }
    }
    best.1
}
