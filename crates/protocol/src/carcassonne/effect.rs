//! What an answer changes: points that are counted at once, and regions that become others.

use bastide_carcassonne::expansions::{Event as Added, tower, traders};
use bastide_carcassonne::{self as rules, Action, State, answered};
use bastide_game::{Game, Move, Seat, Turn};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::region::{Region, place, region};
use crate::board::Gain;
use crate::tables::Aids;

/// What an answer changes, as far as aids allow to tell it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Effect {
    /// What is counted or paid at once if nothing else is chosen; before the final count.
    pub gains: Vec<Gain>,
    /// The regions it changes by itself, before anything is counted.
    pub changes: Vec<Change>,
}

/// A region that an answer makes, or makes another of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Change {
    /// What it was: an index of the view's regions, or several that become one.
    pub before: Vec<u16>,
    /// What it becomes; without parts where these stay the same.
    pub after: Region,
}

/// What an answer changes, in a game with these regions.
pub(super) fn effect(
    state: &State,
    action: Action,
    regions: &[Region],
    aids: Aids,
    gains: impl FnOnce() -> Vec<Gain>,
) -> Effect {
    Effect {
        gains: if aids.foresee() { gains() } else { Vec::new() },
        changes: if aids.count() { changes(state, action, regions) } else { Vec::new() },
    }
}

fn changes(state: &State, action: Action, regions: &[Region]) -> Vec<Change> {
    // These change no features that lie, and there may be many of them.
    if matches!(action, Action::Tile { .. } | Action::Move { .. } | Action::Pass) {
        return Vec::new();
    }
    let after = answered(state, action);
    let change = |change: rules::Change| {
        let index = |feature| {
            let first = state.land().walk(feature).next().map(|segment| place(state, segment));
            regions.iter().position(|region| first.is_some_and(|at| region.parts.contains(&at)))
        };
        let before: Vec<u16> =
            change.before.into_iter().filter_map(index).map(|index| index as u16).collect();
        let mut then = region(&after, change.after);
        if let [only] = before[..]
            && regions[usize::from(only)].parts == then.parts
        {
            then.parts.clear();
        }
        Change { before, after: then }
    };
    rules::changes(state, &after, action).into_iter().map(change).collect()
}

/// What is counted or paid after an answer, before the final count, if nothing else is chosen.
pub(super) fn gains(after: &mut State, seat: Seat, events: &mut Vec<rules::Event>) -> Vec<Gain> {
    let mut actions = Vec::new();
    while after.turn() == Turn::Player(seat) && after.drawn().is_none() {
        actions.clear();
        after.actions(&mut actions);
        // The offer of a second part comes after all is counted.
        if !actions.contains(&Action::Pass)
            || actions.contains(&traders::Action::TakeSecondTile.into())
        {
            break;
        }
        after.play(Move::Choose(Action::Pass), events);
    }
    let mut points = [0; *rules::PLAYERS.end()];
    for event in events.iter() {
        if *event == rules::Event::FinaleBegan {
            break;
        }
        if let rules::Event::Scored { to, tally, .. } = event {
            points[to.index()] += i32::from(tally.points());
        }
        if let rules::Event::Expansion(Added::Tower(ransom)) = event
            && let tower::Event::RansomPaid { by, points: paid, .. } = ransom
        {
            points[by.index()] -= i32::from(*paid);
        }
    }
    let seats = points.into_iter().enumerate().filter(|(_, points)| *points != 0);
    seats.map(|(seat, points)| Gain { seat: seat as u8, points }).collect()
}
