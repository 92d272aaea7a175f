//! The Tower as it is seen: towers, pieces, prisoners, and what its events mean.

use bastide_game::{Milestone, Seat};
use bastide_landscape::{Cell, TileId};

use super::{Event, Prisoner};
use crate::figure::Figure;
use crate::state::State;
use crate::view::{View, forget, sorted};

/// A tower, or the foundation of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TowerView {
    /// Its tile.
    pub cell: Cell,
    /// How many pieces it has.
    pub height: u8,
    /// Who closed it.
    pub guard: Option<(Seat, Figure)>,
}

impl State {
    /// The towers and foundations: tile, height, and who closed it.
    pub fn towers(&self) -> impl Iterator<Item = (TileId, u8, Option<(Seat, Figure)>)> {
        self.towers.all.iter().map(|tower| (tower.tile, tower.height, tower.guard))
    }

    /// The tower pieces a player still has.
    pub fn pieces(&self, seat: Seat) -> u8 {
        self.towers.pieces[seat.index()]
    }

    /// The figures that somebody else holds.
    pub fn prisoners(&self) -> &[Prisoner] {
        &self.towers.prisoners
    }
}

/// What everybody sees: towers and foundations, in the order in which they were laid.
pub(crate) fn seen(state: &State) -> Vec<TowerView> {
    let view =
        |(tile, height, guard)| TowerView { cell: state.land.tile(tile).cell, height, guard };
    state.towers().map(view).collect()
}

/// What everybody sees: the prisoners, sorted.
pub(crate) fn prisoners_seen(state: &State) -> Vec<Prisoner> {
    sorted(state.towers.prisoners.iter().copied())
}

/// A tile was laid, perhaps with a foundation.
pub(crate) fn hear_tile(view: &mut View, cell: Cell, foundation: bool) {
    if foundation {
        view.on_table.towers.push(TowerView { cell, height: 0, guard: None });
    }
}

/// Whoever stood on top of a tower is gone.
pub(crate) fn hear_guard_left(view: &mut View, cell: Cell) {
    change(view, cell, |tower| tower.guard = None);
}

/// Brings a view up to date.
pub(crate) fn hear(view: &mut View, event: Event) {
    match event {
        Event::Raised { seat, cell, height } => {
            view.seats[seat.index()].pieces -= 1;
            change(view, cell, |tower| tower.height = height);
        }
        Event::GuardPut { owner, figure, cell } => {
            view.seats[owner.index()].supply[figure as usize] -= 1;
            change(view, cell, |tower| tower.guard = Some((owner, figure)));
        }
        Event::Captured { owner, figure, at, by } => {
            view.leave(owner, figure, at);
            view.on_table.prisoners.push(Prisoner { by, owner, figure });
            view.on_table.prisoners.sort_unstable();
        }
        Event::Freed { owner, figure, by } => {
            view.seats[owner.index()].supply[figure as usize] += 1;
            let freed = Prisoner { by, owner, figure };
            forget(&mut view.on_table.prisoners, |prisoner| *prisoner == freed);
        }
        Event::RansomPaid { by, counter, points } => {
            view.seats[by.index()].counters[counter as usize] -= points;
        }
    }
}

fn change(view: &mut View, cell: Cell, change: impl Fn(&mut TowerView)) {
    if let Some(tower) = view.on_table.towers.iter_mut().find(|tower| tower.cell == cell) {
        change(tower);
    }
}

/// What an event means for the story of a game: a ransom is paid with points.
pub(crate) fn milestone(event: Event) -> Option<Milestone<State>> {
    match event {
        Event::RansomPaid { by, points, .. } => Some(Milestone::Gave(by, points)),
        Event::Raised { .. }
        | Event::GuardPut { .. }
        | Event::Captured { .. }
        | Event::Freed { .. } => None,
    }
}
