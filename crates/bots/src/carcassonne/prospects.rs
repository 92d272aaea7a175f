//! What a position promises each seat: the points it would end with now, what its features may
//! still bring, and the worth of figures that are free. The weights were found by letting variants
//! of the bot play each other.

use bastide_carcassonne::tiles::on_part;
use bastide_carcassonne::{Figure, Good, State, project};
use bastide_game::{Game, Seat, Turn};
use bastide_landscape::{Feature, Terrain};

use super::outlook::Outlook;

/// Thousandths of a point. Whole numbers, so that the order of a sum does not matter.
pub(crate) type Points = i64;

/// The first meeple in a supply is worth most: without it a player can only watch.
const MEEPLES: [f64; 8] = [8.0, 4.8, 3.4, 2.4, 1.8, 1.4, 1.2, 1.0];
/// The big meeple wins majorities.
const BIGGER: f64 = 2.0;
/// A free abbot is a quick few points.
const ABBOT: f64 = 3.6;
/// A builder at work; idle it is worth nothing.
const BUILDER: f64 = 6.0;
/// A figure that will surely come home, as against one that never will.
const COMES_HOME: f64 = 1.0;
/// Of what a feature may still bring, so much is counted: much can come between.
const HOPE: f64 = 0.35;
/// A second tile now.
const SECOND_PART: f64 = 3.0;
/// How far a field may hope for cities that are not finished.
const FIELD_HOPE: f64 = 0.7;
/// What a token of goods may still become, beside the lead it gives.
const TOKEN: f64 = 1.0;
/// How many tokens of wine, grain and cloth there are.
const TOKENS: [f64; 3] = [9.0, 6.0, 5.0];
/// Points for the most of a kind of goods.
const MAX_GOODS: f64 = 10.0;
/// A gold bar on a feature that somebody may finish.
const BAR: f64 = 1.5;
/// A figure of somebody else in prison: it may be bought, and it is missing over there.
const PRISONER: f64 = 1.5;
/// A tower piece that is left.
const PIECE: f64 = 0.3;

/// How far a seat is ahead of the others: half against the best, half against the mean of them.
pub(crate) fn lead(state: &State, seat: Seat, outlook: &mut Outlook<'_>) -> Points {
    let worth = prospects(state, outlook);
    let others = || Seat::all(state.seats()).filter(|s| *s != seat);
    let of = |seat: Seat| worth[seat.index()];
    let best = others().map(of).max().unwrap_or(0);
    let mean = others().map(of).sum::<Points>() / others().count().max(1) as Points;
    of(seat) - (best + mean) / 2
}

/// What the position promises, by seat.
fn prospects(state: &State, outlook: &mut Outlook<'_>) -> [Points; 6] {
    let mut worth = project(state).map(|points| Points::from(points) * 1000);
    if state.turn() == Turn::Over {
        return worth;
    }
    let mut give = |seat: Seat, points: f64| worth[seat.index()] += (points * 1000.0) as Points;
    for stand in features(state) {
        let (growth, chance) = growth(state, stand.feature, stand.terrain, outlook);
        let bars = bars(state, stand.feature, stand.terrain);
        for seat in stand.leaders(state.seats()) {
            give(seat, HOPE * growth + BAR * bars * chance);
        }
        for seat in Seat::all(state.seats()) {
            let home = f64::from(stand.figures[seat.index()]);
            give(seat, COMES_HOME * home * chance * outlook.horizon());
        }
    }
    for seat in Seat::all(state.seats()) {
        give(seat, free(state, seat) * outlook.horizon());
        give(seat, goods(state, seat));
        let held = state.prisoners().iter().filter(|p| p.by == seat).count();
        let towers = PRISONER * held as f64 + PIECE * f64::from(state.pieces(seat));
        give(seat, towers * outlook.horizon());
    }
    if state.turn() == Turn::Chance && state.is_second_part() {
        give(state.mover(), SECOND_PART);
    }
    worth
}

/// A feature with figures on it.
#[derive(Clone, Copy, Debug)]
struct Stand {
    feature: Feature,
    terrain: Terrain,
    strength: [u8; 6],
    figures: [u8; 6],
}

impl Stand {
    fn leaders(&self, seats: usize) -> impl Iterator<Item = Seat> {
        let most = self.strength.into_iter().max().unwrap_or(0);
        Seat::all(seats).filter(move |s| most > 0 && self.strength[s.index()] == most)
    }
}

/// All features on which figures stand.
fn features(state: &State) -> Vec<Stand> {
    let land = state.land();
    let mut found: Vec<Stand> = Vec::new();
    for standing in state.figures() {
        let feature = land.feature(standing.on);
        let at = found.iter().position(|s| s.feature == feature);
        let at = at.unwrap_or_else(|| {
            found.push(Stand {
                feature,
                terrain: land.part(standing.on).terrain,
                strength: [0; 6],
                figures: [0; 6],
            });
            found.len() - 1
        });
        found[at].strength[standing.owner.index()] += standing.figure.strength();
        found[at].figures[standing.owner.index()] += 1;
    }
    found
}

/// What a feature may bring beyond what it would at the end now, and the chance that it is
/// finished.
fn growth(
    state: &State,
    feature: Feature,
    terrain: Terrain,
    outlook: &mut Outlook<'_>,
) -> (f64, f64) {
    match terrain {
        Terrain::Road | Terrain::City => way(state, feature, terrain, outlook),
        Terrain::Monastery | Terrain::Garden => cloister(state, feature, outlook),
        Terrain::Field => (field(state, feature, outlook), 0.0),
        Terrain::River => (0.0, 0.0),
    }
}

/// Gold bars that go with a feature.
fn bars(state: &State, feature: Feature, terrain: Terrain) -> f64 {
    let land = state.land();
    let near = |tile: bastide_landscape::Tile<'_>| match terrain {
        Terrain::Road | Terrain::City => tile.segments().any(|(s, _)| land.feature(s) == feature),
        Terrain::Monastery | Terrain::Garden => {
            let middle = land.walk(feature).next().map(|s| land.tile(land.tile_of(s)).cell);
            middle.is_some_and(|cell| cell.is_near(tile.cell))
        }
        Terrain::Field | Terrain::River => false,
    };
    state.bars().filter(|tile| near(land.tile(*tile))).count() as f64
}

/// A road or city: finished it counts more, and it grows on the way.
fn way(state: &State, feature: Feature, terrain: Terrain, outlook: &mut Outlook<'_>) -> (f64, f64) {
    let land = state.land();
    let mut tiles = Vec::new();
    let (mut pennants, mut rich) = (0, false);
    for segment in land.walk(feature) {
        let tile = land.tile_of(segment);
        if !tiles.contains(&tile) {
            tiles.push(tile);
        }
        let signs = land.part(segment).signs;
        pennants += usize::from(signs.has(on_part::PENNANT));
        rich |= signs.has(on_part::INN) || signs.has(on_part::CATHEDRAL);
    }
    let finish = outlook.finish(land, feature);
    let (done, undone) = match (terrain == Terrain::City, rich) {
        (true, false) => (2.0, 1.0),
        (true, true) => (3.0, 0.0),
        (false, false) => (1.0, 1.0),
        (false, true) => (2.0, 0.0),
    };
    let now = (tiles.len() + pennants) as f64;
    let gaps = f64::from(finish.gaps);
    let expected = finish.chance * done * (now + gaps)
        + (1.0 - finish.chance) * undone * (now + 0.3 * gaps * outlook.horizon());
    (expected - undone * now, finish.chance)
}

/// A monastery or garden: every cell around it may be filled.
fn cloister(state: &State, feature: Feature, outlook: &mut Outlook<'_>) -> (f64, f64) {
    let land = state.land();
    let Some(segment) = land.walk(feature).next() else {
        return (0.0, 0.0);
    };
    let cell = land.tile(land.tile_of(segment)).cell;
    let (mut points, mut chance) = (0.0, 1.0);
    for around in cell.around() {
        if land.tile_at(around).is_none() {
            let filled = 0.85 * outlook.any(land, around);
            points += filled;
            chance *= filled;
        }
    }
    (points, chance)
}

/// A field: cities beside it that may yet be finished. Hoping is cheap, so it is done with care.
fn field(state: &State, field: Feature, outlook: &mut Outlook<'_>) -> f64 {
    let land = state.land();
    let mut cities = Vec::new();
    for segment in land.walk(field) {
        let tile = land.tile(land.tile_of(segment));
        let touches = land.part(segment).touches;
        for (part, _) in tile.kind.parts_of(Terrain::City) {
            let city = land.feature(tile.segment(part));
            if touches & (1 << part) != 0 && land.open_ends(city) > 0 && !cities.contains(&city) {
                cities.push(city);
            }
        }
    }
    let hope = |city: Feature| outlook.finish(land, city).chance;
    3.0 * FIELD_HOPE * cities.into_iter().map(hope).sum::<f64>()
}

/// The worth of figures that are free, and of the builder at work.
fn free(state: &State, seat: Seat) -> f64 {
    let supply = state.supply(seat);
    let has = |figure: Figure| supply[figure as usize];
    let meeples = usize::from(has(Figure::Meeple) + has(Figure::BigMeeple));
    let at_work = state.figures().iter().any(|f| f.owner == seat && f.figure == Figure::Builder);
    MEEPLES.iter().take(meeples).sum::<f64>()
        + f64::from(has(Figure::BigMeeple)) * BIGGER
        + f64::from(has(Figure::Abbot)) * ABBOT
        + f64::from(u8::from(at_work)) * BUILDER
}

/// An early lead in goods is no lead yet: it counts as far as the tokens are gone.
fn goods(state: &State, seat: Seat) -> f64 {
    let mut worth = 0.0;
    for (kind, tokens) in Good::ALL.into_iter().zip(TOKENS) {
        let of = |seat: Seat| state.goods(seat)[kind as usize];
        let gone = Seat::all(state.seats()).map(|s| f64::from(of(s))).sum::<f64>();
        let most = Seat::all(state.seats()).map(of).max().unwrap_or(0);
        let open = (1.0 - gone / tokens).max(0.0);
        worth += TOKEN * open * f64::from(of(seat));
        if most > 0 && of(seat) == most {
            worth -= 0.6 * MAX_GOODS * open;
        }
    }
    worth
}
