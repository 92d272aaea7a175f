//! Every question offers exactly what the words of the rulebook allow.

use std::collections::BTreeSet;

use bastide_game::Game;
use bastide_game::battery::Violation;
use bastide_landscape::{Kind, Side, Terrain, reference};

use super::{Board, round};
use crate::action::{Action, Spot};
use crate::expansions::{self, river};
use crate::figure::Figure;
use crate::state::State;
use crate::step::Step;

/// Holds what is offered now against a second opinion.
pub(super) fn are_complete(state: &State, board: &Board) -> Result<(), Violation> {
    let now = state.agenda.now();
    if now == Some(Step::PlaceTile) {
        placements_are_complete(state)
    } else if now == Some(Step::Deploy) {
        figure_options_are_complete(state, board)
    } else if now == Some(Step::Pay) {
        round::orders_are_complete(state)
    } else {
        expansions::expected(state, board).map_or(Ok(()), |expected| same(state, &expected))
    }
}

fn same(state: &State, expected: &[Action]) -> Result<(), Violation> {
    same_sets(&offered(state), &expected.iter().map(Action::to_string).collect())
}

fn offered(state: &State) -> BTreeSet<String> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.iter().map(Action::to_string).collect()
}

fn same_sets(offered: &BTreeSet<String>, expected: &BTreeSet<String>) -> Result<(), Violation> {
    if let Some(action) = offered.difference(expected).next() {
        return Err(format!("`{action}` is offered against the rules").into());
    }
    match expected.difference(offered).next() {
        Some(action) => Err(format!("`{action}` is missing").into()),
        None => Ok(()),
    }
}

fn placements_are_complete(state: &State) -> Result<(), Violation> {
    let kind = state.drawn().ok_or("no tile is drawn")?;
    let fits = reference::fits(&state.land, kind).into_iter();
    let all = fits
        .map(|(cell, facing)| Action::Tile { kind: kind.name, cell, facing }.to_string())
        .collect();
    let offered = offered(state);
    if river::is_river(kind) {
        let allowed = |action: &&String| state.rules < 3 || river_allows(state, kind, action);
        let strange = offered.difference(&all).chain(offered.iter().filter(|a| !allowed(a))).next();
        return strange.map_or(Ok(()), |action| Err(format!("`{action}` is no river").into()));
    }
    same_sets(&offered, &all)
}

/// Whether a river tile continues the river without a curve that bends on to the same side as one right before it,
/// or that points to river: on the straight line from its other end.
fn river_allows(state: &State, kind: &Kind, action: &str) -> bool {
    let Ok(Action::Tile { cell, facing, .. }) = action.parse() else {
        return false;
    };
    let is_river = |kind: &Kind, facing, side| kind.edge(facing, side) == Terrain::River;
    let ends = |kind: &Kind, facing| Side::ALL.map(|side| is_river(kind, facing, side));
    let beside = |side: &Side| state.land.tile_at(cell.beside(*side)).map(|id| state.land.tile(id));
    let comes_from = |side: &Side| {
        is_river(kind, facing, *side)
            && beside(side).is_some_and(|tile| is_river(tile.kind, tile.facing, side.opposite()))
    };
    let Some(back) = Side::ALL.into_iter().find(comes_from) else {
        return false;
    };
    let Some(tile) = beside(&back) else { return false };
    // A bend as the number of quarters from where the river comes from to where it leaves.
    let bend = |ends: [bool; 4], from: Side| {
        let out = (0..4).find(|side| ends[*side] && *side != from as usize);
        out.map(|out| (4 + out - from as usize) % 4)
    };
    let entered = Side::ALL.into_iter().find(|side| {
        let leads_here = *side == back.opposite();
        is_river(tile.kind, tile.facing, *side) && !leads_here
    });
    let before = entered.and_then(|from| bend(ends(tile.kind, tile.facing), from));
    let now = bend(ends(kind, facing), back);
    if now.is_none() || now == Some(2) {
        return true;
    }
    let out = Side::ALL[(back as usize + now.unwrap_or(0)) % 4];
    let mut ahead = cell;
    let blocked = (0..200).any(|_| {
        ahead = ahead.beside(out);
        state.land.tile_at(ahead).is_some_and(|id| river::is_river(state.land.tile(id).kind))
    });
    now != before && !blocked
}

/// Every figure on every part of the tile just laid, by the words of the rulebook.
fn figure_options_are_complete(state: &State, board: &Board) -> Result<(), Violation> {
    let tile = state.last();
    let mover = state.mover;
    let mut expected = BTreeSet::from([Action::Pass.to_string()]);
    for (part, (segment, shape)) in tile.segments().enumerate() {
        let here: Vec<_> = state.figures.iter().filter(|f| board.same(f.on, segment)).collect();
        let own_meeple = here.iter().any(|f| f.owner == mover && f.figure.is_meeple());
        let finished = board.is_finished(state, segment);
        for figure in Figure::ALL {
            let held = state.supply(mover)[figure as usize] > 0;
            let may = match (figure, shape.terrain) {
                (Figure::Meeple | Figure::BigMeeple, Terrain::Field) => {
                    state.fields && here.is_empty()
                }
                (
                    Figure::Meeple | Figure::BigMeeple,
                    Terrain::Road | Terrain::City | Terrain::Monastery,
                )
                | (Figure::Abbot, Terrain::Monastery | Terrain::Garden) => here.is_empty(),
                (Figure::Builder, Terrain::Road | Terrain::City) => own_meeple && !finished,
                (Figure::Pig, Terrain::Field) => own_meeple,
                (
                    Figure::Meeple
                    | Figure::BigMeeple
                    | Figure::Abbot
                    | Figure::Builder
                    | Figure::Pig,
                    _,
                ) => false,
            };
            if held && may {
                let spot = Spot::of(tile, part);
                expected.insert(Action::Put { figure, spot }.to_string());
            }
        }
    }
    expected.extend(expansions::instead(state, board).iter().map(Action::to_string));
    let mut offered = offered(state);
    if expansions::may_reopen_roads(state) {
        // Whether one does is looked at only once, by the rules themselves.
        offered.retain(|action| !action.starts_with("builder road") || expected.contains(action));
    }
    same_sets(&offered, &expected)
}
