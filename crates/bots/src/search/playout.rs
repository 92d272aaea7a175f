//! Playing on in one's head: some turns by what looks best, or the last tiles exactly.

use bastide_game::{Move, Rng, Seat, Turn, draw};

use super::{best, follow};
use crate::judge::{Judge, Worths, lead};
use crate::turns::{Dealt, ends};

/// Plays some turns by what looks best, and says how far ahead a seat is then.
pub(crate) fn playout<G: Dealt>(
    judge: &mut impl Judge<G>,
    mut game: G,
    seat: Seat,
    depth: usize,
    breadth: usize,
    rng: &mut impl Rng,
) -> f32 {
    let (mut plans, mut outcomes) = (Vec::new(), Vec::new());
    let mut turns = 0;
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                if turns == depth && ends(&game) {
                    break;
                }
                outcomes.clear();
                game.outcomes(&mut outcomes);
                turns += usize::from(G::begins_turn(&outcomes[0].0));
                game.play(Move::Deal(draw(&outcomes, rng)), &mut ());
            }
            Turn::Player(_) => {
                judge.plans(&game, breadth, &mut plans);
                follow(&mut game, &best(&plans));
            }
        }
    }
    lead(&judge.worths(&game), game.seats(), seat)
}

/// So many ways to go on are followed to the end of the game.
const EXACT_BREADTH: usize = 12;

/// What each seat will end with if everybody plays the last tiles well.
pub(super) fn play_to_end<G: Dealt>(judge: &mut impl Judge<G>, game: &G) -> Worths {
    match game.turn() {
        Turn::Over => judge.worths(game),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            let total = outcomes.iter().map(|(_, weight)| *weight as f32).sum::<f32>();
            let mut mean = Worths::default();
            for (outcome, weight) in outcomes {
                let mut dealt = game.clone();
                dealt.play(Move::Deal(outcome), &mut ());
                let worths = play_to_end(judge, &dealt);
                for (mean, worth) in mean.iter_mut().zip(worths) {
                    *mean += worth * weight as f32 / total;
                }
            }
            mean
        }
        Turn::Player(seat) => {
            let mut plans = Vec::new();
            judge.plans(game, EXACT_BREADTH, &mut plans);
            plans.sort_by(|a, b| b.worth.total_cmp(&a.worth));
            let mut best: Option<Worths> = None;
            for plan in plans.iter().take(EXACT_BREADTH) {
                let mut after = game.clone();
                follow(&mut after, plan);
                let worths = play_to_end(judge, &after);
                let seats = game.seats();
                if best.is_none_or(|best| lead(&worths, seats, seat) > lead(&best, seats, seat)) {
                    best = Some(worths);
                }
            }
            best.unwrap_or_else(|| judge.worths(game))
        }
    }
}
