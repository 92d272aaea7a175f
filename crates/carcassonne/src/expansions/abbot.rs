//! The Abbot, and with him the gardens. He can be taken back at any time and scores at once.
//!
//! Rules: Big Box, p. 9. Steps: two alternatives in `Deploy`.

use std::fmt;

use bastide_game::{Log, SentenceError};
use bastide_landscape::{Segment, Terrain};

use crate::action;
use crate::check::Board;
use crate::event;
use crate::figure::{self, Figure};
use crate::score::{self, Reason, When, majority, tally, track};
use crate::state::State;
use crate::turn::deploy::{self, Site};

/// What players can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `recall abbot`: take the abbot back and score where he stood.
    Recall,
}

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

/// What an answer does.
pub(crate) fn answer(state: &mut State, action: Action, log: &mut impl Log<event::Event>) {
    match action {
        Action::Recall => recall(state, log),
    }
}

/// Segments of all features that an answer may change.
pub(crate) fn touched(state: &State, action: Action) -> Vec<Segment> {
    match action {
        Action::Recall => {
            let number = state.on_board(state.mover, Figure::Abbot);
            number.map(|number| state.figures[number].on).into_iter().collect()
        }
    }
}

/// He goes home and his owner scores what the place is worth now, whoever else stands there.
fn recall(state: &mut State, log: &mut impl Log<event::Event>) {
    let number = state
        .on_board(state.mover, Figure::Abbot)
        .expect("only an abbot on the board can be taken back");
    let stood = state.figures[number];
    let tally = tally::of(state, state.land.feature(stood.on), When::AtTheEnd);
    figure::take(state, number, log);
    let at = Some(state.place(stood.on));
    track::grant(state, stood.owner, Reason::Abbot, tally, at, log);
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Recall => f.write_str("recall abbot"),
        }
    }
}

/// Reads its sentences.
pub(crate) fn read(words: &[&str]) -> Result<Option<Action>, SentenceError> {
    Ok((words == ["recall", "abbot"]).then_some(Action::Recall))
}

/// What must be offered instead of a figure on the tile: to take him back, unless it changes
/// nothing.
pub(crate) fn instead(state: &State, board: &Board) -> Option<action::Action> {
    let is_his = |f: &&figure::PlacedFigure| f.figure == Figure::Abbot && f.owner == state.mover;
    let abbot = state.figures.iter().find(is_his)?;
    let leads = majority::leads(state, state.land.feature(abbot.on), state.mover);
    let may = !board.is_finished(state, abbot.on) || !leads;
    may.then(|| Action::Recall.into())
}
