//! Random games over every combination of elements and every number of players, with everything
//! that must hold checked after each move.
#![allow(clippy::unwrap_used, clippy::print_stdout)] // A failure tells which sample it was.

use bastide_carcassonne::expansions::Event::Tower;
use bastide_carcassonne::expansions::tower;
use bastide_carcassonne::{Element, Elements, Event, Setup, State, check, position};
use bastide_game::battery::{TestRng, random_move};
use bastide_game::{Begins, Game, Move, Rng, Seat, battery, draw};

/// The twelve boxes.
const BOXES: [&str; 12] = [
    "river", "abbot", "inns", "traders", "machines", "messages", "ferries", "gold", "magic",
    "robbers", "circles", "tower",
];

/// A setup of every combination of boxes, the n-th of them for 2 + n mod 5 players.
fn combinations() -> impl Iterator<Item = Setup> {
    (0..1usize << BOXES.len()).map(|bits| {
        let chosen = BOXES.iter().enumerate().filter(|(n, _)| bits & (1 << n) != 0);
        let names: Vec<_> = chosen.map(|(_, name)| *name).collect();
        Setup::read(&names.join(" "), 2 + bits % 5).unwrap()
    })
}

/// Sets of single elements, as the dice have it.
fn samples(count: usize, rng: &mut impl Rng) -> Vec<Setup> {
    let mut found = Vec::new();
    while found.len() < count {
        let chosen = Element::all().filter(|_| rng.below(2) == 0);
        let elements = chosen.fold(Elements::BASE.without(Element::Fields), Elements::with);
        if elements.check().is_ok() {
            let seats = 2 + rng.below(5);
            let begins = match rng.below(3) {
                0 => Begins::FirstSeat,
                1 => Begins::Seat(Seat(rng.below(seats) as u8)),
                _ => Begins::Lot,
            };
            let setup = Setup::new(elements, seats as usize).unwrap();
            found.push(setup.beginning_with(begins));
        }
    }
    found
}

fn play_checked(setup: &Setup, seed: usize) {
    let checked = |state: &State| check::check(setup, state);
    if let Err(broken) = battery::play_checked(setup, &mut TestRng::seeded(seed), checked) {
        panic!("seed {seed}\n{}\n{}", broken.record, broken.what);
    }
}

/// One in so many combinations is played, unless all of them are asked for.
const STRIDE: usize = 16;

/// Odd, so that it numbers all combinations anew.
const MIX: usize = 1597;

/// Plays every combination if `BASTIDE_LONG` is set (`make test-long`), or else one in [`STRIDE`]: sample
/// number `SAMPLE`. Half of them, so that two cores share the work.
fn play_half(half: usize) {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<usize>().ok());
    let stride = if std::env::var_os("BASTIDE_LONG").is_some() { 1 } else { STRIDE };
    let sample = number("SAMPLE").unwrap_or(0) % stride;
    println!("SAMPLE={sample} of {stride}");
    // Numbered in an order that mixes all boxes: every sample has games with and without each of them.
    let all: Vec<Setup> = combinations().collect();
    let share = all.len() / stride;
    for k in (sample * share..(sample + 1) * share).filter(|k| k % 2 == half) {
        let n = k * MIX % all.len();
        let setup = &all[n];
        play_checked(setup, n);
    }
}

#[test]
fn random_games_of_combinations_keep_every_invariant_1() {
    play_half(0);
}

#[test]
fn random_games_of_combinations_keep_every_invariant_2() {
    play_half(1);
}

#[test]
fn random_games_of_single_elements_keep_every_invariant() {
    let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(2021);
    println!("SEED={seed}");
    for (n, setup) in samples(300, &mut TestRng::seeded(seed)).iter().enumerate() {
        play_checked(setup, seed + n);
    }
}

#[test]
fn points_are_what_was_counted_without_what_was_paid_back() {
    for (n, setup) in samples(60, &mut TestRng::seeded(5)).iter().enumerate() {
        let (mut game, mut rng) = (State::new(setup), TestRng::seeded(n));
        let (mut counted, mut paid, mut back) = ([0i32; 6], [0i32; 6], [0i32; 6]);
        let mut events = Vec::new();
        while let Some(m) = random_move(&game, &mut rng) {
            events.clear();
            game.play(m, &mut events);
            for event in &events {
                if let Event::Scored { to, tally, .. } = event {
                    counted[to.index()] += i32::from(tally.points());
                } else if let Event::Paid { to, points, .. } = event {
                    paid[to.index()] += i32::from(*points);
                } else if let Event::Expansion(Tower(tower::Event::RansomPaid {
                    by, points, ..
                })) = event
                {
                    back[by.index()] += i32::from(*points);
                }
            }
            for seat in Seat::all(setup.seats()) {
                assert_eq!(game.points(seat), paid[seat.index()] - back[seat.index()]);
            }
        }
        assert_eq!(counted, paid);
    }
}

#[test]
fn the_projected_points_are_those_of_an_empty_bag() {
    for (n, setup) in samples(60, &mut TestRng::seeded(3)).iter().enumerate() {
        let mut rng = TestRng::seeded(n);
        let mut game = State::new(setup);
        while let Some(m) = random_move(&game, &mut rng) {
            if let Some(text) = position::write(setup, &game) {
                let lines = text.lines().map(|line| match line.starts_with("bag") {
                    true => "bag empty\n".to_string(),
                    false => format!("{line}\n"),
                });
                let ended = position::read(&lines.collect::<String>()).unwrap().state;
                let points = Seat::all(setup.seats()).map(|seat| ended.points(seat));
                assert_eq!(game.projected(), points.collect::<Vec<_>>(), "{text}");
            }
            game.play(m, &mut ());
        }
    }
}

#[test]
fn positions_are_read_as_they_are_written() {
    for (n, setup) in samples(120, &mut TestRng::seeded(9)).iter().enumerate() {
        let mut rng = TestRng::seeded(n);
        let mut game = State::new(setup);
        while let Some(m) = random_move(&game, &mut rng) {
            if let Some(text) = position::write(setup, &game) {
                let read = position::read(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
                let again = position::write(&read.setup, &read.state);
                assert_eq!(again.as_deref(), Some(text.as_str()));
                check::check(&read.setup, &read.state).unwrap();
                plays_alike(&game, &read.state, &mut rng);
            }
            game.play(m, &mut ());
        }
    }
}

/// Both states offer the same after the same draw.
fn plays_alike(game: &State, read: &State, rng: &mut impl Rng) {
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    game.outcomes(&mut ours);
    read.outcomes(&mut theirs);
    assert_eq!(ours, theirs);
    let drawn = Move::Deal(draw(&ours, rng));
    let offers = |state: &State| {
        let mut state = state.clone();
        state.play(drawn, &mut ());
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let mut offers: Vec<_> = actions.iter().map(|a| a.to_string()).collect();
        offers.sort_unstable();
        offers
    };
    assert_eq!(offers(game), offers(read));
}
