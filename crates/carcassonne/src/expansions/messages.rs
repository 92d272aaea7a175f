//! Messages: a second counter for everybody, and whoever lands on a dark space in his own turn
//! reads a message.
//!
//! Rules: Big Box, p. 15 and 16. Steps: [`Step::ReadMessage`], [`Step::Message`]. Which counter moves
//! is asked in the scoring round (`score/round.rs`); extra parts are read in `turn/end.rs`.

use arrayvec::ArrayVec;
use bastide_game::{Log, Seat};
use bastide_landscape::{Feature, Terrain};

use crate::action::{Action, Outcome, Place};
use crate::event::Event;
use crate::figure::{self, Figure, PlacedFigure};
use crate::score::{Item, Reason, Tally, When, majority, round, tally, track};
use crate::state::State;
use crate::step::{Flow, Step};
use crate::tiles::on_part;

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

/// What a message can do for the mover.
enum Effect {
    /// It would change nothing.
    Nothing,
    Points(Tally),
    Part,
    Meeple,
}

fn effect(state: &State, message: Message) -> Effect {
    let counted = |item, count| {
        if count == 0 { Effect::Nothing } else { Effect::Points(Tally::one(item, count, 2)) }
    };
    match message {
        Message::City => smallest(state, Terrain::City),
        Message::Road => smallest(state, Terrain::Road),
        Message::Monastery => smallest(state, Terrain::Monastery),
        Message::Part if state.bag.is_empty() => Effect::Nothing,
        Message::Part => Effect::Part,
        Message::Pennants => counted(Item::Pennants, pennants(state)),
        Message::Knights => counted(Item::Knights, own_on(state, Terrain::City).count() as u16),
        Message::Farmers => counted(Item::Farmers, own_on(state, Terrain::Field).count() as u16),
        Message::Meeple => match own(state).next() {
            Some(_) => Effect::Meeple,
            None => Effect::Nothing,
        },
    }
}

/// The mover's meeples on the board.
fn own(state: &State) -> impl Iterator<Item = &PlacedFigure> {
    state.figures.iter().filter(|f| f.owner == state.mover && f.figure.is_meeple())
}

fn own_on(state: &State, terrain: Terrain) -> impl Iterator<Item = &PlacedFigure> {
    own(state).filter(move |f| state.land.terrain(f.on) == terrain)
}

/// What the feature would bring at the end that would bring least, whoever leads there.
fn smallest(state: &State, terrain: Terrain) -> Effect {
    let worths =
        own_on(state, terrain).map(|f| tally::of(state, state.land.feature(f.on), When::AtTheEnd));
    match worths.min_by_key(Tally::points) {
        Some(tally) if tally.points() > 0 => Effect::Points(tally),
        Some(_) | None => Effect::Nothing,
    }
}

/// The pennants of all cities in which the mover has a knight.
fn pennants(state: &State) -> u16 {
    let mut cities: ArrayVec<Feature, 16> = ArrayVec::new();
    for knight in own_on(state, Terrain::City) {
        let city = state.land.feature(knight.on);
        if !cities.contains(&city) {
            cities.push(city);
        }
    }
    let pennant = |s: &bastide_landscape::Segment| state.land.part(*s).signs.has(on_part::PENNANT);
    cities.into_iter().map(|city| state.land.walk(city).filter(pennant).count() as u16).sum()
}

/// Asked only if the message does something else than its seal. One that does nothing is worth a question only if
/// the seal has its price.
pub(crate) fn enter(state: &mut State, log: &mut impl Log<Event>) -> Flow {
    let (seat, message) = (state.mover, read(state));
    log.emit(|| Event::MessageRead { seat, message });
    match effect(state, message) {
        Effect::Part | Effect::Meeple => Flow::Wait,
        Effect::Points(tally) if tally.points() != SEAL => Flow::Wait,
        Effect::Nothing if state.rules >= 2 && round::must_be_robbed(state, seat) => Flow::Wait,
        Effect::Points(_) | Effect::Nothing => {
            take_points(state, log);
            Flow::Done
        }
    }
}

pub(crate) fn actions(state: &State, into: &mut Vec<Action>) {
    if let Effect::Meeple = effect(state, read(state)) {
        for (number, f) in state.figures.iter().enumerate() {
            let mine = f.owner == state.mover && f.figure.is_meeple();
            if mine && !state.figures[..number].contains(f) {
                into.push(Action::Score { figure: f.figure, at: state.place(f.on) });
            }
        }
    } else {
        into.push(Action::FollowMessage);
    }
    into.push(Action::TakeSeal);
}

/// Does what messages 1 to 7 say.
pub(crate) fn obey(state: &mut State, log: &mut impl Log<Event>) {
    match effect(state, read(state)) {
        Effect::Points(tally) => pay(state, tally, None, log),
        Effect::Part => state.parts.messages += 1,
        Effect::Nothing => {}
        Effect::Meeple => unreachable!("it is said which meeple"),
    }
    put_away(state, true, log);
}

/// The two points of the seal.
pub(crate) fn take_points(state: &mut State, log: &mut impl Log<Event>) {
    pay(state, Tally::one(Item::Seal, 1, SEAL as i16), None, log);
    put_away(state, false, log);
}

/// Scores where a meeple stands, if its owner leads there, and takes it back.
pub(crate) fn score(state: &mut State, figure: Figure, at: Place, log: &mut impl Log<Event>) {
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
fn pay(state: &mut State, tally: Tally, at: Option<Place>, log: &mut impl Log<Event>) {
    track::grant(state, state.mover, Reason::Message, tally, at, log);
    state.agenda.next(&[Step::Pay, Step::ReadMessage]);
}

fn put_away(state: &mut State, obeyed: bool, log: &mut impl Log<Event>) {
    let message = state.messages.read.take().expect("a message was turned up");
    state.messages.used.push(message);
    log.emit(|| Event::MessageUsed { message, obeyed });
}

/// Whether a counter rests on a dark space.
pub(crate) fn is_dark(points: u16) -> bool {
    points.is_multiple_of(5)
}

/// The mover has earned a message.
pub(crate) fn earn(state: &mut State, seat: Seat) {
    debug_assert_eq!(seat, state.mover, "only whoever moves earns a message");
    state.messages.due = true;
}
