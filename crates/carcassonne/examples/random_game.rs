//! How a game is driven: ask whose turn it is, list what is possible, choose, play.
//!
//! `cargo run --release -p bastide-carcassonne --example random_game -- 1000 classic`
//! plays a thousand random games for two and says how many points the first player made.
#![allow(clippy::print_stdout, missing_docs)]

use bastide_carcassonne::{Setup, State};
use bastide_game::{Game, Move, Rng, Seat, Turn, draw};

struct SeededRng(fastrand::Rng);

impl Rng for SeededRng {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(..bound)
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u32 = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(1000);
    let with = arguments.next().unwrap_or_default();
    let setup = match Setup::read(&with, 2) {
        Ok(setup) => setup,
        Err(error) => return println!("{error}"),
    };
    let mut luck = SeededRng(fastrand::Rng::with_seed(7));
    // The lists are made once and filled again and again.
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    let mut points = 0;
    for _ in 0..games {
        let mut game = State::new(&setup);
        loop {
            let m = match game.turn() {
                Turn::Over => break,
                Turn::Player(_) => {
                    actions.clear();
                    game.actions(&mut actions);
                    Move::Choose(actions[luck.below(actions.len() as u32) as usize])
                }
                Turn::Chance => {
                    outcomes.clear();
                    game.outcomes(&mut outcomes);
                    Move::Deal(draw(&outcomes, &mut luck))
                }
            };
            game.play(m, &mut ());
        }
        points += game.points(Seat(0));
    }
    println!(
        "{games} games, {:.1} points for the first player",
        f64::from(points) / f64::from(games)
    );
}
