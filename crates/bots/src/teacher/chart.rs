//! Where the parts of a position lie: which of their numbers are segments, and of which feature.

use bastide_carcassonne::State as Carcassonne;
use bastide_castle::State as Castle;
use bastide_landscape::Segment;

use super::Taught;

/// A game whose features the teacher can point at.
pub trait Charted: Taught {
    /// Sorts below this one are features, and `which` is a segment of them.
    const FEATURES: u8;
    /// How far the lead at the end is from what was expected: its variance grows by the square of this, in points,
    /// with every tile that is still to be drawn. Measured in games of the bot that judges by one look.
    const PER_TILE: f32;

    /// The number of the feature that a segment belongs to, if there is such a segment.
    fn feature(&self, segment: u16) -> Option<u16>;

    /// Whether two turns are one idea to a person: the tile on the same cell, whichever way it is turned, and a figure
    /// of any size on the same kind of feature.
    fn is_same_idea(turn: &[Self::Action], other: &[Self::Action]) -> bool;
}

/// Whether two turns have as many answers, and each is the same idea as its counterpart.
fn is_same_line<A: Copy>(turn: &[A], other: &[A], is_same: impl Fn(A, A) -> bool) -> bool {
    turn.len() == other.len() && turn.iter().zip(other).all(|(a, b)| is_same(*a, *b))
}

/// The same deviation when no tile is left.
const LAST: f32 = 1.0;

/// How likely each seat is to win, from what each is expected to end with.
pub fn chances<G: Charted>(expected: &[f32], left: usize) -> Vec<f32> {
    chances_within(expected, (LAST * LAST + G::PER_TILE * G::PER_TILE * left as f32).sqrt())
}

/// The same where the lead at the end is so far from what was expected, by its standard deviation.
pub(crate) fn chances_within(expected: &[f32], deviation: f32) -> Vec<f32> {
    // A logistic curve that is as wide.
    let width = deviation * 3.0f32.sqrt() / std::f32::consts::PI;
    let most = expected.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> = expected.iter().map(|points| ((points - most) / width).exp()).collect();
    let sum: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

impl Charted for Carcassonne {
    const FEATURES: u8 = 4;
    const PER_TILE: f32 = 2.3;

    fn feature(&self, segment: u16) -> Option<u16> {
        let land = self.land();
        let is_there = usize::from(segment) < last(self.last().segments().map(|(on, _)| on));
        is_there.then(|| land.feature(Segment::from_number(usize::from(segment))).number())
    }

    fn is_same_idea(turn: &[Self::Action], other: &[Self::Action]) -> bool {
        use bastide_carcassonne::Action;
        let turned = matches!((turn.first(), other.first()),
            (Some(Action::Tile { facing: a, .. }), Some(Action::Tile { facing: b, .. })) if a != b);
        is_same_line(turn, other, |a, b| match (a, b) {
            (Action::Tile { cell: a, .. }, Action::Tile { cell: b, .. }) => a == b,
            (Action::Put { spot: a, .. }, Action::Put { spot: b, .. }) => {
                a == b || (turned && a.terrain == b.terrain)
            }
            (a, b) => a == b,
        })
    }
}

impl Charted for Castle {
    const FEATURES: u8 = 4;
    const PER_TILE: f32 = 3.3;

    fn feature(&self, segment: u16) -> Option<u16> {
        let board = self.board();
        let newest = board.tiles().last()?;
        let is_there = usize::from(segment) < last(newest.segments().map(|(on, _)| on));
        is_there.then(|| board.feature(Segment::from_number(usize::from(segment))).number())
    }

    fn is_same_idea(turn: &[Self::Action], other: &[Self::Action]) -> bool {
        use bastide_castle::Action;
        let turned = matches!((turn.first(), other.first()),
            (Some(Action::Tile { facing: a, .. }), Some(Action::Tile { facing: b, .. })) if a != b);
        is_same_line(turn, other, |a, b| match (a, b) {
            (Action::Tile { space: a, .. }, Action::Tile { space: b, .. }) => a == b,
            (Action::Follower { spot: a }, Action::Follower { spot: b }) => {
                a == b || (turned && a.terrain == b.terrain)
            }
            (a, b) => a == b,
        })
    }
}

/// How many segments there are, if these are the newest.
fn last(newest: impl Iterator<Item = Segment>) -> usize {
    newest.map(|segment| segment.number() + 1).max().unwrap_or(0)
}
