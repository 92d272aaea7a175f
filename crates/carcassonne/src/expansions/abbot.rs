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
use crate::state::{MAX_SEATS, State};
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

/// A recall is offered unless the abbot's place is finished and pays its owner the same without one. Where
/// other meeples of the owner have the majority even without the abbot, a recall pays the place twice.
pub(crate) fn may_recall(state: &State) -> bool {
    let Some(number) = state.on_board(state.mover, Figure::Abbot) else {
        return false;
    };
    let abbot = &state.figures[number];
    let feature = state.land.feature(abbot.on);
    !score::is_finished(state, feature)
        || !majority::leads(state, feature, state.mover)
        || (state.rules >= 3 && majority::leads_without(state, feature, abbot))
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

/// What must be offered instead of a figure on the tile: the recall, unless it pays the owner the same.
pub(crate) fn instead(state: &State, board: &Board) -> Option<action::Action> {
    let is_own = |f: &&figure::PlacedFigure| f.figure == Figure::Abbot && f.owner == state.mover;
    let abbot = state.figures.iter().find(is_own)?;
    let mut strength = [0i8; MAX_SEATS];
    for f in state.figures.iter().filter(|f| board.same(f.on, abbot.on)) {
        strength[f.owner.index()] += if f.figure == Figure::BigMeeple { 2 } else { 1 };
    }
    let own = strength[state.mover.index()];
    strength[state.mover.index()] = 0;
    let others = strength.into_iter().max().unwrap_or(0);
    let pays = |own: i8| i32::from(own > 0 && own >= others);
    let (stays, leaves) = (pays(own), 1 + pays(own - 1));
    let is_finished = board.is_finished(state, abbot.on);
    let may = !is_finished || leaves != stays;
    (may && (state.rules >= 3 || !is_finished || stays == 0)).then(|| Action::Recall.into())
}
