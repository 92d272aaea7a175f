//! What each of the eight messages would do for the mover now.

use arrayvec::ArrayVec;
use bastide_landscape::{Feature, Segment, Terrain};

use super::Message;
use crate::figure::PlacedFigure;
use crate::score::{Item, Tally, When, tally};
use crate::state::State;
use crate::tiles::on_part;

/// What a message can do for the mover.
pub(super) enum Effect {
    /// It would change nothing.
    Nothing,
    /// Points.
    Points(Tally),
    /// Another part of the turn.
    Part,
    /// A meeple is counted and comes home.
    Meeple,
}

pub(super) fn effect(state: &State, message: Message) -> Effect {
    let counted = |item, count| {
        if count == 0 { Effect::Nothing } else { Effect::Points(Tally::one(item, count, 2)) }
    };
    match message {
        Message::City => smallest(state, Terrain::City),
        Message::Road => smallest(state, Terrain::Road),
        Message::Monastery => smallest(state, Terrain::Monastery),
        Message::Part if state.bag.is_empty() => Effect::Nothing,
        Message::Part => Effect::Part,
        Message::Pennants => counted(Item::Pennants, pennants(state)),
        Message::Knights => counted(Item::Knights, own_on(state, Terrain::City).count() as u16),
        Message::Farmers => counted(Item::Farmers, own_on(state, Terrain::Field).count() as u16),
        Message::Meeple => match own(state).next() {
            Some(_) => Effect::Meeple,
            None => Effect::Nothing,
        },
    }
}

/// The mover's meeples on the board.
fn own(state: &State) -> impl Iterator<Item = &PlacedFigure> {
    state.figures.iter().filter(|f| f.owner == state.mover && f.figure.is_meeple())
}

fn own_on(state: &State, terrain: Terrain) -> impl Iterator<Item = &PlacedFigure> {
    own(state).filter(move |f| state.land.terrain(f.on) == terrain)
}

/// What the feature would bring at the end that would bring least, whoever leads there.
fn smallest(state: &State, terrain: Terrain) -> Effect {
    let worths =
        own_on(state, terrain).map(|f| tally::of(state, state.land.feature(f.on), When::AtTheEnd));
    match worths.min_by_key(Tally::points) {
        Some(tally) if tally.points() > 0 => Effect::Points(tally),
        Some(_) | None => Effect::Nothing,
    }
}

/// The pennants of all cities in which the mover has a knight.
fn pennants(state: &State) -> u16 {
    let mut cities: ArrayVec<Feature, 16> = ArrayVec::new();
    for knight in own_on(state, Terrain::City) {
        let city = state.land.feature(knight.on);
        if !cities.contains(&city) {
            cities.push(city);
        }
    }
    let pennant = |s: &Segment| state.land.part(*s).signs.has(on_part::PENNANT);
    cities.into_iter().map(|city| state.land.walk(city).filter(pennant).count() as u16).sum()
}
