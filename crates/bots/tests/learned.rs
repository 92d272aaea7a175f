//! What bots that play by what was learned promise, in every game.
#![allow(clippy::unwrap_used)]

use std::time::Duration;

use bastide_bots::carcassonne::{CarcassonneJudge, Weights};
use bastide_bots::search::{Limit, Manner, Search};
use bastide_bots::{Budget, Cancel, HasBots, Judge, Learned, SeededRng, Strength, lead, seed_of};
use bastide_carcassonne::{Outcome, Setup, State};
use bastide_game::{Actor, Game, Move, Rng, Seat, Table, Turn, draw};

/// Deals until somebody must answer or the game is over.
fn deal<G: Game>(game: &mut G, rng: &mut impl Rng) {
    let mut outcomes = Vec::new();
    while game.turn() == Turn::Chance {
        outcomes.clear();
        game.outcomes(&mut outcomes);
        game.play(Move::Deal(draw(&outcomes, rng)), &mut ());
    }
}

fn is_between_turns(game: &State) -> bool {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    game.turn() == Turn::Over || matches!(outcomes.first(), Some((Outcome::Draw(_), _)))
}

/// Every plan of every turn of some random games, judged quickly and slowly.
fn quick_equals_slow(with: &str, seats: usize, games: u64) -> usize {
    let setup = Setup::read(with, seats).unwrap();
    let mut compared = 0;
    for number in 0..games {
        let mut rng = SeededRng::new(number);
        let mut game = State::new(&setup);
        let net = Weights::for_game(&game).net();
        let mut quick = CarcassonneJudge::with_net(net.clone());
        let mut plans = Vec::new();
        deal(&mut game, &mut rng);
        while let Turn::Player(seat) = game.turn() {
            quick.begin(&game);
            quick.plans(&game, 0, &mut plans);
            for plan in &plans {
                let mut after = game.clone();
                after.play(Move::Choose(plan.first), &mut ());
                if let Some(then) = plan.then {
                    after.play(Move::Choose(then), &mut ());
                }
                if !is_between_turns(&after) {
                    continue;
                }
                // One that has never seen the position before remembers nothing.
                let mut slow = CarcassonneJudge::with_net(net.clone());
                slow.begin(&game);
                let worth = lead(&slow.worths(&after), seats, seat);
                assert!(
                    (worth - plan.worth).abs() <= 1e-4 * worth.abs().max(1.0),
                    "{with}, game {number}: {plan:?} is worth {worth}"
                );
                compared += 1;
            }
            let plan = plans[rng.below(plans.len() as u32) as usize];
            game.play(Move::Choose(plan.first), &mut ());
            if let Some(then) = plan.then {
                game.play(Move::Choose(then), &mut ());
            }
            deal(&mut game, &mut rng);
        }
    }
    compared
}

#[test]
fn the_quick_evaluation_equals_the_slow_one() {
    assert!(quick_equals_slow("base", 2, 3) > 3000);
    assert!(quick_equals_slow("base", 5, 1) > 1000);
    assert!(quick_equals_slow("river, abbot, inns, traders", 3, 1) > 1000);
}

/// Plays on at random, and asks a bot every few questions.
fn questions<G: HasBots>(setup: &G::Setup, every: u64, mut asked: impl FnMut(&G, Seat, u64)) {
    let mut rng = SeededRng::new(5);
    let mut game = G::new(setup);
    let (mut actions, mut number) = (Vec::new(), 0);
    deal(&mut game, &mut rng);
    while let Turn::Player(seat) = game.turn() {
        number += 1;
        if number % every == 0 {
            asked(&game, seat, number);
        }
        actions.clear();
        game.actions(&mut actions);
        game.play(Move::Choose(actions[rng.below(actions.len() as u32) as usize]), &mut ());
        deal(&mut game, &mut rng);
    }
}

fn strengths() -> impl Iterator<Item = Strength> {
    ["level1", "level4", "level5", "look", "search:playouts=20", "mcts:playouts=20"]
        .into_iter()
        .map(|name| name.parse().unwrap())
}

/// The same answer for the same seed, whatever is dealt anew of what the seat cannot know.
fn is_honest_and_repeatable<G: HasBots>(setup: &G::Setup, every: u64) {
    let mut asked = 0;
    questions::<G>(setup, every, |game, seat, number| {
        let mut rng = SeededRng::new(number);
        let other = game.determinize(seat, &mut rng);
        let mut offered = Vec::new();
        game.actions(&mut offered);
        for strength in strengths() {
            let ask =
                |game: &G| game.ask(&mut G::player(strength, number), seat, &Budget::UNLIMITED);
            let answer = ask(game);
            assert!(offered.contains(&answer), "{strength} answers {answer}");
            assert_eq!(answer, ask(game), "{strength} changes its mind");
            assert_eq!(answer, ask(&other), "{strength} knows too much");
            asked += 1;
        }
    });
    assert!(asked > 10, "{asked}");
}

#[test]
fn bots_of_carcassonne_are_honest_and_repeatable() {
    is_honest_and_repeatable::<State>(&Setup::read("base", 2).unwrap(), 17);
}

#[test]
fn bots_with_everything_are_honest_and_repeatable() {
    is_honest_and_repeatable::<State>(&Setup::read("all", 3).unwrap(), 97);
}

#[test]
fn bots_of_the_castle_are_honest_and_repeatable() {
    is_honest_and_repeatable::<bastide_castle::State>(&bastide_castle::Setup::default(), 17);
}

#[test]
fn bots_of_cardcassonne_are_honest_and_repeatable() {
    let setup = bastide_cardcassonne::Setup::new(3).unwrap();
    is_honest_and_repeatable::<bastide_cardcassonne::State>(&setup, 17);
}

#[test]
fn whoever_is_stopped_has_an_answer() {
    let cancel = Cancel::new();
    cancel.cancel();
    let endless: Strength = "search:ms=10000000".parse().unwrap();
    questions::<State>(&Setup::read("all", 2).unwrap(), 23, |game, seat, number| {
        let mut bot = State::player(endless, number);
        let budget = Budget::UNLIMITED.with_cancel(cancel.clone());
        let mut offered = Vec::new();
        game.actions(&mut offered);
        assert!(offered.contains(&game.ask(&mut bot, seat, &budget)));
    });
}

#[test]
fn a_search_that_is_stopped_puts_the_best_so_far_first() {
    let mut searched = 0;
    questions::<State>(&Setup::read("base", 2).unwrap(), 5, |game, _, number| {
        let net = Weights::for_game(game).net();
        let mut search = Search::new(CarcassonneJudge::with_net(net), Manner::USUAL, 1);
        let limit = Limit { playouts: 1_000_000, time: Duration::from_secs(3600) };
        // Enough for some sweeps and for none of the halvings.
        let budget = Budget::UNLIMITED.with_nodes(25);
        let found = search.search(game, number, limit, &budget);
        if found.iter().any(|candidate| candidate.playouts() > 0) {
            searched += 1;
            assert!(found.is_sorted_by(|a, b| a.worth() >= b.worth()), "{found:?}");
            let equally = found.iter().all(|candidate| candidate.playouts() == found[0].playouts());
            assert!(equally, "all are compared on the same draws");
        }
    });
    assert!(searched > 5, "{searched}");
}

/// The best that the seat to move can still reach, tried out to the end without any judge.
fn brute_force(game: &State, seat: Seat) -> f32 {
    match game.turn() {
        Turn::Over => {
            let other = Seat(1 - seat.0);
            (game.points(seat) - game.points(other)) as f32
        }
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            let mean = |(outcome, weight): &(Outcome, u32)| {
                let mut dealt = game.clone();
                dealt.play(Move::Deal(*outcome), &mut ());
                brute_force(&dealt, seat) * *weight as f32 / total as f32
            };
            outcomes.iter().map(mean).sum()
        }
        Turn::Player(asked) => {
            let mut actions = Vec::new();
            game.actions(&mut actions);
            let after = |action| {
                let mut after = game.clone();
                after.play(Move::Choose(action), &mut ());
                brute_force(&after, seat)
            };
            let all = actions.into_iter().map(after);
            match asked == seat {
                true => all.fold(f32::MIN, f32::max),
                false => all.fold(f32::MAX, f32::min),
            }
        }
    }
}

#[test]
fn the_last_two_tiles_are_played_exactly() {
    let setup = Setup::read("base", 2).unwrap();
    let mut tried = 0;
    for number in 0..3 {
        let mut rng = SeededRng::new(number);
        let mut game = State::new(&setup);
        let mut bots = [1, 2].map(|n| State::player(Strength::Greedy, seed_of(number, &[n])));
        deal(&mut game, &mut rng);
        while let Turn::Player(seat) = game.turn() {
            let left: u8 = game.undrawn().map(|(_, left)| left).sum();
            if game.drawn().is_some() && left <= 1 {
                let judge = CarcassonneJudge::with_net(Weights::Two.net());
                let mut search = Search::new(judge, Manner::USUAL, 1);
                let limit = Limit { playouts: 10, time: Duration::from_secs(60) };
                let best = &search.search(&game, 1, limit, &Budget::UNLIMITED)[0];
                assert!((best.worth() - brute_force(&game, seat)).abs() < 1e-3);
                tried += 1;
            }
            let action = game.ask(&mut bots[seat.index()], seat, &Budget::UNLIMITED);
            game.play(Move::Choose(action), &mut ());
            deal(&mut game, &mut rng);
        }
    }
    assert_eq!(tried, 6);
}

/// What a bot answers after some sentences of a base game of two; chance speaks first, then both in turn.
fn answers(bot: &str, sentences: &[(Option<u8>, &str)]) -> Vec<String> {
    let mut table = Table::<State>::new(Setup::read("base", 2).unwrap());
    for (seat, sentence) in sentences {
        let actor = seat.map_or(Actor::Chance, |seat| Actor::Seat(Seat(seat)));
        table.play_sentence(actor, sentence).unwrap();
    }
    let mut game = table.game().clone();
    let mut player = State::player(bot.parse().unwrap(), 1);
    let mut said = Vec::new();
    let Turn::Player(seat) = game.turn() else { panic!("nobody is asked") };
    while game.turn() == Turn::Player(seat) {
        let action = game.ask(&mut player, seat, &Budget::UNLIMITED);
        said.push(action.to_string());
        game.play(Move::Choose(action), &mut ());
    }
    said
}

#[test]
fn a_city_that_can_be_finished_is_taken() {
    let before =
        [(None, "draw V"), (Some(0), "tile V +1,0 >"), (Some(0), "pass"), (None, "draw E")];
    for bot in ["look", "level6", "search:playouts=60"] {
        assert_eq!(answers(bot, &before), ["tile E 0,-1 v", "meeple city S"], "{bot}");
    }
}

#[test]
fn somebody_elses_city_is_not_finished_for_him() {
    // Red's city is open in the north; blue draws a tile that would close it for red.
    let before = [
        (None, "draw G"),
        (Some(0), "tile G 0,-1 >"),
        (Some(0), "meeple city N"),
        (None, "draw E"),
    ];
    for bot in ["look", "search:playouts=60"] {
        let said = answers(bot, &before);
        assert_ne!(said[0], "tile E 0,-2 v", "{bot}");
    }
}

#[test]
fn levels_are_in_order_and_beat_chance() {
    let setup = Setup::read("base", 2).unwrap();
    let points = |first: &str, second: &str| {
        let mut sum = 0;
        for number in 0..6 {
            let mut rng = SeededRng::new(seed_of(9, &[number / 2]));
            let me = Seat((number % 2) as u8);
            let mut game = State::new(&setup);
            let mut bots = [first, second].map(|bot| State::player(bot.parse().unwrap(), number));
            deal(&mut game, &mut rng);
            while let Turn::Player(seat) = game.turn() {
                let bot = &mut bots[usize::from(seat != me)];
                let action = game.ask(bot, seat, &Budget::UNLIMITED);
                game.play(Move::Choose(action), &mut ());
                deal(&mut game, &mut rng);
            }
            sum += game.points(me) - game.points(Seat(1 - me.0));
        }
        sum
    };
    assert!(points("level1", "random") > 0);
    assert!(points("level3", "level1") > 0);
    assert!(points("level5", "level3") > 0);
}
