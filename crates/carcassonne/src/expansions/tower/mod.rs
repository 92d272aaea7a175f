//! The Tower: whoever raises a tower may take a meeple in its reach, and prisoners are exchanged or
//! bought back.
//!
//! Rules: The Tower (2016). Steps: alternatives in `Deploy`, then `Step::Capture` and
//! `Step::Exchange`; `Step::Ransom` after the scoring.

pub(crate) mod check;
mod prison;
pub(crate) mod text;
pub(crate) mod view;

use std::ops::ControlFlow;

use bastide_game::{Log, Seat};
use bastide_landscape::{Cell, Segment, TileId};

pub use prison::{RANSOM, exchanged_for, is_exchanged, reach};
pub(crate) use prison::{
    begin_part, capture_actions, cause, enter_capture, enter_exchange, enter_ransom,
    exchange_actions, note_ransoms, offer_ransom, ransom_actions,
};
use prison::{capture, exchange, ransom};

use crate::action::{self, Place, Post};
use crate::event;
use crate::figure::Figure;
use crate::score::Counter;
use crate::state::{MAX_SEATS, State};
use crate::step::Step;
use crate::tiles::on_tile;

/// What players can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `tower +1,0`: set a piece on a tower or its foundation.
    Raise {
        /// The tile of the tower.
        cell: Cell,
    },
    /// `guard meeple +1,0`: close a tower with a figure.
    Guard {
        /// Which.
        figure: Figure,
        /// The tile of the tower.
        cell: Cell,
    },
    /// `capture blue meeple +1,0 road W`: take a figure in reach of the tower.
    Capture {
        /// Whose.
        owner: Seat,
        /// What.
        figure: Figure,
        /// Where it stands.
        at: Post,
    },
    /// `exchange big-meeple`: which of one's own prisoners comes back.
    Exchange {
        /// What.
        figure: Figure,
    },
    /// `ransom meeple blue`, `ransom meeple blue woman`: buy a prisoner back.
    Ransom {
        /// What.
        figure: Figure,
        /// Who holds it.
        from: Seat,
        /// Which counter goes back, as far as it can; the other one goes back the rest.
        counter: Counter,
    },
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A tower grew.
    Raised {
        /// Whose piece it was.
        seat: Seat,
        /// The tile of the tower.
        cell: Cell,
        /// How high it is now.
        height: u8,
    },
    /// A figure closed a tower.
    GuardPut {
        /// Whose.
        owner: Seat,
        /// What.
        figure: Figure,
        /// The tile of the tower.
        cell: Cell,
    },
    /// A figure went from the board to somebody else's prison.
    Captured {
        /// Whose.
        owner: Seat,
        /// What.
        figure: Figure,
        /// Where it stood.
        at: Post,
        /// Who holds it now.
        by: Seat,
    },
    /// A prisoner went to its owner's supply.
    Freed {
        /// Whose.
        owner: Seat,
        /// What.
        figure: Figure,
        /// Who held it.
        by: Seat,
    },
    /// A counter went back to buy a prisoner; who is paid gets as much by [`event::Event::Paid`].
    RansomPaid {
        /// Whose counter.
        by: Seat,
        /// Which.
        counter: Counter,
        /// How far.
        points: u16,
    },
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Which figure the tower takes.
    Capture,
    /// Which prisoner comes back.
    Exchange,
    /// Whether a prisoner is bought back after the scoring.
    Ransom,
}

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
    /// The mover has bought a prisoner back in this part; before version 3 of the rules, in this turn.
    pub(crate) ransomed: bool,
    /// A ransom was possible when a figure was asked for in this part.
    pub(crate) offered: bool,
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
    mut offer: impl FnMut(action::Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if state.towers.pieces[state.mover.index()] == 0 {
        return ControlFlow::Continue(());
    }
    for tower in state.towers.all.iter().filter(|tower| tower.guard.is_none()) {
        offer(Action::Raise { cell: state.land.tile(tower.tile).cell }.into())?;
    }
    ControlFlow::Continue(())
}

/// A meeple on any open tower that has a piece.
pub(crate) fn offer_guards(
    state: &State,
    mut offer: impl FnMut(action::Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let supply = &state.supply[state.mover.index()];
    for figure in GUARDS.into_iter().filter(|f| supply[*f as usize] > 0) {
        let open = |tower: &&Tower| tower.guard.is_none() && tower.height > 0;
        for tower in state.towers.all.iter().filter(open) {
            offer(Action::Guard { figure, cell: state.land.tile(tower.tile).cell }.into())?;
        }
    }
    ControlFlow::Continue(())
}

fn tower_at(state: &State, cell: Cell) -> usize {
    let tile = state.land.tile_at(cell).expect("only tiles on the board are offered");
    let found = state.towers.all.iter().position(|tower| tower.tile == tile);
    found.expect("only tiles with a foundation are offered")
}

/// What an answer does.
pub(crate) fn answer(state: &mut State, action: Action, log: &mut impl Log<event::Event>) {
    match action {
        Action::Raise { cell } => raise(state, cell, log),
        Action::Guard { figure, cell } => close(state, figure, cell, log),
        Action::Capture { owner, figure, at } => capture(state, owner, figure, at, log),
        Action::Exchange { figure } => exchange(state, figure, log),
        Action::Ransom { figure, from, counter } => ransom(state, figure, from, counter, log),
    }
}

/// An action with the first name of its place.
pub(crate) fn canonical(state: &State, action: Action) -> Action {
    match action {
        Action::Capture { owner, figure, at: Post { cell, spot: Some(spot) } } => {
            let at = state.canonical(Place { cell, spot }).into();
            Action::Capture { owner, figure, at }
        }
        Action::Capture { .. }
        | Action::Raise { .. }
        | Action::Guard { .. }
        | Action::Exchange { .. }
        | Action::Ransom { .. } => action,
    }
}

/// Segments of all features that an answer may change.
pub(crate) fn touched(state: &State, action: Action) -> Vec<Segment> {
    match action {
        Action::Capture { at: Post { cell, spot: Some(spot) }, .. } => {
            state.segment(Place { cell, spot }).into_iter().collect()
        }
        Action::Capture { .. }
        | Action::Raise { .. }
        | Action::Guard { .. }
        | Action::Exchange { .. }
        | Action::Ransom { .. } => Vec::new(),
    }
}

fn raise(state: &mut State, cell: Cell, log: &mut impl Log<event::Event>) {
    let seat = state.mover;
    let number = tower_at(state, cell);
    state.towers.pieces[seat.index()] -= 1;
    let tower = &mut state.towers.all[number];
    tower.height += 1;
    let height = tower.height;
    state.towers.raised = number;
    log.emit(|| Event::Raised { seat, cell, height }.into());
    state.agenda.next(&[Step::Capture]);
}

fn close(state: &mut State, figure: Figure, cell: Cell, log: &mut impl Log<event::Event>) {
    let owner = state.mover;
    let number = tower_at(state, cell);
    state.supply[owner.index()][figure as usize] -= 1;
    state.towers.all[number].guard = Some((owner, figure));
    log.emit(|| Event::GuardPut { owner, figure, cell }.into());
}
