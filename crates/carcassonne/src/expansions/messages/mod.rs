//! Messages: a second counter for everybody, and whoever lands on a dark space in his own turn
//! reads a message.
//!
//! Rules: Big Box, p. 15 and 16. Steps: `Step::ReadMessage`, `Step::Message`. Which counter moves
//! is asked in the scoring round (`score/round.rs`); extra parts are read in `turn/end.rs`.

pub(crate) mod check;
mod effect;
pub(crate) mod text;

use std::collections::BTreeSet;

use arrayvec::ArrayVec;
use bastide_game::battery::Violation;
use bastide_game::{Log, Seat};
use bastide_landscape::Segment;

use effect::{Effect, effect};

use crate::action::{self, Outcome, Place};
use crate::check::is_between_parts;
use crate::event;
use crate::figure::{self, Figure};
use crate::score::{Counter, Item, Reason, Tally, When, majority, round, tally, track};
use crate::state::{MAX_SEATS, State};
use crate::step::{Flow, Step};
use crate::view::{View, forget};

/// What players can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `message`: do what the message says.
    Follow,
    /// `points`: take two points instead.
    TakeSeal,
    /// `score meeple +1,0 road W`: score where a meeple stands and take it back, as a message says.
    Score {
        /// Which figure.
        figure: Figure,
        /// Where it stands.
        at: Place,
    },
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A message was turned up.
    Read {
        /// By whom.
        seat: Seat,
        /// Which.
        message: Message,
    },
    /// The message was used and lies under the stack.
    Used {
        /// Which.
        message: Message,
        /// Whether its reader did what it says; else it was two points.
        obeyed: bool,
    },
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// What the message says, or two points.
    Follow,
}

/// One of the eight messages, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Message {
    /// Score the smallest city.
    City = 1,
    /// Score the smallest road.
    Road,
    /// Score the smallest monastery.
    Monastery,
    /// Another part of the turn.
    Part,
    /// Two points a pennant.
    Pennants,
    /// Two points a knight.
    Knights,
    /// Two points a farmer.
    Farmers,
    /// Score a meeple and take it back.
    Meeple,
}

impl Message {
    /// All eight, by their numbers.
    pub const ALL: [Message; 8] = [
        Message::City,
        Message::Road,
        Message::Monastery,
        Message::Part,
        Message::Pennants,
        Message::Knights,
        Message::Farmers,
        Message::Meeple,
    ];

    /// Its number in the rulebook and in records.
    pub fn number(self) -> u8 {
        self as u8
    }

    /// The message with a number.
    pub fn from_number(number: u8) -> Option<Message> {
        Message::ALL.into_iter().find(|m| m.number() == number)
    }
}

/// The stack of messages. Those used lie under it in their order, so once all were read nothing is
/// left to chance.
#[derive(Clone, Debug, Default)]
pub(crate) struct Messages {
    /// Those that were used, the one that comes up first in front.
    pub(crate) used: ArrayVec<Message, 8>,
    /// The mover has earned one.
    pub(crate) due: bool,
    /// The one that was turned up.
    pub(crate) read: Option<Message>,
}

impl State {
    /// The message that was turned up.
    pub fn message(&self) -> Option<Message> {
        self.messages.read
    }

    /// The messages that were used, in the order in which they will come up again.
    pub fn used_messages(&self) -> &[Message] {
        &self.messages.used
    }
}

/// Brings a view up to date.
pub(crate) fn hear(view: &mut View, event: Event) {
    let table = &mut view.on_table;
    match event {
        Event::Read { message, .. } => {
            table.message = Some(message);
            forget(&mut table.used_messages, |used| *used == message);
        }
        Event::Used { message, .. } => {
            table.message = None;
            table.used_messages.push(message);
        }
    }
}

/// Those that were never read.
fn unread(state: &State) -> impl Iterator<Item = Message> {
    Message::ALL.into_iter().filter(|message| !state.messages.used.contains(message))
}

/// Whoever earned a message turns it up; chance says which, while any was never read.
pub(crate) fn enter_read(state: &mut State) -> Flow {
    if !state.messages.due {
        return Flow::Done;
    }
    state.messages.due = false;
    if unread(state).next().is_some() {
        return Flow::Wait;
    }
    state.messages.read = Some(state.messages.used.remove(0));
    state.agenda.next(&[Step::Message]);
    Flow::Done
}

pub(crate) fn outcomes(state: &State, into: &mut Vec<(Outcome, u32)>) {
    into.extend(unread(state).map(|message| (Outcome::Message(message), 1)));
}

pub(crate) fn turn_up(state: &mut State, message: Message) {
    state.messages.read = Some(message);
    state.agenda.next(&[Step::Message]);
}

fn read(state: &State) -> Message {
    state.messages.read.expect("a message was turned up")
}

/// What is in the seal of every message.
pub const SEAL: u16 = 2;

/// Asks for the message or its seal, unless both give the same points. Before version 3 of the rules, a message
/// without effect was asked for only where the seal would be robbed.
pub(crate) fn enter(state: &mut State, log: &mut impl Log<event::Event>) -> Flow {
    let (seat, message) = (state.mover, read(state));
    log.emit(|| Event::Read { seat, message }.into());
    match effect(state, message) {
        Effect::Part | Effect::Meeple => Flow::Wait,
        Effect::Points(tally) if tally.points() != SEAL => Flow::Wait,
        Effect::Nothing if state.rules >= 3 => Flow::Wait,
        Effect::Nothing if state.rules == 2 && round::must_be_robbed(state, seat) => Flow::Wait,
        Effect::Points(_) | Effect::Nothing => {
            take_points(state, log);
            Flow::Done
        }
    }
}

/// The seal comes first where the message has no effect.
pub(crate) fn actions(state: &State, into: &mut Vec<action::Action>) {
    let effect = effect(state, read(state));
    if state.rules >= 3 && matches!(effect, Effect::Nothing) {
        into.extend([Action::TakeSeal, Action::Follow].map(action::Action::from));
        return;
    }
    if let Effect::Meeple = effect {
        for (number, f) in state.figures.iter().enumerate() {
            let mine = f.owner == state.mover && f.figure.is_meeple();
            if mine && !state.figures[..number].contains(f) {
                into.push(Action::Score { figure: f.figure, at: state.place(f.on) }.into());
            }
        }
    } else {
        into.push(Action::Follow.into());
    }
    into.push(Action::TakeSeal.into());
}

/// What an answer does.
pub(crate) fn answer(state: &mut State, action: Action, log: &mut impl Log<event::Event>) {
    match action {
        Action::Follow => obey(state, log),
        Action::TakeSeal => take_points(state, log),
        Action::Score { figure, at } => score(state, figure, at, log),
    }
}

/// An action with the first name of its place.
pub(crate) fn canonical(state: &State, action: Action) -> Action {
    match action {
        Action::Score { figure, at } => Action::Score { figure, at: state.canonical(at) },
        Action::Follow | Action::TakeSeal => action,
    }
}

/// Segments of all features that an answer may change.
pub(crate) fn touched(state: &State, action: Action) -> Vec<Segment> {
    match action {
        Action::Score { at, .. } => state.segment(at).into_iter().collect(),
        Action::Follow | Action::TakeSeal => Vec::new(),
    }
}

/// Does what messages 1 to 7 say.
fn obey(state: &mut State, log: &mut impl Log<event::Event>) {
    match effect(state, read(state)) {
        Effect::Points(tally) => pay(state, tally, None, log),
        Effect::Part => state.parts.messages += 1,
        Effect::Nothing => {}
        Effect::Meeple => unreachable!("it is said which meeple"),
    }
    put_away(state, true, log);
}

/// The two points of the seal.
fn take_points(state: &mut State, log: &mut impl Log<event::Event>) {
    pay(state, Tally::one(Item::Seal, 1, SEAL as i16), None, log);
    put_away(state, false, log);
}

/// Scores where a meeple stands, if its owner leads there, and takes it back.
fn score(state: &mut State, figure: Figure, at: Place, log: &mut impl Log<event::Event>) {
    let on = state.segment(at).expect("only places on the board are offered");
    let seat = state.mover;
    let feature = state.land.feature(on);
    if majority::leads(state, feature, seat) {
        let worth = tally::of(state, feature, When::AtTheEnd);
        let worth = tally::for_seat(state, feature, seat, worth);
        pay(state, worth, Some(at), log);
    }
    let number = state.standing(seat, figure, on).expect("only figures on the board are offered");
    figure::take(state, number, log);
    put_away(state, true, log);
}

/// Points from a message are a scoring round of their own.
fn pay(state: &mut State, tally: Tally, at: Option<Place>, log: &mut impl Log<event::Event>) {
    track::grant(state, state.mover, Reason::Message, tally, at, log);
    state.agenda.next(&[Step::Pay, Step::ReadMessage]);
}

fn put_away(state: &mut State, obeyed: bool, log: &mut impl Log<event::Event>) {
    let message = state.messages.read.take().expect("a message was turned up");
    state.messages.used.push(message);
    log.emit(|| Event::Used { message, obeyed }.into());
}

/// Whether the space of a counter with these points is dark.
pub(crate) fn is_dark(points: u16) -> bool {
    points.is_multiple_of(DARK_INTERVAL)
}

/// Distance between dark spaces; divides the number of spaces.
pub(crate) const DARK_INTERVAL: u16 = 5;

/// The mover has earned a message.
pub(crate) fn earn(state: &mut State, seat: Seat) {
    debug_assert_eq!(seat, state.mover, "only whoever moves earns a message");
    state.messages.due = true;
}

/// What must hold: every message is in one place, and second counters move only if there are any.
pub(crate) fn holds(state: &State) -> Result<(), Violation> {
    let Messages { used, due, read } = &state.messages;
    let messages: BTreeSet<_> = used.iter().chain(read).collect();
    let count = used.len() + usize::from(read.is_some());
    if messages.len() != count || (count > 0 && !state.track.women) {
        return Err("a message is in two places".into());
    }
    let second = Seat::all(MAX_SEATS).any(|seat| state.track.at(seat, Counter::Woman) > 0);
    if second && !state.track.women {
        return Err("a counter moved that does not exist".into());
    }
    if is_between_parts(state) && (*due || read.is_some()) {
        return Err("a message of the last part is left over".into());
    }
    Ok(())
}
