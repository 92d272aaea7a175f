//! Bots for The Castle.

mod eval;
mod greedy;
mod numbers;
mod outlook;
mod weights;

use std::sync::Arc;

use bastide_castle::{Action, Outcome, State};
use bastide_game::{Game, Seat};

pub use eval::CastleJudge;
pub use greedy::Greedy;
pub use weights::replace_weights;

use crate::learned::Net;
use crate::teacher::Taught;
use crate::turns::Dealt;
use crate::{Bot, Budget, HasBots, Mcts, Random, Skill, Strength, Thinker};

/// The opponents, the weakest first. What the first four misjudge was chosen so that each of them beats the one before
/// in about three games of four.
const LEVELS: [Skill; 7] = [
    Skill::erring(3.8),
    Skill::erring(2.7),
    Skill::erring(1.8),
    Skill::erring(1.1),
    Skill::LOOK,
    Skill::within(60, 250),
    Skill::within(2500, 1000),
];

/// A bot of any kind in a seat.
#[derive(Clone, Debug)]
pub enum Player {
    /// Plays anything.
    Random(Random<Action>),
    /// Looks one turn ahead by rules of thumb.
    Greedy(Greedy),
    /// Plays by what was learned.
    Learned(Box<Thinker<State, CastleJudge>>),
    /// Plays games out at random.
    Mcts(Mcts<Action>),
}

impl Player {
    /// A bot that plays by what was learned, as well as it is told.
    pub fn with_skill(skill: Skill, seed: u64) -> Player {
        Player::Learned(Box::new(Thinker::new(weights::net(), skill, seed)))
    }
}

impl HasBots for State {
    type Player = Player;

    fn player(bot: Strength, seed: u64) -> Player {
        match bot {
            Strength::Random => Player::Random(Random::new(seed)),
            Strength::Greedy => Player::Greedy(Greedy::new(seed)),
            Strength::Mcts(effort) => Player::Mcts(Mcts::new(effort, seed)),
            Strength::Level(level) => Player::with_skill(LEVELS[level.index()], seed),
            Strength::Look => Player::with_skill(Skill::LOOK, seed),
            Strength::Search(effort) => Player::with_skill(Skill::search(effort), seed),
        }
    }

    fn reseed(player: &mut Player, seed: u64) {
        match player {
            Player::Random(bot) => bot.reseed(seed),
            Player::Greedy(bot) => bot.reseed(seed),
            Player::Learned(bot) => bot.reseed(seed),
            Player::Mcts(bot) => bot.reseed(seed),
        }
    }

    #[inline]
    fn ask(&self, player: &mut Player, seat: Seat, budget: &Budget) -> Action {
        match player {
            // It looks only at what it is offered, and every seat may know that.
            Player::Random(bot) => bot.choose(self, seat, budget),
            Player::Greedy(bot) => {
                let seen = self.determinize(seat, bot.rng());
                bot.choose(&seen, seat, budget)
            }
            Player::Learned(bot) => bot.ask(self, seat, budget),
            Player::Mcts(bot) => bot.ask(self, seat, budget),
        }
    }
}

impl Dealt for State {
    fn begins_turn(outcome: &Outcome) -> bool {
        matches!(outcome, Outcome::Draw(_))
    }

    fn undealt(&self) -> usize {
        self.undrawn().map(|(_, left)| usize::from(left)).sum()
    }

    fn default_answer(&self, actions: &[Action]) -> usize {
        actions.iter().position(|action| *action == Action::Pass).unwrap_or(0)
    }
}

impl Taught for State {
    type Judge = CastleJudge;

    fn net(&self) -> Arc<Net> {
        weights::net()
    }
}
