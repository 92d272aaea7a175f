//! The bot that plays by what was learned: at a look, or by playing out what looks best.

use std::sync::Arc;
use std::time::Duration;

use bastide_game::{Game, Seat};

use crate::error::Misjudgement;
use crate::judge::{Learned, Plan};
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
    /// The turn that it was asked about last.
    turn: TurnAsked,
}

/// A turn in which a bot is asked, maybe more than once.
#[derive(Clone, Copy, Debug)]
struct TurnAsked {
    /// What is still to be dealt: the same for all questions of a turn.
    undealt: usize,
    /// What it is wrong about depends on it.
    seed: u64,
    /// How long it has searched.
    thought: Duration,
}

impl TurnAsked {
    /// None yet.
    const NONE: TurnAsked = TurnAsked { undealt: usize::MAX, seed: 0, thought: Duration::ZERO };
}

impl<G: Dealt<Action: Sync> + Sync, J: Learned<G>> Thinker<G, J> {
    /// A bot with weights, a skill and a seed.
    pub fn new(net: Arc<Net>, skill: Skill, seed: u64) -> Thinker<G, J> {
        Thinker {
            search: Search::new(J::with_net(net), skill.manner, 1),
            skill,
            rng: SeededRng::new(seed),
            planned: None,
            turn: TurnAsked::NONE,
        }
    }

    /// The same bot as new.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = SeededRng::new(seed);
        self.planned = None;
        self.turn = TurnAsked::NONE;
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

    /// Searches. All questions of a turn share the time of one; whatever comes when it is over is answered at a look.
    fn search(&mut self, game: &G, seed: u64, limit: Limit, budget: &Budget) -> Plan<G::Action> {
        let stopwatch = budget.stopwatch();
        let Limit { playouts, time } = limit.scaled(self.search.judge().share(game));
        let left = limit.time.saturating_sub(self.turn.thought);
        let limit = Limit { playouts, time: time.min(left) };
        let plan = match limit.time.is_zero() {
            true => self.search.look(game),
            false => self.search.search(game, seed, limit, budget)[0].plan,
        };
        self.turn.thought += stopwatch.elapsed();
        plan
    }
}

impl<G: Dealt<Action: Sync> + Sync, J: Learned<G>> Bot<G> for Thinker<G, J> {
    fn choose(&mut self, game: &G, _seat: Seat, budget: &Budget) -> G::Action {
        if let Some(planned) = self.planned(game) {
            return planned;
        }
        let seed = self.rng.next_u64();
        if self.turn.undealt != game.undealt() {
            self.turn = TurnAsked { undealt: game.undealt(), seed, thought: Duration::ZERO };
        }
        if self.skill.error > 0.0 {
            // People who misjudge a city do so for the whole turn.
            let misjudgement = Misjudgement { points: self.skill.error, seed: self.turn.seed };
            self.search.judge().set_misjudgement(misjudgement);
        }
        let plan = match self.skill.limit {
            None => self.search.look(game),
            Some(limit) => self.search(game, seed, limit, budget),
        };
        self.planned = plan.then;
        plan.first
    }
}

#[cfg(test)]
mod tests {
    use bastide_castle::{Setup, State};
    use bastide_game::{Move, Turn, draw};

    use super::*;
    use crate::castle::CastleJudge;
    use crate::teacher::Taught;

    type CastleThinker = Thinker<State, CastleJudge>;

    fn thinker(skill: Skill) -> CastleThinker {
        let net = State::new(&Setup::default()).net();
        Thinker::new(net, skill, 3)
    }

    /// Plays a game with one bot, and looks at it before each question and after.
    fn play(mut bot: CastleThinker, mut before: impl FnMut(&mut CastleThinker, &State)) {
        let mut game = State::new(&Setup::default());
        let mut rng = SeededRng::new(8);
        let mut outcomes = Vec::new();
        loop {
            let m = match game.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    outcomes.clear();
                    game.outcomes(&mut outcomes);
                    Move::Deal(draw(&outcomes, &mut rng))
                }
                Turn::Player(seat) => {
                    before(&mut bot, &game);
                    Move::Choose(bot.choose(&game, seat, &Budget::UNLIMITED))
                }
            };
            game.play(m, &mut ());
        }
    }

    #[test]
    fn a_turn_whose_time_is_over_is_ended_at_a_look() {
        let mut look = thinker(Skill::LOOK);
        let mut questions = 0;
        play(thinker(Skill::within(20, 60_000)), |bot, game| {
            bot.turn =
                TurnAsked { undealt: game.undealt(), seed: 1, thought: Duration::from_secs(60) };
            let (mut late, seat) = (bot.clone(), game.mover());
            look.planned = late.planned;
            let chosen = late.choose(game, seat, &Budget::UNLIMITED);
            assert_eq!(chosen, look.choose(game, seat, &Budget::UNLIMITED));
            questions += 1;
        });
        assert!(questions > 60, "{questions} say little");
    }

    #[test]
    fn every_turn_has_its_own_time() {
        let (mut turns, mut several) = (0, 0);
        play(thinker(Skill::within(2, 60_000)), |bot, game| {
            let goes_on = bot.turn.undealt == game.undealt();
            let mut next = bot.clone();
            next.planned = None;
            let TurnAsked { seed, thought, .. } = bot.turn;
            next.choose(game, game.mover(), &Budget::UNLIMITED);
            assert_eq!(next.turn.undealt, game.undealt());
            if goes_on {
                several += 1;
                assert!(next.turn.thought > thought && next.turn.seed == seed);
            } else {
                turns += 1;
                assert!(next.turn.thought < Duration::from_secs(60) && next.turn.seed != seed);
            }
        });
        assert!(
            turns > 50 && several > 10,
            "{turns} turns, {several} further questions say little"
        );
    }
}
