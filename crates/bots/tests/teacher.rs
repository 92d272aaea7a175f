//! The teacher: reasons that are about what happens, and reviews that add up.

use std::time::Duration;

use bastide_bots::search::Limit;
use bastide_bots::teacher::{Charted, Part, Review, Teacher, chances};
use bastide_bots::{Budget, Cancel, SeededRng, Strength};
use bastide_carcassonne::State as Carcassonne;
use bastide_castle::State as Castle;
use bastide_game::{Game, Move, MoveOf, Seat, Turn, draw};

const FEW: Limit = Limit { playouts: 12, time: Duration::from_secs(60) };

/// A game by bots, with its moves.
fn played<G: Charted>(
    with: &str,
    seats: usize,
    bots: &[Strength],
    seed: u64,
) -> (G, Vec<(usize, MoveOf<G>)>) {
    let start = G::new(&G::setup(with, seats).expect("a setup"));
    let mut rng = SeededRng::new(seed);
    let mut players: Vec<_> = bots.iter().map(|bot| G::player(*bot, seed)).collect();
    let (mut game, mut moves, mut outcomes) = (start.clone(), Vec::new(), Vec::new());
    loop {
        let what = match game.turn() {
            Turn::Over => return (start, moves),
            Turn::Chance => {
                outcomes.clear();
                game.outcomes(&mut outcomes);
                Move::Deal(draw(&outcomes, &mut rng))
            }
            Turn::Player(seat) => {
                Move::Choose(game.ask(&mut players[seat.index()], seat, &Budget::UNLIMITED))
            }
        };
        game.play(what, &mut ());
        moves.push((moves.len() + 1, what));
    }
}

fn review<G: Charted>(start: &G, moves: &[(usize, MoveOf<G>)]) -> Review<G> {
    let mut teacher = Teacher::new(start, 1);
    let mut told = 0;
    let review = teacher.review(start, moves, FEW, &Budget::UNLIMITED, &mut |done| told = done);
    assert!(told + 1 >= moves.len() / 2, "{told} of {}", moves.len());
    review.expect("nobody stopped it")
}

/// The lead of a seat over the only other one.
fn result<G: Game>(start: &G, moves: &[(usize, MoveOf<G>)]) -> f32 {
    let mut game = start.clone();
    for (_, what) in moves {
        game.play(*what, &mut ());
    }
    (game.points(Seat(0)) - game.points(Seat(1))) as f32
}

fn adds_up<G: Charted>(review: &Review<G>) {
    for seat in 0..review.start.len() {
        let moves = review.moves.iter().map(|played| played.luck[seat] + played.decision[seat]);
        let sum = review.start[seat] + moves.sum::<f32>() + review.rest[seat];
        assert!((sum - review.result[seat]).abs() < 0.05, "{sum} is not {}", review.result[seat]);
    }
    for played in &review.moves {
        assert!(played.loss >= 0.0, "{played:?}");
        assert!((played.decision[played.seat.index()] + played.loss).abs() < 1e-3, "{played:?}");
    }
}

fn losses<G: Charted>(review: &Review<G>, seat: u8) -> f32 {
    let own = review.moves.iter().filter(|played| played.seat == Seat(seat));
    own.map(|played| played.loss).sum()
}

const BOTS: [Strength; 2] = [Strength::Random, Strength::Look];

#[test]
fn luck_and_decisions_make_the_result_and_random_loses_more() {
    let (start, moves) = played::<Carcassonne>("base", 2, &BOTS, 5);
    let review = review(&start, &moves);
    adds_up(&review);
    assert!((review.result[0] - result(&start, &moves)).abs() < 1e-3);
    let (random, learned) = (losses(&review, 0), losses(&review, 1));
    assert!(random > 4.0 * learned, "{random} and {learned}");
    // The moments are those of the one who plays anything, in order, and each has a better turn.
    assert!(!review.moments.is_empty());
    assert!(review.moments.is_sorted_by_key(|(number, ..)| *number));
    for (number, best, taken) in &review.moments {
        assert!(best.lead > taken.lead && best.line != taken.line);
        assert_eq!(best.lead - taken.lead, review.moves[*number].loss);
    }
}

#[test]
fn games_of_three_with_expansions_add_up() {
    let bots = [Strength::Look, Strength::Random, Strength::Look];
    let (start, moves) = played::<Carcassonne>("river inns ferries", 3, &bots, 2);
    adds_up(&review(&start, &moves));
}

#[test]
fn the_castle_is_reviewed_the_same_way() {
    let (start, moves) = played::<Castle>("", 2, &BOTS, 3);
    let review = review(&start, &moves);
    adds_up(&review);
    let (random, learned) = (losses(&review, 0), losses(&review, 1));
    assert!(random > 2.0 * learned, "{random} and {learned}");
}

/// Three turns that a person would tell apart: another cell, another kind of feature, or another answer.
fn hints_differ<G: Charted>(with: &str, seed: u64) {
    let (mut game, moves) = played::<G>(with, 2, &[Strength::Look; 2], seed);
    let (mut teacher, mut several) = (Teacher::new(&game, 1), 0);
    for (n, (_, what)) in moves.iter().enumerate() {
        if let (Turn::Player(_), 0) = (game.turn(), n % 5) {
            let turns = teacher.explain(&game, 3, 1, FEW, &Budget::UNLIMITED);
            for (n, turn) in turns.iter().enumerate() {
                for other in &turns[..n] {
                    assert!(!G::is_same_idea(&turn.line, &other.line), "{:?}", turn.line);
                    assert!(turn.lead <= other.lead, "the best first");
                    several += 1;
                }
            }
        }
        game.play(*what, &mut ());
    }
    assert!(several > 20, "{several}");
}

#[test]
fn hints_are_different_ideas() {
    hints_differ::<Carcassonne>("big-meeple", 2);
    hints_differ::<Castle>("", 2);
    let line = |sentences: &[&str]| -> Vec<bastide_carcassonne::Action> {
        sentences.iter().map(|sentence| sentence.parse().expect("it is an answer")).collect()
    };
    let same = |a: &[&str], b: &[&str]| Carcassonne::is_same_idea(&line(a), &line(b));
    assert!(same(&["tile D 0,1 ^", "meeple city N"], &["tile D 0,1 ^", "big-meeple city N"]));
    assert!(same(&["tile D 0,1 ^", "meeple city N"], &["tile D 0,1 >", "meeple city E"]));
    assert!(!same(&["tile D 0,1 ^", "meeple city N"], &["tile D 0,1 ^", "meeple road W"]));
    assert!(!same(&["tile D 0,1 ^", "meeple city N"], &["tile D 0,2 ^", "meeple city N"]));
    assert!(!same(&["meeple city N"], &["meeple city S"]));
}

#[test]
fn a_review_that_is_stopped_says_nothing() {
    let (start, moves) = played::<Castle>("", 2, &BOTS, 3);
    let cancel = Cancel::new();
    let budget = Budget::UNLIMITED.with_cancel(cancel.clone());
    let stop = &mut |done: usize| {
        if done == 10 {
            cancel.cancel();
        }
    };
    assert!(Teacher::new(&start, 1).review(&start, &moves, FEW, &budget, stop).is_none());
}

/// Every reason is about something that is there, and the best turn's reasons favour whoever plays it.
fn reasons_hold<G: Charted>(with: &str, seed: u64) {
    let (start, moves) = played::<G>(with, 2, &[Strength::Look; 2], seed);
    let mut teacher = Teacher::new(&start, 1);
    let (mut game, mut explained, mut good) = (start.clone(), 0, 0);
    for (n, (_, what)) in moves.iter().enumerate() {
        if let (Turn::Player(seat), 0) = (game.turn(), n % 7) {
            for turn in teacher.explain(&game, 1, 1, FEW, &Budget::UNLIMITED) {
                let mut after = game.clone();
                for action in &turn.line {
                    assert_eq!(after.turn(), Turn::Player(seat));
                    after.play(Move::Choose(*action), &mut ());
                }
                for change in &turn.changes {
                    if let Part::Feature(sort, segment) = change.part {
                        assert!(sort < G::FEATURES && after.feature(segment).is_some());
                    }
                }
                assert!(turn.changes.is_sorted_by(|a, b| a.size() >= b.size()));
                let signed = |own: bool| {
                    let some = turn.changes.iter().filter(|change| (change.seat == seat) == own);
                    some.map(|change| change.after - change.before).sum::<f32>()
                };
                explained += 1;
                good += i32::from(signed(true) - signed(false) > -1.0);
            }
        }
        game.play(*what, &mut ());
    }
    assert!(explained > 10 && good * 10 >= explained * 9, "{good} of {explained}");
}

#[test]
fn reasons_are_about_what_happens() {
    reasons_hold::<Carcassonne>("base", 7);
    reasons_hold::<Castle>("", 7);
}

#[test]
fn the_chance_to_win_follows_the_lead_and_the_tiles_left() {
    let of = |lead: f32, left| chances::<Carcassonne>(&[50.0 + lead, 50.0], left)[0];
    assert!((of(0.0, 30) - 0.5).abs() < 1e-6);
    assert!(of(5.0, 40) < of(10.0, 40) && of(10.0, 40) < of(10.0, 5));
    assert!((of(7.0, 20) + of(-7.0, 20) - 1.0).abs() < 1e-5);
    assert!(of(40.0, 0) > 0.999);
    let three = chances::<Carcassonne>(&[60.0, 55.0, 50.0], 30);
    assert!((three.iter().sum::<f32>() - 1.0).abs() < 1e-5 && three.is_sorted_by(|a, b| a > b));
}
