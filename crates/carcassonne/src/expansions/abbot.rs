//! The Abbot, and with him the gardens. He can be taken back at any time and scores at once.
//!
//! Rules: Big Box, p. 9. Steps: two alternatives in `Deploy`.

use bastide_game::Log;
use bastide_landscape::Terrain;

use crate::event::Event;
use crate::figure::{self, Figure};
use crate::score::{self, Reason, When, majority, tally, track};
use crate::state::State;
use crate::turn::deploy::{self, Site};

/// He may stand on a free monastery or garden of the tile just laid.
pub(crate) fn sites(state: &State) -> impl Iterator<Item = Site> {
    deploy::sites(state).filter(|site| {
        !site.occupied && matches!(site.terrain, Terrain::Monastery | Terrain::Garden)
    })
}

/// Taking him back is offered unless his place is finished and pays its owner the same anyway.
pub(crate) fn may_recall(state: &State) -> bool {
    let Some(number) = state.on_board(state.mover, Figure::Abbot) else {
        return false;
    };
    let feature = state.land.feature(state.figures[number].on);
    !score::is_finished(state, feature) || !majority::leads(state, feature, state.mover)
}

/// He goes home and his owner scores what the place is worth now, whoever else stands there.
pub(crate) fn recall(state: &mut State, log: &mut impl Log<Event>) {
    let number = state
        .on_board(state.mover, Figure::Abbot)
        .expect("only an abbot on the board can be taken back");
    let stood = state.figures[number];
    let tally = tally::of(state, state.land.feature(stood.on), When::AtTheEnd);
    figure::take(state, number, log);
    let at = Some(state.place(stood.on));
    track::grant(state, stood.owner, Reason::Abbot, tally, at, log);
}
