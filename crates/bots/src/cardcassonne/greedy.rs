//! The greedy bot: it tries everything it could do and keeps what leaves it best off against the others.

use bastide_cardcassonne::{Action, State};
use bastide_game::{Game, Move, Rng, Seat, Turn};

use super::prospects::{Points, lead};
use crate::error::Misjudgement;
use crate::learned::Vector;
use crate::{Bot, Budget, SeededRng};

/// Looks one move ahead.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: SeededRng,
    actions: Vec<Action>,
    /// How wrong it is about a row, in points.
    error: f32,
}

impl Greedy {
    /// A player with a seed, which decides between equally good choices.
    pub fn new(seed: u64) -> Greedy {
        Greedy::erring(0.0, seed)
    }

    /// A player that is wrong about a row by so many points.
    pub fn erring(points: f32, seed: u64) -> Greedy {
        Greedy { rng: SeededRng::new(seed), actions: Vec::new(), error: points }
    }

    /// The same player as new.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = SeededRng::new(seed);
    }

    /// Asks the bot in a seat that must move, and shows it no more than the seat may know.
    pub fn ask(&mut self, game: &State, seat: Seat, budget: &Budget) -> Action {
        let seen = game.determinize(seat, &mut self.rng);
        self.choose(&seen, seat, budget)
    }
}

impl Bot<State> for Greedy {
    /// It is done before any budget could be spent.
    fn choose(&mut self, game: &State, seat: Seat, _budget: &Budget) -> Action {
        self.actions.clear();
        game.actions(&mut self.actions);
        let wrong = Misjudgement { points: self.error, seed: self.rng.next_u64() };
        best_of(&self.actions, game, seat, &wrong, &mut self.rng)
    }
}

/// What somebody thinks wrongly of a choice, in points: the same for all cards of a kind in a row, as long as the question
/// stands.
pub(super) fn error(wrong: &Misjudgement, action: Action) -> f32 {
    if wrong.points == 0.0 {
        return 0.0;
    }
    let (kind, row) = match action {
        Action::Put { row, .. } | Action::Play { row, .. } => (0, row as u16),
        Action::Down { row, .. } => (1, row as u16),
        Action::Claim { row } => (2, row as u16),
        Action::Discard { .. } => (3, 0),
        Action::Keep { .. } => (3, 1),
        Action::Assign { kind } => (4, kind as u16),
    };
    wrong.about(&Vector::new(kind, 0, row))
}

/// So many questions in a row are thought through.
const DEPTH: u8 = 5;

fn best_of(
    actions: &[Action],
    game: &State,
    seat: Seat,
    wrong: &Misjudgement,
    rng: &mut impl Rng,
) -> Action {
    if let [only] = actions {
        return *only;
    }
    let (mut most, mut equal, mut best) = (Points::MIN, 0, actions[0]);
    for action in actions {
        let worth = worth(game, *action, seat, DEPTH) + (error(wrong, *action) * 100.0) as Points;
        if worth > most {
            (most, equal) = (worth, 0);
        }
        if worth == most {
            equal += 1;
            if rng.below(equal) == 0 {
                best = *action;
            }
        }
    }
    best
}

/// What a choice is worth to a seat, its answers to the questions of a scoring included.
pub(super) fn worth(game: &State, action: Action, seat: Seat, depth: u8) -> Points {
    let mut after = game.clone();
    after.play(Move::Choose(action), &mut ());
    if depth == 0 || after.scored() != Some(seat) || after.turn() != Turn::Player(seat) {
        return lead(&after, seat);
    }
    let mut answers = Vec::new();
    after.actions(&mut answers);
    let worths = answers.into_iter().map(|answer| worth(&after, answer, seat, depth - 1));
    worths.max().unwrap_or(Points::MIN)
}
