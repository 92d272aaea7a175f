//! The ground of tiles agrees with the data of the rules.

use bastide_art::{Point, TILE, anchor, islands, region};
use bastide_carcassonne::tiles::TileBox;
use bastide_landscape::{Facing, Kind, Port, Side, Terrain};

fn kinds() -> impl Iterator<Item = &'static Kind> {
    TileBox::all().flat_map(TileBox::kinds)
}

fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

/// The point of the rim where a port lies, a little inside.
fn port(port: Port) -> Point {
    let along = match port.number() % 3 {
        0 => 60.0,
        1 => 120.0,
        _ => 180.0,
    };
    let inside = 0.6;
    match port.side() {
        Side::N => at(along, inside),
        Side::E => at(TILE - inside, along),
        Side::S => at(TILE - along, TILE - inside),
        Side::W => at(inside, TILE - along),
    }
}

#[test]
fn every_point_belongs_to_one_part_or_to_nobody() {
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
        for p in Port::all() {
            let part = kind.part_at(Facing::UP, p);
            for n in 0..kind.parts.len() {
                let reaches = region(kind, n).unwrap().has(port(p));
                assert_eq!(reaches, n == part, "{kind:?}: part {n} at {}", p.word());
            }
        }
    }
}

#[test]
fn fields_are_of_one_piece() {
    for kind in kinds() {
        for (n, _) in kind.parts_of(Terrain::Field) {
            let field = region(kind, n).unwrap();
            assert_eq!(field.pieces(), 1, "{kind:?}: field {n}");
            assert!(field.area() > 300.0, "{kind:?}: field {n} has {}", field.area());
        }
    }
}

/// Walks round every city and looks across its wall.
#[test]
fn fields_touch_the_cities_the_data_say() {
    for kind in kinds() {
        let mut touches = vec![0u16; kind.parts.len()];
        for step in 0..240 * 240 {
            let point = at(f64::from(step % 240) + 0.37, f64::from(step / 240) + 0.41);
            for (city, _) in kind.parts_of(Terrain::City) {
                let away = region(kind, city).unwrap().from_rim(point);
                if away > 2.5 {
                    continue;
                }
                for (field, _) in kind.parts_of(Terrain::Field) {
                    if region(kind, field).unwrap().has(point) {
                        touches[field] |= 1 << city;
                    }
                }
            }
        }
        for (field, part) in kind.parts_of(Terrain::Field) {
            assert_eq!(touches[field], part.touches, "{kind:?}: field {field}");
        }
    }
}

#[test]
fn anchors_lie_in_their_regions_with_room() {
    let mut cramped = Vec::new();
    for kind in kinds() {
        for facing in Facing::ALL {
            let back = Facing::from_quarters(4 - facing.quarters());
            for (n, part) in kind.parts.iter().enumerate() {
                let point = anchor(kind, facing, n).turned(back);
                let region = region(kind, n).unwrap();
                assert!(region.has(point), "{kind:?} {facing}: {} {n}", part.terrain);
                let room = match part.terrain {
                    Terrain::Field => 7.0,
                    Terrain::Road => 9.0,
                    Terrain::City => 18.0,
                    Terrain::River => 8.0,
                    Terrain::Monastery => 6.0,
                    Terrain::Garden => 4.0,
                };
                let found = region.from_rim(point);
                if found < room {
                    cramped.push(format!("{kind:?} {facing}: {} {n} has {found:.1}", part.terrain));
                }
            }
        }
    }
    assert!(cramped.is_empty(), "{cramped:#?}");
}
