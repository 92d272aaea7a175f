//! What an answer changes by itself: the features it is about before and after, and nothing that follows from it.

use bastide_game::Move;
use bastide_landscape::{Feature, Segment};

use crate::action::Action;
use crate::expansions;
use crate::outlook::{FeatureInfo, feature_info};
use crate::state::State;
use crate::step;

/// A feature that an answer makes, or makes another of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// What it was: one feature, or several that the answer joins; of the game before.
    pub before: Vec<Feature>,
    /// What it becomes, in the game right after the answer.
    pub after: Feature,
}

/// The game right after an answer: nothing is counted yet, and nobody else has acted.
pub fn answered(state: &State, action: Action) -> State {
    let mut after = state.clone();
    step::take(&mut after, Move::Choose(action), &mut ());
    after
}

/// The features that an answer changes, of a game and of that game as [`answered`].
pub fn changes(state: &State, after: &State, action: Action) -> Vec<Change> {
    let mut found: Vec<Change> = Vec::new();
    for segment in touched(state, action) {
        let now = after.land().feature(segment);
        if found.iter().any(|change| change.after == now) {
            continue;
        }
        let mut before: Vec<Feature> = Vec::new();
        for part in after.land().walk(now) {
            let feature = state.land().feature(part);
            if !before.contains(&feature) {
                before.push(feature);
            }
        }
        let same = |info: FeatureInfo| info == feature_info(after, now);
        if before.len() > 1 || !same(feature_info(state, before[0])) {
            found.push(Change { before, after: now });
        }
    }
    found
}

/// Segments of all features that an answer may change.
fn touched(state: &State, action: Action) -> Vec<Segment> {
    match action {
        Action::Put { spot, .. } => {
            let tile = state.last();
            spot.part_of(tile).map(|part| tile.segment(part)).into_iter().collect()
        }
        Action::Expansion(action) => expansions::touched(state, action),
        // A tile makes features, which is told as joins.
        Action::Tile { .. } | Action::Move { .. } | Action::Pass => Vec::new(),
    }
}
