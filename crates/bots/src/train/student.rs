//! Who learns from games against itself.

use std::sync::Arc;

use super::self_play::{self, Lesson, Sample};
use crate::HasBots;
use crate::judge::Learned;
use crate::learned::{Net, SEATS};
use crate::turns::Dealt;

/// Plays a game against itself by weights, and tells what it taught.
pub trait Student<G: HasBots>: Clone + Send + Sync {
    /// How many sorts of vectors there are.
    const SORTS: usize;
    /// The version of the vectors.
    const VERSION: u32;

    /// A student with weights.
    fn with_weights(net: Arc<Net>) -> Self;
    /// From now on plays by other weights.
    fn set_weights(&mut self, net: Arc<Net>);
    /// Plays a game: what it taught, and the points at its end.
    fn play(&mut self, setup: &G::Setup, lesson: &Lesson, seed: u64)
    -> (Vec<Sample>, [f32; SEATS]);
}

/// In games whose turns chance deals, whoever judges can learn.
impl<G: Dealt + HasBots, J: Learned<G> + Sync> Student<G> for J {
    const SORTS: usize = <J as Learned<G>>::SORTS;
    const VERSION: u32 = <J as Learned<G>>::VERSION;

    fn with_weights(net: Arc<Net>) -> J {
        J::with_net(net)
    }

    fn set_weights(&mut self, net: Arc<Net>) {
        self.set_net(net);
    }

    fn play(
        &mut self,
        setup: &G::Setup,
        lesson: &Lesson,
        seed: u64,
    ) -> (Vec<Sample>, [f32; SEATS]) {
        self_play::play(self, setup, lesson, seed)
    }
}
