//! Dice for tests: the same numbers on every machine and in every version, and who moves with them.
#![allow(dead_code, reason = "each test uses its part")]

use bastide_cardcassonne::{Action, Outcome, State};
use bastide_game::{Dice, Game, Move, Turn, draw};

/// SplitMix64.
pub(crate) struct TestDice(u64);

impl TestDice {
    /// Dice that begin with a number.
    pub(crate) fn seeded(seed: usize) -> TestDice {
        TestDice(seed as u64)
    }
}

impl Dice for TestDice {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(z ^ (z >> 31)) * u128::from(bound)) >> 64) as u32
    }
}

/// A random move that is possible now; none when the game is over.
pub(crate) fn random_move(game: &State, dice: &mut impl Dice) -> Option<Move<Action, Outcome>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Player(_) => {
            let mut actions = Vec::new();
            game.actions(&mut actions);
            Some(Move::Choose(actions[dice.below(actions.len() as u32) as usize]))
        }
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            Some(Move::Deal(draw(&outcomes, dice)))
        }
    }
}

/// A random move, but mostly one that makes games worth looking at: claims come late, and first cards
/// go to rows of other colours.
pub(crate) fn eager(game: &State, dice: &mut impl Dice) -> Option<Move<Action, Outcome>> {
    let m = random_move(game, dice)?;
    let dull = match m {
        Move::Choose(Action::Claim { row }) => game.row(row).len() < 4,
        Move::Choose(Action::Down { card, row }) => card.colour() == Some(row),
        Move::Choose(_) | Move::Deal(_) => false,
    };
    if dull { random_move(game, dice) } else { Some(m) }
}
