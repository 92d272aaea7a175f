//! The table of contents of the rules: what happens when.
//!
//! A turn is a list of steps. Three matches say what each step does: [`enter`] what happens by
//! itself, [`actions`] what may be answered, [`answer`] what an answer does. Who wants to know
//! *what* a step does follows one line into one module.

use bastide_game::{Log, Move, Seat, Turn};

use crate::action::{Action, Outcome};
use crate::element::{Element, Elements};
use crate::event::Event;
use crate::expansions::{self, circles, ferries, gold, machines, magic, messages, robbers, tower};
use crate::score;
use crate::score::{finale, round, track};
use crate::state::{State, draw_lot};
use crate::turn::{deploy, draw, end, place};

/// A step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Step {
    /// Chance draws the seat that begins.
    DrawLot,
    /// Chance deals a tile; without one the game ends.
    Draw,
    /// The mover lays it.
    PlaceTile,
    /// Goldmines: bars are laid.
    PlaceGold,
    /// Mage & Witch: one of them moves.
    MoveMagician,
    /// Mage & Witch: they may not stay together.
    SeparateMagicians,
    /// Robbers: who may put one on the track.
    Robbers,
    /// Robbers: whose turn it is among them may.
    Robber,
    /// Robbers: the next who has one at home.
    NextRobber,
    /// The mover puts a figure on the tile, or does what an expansion offers instead.
    Deploy,
    /// Flying Machines: chance rolls the die.
    Roll,
    /// Flying Machines: the figure lands.
    Land,
    /// The Tower: the mover takes a figure.
    Capture,
    /// The Tower: the mover exchanges prisoners.
    Exchange,
    /// Ferries: the new lake gets one.
    PlaceFerry,
    /// Ferries: others are turned.
    TurnFerry,
    /// What was finished is counted, and its figures go home.
    Score,
    /// Points move counters; Robbers and Messages watch.
    Pay,
    /// Goldmines: bars are taken.
    ShareGold,
    /// Messages: one is turned up.
    ReadMessage,
    /// Messages: the mover does what it says, or takes two points.
    Message,
    /// The Tower: the mover buys a prisoner back if the scoring made it possible.
    Ransom,
    /// Crop Circles: the mover decides what everybody does.
    CropCircles,
    /// Crop Circles: one seat after the other does it.
    CropCircle,
    /// The turn passes on, or the builder or a message gives another part.
    EndTurn,
    /// Everything unfinished is counted.
    Finale,
    /// Nobody moves any more.
    Over,
}

/// A part of a turn from first to last, in the order of the overview on the last page of the
/// rules (p. 24).
const TURN: [Step; 17] = [
    Step::Draw,
    Step::PlaceTile,
    Step::PlaceGold,
    Step::MoveMagician,
    Step::SeparateMagicians, // united by the tile
    Step::Robbers,
    Step::Deploy,
    Step::PlaceFerry,
    Step::TurnFerry,
    Step::SeparateMagicians, // united by a ferry
    Step::Score,
    Step::Pay,
    Step::ShareGold,
    Step::ReadMessage,
    Step::Ransom, // paid with what was just scored
    Step::CropCircles,
    Step::EndTurn,
];

/// The steps of a part of a turn, the first one last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps {
    steps: [Option<Step>; TURN.len()],
    len: u8,
}

/// The turn without the steps for which nothing is in the box.
pub(crate) fn turn_with(elements: Elements) -> Steps {
    let played = |step: &Step| match step {
        Step::PlaceGold | Step::ShareGold => elements.has(Element::Gold),
        Step::MoveMagician | Step::SeparateMagicians => elements.has(Element::Magic),
        Step::Robbers => elements.has(Element::Robbers),
        Step::PlaceFerry | Step::TurnFerry => elements.has(Element::Ferries),
        Step::ReadMessage => elements.has(Element::Messages),
        Step::Ransom => elements.has(Element::TowerPieces),
        Step::CropCircles => elements.has(Element::Circles),
        Step::DrawLot
        | Step::Draw
        | Step::PlaceTile
        | Step::Robber
        | Step::NextRobber
        | Step::Deploy
        | Step::Roll
        | Step::Land
        | Step::Capture
        | Step::Exchange
        | Step::Score
        | Step::Pay
        | Step::Message
        | Step::CropCircle
        | Step::EndTurn
        | Step::Finale
        | Step::Over => true,
    };
    let mut turn = Steps { steps: [None; TURN.len()], len: 0 };
    for step in TURN.into_iter().rev().filter(played) {
        turn.steps[turn.len as usize] = Some(step);
        turn.len += 1;
    }
    turn
}

/// Room for more steps than are ever planned; a power of two, so that no index must be checked.
const ROOM: usize = 64;

/// What is still to happen; the last entry happens now. Below all of them stands nothing, so that
/// looking needs no question whether there is one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Agenda {
    steps: [Option<Step>; ROOM],
    planned: u8,
}

impl Default for Agenda {
    fn default() -> Agenda {
        Agenda { steps: [None; ROOM], planned: 0 }
    }
}

impl Agenda {
    /// These steps come next, in this order, before everything that was planned.
    #[inline]
    pub(crate) fn next(&mut self, steps: &[Step]) {
        for step in steps.iter().rev() {
            self.planned += 1;
            debug_assert!((self.planned as usize) < ROOM, "so much is never planned");
            self.steps[self.planned as usize % ROOM] = Some(*step);
        }
    }

    /// A part of a turn begins; nothing else was planned.
    #[inline]
    pub(crate) fn begin(&mut self, turn: &Steps) {
        debug_assert_eq!(self.planned, 0, "a part begins when the one before is over");
        // As many as there are at most: a copy of fixed length is one instruction.
        self.steps[1..=TURN.len()].copy_from_slice(&turn.steps);
        self.planned = turn.len;
    }

    /// What happens now.
    #[inline]
    pub(crate) fn now(&self) -> Option<Step> {
        self.steps[self.planned as usize % ROOM]
    }

    /// What happens now, taken off.
    #[inline]
    fn pop(&mut self) -> Option<Step> {
        let now = self.now();
        self.planned -= u8::from(now.is_some());
        now
    }

    /// Nothing that was planned will happen.
    pub(crate) fn clear(&mut self) {
        self.planned = 0;
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
#[inline]
pub(crate) fn advance(state: &mut State, log: &mut impl Log<Event>) {
    while let Some(step) = state.agenda.pop() {
        if enter(state, step, log) == Flow::Wait {
            state.agenda.next(&[step]);
            return;
        }
    }
}

/// What happens by itself.
#[inline]
fn enter(state: &mut State, step: Step, log: &mut impl Log<Event>) -> Flow {
    match step {
        Step::Draw => draw::enter(state),
        Step::DrawLot | Step::PlaceTile | Step::Roll => Flow::Wait,
        Step::Deploy => deploy::enter(state),
        Step::Score => score::settle(state, log),
        Step::Pay => track::pay(state, log),
        Step::EndTurn => end::enter(state, log),
        Step::Finale => finale::enter(state, log),
        Step::Over => finale::over(state, log),
        Step::PlaceGold
        | Step::MoveMagician
        | Step::SeparateMagicians
        | Step::Robbers
        | Step::Robber
        | Step::NextRobber
        | Step::Land
        | Step::Capture
        | Step::Exchange
        | Step::PlaceFerry
        | Step::TurnFerry
        | Step::ShareGold
        | Step::ReadMessage
        | Step::Message
        | Step::Ransom
        | Step::CropCircles
        | Step::CropCircle => enter_added(state, step, log),
    }
}

/// What happens by itself in the steps that expansions add. Apart, so that the base game does not
/// pay for them.
#[inline(never)]
fn enter_added(state: &mut State, step: Step, log: &mut impl Log<Event>) -> Flow {
    match step {
        Step::PlaceGold => gold::enter_place(state, log),
        Step::MoveMagician => magic::enter_move(state, log),
        Step::SeparateMagicians => magic::enter_part(state, log),
        Step::Robbers => robbers::enter(state),
        Step::Robber => robbers::enter_seat(state),
        Step::NextRobber => robbers::enter_next(state),
        Step::Land => machines::enter(state, log),
        Step::Capture => tower::enter_capture(state),
        Step::Exchange => tower::enter_exchange(state, log),
        Step::PlaceFerry => ferries::enter_place(state),
        Step::TurnFerry => ferries::enter_turn(state),
        Step::ShareGold => gold::enter_share(state, log),
        Step::ReadMessage => messages::enter_read(state),
        Step::Message => messages::enter(state, log),
        Step::Ransom => tower::enter_ransom(state),
        Step::CropCircles => circles::enter(state),
        Step::CropCircle => circles::enter_seat(state, log),
        Step::DrawLot
        | Step::Draw
        | Step::PlaceTile
        | Step::Deploy
        | Step::Roll
        | Step::Score
        | Step::Pay
        | Step::EndTurn
        | Step::Finale
        | Step::Over => unreachable!("{step:?} is the base game's"),
    }
}

/// Who must answer. Most questions are the mover's; some are put to others in between.
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    match state.agenda.now() {
        Some(Step::DrawLot | Step::Draw | Step::Roll | Step::ReadMessage) => Turn::Chance,
        Some(
            Step::PlaceTile
            | Step::PlaceGold
            | Step::MoveMagician
            | Step::SeparateMagicians
            | Step::Deploy
            | Step::Land
            | Step::Capture
            | Step::Exchange
            | Step::PlaceFerry
            | Step::TurnFerry
            | Step::Message
            | Step::Ransom
            | Step::CropCircles
            | Step::EndTurn,
        ) => Turn::Player(state.mover),
        Some(Step::Robber) => Turn::Player(state.robbers.asked),
        Some(Step::CropCircle) => Turn::Player(state.circles.asked),
        Some(Step::Pay) => Turn::Player(state.round.asked.unwrap_or(state.mover)),
        Some(Step::ShareGold) => Turn::Player(state.gold.turn.unwrap_or(state.mover)),
        Some(Step::Robbers | Step::NextRobber | Step::Score | Step::Finale | Step::Over) | None => {
            Turn::Over
        }
    }
}

/// What may be answered.
#[inline]
pub(crate) fn actions(state: &State, into: &mut Vec<Action>) {
    match state.agenda.now() {
        Some(Step::PlaceTile) => place::actions(state, into),
        Some(Step::Deploy) => deploy::actions(state, into),
        Some(step) => actions_added(state, step, into),
        None => {}
    }
}

/// What may be answered in the steps that are not each turn's.
#[inline(never)]
fn actions_added(state: &State, step: Step, into: &mut Vec<Action>) {
    match step {
        Step::PlaceGold => gold::place_actions(state, into),
        Step::MoveMagician | Step::SeparateMagicians => magic::actions(state, into),
        Step::Robber => robbers::actions(state, into),
        Step::Land => machines::actions(state, into),
        Step::Capture => tower::capture_actions(state, into),
        Step::Exchange => tower::exchange_actions(state, into),
        Step::PlaceFerry => ferries::place_actions(state, into),
        Step::TurnFerry => ferries::turn_actions(state, into),
        Step::Pay => round::actions(state, into),
        Step::ShareGold => gold::share_actions(state, into),
        Step::Message => messages::actions(state, into),
        Step::Ransom => tower::ransom_actions(state, into),
        Step::CropCircles => circles::actions(into),
        Step::CropCircle => circles::seat_actions(state, into),
        Step::EndTurn => end::actions(into),
        Step::PlaceTile
        | Step::Deploy
        | Step::DrawLot
        | Step::Draw
        | Step::Robbers
        | Step::NextRobber
        | Step::Roll
        | Step::Score
        | Step::ReadMessage
        | Step::Finale
        | Step::Over => {}
    }
}

/// What chance may deal.
pub(crate) fn outcomes(state: &State, into: &mut Vec<(Outcome, u32)>) {
    let now = state.agenda.now();
    if now == Some(Step::Draw) {
        draw::outcomes(state, into);
    } else if now == Some(Step::Roll) {
        machines::outcomes(into);
    } else if now == Some(Step::ReadMessage) {
        messages::outcomes(state, into);
    } else if now == Some(Step::DrawLot) {
        into.extend(Seat::all(state.seats()).map(|seat| (Outcome::Begin(seat), 1)));
    }
}

/// What an answer does. The step that asked is off the agenda; who leaves the question open puts
/// it back.
#[inline]
pub(crate) fn answer(state: &mut State, m: Move<Action, Outcome>, log: &mut impl Log<Event>) {
    take(state, m, log);
    advance(state, log);
}

/// What an answer does by itself: nothing follows yet, nothing is counted.
#[inline]
pub(crate) fn take(state: &mut State, m: Move<Action, Outcome>, log: &mut impl Log<Event>) {
    let step = state.agenda.pop();
    match m {
        Move::Choose(Action::Tile { kind, cell, facing }) => {
            place::place_tile(state, kind, cell, facing, log);
        }
        Move::Choose(Action::Put { figure, spot }) => deploy::put(state, figure, spot, log),
        Move::Choose(action) => choose(state, step, action, log),
        Move::Deal(Outcome::Draw(kind)) => draw::answer(state, kind, log),
        Move::Deal(Outcome::Roll(far)) => machines::roll(state, far, log),
        Move::Deal(Outcome::Message(message)) => messages::turn_up(state, message),
        Move::Deal(Outcome::Begin(seat)) => draw_lot(state, seat, log),
    }
}

/// What the other answers of a player do. A sentence means one thing, so only few steps are looked
/// at.
#[inline(never)]
fn choose(state: &mut State, step: Option<Step>, action: Action, log: &mut impl Log<Event>) {
    match (action, step) {
        (Action::Tile { .. } | Action::Put { .. }, _) => unreachable!("these were played before"),
        (Action::Move { .. }, _) => round::answer(state, action, log),
        (Action::Expansion(action), _) => expansions::answer(state, action, log),
        (Action::Pass, Some(Step::EndTurn)) => end::decline(state),
        (Action::Pass, Some(Step::CropCircle)) => circles::go_on(state),
        (Action::Pass, _) => {}
    }
}
