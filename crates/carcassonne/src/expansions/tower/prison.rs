//! Captures and prisoners: whom a tower takes, how prisoners are exchanged and bought back.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use bastide_game::{Log, Seat};
use bastide_landscape::Cell;

use super::{Action, Event, Prisoner, tower_at};
use crate::action::{self, Place, Post};
use crate::event;
use crate::figure::{self, FIGURES, Figure};
use crate::question::Cause;
use crate::score::{Counter, Item, Reason, Tally, track};
use crate::state::State;
use crate::step::{Flow, Step};

/// Why a capture is asked for: the tower that was raised last.
pub(crate) fn cause(state: &State) -> Cause {
    let raised = state.towers.all.get(state.towers.raised).map(|tower| tower.tile);
    Cause::TowerGrew(state.land.tile(raised.unwrap_or(state.last)).cell)
}

/// Whoever raised a tower may take a meeple, if there is one in reach.
pub(crate) fn enter_capture(state: &State) -> Flow {
    let mut found = false;
    each_in_reach(state, |_| found = true);
    if found { Flow::Wait } else { Flow::Done }
}

pub(crate) fn capture_actions(state: &State, into: &mut Vec<action::Action>) {
    each_in_reach(state, |action| {
        let action = action.into();
        if !into.contains(&action) {
            into.push(action);
        }
    });
    into.push(action::Action::Pass);
}

/// Whether a tower of some height reaches a cell: its own, and in the four directions as far as it is high.
fn reaches(tower: Cell, height: u8, cell: Cell) -> bool {
    let far = i16::from(height);
    let (dx, dy) = ((cell.x - tower.x).abs(), (cell.y - tower.y).abs());
    (dx == 0 && dy <= far) || (dy == 0 && dx <= far)
}

/// The cells that a tower of some height reaches, its own first.
pub fn reach(tower: Cell, height: u8) -> Vec<Cell> {
    let mut cells = vec![tower];
    for far in 1..=i16::from(height) {
        let around = [(0, -far), (far, 0), (0, far), (-far, 0)];
        cells.extend(around.map(|(dx, dy)| Cell::new(tower.x + dx, tower.y + dy)));
    }
    debug_assert!(cells.iter().all(|cell| reaches(tower, height, *cell)));
    cells
}

/// Every meeple on the tower's tile, and in the four directions as far as the tower is high.
/// Nothing between them matters.
fn each_in_reach(state: &State, mut found: impl FnMut(Action)) {
    let tower = &state.towers.all[state.towers.raised];
    let middle = state.land.tile(tower.tile).cell;
    let reaches = |cell: Cell| reaches(middle, tower.height, cell);
    for f in state.figures.iter().filter(|f| f.figure.is_meeple()) {
        let cell = state.land.tile(state.land.tile_of(f.on)).cell;
        if reaches(cell) {
            let at = Post { cell, spot: Some(state.place(f.on).spot) };
            found(Action::Capture { owner: f.owner, figure: f.figure, at });
        }
    }
    for other in &state.towers.all {
        let cell = state.land.tile(other.tile).cell;
        if let (Some((owner, figure)), true) = (other.guard, reaches(cell)) {
            found(Action::Capture { owner, figure, at: Post { cell, spot: None } });
        }
    }
}

/// An own meeple goes home, somebody else's to prison; perhaps one comes back for it.
pub(super) fn capture(
    state: &mut State,
    owner: Seat,
    figure: Figure,
    at: Post,
    log: &mut impl Log<event::Event>,
) {
    let by = state.mover;
    match at.spot {
        Some(spot) => {
            let on = state.segment(Place { cell: at.cell, spot });
            let on = on.expect("only places on the board are offered");
            let number = state.standing(owner, figure, on).expect("only what stands is offered");
            figure::capture(state, number, by, log);
        }
        None => {
            let number = tower_at(state, at.cell);
            state.towers.all[number].guard = None;
            figure::hand_over(state, owner, figure, at, by, log);
        }
    }
    if is_exchanged(state, owner) {
        state.towers.with = Some(owner);
        state.agenda.next(&[Step::Exchange]);
    }
}

/// With whom the mover exchanges, and which figure goes back for it.
pub fn exchanged_for(state: &State) -> Option<Prisoner> {
    let with = state.towers.with?;
    state.towers.prisoners.iter().find(|p| p.by == state.mover && p.owner == with).copied()
}

/// Whether a capture of somebody's figure brings one of the mover's back.
pub fn is_exchanged(state: &State, owner: Seat) -> bool {
    let held = |p: &Prisoner| p.by == owner && p.owner == state.mover;
    owner != state.mover && state.towers.prisoners.iter().any(held)
}

/// The kinds of the mover's figures that can come back.
fn held(state: &State) -> ArrayVec<Figure, FIGURES> {
    let holder = state.towers.with.expect("somebody exchanges with the mover");
    let held = |figure: &Figure| {
        let prisoner = Prisoner { by: holder, owner: state.mover, figure: *figure };
        state.towers.prisoners.contains(&prisoner)
    };
    Figure::ALL.into_iter().filter(held).collect()
}

/// Two players who hold a figure of each other exchange them at once; who could get several back
/// chooses.
pub(crate) fn enter_exchange(state: &mut State, log: &mut impl Log<event::Event>) -> Flow {
    match held(state)[..] {
        [] => Flow::Done,
        [only] => {
            exchange(state, only, log);
            Flow::Done
        }
        _ => Flow::Wait,
    }
}

pub(crate) fn exchange_actions(state: &State, into: &mut Vec<action::Action>) {
    into.extend(
        held(state).into_iter().map(|figure| Action::Exchange { figure }).map(action::Action::from),
    );
}

pub(super) fn exchange(state: &mut State, figure: Figure, log: &mut impl Log<event::Event>) {
    let mover = state.mover;
    let with = state.towers.with.take().expect("somebody exchanges with the mover");
    let theirs = state.towers.prisoners.iter().find(|p| p.by == mover && p.owner == with);
    let theirs = *theirs.expect("an exchange follows a capture");
    free(state, theirs, log);
    free(state, Prisoner { by: with, owner: mover, figure }, log);
}

fn free(state: &mut State, prisoner: Prisoner, log: &mut impl Log<event::Event>) {
    let number = state.towers.prisoners.iter().position(|p| *p == prisoner);
    state.towers.prisoners.remove(number.expect("only prisoners are freed"));
    let Prisoner { by, owner, figure } = prisoner;
    state.supply[owner.index()][figure as usize] += 1;
    log.emit(|| Event::Freed { owner, figure, by }.into());
}

/// Counters go back, the captor is paid as in any scoring round, and the figure can be used at once.
pub(super) fn ransom(
    state: &mut State,
    figure: Figure,
    from: Seat,
    counter: Counter,
    log: &mut impl Log<event::Event>,
) {
    let by = state.mover;
    let before_scoring = state.rules < 3 || state.towers.offered;
    state.towers.ransomed = true;
    for (counter, points) in shares(state, counter).filter(|(_, points)| *points > 0) {
        state.track.go_back(by, counter, points);
        log.emit(|| Event::RansomPaid { by, counter, points }.into());
    }
    free(state, Prisoner { by: from, owner: by, figure }, log);
    let tally = Tally::one(Item::Ransom, 1, RANSOM as i16);
    track::grant(state, from, Reason::Ransom, tally, None, log);
    let then: &[Step] = if before_scoring { &[Step::Deploy] } else { &[] };
    state.agenda.next(then);
    state.agenda.next(&[Step::Pay, Step::ReadMessage]);
}

/// What a prisoner costs.
pub const RANSOM: u16 = 3;

/// How far the mover's counters go back for a prisoner: the chosen one as far as it can, the other the rest.
fn shares(state: &State, chosen: Counter) -> impl Iterator<Item = (Counter, u16)> + use<> {
    let first = state.track.at(state.mover, chosen).min(RANSOM);
    let other = Counter::ALL.into_iter().find(|counter| *counter != chosen);
    [(chosen, first)].into_iter().chain(other.map(|other| (other, RANSOM - first)))
}

/// The counters with which the mover can begin to pay, if it has the points. Before version 3 of the rules, one
/// counter had to pay all of it.
fn payers(state: &State) -> impl Iterator<Item = Counter> + use<'_> {
    let points = |counter| state.track.at(state.mover, counter);
    let total: u16 = state.track.counters().map(points).sum();
    let pays = move |counter: &Counter| match state.rules {
        ..3 => points(*counter) >= RANSOM,
        _ => points(*counter) > 0 && total >= RANSOM,
    };
    // If all points are paid, it does not matter where they come from.
    let count = if state.rules >= 3 && total == RANSOM { 1 } else { 2 };
    state.track.different(state.mover).filter(pays).take(count)
}

/// In each part the mover may buy one of its own figures back, if its counters can go back that far.
pub(crate) fn offer_ransom(
    state: &State,
    mut offer: impl FnMut(action::Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if state.towers.ransomed {
        return ControlFlow::Continue(());
    }
    let held = &state.towers.prisoners;
    for (number, p) in held.iter().enumerate() {
        if p.owner != state.mover || held[..number].contains(p) {
            continue;
        }
        for counter in payers(state) {
            offer(Action::Ransom { figure: p.figure, from: p.by, counter }.into())?;
        }
    }
    ControlFlow::Continue(())
}

/// Resets the ransom at the beginning of a part of a turn.
pub(crate) fn begin_part(state: &mut State) {
    state.towers.ransomed = false;
    state.towers.offered = false;
}

/// Notes whether a ransom is possible before a figure is put.
pub(crate) fn note_ransoms(state: &mut State) {
    let possible = offer_ransom(state, |_| ControlFlow::Break(())).is_break();
    state.towers.offered |= possible;
}

/// Asks for a ransom that only the scoring made possible.
pub(crate) fn enter_ransom(state: &State) -> Flow {
    let asks = state.rules >= 3
        && !state.towers.offered
        && offer_ransom(state, |_| ControlFlow::Break(())).is_break();
    if asks { Flow::Wait } else { Flow::Done }
}

pub(crate) fn ransom_actions(state: &State, into: &mut Vec<action::Action>) {
    let _ = offer_ransom(state, |action| {
        into.push(action);
        ControlFlow::Continue(())
    });
    into.push(action::Action::Pass);
}
