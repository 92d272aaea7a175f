//! Plays random games on one core and says how many a second.
//!
//! `cargo run --release -p bastide-castle --example castle_games [GAMES]`
#![allow(clippy::print_stdout)]

use std::time::Instant;

use bastide_castle::{Setup, State};
use bastide_game::{Game, Move, Rng, Seat, Turn, draw};

struct Fast(fastrand::Rng);

impl Rng for Fast {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(..bound)
    }
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let mut rng = Fast(fastrand::Rng::with_seed(1));
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    let (mut points, mut moves, mut set_aside) = ([0i64; 2], 0u64, 0);
    let begin = Instant::now();
    for _ in 0..games {
        let mut game = State::new(&Setup::default());
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
        set_aside += game.set_aside().len();
        for seat in Seat::all(2) {
            points[seat.index()] += i64::from(game.points(seat));
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    let each = |n: f64| n / games as f64;
    println!("{games} games in {seconds:.2} s: {:.0} a second", games as f64 / seconds);
    println!(
        "a game has {:.1} moves and ends {:.1} : {:.1}; {:.3} tiles fit nowhere",
        each(moves as f64),
        each(points[0] as f64),
        each(points[1] as f64),
        each(set_aside as f64)
    );
}
