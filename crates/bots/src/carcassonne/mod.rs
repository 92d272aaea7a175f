//! Bots for Carcassonne.

mod eval;
mod greedy;
mod levels;
mod outlook;
mod prospects;
mod weights;

use std::sync::Arc;

use bastide_carcassonne::expansions::{self, messages, robbers, tower, traders};
use bastide_carcassonne::{Action, Outcome, State};
use bastide_game::{Game, Seat};

pub use eval::CarcassonneJudge;
pub use greedy::Greedy;
pub use weights::Weights;

use crate::learned::Net;
use crate::teacher::Taught;
use crate::turns::Dealt;
use crate::{Bot, Budget, HasBots, Mcts, Random, Skill, Strength, Thinker};
use levels::LEVELS;

/// A bot of any kind in a seat.
#[derive(Clone, Debug)]
pub enum Player {
    /// Plays anything.
    Random(Random<Action>),
    /// Looks one turn ahead by rules of thumb.
    Greedy(Greedy),
    /// Plays by what was learned. Which weights it takes depends on the game, so it is made when the game is known.
    Learned(LearnedPlayer),
    /// Plays games out at random.
    Mcts(Mcts<Action>),
}

/// A bot that plays by what was learned, before and after it has seen its game.
#[derive(Clone, Debug)]
pub struct LearnedPlayer {
    skill: Skill,
    seed: u64,
    thinker: Option<(Weights, Box<Thinker<State, CarcassonneJudge>>)>,
}

impl LearnedPlayer {
    fn new(skill: Skill, seed: u64) -> LearnedPlayer {
        LearnedPlayer { skill, seed, thinker: None }
    }

    fn reseed(&mut self, seed: u64) {
        self.seed = seed;
        if let Some((_, thinker)) = &mut self.thinker {
            thinker.reseed(seed);
        }
    }

    fn ask(&mut self, game: &State, seat: Seat, budget: &Budget) -> Action {
        let wanted = Weights::for_game(game);
        let thinker = match &mut self.thinker {
            Some((weights, thinker)) if *weights == wanted => thinker,
            other => {
                let thinker = Thinker::new(wanted.net(), self.skill, self.seed);
                &mut other.insert((wanted, Box::new(thinker))).1
            }
        };
        thinker.ask(game, seat, budget)
    }
}

impl Player {
    /// A bot by its name, with a seed.
    pub fn new(bot: Strength, seed: u64) -> Player {
        match bot {
            Strength::Random => Player::Random(Random::new(seed)),
            Strength::Greedy => Player::Greedy(Greedy::new(seed)),
            Strength::Mcts(effort) => Player::Mcts(Mcts::new(effort, seed)),
            Strength::Level(level) => Player::with_skill(LEVELS[level.index()], seed),
            Strength::Look => Player::with_skill(Skill::LOOK, seed),
            Strength::Search(effort) => Player::with_skill(Skill::search(effort), seed),
        }
    }

    /// A bot that plays by what was learned, as well as it is told.
    pub fn with_skill(skill: Skill, seed: u64) -> Player {
        Player::Learned(LearnedPlayer::new(skill, seed))
    }

    /// The same bot as new, for the next game.
    pub fn reseed(&mut self, seed: u64) {
        match self {
            Player::Random(bot) => bot.reseed(seed),
            Player::Greedy(bot) => bot.reseed(seed),
            Player::Learned(bot) => bot.reseed(seed),
            Player::Mcts(bot) => bot.reseed(seed),
        }
    }

    /// Asks the bot in a seat that must move, and shows it no more than the seat may know.
    #[inline]
    pub fn ask(&mut self, game: &State, seat: Seat, budget: &Budget) -> Action {
        match self {
            // It looks only at what it is offered, and every seat may know that.
            Player::Random(bot) => bot.choose(game, seat, budget),
            Player::Greedy(bot) => {
                let seen = game.determinize(seat, bot.rng());
                bot.choose(&seen, seat, budget)
            }
            Player::Learned(bot) => bot.ask(game, seat, budget),
            Player::Mcts(bot) => bot.ask(game, seat, budget),
        }
    }
}

impl HasBots for State {
    type Player = Player;

    fn player(bot: Strength, seed: u64) -> Player {
        Player::new(bot, seed)
    }

    fn reseed(player: &mut Player, seed: u64) {
        player.reseed(seed);
    }

    #[inline]
    fn ask(&self, player: &mut Player, seat: Seat, budget: &Budget) -> Action {
        player.ask(self, seat, budget)
    }
}

impl Dealt for State {
    fn begins_turn(outcome: &Outcome) -> bool {
        matches!(outcome, Outcome::Draw(_))
    }

    fn undealt(&self) -> usize {
        self.undrawn().map(|(_, left)| usize::from(left)).sum()
    }

    /// A second tile, somebody else's figure, two points and a robber beside somebody are always welcome; whatever
    /// else may be declined is.
    fn default_answer(&self, actions: &[Action]) -> usize {
        let is_welcome = |action: &Action| match action {
            Action::Expansion(expansions::Action::Traders(traders::Action::TakeSecondTile)) => true,
            Action::Expansion(expansions::Action::Tower(tower::Action::Capture {
                owner, ..
            })) => *owner != self.mover(),
            Action::Expansion(expansions::Action::Robbers(robbers::Action::Place { .. })) => true,
            Action::Expansion(expansions::Action::Messages(action)) => {
                *action == messages::Action::TakeSeal
            }
            Action::Expansion(_)
            | Action::Tile { .. }
            | Action::Put { .. }
            | Action::Move { .. }
            | Action::Pass => false,
        };
        let pass = || actions.iter().position(|action| *action == Action::Pass);
        actions.iter().position(is_welcome).or_else(pass).unwrap_or(0)
    }
}

impl Taught for State {
    type Judge = CarcassonneJudge;

    fn net(&self) -> Arc<Net> {
        Weights::for_game(self).net()
    }
}
