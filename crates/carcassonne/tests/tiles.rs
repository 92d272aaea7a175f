//! The tile files against the lists of the rulebooks, and against geometry.
#![allow(clippy::unwrap_used)]

use bastide_carcassonne::tiles::{TileBox, kind, on_part, on_tile};
use bastide_landscape::{Facing, Kind, Port, Side, Signs, Terrain};

fn all() -> impl Iterator<Item = &'static Kind> {
    TileBox::all().flat_map(|set| set.kinds())
}

/// Copies of all tiles of a set, each counted as often as `weigh` says.
fn count(set: TileBox, weigh: impl Fn(&Kind) -> usize) -> usize {
    set.kinds().iter().map(|kind| usize::from(kind.copies) * weigh(kind)).sum()
}

fn parts_with(kind: &Kind, sign: Signs) -> usize {
    kind.parts.iter().filter(|part| part.signs.has(sign)).count()
}

#[test]
fn every_set_has_its_tiles_pennants_gardens_and_monasteries() {
    let table: Vec<_> = TileBox::all()
        .map(|set| {
            let gardens = count(set, |k| k.parts_of(Terrain::Garden).count());
            let monasteries = count(set, |k| k.parts_of(Terrain::Monastery).count());
            let pennants = count(set, |k| parts_with(k, on_part::PENNANT));
            (set.name(), count(set, |_| 1), pennants, gardens, monasteries)
        })
        .collect();
    assert_eq!(
        table,
        [
            ("base", 72, 10, 8, 6),
            ("river", 12, 0, 1, 2),
            ("inns", 18, 3, 2, 1),
            ("traders", 24, 0, 2, 1),
            ("machines", 8, 0, 1, 0),
            ("ferries", 8, 0, 0, 0),
            ("gold", 8, 0, 0, 4),
            ("magic", 8, 0, 1, 0),
            ("robbers", 8, 0, 1, 0),
            ("circles", 6, 0, 0, 0),
            ("tower", 18, 1, 2, 1),
        ]
    );
    assert_eq!(all().map(|kind| usize::from(kind.copies)).sum::<usize>(), 190);
}

#[test]
fn the_base_game_has_the_copies_of_the_list() {
    let listed = [
        ("A", 2),
        ("B", 4),
        ("C", 1),
        ("D", 4),
        ("E", 5),
        ("F", 2),
        ("G", 1),
        ("H", 3),
        ("I", 2),
        ("J", 3),
        ("K", 3),
        ("L", 3),
        ("M", 2),
        ("N", 3),
        ("O", 2),
        ("P", 3),
        ("Q", 1),
        ("R", 3),
        ("S", 2),
        ("T", 1),
        ("U", 8),
        ("V", 9),
        ("W", 4),
        ("X", 1),
    ];
    for (name, copies) in listed {
        // A kind with a garden on some copies has its garden copies beside it.
        let garden = kind(&format!("{name}g")).map_or(0, |kind| kind.copies);
        assert_eq!(kind(name).unwrap().copies + garden, copies, "{name}");
    }
}

#[test]
fn signs_are_as_many_as_the_rulebook_says() {
    let of = |sign| TileBox::all().map(|set| count(set, |k| parts_with(k, sign))).sum::<usize>();
    assert_eq!([of(on_part::WINE), of(on_part::GRAIN), of(on_part::CLOTH)], [9, 6, 5]);
    assert_eq!(of(on_part::CATHEDRAL), 2);
    let inns = count(TileBox::Inns, |k| usize::from(parts_with(k, on_part::INN) > 0));
    assert_eq!(inns, 6);
    let tiles = |set, sign: Signs| count(set, |k| usize::from(k.signs.has(sign)));
    assert_eq!(tiles(TileBox::River, on_tile::SOURCE), 1);
    assert_eq!(tiles(TileBox::River, on_tile::LAKE), 1);
    assert_eq!(tiles(TileBox::Gold, on_tile::GOLD), 8);
    assert_eq!(tiles(TileBox::Magic, on_tile::MAGIC), 8);
    assert_eq!(tiles(TileBox::Robbers, on_tile::ROBBER), 8);
    assert_eq!(tiles(TileBox::Tower, on_tile::TOWER), 18);
    let circles = [on_tile::FORK, on_tile::CLUB, on_tile::SHIELD];
    assert_eq!(circles.map(|sign| tiles(TileBox::Circles, sign)), [2, 2, 2]);
    assert_eq!(count(TileBox::Machines, |k| usize::from(k.heading.is_some())), 8);
    for lake in TileBox::Ferries.kinds() {
        let piers = parts_with(lake, on_part::PIER);
        assert_eq!(piers, lake.parts_of(Terrain::Road).count(), "{lake:?}");
        assert!((3..=4).contains(&piers), "{lake:?}");
    }
}

#[test]
fn names_are_unique_ascii_and_found() {
    let mut names: Vec<_> = all().map(|kind| kind.name).collect();
    names.sort_unstable();
    let before = names.len();
    names.dedup();
    assert_eq!(names.len(), before);
    for name in names {
        assert!(name.as_str().bytes().all(|b| b.is_ascii_alphanumeric()), "{name}");
        assert_eq!(kind(name.as_str()).unwrap().name, name);
    }
    assert!(kind("nonsense").is_none());
}

/// The two half sides that meet in each corner.
const CORNERS: [(&str, &str); 4] = [("NNE", "ENE"), ("ESE", "SSE"), ("SSW", "WSW"), ("WNW", "NNW")];

fn part_at(kind: &Kind, port: Port) -> usize {
    kind.part_at(Facing::UP, port)
}

#[test]
fn every_edge_shows_one_terrain() {
    for kind in all() {
        for side in Side::ALL {
            let [left, middle, right] =
                [Port::left(side), Port::middle(side), Port::right(side)].map(|p| part_at(kind, p));
            match kind.edge(Facing::UP, side) {
                Terrain::City => assert!(left == middle && middle == right, "{kind:?}"),
                Terrain::Field => assert!(left == middle && middle == right, "{kind:?}"),
                Terrain::Road | Terrain::River => {
                    let fields = [left, right].map(|part| kind.parts[part].terrain);
                    assert_eq!(fields, [Terrain::Field; 2], "{kind:?}");
                }
                Terrain::Monastery | Terrain::Garden => panic!("{kind:?}"),
            }
        }
    }
}

#[test]
fn what_runs_through_a_tile_cuts_its_field() {
    for kind in all() {
        for part in &kind.parts {
            let sides: Vec<_> =
                part.ports.iter().filter(|p| p.is_middle()).map(Port::side).collect();
            if matches!(part.terrain, Terrain::Road | Terrain::River) && sides.len() == 2 {
                for side in sides {
                    let banks = [Port::left(side), Port::right(side)].map(|p| part_at(kind, p));
                    assert_ne!(banks[0], banks[1], "{kind:?} {side:?}");
                }
            }
        }
    }
}

#[test]
fn fields_touch_the_cities_beside_them() {
    let split: Vec<_> = ["EG", "HI", "HO", "HW", "TuM"].into_iter().collect();
    for kind in all() {
        let mut corners_cut = 0;
        for (a, b) in CORNERS {
            let [a, b] = [a, b].map(|word| part_at(kind, Port::from_word(word).unwrap()));
            let [at_a, at_b] = [a, b].map(|part| kind.parts[part].terrain);
            match (at_a, at_b) {
                (Terrain::City, Terrain::Field) => {
                    assert!(kind.parts[b].touches & (1 << a) != 0, "{kind:?}");
                }
                (Terrain::Field, Terrain::City) => {
                    assert!(kind.parts[a].touches & (1 << b) != 0, "{kind:?}");
                }
                (Terrain::Field, Terrain::Field) => corners_cut += usize::from(a != b),
                (_, _) => {}
            }
        }
        assert_eq!(corners_cut, usize::from(split.contains(&kind.name.as_str())), "{kind:?}");
        for (_, field) in kind.parts_of(Terrain::Field) {
            let cities =
                kind.parts.iter().enumerate().filter(|(n, _)| field.touches & (1 << n) != 0);
            for (_, city) in cities {
                assert_eq!(city.terrain, Terrain::City, "{kind:?}");
            }
            assert!(!field.ports.is_empty() || field.touches != 0, "{kind:?}");
        }
    }
}

#[test]
fn pictures_are_no_more_than_copies() {
    for kind in all() {
        assert!(kind.pictures.len() <= usize::from(kind.copies), "{kind:?}");
    }
}
