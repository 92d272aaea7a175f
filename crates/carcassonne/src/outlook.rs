//! What those want to know who look ahead: what features are worth and to whom, and what an answer would do.

use arrayvec::ArrayVec;
use bastide_game::{Game, Move, Seat};
use bastide_landscape::{Cell, Feature, Kind, MAX_TILES, Part, Port, Side, Terrain};

use crate::action::{Action, Outcome, Spot};
use crate::event::Event;
use crate::expansions::Action::Machines;
use crate::expansions::magic::Magician;
use crate::expansions::messages::is_dark;
use crate::expansions::{gold, machines};
use crate::figure::Figure;
use crate::score::track::SPACES;
use crate::score::{Counter, When, majority, tally};
use crate::state::{MAX_SEATS, State};
use crate::tiles::on_part;

/// What is known of a feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FeatureInfo {
    /// What it is.
    pub terrain: Terrain,
    /// How many tiles count for it; for a monastery or garden those around it as well.
    pub tiles: u16,
    /// Coats of arms in it.
    pub pennants: u16,
    /// Gold bars that go with it when it is finished.
    pub bars: u16,
    /// Mage or witch, if one of them stands on it.
    pub magician: Option<Magician>,
    /// Open ends; for a monastery or garden the empty cells around it.
    pub open: u16,
    /// Those with the majority, in the order of the seats.
    pub leaders: ArrayVec<Seat, MAX_SEATS>,
    /// Those with meeples on it and how strong they are, in the order of the seats.
    pub strengths: ArrayVec<(Seat, u8), MAX_SEATS>,
    /// What it would bring if the game ended now.
    pub now: u16,
    /// What it brings at least once it is finished: each empty cell at an open end takes a tile, and no tile
    /// fills two of them. A field is never finished. Only a ferry that is turned, or mage and witch, can make it less.
    pub finished: Option<u16>,
    /// On how many finished cities a field borders.
    pub cities: u16,
}

/// What is known of a feature now.
pub fn feature_info(state: &State, feature: Feature) -> FeatureInfo {
    let land = state.land();
    let counted = tally::Counted::of(state, feature);
    let strengths = majority::present(state, feature);
    let most = strengths.iter().map(|(_, strength)| *strength).max();
    let leads = |(seat, strength): &(Seat, u8)| (Some(*strength) == most).then_some(*seat);
    let leaders = strengths.iter().filter_map(leads).collect();
    let terrain = land.terrain_of(feature);
    let now = tally::of_counted(state, feature, counted, When::AtTheEnd).points();
    let open = land.open_ends(feature);
    let mut info = FeatureInfo {
        terrain,
        tiles: counted.tiles,
        pennants: counted.pennants,
        bars: 0,
        magician: magician_on(state, feature),
        open,
        leaders,
        strengths,
        now,
        finished: None,
        cities: 0,
    };
    match terrain {
        Terrain::Road | Terrain::City => {
            let larger = counted.with_more(missing(state, feature));
            let finished = tally::of_counted(state, feature, larger, When::Finished).points();
            info.finished = Some(finished);
            // Closed is closed: it counts like that at the end as well.
            if open == 0 {
                info.now = finished;
            }
        }
        Terrain::Monastery | Terrain::Garden => {
            info.tiles = now;
            info.open = tally::SURROUNDED.saturating_sub(now);
            info.finished = Some(tally::SURROUNDED);
        }
        Terrain::Field => info.cities = tally::finished_cities(state, feature),
        Terrain::River => {}
    }
    if !matches!(terrain, Terrain::Field | Terrain::River) {
        info.bars = state.bars().filter(|tile| gold::belongs(state, feature, *tile)).count() as u16;
    }
    info
}

/// The tiles that a road or city lacks at least: as many as there are empty cells at its open ends.
fn missing(state: &State, feature: Feature) -> u16 {
    let land = state.land();
    let open = land.open_ends(feature);
    if open < 2 {
        return open;
    }
    let mut cells: ArrayVec<Cell, { 4 * MAX_TILES }> = ArrayVec::new();
    for segment in land.walk(feature) {
        let tile = land.tile(land.tile_of(segment));
        let ports = land.part(segment).ports.turned(tile.facing);
        let leaves = |side: &Side| ports.has(Port::middle(*side));
        let beyond = Side::ALL.into_iter().filter(leaves).map(|side| tile.cell.beside(side));
        cells.extend(beyond.filter(|cell| land.tile_at(*cell).is_none()));
    }
    cells.sort_unstable();
    cells.chunk_by(|one, next| one == next).count() as u16
}

fn magician_on(state: &State, feature: Feature) -> Option<Magician> {
    let stands = |who: &Magician| {
        let on = state.magician(*who).and_then(|at| state.segment(at));
        on.is_some_and(|on| state.land().feature(on) == feature)
    };
    Magician::ALL.into_iter().find(stands)
}

/// The move of a counter that an amount would make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CounterMove {
    /// The space it leaves.
    pub from: u8,
    /// The space it comes to.
    pub to: u8,
    /// Whether a message waits there for its owner.
    pub message: bool,
}

/// Where an amount would move a counter.
pub fn counter_move(state: &State, seat: Seat, counter: Counter, points: u16) -> CounterMove {
    let now = state.counter(seat, counter);
    let after = now + points;
    CounterMove {
        from: (now % SPACES) as u8,
        to: (after % SPACES) as u8,
        message: state.has_women() && seat == state.mover() && is_dark(after),
    }
}

/// The spaces of the track where a message waits, if messages are played with.
pub fn dark_spaces(state: &State) -> Vec<u8> {
    let dark = (0..SPACES).filter(|space| state.has_women() && is_dark(*space));
    dark.map(|space| space as u8).collect()
}

/// The counters of others on a space of the track.
pub fn counters_beside(state: &State, seat: Seat, space: u8) -> Vec<(Seat, Counter)> {
    let others = Seat::all(state.seats()).filter(|other| *other != seat);
    let counters = |owner| state.track.counters().map(move |counter| (owner, counter));
    let here = |(owner, counter): &(Seat, Counter)| state.track.space(*owner, *counter) == space;
    others.flat_map(counters).filter(here).collect()
}

/// Where a figure that takes off from the tile just placed comes down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Landing {
    /// What the die says.
    pub far: u8,
    /// The cell.
    pub cell: Cell,
    /// Where on its tile it may land; nowhere if it must turn back.
    pub spots: Vec<Spot>,
}

/// Where a flight may end, for each number of the die.
pub fn landings(state: &State, figure: Figure) -> Vec<Landing> {
    let (dx, dy) = machines::heading(state.last()).unwrap_or_default();
    let from = state.last().cell;
    let landing = |far: u8| {
        let steps = i16::from(far);
        let cell = Cell::new(from.x + steps * dx, from.y + steps * dy);
        Landing { far, cell, spots: lands_on(state, figure, far) }
    };
    machines::DIE.map(landing).collect()
}

/// The cells over which the figure in the air flies, as far as the die says or could say.
pub fn flight_path(state: &State) -> Vec<Cell> {
    let Some(flight) = state.flight() else { return Vec::new() };
    let (dx, dy) = machines::heading(state.last()).unwrap_or_default();
    let from = state.last().cell;
    let cell = |n: u8| Cell::new(from.x + i16::from(n) * dx, from.y + i16::from(n) * dy);
    (*machines::DIE.start()..=flight.far.unwrap_or(*machines::DIE.end())).map(cell).collect()
}

/// Something on a tile that a rule of its own is about, and that is easily overlooked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Novelty {
    /// The river: it goes on here.
    River,
    /// An inn at a road.
    Inn,
    /// A cathedral in a city.
    Cathedral,
}

/// What is special about a kind of tile.
pub fn novelties(kind: &Kind) -> Vec<Novelty> {
    let has = |found: &dyn Fn(&Part) -> bool| kind.parts.iter().any(found);
    let all = [
        (Novelty::River, has(&|part| part.terrain == Terrain::River)),
        (Novelty::Inn, has(&|part| part.signs.has(on_part::INN))),
        (Novelty::Cathedral, has(&|part| part.signs.has(on_part::CATHEDRAL))),
    ];
    all.into_iter().filter(|(_, there)| *there).map(|(novelty, _)| novelty).collect()
}

fn lands_on(state: &State, figure: Figure, far: u8) -> Vec<Spot> {
    let mut flown = state.clone();
    flown.play(Move::Choose(machines::Action::Fly { figure }.into()), &mut ());
    let mut events = Vec::new();
    flown.play(Move::Deal(Outcome::Roll(far)), &mut events);
    // Who has one spot only is not asked.
    let forced = events.iter().find_map(|event| {
        if let Event::FigurePut { at, .. } = event { Some(at.spot) } else { None }
    });
    if let Some(spot) = forced {
        return vec![spot];
    }
    if flown.landing().is_none() {
        return Vec::new();
    }
    let mut actions = Vec::new();
    flown.actions(&mut actions);
    let spot = |action| {
        if let Action::Expansion(Machines(machines::Action::Land { spot })) = action {
            Some(spot)
        } else {
            None
        }
    };
    actions.into_iter().filter_map(spot).collect()
}

/// How high the tower on a cell is.
pub fn tower_height(state: &State, cell: Cell) -> u8 {
    let tower = state.towers().find(|(tile, ..)| state.land().tile(*tile).cell == cell);
    tower.map_or(0, |(_, height, _)| height)
}
