//! The track: points are grants on their way, and each moves a counter.

use arrayvec::ArrayVec;
use bastide_game::{Log, Seat};

use crate::action::Place;
use crate::event::Event;
use crate::score::round;
use crate::score::{Reason, Tally};
use crate::state::{MAX_SEATS, State};
use crate::step::Flow;

/// Points on their way to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Grant {
    pub(crate) to: Seat,
    pub(crate) points: u16,
    pub(crate) reason: Reason,
}

/// All that can be granted before it is paid: every figure and every kind of goods at the end.
pub(crate) type Grants = ArrayVec<Grant, 96>;

/// A figure that counts points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Counter {
    /// The counting meeple.
    Meeple,
    /// The meeple woman, who comes with the messages.
    Woman,
}

impl Counter {
    /// Both.
    pub const ALL: [Counter; 2] = [Counter::Meeple, Counter::Woman];

    /// The word for it where programs read it.
    pub fn word(self) -> &'static str {
        match self {
            Counter::Meeple => "meeple",
            Counter::Woman => "woman",
        }
    }
}

/// Spaces on the track.
pub(crate) const SPACES: u16 = 50;

/// Where the counters stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Track {
    /// The points of each seat's counters. A counter stands on the space with that number, and after
    /// every fifty spaces the track begins again.
    counters: [[u16; 2]; MAX_SEATS],
    /// Whether everybody has a second counter.
    pub(crate) women: bool,
}

impl Track {
    pub(crate) fn new(women: bool) -> Track {
        Track { women, ..Track::default() }
    }

    /// A seat's points: what its counters have, together.
    pub(crate) fn points(&self, seat: Seat) -> u16 {
        let [meeple, woman] = self.counters[seat.index()];
        meeple + woman
    }

    /// The counters that everybody has.
    pub(crate) fn counters(&self) -> impl Iterator<Item = Counter> + use<> {
        let count = if self.women { 2 } else { 1 };
        Counter::ALL.into_iter().take(count)
    }

    /// The counters of a seat; one of them if they stand for the same points.
    pub(crate) fn different(&self, seat: Seat) -> impl Iterator<Item = Counter> + use<> {
        let [meeple, woman] = self.counters[seat.index()];
        let count = if self.women && meeple != woman { 2 } else { 1 };
        Counter::ALL.into_iter().take(count)
    }

    pub(crate) fn at(&self, seat: Seat, counter: Counter) -> u16 {
        self.counters[seat.index()][counter as usize]
    }

    pub(crate) fn space(&self, seat: Seat, counter: Counter) -> u8 {
        (self.at(seat, counter) % SPACES) as u8
    }

    pub(crate) fn put(&mut self, seat: Seat, counter: Counter, points: u16) {
        self.counters[seat.index()][counter as usize] = points;
    }

    pub(crate) fn advance(&mut self, seat: Seat, counter: Counter, points: u16) {
        self.counters[seat.index()][counter as usize] += points;
    }

    pub(crate) fn go_back(&mut self, seat: Seat, counter: Counter, points: u16) {
        self.counters[seat.index()][counter as usize] -= points;
    }
}

/// Points that nobody contests; they move a counter when they are paid.
pub(crate) fn grant(
    state: &mut State,
    to: Seat,
    reason: Reason,
    tally: Tally,
    at: Option<Place>,
    log: &mut impl Log<Event>,
) {
    let points = tally.points();
    log.emit(|| Event::Scored { to, reason, tally, at, contest: None });
    owe(state, to, reason, points);
}

/// Points that were counted and are still to be paid.
pub(crate) fn owe(state: &mut State, to: Seat, reason: Reason, points: u16) {
    if points > 0 {
        state.grants.push(Grant { to, points, reason });
    }
}

/// One scoring round. Where nobody has a choice it is over at once.
#[inline]
pub(crate) fn pay(state: &mut State, log: &mut impl Log<Event>) -> Flow {
    if state.grants.is_empty() && !state.round.is_open() {
        return Flow::Done;
    }
    if state.track.women || state.robbers.any() || state.round.is_open() {
        return round::enter(state, log);
    }
    pay_all(state, log);
    Flow::Done
}

/// The mover's amounts first, then everybody's in the order of play, each player's in the order in
/// which they were granted, all with the counting meeple.
pub(crate) fn pay_all(state: &mut State, log: &mut impl Log<Event>) {
    if state.grants.is_empty() {
        return;
    }
    let grants = std::mem::take(&mut state.grants);
    let counter = Counter::Meeple;
    for seat in state.mover.and_others(state.seats()) {
        for Grant { to, points, reason } in grants.iter().copied().filter(|g| g.to == seat) {
            state.track.advance(to, counter, points);
            log.emit(|| Event::Paid { to, counter, points, reason });
        }
    }
}
