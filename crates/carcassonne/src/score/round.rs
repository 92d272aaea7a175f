//! A scoring round in which somebody may have a choice, in four parts: everybody moves counters;
//! robbers beside them take their half; what was robbed moves counters, and other robbers run
//! along; a move of the mover that ended on a dark space earns a message.
//!
//! Rules: Big Box, p. 15, 16 and 20.

use arrayvec::ArrayVec;
use bastide_game::{Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::expansions::messages::DARK_INTERVAL;
use crate::expansions::{self, messages, robbers};
use crate::score::track::{Grant, SPACES};
use crate::score::{Counter, Item, Reason, Tally};
use crate::state::{MAX_SEATS, State};
use crate::step::{Flow, Step};

/// A counter's first ordinary move from a space with a robber in this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Departure {
    seat: Seat,
    counter: Counter,
    from: u8,
    points: u16,
}

/// Which part of the round it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Phase {
    #[default]
    Before,
    Moving,
    Robbing,
    Running,
}

/// A round that is going on.
#[derive(Clone, Debug, Default)]
pub(crate) struct ScoringRound {
    phase: Phase,
    /// Who is asked.
    pub(crate) asked: Option<Seat>,
    /// What robbers can take half of.
    departures: Vec<Departure>,
    /// Counters that moved forwards, a bit each.
    moved: u16,
    /// Whether a move of the mover ended on a dark space.
    landed: bool,
    /// What each seat's robber took.
    robbed: [u16; MAX_SEATS],
    /// Robbers that ran along, a bit each.
    ran: u8,
}

impl ScoringRound {
    /// What was robbed and has not moved a counter yet, by seat.
    pub(crate) fn robbed(&self) -> [u16; MAX_SEATS] {
        self.robbed
    }

    /// Whether robbers take their half now.
    pub(crate) fn is_robbing(&self) -> bool {
        self.phase == Phase::Robbing
    }

    /// Whether something of the round is still to happen.
    pub(crate) fn is_open(&self) -> bool {
        self.phase != Phase::Before
    }

    /// Whether ordinary amounts move counters now.
    pub(crate) fn is_moving(&self) -> bool {
        self.phase == Phase::Moving
    }

    /// Whether a counter has moved forwards.
    pub(crate) fn has_moved(&self, seat: Seat, counter: Counter) -> bool {
        self.moved & bit(seat, counter) != 0
    }

    /// Whether a move of the mover has ended on a dark space.
    pub(crate) fn has_landed(&self) -> bool {
        self.landed
    }

    /// Whether a counter has left a space on which a robber waits for it.
    pub(crate) fn has_left(&self, seat: Seat, counter: Counter, space: u8) -> bool {
        let left = |d: &Departure| (d.seat, d.counter, d.from) == (seat, counter, space);
        self.departures.iter().any(left)
    }
}

/// The bit of a counter.
fn bit(seat: Seat, counter: Counter) -> u16 {
    1 << (2 * seat.0 + counter as u8)
}

/// What can be answered now: amounts with counters, or amounts to rob.
type Options = ArrayVec<Action, 64>;

/// Goes on until somebody has a choice or the round is over.
pub(crate) fn enter(state: &mut State, log: &mut impl Log<Event>) -> Flow {
    if state.round.phase == Phase::Before {
        if state.grants.is_empty() {
            return Flow::Done;
        }
        state.round.phase = Phase::Moving;
    }
    loop {
        let Some((seat, options)) = next(state) else {
            state.round.phase = match state.round.phase {
                Phase::Before | Phase::Moving => Phase::Robbing,
                Phase::Robbing => Phase::Running,
                Phase::Running => {
                    finish(state);
                    return Flow::Done;
                }
            };
            continue;
        };
        state.round.asked = Some(seat);
        match options[..] {
            [only] => act(state, only, log),
            _ => return Flow::Wait,
        }
    }
}

/// The next seat in the order of play that has something to move or to rob, and its options.
fn next(state: &State) -> Option<(Seat, Options)> {
    let options = |seat: Seat| match state.round.phase {
        Phase::Before => Options::new(),
        Phase::Moving => moves(state, seat),
        Phase::Robbing => victims(state, seat),
        Phase::Running => match state.round.robbed[seat.index()] {
            0 => Options::new(),
            points => with_counters(state, seat, &[points]),
        },
    };
    let mut seats = state.mover.and_others(state.seats()).map(|seat| (seat, options(seat)));
    seats.find(|(_, options)| !options.is_empty())
}

/// A seat's amounts, each with each counter. Their order matters only if in some order a counter moves on
/// from a robber's space; and an abbot that was taken back always comes first.
fn moves(state: &State, seat: Seat) -> Options {
    let mut amounts: ArrayVec<u16, 32> = ArrayVec::new();
    let mine = || state.grants.iter().filter(|g| g.to == seat);
    let Some(first) = mine().next() else {
        return Options::new();
    };
    amounts.push(first.points);
    let points = || mine().map(|grant| grant.points);
    let matters = || is_watched(state, seat, points) || may_land(state, seat, points);
    if first.reason != Reason::Abbot && matters() {
        for grant in mine() {
            if !amounts.contains(&grant.points) && !amounts.is_full() {
                amounts.push(grant.points);
            }
        }
    }
    with_counters(state, seat, &amounts)
}

/// Whether in some order of its amounts a counter of the seat moves on from a robber's space.
fn is_watched<I: Iterator<Item = u16>>(state: &State, seat: Seat, amounts: impl Fn() -> I) -> bool {
    let waits = |counter, space| {
        state.robbers.beside(space, seat).next().is_some()
            && !state.round.has_left(seat, counter, space)
    };
    state.robbers.any()
        && state.track.counters().any(|counter| {
            let space = state.track.space(seat, counter);
            if state.rules < 2 {
                return !state.round.has_moved(seat, counter) && waits(counter, space);
            }
            let begins = beginnings(space, amounts());
            (0..SPACES as u8).any(|space| begins & (1 << space) != 0 && waits(counter, space))
        })
}

/// Whether the order of the mover's amounts decides if one of its counters lands on a dark space: whether some of
/// the amounts, moved by one counter, land there in one order and not in another.
fn may_land<I: Iterator<Item = u16>>(state: &State, seat: Seat, amounts: impl Fn() -> I) -> bool {
    if state.rules < 3 || !state.track.women || seat != state.mover || state.round.landed {
        return false;
    }
    // Remainders of the amounts: amounts with equal remainders land alike.
    let remainders: ArrayVec<u16, 8> =
        amounts().map(|points| points % DARK_INTERVAL).take(8).collect();
    if remainders.iter().all(|remainder| *remainder == remainders[0]) {
        return false;
    }
    state.track.counters().any(|counter| {
        let at = state.track.at(seat, counter) % DARK_INTERVAL;
        // For each set of amounts, a bit each: the space it leads to, and whether some order of its moves has landed
        // or has not.
        let mut reached = [(at, false, true); 1 << 8];
        (1..1usize << remainders.len()).any(|set| {
            let lowest = set.trailing_zeros() as usize;
            let to = (reached[set & (set - 1)].0 + remainders[lowest]) % DARK_INTERVAL;
            let before = || {
                (0..remainders.len())
                    .filter(|n| set & 1 << n != 0)
                    .map(|n| reached[set & !(1 << n)])
            };
            let lands = to == 0 || before().any(|(_, lands, _)| lands);
            let avoids = to != 0 && before().any(|(_, _, avoids)| avoids);
            reached[set] = (to, lands, avoids);
            lands && avoids
        })
    })
}

/// Whose robbers wait for a counter that moves on now.
pub fn watchers(state: &State, seat: Seat, counter: Counter) -> Vec<Seat> {
    let space = state.track.space(seat, counter);
    let late = state.rules < 2 && state.round.has_moved(seat, counter);
    if !state.round.is_moving() || late || state.round.has_left(seat, counter, space) {
        return Vec::new();
    }
    state.robbers.beside(space, seat).collect()
}

/// Whether somebody gets half of a seat's next amount, whatever counter it moves.
pub(crate) fn must_be_robbed(state: &State, seat: Seat) -> bool {
    let robbed = |counter| {
        let space = state.track.space(seat, counter);
        state.robbers.beside(space, seat).next().is_some()
    };
    state.track.counters().all(robbed)
}

/// The spaces, a bit each, on which a counter can begin a move that makes all these moves in any order: those it
/// reaches by some of them, but not by all.
fn beginnings(space: u8, amounts: impl Iterator<Item = u16>) -> u64 {
    let on_by = |spaces: u64, points: u16| {
        let points = points % SPACES;
        (spaces << points | spaces >> (SPACES - points)) & ((1 << SPACES) - 1)
    };
    let (mut by_some, mut by_all) = (0, 1 << space);
    for points in amounts {
        by_some |= on_by(by_some, points) | by_all;
        by_all = on_by(by_all, points);
    }
    by_some
}

/// Two counters are the same if they stand for the same points and have left the same robbers; before version 3 of
/// the rules, if both have moved or not as well.
fn with_counters(state: &State, seat: Seat, amounts: &[u16]) -> Options {
    let [meeple, woman] = Counter::ALL.map(|counter| state.round.has_moved(seat, counter));
    let left_alike = |d: &Departure| {
        d.seat != seat || Counter::ALL.into_iter().all(|c| state.round.has_left(seat, c, d.from))
    };
    let alike = state.track.different(seat).nth(1).is_none()
        && (meeple == woman || state.rules >= 3)
        && (state.rules < 2 || state.round.departures.iter().all(left_alike));
    let count = if !state.track.women || alike { 1 } else { 2 };
    let mut options = Options::new();
    for points in amounts {
        let counters = Counter::ALL.into_iter().take(count);
        options.extend(counters.map(|counter| Action::Move { points: *points, counter }));
    }
    options
}

/// The amounts that a seat's robber could halve, equal ones once.
fn victims(state: &State, seat: Seat) -> Options {
    let mut options = Options::new();
    let Some(space) = state.robbers.on[seat.index()] else {
        return options;
    };
    let mut seen: ArrayVec<u16, { 2 * MAX_SEATS }> = ArrayVec::new();
    let beside = |d: &&Departure| d.from == space && d.seat != seat;
    for departure in state.round.departures.iter().filter(beside) {
        if !seen.contains(&departure.points) {
            seen.push(departure.points);
            let (points, from) = (departure.points, departure.seat);
            options.push(robbers::Action::Rob { points, from }.into());
        }
    }
    options
}

pub(crate) fn actions(state: &State, into: &mut Vec<Action>) {
    if let Some((_, options)) = next(state) {
        into.extend(options);
    }
}

pub(crate) fn answer(state: &mut State, action: Action, log: &mut impl Log<Event>) {
    act(state, action, log);
    state.agenda.next(&[Step::Pay]);
}

fn act(state: &mut State, action: Action, log: &mut impl Log<Event>) {
    let seat = state.round.asked.expect("somebody answers");
    match (state.round.phase, action) {
        (Phase::Moving, Action::Move { points, counter }) => {
            let number = state.grants.iter().position(|g| g.to == seat && g.points == points);
            let Grant { reason, .. } = state.grants.remove(number.expect("it was granted"));
            depart(state, seat, counter, points);
            go(state, seat, counter, points, reason, log);
        }
        (
            Phase::Robbing,
            Action::Expansion(expansions::Action::Robbers(robbers::Action::Rob { points, from })),
        ) => {
            let points = robbers::strike(state, seat, from, points, log);
            state.round.robbed[seat.index()] = points;
        }
        (Phase::Running, Action::Move { points, counter }) => {
            state.round.robbed[seat.index()] = 0;
            let from = state.track.space(seat, counter);
            let tally = Tally::one(Item::Robbed, points, 1);
            log.emit(|| Event::Scored {
                to: seat,
                reason: Reason::Robbed,
                tally,
                at: None,
                contest: None,
            });
            go(state, seat, counter, points, Reason::Robbed, log);
            let to = state.track.space(seat, counter);
            let mut ran = state.round.ran;
            robbers::run_along(state, seat, from, to, &mut ran, log);
            state.round.ran = ran;
        }
        (phase, action) => unreachable!("{action:?} while {phase:?}"),
    }
}

/// Notes a move that begins where a robber stands, unless the counter has left that one already.
fn depart(state: &mut State, seat: Seat, counter: Counter, points: u16) {
    let from = state.track.space(seat, counter);
    let late = state.rules < 2 && state.round.has_moved(seat, counter);
    let is_robbed = state.robbers.beside(from, seat).next().is_some();
    if is_robbed && !late && !state.round.has_left(seat, counter, from) {
        state.round.departures.push(Departure { seat, counter, from, points });
    }
}

fn go(
    state: &mut State,
    to: Seat,
    counter: Counter,
    points: u16,
    reason: Reason,
    log: &mut impl Log<Event>,
) {
    state.round.moved |= bit(to, counter);
    state.track.advance(to, counter, points);
    let lands = messages::is_dark(state.track.at(to, counter));
    state.round.landed |= lands && to == state.mover && state.track.women;
    log.emit(|| Event::Paid { to, counter, points, reason });
}

/// At most one message a round, for any move of the mover that ended on a dark space. Before version 3 of the rules,
/// a counter had to rest there at the end of the round.
fn finish(state: &mut State) {
    let mover = state.mover;
    let rests = |counter: Counter| {
        state.round.has_moved(mover, counter) && messages::is_dark(state.track.at(mover, counter))
    };
    let earned = state.round.landed && (state.rules >= 3 || Counter::ALL.into_iter().any(rests));
    if earned {
        messages::earn(state, mover);
    }
    state.round = ScoringRound::default();
}
