//! The pictures of The Castle agree with the data of the rules, and with each other.

use std::collections::BTreeMap;

use bastide_art::castle::{self, anchor, islands, region};
use bastide_art::{Language, Level, Palette, Point, TILE};
use bastide_castle::wall::wall;
use bastide_castle::{Kind, Space, State, Terrain, WallTile, on_part, tiles};
use bastide_game::{Game, Seat, Viewer};
use bastide_landscape::{Facing, Port, Side};
use resvg::{tiny_skia, usvg};

use crate::rows::{Row, odd_rows, rows};

fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

/// All kinds of the box, then what start spaces show.
fn kinds() -> Vec<&'static Kind> {
    let mut kinds: Vec<&'static Kind> = tiles::kinds().iter().collect();
    for start in &wall().starts {
        if !kinds.contains(&start.kind) {
            kinds.push(start.kind);
        }
    }
    kinds
}

#[test]
fn every_point_belongs_to_one_part_or_to_nobody() {
    assert_eq!(kinds().len(), 54 + 5);
    for kind in kinds() {
        for n in 0..61 * 61 {
            let point = at(f64::from(n % 61) * 3.93 + 1.234, f64::from(n / 61) * 3.93 + 1.567);
            let parts = (0..kind.parts.len()).filter(|n| region(kind, *n).unwrap().has(point));
            let owners = parts.count() + usize::from(islands(kind).has(point));
            assert_eq!(owners, 1, "{kind:?} at {point:?}");
        }
        let parts: f64 = (0..kind.parts.len()).map(|n| region(kind, n).unwrap().area()).sum();
        let all = parts + islands(kind).area();
        assert!((all - TILE * TILE).abs() < 5.0, "{kind:?}: the regions add up to {all}");
    }
}

#[test]
fn regions_leave_the_tile_exactly_at_their_ports() {
    for kind in kinds() {
        for port in Port::all() {
            // A start space has one side.
            if kind.copies == 0 && port.side() != Side::N {
                continue;
            }
            let along = [60.0, 120.0, 180.0][port.number() % 3];
            let quarters = port.side() as u8;
            let point = at(along, 0.6).turned(Facing::from_quarters(quarters));
            let part = kind.part_at(Facing::UP, port);
            for n in 0..kind.parts.len() {
                let reaches = region(kind, n).unwrap().has(point);
                assert_eq!(reaches, n == part, "{kind:?}: part {n} at {}", port.word());
            }
        }
    }
}

#[test]
fn parts_are_of_one_piece_and_large_enough_to_be_hit() {
    for kind in kinds() {
        for (n, part) in kind.parts.iter().enumerate() {
            let region = region(kind, n).unwrap();
            assert_eq!(region.pieces(), 1, "{kind:?}: {} {n}", part.terrain);
            assert!(region.area() > 1500.0, "{kind:?}: {} {n}: {}", part.terrain, region.area());
        }
        // Nothing is nobody's but squares and the wall.
        let square = kind.parts.iter().any(|part| part.signs.has(on_part::SQUARE));
        let nobodys = islands(kind).area();
        assert!(square || kind.copies == 0 || nobodys < 1.0, "{kind:?}: {nobodys}");
    }
}

#[test]
fn figures_stand_on_their_parts() {
    for kind in kinds() {
        for facing in Facing::ALL {
            let back = Facing::from_quarters((4 - facing.quarters()) % 4);
            for (n, part) in kind.parts.iter().enumerate() {
                let point = anchor(kind, facing, n).turned(back);
                let region = region(kind, n).unwrap();
                assert!(region.has(point), "{kind:?} {facing}: {} {n}", part.terrain);
                let (room, found) = (9.0, region.from_rim(point));
                assert!(found > room, "{kind:?} {facing}: {} {n} has {found:.1}", part.terrain);
            }
        }
        let anchors: Vec<Point> =
            (0..kind.parts.len()).map(|n| anchor(kind, Facing::UP, n)).collect();
        for (n, a) in anchors.iter().enumerate() {
            for b in &anchors[..n] {
                let apart = (a.x - b.x).hypot(a.y - b.y);
                assert!(apart > 30.0, "{kind:?}: two figures are {apart:.0} apart");
            }
        }
    }
}

fn paint(svg: &str, width: u32, height: u32) -> tiny_skia::Pixmap {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("an SVG");
    let mut pixmap = tiny_skia::Pixmap::new(width, height).expect("a size");
    let scale = width as f32 / tree.size().width();
    let transform = tiny_skia::Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixmap.as_mut());
    pixmap
}

/// Equal sides look the same, forwards and backwards, so that what lies beside fits. Near the corners
/// walls of buildings end; there nothing is compared.
#[test]
fn equal_sides_meet() {
    const CORNER: usize = 46;
    let mut wrong = Vec::new();
    for (palette, level) in [
        (Palette::Light, Level::Rich),
        (Palette::Dark, Level::Rich),
        (Palette::Light, Level::Plain),
        (Palette::Contrast, Level::Plain),
    ] {
        let mut sides: BTreeMap<Terrain, Vec<(String, Row)>> = BTreeMap::new();
        for kind in tiles::kinds() {
            for facing in Facing::ALL {
                for (side, row) in rows(&castle::tile_svg(kind, facing, palette, level)) {
                    let sides = sides.entry(kind.edge(facing, side)).or_default();
                    sides.push((format!("{kind:?} {facing} {side:?}"), row));
                }
            }
        }
        for (terrain, rows) in &sides {
            wrong.extend(odd_rows(format!("{terrain} {palette:?} {level:?}"), rows, CORNER));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn everything_is_painted_in_every_palette() {
    let view = State::new(&bastide_castle::Setup::default()).view(Viewer::Spectator);
    for palette in Palette::ALL {
        let mut pictures = vec![castle::wall_back_svg(palette), castle::wall_svg(palette)];
        pictures.extend(WallTile::ALL.map(|tile| castle::wall_tile_svg(tile, palette)));
        for seat in Seat::all(2) {
            pictures.push(castle::keep_svg(seat, palette));
            pictures.push(castle::marker_svg(seat, palette));
            for level in [Level::Rich, Level::Plain] {
                let follower = |lies| castle::follower_svg(seat, lies, palette, level);
                pictures.extend([false, true].map(follower));
            }
        }
        for kind in kinds() {
            for facing in Facing::ALL {
                pictures.push(castle::tile_svg(kind, facing, palette, Level::Rich));
            }
        }
        pictures.push(castle::board_svg(&view, palette, Level::Rich, 60.0));
        for picture in pictures {
            assert!(!picture.contains("var(--"), "a colour has no value: {picture:.300}");
            let tree = usvg::Tree::from_str(&picture, &usvg::Options::default());
            let tree = tree.unwrap_or_else(|e| panic!("{e}: {picture:.300}"));
            assert!(tree.root().has_children());
            for used in picture.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next())
            {
                assert!(picture.contains(&format!("id=\"{used}\"")), "{used} is missing");
            }
        }
    }
}

#[test]
fn wall_tiles_differ() {
    let all = WallTile::ALL
        .map(|tile| paint(&castle::wall_tile_svg(tile, Palette::Light), 60, 60).data().to_vec());
    for (n, a) in all.iter().enumerate() {
        for b in &all[..n] {
            let differ = a.chunks(4).zip(b.chunks(4)).filter(|(a, b)| a != b).count();
            assert!(differ > 150, "{n}: {differ} pixels");
        }
    }
}

#[test]
fn the_track_runs_round_the_spaces() {
    let mut before = castle::track_point(99);
    for space in 0..100 {
        let here = castle::track_point(space);
        let step = (here.x - before.x).hypot(here.y - before.y);
        assert!((60.0..240.0).contains(&step), "{space} is {step:.0} from the one before");
        let cell = wall().ring[usize::from(space) / 2];
        let low = at(f64::from(cell.x) * TILE, f64::from(cell.y) * TILE);
        let inside = |v: f64, low: f64| (low..low + TILE).contains(&v);
        assert!(inside(here.x, low.x) && inside(here.y, low.y), "{space} lies elsewhere");
        before = here;
    }
    for first in &wall().corners {
        let [a, b] = [castle::track_point(*first), castle::track_point(first + 1)];
        let middle = castle::corner_point(*first);
        assert!((middle.x - (a.x + b.x) / 2.0).abs() < 1.0, "{first}");
        assert!((middle.y - (a.y + b.y) / 2.0).abs() < 1.0, "{first}");
    }
    // The walk lies outside: farther from the space it serves than the middle of its cell.
    for start in &wall().starts {
        let space = start.space.cell();
        let away = |p: Point| {
            let middle = at(f64::from(space.x) * TILE + 120.0, f64::from(space.y) * TILE + 120.0);
            (p.x - middle.x).hypot(p.y - middle.y)
        };
        assert!(away(castle::track_point(start.track)) > TILE, "{}", start.track);
    }
    assert!(Space::all().count() == 76);
}

#[test]
fn tiles_are_described_in_both_languages() {
    let say = |name: &str, facing, language| {
        castle::describe(tiles::kind(name).expect("a tile"), facing, language)
    };
    assert_eq!(
        say("HP6", Facing::UP, Language::English),
        "house north and east joined; path south to west, fountain; two courts"
    );
    let turned = Facing::from_quarters(1);
    assert_eq!(
        say("HP6", turned, Language::German),
        "Haus im Osten und Süden verbunden; Weg von Norden nach Westen, Brunnen; zwei Höfe"
    );
    assert_eq!(
        say("TP1", Facing::UP, Language::German),
        "Turm im Norden; Weg von Süden zum Turm; zwei Höfe"
    );
    assert_eq!(say("H1", Facing::UP, Language::English), "house on all sides");
    assert_eq!(say("C1", Facing::UP, Language::German), "ein Hof mit Markt");
    for language in [Language::English, Language::German] {
        let all = kinds();
        let mut told: Vec<String> =
            all.iter().map(|kind| castle::describe(kind, Facing::UP, language)).collect();
        assert!(told.iter().all(|words| !words.is_empty() && !words.contains("  ")));
        told.sort();
        told.dedup();
        // Where a market lies is not said, so a few kinds sound alike.
        assert!(told.len() > 45, "{}", told.len());
    }
}
