//! What must hold in every state, worked out a second time, slowly and by definition. Tests and
//! `simulate --check` hold it against the rules after each move.

use std::collections::{BTreeMap, BTreeSet};

use bastide_game::{Game, Seat, Turn};
use bastide_landscape::{Port, Segment, Side, Terrain, reference};

use crate::action::{Action, Spot};
use crate::expansions::river;
use crate::figure::Figure;
use crate::setup::Setup;
use crate::state::State;
use crate::step::Step;

/// Checks a state that was reached from a setup.
pub fn check(setup: &Setup, state: &State) -> Result<(), String> {
    reference::check(&state.land)?;
    figures_are_conserved(setup, state)?;
    tiles_are_conserved(setup, state)?;
    goods_are_conserved(state)?;
    let board = Board::of(state);
    figures_stand_where_they_may(state, &board)?;
    questions_are_questions(state)?;
    match state.agenda.now() {
        Some(Step::PlaceTile) => placements_are_complete(state),
        Some(Step::Deploy) => figure_options_are_complete(state, &board),
        Some(Step::Draw | Step::Score | Step::Pay | Step::EndPart | Step::Finale | Step::Over)
        | None => Ok(()),
    }
}

/// Features by the second opinion: for each segment the first one of its feature.
struct Board {
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

    fn same(&self, a: Segment, b: Segment) -> bool {
        self.first[a.number()] == self.first[b.number()]
    }

    /// Whether a road or city has no side beside an empty cell, or a monastery no empty neighbour.
    fn is_finished(&self, state: &State, on: Segment) -> bool {
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

fn figures_are_conserved(setup: &Setup, state: &State) -> Result<(), String> {
    for seat in Seat::all(state.seats()) {
        for figure in Figure::ALL {
            let standing = state.figures.iter().filter(|f| f.owner == seat && f.figure == figure);
            let count = standing.count() as u8 + state.supply(seat)[figure as usize];
            if count != setup.figures()[figure as usize] || state.owned != setup.figures() {
                return Err(format!("seat {} has {count} of {}", seat.0, figure.word()));
            }
        }
    }
    Ok(())
}

fn tiles_are_conserved(setup: &Setup, state: &State) -> Result<(), String> {
    let mut box_holds: BTreeMap<&str, i32> = BTreeMap::new();
    let tiles = setup.tiles();
    for (kind, count) in tiles.bag.iter().chain(&tiles.river) {
        *box_holds.entry(kind.name).or_default() += i32::from(*count);
    }
    for kind in tiles.lake.iter().chain([&tiles.start]) {
        *box_holds.entry(kind.name).or_default() += 1;
    }
    let out = state.land.tiles().iter().map(|tile| tile.kind);
    let out = out.chain(state.drawn).chain(state.set_aside().iter().copied());
    let all = out.map(|kind| (kind, 1)).chain(state.undrawn());
    for (kind, count) in all {
        *box_holds.entry(kind.name).or_default() -= i32::from(count);
    }
    match box_holds.iter().find(|(_, left)| **left != 0) {
        Some((name, left)) => Err(format!("tile {name}: {left} too few are somewhere")),
        None => Ok(()),
    }
}

fn goods_are_conserved(state: &State) -> Result<(), String> {
    let total = |good: usize| {
        let taken: u8 = state.goods.taken.iter().map(|seat| seat[good]).sum();
        taken + state.goods.in_box[good]
    };
    match [total(0), total(1), total(2)] {
        [9, 6, 5] | [0, 0, 0] => Ok(()),
        goods => Err(format!("goods do not add up: {goods:?}")),
    }
}

fn figures_stand_where_they_may(state: &State, board: &Board) -> Result<(), String> {
    let between_parts = state.agenda.now() == Some(Step::Draw);
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
            return Err(format!("a {} stands on {place}", f.figure.word()));
        }
        let companions = state.figures.iter().filter(|o| o.figure.is_meeple());
        let mut companions = companions.filter(|o| o.owner == f.owner && board.same(o.on, f.on));
        if !f.figure.is_meeple() && companions.next().is_none() {
            return Err(format!("a {} stands alone on {place}", f.figure.word()));
        }
        if between_parts && board.is_finished(state, f.on) {
            return Err(format!("a {} was left on the finished {place}", f.figure.word()));
        }
    }
    Ok(())
}

/// Only the tile's placement is asked when there is one answer.
fn questions_are_questions(state: &State) -> Result<(), String> {
    if let Turn::Player(_) = state.turn() {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let least = if state.agenda.now() == Some(Step::PlaceTile) { 1 } else { 2 };
        if actions.len() < least {
            return Err(format!("a question with {} answers", actions.len()));
        }
    }
    Ok(())
}

fn offered(state: &State) -> BTreeSet<String> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.iter().map(Action::to_string).collect()
}

fn same_sets(offered: &BTreeSet<String>, expected: &BTreeSet<String>) -> Result<(), String> {
    if let Some(action) = offered.difference(expected).next() {
        return Err(format!("`{action}` is offered against the rules"));
    }
    match expected.difference(offered).next() {
        Some(action) => Err(format!("`{action}` is missing")),
        None => Ok(()),
    }
}

fn placements_are_complete(state: &State) -> Result<(), String> {
    let kind = state.drawn.ok_or("no tile is drawn")?;
    let fits = reference::fits(&state.land, kind).into_iter();
    let all = fits.map(|(cell, facing)| Action::Tile { kind, cell, facing }.to_string()).collect();
    let offered = offered(state);
    if river::is_river(kind) {
        let strange = offered.difference(&all).next();
        return strange.map_or(Ok(()), |action| Err(format!("`{action}` does not fit")));
    }
    same_sets(&offered, &all)
}

/// Every figure on every part of the tile just laid, by the words of the rulebook.
fn figure_options_are_complete(state: &State, board: &Board) -> Result<(), String> {
    let tile = *state.last();
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
                let spot = Spot::of(&tile, part);
                expected.insert(Action::Put { figure, spot }.to_string());
            }
        }
    }
    let abbot = state.figures.iter().find(|f| f.figure == Figure::Abbot && f.owner == mover);
    if abbot.is_some_and(|abbot| !board.is_finished(state, abbot.on)) {
        expected.insert(Action::Recall.to_string());
    }
    same_sets(&offered(state), &expected)
}
