//! Puzzles: the ones that come with the program, and how they are made.
#![allow(clippy::unwrap_used)]

use std::time::Duration;

use bastide_bots::puzzles::{Effort, Family, Generator, Grade, PER_DAY, Pool, examine};
use bastide_bots::search::Limit;
use bastide_bots::{Budget, Cancel};
use bastide_carcassonne::State as Carcassonne;
use bastide_castle::State as Castle;
use bastide_game::{Game, Record, Table, Turn};

/// Enough to find what is plain.
const LITTLE: Effort = Effort {
    look: 0.5,
    first: [(24, 2.5), (48, 2.0), (96, 1.5)],
    last: 240,
    margin: 1.5,
    hard_margin: 1.5,
};
const FEW: Limit = Limit { playouts: 48, time: Duration::from_secs(60) };

fn asked<G: Game>(record: &Record) -> G {
    Table::<G>::from_record(record, usize::MAX).unwrap().game().clone()
}

#[test]
fn every_puzzle_that_comes_with_the_program_can_be_played_and_has_one_solution() {
    let pool = Pool::shipped();
    assert!(pool.cycle() >= 2, "{} days", pool.cycle());
    for (n, puzzle) in pool.puzzles().iter().enumerate() {
        puzzle.check().unwrap_or_else(|why| panic!("puzzle {}: {why}", n + 1));
        assert!(puzzle.margin() >= Effort::USUAL.hard_margin - 0.05, "puzzle {}", n + 1);
        assert!(puzzle.record.extra.is_empty(), "its record tells nothing of the solution");
        let seats = puzzle.record.seats.len();
        assert_eq!(seats, 2, "puzzle {}", n + 1);
    }
    // What is written is read again.
    assert_eq!(pool.to_string().parse::<Pool>().as_ref(), Ok(pool));
}

#[test]
fn every_day_has_ten_and_no_two_days_of_a_cycle_share_one() {
    let pool = Pool::shipped();
    let cycle = pool.cycle() as i64;
    let mut seen: Vec<String> = Vec::new();
    for day in 20_000..20_000 + cycle {
        let puzzles = pool.day(day);
        assert_eq!(puzzles.len(), PER_DAY);
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.grade), "from easy to hard");
        assert_eq!(puzzles.last().map(|puzzle| puzzle.grade), Some(Grade::Hard), "day {day}");
        for family in Family::ALL {
            let count = puzzles.iter().filter(|puzzle| puzzle.family() == family).count();
            assert_eq!(count, family.per_day());
        }
        seen.extend(puzzles.iter().map(|puzzle| puzzle.record.to_string()));
        assert_eq!(puzzles, pool.day(day + cycle));
        assert_eq!(puzzles, pool.day(day - 7 * cycle));
    }
    let all = seen.len();
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), all);
    assert!(Pool::default().day(3).is_empty());
}

#[test]
fn a_text_that_is_no_pool_says_where() {
    let puzzle = Pool::shipped().puzzles()[0].clone();
    let good = Pool::new(vec![puzzle.clone(), puzzle]).to_string();
    let at = good.rfind("x-grade").unwrap();
    let bad = format!("{}x-grade 7{}", &good[..at], &good[at + "x-grade 1".len()..]);
    let why = bad.parse::<Pool>().unwrap_err();
    assert_eq!(why.number, 2);
    assert!(why.to_string().contains("x-grade"), "{why}");
    let cut = good.replace("rules", "rulez");
    assert_eq!(cut.parse::<Pool>().unwrap_err().number, 1);
}

/// Red has one meeple left and a city that the drawn tile closes: points and a meeple at once.
const PLANTED: &str = include_str!("planted.record");

#[test]
fn a_planted_best_turn_is_found_and_anything_else_loses() {
    let record: Record = PLANTED.parse().unwrap();
    let game: Carcassonne = asked(&record);
    let found = examine(&game, &LITTLE, &Grade::ALL, 3).expect("it is a puzzle");
    let solution: Vec<String> = found.solution.iter().map(ToString::to_string).collect();
    assert_eq!(solution[0], record.extra.iter().find(|(key, _)| key == "x-best").unwrap().1);
    assert!(found.others.iter().all(|(_, loss)| *loss == 0.0 || *loss >= LITTLE.margin));
}

#[test]
fn the_same_seed_makes_the_same_puzzles_on_any_number_of_threads() {
    // Whoever is content with little finds something in every game.
    let first = [(10, 9.0); 3];
    let effort = Effort { look: 0.1, first, last: 30, margin: 0.1, hard_margin: 0.1 };
    let made = |threads: usize, done: usize, days: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let generator = Generator { seed: 5, days, done, effort, cancel: Cancel::new() };
        let mut all = Vec::new();
        pool.install(|| generator.run(&|_| (), &mut |more| all.extend(more)));
        all
    };
    let three = made(2, 0, 3);
    assert_eq!(three.len(), 3 * PER_DAY);
    for puzzle in &three {
        puzzle.check().unwrap();
    }
    // Whoever goes on later makes what would have come.
    assert_eq!(three[2 * PER_DAY..], made(1, 2, 3));
    assert!(made(1, 3, 3).is_empty());
}

#[test]
fn an_answer_is_judged_by_what_it_comes_to() {
    let pool = Pool::shipped();
    for family in Family::ALL {
        let puzzle = pool.puzzles().iter().find(|puzzle| puzzle.family() == family).unwrap();
        match family {
            Family::Castle => judged::<Castle>(puzzle),
            Family::Base | Family::Expansions => judged::<Carcassonne>(puzzle),
        }
    }
}

fn judged<G: bastide_bots::teacher::Charted>(puzzle: &bastide_bots::puzzles::Puzzle) {
    let game: G = asked(&puzzle.record);
    assert!(matches!(game.turn(), Turn::Player(_)));
    let judge = |line: &[String]| puzzle.judge(&game, line, FEW, &Budget::UNLIMITED);
    let right = judge(&puzzle.solution).unwrap();
    assert!(right.best && right.loss == 0.0);
    assert_eq!(right.solution.line, right.played.line);
    let other = puzzle.others.iter().find(|other| other.loss > 0.0).unwrap();
    let wrong = judge(&other.line).unwrap();
    assert!(!wrong.best && (wrong.loss - other.loss).abs() < 1e-3);
    assert!(wrong.played.lead < wrong.solution.lead);
    // A turn that nobody looked at when the puzzle was made is searched now, and loses no less than any other.
    let mut actions = Vec::new();
    game.actions(&mut actions);
    let known = |first: &str| {
        let lines = puzzle.others.iter().map(|other| &other.line);
        lines.chain([&puzzle.solution]).any(|line| line[0] == first)
    };
    if let Some(action) = actions.iter().find(|action| !known(&action.to_string())) {
        let mut line = vec![action.to_string()];
        let mut after = game.clone();
        after.play(bastide_game::Move::Choose(*action), &mut ());
        while after.turn() == game.turn() {
            let mut next = Vec::new();
            after.actions(&mut next);
            let last = *next.last().unwrap();
            line.push(last.to_string());
            after.play(bastide_game::Move::Choose(last), &mut ());
        }
        let found = judge(&line).unwrap();
        assert!(found.best || found.loss >= puzzle.margin(), "{}", found.loss);
    }
    assert!(judge(&["tile nonsense".to_string()]).is_none());
    assert!(judge(&[]).is_none());
    assert!(puzzle.grade <= Grade::Hard);
}
