//! Every question offers exactly what the words of the rulebook allow.

use std::collections::BTreeSet;

use bastide_game::battery::Violation;
use bastide_game::{Game, Seat};
use bastide_landscape::{Cell, Port, Side, Terrain, Tile, reference};

use super::{Board, round};
use crate::action::{Action, Piers, Place, Post, Spot};
use crate::expansions::circles::{Circle, Circles};
use crate::expansions::magic::Magician;
use crate::expansions::tower::Tower;
use crate::expansions::{machines, river};
use crate::figure::Figure;
use crate::score::Counter;
use crate::score::majority;
use crate::state::State;
use crate::step::Step;
use crate::tiles::{on_part, on_tile};

/// Holds what is offered now against a second opinion.
pub(super) fn are_complete(state: &State, board: &Board) -> Result<(), Violation> {
    match state.agenda.now() {
        Some(Step::PlaceTile) => placements_are_complete(state),
        Some(Step::Deploy) => figure_options_are_complete(state, board),
        Some(Step::Land) => same(state, &landings(state, board)),
        Some(Step::MoveMagician | Step::SeparateMagicians) => {
            same(state, &enchantments(state, board))
        }
        Some(Step::PlaceFerry) => same(state, &ferries(state.last())),
        Some(Step::Pay) => round::orders_are_complete(state),
        Some(Step::Capture) => captures_are_in_reach(state),
        Some(Step::CropCircle) => {
            let Circles { asked, .. } = state.circles;
            same(state, &crop_circle(state, asked, state.circles.circle()))
        }
        Some(
            Step::Draw
            | Step::PlaceGold
            | Step::Robbers
            | Step::Robber
            | Step::NextRobber
            | Step::Roll
            | Step::Exchange
            | Step::TurnFerry
            | Step::Score
            | Step::ShareGold
            | Step::ReadMessage
            | Step::Message
            | Step::CropCircles
            | Step::EndTurn
            | Step::Finale
            | Step::Over,
        )
        | None => Ok(()),
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
        let strange = offered.difference(&all).next();
        return strange.map_or(Ok(()), |action| Err(format!("`{action}` does not fit").into()));
    }
    same_sets(&offered, &all)
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
    let abbot = state.figures.iter().find(|f| f.figure == Figure::Abbot && f.owner == mover);
    if let Some(abbot) = abbot {
        let leads = majority::leads(state, state.land.feature(abbot.on), mover);
        if !board.is_finished(state, abbot.on) || !leads {
            expected.insert(Action::Recall.to_string());
        }
    }
    expected.extend(instead(state).iter().map(Action::to_string));
    let mut offered = offered(state);
    if state.ferries.in_box > 0 || !state.ferries.on.is_empty() {
        // Whether a ferry may open a finished road again is looked at only once.
        offered.retain(|action| !action.starts_with("builder road") || expected.contains(action));
    }
    same_sets(&offered, &expected)
}

/// What flying machines and towers offer instead of a figure on the tile.
fn instead(state: &State) -> Vec<Action> {
    let mover = state.mover;
    let mut all = Vec::new();
    let meeples = [Figure::Meeple, Figure::BigMeeple, Figure::Abbot];
    for figure in meeples.into_iter().filter(|f| state.supply(mover)[*f as usize] > 0) {
        if state.last().kind.heading.is_some() {
            all.push(Action::Fly { figure });
        }
        for tile in state.land.tiles().filter(|t| t.kind.signs.has(on_tile::TOWER)) {
            let tower = state.towers.all.iter().find(|t| state.land.tile(t.tile).cell == tile.cell);
            if figure != Figure::Abbot && tower.is_some_and(|t| t.height > 0 && t.guard.is_none()) {
                all.push(Action::Guard { figure, cell: tile.cell });
            }
        }
    }
    for tile in state.land.tiles().filter(|t| t.kind.signs.has(on_tile::TOWER)) {
        let closed = |t: &Tower| state.land.tile(t.tile).cell == tile.cell && t.guard.is_some();
        let closed = state.towers.all.iter().any(closed);
        if state.towers.pieces[mover.index()] > 0 && !closed {
            all.push(Action::Piece { cell: tile.cell });
        }
    }
    for p in state.towers.prisoners.iter().filter(|p| p.owner == mover) {
        for counter in Counter::ALL {
            let points = state.track.at(mover, counter);
            let twin =
                counter == Counter::Woman && points == state.track.at(mover, Counter::Meeple);
            if points >= 3 && !twin && !state.towers.ransomed {
                all.push(Action::Ransom { figure: p.figure, from: p.by, counter });
            }
        }
    }
    all
}

/// The unfinished roads, cities and monasteries where the figure comes down.
fn landings(state: &State, board: &Board) -> Vec<Action> {
    let mut all = Vec::new();
    let (Some(flight), Some((dx, dy))) = (state.flight, machines::heading(state.last())) else {
        return all;
    };
    let far = i16::from(flight.far.unwrap_or(0));
    let from = state.last().cell;
    let cell = Cell::new(from.x + far * dx, from.y + far * dy);
    for tile in state.land.tiles().filter(|tile| tile.cell == cell) {
        for (part, (segment, shape)) in tile.segments().enumerate() {
            let may = match flight.figure {
                Figure::Abbot => [Terrain::Monastery, Terrain::Garden].contains(&shape.terrain),
                Figure::Meeple | Figure::BigMeeple | Figure::Builder | Figure::Pig => {
                    [Terrain::Road, Terrain::City, Terrain::Monastery].contains(&shape.terrain)
                }
            };
            if may && !board.is_finished(state, segment) {
                all.push(Action::Land { spot: Spot::of(tile, part) });
            }
        }
    }
    all
}

/// Every unfinished road and city for both, but not where one of them stands.
fn enchantments(state: &State, board: &Board) -> Vec<Action> {
    let mut all = Vec::new();
    for tile in state.land.tiles() {
        for (part, (segment, shape)) in tile.segments().enumerate() {
            let way = matches!(shape.terrain, Terrain::Road | Terrain::City);
            let taken = state.magic.on.iter().flatten().any(|on| board.same(*on, segment));
            if way && !taken && !board.is_finished(state, segment) {
                let at = Place { cell: tile.cell, spot: Spot::of(tile, part) };
                all.extend(Magician::ALL.map(|who| Action::Enchant { who, at }));
            }
        }
    }
    if all.is_empty() {
        all.extend(Magician::ALL.map(|who| Action::Banish { who }));
    }
    all
}

/// Every two piers of a lake.
fn ferries(tile: Tile<'_>) -> Vec<Action> {
    let is_pier = |side: Side| {
        let part = tile.kind.part_at(tile.facing, Port::middle(side));
        tile.kind.parts[part].signs.has(on_part::PIER)
    };
    let pairs = Side::ALL.into_iter().flat_map(|a| Side::ALL.map(|b| (a, b)));
    let pairs = pairs.filter(|(a, b)| a < b && is_pier(*a) && is_pier(*b));
    let piers = pairs.filter_map(|(a, b)| Piers::new(a, b));
    piers.map(|piers| Action::Ferry { piers }).collect()
}

/// Whatever a tower takes stands on its row or column, near enough, and is a meeple.
fn captures_are_in_reach(state: &State) -> Result<(), Violation> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    for action in actions {
        let Action::Capture { figure, at: Post { cell, .. }, .. } = action else { continue };
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

fn crop_circle(state: &State, seat: Seat, circle: Circle) -> Vec<Action> {
    let signs = state.last().kind.signs;
    let terrain = match () {
        () if signs.has(on_tile::FORK) => Terrain::Field,
        () if signs.has(on_tile::CLUB) => Terrain::Road,
        () => Terrain::City,
    };
    let meeples = [Figure::Meeple, Figure::BigMeeple];
    let mut all = Vec::new();
    for f in state.figures.iter().filter(|f| f.owner == seat && meeples.contains(&f.figure)) {
        let at = state.place(f.on);
        if at.spot.terrain != terrain {
            continue;
        }
        match circle {
            Circle::Remove => all.push(Action::Remove { figure: f.figure, at }),
            Circle::Join => {
                let held = meeples.into_iter().filter(|m| state.supply(seat)[*m as usize] > 0);
                all.extend(held.map(|figure| Action::Join { figure, at }));
            }
        }
    }
    if circle == Circle::Join {
        all.push(Action::Pass);
    }
    all
}
