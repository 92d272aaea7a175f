//! What expansions put on a board is painted, where it belongs and as much as there is.

use bastide_art::{Board, Level, Mark, Palette, Strip, TILE, Thing, Token, board};
use bastide_carcassonne::story::tell;
use bastide_carcassonne::tiles::{TileBox, kind, on_tile};
use bastide_carcassonne::{Figure, PlacedTile};
use bastide_game::{Game, Viewer};
use bastide_landscape::{Cell, Facing, Side};

const HERE: Cell = Cell { x: 0, y: 0 };

fn one(name: &str, facing: Facing, thing: Thing) -> String {
    let tiles = vec![PlacedTile { kind: kind(name).expect("a kind").name, cell: HERE, facing }];
    let things = vec![thing];
    let picture = board(
        &Board { tiles, things, bare: true, ..Board::default() },
        Palette::Light,
        Level::Rich,
    );
    assert!(!picture.contains("var(--"), "colours are resolved");
    picture.split("</defs>").nth(1).unwrap_or_default().to_string()
}

/// Where the stamps of a name stand.
fn feet(body: &str, name: &str) -> Vec<(f64, f64)> {
    let mark = format!("<use href=\"#{name}\" transform=\"translate(");
    let places = body.split(&mark).skip(1).filter_map(|rest| {
        let (x, y) = rest.split(')').next()?.split_once(' ')?;
        Some((x.parse().ok()?, y.parse().ok()?))
    });
    places.collect()
}

#[test]
fn a_tower_is_as_high_as_it_can_be_shown() {
    for (height, pieces) in [(0, 0), (1, 1), (4, 4), (5, 5), (12, 5)] {
        let body = one("TuA", Facing::UP, Thing::Tower(HERE, height, None));
        assert_eq!(feet(&body, "tower-piece").len(), pieces, "{height}");
    }
    let guard = Some(Token::Figure(Figure::BigMeeple, 2));
    let body = one("TuG", Facing::UP, Thing::Tower(HERE, 2, guard));
    let (top, guard) = (feet(&body, "tower-piece")[1], feet(&body, "big-meeple-2")[0]);
    assert!(guard.1 < top.1 && (guard.0 - top.0).abs() < 1.0, "he stands on top");
    let body = one("D", Facing::UP, Thing::Tower(HERE, 2, None));
    assert!(feet(&body, "tower-piece").is_empty(), "no foundation, no tower");
}

#[test]
fn a_ferry_lies_where_its_piers_are() {
    let boat = |facing, sides| {
        let body = one("FaehrH", facing, Thing::Ferry(HERE, sides));
        let (x, y) = feet(&body, "ferry")[0];
        (x - 36.0 - TILE / 2.0, y - 36.0 - TILE / 2.0)
    };
    for facing in Facing::ALL {
        let across = boat(facing, [Side::E, Side::W]);
        let (right, below) = (boat(facing, [Side::E, Side::S]), boat(facing, [Side::S, Side::W]));
        assert!(right.0 > across.0 + 4.0 && right.1 > across.1 + 4.0, "{facing:?}");
        assert!(below.0 < across.0 - 4.0, "{facing:?}");
    }
    let body = one("D", Facing::UP, Thing::Ferry(HERE, [Side::E, Side::W]));
    assert!(feet(&body, "ferry").is_empty(), "no lake, no ferry");
}

#[test]
fn gold_lies_on_its_tile_and_off_the_mine() {
    for kind in TileBox::all().flat_map(TileBox::kinds) {
        for facing in Facing::ALL {
            let body = one(kind.name.as_str(), facing, Thing::Bars(HERE, 3));
            let bars = feet(&body, "gold-bar");
            assert_eq!(bars.len(), 3, "{kind:?}");
            for (x, y) in bars {
                let inside = 36.0..=36.0 + TILE;
                assert!(inside.contains(&(x - 19.0)) && inside.contains(&(x + 19.0)), "{kind:?}");
                assert!(inside.contains(&y), "{kind:?}");
            }
            if kind.signs.has(on_tile::GOLD) {
                assert_eq!(body.matches("\"#gold\"").count(), 1, "the sign is there too");
            }
        }
    }
    let body = one("D", Facing::UP, Thing::Bars(HERE, 16));
    assert_eq!(feet(&body, "gold-bar").len(), 6, "more are told by their number");
}

#[test]
fn a_strip_makes_room_for_itself() {
    let strip = Strip {
        from: 46,
        spaces: 9,
        counters: vec![(Token::Counter(0), 47), (Token::Woman(0), 51), (Token::Counter(1), 51)],
        robbers: vec![(1, 47), (2, 47)],
        moves: vec![(0, 47, 51)],
    };
    let lying = Board { strip: Some(strip), ..Board::default() };
    let without = Board::default();
    for level in [Level::Rich, Level::Plain] {
        let ((wide, high), (narrow, low)) = (lying.size(level), without.size(level));
        assert!(wide > narrow && high > low);
        let picture = board(&lying, Palette::Contrast, level);
        assert!(!picture.contains("var(--"));
        let body = picture.split("</defs>").nth(1).unwrap_or_default();
        assert_eq!(feet(body, "robber-figure").len(), 2);
        assert_eq!(feet(body, "woman-0").len(), 1);
        let [a, b] = feet(body, "robber-figure")[..] else { panic!("two robbers") };
        assert!(a.0 != b.0, "side by side");
    }
}

#[test]
fn a_board_shows_all_that_a_viewer_sees() {
    let story = "with gold magic ferries tower\n\
                 players red blue\n\
                 board W^ FaehrD^ TuG^\n\
                 ferries B1 E W\n\
                 bars A1 2 C1 1\n\
                 mage B1 road E\n\
                 towers C1 3 blue meeple\n";
    let table = tell(story).expect("a position");
    let mut lying = Board::of(&table.game().view(Viewer::Spectator));
    assert_eq!(lying.things.len(), 4, "{:?}", lying.things);
    let cell = Cell::new(1, 0);
    lying.marks = vec![Mark::Reach(cell), Mark::Flight(Cell::new(2, 0), HERE)];
    for palette in Palette::ALL {
        let picture = board(&lying, palette, Level::Rich);
        assert!(!picture.contains("var(--"));
        let body = picture.split("</defs>").nth(1).unwrap_or_default();
        let count = |name: &str| feet(body, name).len();
        assert_eq!([count("gold-bar"), count("ferry"), count("mage")], [3, 1, 1]);
        assert_eq!([count("tower-piece"), count("meeple-1"), count("witch")], [3, 1, 0]);
        assert_eq!(body.matches("stroke-dasharray=\"20 17\"").count(), 2, "the flight");
    }
}
