//! A whole board as a picture: tiles, towers at their corners, marks, figures, what expansions put
//! there, coordinates, and perhaps a stretch of the score track.

use std::collections::{BTreeMap, BTreeSet};

use bastide_carcassonne::{Figure, Place, PlacedTile, View, tiles as box_tiles};
use bastide_landscape::{Cell, Kind, KindName, Part, Terrain};

use crate::carcassonne::strip::Strip;
use crate::carcassonne::things::{self, Thing};
use crate::carcassonne::tile::{anchor, corners, region, small_anchor};
use crate::figure::Token;
use crate::geometry::point::{CENTRE, Point, TILE, at};
use crate::glyphs;
use crate::scene::Scene;
use crate::svg::{num, polygon};
use crate::{Level, Palette};

/// What lies on a board.
#[derive(Clone, Debug, Default)]
pub struct Board {
    /// The tiles, in the order in which they were laid.
    pub tiles: Vec<PlacedTile>,
    /// What stands on them.
    pub pieces: Vec<Piece>,
    /// What expansions put on tiles.
    pub things: Vec<Thing>,
    /// What is pointed out.
    pub marks: Vec<Mark>,
    /// How many pixels wide a tile is; 0 for the size that suits the level of detail.
    pub pixels: f64,
    /// Whether the table and the coordinates are left out.
    pub bare: bool,
    /// A stretch of the track below the board.
    pub strip: Option<Strip>,
}

/// Something on a part of a tile.
#[derive(Clone, Copy, Debug)]
pub struct Piece {
    /// The part.
    pub at: Place,
    /// What stands there.
    pub token: Token,
}

/// Something pointed out on the board.
#[derive(Clone, Copy, Debug)]
pub enum Mark {
    /// The tile that was laid last, and the seat that laid it, if the frame takes its colour.
    Last(Cell, Option<u8>),
    /// A cell where a tile could be laid.
    Gap(Cell),
    /// A part of a tile: its ground is tinted.
    Part(Place),
    /// A cell in the reach of something.
    Reach(Cell),
    /// The flight of a figure from one cell to another.
    Flight(Cell, Cell),
}

impl Board {
    /// What a viewer sees, the tile laid last pointed out.
    pub fn of(view: &View) -> Board {
        let lying = |place: &Place| place.spot.terrain == Terrain::Field;
        let pieces = view.figures.iter().map(|(at, seat, figure)| {
            let seat = seat.index() as u8;
            let token = match figure {
                Figure::Meeple if lying(at) => Token::Farmer(seat),
                Figure::BigMeeple if lying(at) => Token::BigFarmer(seat),
                Figure::Meeple
                | Figure::BigMeeple
                | Figure::Abbot
                | Figure::Builder
                | Figure::Pig => Token::Figure(*figure, seat),
            };
            Piece { at: *at, token }
        });
        let last = view.tiles.last().filter(|_| view.tiles.len() > 1);
        Board {
            tiles: view.tiles.clone(),
            pieces: pieces.chain(things::standing(view)).collect(),
            things: things::of(view),
            marks: last.map(|laid| Mark::Last(laid.cell, None)).into_iter().collect(),
            pixels: 0.0,
            bare: false,
            strip: None,
        }
    }
}

impl Board {
    /// How wide and high the picture is, in pixels.
    pub fn size(&self, level: Level) -> (f64, f64) {
        let usual = if level == Level::Rich { 160.0 } else { 96.0 };
        let pixels = if self.pixels > 0.0 { self.pixels } else { usual } / TILE;
        let (width, height) = Frame::of(self).size();
        (width * pixels, height * pixels)
    }
}

/// Room around the board for the coordinates.
const RIM: f64 = 74.0;
/// Room around a board without them.
const BARE_RIM: f64 = 36.0;

/// A board as a picture by itself.
pub fn board(board: &Board, palette: Palette, level: Level) -> String {
    let mut scene = Scene::new(palette, level);
    let frame = Frame::of(board);
    let (width, height) = frame.size();
    if !board.bare {
        scene.body += &rect(at(0.0, 0.0), (width, height), r#" fill="var(--table)""#);
        rim(&mut scene, &frame);
    }
    marks_below(&mut scene, board, &frame);
    tiles(&mut scene, board, &frame);
    towers(&mut scene, board, &frame);
    marks_above(&mut scene, board, &frame);
    for (thing, laid, corner) in on_tiles(board, &frame) {
        thing.lay(&mut scene, laid, corner);
    }
    flights(&mut scene, board, &frame);
    pieces(&mut scene, board, &frame);
    if let Some(strip) = &board.strip {
        let left = (width - strip.size().0) / 2.0;
        strip.paint(&mut scene, at(left, frame.land().1));
    }
    let size = board.size(scene.level);
    scene.finish(size, (width, height))
}

/// Which cells the picture shows.
struct Frame {
    low: Cell,
    high: Cell,
    rim: f64,
    /// The size of what is below the land.
    strip: (f64, f64),
}

impl Frame {
    fn of(board: &Board) -> Frame {
        let gaps = board.marks.iter().filter_map(|mark| match mark {
            Mark::Gap(cell) => Some(*cell),
            Mark::Last(..) | Mark::Part(_) | Mark::Reach(_) | Mark::Flight(..) => None,
        });
        let cells: Vec<Cell> = board.tiles.iter().map(|laid| laid.cell).chain(gaps).collect();
        let range = |of: fn(&Cell) -> i16| {
            (cells.iter().map(of).min().unwrap_or(0), cells.iter().map(of).max().unwrap_or(0))
        };
        let ((left, right), (top, bottom)) = (range(|c| c.x), range(|c| c.y));
        let rim = if board.bare { BARE_RIM } else { RIM };
        let strip = board.strip.as_ref().map_or((0.0, 0.0), Strip::size);
        Frame { low: Cell::new(left, top), high: Cell::new(right, bottom), rim, strip }
    }

    /// The size of the land and its rim.
    fn land(&self) -> (f64, f64) {
        let along = |low: i16, high: i16| (f64::from(high) - f64::from(low) + 1.0) * TILE;
        let rims = 2.0 * self.rim;
        (along(self.low.x, self.high.x) + rims, along(self.low.y, self.high.y) + rims)
    }

    fn size(&self) -> (f64, f64) {
        let (width, height) = self.land();
        (width.max(self.strip.0 + self.rim), height + self.strip.1)
    }

    fn corner(&self, cell: Cell) -> Point {
        let along = |v: i16, low: i16| self.rim + (f64::from(v) - f64::from(low)) * TILE;
        let aside = (self.size().0 - self.land().0) / 2.0;
        at(aside + along(cell.x, self.low.x), along(cell.y, self.low.y))
    }
}

fn rect(corner: Point, size: (f64, f64), paint: &str) -> String {
    let (x, y, w, h) = (num(corner.x), num(corner.y), num(size.0), num(size.1));
    format!(r#"<rect x="{x}" y="{y}" width="{w}" height="{h}"{paint}/>"#)
}

/// The coordinates of columns and rows as sentences say them, on all four sides.
fn rim(scene: &mut Scene, frame: &Frame) {
    let (width, height) = frame.land();
    for x in frame.low.x..=frame.high.x {
        let middle = frame.corner(Cell::new(x, frame.low.y)).x + TILE / 2.0;
        for y in [RIM * 0.52, height - RIM * 0.48] {
            scene.body += &glyphs::text(&signed(x), at(middle, y), 26.0, "rim");
        }
    }
    for y in frame.low.y..=frame.high.y {
        let middle = frame.corner(Cell::new(frame.low.x, y)).y + TILE / 2.0;
        for x in [RIM * 0.5, width - RIM * 0.5] {
            scene.body += &glyphs::text(&signed(y), at(x, middle), 26.0, "rim");
        }
    }
}

fn signed(number: i16) -> String {
    if number == 0 { "0".to_string() } else { format!("{number:+}") }
}

fn marks_below(scene: &mut Scene, board: &Board, frame: &Frame) {
    for mark in &board.marks {
        if let Mark::Gap(cell) = mark {
            let corner = frame.corner(*cell) + at(16.0, 16.0);
            let paint = r#" rx="16" fill="none" stroke="var(--rim)" stroke-width="3" stroke-dasharray="10 8" stroke-opacity=".7""#;
            scene.body += &rect(corner, (TILE - 32.0, TILE - 32.0), paint);
        }
    }
}

fn tiles(scene: &mut Scene, board: &Board, frame: &Frame) {
    for laid in &board.tiles {
        let corner = frame.corner(laid.cell) + at(4.0, 6.0);
        scene.body += &rect(corner, (TILE, TILE), r##" fill="#000" fill-opacity=".16""##);
    }
    let mut copies: BTreeMap<KindName, usize> = BTreeMap::new();
    let mut ordered = Vec::new();
    for laid in &board.tiles {
        let copy = copies.entry(laid.kind).or_default();
        ordered.push((laid.cell.y, laid.cell.x, laid, *copy));
        *copy += 1;
    }
    ordered.sort_by_key(|(y, x, ..)| (*y, *x));
    for (_, _, laid, copy) in ordered {
        scene.tile(kind_of(laid), laid.facing, copy, frame.corner(laid.cell));
    }
    let width = if scene.palette == Palette::Contrast { 3.0 } else { 1.4 };
    for laid in &board.tiles {
        let paint = format!(r#" fill="none" stroke="var(--grid)" stroke-width="{}""#, num(width));
        scene.body += &rect(frame.corner(laid.cell), (TILE, TILE), &paint);
    }
}

/// Towers where walls meet at the corners of tiles.
fn towers(scene: &mut Scene, board: &Board, frame: &Frame) {
    if scene.level == Level::Plain {
        return;
    }
    let steps = [(0, 0), (1, 0), (1, 1), (0, 1)];
    let mut places: BTreeSet<(i16, i16)> = BTreeSet::new();
    for laid in &board.tiles {
        let ends = corners(kind_of(laid), laid.facing);
        let walled = steps.into_iter().zip(ends).filter(|(_, ends)| *ends);
        places.extend(walled.map(|((x, y), _)| (laid.cell.y + y, laid.cell.x + x)));
    }
    for (y, x) in places {
        scene.stamp("corner", frame.corner(Cell::new(x, y)), 0.95);
    }
}

fn marks_above(scene: &mut Scene, board: &Board, frame: &Frame) {
    for mark in &board.marks {
        match mark {
            Mark::Last(cell, seat) => {
                let colour = seat.map_or("last".to_string(), |seat| format!("player-{seat}"));
                for (token, width) in [("cream", 9.0), (colour.as_str(), 5.0)] {
                    let width = num(width);
                    let paint = format!(
                        r#" rx="6" fill="none" stroke="var(--{token})" stroke-width="{width}""#
                    );
                    scene.body += &rect(frame.corner(*cell), (TILE, TILE), &paint);
                }
            }
            Mark::Part(place) => scene.body += &tinted(board, *place, frame).unwrap_or_default(),
            Mark::Reach(cell) => {
                let corner = frame.corner(*cell) + at(5.0, 5.0);
                let paint = r#" rx="10" fill="var(--last)" fill-opacity=".12" stroke="var(--last)" stroke-width="4" stroke-dasharray="14 9""#;
                scene.body += &rect(corner, (TILE - 10.0, TILE - 10.0), paint);
            }
            Mark::Gap(_) | Mark::Flight(..) => {}
        }
    }
}

/// The ways of figures through the air.
fn flights(scene: &mut Scene, board: &Board, frame: &Frame) {
    for mark in &board.marks {
        let Mark::Flight(from, to) = mark else { continue };
        let middle = |cell: &Cell| frame.corner(*cell) + CENTRE;
        let (start, end) = (middle(from), middle(to));
        let way = (end - start).unit();
        let (start, end) = (start + way * 66.0, end - way * 34.0);
        let d = format!("M{} {}L{} {}", num(start.x), num(start.y), num(end.x), num(end.y));
        for (token, width) in [("ink", 11.0), ("cream", 6.0)] {
            scene.body += &format!(
                r#"<path d="{d}" fill="none" stroke="var(--{token})" stroke-width="{}" stroke-linecap="round" stroke-dasharray="20 17"/>"#,
                num(width)
            );
        }
        let (tip, side) = (end + way * 20.0, way.right() * 16.0);
        let head = polygon(&[tip, end - way * 8.0 + side, end - way * 8.0 - side]);
        scene.body += &format!(
            r#"<path d="{head}" fill="var(--cream)" stroke="var(--ink)" stroke-width="2.6" stroke-linejoin="round"/>"#
        );
    }
}

/// The ground of a part, tinted.
fn tinted(board: &Board, place: Place, frame: &Frame) -> Option<String> {
    let (laid, part) = part_at(board, place)?;
    let (corner, path) = (frame.corner(place.cell), region(kind_of(laid), part)?.path());
    let (x, y, turn) = (num(corner.x), num(corner.y), u16::from(laid.facing.quarters()) * 90);
    Some(format!(
        r#"<path transform="translate({x} {y})rotate({turn} 120 120)" d="{path}" fill="var(--last)" fill-opacity=".4" fill-rule="evenodd" stroke="var(--last)" stroke-width="3"/>"#
    ))
}

fn pieces(scene: &mut Scene, board: &Board, frame: &Frame) {
    let size = if scene.level == Level::Rich { 1.12 } else { 2.1 };
    let mut there: BTreeMap<Place, u8> = BTreeMap::new();
    let mut standing: Vec<(Point, Standing)> = Vec::new();
    for piece in &board.pieces {
        let Some((laid, part)) = part_at(board, piece.at) else { continue };
        let middle = match scene.level {
            Level::Rich => anchor(kind_of(laid), laid.facing, part),
            Level::Plain => small_anchor(kind_of(laid), laid.facing, part),
        };
        let beside = there.entry(piece.at).or_default();
        let step = at(27.0, 5.0) * (size * f64::from(*beside));
        *beside += 1;
        let place = frame.corner(piece.at.cell) + middle + step;
        standing.push((place, Standing::Token(piece.token)));
    }
    for (thing, laid, corner) in on_tiles(board, frame) {
        let foot = thing.foot(laid).map(|foot| corner + foot);
        standing.extend(foot.map(|foot| (foot, Standing::Thing(thing))));
    }
    standing.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    for (middle, what) in standing {
        match what {
            Standing::Token(token) => {
                let size = size * token.scale();
                scene.figure(&token.symbol(), middle + at(0.0, token.drop() * size), size);
            }
            Standing::Thing(thing) => thing.stand(scene, middle),
        }
    }
}

/// What stands on a board, those farther back first.
enum Standing {
    Token(Token),
    Thing(Thing),
}

/// What lies or stands on tiles as a whole, with its tile and the tile's corner.
fn on_tiles<'a>(
    board: &'a Board,
    frame: &Frame,
) -> impl Iterator<Item = (Thing, &'a PlacedTile, Point)> {
    board.things.iter().filter_map(move |thing| {
        let laid = tile_at(board, thing.cell())?;
        Some((*thing, laid, frame.corner(laid.cell)))
    })
}

/// The kind of a tile; pictures exist of the tiles of the boxes.
pub(crate) fn kind_of(laid: &PlacedTile) -> &'static Kind {
    box_tiles::all().named(laid.kind).expect("only tiles of the boxes are painted")
}

fn tile_at(board: &Board, cell: Cell) -> Option<&PlacedTile> {
    board.tiles.iter().rev().find(|laid| laid.cell == cell)
}

/// The tile and the number of the part that a place names, if it lies.
fn part_at(board: &Board, place: Place) -> Option<(&PlacedTile, usize)> {
    let laid = tile_at(board, place.cell)?;
    let inner = |part: &Part| part.terrain == place.spot.terrain && part.ports.is_empty();
    let part = match place.spot.port {
        Some(port) => kind_of(laid).part_at(laid.facing, port),
        None => kind_of(laid).parts.iter().position(inner)?,
    };
    Some((laid, part))
}
