//! The tiles, the wall and the wall tiles as data: what is known of them.
#![allow(clippy::unwrap_used)]

use bastide_castle::wall::{Beside, wall};
use bastide_castle::{Kind, Space, Terrain, Timing, WallTile, full_pile, on_part, tiles};
use bastide_landscape::{Cell, Facing, Port, Ports, Side, Signs};

fn copies(kind: &Kind) -> usize {
    usize::from(kind.copies)
}

fn signs(sign: Signs) -> usize {
    let on = |kind: &Kind| kind.parts.iter().filter(|p| p.signs.has(sign)).count() * copies(kind);
    tiles::kinds().iter().map(on).sum()
}

#[test]
fn there_are_sixty_tiles() {
    assert_eq!(tiles::kinds().iter().map(copies).sum::<usize>(), 60);
    assert_eq!(tiles::kinds().len(), 54);
}

#[test]
fn every_port_belongs_to_one_part() {
    for kind in tiles::kinds() {
        let mut ports = Ports::NONE;
        for port in kind.parts.iter().flat_map(|part| part.ports.iter()) {
            assert!(!ports.has(port), "{} {}", kind.name, port.word());
            ports = ports.with(port);
        }
        assert!(Port::all().all(|port| ports.has(port)), "{}", kind.name);
    }
}

#[test]
fn the_mix_is_as_designed() {
    let sides = |terrain| -> usize {
        let shown = |kind: &Kind| {
            Side::ALL.iter().filter(|side| kind.edge(Facing::UP, **side) == terrain).count()
        };
        tiles::kinds().iter().map(|kind| shown(kind) * copies(kind)).sum()
    };
    let all = [Terrain::Path, Terrain::Court, Terrain::House, Terrain::Tower].map(sides);
    assert_eq!(all, [78, 71, 49, 42]);
    assert_eq!(signs(on_part::MARKET), 13);
    assert_eq!(signs(on_part::FOUNTAIN), 9);
    assert_eq!(signs(on_part::SQUARE), 5 * 3 + 4);
    assert_eq!(signs(on_part::DOOR), 5);
}

#[test]
fn the_wall_is_as_documented() {
    let corners = [12, 16, 20, 26, 32, 38, 42, 56, 64, 66, 82, 88, 90];
    assert_eq!(wall().corners.as_slice(), corners);
    let starts: Vec<_> =
        wall().starts.iter().map(|s| (s.track, s.space.to_string(), s.kind.name)).collect();
    let expected = [
        (6, "B10", "start-path"),
        (18, "D6", "start-house"),
        (40, "D1", "start-tower"),
        (50, "G1", "start-path"),
        (62, "I3", "start-market"),
        (74, "H8", "start-path"),
        (94, "D12", "start-court"),
    ];
    assert_eq!(starts, expected.map(|(track, space, kind)| (track, space.to_string(), kind)));
    assert_eq!(wall().ring.len(), 50);
    assert_eq!((wall().corner_at(113), wall().corner_at(0)), (Some(0), None));
    assert_eq!((wall().corner_of(91), wall().corner_of(200)), (Some(12), None));
}

#[test]
fn spaces_know_their_neighbours() {
    for space in Space::all() {
        assert_eq!(space.to_string().parse(), Ok(space));
        for side in Side::ALL {
            if let Beside::Space(other) = wall().beside(space, side) {
                assert_eq!(other.cell(), space.cell().beside(side));
                assert_eq!(wall().beside(other, side.opposite()), Beside::Space(space));
            }
        }
    }
    assert_eq!(Space::at(Cell::new(0, 0)), None);
    for word in ["A1", "", "D", "D0", "D05", "4D", "D99999999", "\u{c4}3"] {
        assert!(word.parse::<Space>().is_err(), "{word}");
    }
}

#[test]
fn wall_tiles_are_eighteen() {
    assert_eq!(full_pile().iter().sum::<u8>(), 18);
    let by_hand = WallTile::ALL.into_iter().filter(|tile| tile.worth().timing == Timing::Play);
    let words: Vec<_> = by_hand.map(WallTile::word).collect();
    assert_eq!(words, ["extra-turn", "double-house", "double-tower"]);
    for tile in WallTile::ALL {
        assert_eq!(WallTile::from_word(tile.word()), Some(tile));
    }
}

#[test]
fn mistakes_in_tile_files_are_named() {
    for (text, problem) in [
        ("Q", "line 1: a tile is `NAME xCOPIES: parts`"),
        ("Q x1: court N E S W; house N", "line 1: NNW belongs to two parts"),
        ("Q x1: river N", "line 1: a part begins with what it is"),
        ("Q x1: house N market", "line 1: `market` is no sign on a house"),
        ("Q x1: court", "line 1: a court that reaches no side"),
        ("Q 1: court N", "line 1: a tile is `NAME xCOPIES: parts`"),
        ("# a\nQ x1: court N\nQ x1: court S", "line 3: `Q` stands here twice"),
    ] {
        assert_eq!(tiles::read(text).unwrap_err().to_string(), problem);
    }
}
