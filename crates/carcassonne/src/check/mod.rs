//! What must hold in every state, worked out a second time, slowly and by definition. Tests and
//! `simulate --check` hold it against the rules after each move.

mod options;
mod round;

use std::collections::{BTreeMap, BTreeSet};

use bastide_game::battery::Violation;
use bastide_game::{Game, Seat, Turn};
use bastide_landscape::{KindId, KindName, Port, Segment, Side, Terrain, reference};

use crate::expansions;
use crate::figure::Figure;
use crate::setup::Setup;
use crate::state::State;
use crate::step::Step;

/// Checks a state that was reached from a setup.
pub fn check(setup: &Setup, state: &State) -> Result<(), Violation> {
    let board = Board::of(state);
    reference::check_against(&state.land, &board.first).map_err(|e| e.to_string())?;
    figures_are_conserved(setup, state)?;
    tiles_are_conserved(setup, state)?;
    nothing_is_left_over(state)?;
    expansions::hold(state)?;
    figures_stand_where_they_may(state, &board)?;
    questions_are_questions(state)?;
    options::are_complete(state, &board)
}

/// Features by the second opinion: for each segment the first one of its feature.
pub(crate) struct Board {
    first: Vec<usize>,
    /// Features with a side beside an empty cell, by their first segment.
    open: BTreeSet<usize>,
}

impl Board {
    fn of(state: &State) -> Board {
        let land = &state.land;
        let first = reference::features(land);
        let mut open = BTreeSet::new();
        for tile in land.tiles() {
            for side in Side::ALL {
                if land.tile_at(tile.cell.beside(side)).is_none() {
                    open.insert(first[tile.segment_at(Port::middle(side)).number()]);
                }
            }
        }
        Board { first, open }
    }

    /// Whether two segments belong to one feature.
    pub(crate) fn same(&self, a: Segment, b: Segment) -> bool {
        self.first[a.number()] == self.first[b.number()]
    }

    /// Whether a road or city has no side beside an empty cell, or a monastery no empty neighbour.
    pub(crate) fn is_finished(&self, state: &State, on: Segment) -> bool {
        let land = &state.land;
        match land.part(on).terrain {
            Terrain::Road | Terrain::City => !self.open.contains(&self.first[on.number()]),
            Terrain::Monastery | Terrain::Garden => {
                let cell = land.tile(land.tile_of(on)).cell;
                cell.around().into_iter().all(|c| land.tile_at(c).is_some())
            }
            Terrain::Field | Terrain::River => false,
        }
    }
}

/// Whether a part of a turn is over and the next has not begun.
pub(crate) fn is_between_parts(state: &State) -> bool {
    state.agenda.now() == Some(Step::Draw)
}

fn figures_are_conserved(setup: &Setup, state: &State) -> Result<(), Violation> {
    for seat in Seat::all(state.seats()) {
        for figure in Figure::ALL {
            let standing = state.figures.iter().filter(|f| f.owner == seat && f.figure == figure);
            let away = standing.count() + expansions::away(state, seat, figure);
            let count = away as u8 + state.supply(seat)[figure as usize];
            if count != setup.figures()[figure as usize] || state.owned != setup.figures() {
                return Err(format!("seat {} has {count} of {}", seat.0, figure.word()).into());
            }
        }
    }
    Ok(())
}

fn tiles_are_conserved(setup: &Setup, state: &State) -> Result<(), Violation> {
    let mut box_holds: BTreeMap<KindName, i32> = BTreeMap::new();
    let tiles = setup.tiles();
    let name = |kind: &KindId| tiles.set.kind(*kind).name;
    for (kind, count) in tiles.bag.iter().chain(&tiles.river) {
        *box_holds.entry(name(kind)).or_default() += i32::from(*count);
    }
    for kind in tiles.lake.iter().chain([&tiles.start]) {
        *box_holds.entry(name(kind)).or_default() += 1;
    }
    let out = state.land.tiles().map(|tile| tile.kind);
    let out = out.chain(state.drawn()).chain(state.set_aside());
    let all = out.map(|kind| (kind, 1)).chain(state.undrawn());
    for (kind, count) in all {
        *box_holds.entry(kind.name).or_default() -= i32::from(count);
    }
    match box_holds.iter().find(|(_, left)| **left != 0) {
        Some((name, left)) => Err(format!("tile {name}: {left} too few are somewhere").into()),
        None => Ok(()),
    }
}

/// Between two parts no points are on their way any more.
fn nothing_is_left_over(state: &State) -> Result<(), Violation> {
    if is_between_parts(state) && (!state.grants.is_empty() || state.round.is_open()) {
        return Err("points of the last part are left over".into());
    }
    Ok(())
}

fn figures_stand_where_they_may(state: &State, board: &Board) -> Result<(), Violation> {
    let between_parts = is_between_parts(state);
    for f in &state.figures {
        let place = state.place(f.on);
        let terrain = place.spot.terrain;
        let may = match f.figure {
            Figure::Meeple | Figure::BigMeeple => {
                !matches!(terrain, Terrain::River | Terrain::Garden)
                    && (terrain != Terrain::Field || state.fields)
            }
            Figure::Abbot => matches!(terrain, Terrain::Monastery | Terrain::Garden),
            Figure::Builder => matches!(terrain, Terrain::Road | Terrain::City),
            Figure::Pig => terrain == Terrain::Field,
        };
        if !may {
            return Err(format!("a {} stands on {place}", f.figure.word()).into());
        }
        let companions = state.figures.iter().filter(|o| o.figure.is_meeple());
        let mut companions = companions.filter(|o| o.owner == f.owner && board.same(o.on, f.on));
        if !f.figure.is_meeple() && companions.next().is_none() {
            return Err(format!("a {} stands alone on {place}", f.figure.word()).into());
        }
        if between_parts && board.is_finished(state, f.on) {
            return Err(format!("a {} was left on the finished {place}", f.figure.word()).into());
        }
    }
    Ok(())
}

/// Only the tile's placement is asked when there is one answer.
fn questions_are_questions(state: &State) -> Result<(), Violation> {
    if let Turn::Player(_) = state.turn() {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let min = if state.agenda.now() == Some(Step::PlaceTile) { 1 } else { 2 };
        if actions.len() < min {
            return Err(format!("a question with {} answers", actions.len()).into());
        }
    }
    Ok(())
}
