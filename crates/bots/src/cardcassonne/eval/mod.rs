//! What a position is worth to everybody, through the eyes of one seat, by what was learned.

mod scene;
mod stretch;
mod vectors;

use std::sync::Arc;

use bastide_cardcassonne::{Action, State};
use bastide_game::{Game, Move, Seat, Turn};

use super::weights::Weights;
use crate::judge::{Worths, lead};
use crate::learned::{Net, SEATS, Sums, Vector};

/// Judges positions as one seat sees them.
#[derive(Clone, Debug)]
pub struct CardJudge {
    net: Arc<Net>,
    vectors: Vec<Vector>,
}

impl CardJudge {
    /// How many sorts of vectors it tells apart.
    pub const SORTS: usize = vectors::SORTS;
    /// Raised when a vector comes to mean something else.
    pub const VERSION: u32 = 1;

    /// A judge with weights.
    pub fn with_net(net: Arc<Net>) -> CardJudge {
        CardJudge { net, vectors: Vec::new() }
    }

    /// A judge with the weights that come with the program.
    pub(crate) fn usual() -> CardJudge {
        CardJudge::with_net(Weights::Two.net())
    }

    /// From now on judges by the weights that suit a game.
    pub(crate) fn begin(&mut self, game: &State) {
        self.net = Weights::for_game(game).net();
    }

    /// From now on judges by other weights.
    pub fn set_net(&mut self, net: Arc<Net>) {
        self.net = net;
    }

    /// The parts of a position as `knower` sees it: cards are being played, or a round has been scored.
    pub(crate) fn vectors(&mut self, game: &State, knower: Seat) -> &[Vector] {
        vectors::vectors(game, knower, &mut self.vectors);
        &self.vectors
    }

    /// What each seat is expected to end with, as far as `knower` can tell. Who is asked during a scoring answers well.
    pub fn worths(&mut self, game: &State, knower: Seat) -> Worths {
        let seats = game.seats();
        match (game.scored(), game.turn()) {
            (_, Turn::Over) => points(game),
            (Some(_), Turn::Player(asked)) => {
                let (mut best, mut most) = (Worths::default(), f32::MIN);
                let mut answers = Vec::new();
                game.actions(&mut answers);
                for answer in answers {
                    let worths = self.worths_after(game, answer, knower);
                    let ahead = lead(&worths, seats, asked);
                    if ahead > most {
                        (best, most) = (worths, ahead);
                    }
                }
                best
            }
            (_, Turn::Player(_) | Turn::Chance) => {
                vectors::vectors(game, knower, &mut self.vectors);
                let mut sums = Sums::of(points(game));
                for vector in &self.vectors {
                    sums.add(vector.seat, &self.net.contribution(vector));
                }
                self.net.worths(&sums, seats)
            }
        }
    }

    /// The same after an answer.
    pub(crate) fn worths_after(&mut self, game: &State, action: Action, knower: Seat) -> Worths {
        let mut after = game.clone();
        after.play(Move::Choose(action), &mut ());
        self.worths(&after, knower)
    }

    /// How far ahead a seat is after an answer, as far as it can tell.
    pub(crate) fn lead_after(&mut self, game: &State, action: Action, seat: Seat) -> f32 {
        lead(&self.worths_after(game, action, seat), game.seats(), seat)
    }

    /// The answer that leaves a seat best off; of several the first.
    pub(crate) fn best(&mut self, game: &State, seat: Seat, actions: &mut Vec<Action>) -> Action {
        self.best_by(game, seat, actions, |_| 0.0)
    }

    /// The same for somebody who is wrong about answers by so many points.
    pub(crate) fn best_by(
        &mut self,
        game: &State,
        seat: Seat,
        actions: &mut Vec<Action>,
        error: impl Fn(Action) -> f32,
    ) -> Action {
        actions.clear();
        game.actions(actions);
        let mut best = (actions[0], f32::MIN);
        if actions.len() > 1 {
            for action in actions.iter() {
                let ahead = self.lead_after(game, *action, seat) + error(*action);
                if ahead > best.1 {
                    best = (*action, ahead);
                }
            }
        }
        best.0
    }
}

/// The points on the track.
pub(super) fn points(game: &State) -> Worths {
    let mut points = [0.0; SEATS];
    for seat in Seat::all(game.seats()) {
        points[seat.index()] = game.points(seat) as f32;
    }
    points
}
