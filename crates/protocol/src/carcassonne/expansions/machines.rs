//! Flying Machines on the wire.

use bastide_carcassonne::expansions::machines::{Action, Asks, Event as Happened};
use bastide_carcassonne::{self as rules, Place, Spot, State, flight_path};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::choice::{Choice, Landing, Question};
use crate::carcassonne::event::Event;
use crate::carcassonne::log::Deed;
use crate::carcassonne::prompt::{Asked, Tried};
use crate::carcassonne::words::Figure;

/// A figure in the air.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FlightView {
    /// What flies.
    pub figure: Figure,
    /// The cell of the machine.
    pub from: [i32; 2],
    /// The cells over which it flies, as far as the die says or could say.
    pub path: Vec<[i32; 2]>,
    /// How far it flies, once the die has said it.
    pub far: Option<u8>,
}

pub(crate) fn view(state: &State) -> Option<FlightView> {
    let flight = state.flight()?;
    let from = state.last().cell;
    Some(FlightView {
        figure: flight.figure.into(),
        from: [i32::from(from.x), i32::from(from.y)],
        path: flight_path(state).iter().map(|c| [i32::from(c.x), i32::from(c.y)]).collect(),
        far: flight.far,
    })
}

pub(crate) fn question(asks: Asks) -> Question {
    match asks {
        Asks::Land => Question::Land,
    }
}

pub(crate) fn choice(asked: &Asked<'_>, action: Action, tried: &mut Tried) -> Choice {
    let (sentence, ends) = (tried.take_sentence(), tried.ends);
    let state = asked.state;
    match action {
        Action::Fly { figure } => {
            let landings = landings(state, figure);
            Choice::Fly { sentence, ends, figure: figure.into(), landings }
        }
        Action::Land { spot } => {
            let cell = state.landing().map(|id| state.land().tile(id).cell).unwrap_or_default();
            let (tile, part, at) = asked.place(Place { cell, spot });
            let figure = state.flight().map_or(Figure::Meeple, |flight| flight.figure.into());
            Choice::Land { sentence, ends, figure, tile, part, at }
        }
    }
}

/// Where a flight may end, for each number of the die.
fn landings(state: &State, figure: rules::Figure) -> Vec<Landing> {
    let landing = |landing: rules::Landing| {
        let tile = state.land().tile_at(landing.cell).map(|id| state.land().tile(id));
        let part = |spot: &Spot| spot.part_of(tile?).map(|part| part as u16);
        Landing {
            far: landing.far,
            cell: [i32::from(landing.cell.x), i32::from(landing.cell.y)],
            parts: landing.spots.iter().filter_map(part).collect(),
        }
    };
    rules::landings(state, figure).into_iter().map(landing).collect()
}

pub(crate) fn event(event: Happened) -> Event {
    match event {
        Happened::FlightBegan { figure } => Event::FlightBegan { figure: figure.into() },
        Happened::DieRolled { far } => Event::DieRolled { far },
        Happened::FlightEnded { landed } => Event::FlightEnded { landed },
    }
}

pub(crate) fn deed(action: Action) -> Deed {
    match action {
        Action::Fly { figure } => Deed::Fly { figure: figure.into() },
        Action::Land { spot } => Deed::Land { terrain: spot.terrain.into() },
    }
}
