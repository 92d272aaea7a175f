//! The track: points are grants on their way, and each moves a counter.

use arrayvec::ArrayVec;
use bastide_game::{Log, Seat};

use crate::action::Place;
use crate::event::Event;
use crate::score::{Reason, Tally};
use crate::state::{MOST_SEATS, State};
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

/// Where the counters stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Track {
    /// The points of each seat's counter. It stands on the space with that number, and after every
    /// fifty spaces the track begins again.
    counters: [u16; MOST_SEATS],
}

impl Track {
    pub(crate) fn points(&self, seat: Seat) -> u16 {
        self.counters[seat.index()]
    }

    pub(crate) fn put(&mut self, seat: Seat, points: u16) {
        self.counters[seat.index()] = points;
    }
}

/// Points for somebody; they move a counter when they are paid.
pub(crate) fn grant(
    state: &mut State,
    to: Seat,
    reason: Reason,
    tally: Tally,
    at: Option<Place>,
    log: &mut impl Log<Event>,
) {
    let points = tally.points();
    log.tell(|| Event::Scored { to, reason, tally, at });
    if points > 0 {
        state.grants.push(Grant { to, points, reason });
    }
}

/// One scoring round: the mover's amounts first, then everybody's in the order of play, each
/// player's in the order in which they were granted.
pub(crate) fn pay(state: &mut State, log: &mut impl Log<Event>) -> Flow {
    if state.grants.is_empty() {
        return Flow::Done;
    }
    let grants = std::mem::take(&mut state.grants);
    for seat in state.mover.and_others(state.seats()) {
        for Grant { to, points, reason } in grants.iter().copied().filter(|g| g.to == seat) {
            state.track.counters[to.index()] += points;
            log.tell(|| Event::Paid { to, points, reason });
        }
    }
    Flow::Done
}
