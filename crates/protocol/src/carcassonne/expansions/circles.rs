//! Crop Circles on the wire.

use bastide_carcassonne::expansions::circles::{
    Action, Asks, Event as Happened, concerned, concerns,
};
use bastide_landscape::Terrain;

use crate::carcassonne::choice::{Choice, Question};
use crate::carcassonne::event::Event;
use crate::carcassonne::log::Deed;
use crate::carcassonne::prompt::{Asked, Tried};

pub(crate) fn question(asks: Asks) -> Question {
    match asks {
        Asks::Choose => Question::Circle,
        Asks::Join => Question::Join,
        Asks::Remove => Question::Remove,
    }
}

pub(crate) fn choice(asked: &Asked<'_>, action: Action, tried: &mut Tried) -> Choice {
    let (sentence, ends) = (tried.take_sentence(), tried.ends);
    match action {
        Action::Choose(circle) => {
            let terrain = concerned(asked.state).unwrap_or(Terrain::Field).into();
            let seats = concerns(asked.state, circle).into_iter().map(|seat| seat.0).collect();
            Choice::Circle { sentence, ends, circle: circle.into(), terrain, seats }
        }
        Action::Join { figure, at } => {
            let (tile, part, at) = asked.place(at);
            Choice::Join { sentence, ends, figure: figure.into(), tile, part, at }
        }
        Action::Remove { figure, at } => {
            let (tile, part, at) = asked.place(at);
            Choice::Remove { sentence, ends, figure: figure.into(), tile, part, at }
        }
    }
}

pub(crate) fn event(event: Happened) -> Event {
    match event {
        Happened::Chosen { seat, circle } => {
            Event::CircleChosen { seat: seat.0, circle: circle.into() }
        }
    }
}

pub(crate) fn deed(action: Action) -> Deed {
    match action {
        Action::Choose(circle) => Deed::Circle { circle: circle.into() },
        Action::Join { figure, .. } => Deed::Join { figure: figure.into() },
        Action::Remove { figure, .. } => Deed::Remove { figure: figure.into() },
    }
}
