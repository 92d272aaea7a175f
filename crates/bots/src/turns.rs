//! Turns of several questions: how a part of a turn goes on when it is played well, in games where chance deals the
//! next turn.

use bastide_game::{Game, Move, Seat, Turn};

use crate::judge::{Judge, Plan, Worths, lead};

/// A game whose turns end when chance deals.
pub trait Dealt: Game {
    /// Whether an outcome begins another turn.
    fn begins_turn(outcome: &Self::Outcome) -> bool;
    /// What is answered without thinking: the place in the list of what is offered.
    fn default_answer(actions: &[Self::Action]) -> usize;
}

/// What a position is worth between two turns or in the middle of one: what is asked before the next deal is declined
/// where that is possible.
pub(crate) fn settle<G: Dealt>(judge: &mut impl Judge<G>, game: &mut G) -> Worths {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        match game.turn() {
            Turn::Over => return judge.worths(game),
            Turn::Chance => {
                outcomes.clear();
                game.outcomes(&mut outcomes);
                let (outcome, _) = outcomes[outcomes.len() / 2];
                if G::begins_turn(&outcome) {
                    return judge.worths(game);
                }
                game.play(Move::Deal(outcome), &mut ());
            }
            Turn::Player(_) => {
                actions.clear();
                game.actions(&mut actions);
                let action = actions[G::default_answer(&actions)];
                game.play(Move::Choose(action), &mut ());
            }
        }
    }
}

fn after<G: Game>(game: &G, action: G::Action) -> G {
    let mut game = game.clone();
    game.play(Move::Choose(action), &mut ());
    game
}

/// Every answer to the question now. All are judged as if whoever is asked declined everything that follows; those
/// that look best are thought through.
pub(crate) fn plans<G: Dealt>(
    judge: &mut impl Judge<G>,
    game: &G,
    breadth: usize,
    into: &mut Vec<Plan<G::Action>>,
) {
    let Turn::Player(seat) = game.turn() else { return };
    let seats = game.seats();
    let mut actions = Vec::new();
    game.actions(&mut actions);
    for first in &actions {
        let worths = settle(judge, &mut after(game, *first));
        into.push(Plan { first: *first, then: None, worth: lead(&worths, seats, seat) });
    }
    let mut order: Vec<usize> = (0..into.len()).collect();
    order.sort_by(|a, b| into[*b].worth.total_cmp(&into[*a].worth));
    let mut followed = 0;
    for at in order {
        if followed == breadth {
            break;
        }
        let next = after(game, into[at].first);
        if ends(&next) {
            continue;
        }
        followed += 1;
        let worths = think(judge, &next, breadth / 2);
        into[at].worth = lead(&worths, seats, seat);
    }
}

/// Whether nothing more is asked before the next deal.
pub(crate) fn ends<G: Dealt>(game: &G) -> bool {
    match game.turn() {
        Turn::Over => true,
        Turn::Player(_) => false,
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            outcomes.first().is_none_or(|(outcome, _)| G::begins_turn(outcome))
        }
    }
}

/// What a position is worth when everybody answers well until the next deal.
fn think<G: Dealt>(judge: &mut impl Judge<G>, game: &G, breadth: usize) -> Worths {
    let seats = game.seats();
    match game.turn() {
        Turn::Over => judge.worths(game),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            if outcomes.first().is_none_or(|(outcome, _)| G::begins_turn(outcome)) {
                return judge.worths(game);
            }
            let mut mean = Worths::default();
            let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            for (outcome, weight) in outcomes {
                let mut dealt = game.clone();
                dealt.play(Move::Deal(outcome), &mut ());
                let worths = think(judge, &dealt, breadth / 2);
                for (mean, worth) in mean.iter_mut().zip(worths) {
                    *mean += worth * weight as f32 / total as f32;
                }
            }
            mean
        }
        Turn::Player(asked) => {
            let mut actions = Vec::new();
            game.actions(&mut actions);
            let mut judged: Vec<(G::Action, Worths)> = Vec::with_capacity(actions.len());
            for action in actions {
                judged.push((action, settle(judge, &mut after(game, action))));
            }
            let key = |worths: &Worths| lead(worths, seats, asked);
            judged.sort_by(|a, b| key(&b.1).total_cmp(&key(&a.1)));
            best(judge, game, asked, &mut judged, breadth)
        }
    }
}

/// The best of several answers, when those that look best are thought through.
fn best<G: Dealt>(
    judge: &mut impl Judge<G>,
    game: &G,
    asked: Seat,
    judged: &mut [(G::Action, Worths)],
    breadth: usize,
) -> Worths {
    let seats = game.seats();
    for (action, worths) in judged.iter_mut().take(breadth) {
        let next = after(game, *action);
        if !ends(&next) {
            *worths = think(judge, &next, breadth / 2);
        }
    }
    let key = |worths: &Worths| lead(worths, seats, asked);
    let mut best = judged[0].1;
    for (_, worths) in judged.iter() {
        if key(worths) > key(&best) {
            best = *worths;
        }
    }
    best
}
