//! In a scoring round a player is asked for the order of amounts exactly if some order lets a robber take
//! something else, or lets a counter land on a dark space where another does not.

use std::collections::BTreeSet;

use bastide_game::battery::Violation;
use bastide_game::{Game, Seat};

use crate::action::Action;
use crate::score::{Counter, Reason};
use crate::state::State;

/// More amounts have too many orders to try them all.
const MAX_AMOUNTS: usize = 6;

/// Holds the amounts that are offered against all orders in which they could be moved.
pub(super) fn orders_are_complete(state: &State) -> Result<(), Violation> {
    let (true, Some(seat)) = (state.round.is_moving(), state.round.asked) else { return Ok(()) };
    let mine = state.grants.iter().filter(|grant| grant.to == seat);
    let amounts: Vec<u16> = mine.clone().map(|grant| grant.points).collect();
    if state.rules < 2 || amounts.len() > MAX_AMOUNTS {
        return Ok(());
    }
    let recalled = mine.clone().next().is_some_and(|grant| grant.reason == Reason::Abbot);
    let matters = state.track.counters().any(|counter| {
        let mut found = BTreeSet::new();
        each_order(&mut amounts.clone(), 0, &mut |order| {
            found.insert(robbed(state, seat, counter, order));
        });
        found.len() > 1
    }) || lands_in_some_orders(state, seat, &amounts);
    let asked = if recalled || !matters { &amounts[..1] } else { &amounts[..] };
    let expected: BTreeSet<u16> = asked.iter().copied().collect();
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let mut offered = BTreeSet::new();
    for action in actions {
        if let Action::Move { points, .. } = action {
            offered.insert(points);
        }
    }
    if offered == expected {
        return Ok(());
    }
    Err(format!("amounts {offered:?} are offered where the rules ask for {expected:?}").into())
}

/// What robbers could take of these moves of one counter: where a move begins beside one, and its points.
fn robbed(state: &State, seat: Seat, counter: Counter, order: &[u16]) -> Vec<(u16, u16)> {
    let mut found: Vec<(u16, u16)> = Vec::new();
    let mut at = state.track.at(seat, counter);
    for points in order {
        let space = at % 50;
        let others = Seat::all(state.seats()).filter(|other| *other != seat);
        let robber =
            others.filter_map(|other| state.robber(other)).any(|on| u16::from(on) == space);
        let again = state.round.has_left(seat, counter, space as u8)
            || found.iter().any(|(from, _)| *from == space);
        if robber && !again {
            found.push((space, *points));
        }
        at += points;
    }
    found.sort_unstable();
    found
}

/// Whether some of the amounts bring a counter of the mover to a dark space in some orders only.
fn lands_in_some_orders(state: &State, seat: Seat, amounts: &[u16]) -> bool {
    let round = &state.round;
    if state.rules < 3 || !state.track.women || seat != state.mover || round.has_landed() {
        return false;
    }
    let chosen = |set: usize| amounts.iter().enumerate().filter(move |(n, _)| set >> n & 1 == 1);
    let sets =
        (0..1usize << amounts.len()).map(|set| chosen(set).map(|(_, points)| *points).collect());
    let sets: Vec<Vec<u16>> = sets.collect();
    state.track.counters().any(|counter| {
        sets.iter().any(|set| {
            let mut found = BTreeSet::new();
            each_order(&mut set.clone(), 0, &mut |order| {
                let mut at = state.track.at(seat, counter);
                let mut landed = false;
                for points in order {
                    at += points;
                    landed |= matches!(at % 10, 0 | 5);
                }
                found.insert(landed);
            });
            found.len() > 1
        })
    })
}

fn each_order(amounts: &mut [u16], fixed: usize, look: &mut impl FnMut(&[u16])) {
    if fixed == amounts.len() {
        look(amounts);
    }
    for next in fixed..amounts.len() {
        amounts.swap(fixed, next);
        each_order(amounts, fixed + 1, look);
        amounts.swap(fixed, next);
    }
}
