//! Random boards against the slow second opinion.
#![allow(clippy::unwrap_used)]

use bastide_landscape::{
    Cell, Facing, Kind, Landscape, Segment, SignWords, Terrain, TileSet, reference,
};

const TILES: &str = "
V x9: road S W; field NNW NNE ENE ESE SSE WNW; field SSW WSW
U x8: road N S; field NNE ENE ESE SSE; field NNW SSW WSW WNW
X x1: road N; road E; road S; road W; field NNW WNW; field NNE ENE; field ESE SSE; field SSW WSW
E x5: city N; field ENE ESE SSE SSW WSW WNW by N
G x3: city E W; field NNW NNE by E; field SSE SSW by E
R x3: city N E W; field SSE SSW by N
C x1: city N E S W
D x4: city N; road E W; field ENE WNW by N; field ESE SSE SSW WSW
I x3: river N S; field NNE ENE ESE SSE; field NNW SSW WSW WNW
";

fn set() -> TileSet {
    TileSet::read(TILES, SignWords { on_parts: &[], on_tiles: &[] }).unwrap()
}

fn fits(land: &Landscape, kind: &Kind) -> Vec<(Cell, Facing)> {
    let mut found = Vec::new();
    land.each_fit(kind, |cell, facing| found.push((cell, facing)));
    found
}

#[test]
fn random_boards_agree_with_the_second_opinion() {
    let set = set();
    let kinds = set.kinds();
    for seed in 0..40 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut land = Landscape::new(set.clone());
        land.place(kinds[7].id, Cell::default(), Facing::UP);
        for _ in 0..60 {
            let kind = &kinds[rng.usize(..kinds.len())];
            let mut found = fits(&land, kind);
            let expected = reference::fits(&land, kind);
            assert_eq!(land.any_fit(kind), !found.is_empty());
            for (cell, facing) in &found {
                assert!(land.fits(kind, *cell, *facing));
            }
            if let Some((cell, facing)) = rng.choice(&found) {
                land.place(kind.id, *cell, *facing);
            }
            found.sort_unstable();
            assert_eq!(found, expected.into_iter().collect::<Vec<_>>());
            reference::check(&land).unwrap();
        }
    }
}

#[test]
fn a_long_line_of_tiles_stays_in_order() {
    let set = set();
    let kinds = set.kinds();
    let straight = &kinds[1];
    let mut land = Landscape::new(set.clone());
    for n in 0..255 {
        land.place(straight.id, Cell::new(0, n), Facing::UP);
    }
    reference::check(&land).unwrap();
    assert_eq!(land.gaps().count(), 2 * 255 + 2);
    let road = land.feature(land.tiles().next().unwrap().segment(0));
    assert_eq!(land.walk(road).count(), 255);
    assert_eq!(land.open_ends(road), 2);
}

#[test]
fn tiles_that_do_not_touch_may_lie_apart() {
    let set = set();
    let kinds = set.kinds();
    let mut land = Landscape::new(set.clone());
    land.place(kinds[1].id, Cell::new(0, 0), Facing::UP);
    land.place(kinds[1].id, Cell::new(0, 2), Facing::UP);
    assert_eq!(land.neighbours(Cell::new(0, 1)), 2);
    land.place(kinds[1].id, Cell::new(0, 1), Facing::UP);
    let roads: Vec<_> = land.tiles().map(|t| land.feature(t.segment(0))).collect();
    assert!(roads.windows(2).all(|pair| pair[0] == pair[1]));
    reference::check(&land).unwrap();
}

/// All roads of a tile that end on it, of which a link may join two.
fn stubs(land: &Landscape) -> Vec<(Segment, Segment)> {
    let mut pairs = Vec::new();
    for tile in land.tiles().filter(|tile| tile.kind.name == "X") {
        let roads: Vec<_> =
            tile.segments().filter(|(_, p)| p.terrain == Terrain::Road).map(|(s, _)| s).collect();
        pairs.push((roads[0], roads[1]));
        pairs.push((roads[2], roads[3]));
    }
    pairs
}

#[test]
fn links_join_and_fall_apart() {
    let set = set();
    let kinds = set.kinds();
    for seed in 0..40 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut land = Landscape::new(set.clone());
        land.place(kinds[2].id, Cell::default(), Facing::UP);
        let mut linked: Vec<(Segment, Segment)> = Vec::new();
        for _ in 0..80 {
            let kind = if rng.bool() { &kinds[2] } else { &kinds[rng.usize(..3)] };
            if let Some((cell, facing)) = rng.choice(&fits(&land, kind)) {
                land.place(kind.id, *cell, *facing);
            }
            let free: Vec<_> =
                stubs(&land).into_iter().filter(|pair| !linked.contains(pair)).collect();
            if let (true, Some((a, b))) = (rng.bool(), rng.choice(free)) {
                land.link(a, b);
                linked.push((a, b));
                assert_eq!(land.feature(a), land.feature(b));
            } else if !linked.is_empty() {
                let (a, b) = linked.swap_remove(rng.usize(..linked.len()));
                land.unlink(b, a);
            }
            reference::check(&land).unwrap();
        }
    }
}
