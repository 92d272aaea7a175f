//! The table of contents of the rules: what happens when.
//!
//! A turn is a list of steps. Three matches say what each step does: [`enter`] what happens by
//! itself, [`actions`] what may be answered, [`answer`] what an answer does. Who wants to know
//! *what* a step does follows one line into one module.

use arrayvec::ArrayVec;
use bastide_game::{Log, Move, Seat, Turn};

use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::score;
use crate::score::{finale, track};
use crate::state::State;
use crate::turn::{deploy, draw, end, place};

/// A step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Chance deals a tile; without one the game ends.
    Draw,
    /// The mover lays it.
    PlaceTile,
    /// The mover puts a figure on it, or does what an expansion offers instead.
    Deploy,
    /// What was finished is counted, and its figures go home.
    Score,
    /// Points move counters.
    Pay,
    /// The turn passes on, or the builder gives a second part.
    EndPart,
    /// Everything unfinished is counted.
    Finale,
    /// Nobody moves any more.
    Over,
}

/// A part of a turn from first to last, in the order of the overview on the last page of the
/// rules (p. 24).
pub(crate) const TURN: &[Step] =
    &[Step::Draw, Step::PlaceTile, Step::Deploy, Step::Score, Step::Pay, Step::EndPart];

/// What is still to happen; the last entry happens now.
#[derive(Clone, Debug, Default)]
pub(crate) struct Agenda(ArrayVec<Step, 32>);

impl Agenda {
    /// These steps come next, in this order, before everything that was planned.
    #[inline]
    pub(crate) fn next(&mut self, steps: &[Step]) {
        for step in steps.iter().rev() {
            self.0.push(*step);
        }
    }

    /// What happens now.
    pub(crate) fn now(&self) -> Option<Step> {
        self.0.last().copied()
    }

    /// Nothing that was planned will happen.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}

/// Whether a step went by or waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// Go on.
    Done,
    /// Somebody must answer.
    Wait,
}

/// Runs the agenda until somebody must answer or the game is over.
pub(crate) fn advance(state: &mut State, log: &mut impl Log<Event>) {
    while let Some(step) = state.agenda.0.pop() {
        if enter(state, step, log) == Flow::Wait {
            state.agenda.0.push(step);
            return;
        }
    }
}

/// What happens by itself.
fn enter(state: &mut State, step: Step, log: &mut impl Log<Event>) -> Flow {
    match step {
        Step::Draw => draw::enter(state),
        Step::PlaceTile => Flow::Wait,
        Step::Deploy => deploy::enter(state),
        Step::Score => score::settle(state, log),
        Step::Pay => track::pay(state, log),
        Step::EndPart => end::enter(state, log),
        Step::Finale => finale::enter(state, log),
        Step::Over => finale::over(state, log),
    }
}

/// Who must answer.
pub(crate) fn turn(state: &State) -> Turn {
    match state.agenda.now() {
        Some(Step::Draw) => Turn::Chance,
        Some(Step::PlaceTile | Step::Deploy | Step::EndPart) => Turn::Player(asked(state)),
        Some(Step::Score | Step::Pay | Step::Finale | Step::Over) | None => Turn::Over,
    }
}

fn asked(state: &State) -> Seat {
    state.mover
}

/// What may be answered.
pub(crate) fn actions(state: &State, into: &mut Vec<Action>) {
    match state.agenda.now() {
        Some(Step::PlaceTile) => place::actions(state, into),
        Some(Step::Deploy) => deploy::actions(state, into),
        Some(Step::EndPart) => end::actions(into),
        Some(Step::Draw | Step::Score | Step::Pay | Step::Finale | Step::Over) | None => {}
    }
}

/// What chance may deal.
pub(crate) fn outcomes(state: &State, into: &mut Vec<(Outcome, u32)>) {
    match state.agenda.now() {
        Some(Step::Draw) => draw::outcomes(state, into),
        Some(
            Step::PlaceTile
            | Step::Deploy
            | Step::Score
            | Step::Pay
            | Step::EndPart
            | Step::Finale
            | Step::Over,
        )
        | None => {}
    }
}

/// What an answer does. The step that asked is off the agenda; who leaves the question open puts
/// it back.
pub(crate) fn answer(state: &mut State, m: Move<Action, Outcome>, log: &mut impl Log<Event>) {
    match (state.agenda.0.pop(), m) {
        (Some(Step::Draw), Move::Deal(outcome)) => draw::answer(state, outcome, log),
        (Some(Step::PlaceTile), Move::Choose(action)) => place::answer(state, action, log),
        (Some(Step::Deploy), Move::Choose(action)) => deploy::answer(state, action, log),
        (Some(Step::EndPart), Move::Choose(action)) => end::answer(state, action, log),
        (step, m) => unreachable!("{m:?} answers {step:?}"),
    }
    advance(state, log);
}
