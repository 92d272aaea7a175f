//! The end of many games counted a second time, by definition.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use crate::support::eager;
use bastide_castle::check::Slow;
use bastide_castle::{Event, Segment, Setup, Space, State, Terrain, WallTile};
use bastide_game::battery::TestRng;
use bastide_game::{Game, Seat};
use bastide_landscape::{Cell, Side};

#[test]
fn ends_are_counted_twice() {
    let mut seen = BTreeSet::new();
    for seed in 0..600 {
        let mut rng = TestRng::seeded(seed);
        let mut game = State::new(&Setup::default());
        let mut counted = [0, 0];
        while let Some(m) = eager(&game, &mut rng) {
            let mut events = Vec::new();
            game.play(m, &mut events);
            let end = events.iter().skip_while(|e| !matches!(e, Event::FinaleBegan));
            for event in end {
                if let Event::Paid { to, points, account } = event {
                    counted[to.index()] += usize::from(*points);
                    seen.insert(account.reason().to_string());
                }
            }
        }
        let by_hand = [0, 1].map(|n| expected(&game, Seat(n)));
        assert_eq!(counted, by_hand, "game {seed}");
    }
    let all = ["bonus", "court", "keep", "open-house", "open-path", "open-tower"];
    assert!(all.iter().all(|word| seen.contains(*word)), "{seen:?}");
}

/// What the end brings a seat.
fn expected(game: &State, seat: Seat) -> usize {
    let copies = |seat: Seat, tile: WallTile| usize::from(game.held(seat)[tile as usize]);
    let keep = |seat| {
        let size = game.keep(seat).map(|keep| usize::from(keep.size));
        size.map_or(0, |size| size + 2 * copies(seat, WallTile::LargerKeep))
    };
    let mut points = 5 * copies(seat, WallTile::Bonus);
    if keep(seat) > keep(seat.next(2)) {
        points += largest_region(game);
    }
    let slow = Slow::of(game);
    let mut mine: Vec<Segment> = Vec::new();
    for follower in game.followers() {
        let of = slow.followers(game, follower.on);
        let is_new = mine.iter().all(|other| !slow.same(*other, follower.on));
        if is_new && of[seat.index()] > of[seat.next(2).index()] {
            mine.push(follower.on);
        }
    }
    let terrain = |segment: &Segment| game.board().part(*segment).terrain;
    let courts = mine.iter().filter(|s| terrain(s) == Terrain::Court);
    let markets: Vec<_> = courts.map(|court| slow.markets(*court)).collect();
    points += 3 * markets.iter().sum::<usize>();
    points += copies(seat, WallTile::RichMarkets) * markets.iter().max().unwrap_or(&0);
    for (tile, of) in [
        (WallTile::OpenPath, Terrain::Path),
        (WallTile::OpenTower, Terrain::Tower),
        (WallTile::OpenHouse, Terrain::House),
    ] {
        let open = mine.iter().filter(|s| terrain(s) == of);
        let sizes = open.map(|s| (slow.tiles(*s), slow.points(of, *s)));
        points += copies(seat, tile) * sizes.max().map_or(0, |(_, points)| points);
    }
    points
}

fn largest_region(game: &State) -> usize {
    let empty = Space::all().filter(|space| game.board().tile_on(*space).is_none());
    let empty: BTreeSet<Cell> = empty.map(Space::cell).collect();
    let region = |from: &Cell| {
        let mut region = BTreeSet::from([*from]);
        loop {
            let beside = region.iter().flat_map(|c| Side::ALL.map(|side| c.beside(side)));
            let grown: BTreeSet<_> =
                beside.filter(|c| empty.contains(c)).chain(region.iter().copied()).collect();
            if grown.len() == region.len() {
                return grown.len();
            }
            region = grown;
        }
    };
    empty.iter().map(region).max().unwrap_or(0)
}
