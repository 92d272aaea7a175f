//! One scripted game with an engine at one of its seats.

use std::time::Duration;

use bastide_bots::engine::{Limits, MAX_SEED, Order, Told};
use bastide_game::position::ellipsize;
use bastide_game::{Game, Seat, Turn};

use super::describe_fault;
use super::situation::{Script, Situation};
use crate::arena::fault::Fault;
use crate::arena::process::{Process, Terms};
use crate::games::CliGame;

/// Time during which an unasked engine must stay silent.
const SILENCE: Duration = Duration::from_millis(200);

/// Fails if the engine says anything unasked.
fn check_silence(process: &mut Process) -> Result<(), String> {
    match process.unasked(SILENCE) {
        Some(line) => Err(format!("it says `{line}` although nothing was asked")),
        None => Ok(()),
    }
}

/// A script that an engine plays a seat of.
#[derive(Debug)]
pub(super) struct Trial<'a, G: Game> {
    situation: Situation,
    script: &'a Script<G>,
    terms: &'a Terms,
}

impl<'a, G: CliGame> Trial<'a, G> {
    pub(super) fn new(
        situation: Situation,
        script: &'a Script<G>,
        terms: &'a Terms,
    ) -> Trial<'a, G> {
        Trial { situation, script, terms }
    }

    /// Plays the script; a note on how it went, or what the engine did wrong.
    pub(super) fn run(self, process: &mut Process) -> Result<String, String> {
        let Script { setup, seat, moves } = self.script;
        let whole = self.situation == Situation::WholeGame;
        let seed = if whole { MAX_SEED } else { 17 };
        let mut known = Told::<G>::new(setup.clone(), *seat, seed);
        let mut begin = known.new_game().to_string();
        if whole {
            begin = begin.replacen(" seed ", " colour pink seed ", 1);
        }
        match process.begin_line(&begin) {
            Ok(()) => {}
            // An engine need not play with everything.
            Err(Fault::Refused(why)) if self.situation == Situation::Everything => {
                return Ok(format!(" (it declines: {})", ellipsize(&why)));
            }
            Err(fault) => return Err(format!("`{begin}`: {fault}")),
        }
        let mut game = G::new(setup);
        let (mut actions, mut choices) = (Vec::new(), 0);
        let mut last: Vec<Order> = Vec::new();
        for (entry, (by, m)) in moves.iter().enumerate() {
            if *by == Turn::Player(*seat) {
                actions.clear();
                game.actions(&mut actions);
                let mut orders = known.before_choice(&game);
                orders.extend(actions.iter().map(|action| Order::Option(action.to_string())));
                let sentence = self.ask(process, &mut orders);
                let sentence =
                    sentence.map_err(|fault| describe_fault(&fault, entry + 1, &last))?;
                let read = game.read_action(&sentence).map(|action| game.canonicalize(action));
                if !read.is_ok_and(|action| actions.contains(&action)) {
                    let fault = Fault::NotOffered(ellipsize(&sentence));
                    return Err(describe_fault(&fault, entry + 1, &last));
                }
                choices += 1;
                // An engine that answers twice does so from the first choice on.
                if choices == 1 {
                    check_silence(process)?;
                }
            }
            let order = known.hear(*by, *m);
            process.tell(&order);
            last = vec![order];
            game.play(*m, &mut ());
        }
        if game.turn() == Turn::Over {
            let points = Seat::all(game.seats())
                .map(|seat| format!("{} {}", G::SEATS[seat.index()], game.points(seat)));
            process.tell(&Order::Over(points.collect::<Vec<_>>().join(" ")));
        }
        check_silence(process)?;
        Ok(format!(" ({choices} choices)"))
    }

    fn ask(&self, process: &mut Process, orders: &mut Vec<Order>) -> Result<String, Fault> {
        if self.situation == Situation::Stop {
            orders.extend([Order::Go(Limits::default()), Order::Stop]);
        } else {
            orders.push(Order::Go(Limits { ms: self.terms.ms, nodes: None }));
        }
        process.ask(orders, self.terms.patience)
    }
}
