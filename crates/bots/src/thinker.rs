//! The bot that plays by what was learned: at a look, or by playing out what looks best.

use std::sync::Arc;
use std::time::Duration;

use bastide_game::{Game, Seat};

use crate::error::Misjudgement;
use crate::judge::Learned;
use crate::learned::Net;
use crate::search::{Limit, Manner, Search};
use crate::turns::Dealt;
use crate::{Bot, Budget, Effort, SeededRng};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// How wrong it is about a feature, in points.
    pub error: f32,
    /// How much it plays out for one turn; nothing if it only looks.
    pub limit: Option<Limit>,
    /// How it searches.
    pub manner: Manner,
}

impl Skill {
    /// Looks once, and is right about all that was learned.
    pub const LOOK: Skill = Skill { error: 0.0, limit: None, manner: Manner::USUAL };

    /// Looks once, and is wrong about a feature by so many points.
    pub const fn erring(error: f32) -> Skill {
        Skill { error, ..Skill::LOOK }
    }

    /// Searches until so many playouts are done or so many milliseconds are over.
    pub const fn within(playouts: u64, ms: u64) -> Skill {
        let limit = Limit { playouts, time: Duration::from_millis(ms) };
        Skill { limit: Some(limit), ..Skill::LOOK }
    }

    /// Searches with so much effort.
    pub fn search(effort: Effort) -> Skill {
        let limit = Limit::of(effort);
        Skill { limit: Some(limit), ..Skill::LOOK }
    }
}

/// Plays by what was learned.
#[derive(Clone, Debug)]
pub struct Thinker<G: Game, J> {
    search: Search<J>,
    skill: Skill,
    rng: SeededRng,
    /// What a plan wants to answer next.
    planned: Option<G::Action>,
}

impl<G: Dealt<Action: Sync> + Sync, J: Learned<G>> Thinker<G, J> {
    /// A bot with weights, a skill and a seed.
    pub fn new(net: Arc<Net>, skill: Skill, seed: u64) -> Thinker<G, J> {
        Thinker {
            search: Search::new(J::with_net(net), skill.manner, 1),
            skill,
            rng: SeededRng::new(seed),
            planned: None,
        }
    }

    /// The same bot as new.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = SeededRng::new(seed);
        self.planned = None;
    }

    /// Asks the bot in a seat that must move, and shows it no more than the seat may know.
    pub fn ask(&mut self, game: &G, seat: Seat, budget: &Budget) -> G::Action {
        let seen = game.determinize(seat, &mut self.rng);
        self.choose(&seen, seat, budget)
    }

    /// The answer that was planned, if it is one to the question now.
    fn planned(&mut self, game: &G) -> Option<G::Action> {
        let planned = self.planned.take()?;
        let mut actions = Vec::new();
        game.actions(&mut actions);
        actions.contains(&planned).then_some(planned)
    }
}

impl<G: Dealt<Action: Sync> + Sync, J: Learned<G>> Bot<G> for Thinker<G, J> {
    fn choose(&mut self, game: &G, _seat: Seat, budget: &Budget) -> G::Action {
        if let Some(planned) = self.planned(game) {
            return planned;
        }
        let seed = self.rng.next_u64();
        if self.skill.error > 0.0 {
            let misjudgement = Misjudgement { points: self.skill.error, seed };
            self.search.judge().set_misjudgement(misjudgement);
        }
        let plan = match self.skill.limit {
            None => self.search.look(game),
            Some(limit) => {
                let limit = limit.scaled(self.search.judge().share(game));
                self.search.search(game, seed, limit, budget)[0].plan
            }
        };
        self.planned = plan.then;
        plan.first
    }
}
