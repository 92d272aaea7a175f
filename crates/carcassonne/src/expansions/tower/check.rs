//! The Tower, worked out a second time: what must hold and what must be offered.

use bastide_game::battery::Violation;
use bastide_game::{Game, Seat};

use super::{Action, Prisoner, Tower, pieces_each};
use crate::action::{self, Post};
use crate::check::is_between_parts;
use crate::figure::Figure;
use crate::score::Counter;
use crate::state::State;
use crate::step::Step;
use crate::tiles::on_tile;

/// What must hold: no piece is lost, no two hold figures of each other, and a tower takes only what
/// it reaches.
pub(crate) fn holds(state: &State) -> Result<(), Violation> {
    let built: usize = state.towers.all.iter().map(|t| usize::from(t.height)).sum();
    let left: usize = state.towers.pieces.iter().map(|n| usize::from(*n)).sum();
    let all = state.seats() * usize::from(pieces_each(state.seats()));
    if built + left != all && built + left != 0 {
        return Err(format!("{built} tower pieces are built and {left} left of {all}").into());
    }
    let held = &state.towers.prisoners;
    let both = |p: &Prisoner| held.iter().any(|o| o.by == p.owner && o.owner == p.by);
    if is_between_parts(state) && held.iter().any(both) {
        return Err("two hold figures of each other".into());
    }
    captures_are_in_reach(state)
}

/// Whatever a tower takes stands on its row or column, near enough, and is a meeple.
fn captures_are_in_reach(state: &State) -> Result<(), Violation> {
    if state.agenda.now() != Some(Step::Capture) {
        return Ok(());
    }
    let mut actions = Vec::new();
    state.actions(&mut actions);
    for action in actions {
        let action::Action::Expansion(crate::expansions::Action::Tower(Action::Capture {
            figure,
            at: Post { cell, .. },
            ..
        })) = action
        else {
            continue;
        };
        let near = |tower: &Tower| {
            let from = state.land.tile(tower.tile).cell;
            let far = (from.x - cell.x).abs() + (from.y - cell.y).abs();
            (from.x == cell.x || from.y == cell.y) && far <= i16::from(tower.height)
        };
        if !figure.is_meeple() || !state.towers.all.iter().any(near) {
            return Err(format!("`{action}` is out of reach").into());
        }
    }
    Ok(())
}

/// How many figures of a kind are neither on the board nor in their owner's supply: guards and
/// prisoners.
pub(crate) fn away(state: &State, owner: Seat, figure: Figure) -> usize {
    let guards = state.towers.all.iter().filter(|t| t.guard == Some((owner, figure)));
    let prisoners = state.towers.prisoners.iter();
    let held = prisoners.filter(|p| p.owner == owner && p.figure == figure && p.by != owner);
    guards.count() + held.count()
}

/// What must be offered instead of a figure on the tile.
pub(crate) fn instead(state: &State) -> Vec<action::Action> {
    let mover = state.mover;
    let mut all: Vec<Action> = Vec::new();
    for tile in state.land.tiles().filter(|t| t.kind.signs.has(on_tile::TOWER)) {
        let cell = tile.cell;
        let tower = state.towers.all.iter().find(|t| state.land.tile(t.tile).cell == cell);
        for figure in [Figure::Meeple, Figure::BigMeeple] {
            let held = state.supply(mover)[figure as usize] > 0;
            if held && tower.is_some_and(|t| t.height > 0 && t.guard.is_none()) {
                all.push(Action::Guard { figure, cell });
            }
        }
        let closed = tower.is_some_and(|t| t.guard.is_some());
        if state.towers.pieces[mover.index()] > 0 && !closed {
            all.push(Action::Raise { cell });
        }
    }
    all.extend(ransoms(state));
    all.into_iter().map(action::Action::from).collect()
}

/// Every way to pay three points for an own prisoner: different ways leave the counters on different spaces.
fn ransoms(state: &State) -> Vec<Action> {
    let [meeple, woman] = Counter::ALL.map(|c| i32::from(state.track.at(state.mover, c)));
    let mut found = Vec::new();
    let mut ways = Vec::new();
    for (counter, first, other) in
        [(Counter::Meeple, meeple, woman), (Counter::Woman, woman, meeple)]
    {
        let paid = first.min(3);
        let left = (first - paid, other - (3 - paid));
        let allowed = if state.rules < 3 { paid == 3 } else { paid > 0 && left.1 >= 0 };
        let mut result = [left.0, left.1];
        if counter == Counter::Woman {
            result.reverse();
        }
        let mirrored = meeple == woman && counter == Counter::Woman;
        if allowed && !mirrored && !ways.contains(&result) {
            ways.push(result);
            found.push(counter);
        }
    }
    let own = state.towers.prisoners.iter().filter(|p| p.owner == state.mover);
    let own = own.filter(|_| !state.towers.ransomed);
    own.flat_map(|p| {
        let action =
            |counter: &Counter| Action::Ransom { figure: p.figure, from: p.by, counter: *counter };
        found.iter().map(action).collect::<Vec<_>>()
    })
    .collect()
}

/// What must be offered after the scoring: every ransom, and to decline.
pub(crate) fn expected(state: &State) -> Option<Vec<action::Action>> {
    if state.agenda.now() != Some(Step::Ransom) {
        return None;
    }
    let ransoms = ransoms(state).into_iter().map(action::Action::from);
    Some(ransoms.chain([action::Action::Pass]).collect())
}
