//! The teacher of Cardcassonne: no more knowledge than a seat has, and reviews that add up.
#![allow(clippy::unwrap_used)]

use std::time::Duration;

use bastide_bots::cardcassonne::{Part, Review, Tutor, chances};
use bastide_bots::search::Limit;
use bastide_bots::{Budget, Cancel, HasBots, SeededRng, Strength};
use bastide_cardcassonne::{Action, Setup, State};
use bastide_game::{Game, Move, MoveOf, Seat, Turn, draw};

const FEW: Limit = Limit { playouts: 240, time: Duration::from_secs(60) };

/// A game by bots, with its moves.
fn played(bots: &[Strength], seed: u64) -> (State, Vec<(usize, MoveOf<State>)>) {
    let start = State::new(&Setup::new(bots.len()).unwrap());
    let mut rng = SeededRng::new(seed);
    let mut players: Vec<_> = bots.iter().map(|bot| State::player(*bot, seed)).collect();
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

fn review(start: &State, moves: &[(usize, MoveOf<State>)]) -> Review {
    Tutor::new(FEW).review(start, moves, &Budget::UNLIMITED, &mut |_| ()).unwrap()
}

fn losses(review: &Review, seat: u8) -> f32 {
    review.moves.iter().filter(|m| m.seat == Seat(seat)).map(|m| m.loss).sum()
}

#[test]
fn luck_and_decisions_make_the_result_and_random_loses_more() {
    for bots in [
        &[Strength::Random, Strength::Greedy][..],
        &[Strength::Random, Strength::Greedy, Strength::Greedy][..],
    ] {
        let (start, moves) = played(bots, 5);
        let review = review(&start, &moves);
        for seat in 0..bots.len() {
            let sum: f32 = review.moves.iter().map(|m| m.luck[seat] + m.decision[seat]).sum();
            let all = review.start[seat] + sum + review.rest[seat];
            assert!((all - review.result[seat]).abs() < 0.1, "{all} {}", review.result[seat]);
        }
        assert!(review.moves.iter().all(|m| m.loss >= 0.0));
        let (random, greedy) = (losses(&review, 0), losses(&review, 1));
        assert!(random > 2.0 * greedy, "{random} and {greedy}");
        assert!(!review.moments.is_empty() && review.moments.len() <= 3);
        for (number, best, taken) in &review.moments {
            assert!(best.lead > taken.lead && best.action != taken.action);
            assert!((best.lead - taken.lead - review.moves[*number].loss).abs() < 1e-3);
        }
    }
}

#[test]
fn a_review_that_is_stopped_says_nothing() {
    let (start, moves) = played(&[Strength::Greedy; 2], 3);
    let cancel = Cancel::new();
    let budget = Budget::UNLIMITED.with_cancel(cancel.clone());
    let stop = &mut |done: usize| {
        if done == 40 {
            cancel.cancel();
        }
    };
    assert!(Tutor::new(FEW).review(&start, &moves, &budget, stop).is_none());
}

/// What a seat cannot know is shuffled; what it is told does not change.
#[test]
fn nobody_is_told_what_he_may_not_know() {
    let (start, moves) = played(&[Strength::Greedy; 3], 8);
    let (mut game, mut rng, mut asked, mut hidden) = (start, SeededRng::new(3), 0, 0);
    for (n, (_, what)) in moves.iter().enumerate() {
        if let (Turn::Player(seat), 0) = (game.turn(), n % 3) {
            let other = game.determinize(seat, &mut rng);
            hidden += usize::from(Seat::all(3).any(|s| other.hand(s) != game.hand(s)));
            asked += 1;
            let told = |game: &State| Tutor::new(FEW).explain(game, 3, None, 7, &Budget::UNLIMITED);
            assert_eq!(told(&game), told(&other), "move {n}");
        }
        game.play(*what, &mut ());
    }
    assert!(asked > 30 && hidden > asked / 2, "{hidden} of {asked}");
}

#[test]
fn what_was_taken_is_judged_with_the_best_and_reasons_are_about_what_happens() {
    let (start, moves) = played(&[Strength::Greedy; 2], 4);
    let (mut game, mut claims) = (start, 0);
    for (_, what) in &moves {
        if let (Turn::Player(seat), Move::Choose(taken @ Action::Claim { row })) =
            (game.turn(), what)
        {
            let (best, told) =
                Tutor::new(FEW).explain(&game, 3, Some(*taken), 1, &Budget::UNLIMITED);
            let told = told.expect("it was taken");
            assert_eq!(told.action, *taken);
            assert!(best[0].lead >= told.lead && best.len() <= 3);
            assert!(best.is_sorted_by(|a, b| a.lead >= b.lead), "the best first");
            let secured = told.changes.iter().any(|change| {
                change.seat == seat && change.part == Part::Secured(*row) && change.before == 0.0
            });
            let reached = told.changes.iter().find(|change| {
                change.seat == seat && change.part == Part::Reach && change.after == 0.0
            });
            claims += usize::from(secured && reached.is_some());
            let likely = chances(&game, &told.expected);
            assert!((likely.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        }
        game.play(*what, &mut ());
    }
    // The last one of a round clears the rows, and a follower may stand at an empty row.
    assert!(claims >= 8, "{claims}");
}
