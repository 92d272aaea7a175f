//! What a searching bot must know about a game beyond its rules.

use std::sync::Arc;

use bastide_game::{Game, Seat};

use crate::Misjudgement;
use crate::learned::{Net, SEATS, Vector};

/// What each seat is expected to end with, in points.
pub type Worths = [f32; SEATS];

/// A way to play on: an answer, what follows it in the same turn where that is known, and what it is worth to whoever
/// plays it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan<A> {
    /// The answer to the question now.
    pub first: A,
    /// The answer to the next one, if the plan has one.
    pub then: Option<A>,
    /// How far ahead whoever plays it will be.
    pub worth: f32,
}

impl<A: Eq> Plan<A> {
    /// Whether another plan means the same; what it is worth is no matter.
    pub fn is_same(&self, other: &Plan<A>) -> bool {
        self.first == other.first && self.then == other.then
    }
}

/// Judges positions of a game and finds ways to play on.
pub trait Judge<G: Game>: Clone + Send {
    /// Looks at the position from which a search begins. Whatever is left to come is counted here, for the whole search.
    fn begin(&mut self, game: &G);

    /// What each seat is expected to end with, in a position between two turns.
    fn worths(&mut self, game: &G) -> Worths;

    /// How many turns are still to be dealt, if the rest of the game can be played exactly once there are few.
    fn left(&self, game: &G) -> Option<usize>;

    /// How much of the thinking about a turn the question now deserves.
    fn share(&self, _game: &G) -> f32 {
        1.0
    }

    /// Ways to go on for whoever must answer, in the order in which the game offers answers; of those that do not look
    /// best at once no more than `breadth` are thought through. Never empty at a player's turn.
    fn plans(&mut self, game: &G, breadth: usize, into: &mut Vec<Plan<G::Action>>);
}

/// A judge whose opinions were learned.
pub trait Learned<G: Game>: Judge<G> {
    /// How many sorts of vectors it tells apart.
    const SORTS: usize;
    /// Raised when a vector comes to mean something else.
    const VERSION: u32;

    /// A judge with weights.
    fn with_net(net: Arc<Net>) -> Self;
    /// From now on judges by other weights.
    fn set_net(&mut self, net: Arc<Net>);
    /// From now on judges wrongly.
    fn set_misjudgement(&mut self, misjudgement: Misjudgement);
    /// The weights.
    fn net(&self) -> &Net;
    /// The parts of a position between two turns.
    fn vectors(&mut self, game: &G) -> &[Vector];
}

/// How far a seat is ahead of the others: half against the best of them, half against their mean.
pub fn lead(worths: &Worths, seats: usize, seat: Seat) -> f32 {
    let own = worths[seat.index()];
    if seats == 2 {
        return own - worths[1 - seat.index()];
    }
    let others = (0..seats).filter(|other| *other != seat.index()).map(|other| worths[other]);
    let (mut best, mut sum) = (f32::MIN, 0.0);
    for other in others {
        best = best.max(other);
        sum += other;
    }
    own - (best + sum / (seats - 1) as f32) / 2.0
}
