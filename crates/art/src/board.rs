//! A whole board as a picture: tiles, towers at their corners, marks, figures, coordinates.

use std::collections::{BTreeMap, BTreeSet};

use bastide_carcassonne::{Figure, Laid, Magician, Place, View};
use bastide_landscape::{Cell, Part, Terrain};

use crate::figure::Token;
use crate::geometry::point::{Point, TILE, at};
use crate::glyphs;
use crate::scene::Scene;
use crate::svg::num;
use crate::tile::{anchor, corners, region};
use crate::{Level, Palette};

/// What lies on a board.
#[derive(Clone, Debug, Default)]
pub struct Board {
    /// The tiles, in the order in which they were laid.
    pub tiles: Vec<Laid>,
    /// What stands on them.
    pub pieces: Vec<Piece>,
    /// What is pointed out.
    pub marks: Vec<Mark>,
    /// How many pixels wide a tile is; 0 for the size that suits the level of detail.
    pub pixels: f64,
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
    /// The tile that was laid last.
    Last(Cell),
    /// A cell where a tile could be laid.
    Gap(Cell),
    /// A part of a tile: its ground is tinted.
    Part(Place),
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
        let magicians = [(Magician::Mage, Token::Mage), (Magician::Witch, Token::Witch)];
        let magicians = magicians
            .into_iter()
            .filter_map(|(who, token)| view.magician(who).map(|at| Piece { at, token }));
        let last = view.tiles.last().filter(|_| view.tiles.len() > 1);
        Board {
            tiles: view.tiles.clone(),
            pieces: pieces.chain(magicians).collect(),
            marks: last.map(|laid| Mark::Last(laid.cell)).into_iter().collect(),
            pixels: 0.0,
        }
    }
}

/// Room around the board for the coordinates.
const RIM: f64 = 74.0;

/// A board as a picture by itself.
pub fn board(board: &Board, palette: Palette, level: Level) -> String {
    let mut scene = Scene::new(palette, level);
    let frame = Frame::of(board);
    let (width, height) = frame.size();
    scene.body += &rect(at(0.0, 0.0), (width, height), r#" fill="var(--table)""#);
    rim(&mut scene, &frame);
    marks_below(&mut scene, board, &frame);
    tiles(&mut scene, board, &frame);
    towers(&mut scene, board, &frame);
    marks_above(&mut scene, board, &frame);
    pieces(&mut scene, board, &frame);
    let usual = if scene.level == Level::Rich { 160.0 } else { 96.0 };
    let pixels = if board.pixels > 0.0 { board.pixels } else { usual } / TILE;
    scene.finish((width * pixels, height * pixels), (width, height))
}

/// Which cells the picture shows.
struct Frame {
    low: Cell,
    high: Cell,
}

impl Frame {
    fn of(board: &Board) -> Frame {
        let gaps = board.marks.iter().filter_map(|mark| match mark {
            Mark::Gap(cell) => Some(*cell),
            Mark::Last(_) | Mark::Part(_) => None,
        });
        let cells: Vec<Cell> = board.tiles.iter().map(|laid| laid.cell).chain(gaps).collect();
        let range = |of: fn(&Cell) -> i16| {
            (cells.iter().map(of).min().unwrap_or(0), cells.iter().map(of).max().unwrap_or(0))
        };
        let ((left, right), (top, bottom)) = (range(|c| c.x), range(|c| c.y));
        Frame { low: Cell::new(left, top), high: Cell::new(right, bottom) }
    }

    fn size(&self) -> (f64, f64) {
        let along = |low: i16, high: i16| (f64::from(high) - f64::from(low) + 1.0) * TILE;
        (along(self.low.x, self.high.x) + 2.0 * RIM, along(self.low.y, self.high.y) + 2.0 * RIM)
    }

    fn corner(&self, cell: Cell) -> Point {
        let along = |v: i16, low: i16| RIM + (f64::from(v) - f64::from(low)) * TILE;
        at(along(cell.x, self.low.x), along(cell.y, self.low.y))
    }
}

fn rect(corner: Point, size: (f64, f64), paint: &str) -> String {
    let (x, y, w, h) = (num(corner.x), num(corner.y), num(size.0), num(size.1));
    format!(r#"<rect x="{x}" y="{y}" width="{w}" height="{h}"{paint}/>"#)
}

/// The coordinates of columns and rows as sentences say them, on all four sides.
fn rim(scene: &mut Scene, frame: &Frame) {
    let (width, height) = frame.size();
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
    let mut copies: BTreeMap<&str, usize> = BTreeMap::new();
    let mut ordered = Vec::new();
    for laid in &board.tiles {
        let copy = copies.entry(laid.kind.name).or_default();
        ordered.push((laid.cell.y, laid.cell.x, laid, *copy));
        *copy += 1;
    }
    ordered.sort_by_key(|(y, x, ..)| (*y, *x));
    for (_, _, laid, copy) in ordered {
        scene.tile(laid.kind, laid.facing, copy, frame.corner(laid.cell));
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
        let ends = corners(laid.kind, laid.facing);
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
            Mark::Last(cell) => {
                for (token, width) in [("cream", 9.0), ("last", 5.0)] {
                    let width = num(width);
                    let paint = format!(
                        r#" rx="6" fill="none" stroke="var(--{token})" stroke-width="{width}""#
                    );
                    scene.body += &rect(frame.corner(*cell), (TILE, TILE), &paint);
                }
            }
            Mark::Part(place) => scene.body += &tinted(board, *place, frame).unwrap_or_default(),
            Mark::Gap(_) => {}
        }
    }
}

/// The ground of a part, tinted.
fn tinted(board: &Board, place: Place, frame: &Frame) -> Option<String> {
    let (laid, part) = part_at(board, place)?;
    let (corner, path) = (frame.corner(place.cell), region(laid.kind, part)?.path());
    let (x, y, turn) = (num(corner.x), num(corner.y), u16::from(laid.facing.quarters()) * 90);
    Some(format!(
        r#"<path transform="translate({x} {y})rotate({turn} 120 120)" d="{path}" fill="var(--last)" fill-opacity=".4" fill-rule="evenodd" stroke="var(--last)" stroke-width="3"/>"#
    ))
}

fn pieces(scene: &mut Scene, board: &Board, frame: &Frame) {
    let size = if scene.level == Level::Rich { 1.12 } else { 1.35 };
    let mut there: BTreeMap<Place, u8> = BTreeMap::new();
    let mut standing: Vec<(Point, Token)> = Vec::new();
    for piece in &board.pieces {
        let Some((laid, part)) = part_at(board, piece.at) else { continue };
        let middle = anchor(laid.kind, laid.facing, part);
        let beside = there.entry(piece.at).or_default();
        let step = at(30.0, 6.0) * f64::from(*beside);
        *beside += 1;
        standing.push((frame.corner(piece.at.cell) + middle + step, piece.token));
    }
    standing.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    for (middle, token) in standing {
        let size = size * token.scale();
        scene.stamp(&token.symbol(), middle + at(0.0, token.drop() * size), size);
    }
}

/// The tile and the number of the part that a place names, if it lies.
fn part_at(board: &Board, place: Place) -> Option<(&Laid, usize)> {
    let laid = board.tiles.iter().rev().find(|laid| laid.cell == place.cell)?;
    let inner = |part: &Part| part.terrain == place.spot.terrain && part.ports.is_empty();
    let part = match place.spot.port {
        Some(port) => laid.kind.part_at(laid.facing, port),
        None => laid.kind.parts.iter().position(inner)?,
    };
    Some((laid, part))
}
