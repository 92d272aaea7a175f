//! What is shown of The Castle is what the rules sentence, over whole random games.

use bastide_castle::wall::{STARTS, TRACK, wall};
use bastide_castle::{Action, Event, Outcome, Setup, State, WallTile};
use bastide_game::{Actor, Chronicle, Game, Move, Seat, Table, Turn};
use bastide_protocol::castle::{
    self, CastleChoice, CastleQuestion, CastleView, FreeGoesTo, TrackMove, prompt,
};
use bastide_protocol::{Aids, Audience, Brought, Log, ScoreReason, Told, WireGame};

const BOTH: [Seat; 2] = [Seat(0), Seat(1)];

fn view(table: &Table<State>, aids: Aids) -> CastleView {
    let chronicle = Chronicle::of(table);
    castle::view(Told { table, chronicle: &chronicle }, aids)
}

/// Plays random games and looks at every state.
fn play(with: &str, games: u64, mut look: impl FnMut(&Table<State>)) {
    for seed in 0..games {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut table = Table::<State>::new(Setup::read(with, 2).expect("a setup"));
        loop {
            look(&table);
            let (actor, sentence) = match table.turn() {
                Turn::Over => break,
                Turn::Player(seat) => {
                    let mut actions = Vec::new();
                    table.game().actions(&mut actions);
                    // Wall tiles are kept, so that the question comes up again and again.
                    actions.retain(|action| !matches!(action, Action::Play { .. }));
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
}

/// What really happens on the track after an action that ends the turn.
fn happens(state: &State, action: Action) -> Vec<(u8, u16)> {
    let mut state = state.clone();
    let mut events = Vec::new();
    state.play(Move::Choose(action), &mut events);
    let mut outcomes = Vec::new();
    while state.turn() == Turn::Chance {
        outcomes.clear();
        state.outcomes(&mut outcomes);
        let Some((outcome @ Outcome::Wall(_), _)) = outcomes.last() else { break };
        state.play(Move::Deal(*outcome), &mut events);
    }
    let before_the_end = events.iter().take_while(|event| **event != Event::FinaleBegan);
    let paid = |event: &Event| {
        if let Event::Paid { to, points, .. } = event { Some((to.0, *points)) } else { None }
    };
    before_the_end.filter_map(paid).collect()
}

fn parts(choice: &CastleChoice) -> (&str, bool, &[TrackMove]) {
    match choice {
        CastleChoice::Tile { sentence, ends, moves, .. }
        | CastleChoice::Figure { sentence, ends, moves, .. }
        | CastleChoice::Play { sentence, ends, moves, .. }
        | CastleChoice::Score { sentence, ends, moves, .. }
        | CastleChoice::Pass { sentence, ends, moves } => (sentence, *ends, moves),
    }
}

#[test]
fn the_moves_that_are_foretold_happen() {
    let (mut ended, mut landed) = (0, 0);
    play("", 40, |table| {
        let Some(asked) = prompt(table, Aids::All, &BOTH) else { return };
        let state = table.game();
        for choice in &asked.options {
            let (sentence, ends, moves) = parts(choice);
            let mut at = BOTH.map(|seat| state.points(seat) as u16);
            for moved in moves {
                let now = &mut at[usize::from(moved.seat)];
                *now += moved.points;
                assert_eq!(u16::from(moved.to), *now % TRACK);
                let corner = wall().corner_of(moved.to);
                assert!(!moved.wall || corner.is_some_and(|c| state.corners().any(|k| k == c)));
                landed += usize::from(moved.wall);
            }
            if ends {
                ended += 1;
                let foretold: Vec<_> = moves.iter().map(|m| (m.seat, m.points)).collect();
                assert_eq!(
                    happens(state, sentence.parse().expect("an action")),
                    foretold,
                    "{sentence}"
                );
            }
        }
    });
    assert!(ended > 1000 && landed > 50, "{ended} ends, {landed} landings");
}

#[test]
fn a_wall_tile_without_effect_changes_nothing_and_one_with_effect_does() {
    let (mut idle, mut works) = (0, 0);
    play("", 4000, |table| {
        let mut actions = Vec::new();
        table.game().actions(&mut actions);
        if !matches!(actions.first(), Some(Action::Play { .. })) {
            return;
        }
        let Some(asked) = prompt(table, Aids::All, &BOTH) else { return };
        for choice in &asked.options {
            let CastleChoice::Play { sentence, tile, effect, moves, .. } = choice else { continue };
            if *tile == castle::WallTile::ExtraTurn {
                continue;
            }
            let passing = asked.options.iter().find_map(|other| {
                if let CastleChoice::Pass { moves, .. } = other { Some(moves) } else { None }
            });
            let changed = passing.is_some_and(|passing| passing != moves);
            assert_eq!(*effect, changed, "{sentence}");
            if *effect { works += 1 } else { idle += 1 }
        }
    });
    assert!(idle > 20 && works > 5, "{idle} without, {works} with effect");
}

#[test]
fn what_a_placement_says_is_asked_next_is_asked() {
    let mut walls = 0;
    for with in ["", "order-choice"] {
        play(with, 30, |table| {
            let Some(asked) = prompt(table, Aids::None, &BOTH) else { return };
            for choice in &asked.options {
                let CastleChoice::Tile { sentence, then, .. } = choice else { continue };
                let mut laid = table.clone();
                laid.play_sentence(Actor::Seat(Seat(asked.seat)), sentence)
                    .expect("it is possible");
                let next = prompt(&laid, Aids::None, &BOTH).map(|next| next.question);
                assert_eq!(*then, next, "{sentence}");
                // No part of the tile is free, or there is no follower.
                walls += usize::from(next == Some(CastleQuestion::Wall));
            }
        });
    }
    assert!(walls > 20, "{walls} times a wall tile comes next");
}

#[test]
fn regions_hold_every_part_once_and_the_next_wall_tiles_are_where_they_are_said_to_be() {
    play("order-choice", 10, |table| {
        let (state, shown) = (table.game(), view(table, Aids::All));
        let mut found: Vec<[u16; 2]> =
            shown.regions.iter().flat_map(|region| region.parts.clone()).collect();
        found.sort_unstable();
        let laid = state.board().tiles().iter().skip(STARTS).enumerate();
        let all = laid.flat_map(|(n, tile)| {
            (0..tile.kind.parts.len()).map(move |part| [n as u16, part as u16])
        });
        assert_eq!(found, all.collect::<Vec<_>>());
        for (seat, has) in BOTH.into_iter().zip(&shown.seats) {
            for ahead in &has.ahead {
                assert!(shown.corners.contains(&ahead.corner));
                for points in &ahead.points {
                    let space = (state.points(seat) as u16 + points) % TRACK;
                    assert!(
                        space == u16::from(ahead.corner) || space == u16::from(ahead.corner) + 1
                    );
                }
            }
        }
        let empty = shown.free.len();
        assert!(table.turn() == Turn::Over || empty <= 76 - shown.tiles.len());
    });
}

#[test]
fn every_wall_tile_and_every_keep_is_told_with_the_scoring_that_brought_it() {
    let (mut of_others, mut keeps) = (0, 0);
    play("", 60, |table| {
        if table.turn() != Turn::Over {
            return;
        }
        let chronicle = Chronicle::of(table);
        let told = Told { table, chronicle: &chronicle };
        let Log::Castle(log) = State::log(told, Audience { mine: &[], open: true }, 0) else {
            panic!("another game's log");
        };
        let rows = log.rows.iter();
        let counted = rows.flat_map(|row| row.scorings.iter().map(move |s| (s, Some(row.seat))));
        let finale = log.finale.iter().map(|scoring| (scoring, None));
        let mut at = [0u16; 2];
        let mut found = [Vec::new(), Vec::new()];
        let mut largest = [None; 2];
        for (scoring, mover) in counted.chain(finale) {
            let seat = usize::from(scoring.seat);
            at[seat] += scoring.points;
            for brought in &scoring.brought {
                match brought {
                    Brought::Wall { corner, tile } => {
                        assert_eq!(at[seat] % TRACK / 2 * 2, u16::from(*corner));
                        found[seat].push(*tile);
                        of_others += usize::from(mover.is_some_and(|seat| seat != scoring.seat));
                    }
                    Brought::Keep { size } => {
                        assert_eq!(
                            scoring.reason,
                            ScoreReason::Castle(castle::CastleReason::House)
                        );
                        largest[seat] = Some(*size);
                        keeps += 1;
                    }
                }
            }
        }
        for seat in BOTH {
            // Nobody played any, so what was taken is what lies in front of everybody.
            let number = |tile: &castle::WallTile| format!("{tile:?}");
            found[seat.index()].sort_by_key(number);
            let held = table.game().held(seat);
            let held = WallTile::ALL.into_iter().zip(held);
            let mut held: Vec<_> =
                held.flat_map(|(tile, n)| vec![castle::WallTile::from(tile); n.into()]).collect();
            held.sort_by_key(number);
            assert_eq!(found[seat.index()], held);
            assert_eq!(largest[seat.index()], table.game().keep(seat).map(|keep| keep.size));
        }
    });
    assert!(of_others > 5 && keeps > 50, "{of_others} taken in others' turns, {keeps} keeps");
}

#[test]
fn whoever_would_get_the_free_area_gets_it() {
    let mut told = std::collections::BTreeSet::new();
    play("", 12, |table| {
        let shown = view(table, Aids::All);
        for (seat, shown) in shown.seats.iter().enumerate() {
            let points = table.game().points(Seat(seat as u8));
            assert_eq!(i32::from(shown.space), points % i32::from(TRACK));
        }
        if table.turn() == Turn::Over {
            let chronicle = Chronicle::of(table);
            let keep = chronicle
                .finale()
                .iter()
                .find(|scored| scored.reason == bastide_castle::Reason::Keep);
            let to = keep.map(|scored| FreeGoesTo::Seat { seat: scored.seat.0 });
            assert_eq!(to.is_some(), matches!(shown.free_goes_to, FreeGoesTo::Seat { .. }));
            assert!(to.is_none_or(|to| to == shown.free_goes_to));
        }
        told.insert(format!("{:?}", shown.free_goes_to));
    });
    assert!(told.contains("NoKeep") && told.len() >= 3, "{told:?}");
}
