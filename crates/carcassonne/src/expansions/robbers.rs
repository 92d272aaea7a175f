//! Robbers: a robber beside a counter takes half of what moves it.
//!
//! Rules: Big Box, p. 20. Steps: `Step::Robbers`, `Step::NextRobber` and `Step::Robber` put
//! robbers on the track; they strike in the scoring round (`score/round.rs`).

use std::fmt;

use arrayvec::ArrayVec;
use bastide_game::battery::Violation;
use bastide_game::position::PositionError::{self, Impossible};
use bastide_game::{Log, Seat, SentenceError};

use crate::action;
use crate::event;
use crate::notation::{number, read_seat, seat_word};
use crate::position::{Names, by_seat};
use crate::score::track::SPACES;
use crate::score::{Item, Reason, Tally, round, track};
use crate::state::{MAX_SEATS, State};
use crate::step::{Flow, Step};
use crate::tiles::on_tile;
use crate::view::View;

/// What players can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `robber 20`: put the own robber on a space of the track.
    Place {
        /// The space, 0 to 49.
        space: u8,
    },
    /// `rob 6 blue`: half of which amount the own robber takes.
    Rob {
        /// The whole amount.
        points: u16,
        /// Whose it is.
        from: Seat,
    },
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A robber stands on a space of the track.
    Moved {
        /// Whose.
        owner: Seat,
        /// The space.
        space: u8,
        /// Whether it ran along with a counter.
        ran: bool,
    },
    /// A robber took half of an amount and went home.
    Robbed {
        /// Whose robber.
        by: Seat,
        /// Whose amount; the owner keeps all of it.
        from: Seat,
        /// What the robber gets.
        points: u16,
    },
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Where the robber goes.
    Place,
    /// Half of which amount is robbed.
    Rob,
}

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

impl State {
    /// The space on which a player's robber stands.
    pub fn robber(&self, seat: Seat) -> Option<u8> {
        self.robbers.on[seat.index()]
    }

    /// Whether everybody has a robber.
    pub fn has_robbers(&self) -> bool {
        self.robbers.played
    }
}

/// Brings a view up to date.
pub(crate) fn hear(view: &mut View, event: Event) {
    match event {
        Event::Moved { owner, space, .. } => view.seats[owner.index()].robber = Some(space),
        Event::Robbed { by, .. } => view.seats[by.index()].robber = None,
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

pub(crate) fn actions(state: &State, into: &mut Vec<action::Action>) {
    into.extend(
        spaces(state).into_iter().map(|space| Action::Place { space }).map(action::Action::from),
    );
    into.push(action::Action::Pass);
}

/// What an answer does.
pub(crate) fn answer(state: &mut State, action: Action, log: &mut impl Log<event::Event>) {
    match action {
        Action::Place { space } => place(state, space, log),
        Action::Rob { .. } => round::answer(state, action.into(), log),
    }
}

fn place(state: &mut State, space: u8, log: &mut impl Log<event::Event>) {
    let seat = state.robbers.asked;
    state.robbers.on[seat.index()] = Some(space);
    log.emit(|| Event::Moved { owner: seat, space, ran: false }.into());
}

/// What a robber takes of an amount: half, rounded up.
pub fn share(amount: u16) -> u16 {
    amount.div_ceil(2)
}

/// A robber takes half of an amount, rounded up, and goes home. The points follow later in the
/// round.
pub(crate) fn strike(
    state: &mut State,
    by: Seat,
    from: Seat,
    amount: u16,
    log: &mut impl Log<event::Event>,
) -> u16 {
    let points = share(amount);
    state.robbers.on[by.index()] = None;
    log.emit(|| Event::Robbed { by, from, points }.into());
    points
}

/// Robbers run along with a counter that moves by robbed points. Who ran rests for this round.
pub(crate) fn run_along(
    state: &mut State,
    runner: Seat,
    from: u8,
    to: u8,
    ran: &mut u8,
    log: &mut impl Log<event::Event>,
) {
    let beside: ArrayVec<Seat, MAX_SEATS> = state.robbers.beside(from, runner).collect();
    for owner in beside {
        if *ran & (1 << owner.0) == 0 {
            *ran |= 1 << owner.0;
            state.robbers.on[owner.index()] = Some(to);
            log.emit(|| Event::Moved { owner, space: to, ran: true }.into());
        }
    }
}

/// For a robber that is on the track at the end.
pub(crate) const LEFT_ON_TRACK: i16 = 3;

/// At the end every robber on the track brings its owner points.
pub(crate) fn count(state: &mut State, log: &mut impl Log<event::Event>) {
    for seat in Seat::all(state.seats()) {
        if state.robbers.on[seat.index()].take().is_some() {
            let tally = Tally::one(Item::Robber, 1, LEFT_ON_TRACK);
            track::grant(state, seat, Reason::Robber, tally, None, log);
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place { space } => write!(f, "robber {space}"),
            Action::Rob { points, from } => write!(f, "rob {points} {}", seat_word(*from)),
        }
    }
}

/// Reads its sentences.
pub(crate) fn read(words: &[&str]) -> Result<Option<Action>, SentenceError> {
    Ok(Some(match words {
        ["robber", space] => Action::Place { space: number(space)? },
        ["rob", points, from] => Action::Rob { points: number(points)?, from: read_seat(from)? },
        _ => return Ok(None),
    }))
}

/// Reads its lines of a position.
pub(crate) fn read_line(
    state: &mut State,
    names: &Names<'_>,
    key: &str,
    words: &[&str],
) -> Result<(), PositionError> {
    if key != "robbers" {
        return Ok(());
    }
    if !state.robbers.played {
        return Err(Impossible("robbers come with `robbers`"));
    }
    for (seat, space) in names.by_seat(words, SPACES - 1)? {
        state.robbers.on[seat.index()] = Some(space as u8);
    }
    Ok(())
}

/// Writes the spaces of the robbers.
pub(crate) fn write_line(state: &State, line: &mut impl FnMut(&str, &str)) {
    by_seat(state, "robbers", |seat| state.robber(seat).map(u16::from), line);
}

/// How it is, for what a story expects.
pub(crate) fn told(
    state: &State,
    names: &Names<'_>,
    words: &[&str],
) -> Result<Option<String>, PositionError> {
    Ok(match words {
        [who, "robber", "on", _] | [who, "robber", "home"] => {
            Some(match state.robber(names.seat(who)?) {
                Some(space) => format!("{who} robber on {space}"),
                None => format!("{who} robber home"),
            })
        }
        _ => None,
    })
}

/// What must hold: robbers stand on spaces of the track, if there are any.
pub(crate) fn holds(state: &State) -> Result<(), Violation> {
    let strange = |on: &Option<u8>| on.is_some_and(|space| space >= 50 || !state.robbers.played);
    if state.robbers.on.iter().any(strange) {
        return Err("a robber stands where there is no space".into());
    }
    Ok(())
}
