//! Mistakes as beginners make them: they judge well what they see, but they do not see everything.

use bastide_game::Rng;

/// How much of what it might do a bot sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sight {
    /// All of it.
    Full,
    /// One of so many choices, but never less than a few.
    OneIn(usize),
}

/// Whoever has so few choices sees half of them.
const FEW: usize = 6;

impl Sight {
    /// Leaves the choices that are seen. Which ones hangs on their names, not on the order in which they are offered.
    pub(crate) fn narrow<A: ToString>(self, actions: &mut Vec<A>, rng: &mut impl Rng) {
        let Sight::OneIn(share) = self else { return };
        let seen = (actions.len() / share).max(actions.len().min(FEW).div_ceil(2));
        actions.sort_by_cached_key(A::to_string);
        while actions.len() > seen {
            actions.swap_remove(rng.below(actions.len() as u32) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use bastide_game::{Move, Seat, Turn, draw};

    use super::*;
    use crate::{Budget, HasBots, SeededRng, seed_of};

    fn seen(sight: Sight, mut actions: Vec<u32>) -> Vec<u32> {
        sight.narrow(&mut actions, &mut SeededRng::new(3));
        actions
    }

    #[test]
    fn something_is_always_seen() {
        for (offered, left) in [(1, 1), (2, 1), (3, 2), (6, 3), (12, 3), (40, 5), (80, 10)] {
            assert_eq!(seen(Sight::OneIn(8), (0..offered).collect()).len(), left, "of {offered}");
        }
        assert_eq!(seen(Sight::Full, vec![3, 1, 2]), [3, 1, 2]);
    }

    #[test]
    fn the_order_of_offers_means_nothing() {
        let forwards = seen(Sight::OneIn(8), (0..60).collect());
        assert_eq!(forwards, seen(Sight::OneIn(8), (0..60).rev().collect()));
    }

    /// How many of some games of two the first bot wins, from both seats in turn.
    fn won<G: HasBots>(setup: &G::Setup, bots: [&str; 2], games: u64) -> usize {
        let wins = |game: &u64| {
            let mut rng = SeededRng::new(*game);
            let first = Seat((game % 2) as u8);
            let mut players = [first, Seat(1 - first.0)].map(|seat| {
                G::player(bots[seat.index()].parse().expect("a bot"), seed_of(*game, &[1]))
            });
            let mut state = G::new(setup);
            loop {
                let m = match state.turn() {
                    Turn::Over => break state.leaders() == [first],
                    Turn::Player(seat) => Move::Choose(state.ask(
                        &mut players[seat.index()],
                        seat,
                        &Budget::UNLIMITED,
                    )),
                    Turn::Chance => {
                        let mut outcomes = Vec::new();
                        state.outcomes(&mut outcomes);
                        Move::Deal(draw(&outcomes, &mut rng))
                    }
                };
                state.play(m, &mut ());
            }
        };
        (0..games).filter(wins).count()
    }

    fn stands_between<G: HasBots>(setup: &G::Setup) {
        let above = won::<G>(setup, ["level1", "random"], 20);
        let below = won::<G>(setup, ["level1", "greedy"], 20);
        assert!(above >= 17 && below <= 3, "{above} against random, {below} against greedy");
    }

    #[test]
    fn a_beginner_beats_chance_and_loses_to_whoever_sees_everything() {
        stands_between::<bastide_carcassonne::State>(
            &bastide_carcassonne::Setup::read("base", 2).expect("a setup"),
        );
        stands_between::<bastide_castle::State>(&bastide_castle::Setup::default());
        stands_between::<bastide_cardcassonne::State>(
            &bastide_cardcassonne::Setup::read("", 2).expect("a setup"),
        );
    }
}
