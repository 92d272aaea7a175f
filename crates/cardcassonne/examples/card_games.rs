//! Plays random games on one core and says how many a second.
//!
//! `cargo run --release -p bastide-cardcassonne --example card_games [GAMES] [PLAYERS]`
#![allow(clippy::print_stdout)]

use std::time::Instant;

use bastide_cardcassonne::{Setup, State};
use bastide_game::{Game, Move, Rng, Seat, Turn, draw};

struct Fast(fastrand::Rng);

impl Rng for Fast {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(..bound)
    }
}

fn main() {
    let number = |n| std::env::args().nth(n).and_then(|text| text.parse().ok());
    let games: u64 = number(1).unwrap_or(100_000);
    let seats = number(2).unwrap_or(4) as usize;
    let setup = Setup::new(seats).expect("two to five can play");
    let mut rng = Fast(fastrand::Rng::with_seed(1));
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    let (mut points, mut moves) = (vec![0i64; seats], 0u64);
    let begin = Instant::now();
    for _ in 0..games {
        let mut game = State::new(&setup);
        loop {
            let m = match game.turn() {
                Turn::Over => break,
                Turn::Player(_) => {
                    actions.clear();
                    game.actions(&mut actions);
                    Move::Choose(actions[rng.below(actions.len() as u32) as usize])
                }
                Turn::Chance => {
                    outcomes.clear();
                    game.outcomes(&mut outcomes);
                    Move::Deal(draw(&outcomes, &mut rng))
                }
            };
            game.play(m, &mut ());
            moves += 1;
        }
        for seat in Seat::all(seats) {
            points[seat.index()] += i64::from(game.points(seat));
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    let each = |n: f64| n / games as f64;
    println!("{games} games of {seats} in {seconds:.2} s: {:.0} a second", games as f64 / seconds);
    let points: Vec<_> = points.iter().map(|sum| format!("{:.1}", each(*sum as f64))).collect();
    println!("a game has {:.1} moves and ends {}", each(moves as f64), points.join(" : "));
}
