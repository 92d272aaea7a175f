//! A whole board of The Castle as a picture: the wall, the tiles, what stands on them, the markers and
//! the wall tiles that lie on the corner towers.

use std::collections::BTreeMap;

use bastide_castle::wall::TRACK;
use bastide_castle::{Place, PlacedTile, Space, Terrain, View};
use bastide_game::Seat;
use bastide_landscape::Cell;

use super::pieces::follower;
use super::wall::{LOW, SIZE, corner_point, paint, track_point};
use super::{anchor, put};
use crate::geometry::point::{Point, TILE, at};
use crate::scene::Scene;
use crate::svg::num;
use crate::{Level, Palette, glyphs};

/// What a picture shows beside what lies and stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The cell at the upper left.
    pub low: Cell,
    /// The cell at the lower right.
    pub high: Cell,
    /// Whether the tile laid last is pointed out.
    pub newest: bool,
    /// Empty spaces that are pointed out.
    pub shaded: Vec<Space>,
    /// Moves of markers: whose, from which points, to which.
    pub moves: Vec<(Seat, u16, u16)>,
}

impl Default for Frame {
    /// The whole board.
    fn default() -> Frame {
        let (low, high) = (Cell::new(-1, -1), Cell::new(9, 12));
        Frame { low, high, newest: true, shaded: Vec::new(), moves: Vec::new() }
    }
}

impl Frame {
    /// How many cells wide and high it is.
    pub fn cells(&self) -> (f64, f64) {
        let count = |low: i16, high: i16| f64::from(high - low + 1);
        (count(self.low.x, self.high.x), count(self.low.y, self.high.y))
    }
}

/// What a viewer sees as a picture by itself, with the view box `-240 -240 2640 3360`, each tile so many
/// pixels wide.
pub fn board_svg(view: &View, palette: Palette, level: Level, pixels: f64) -> String {
    frame_svg(view, &Frame::default(), palette, level, pixels)
}

/// A piece of the board as a picture by itself.
pub fn frame_svg(
    view: &View,
    frame: &Frame,
    palette: Palette,
    level: Level,
    pixels: f64,
) -> String {
    let mut scene = Scene::new(palette, level);
    let (x, y) = (num(LOW.x), num(LOW.y));
    let (w, h) = (num(SIZE.0), num(SIZE.1));
    scene.body +=
        &format!(r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="var(--table)"/>"#);
    paint(&mut scene);
    for space in &frame.shaded {
        let (x, y) = (num(corner(space.cell()).x), num(corner(space.cell()).y));
        scene.body += &format!(
            r#"<rect x="{x}" y="{y}" width="240" height="240" fill="var(--last)" fill-opacity=".3"/>"#
        );
    }
    tiles(&mut scene, view, frame.newest);
    for space in &view.corners {
        scene.stamp("wall-back", corner_point(*space), 0.86);
    }
    standing(&mut scene, view);
    moves(&mut scene, frame);
    markers(&mut scene, view);
    let (width, height) = frame.cells();
    let view_box = (width * TILE, height * TILE);
    scene.finish_from(corner(frame.low), (width * pixels, height * pixels), view_box)
}

/// The upper left corner of a cell.
fn corner(cell: Cell) -> Point {
    at(f64::from(cell.x) * TILE, f64::from(cell.y) * TILE)
}

/// The ways of markers along the track, with a dot wherever one rested.
fn moves(scene: &mut Scene, frame: &Frame) {
    for (_, from, to) in &frame.moves {
        let points: Vec<_> = (*from..=*to).map(|n| track_point((n % TRACK) as u8)).collect();
        let way: Vec<_> = points.iter().map(|p| format!("{},{}", num(p.x), num(p.y))).collect();
        for (token, width) in [("cream", 20), ("last", 11)] {
            scene.body += &format!(
                r#"<polyline points="{}" fill="none" stroke="var(--{token})" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"/>"#,
                way.join(" ")
            );
        }
        for end in points.first().into_iter().chain(points.last()) {
            scene.body += &format!(
                r#"<circle cx="{}" cy="{}" r="24" fill="var(--last)" stroke="var(--cream)" stroke-width="6"/>"#,
                num(end.x),
                num(end.y)
            );
        }
    }
}

fn low(laid: &PlacedTile) -> Point {
    corner(laid.space.cell())
}

fn tiles(scene: &mut Scene, view: &View, newest: bool) {
    let mut laid: Vec<&PlacedTile> = view.tiles.iter().collect();
    laid.sort_by_key(|laid| laid.space);
    for laid in &laid {
        put(scene, laid.kind, laid.facing, low(laid));
    }
    let outline = |laid: &PlacedTile, rx: u8, token: &str, width: &str| {
        let (x, y) = (num(low(laid).x), num(low(laid).y));
        format!(
            r#"<rect x="{x}" y="{y}" width="240" height="240" rx="{rx}" fill="none" stroke="var(--{token})" stroke-width="{width}"/>"#
        )
    };
    let width = if scene.palette == Palette::Contrast { "3" } else { "1.4" };
    for laid in &laid {
        scene.body += &outline(laid, 0, "grid", width);
    }
    if let Some(last) = view.tiles.last().filter(|_| newest) {
        scene.body += &outline(last, 6, "cream", "9");
        scene.body += &outline(last, 6, "last", "5");
    }
}

/// Where the middle of a figure on a place is.
fn spot(view: &View, place: Place) -> Option<Point> {
    let laid = view.tiles.iter().find(|laid| laid.space == place.space)?;
    let part = laid.kind.part_at(laid.facing, place.spot.port);
    Some(low(laid) + anchor(laid.kind, laid.facing, part))
}

/// Followers and keeps, those farther back first.
fn standing(scene: &mut Scene, view: &View) {
    let size = if scene.level == Level::Rich { 1.15 } else { 1.45 };
    let mut standing: Vec<(Point, String)> = Vec::new();
    for (place, owner) in &view.followers {
        let lies = place.spot.terrain == Terrain::Court;
        let drop = if lies { 8.0 } else { 22.0 };
        if let Some(middle) = spot(view, *place) {
            standing.push((middle + at(0.0, drop * size), follower(*owner, lies)));
        }
    }
    for (seat, holding) in Seat::all(2).zip(&view.seats) {
        if let Some(middle) = holding.keep.and_then(|(place, _)| spot(view, place)) {
            let name = format!("palas-{}", seat.index());
            standing.push((middle + at(0.0, 26.0 * size), name));
        }
    }
    standing.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    for (foot, name) in standing {
        scene.figure(&name, foot, size);
    }
}

/// The markers, side by side where both stand on one space; who has gone round says so.
fn markers(scene: &mut Scene, view: &View) {
    let mut there: BTreeMap<u16, f64> = BTreeMap::new();
    for (seat, holding) in Seat::all(2).zip(&view.seats) {
        let space = holding.points % 100;
        let beside = there.entry(space).or_default();
        let place = track_point(space as u8) + at(24.0, 10.0) * *beside;
        *beside += 1.0;
        scene.stamp(&format!("marker-{}", seat.index()), place, 1.3);
        let rounds = holding.points / 100 * 100;
        if rounds > 0 {
            let word = format!("+{rounds}");
            scene.body += &glyphs::text(&word, place + at(0.0, 46.0), 24.0, "last");
        }
    }
}
