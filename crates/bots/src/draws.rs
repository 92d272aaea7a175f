//! Chance for games that are compared: the same draws in all of them, as far as the rules allow.

use bastide_game::stable::{SplitMix, hash};
use bastide_game::{Game, Rng};

use crate::rng::seed_of;

/// Deals the outcomes of one order of draws. Games that are offered the same are dealt the same, whatever was
/// chosen in them, and a game that is offered something else falls back into the order as soon as it can.
///
/// Each outcome has a clock of its own, wound up by chance, that runs while the outcome is on offer and as fast as
/// its weight says. The one whose clock runs out first is dealt, and its clock is wound up again. Every
/// single draw is thus as likely as the weights say, and what is not on offer, such as a die while tiles are drawn,
/// does not change what comes next of the others.
#[derive(Clone, Debug)]
pub struct SameDraws<G: Game> {
    seed: u64,
    clocks: Vec<Clock<G::Outcome>>,
    offered: Vec<(G::Outcome, u32)>,
}

#[derive(Clone, Debug)]
struct Clock<O> {
    outcome: O,
    /// What makes its luck different from that of the others.
    own: u64,
    /// How often it was wound up.
    wound: u64,
    /// What is left: the time until it runs out, at a weight of one.
    left: f64,
}

impl<G: Game> SameDraws<G> {
    /// The order of draws of a seed.
    pub fn new(seed: u64) -> SameDraws<G> {
        SameDraws { seed, clocks: Vec::new(), offered: Vec::new() }
    }

    /// What chance deals in a game that waits for it.
    pub fn deal(&mut self, game: &G) -> G::Outcome {
        let mut offered = std::mem::take(&mut self.offered);
        offered.clear();
        game.outcomes(&mut offered);
        let running: Vec<(usize, f64)> = offered
            .iter()
            .map(|(outcome, weight)| (self.clock(*outcome), f64::from(*weight)))
            .collect();
        self.offered = offered;
        let until = |(clock, weight): &(usize, f64)| self.clocks[*clock].left / weight;
        let first = running.iter().min_by(|a, b| until(a).total_cmp(&until(b)));
        let first = *first.expect("at chance's turn there are outcomes");
        let passed = until(&first);
        for (clock, weight) in running {
            self.clocks[clock].left -= weight * passed;
        }
        let dealt = &mut self.clocks[first.0];
        dealt.wind_up(self.seed);
        dealt.outcome
    }

    /// The clock of an outcome, which is new if the outcome was never on offer.
    fn clock(&mut self, outcome: G::Outcome) -> usize {
        if let Some(known) = self.clocks.iter().position(|clock| clock.outcome == outcome) {
            return known;
        }
        let own = hash(outcome.to_string().as_bytes());
        let mut clock = Clock { outcome, own, wound: 0, left: 0.0 };
        clock.wind_up(self.seed);
        self.clocks.push(clock);
        self.clocks.len() - 1
    }
}

impl<O> Clock<O> {
    /// For a while that has forgotten how long it has lasted already, as only the exponential distribution does.
    fn wind_up(&mut self, seed: u64) {
        const STEPS: u32 = 1 << 30;
        let mut rng = SplitMix::new(seed_of(seed, &[self.own, self.wound]));
        let even = (f64::from(rng.below(STEPS)) + 0.5) / f64::from(STEPS);
        self.left = -even.ln();
        self.wound += 1;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use bastide_game::{Game, Move, Turn};

    use super::*;
    use crate::SeededRng;

    /// The outcomes of a random game on one order of draws.
    fn drawn<G: Game>(setup: &G::Setup, draws: u64, choices: u64) -> Vec<String> {
        let mut luck = SameDraws::<G>::new(draws);
        let mut rng = SeededRng::new(choices);
        let (mut game, mut actions, mut came) = (G::new(setup), Vec::new(), Vec::new());
        loop {
            let m = match game.turn() {
                Turn::Over => return came,
                Turn::Chance => {
                    let outcome = luck.deal(&game);
                    came.push(outcome.to_string());
                    Move::Deal(outcome)
                }
                Turn::Player(_) => {
                    actions.clear();
                    game.actions(&mut actions);
                    Move::Choose(actions[rng.below(actions.len() as u32) as usize])
                }
            };
            game.play(m, &mut ());
        }
    }

    fn of_kind<'a>(came: &'a [String], kind: &str) -> Vec<&'a String> {
        came.iter().filter(|sentence| sentence.starts_with(kind)).collect()
    }

    fn same_order<G: Game>(with: &str, players: usize, kinds: &[&str]) {
        let setup = G::setup(with, players).expect("a setup");
        let games: Vec<_> = (0..8).map(|choices| drawn::<G>(&setup, 1, choices)).collect();
        for kind in kinds {
            let mut came: Vec<_> = games.iter().map(|game| of_kind(game, kind)).collect();
            came.sort_by_key(Vec::len);
            let longest = came.pop().expect("a game");
            assert!(came.last().is_some_and(|others| !others.is_empty()), "{kind}");
            assert!(came.iter().all(|came| longest.starts_with(came)), "{kind}");
        }
        assert_ne!(games[0], drawn::<G>(&setup, 2, 0), "another seed is another order");
    }

    #[test]
    fn tiles_and_dice_come_in_the_same_order_whatever_is_chosen() {
        same_order::<bastide_carcassonne::State>("base", 2, &["draw"]);
        same_order::<bastide_carcassonne::State>("river,inns,traders", 4, &["draw"]);
        same_order::<bastide_carcassonne::State>(
            "machines,messages",
            3,
            &["draw", "roll", "message"],
        );
        same_order::<bastide_castle::State>("", 2, &["draw", "wall"]);
        same_order::<bastide_cardcassonne::State>("", 3, &["open"]);
    }

    /// Whoever deals next is decided by what was played, and cards that one seat has the others cannot get: the
    /// hands are the same as far as that allows.
    #[test]
    fn seats_are_dealt_nearly_the_same_cards() {
        let setup = bastide_cardcassonne::State::setup("", 3).expect("a setup");
        let hands = |draws, choices| drawn::<bastide_cardcassonne::State>(&setup, draws, choices);
        let alike = |one: &[String], other: &[String], seat: &str| {
            let pairs = of_kind(one, seat).into_iter().zip(of_kind(other, seat));
            pairs.filter(|(one, other)| one == other).count()
        };
        let one = hands(1, 1);
        for seat in ["deal red", "deal blue", "deal yellow"] {
            let cards = of_kind(&one, seat).len();
            let same = (2..6).map(|choices| alike(&one, &hands(1, choices), seat));
            assert!(same.sum::<usize>() > 4 * cards * 2 / 3, "{seat}");
            assert!(alike(&one, &hands(2, 1), seat) < cards / 3, "{seat}");
        }
    }

    #[test]
    fn draws_are_as_likely_as_their_weights() {
        let setup = bastide_carcassonne::State::setup("base", 2).expect("a setup");
        let game = bastide_carcassonne::State::new(&setup);
        let mut offered = Vec::new();
        game.outcomes(&mut offered);
        let tiles: u32 = offered.iter().map(|(_, weight)| weight).sum();
        let orders = 20_000;
        let mut came = [HashMap::<String, u32>::new(), HashMap::new()];
        for seed in 0..orders {
            let mut luck = SameDraws::new(seed);
            let first: bastide_carcassonne::Outcome = luck.deal(&game);
            // The same bag once more: clocks that have run for a while must not change the odds.
            let second = luck.deal(&game);
            for (came, outcome) in came.iter_mut().zip([first, second]) {
                *came.entry(outcome.to_string()).or_default() += 1;
            }
        }
        for (outcome, weight) in offered {
            let expected = orders as f64 * f64::from(weight) / f64::from(tiles);
            for came in &came {
                let off = f64::from(came[&outcome.to_string()]) - expected;
                assert!(off.abs() < 5.0 * expected.sqrt(), "{outcome}: {off} off {expected}");
            }
        }
    }
}
