//! Plays random games through the `Game` trait.
#![allow(clippy::print_stdout, clippy::unwrap_used)]
use bastide_carcassonne::{Setup, State};
use bastide_game::{Dice, Game, Move, Turn, draw};
struct Rng(fastrand::Rng);
impl Dice for Rng {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(0..bound)
    }
}
fn main() {
    for with in
        std::env::args().nth(2).map_or(vec!["".to_string(), "classic".to_string()], |w| vec![w])
    {
        let setup = Setup::read(&with, 2).unwrap();
        let start = std::time::Instant::now();
        let n = std::env::args().nth(1).map_or(20000, |n| n.parse().unwrap());
        let mut rng = Rng(fastrand::Rng::with_seed(7));
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        let mut pts = 0;
        for _ in 0..n {
            let mut g = State::new(&setup);
            loop {
                let m = match g.turn() {
                    Turn::Over => break,
                    Turn::Player(_) => {
                        actions.clear();
                        g.actions(&mut actions);
                        Move::Choose(actions[rng.below(actions.len() as u32) as usize])
                    }
                    Turn::Chance => {
                        outcomes.clear();
                        g.outcomes(&mut outcomes);
                        Move::Deal(draw(&outcomes, &mut rng))
                    }
                };
                g.play(m, &mut ());
            }
            pts += g.points(bastide_game::Seat(0));
        }
        let t = start.elapsed().as_secs_f64();
        println!("{with:10} {:.0} games/s  mean {}", n as f64 / t, pts as f64 / n as f64);
        let mut g = State::new(&setup);
        while g.land().tiles().len() < 36 {
            let m = match g.turn() {
                Turn::Over => break,
                Turn::Player(_) => {
                    actions.clear();
                    g.actions(&mut actions);
                    Move::Choose(actions[rng.below(actions.len() as u32) as usize])
                }
                Turn::Chance => {
                    outcomes.clear();
                    g.outcomes(&mut outcomes);
                    Move::Deal(draw(&outcomes, &mut rng))
                }
            };
            g.play(m, &mut ());
        }
        let start = std::time::Instant::now();
        for _ in 0..(if n == 20000 { 1000000 } else { 0 }) {
            std::hint::black_box(g.clone());
        }
        println!(
            "clone {:.0} ns {} bytes (State {})",
            start.elapsed().as_secs_f64() * 1e3,
            g.bytes(),
            size_of::<State>()
        );
    }
}
