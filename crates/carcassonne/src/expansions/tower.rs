//! The Tower: whoever raises a tower may take a meeple in its reach, and prisoners are exchanged or
//! bought back.
//!
//! Rules: The Tower (2016). Steps: alternatives in `Deploy`, then [`Step::Capture`] and
//! [`Step::Exchange`].

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use bastide_game::{Log, Seat};
use bastide_landscape::{Cell, TileId};

use crate::action::{Action, Post};
use crate::event::Event;
use crate::figure::{self, FIGURES, Figure};
use crate::score::{Counter, Item, Reason, Tally, track};
use crate::state::{MAX_SEATS, State};
use crate::step::{Flow, Step};
use crate::tiles::on_tile;

/// A tower, or the foundation of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tower {
    pub(crate) tile: TileId,
    pub(crate) height: u8,
    /// Who closed it.
    pub(crate) guard: Option<(Seat, Figure)>,
}

/// A figure that somebody else holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Prisoner {
    /// Who holds it.
    pub by: Seat,
    /// Whose it is.
    pub owner: Seat,
    /// What it is.
    pub figure: Figure,
}

/// Towers, pieces and prisoners.
#[derive(Clone, Debug, Default)]
pub(crate) struct Towers {
    /// Pieces that each player still has.
    pub(crate) pieces: [u8; MAX_SEATS],
    pub(crate) all: Vec<Tower>,
    pub(crate) prisoners: Vec<Prisoner>,
    /// The mover has bought somebody back in this turn.
    pub(crate) ransomed: bool,
    /// The tower that was raised last.
    raised: usize,
    /// With whom the mover exchanges.
    with: Option<Seat>,
}

impl Towers {
    /// Everybody's pieces, or none at all.
    pub(crate) fn new(played: bool, seats: usize) -> Towers {
        let mut pieces = [0; MAX_SEATS];
        if played {
            pieces[..seats].fill(pieces_each(seats));
        }
        Towers { pieces, ..Towers::default() }
    }
}

/// How many pieces each of so many players has.
pub(crate) fn pieces_each(seats: usize) -> u8 {
    match seats {
        2 => 10,
        3 => 9,
        4 => 7,
        5 => 6,
        _ => 5,
    }
}

/// A tile with a foundation was laid.
#[inline]
pub(crate) fn found(state: &mut State, tile: TileId) {
    if state.land.tile(tile).kind.signs.has(on_tile::TOWER) {
        state.towers.all.push(Tower { tile, height: 0, guard: None });
    }
}

/// Figures that may close a tower.
const GUARDS: [Figure; 2] = [Figure::Meeple, Figure::BigMeeple];

/// A piece on any foundation or open tower.
pub(crate) fn offer_pieces(
    state: &State,
    mut offer: impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if state.towers.pieces[state.mover.index()] == 0 {
        return ControlFlow::Continue(());
    }
    for tower in state.towers.all.iter().filter(|tower| tower.guard.is_none()) {
        offer(Action::Piece { cell: state.land.tile(tower.tile).cell })?;
    }
    ControlFlow::Continue(())
}

/// A meeple on any open tower that has a piece.
pub(crate) fn offer_guards(
    state: &State,
    mut offer: impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let supply = &state.supply[state.mover.index()];
    for figure in GUARDS.into_iter().filter(|f| supply[*f as usize] > 0) {
        let open = |tower: &&Tower| tower.guard.is_none() && tower.height > 0;
        for tower in state.towers.all.iter().filter(open) {
            offer(Action::Guard { figure, cell: state.land.tile(tower.tile).cell })?;
        }
    }
    ControlFlow::Continue(())
}

/// What a prisoner costs.
const RANSOM: u16 = 3;

/// Once a turn the mover may buy one of his own back, if a counter can go back that far.
pub(crate) fn offer_ransom(
    state: &State,
    mut offer: impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if state.towers.ransomed {
        return ControlFlow::Continue(());
    }
    let held = &state.towers.prisoners;
    for (number, p) in held.iter().enumerate() {
        if p.owner != state.mover || held[..number].contains(p) {
            continue;
        }
        for counter in state.track.different(state.mover) {
            if state.track.at(state.mover, counter) >= RANSOM {
                offer(Action::Ransom { figure: p.figure, from: p.by, counter })?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn tower_at(state: &State, cell: Cell) -> usize {
    let tile = state.land.tile_at(cell).expect("only tiles on the board are offered");
    let found = state.towers.all.iter().position(|tower| tower.tile == tile);
    found.expect("only tiles with a foundation are offered")
}

pub(crate) fn raise(state: &mut State, cell: Cell, log: &mut impl Log<Event>) {
    let seat = state.mover;
    let number = tower_at(state, cell);
    state.towers.pieces[seat.index()] -= 1;
    let tower = &mut state.towers.all[number];
    tower.height += 1;
    let height = tower.height;
    state.towers.raised = number;
    log.emit(|| Event::PieceSet { seat, cell, height });
    state.agenda.next(&[Step::Capture]);
}

pub(crate) fn close(state: &mut State, figure: Figure, cell: Cell, log: &mut impl Log<Event>) {
    let owner = state.mover;
    let number = tower_at(state, cell);
    state.supply[owner.index()][figure as usize] -= 1;
    state.towers.all[number].guard = Some((owner, figure));
    log.emit(|| Event::GuardPut { owner, figure, cell });
}

/// Whoever raised a tower may take a meeple, if there is one in reach.
pub(crate) fn enter_capture(state: &State) -> Flow {
    let mut found = false;
    each_in_reach(state, |_| found = true);
    if found { Flow::Wait } else { Flow::Done }
}

pub(crate) fn capture_actions(state: &State, into: &mut Vec<Action>) {
    each_in_reach(state, |action| {
        if !into.contains(&action) {
            into.push(action);
        }
    });
    into.push(Action::Pass);
}

/// Every meeple on the tower's tile, and in the four directions as far as the tower is high.
/// Nothing between them matters.
fn each_in_reach(state: &State, mut found: impl FnMut(Action)) {
    let tower = &state.towers.all[state.towers.raised];
    let middle = state.land.tile(tower.tile).cell;
    let far = i16::from(tower.height);
    let reaches = |cell: Cell| {
        let (dx, dy) = ((cell.x - middle.x).abs(), (cell.y - middle.y).abs());
        (dx == 0 && dy <= far) || (dy == 0 && dx <= far)
    };
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
pub(crate) fn capture(
    state: &mut State,
    owner: Seat,
    figure: Figure,
    at: Post,
    log: &mut impl Log<Event>,
) {
    let by = state.mover;
    match at.spot {
        Some(spot) => {
            let on = state.segment(crate::action::Place { cell: at.cell, spot });
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
    let holds = |p: &Prisoner| p.by == owner && p.owner == by;
    if owner != by && state.towers.prisoners.iter().any(holds) {
        state.towers.with = Some(owner);
        state.agenda.next(&[Step::Exchange]);
    }
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
pub(crate) fn enter_exchange(state: &mut State, log: &mut impl Log<Event>) -> Flow {
    match held(state)[..] {
        [] => Flow::Done,
        [only] => {
            exchange(state, only, log);
            Flow::Done
        }
        _ => Flow::Wait,
    }
}

pub(crate) fn exchange_actions(state: &State, into: &mut Vec<Action>) {
    into.extend(held(state).into_iter().map(|figure| Action::Exchange { figure }));
}

pub(crate) fn exchange(state: &mut State, figure: Figure, log: &mut impl Log<Event>) {
    let mover = state.mover;
    let with = state.towers.with.take().expect("somebody exchanges with the mover");
    let theirs = state.towers.prisoners.iter().find(|p| p.by == mover && p.owner == with);
    let theirs = *theirs.expect("an exchange follows a capture");
    free(state, theirs, log);
    free(state, Prisoner { by: with, owner: mover, figure }, log);
}

fn free(state: &mut State, prisoner: Prisoner, log: &mut impl Log<Event>) {
    let number = state.towers.prisoners.iter().position(|p| *p == prisoner);
    state.towers.prisoners.remove(number.expect("only prisoners are freed"));
    let Prisoner { by, owner, figure } = prisoner;
    state.supply[owner.index()][figure as usize] += 1;
    log.emit(|| Event::Freed { owner, figure, by });
}

/// A counter goes back, the captor is paid as in any scoring round, and the figure can be used at
/// once.
pub(crate) fn ransom(
    state: &mut State,
    figure: Figure,
    from: Seat,
    counter: Counter,
    log: &mut impl Log<Event>,
) {
    let by = state.mover;
    state.towers.ransomed = true;
    state.track.go_back(by, counter, RANSOM);
    log.emit(|| Event::RansomPaid { by, counter, points: RANSOM });
    free(state, Prisoner { by: from, owner: by, figure }, log);
    let tally = Tally::one(Item::Ransom, 1, RANSOM as i16);
    track::grant(state, from, Reason::Ransom, tally, None, log);
    state.agenda.next(&[Step::Pay, Step::ReadMessage, Step::Deploy]);
}
