//! Robbers: a robber beside a counter takes half of what moves it.
//!
//! Rules: Big Box, p. 20. Steps: [`Step::Robbers`], [`Step::NextRobber`] and [`Step::Robber`] put
//! robbers on the track; they strike in the scoring round (`score/round.rs`).

use arrayvec::ArrayVec;
use bastide_game::{Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::score::{Item, Reason, Tally, track};
use crate::state::{MAX_SEATS, State};
use crate::step::{Flow, Step};
use crate::tiles::on_tile;

/// Everybody has one robber.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Robbers {
    /// Whether they are in the box at all.
    pub(crate) played: bool,
    /// The space of each robber on the track.
    pub(crate) on: [Option<u8>; MAX_SEATS],
    /// Who may place one now.
    pub(crate) asked: Seat,
}

impl Robbers {
    pub(crate) fn new(played: bool) -> Robbers {
        Robbers { played, on: [None; MAX_SEATS], asked: Seat(0) }
    }

    /// Whether any is on the track.
    #[inline]
    pub(crate) fn any(&self) -> bool {
        self.played && self.on.iter().any(Option::is_some)
    }

    /// The owners of robbers on a space, without one seat.
    pub(crate) fn beside(&self, space: u8, not: Seat) -> impl Iterator<Item = Seat> {
        let on = self.on;
        let seats = Seat::all(MAX_SEATS).filter(move |seat| on[seat.index()] == Some(space));
        seats.filter(move |seat| *seat != not)
    }
}

/// A tile with their sign lets the mover place or move his robber, then one other place hers.
pub(crate) fn enter(state: &mut State) -> Flow {
    if state.robbers.played && state.last().kind.signs.has(on_tile::ROBBER) {
        state.robbers.asked = state.mover;
        state.agenda.next(&[Step::Robber, Step::NextRobber]);
    }
    Flow::Done
}

/// The next player in the order of play whose robber is at home.
pub(crate) fn enter_next(state: &mut State) -> Flow {
    let others = state.mover.and_others(state.seats()).skip(1);
    let mut at_home = others.filter(|seat| state.robbers.on[seat.index()].is_none());
    if let Some(seat) = at_home.next() {
        state.robbers.asked = seat;
        state.agenda.next(&[Step::Robber]);
    }
    Flow::Done
}

/// The spaces on which somebody else's counter stands and the seat's own robber does not.
fn spaces(state: &State) -> ArrayVec<u8, { 2 * MAX_SEATS }> {
    let seat = state.robbers.asked;
    let mut spaces: ArrayVec<u8, { 2 * MAX_SEATS }> = ArrayVec::new();
    for other in Seat::all(state.seats()).filter(|other| *other != seat) {
        for counter in state.track.counters() {
            let space = state.track.space(other, counter);
            if state.robbers.on[seat.index()] != Some(space) && !spaces.contains(&space) {
                spaces.push(space);
            }
        }
    }
    spaces.sort_unstable();
    spaces
}

pub(crate) fn enter_seat(state: &State) -> Flow {
    if spaces(state).is_empty() { Flow::Done } else { Flow::Wait }
}

pub(crate) fn actions(state: &State, into: &mut Vec<Action>) {
    into.extend(spaces(state).into_iter().map(|space| Action::Robber { space }));
    into.push(Action::Pass);
}

pub(crate) fn place(state: &mut State, space: u8, log: &mut impl Log<Event>) {
    let seat = state.robbers.asked;
    state.robbers.on[seat.index()] = Some(space);
    log.emit(|| Event::RobberMoved { owner: seat, space, ran: false });
}

/// A robber takes half of an amount, rounded up, and goes home. The points follow later in the
/// round.
pub(crate) fn strike(
    state: &mut State,
    by: Seat,
    from: Seat,
    amount: u16,
    log: &mut impl Log<Event>,
) -> u16 {
    let points = amount.div_ceil(2);
    state.robbers.on[by.index()] = None;
    log.emit(|| Event::Robbed { by, from, points });
    points
}

/// Robbers run along with a counter that moves by robbed points. Who ran rests for this round.
pub(crate) fn run_along(
    state: &mut State,
    runner: Seat,
    from: u8,
    to: u8,
    ran: &mut u8,
    log: &mut impl Log<Event>,
) {
    let beside: ArrayVec<Seat, MAX_SEATS> = state.robbers.beside(from, runner).collect();
    for owner in beside {
        if *ran & (1 << owner.0) == 0 {
            *ran |= 1 << owner.0;
            state.robbers.on[owner.index()] = Some(to);
            log.emit(|| Event::RobberMoved { owner, space: to, ran: true });
        }
    }
}

/// For a robber that is on the track at the end.
pub(crate) const LEFT_ON_TRACK: i16 = 3;

/// At the end every robber on the track brings its owner points.
pub(crate) fn count(state: &mut State, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats()) {
        if state.robbers.on[seat.index()].take().is_some() {
            let tally = Tally::one(Item::Robber, 1, LEFT_ON_TRACK);
            track::grant(state, seat, Reason::Robber, tally, None, log);
        }
    }
}
