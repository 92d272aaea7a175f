//! Whoever plays in an arena: a bot of ours or an engine, and greedy in the stead of one that fails.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use bastide_bots::engine::{Limits, Order, Told};
use bastide_bots::{Budget, Strength, seed_of};
use bastide_game::position::ellipsize;
use bastide_game::{Game, MoveOf, Seat, Turn};
use cpu_time::ThreadTime;

use super::fault::Fault;
use super::process::{Process, Terms};
use crate::games::CliGame;

/// Who plays, by the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// A bot by its name.
    Bot(Strength),
    /// Another program: its words.
    Engine(Vec<String>),
}

impl Who {
    /// Reads `greedy` or `engine:COMMAND`.
    pub(super) fn read(text: &str) -> Result<Who> {
        let Some(command) = text.strip_prefix("engine:") else {
            let bot = text.parse().map_err(|why| anyhow!("{why}, and `engine:COMMAND`"))?;
            return Ok(Who::Bot(bot));
        };
        match shlex::split(command) {
            None => bail!("`{}`: a quotation mark is not closed", ellipsize(text)),
            Some(words) if words.is_empty() => bail!("`engine:` needs a command"),
            Some(words) => Ok(Who::Engine(words)),
        }
    }
}

/// A choice, however it came about.
#[derive(Debug)]
pub(super) struct Choice<A> {
    pub(super) action: A,
    /// How long it took.
    pub(super) time: Duration,
    /// Why it is greedy's, if it is.
    pub(super) fault: Option<Fault>,
}

/// One player at one seat.
#[derive(Debug)]
pub(super) struct Player<G: CliGame> {
    terms: Terms,
    thinker: Thinker<G>,
    /// Who moves instead.
    greedy: G::Player,
    seat: Seat,
    seed: u64,
}

#[derive(Debug)]
enum Thinker<G: CliGame> {
    Bot(Strength, G::Player),
    Engine { command: Vec<String>, process: Option<Process>, told: Option<Told<G>> },
}

impl<G: CliGame> Player<G> {
    /// A player who has not begun.
    pub(super) fn new(who: &Who, terms: &Terms) -> Player<G> {
        let thinker = match who {
            Who::Bot(bot) => Thinker::Bot(*bot, G::player(*bot, 0)),
            Who::Engine(command) => {
                Thinker::Engine { command: command.clone(), process: None, told: None }
            }
        };
        let greedy = G::player(Strength::Greedy, 0);
        Player { terms: terms.clone(), thinker, greedy, seat: Seat(0), seed: 0 }
    }

    /// Sits down at a new game. An engine that has failed before is started again.
    pub(super) fn begin(&mut self, setup: &G::Setup, seat: Seat, seed: u64) -> Result<(), Fault> {
        (self.seat, self.seed) = (seat, seed);
        G::reseed(&mut self.greedy, seed_of(seed, &[1]));
        match &mut self.thinker {
            Thinker::Bot(_, player) => {
                G::reseed(player, seed);
                Ok(())
            }
            Thinker::Engine { command, process, told } => {
                let new = Told::new(setup.clone(), seat, seed);
                let order = new.new_game();
                *told = Some(new);
                if !process.as_ref().is_some_and(Process::is_alive) {
                    *process = None;
                    *process = Some(Process::start(command, G::NAME, &self.terms)?);
                }
                let begun = process.as_mut().map_or(Err(Fault::Gone), |it| it.begin(&order));
                if begun.is_err() {
                    // Whoever does not begin a game is not asked in it either.
                    *process = None;
                }
                begun
            }
        }
    }

    /// Hears of a move.
    pub(super) fn hear(&mut self, by: Turn, m: MoveOf<G>) {
        if let Thinker::Engine { process, told: Some(told), .. } = &mut self.thinker {
            let order = told.hear(by, m);
            if let Some(process) = process {
                process.tell(&order);
            }
        }
    }

    /// Hears that a game is over.
    pub(super) fn over(&mut self, game: &G) {
        if let Thinker::Engine { process: Some(process), .. } = &self.thinker {
            let points = Seat::all(game.seats())
                .map(|seat| format!("{} {}", G::SEATS[seat.index()], game.points(seat)));
            process.tell(&Order::Over(points.collect::<Vec<_>>().join(" ")));
        }
    }

    /// Chooses. `actions` is all that is possible.
    pub(super) fn choose(&mut self, game: &G, actions: &[G::Action]) -> Choice<G::Action> {
        let (chosen, time) = match &mut self.thinker {
            Thinker::Bot(bot, player) => {
                let budget = Budget::UNLIMITED.in_cpu_time();
                let clock = ThreadTime::now();
                let chosen = caught(|| game.ask(player, self.seat, &budget));
                let time = clock.elapsed();
                if chosen.is_err() {
                    // Whatever state the panic has left it in.
                    *player = G::player(*bot, seed_of(self.seed, &[2]));
                }
                (chosen, time)
            }
            Thinker::Engine { process, told, .. } => {
                let clock = Instant::now();
                let chosen = match (process, told) {
                    (Some(process), Some(told)) if process.is_alive() => {
                        ask(process, told, &self.terms, game, actions)
                    }
                    (_, _) => Err(Fault::Gone),
                };
                (chosen, clock.elapsed())
            }
        };
        let chosen = chosen.and_then(|action| match actions.contains(&action) {
            true => Ok(action),
            false => Err(Fault::NotOffered(ellipsize(&action.to_string()))),
        });
        match chosen {
            Ok(action) => Choice { action, time, fault: None },
            Err(fault) => {
                let action = game.ask(&mut self.greedy, self.seat, &Budget::UNLIMITED);
                Choice { action, time, fault: Some(fault) }
            }
        }
    }
}

/// The choice of a bot that may have a bug.
fn caught<A>(choose: impl FnOnce() -> A) -> Result<A, Fault> {
    catch_unwind(AssertUnwindSafe(choose)).map_err(|_| Fault::Panicked)
}

/// Asks an engine for a choice.
fn ask<G: Game>(
    process: &mut Process,
    told: &Told<G>,
    terms: &Terms,
    game: &G,
    actions: &[G::Action],
) -> Result<G::Action, Fault> {
    let mut orders = told.before_choice(game);
    orders.extend(actions.iter().map(|action| Order::Option(action.to_string())));
    orders.push(Order::Go(Limits { ms: terms.ms, nodes: None }));
    let sentence = process.ask(&orders, terms.patience)?;
    let action = game.read_action(&sentence).ok().map(|action| game.canonicalize(action));
    let offered = action.filter(|action| actions.contains(action));
    offered.ok_or_else(|| Fault::NotOffered(ellipsize(&sentence)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_a_fault_like_others() {
        assert_eq!(caught(|| 3), Ok(3));
        assert_eq!(caught(|| -> u8 { panic!("as a bug would") }), Err(Fault::Panicked));
    }

    #[test]
    fn players_are_bots_or_commands() {
        assert_eq!(Who::read("greedy").unwrap(), Who::Bot(Strength::Greedy));
        let command = Who::read("engine:python3 'my bot.py' --fast").unwrap();
        let words = ["python3", "my bot.py", "--fast"].map(str::to_string).to_vec();
        assert_eq!(command, Who::Engine(words));
        for (text, why) in [
            ("level8", "`level8` is no bot"),
            ("engine:", "`engine:` needs a command"),
            ("engine:a 'b", "a quotation mark is not closed"),
        ] {
            let error = Who::read(text).unwrap_err().to_string();
            assert!(error.contains(why), "{error}");
        }
    }
}
