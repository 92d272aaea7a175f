//! Turns of several questions: how a part of a turn goes on when it is played well, in games where chance deals the
//! next turn.

use bastide_game::{Game, Move, Seat, Turn};

use crate::judge::{Judge, Plan, Worths, lead};

/// A game whose turns end when chance deals.
pub trait Dealt: Game {
    /// Whether an outcome begins another turn.
    fn begins_turn(outcome: &Self::Outcome) -> bool;
    /// How much is still to be dealt: the same for all questions of a turn.
    fn undealt(&self) -> usize;
    /// What is answered without thinking: the place in the list of what is offered.
    fn default_answer(&self, actions: &[Self::Action]) -> usize;
}

/// What a position is worth between two turns or in the middle of one, when what is asked before the next deal is
/// answered without thinking.
pub(crate) fn settle<G: Dealt>(judge: &mut impl Judge<G>, game: &mut G) -> Worths {
    play_on(game);
    judge.worths(game)
}

/// Plays on to the next deal without thinking. Of what chance deals before, the middle comes.
pub(crate) fn play_on<G: Dealt>(game: &mut G) {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                outcomes.clear();
                game.outcomes(&mut outcomes);
                let (outcome, _) = outcomes[outcomes.len() / 2];
                if G::begins_turn(&outcome) {
                    return;
                }
                game.play(Move::Deal(outcome), &mut ());
            }
            Turn::Player(_) => {
                actions.clear();
                game.actions(&mut actions);
                let action = actions[game.default_answer(&actions)];
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

/// Every answer to the question now, with every answer to the next one where the same seat is asked. All are judged
/// as if what follows were answered without thinking; those that look best are thought through.
pub(crate) fn plans<G: Dealt>(
    judge: &mut impl Judge<G>,
    game: &G,
    breadth: usize,
    into: &mut Vec<Plan<G::Action>>,
) {
    let Turn::Player(seat) = game.turn() else { return };
    let seats = game.seats();
    let (mut actions, mut answers) = (Vec::new(), Vec::new());
    game.actions(&mut actions);
    for first in actions {
        let next = after(game, first);
        if next.turn() != Turn::Player(seat) {
            let worths = settle(judge, &mut next.clone());
            into.push(Plan { first, then: None, worth: lead(&worths, seats, seat) });
            continue;
        }
        answers.clear();
        next.actions(&mut answers);
        for then in &answers {
            let worths = settle(judge, &mut after(&next, *then));
            into.push(Plan { first, then: Some(*then), worth: lead(&worths, seats, seat) });
        }
    }
    refine(judge, game, breadth, into);
}

/// Thinks those plans through that look best and do not end the turn.
pub(crate) fn refine<G: Dealt>(
    judge: &mut impl Judge<G>,
    game: &G,
    breadth: usize,
    plans: &mut [Plan<G::Action>],
) {
    let Turn::Player(seat) = game.turn() else { return };
    let mut order: Vec<usize> = (0..plans.len()).collect();
    order.sort_by(|a, b| plans[*b].worth.total_cmp(&plans[*a].worth));
    for at in order.into_iter().take(breadth) {
        let mut next = after(game, plans[at].first);
        if let Some(then) = plans[at].then {
            next.play(Move::Choose(then), &mut ());
        }
        if !ends(&next) {
            let worths = think(judge, &next, breadth / 2);
            plans[at].worth = lead(&worths, game.seats(), seat);
        }
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
    let mut followed = 0;
    for (action, worths) in judged.iter_mut() {
        if followed == breadth {
            break;
        }
        let next = after(game, *action);
        if !ends(&next) {
            followed += 1;
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
