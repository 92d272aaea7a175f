//! What may be known ahead is so: what regions bring at least, and which tiles fit where.

use bastide_carcassonne::{Setup, State};
use bastide_game::{Actor, Game, Table, Turn};
use bastide_landscape::Facing;
use bastide_protocol::carcassonne::{self, Numbers, Region, regions};
use bastide_protocol::{Aids, Told};

/// Plays a random game and looks at every third state, and at the last one.
fn play(with: &str, seed: u64, mut look: impl FnMut(&Table<State>)) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut table = Table::<State>::new(Setup::read(with, 3).expect("a setup"));
    for n in 0.. {
        if n % 3 == 0 || table.turn() == Turn::Over {
            look(&table);
        }
        let (actor, sentence) = match table.turn() {
            Turn::Over => return,
            Turn::Player(seat) => {
                let mut actions = Vec::new();
                table.game().actions(&mut actions);
                (Actor::Seat(seat), actions[random.usize(..actions.len())].to_string())
            }
            Turn::Chance => {
                let mut outcomes = Vec::new();
                table.game().outcomes(&mut outcomes);
                (Actor::Chance, outcomes[random.usize(..outcomes.len())].0.to_string())
            }
        };
        table.play_sentence(actor, &sentence).expect("it is possible");
    }
}

#[test]
fn nothing_is_finished_for_less_than_was_told() {
    for seed in 0..4 {
        let mut before: Vec<Region> = Vec::new();
        play("river inns", seed, |table| {
            let now = regions(table.game());
            for finished in now.iter().filter(|region| region.open == 0) {
                let inside = |region: &&Region| {
                    region.terrain == finished.terrain
                        && region.parts.iter().all(|part| finished.parts.contains(part))
                };
                for told in before.iter().filter(inside) {
                    assert!(told.finished <= finished.finished, "{told:?} {finished:?}");
                }
            }
            before = now;
        });
    }
}

#[test]
fn a_road_of_one_tile_lacks_a_tile_at_each_open_end() {
    let table = Table::<State>::new(Setup::read("", 2).expect("a setup"));
    let told = regions(table.game());
    let road = told.iter().find(|region| region.terrain == carcassonne::Terrain::Road);
    let road = road.expect("the first tile has a road");
    assert_eq!((road.now, road.open, road.finished), (1, 2, Some(3)));
    let city = told.iter().find(|region| region.terrain == carcassonne::Terrain::City);
    let city = city.expect("the first tile has a city");
    assert_eq!((city.now, city.open, city.finished), (1, 1, Some(4)));
}

#[test]
fn holes_tell_what_fits_and_how_likely_that_is() {
    for (with, seed) in [("", 1), ("river inns", 2)] {
        play(with, seed, |table| {
            let chronicle = bastide_game::Chronicle::of(table);
            let view = |aids| carcassonne::view(Told { table, chronicle: &chronicle }, aids);
            assert!(view(Aids::None).holes.is_empty());
            let shown = view(Aids::Standard);
            let state = table.game();
            if table.turn() == Turn::Over {
                assert!(shown.holes.is_empty());
                return;
            }
            assert_eq!(shown.holes.len(), state.land().gaps().count());
            for cell in state.land().gaps() {
                let at = [i32::from(cell.x), i32::from(cell.y)];
                let hole = shown.holes.iter().find(|hole| hole.cell == at).expect("a hole");
                let fits = |kind: &str| {
                    let kind = state.undrawn().find(|(k, _)| k.name.as_str() == kind);
                    kind.is_some_and(|(kind, _)| {
                        Facing::ALL.iter().any(|facing| state.land().fits(kind, cell, *facing))
                    })
                };
                let all = shown.undrawn.iter().enumerate();
                let fitting: Vec<_> = all.filter(|(_, kind)| fits(&kind.kind)).collect();
                let kinds: Numbers = fitting.iter().map(|(n, _)| *n as u16).collect();
                assert_eq!(hole.kinds, kinds);
                let left: u16 = fitting.iter().map(|(_, kind)| u16::from(kind.left)).sum();
                assert_eq!(hole.left, left);
                if table.turn() == Turn::Chance {
                    let mut outcomes = Vec::new();
                    state.outcomes(&mut outcomes);
                    let sum: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
                    let drawn = |outcome: &bastide_carcassonne::Outcome| {
                        fits(outcome.to_string().trim_start_matches("draw "))
                    };
                    let meant = outcomes.iter().filter(|(outcome, _)| drawn(outcome));
                    let meant: u32 = meant.map(|(_, weight)| weight).sum();
                    assert_eq!(u32::from(hole.next), meant * 1000 / sum);
                }
            }
        });
    }
}
