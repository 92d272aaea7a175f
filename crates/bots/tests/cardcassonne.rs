//! What the bots of Cardcassonne promise.
#![allow(clippy::unwrap_used)]

use bastide_bots::cardcassonne::{Greedy, Look, Rounds};
use bastide_bots::search::Limit;
use bastide_bots::{Bot, Budget, Cancel, Effort, Random, SeededRng, seed_of};
use bastide_cardcassonne::{Action, Setup, State};
use bastide_game::{Game, Move, Seat, Turn, draw};

type Ask<'a> = Box<dyn FnMut(&State, Seat) -> Action + 'a>;

fn random<'a>(seed: u64) -> Ask<'a> {
    let mut bot = Random::new(seed);
    Box::new(move |game, seat| bot.choose(game, seat, &Budget::UNLIMITED))
}

fn greedy<'a>(seed: u64) -> Ask<'a> {
    let mut bot = Greedy::new(seed);
    Box::new(move |game, seat| bot.ask(game, seat, &Budget::UNLIMITED))
}

fn look<'a>(seed: u64) -> Ask<'a> {
    let mut bot = Look::new(0.0, seed);
    Box::new(move |game, seat| bot.ask(game, seat, &Budget::UNLIMITED))
}

/// One that thinks little, so that the test is quick.
fn rounds<'a>(seed: u64) -> Ask<'a> {
    let mut bot = Rounds::new(Limit::of(Effort::Playouts(60)), seed);
    Box::new(move |game, seat| bot.ask(game, seat, &Budget::UNLIMITED))
}

fn play(seats: usize, seed: u64, bots: &mut [Ask<'_>]) -> State {
    let mut rng = SeededRng::new(seed);
    let mut game = State::new(&Setup::new(seats).unwrap());
    let mut outcomes = Vec::new();
    loop {
        let m = match game.turn() {
            Turn::Over => return game,
            Turn::Player(seat) => Move::Choose(bots[seat.index()](&game, seat)),
            Turn::Chance => {
                outcomes.clear();
                game.outcomes(&mut outcomes);
                Move::Deal(draw(&outcomes, &mut rng))
            }
        };
        game.play(m, &mut ());
    }
}

/// How many of some games one bot wins against others of a kind, in every seat in turn.
fn won<'a>(games: u64, seats: usize, one: fn(u64) -> Ask<'a>, others: fn(u64) -> Ask<'a>) -> usize {
    let mut won = 0;
    for number in 0..games {
        let me = Seat((number % seats as u64) as u8);
        let mut bots: Vec<_> = Seat::all(seats)
            .map(|seat| {
                let seed = seed_of(number, &[seat.index() as u64]);
                if seat == me { one(seed) } else { others(seed) }
            })
            .collect();
        won += usize::from(play(seats, number, &mut bots).leaders() == [me]);
    }
    won
}

#[test]
fn greedy_beats_random() {
    for seats in 2..=5 {
        let won = won(40, seats, greedy, random);
        assert!(won >= 38, "{won} of 40 among {seats}");
    }
}

#[test]
fn what_was_learned_beats_rules_of_thumb() {
    for (seats, least) in [(2, 36), (3, 28), (4, 24), (5, 20)] {
        let won = won(40, seats, look, greedy);
        assert!(won >= least, "{won} of 40 among {seats}");
    }
}

#[test]
fn playing_rounds_out_beats_a_look() {
    let won_of_two = won(60, 2, rounds, look);
    assert!(won_of_two >= 34, "{won_of_two} of 60");
}

/// What a seat cannot know is shuffled; the move with the same seed does not change.
#[test]
fn nobody_peeks() {
    let setup = Setup::new(3).unwrap();
    let (mut rng, mut outcomes, mut asked) = (SeededRng::new(3), Vec::new(), 0);
    let (mut shuffled, mut game) = (0, State::new(&setup));
    while game.turn() != Turn::Over && asked < 70 {
        let m = if let Turn::Player(seat) = game.turn() {
            asked += 1;
            let other = game.determinize(seat, &mut rng);
            let hidden = Seat::all(3).any(|s| s != seat && other.hand(s) != game.hand(s));
            shuffled += usize::from(hidden);
            let bots: [fn(u64) -> Ask<'static>; 3] = [greedy, look, rounds];
            for bot in bots {
                assert_eq!(bot(asked)(&game, seat), bot(asked)(&other, seat), "question {asked}");
            }
            Move::Choose(greedy(asked)(&game, seat))
        } else {
            outcomes.clear();
            game.outcomes(&mut outcomes);
            Move::Deal(draw(&outcomes, &mut rng))
        };
        game.play(m, &mut ());
    }
    assert!(shuffled > 40, "{shuffled} of {asked} questions had something hidden");
}

#[test]
fn a_budget_ends_thinking_with_an_answer() {
    let mut rng = SeededRng::new(5);
    let mut game = State::new(&Setup::new(3).unwrap());
    let mut offered = Vec::new();
    let mut asked = 0;
    while asked < 40 {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let mut outcomes = Vec::new();
                game.outcomes(&mut outcomes);
                game.play(Move::Deal(draw(&outcomes, &mut rng)), &mut ());
            }
            Turn::Player(seat) => {
                offered.clear();
                game.actions(&mut offered);
                let cancelled = Cancel::new();
                cancelled.cancel();
                // It would think for weeks.
                let ask = |budget: &Budget| {
                    Rounds::new(Limit::of(Effort::Playouts(10_000_000)), 7).ask(&game, seat, budget)
                };
                let at_once = ask(&Budget::UNLIMITED.with_cancel(cancelled));
                let by_nodes = ask(&Budget::UNLIMITED.with_nodes(40));
                assert!(offered.contains(&at_once) && offered.contains(&by_nodes));
                assert_eq!(ask(&Budget::UNLIMITED.with_nodes(0)), at_once);
                assert_eq!(ask(&Budget::within(std::time::Duration::ZERO)), at_once);
                assert_eq!(ask(&Budget::UNLIMITED.with_nodes(40)), by_nodes);
                asked += 1;
                game.play(Move::Choose(by_nodes), &mut ());
            }
        }
    }
    assert_eq!(asked, 40);
}
