//! Whether what was counted was contested: shared by those who were level, or won against somebody.

use bastide_carcassonne::{self as rules, Place, Post, State};
use bastide_game::Seat;
use bastide_landscape::Feature;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::event::{Event, event};

/// How a feature with meeples of several players was counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Contest {
    /// Several were level, and each got all of it.
    Tie,
    /// One had the majority, others had meeples there and got nothing.
    Majority,
}

/// What happened together, in words. `state` is the game after it or later.
pub fn events(state: &State, happened: &[rules::Event]) -> Vec<Event> {
    let told = happened.iter().map(|each| {
        let mut told = event(state, each);
        if let Event::Scored { contest, .. } = &mut told {
            *contest = contest_of(state, each, happened);
        }
        told
    });
    told.collect()
}

/// The figures on a feature leave it when it is counted, so the same events tell who was there.
fn contest_of(state: &State, scored: &rules::Event, happened: &[rules::Event]) -> Option<Contest> {
    let feature = counted(state, scored)?;
    let paid = |seat| {
        happened.iter().any(|e| counted(state, e) == Some(feature) && paid_to(e) == Some(seat))
    };
    let players = || Seat::all(state.seats()).filter(|seat| paid(*seat)).count();
    let outweighed = || {
        happened.iter().any(|each| {
            if let rules::Event::FigureTaken { owner, figure, at } = *each {
                figure.is_meeple() && stood(state, at) == Some(feature) && !paid(owner)
            } else {
                false
            }
        })
    };
    match players() {
        0 => None,
        1 => outweighed().then_some(Contest::Majority),
        _ => Some(Contest::Tie),
    }
}

fn paid_to(event: &rules::Event) -> Option<Seat> {
    if let rules::Event::Scored { to, tally, .. } = event
        && tally.points() > 0
    {
        return Some(*to);
    }
    None
}

/// The feature that was counted.
fn counted(state: &State, event: &rules::Event) -> Option<Feature> {
    let rules::Event::Scored { at, .. } = event else { return None };
    feature(state, (*at)?)
}

fn stood(state: &State, Post { cell, spot }: Post) -> Option<Feature> {
    feature(state, Place { cell, spot: spot? })
}

fn feature(state: &State, place: Place) -> Option<Feature> {
    let tile = state.land().tile(state.land().tile_at(place.cell)?);
    Some(state.land().feature(tile.segment(place.spot.part_of(tile)?)))
}
