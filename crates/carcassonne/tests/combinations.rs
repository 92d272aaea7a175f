//! Random games over every combination of elements and every number of players, with everything
//! that must hold checked after each move.

use bastide_carcassonne::{Setup, State};
use bastide_game::{Dice, battery};

struct Rng(fastrand::Rng);

impl Dice for Rng {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(0..bound)
    }
}

#[test]
fn random_games() {
    for (n, with) in ["", "river", "abbot", "inns", "traders", "classic"].iter().enumerate() {
        for players in 2..=6 {
            let setup = Setup::read(with, players).unwrap();
            let mut rng = Rng(fastrand::Rng::with_seed((n * 10 + players) as u64));
            if let Err(broken) = battery::play_checked::<State>(&setup, &mut rng, |_| Ok(())) {
                panic!("{}\n{}", broken.record, broken.what);
            }
        }
    }
}
