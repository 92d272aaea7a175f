//! Plays bots of Cardcassonne against each other and says who won.
//!
//! `cargo run --release -p bastide-bots --example cardcassonne GAMES ONE OTHERS PLAYERS`: one bot among
//! others of a kind, in every seat in turn. Bots are `random`, `greedy` and `level3`.
#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use bastide_bots::cardcassonne::{Greedy, Level3};
use bastide_bots::{Bot, Budget, Random, SeededRng, seed_of};
use bastide_cardcassonne::{Action, Setup, State};
use bastide_game::{Game, Move, Seat, Turn, draw};

enum Player {
    Random(Random<Action>),
    Greedy(Greedy),
    Level3(Level3),
}

impl Player {
    fn new(name: &str, seed: u64) -> Player {
        match name {
            "random" => Player::Random(Random::new(seed)),
            "greedy" => Player::Greedy(Greedy::new(seed)),
            _ => Player::Level3(Level3::new(seed)),
        }
    }

    fn ask(&mut self, game: &State, seat: Seat) -> Action {
        match self {
            Player::Random(bot) => bot.choose(game, seat, &Budget::UNLIMITED),
            Player::Greedy(bot) => bot.ask(game, seat, &Budget::UNLIMITED),
            Player::Level3(bot) => bot.ask(game, seat, &Budget::UNLIMITED),
        }
    }
}

fn main() {
    let word = |n: usize, or: &str| std::env::args().nth(n).unwrap_or(or.into());
    let games: u64 = word(1, "200").parse().expect("a number of games");
    let (one, others) = (word(2, "greedy"), word(3, "random"));
    let seats: usize = word(4, "2").parse().expect("a number of players");
    let setup = Setup::new(seats).expect("two to five can play");
    let (mut won, mut mine, mut theirs) = (0.0, 0.0, 0.0);
    let (mut longest, mut asked, mut thought) = (Duration::ZERO, 0u32, Duration::ZERO);
    for number in 0..games {
        let me = Seat((number % seats as u64) as u8);
        let mut rng = SeededRng::new(seed_of(1, &[number]));
        let mut bots: Vec<_> = Seat::all(seats)
            .map(|seat| {
                let name = if seat == me { &one } else { &others };
                Player::new(name, seed_of(2, &[number, seat.index() as u64]))
            })
            .collect();
        let mut game = State::new(&setup);
        let mut outcomes = Vec::new();
        loop {
            let m = match game.turn() {
                Turn::Over => break,
                Turn::Player(seat) => {
                    let begin = Instant::now();
                    let action = bots[seat.index()].ask(&game, seat);
                    if seat == me {
                        longest = longest.max(begin.elapsed());
                        thought += begin.elapsed();
                        asked += 1;
                    }
                    Move::Choose(action)
                }
                Turn::Chance => {
                    outcomes.clear();
                    game.outcomes(&mut outcomes);
                    Move::Deal(draw(&outcomes, &mut rng))
                }
            };
            game.play(m, &mut ());
        }
        let leaders = game.leaders();
        won += f64::from(u8::from(leaders.contains(&me))) / leaders.len() as f64;
        mine += f64::from(game.points(me));
        let sum: i32 = Seat::all(seats).filter(|seat| *seat != me).map(|s| game.points(s)).sum();
        theirs += f64::from(sum) / (seats - 1) as f64;
    }
    let each = |sum: f64| sum / games as f64;
    println!(
        "{one} among {seats} against {others}: {:.1} % won, {:.1} points to {:.1}; \
         {:.2?} a decision, at most {longest:.2?}",
        100.0 * each(won),
        each(mine),
        each(theirs),
        thought / asked.max(1),
    );
}
