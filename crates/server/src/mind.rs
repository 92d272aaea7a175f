//! What a bot keeps in mind from one question to the next: the rest of its plan, what it is wrong about, and how long it
//! has thought. Without that a seat would play worse here than the same bot plays in an arena.

use std::any::Any;
use std::fmt;

/// The mind of a bot at one seat, as long as its table is driven on. It remembers one game at most.
pub struct Mind {
    seed: u64,
    /// Who it is, and what it remembers.
    player: Option<(String, Box<dyn Any + Send>)>,
}

impl Mind {
    /// One that remembers nothing yet.
    pub fn new(seed: u64) -> Mind {
        Mind { seed, player: None }
    }

    /// What everything it does by chance depends on.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The player it has been so far, or a new one if it was nobody or somebody else.
    pub(crate) fn player<P: Send + 'static>(
        &mut self,
        bot: &str,
        new: impl FnOnce(u64) -> P,
    ) -> &mut P {
        let is_known =
            |(name, player): &(String, Box<dyn Any + Send>)| name == bot && player.is::<P>();
        if !self.player.as_ref().is_some_and(is_known) {
            self.player = None;
        }
        let seed = self.seed;
        let (_, player) = self.player.get_or_insert_with(|| (bot.to_string(), Box::new(new(seed))));
        player.downcast_mut().expect("anybody else was forgotten")
    }
}

impl fmt::Debug for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let who = self.player.as_ref().map(|(name, _)| name);
        f.debug_struct("Mind").field("seed", &self.seed).field("who", &who).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_remembers_one_player_at_a_time() {
        let mut mind = Mind::new(7);
        *mind.player("level7", |seed| seed) += 1;
        assert_eq!(*mind.player("level7", |seed| seed), 8, "the same as before");
        assert_eq!(*mind.player("level6", |seed| seed), 7, "somebody else is new");
        assert_eq!(*mind.player("level7", |seed| seed), 7, "and nobody comes back");
        assert_eq!(*mind.player("level7", |seed| seed as u8), 7, "nor at another game");
    }
}
