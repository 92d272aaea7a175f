//! One game of Cardcassonne against oneself, and what it teaches: every seat learns from what it saw itself.

use std::sync::Arc;

use bastide_cardcassonne::{Action, Setup, State};
use bastide_game::{Game, Move, Rng, Seat, Turn};

use super::self_play::{Lesson, Sample, Step, deal, points, samples};
use super::student::Student;
use crate::cardcassonne::CardJudge;
use crate::judge::{Worths, lead};
use crate::learned::{Net, SEATS};
use crate::{Budget, HasBots, SeededRng, Strength, seed_of};

impl Student<State> for CardJudge {
    const SORTS: usize = CardJudge::SORTS;
    const VERSION: u32 = CardJudge::VERSION;

    fn with_weights(net: Arc<Net>) -> CardJudge {
        CardJudge::with_net(net)
    }

    fn set_weights(&mut self, net: Arc<Net>) {
        self.set_net(net);
    }

    fn play(&mut self, setup: &Setup, lesson: &Lesson, seed: u64) -> (Vec<Sample>, [f32; SEATS]) {
        let mut rng = SeededRng::new(seed);
        let mut greedy = State::player(Strength::Greedy, seed_of(seed, &[1]));
        // Some games explore more than others.
        let explore = lesson.explore * rng.below(2001) as f32 / 1000.0;
        let mut game = State::new(setup);
        let seats = game.seats();
        let mut actions = Vec::new();
        let mut steps: Vec<Vec<Step>> = Seat::all(seats).map(|_| Vec::new()).collect();
        // What each seat could expect, where somebody tried something: whoever tries, of his best answer, the others
        // of what they had answered last. Nobody shall count on what others do wrong for once.
        let mut tried: [Option<Worths>; SEATS] = [None; SEATS];
        let mut round = 0;
        loop {
            // A round has been scored: everybody looks at what is left.
            if game.round() > round && game.turn() == Turn::Chance {
                round = game.round();
                for seat in Seat::all(seats) {
                    let best = tried[seat.index()].take();
                    steps[seat.index()].push(self.step(&game, seat, best));
                }
            }
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => deal(&mut game, &mut rng),
                Turn::Player(seat) => {
                    let seen = game.determinize(seat, &mut rng);
                    let explored = rng.below(1 << 16) as f32 / 65536.0 < explore;
                    let action = match (lesson.greedy, explored) {
                        (_, true) => {
                            self.try_something(&seen, seat, lesson, &mut actions, &mut rng)
                        }
                        (true, false) => game.ask(&mut greedy, seat, &Budget::UNLIMITED),
                        (false, false) => self.best(&seen, seat, &mut actions),
                    };
                    if explored && !lesson.greedy {
                        let best = self.best(&seen, seat, &mut actions);
                        let own = self.worths_after(&seen, best, seat);
                        for knower in Seat::all(seats) {
                            let last = steps[knower.index()].last().map(|step| step.expected);
                            let instead = if knower == seat { Some(own) } else { last };
                            let tried = &mut tried[knower.index()];
                            *tried = tried.or(instead);
                        }
                    }
                    game.play(Move::Choose(action), &mut ());
                    // What follows the last card of a round is told when it is scored.
                    if matches!(game.turn(), Turn::Player(_)) && game.scored().is_none() {
                        let best = tried[seat.index()].take();
                        steps[seat.index()].push(self.step(&game, seat, best));
                    }
                }
            }
        }
        let last = points(&game);
        let learned = steps.into_iter().flat_map(|steps| samples(steps, last, lesson, seats));
        (learned.collect(), last)
    }
}

impl CardJudge {
    fn step(&mut self, game: &State, seat: Seat, best: Option<Worths>) -> Step {
        let expected = self.worths(game, seat);
        let vectors = self.vectors(game, seat).to_vec();
        Step {
            vectors,
            points: points(game),
            expected,
            best: best.unwrap_or(expected),
            explored: best.is_some(),
        }
    }

    /// Anything, or mostly something that does not look much worse than the best.
    fn try_something(
        &mut self,
        game: &State,
        seat: Seat,
        lesson: &Lesson,
        actions: &mut Vec<Action>,
        rng: &mut SeededRng,
    ) -> Action {
        actions.clear();
        game.actions(actions);
        if lesson.slack.is_finite() && rng.below(3) > 0 {
            let seats = game.seats();
            let leads: Vec<f32> = actions
                .iter()
                .map(|action| lead(&self.worths_after(game, *action, seat), seats, seat))
                .collect();
            let least = leads.iter().copied().fold(f32::MIN, f32::max) - lesson.slack;
            let mut leads = leads.into_iter();
            actions.retain(|_| leads.next().is_some_and(|lead| lead >= least));
        }
        actions[rng.below(actions.len() as u32) as usize]
    }
}
