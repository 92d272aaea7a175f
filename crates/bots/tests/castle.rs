//! What the greedy bot of The Castle promises.

use bastide_bots::castle::Greedy;
use bastide_bots::{Bot, Budget, HasBots, Random, SeededRng, Strength, seed_of};
use bastide_castle::{Action, Event, Outcome, Setup, State, WallTile, has_effect, position};
use bastide_game::{Game, Move, Seat, Turn, draw};

/// Plays a game of two bots to its end.
fn play(bots: &mut [&mut dyn Bot<State>; 2], seed: u64) -> State {
    let mut rng = SeededRng::new(seed);
    let mut game = State::new(&Setup::default());
    let mut outcomes = Vec::new();
    loop {
        let m: Move<Action, Outcome> = match game.turn() {
            Turn::Over => return game,
            Turn::Player(seat) => {
                Move::Choose(bots[seat.index()].choose(&game, seat, &Budget::UNLIMITED))
            }
            Turn::Chance => {
                outcomes.clear();
                game.outcomes(&mut outcomes);
                Move::Deal(draw(&outcomes, &mut rng))
            }
        };
        game.play(m, &mut ());
    }
}

/// Halves of points the greedy bot wins against another in so many games, from both seats: two for a
/// win, one for a draw.
fn halves(other: &mut dyn Bot<State>, games: u64) -> u32 {
    let mut won = 0;
    for game in 0..games {
        let mut greedy = Greedy::new(seed_of(game, &[1]));
        let seat = Seat((game % 2) as u8);
        let end = match seat {
            Seat(0) => play(&mut [&mut greedy, other], game),
            Seat(_) => play(&mut [other, &mut greedy], game),
        };
        let [mine, theirs] = [end.points(seat), end.points(Seat(1 - seat.0))];
        won += u32::from(mine > theirs) + u32::from(mine >= theirs);
    }
    won
}

#[test]
fn it_beats_random() {
    let won = halves(&mut Random::<Action>::new(5), 40);
    assert!(won >= 79, "{won} of 80");
}

#[test]
fn it_beats_its_search_without_its_knowledge() {
    let won = halves(&mut Greedy::by_points(5), 60);
    assert!(won >= 84, "{won} of 120");
}

/// How it does over many games: `cargo test --release -p bastide-bots --test castle -- --ignored
/// --nocapture`.
#[test]
#[ignore = "a measurement"]
fn over_many_games() {
    println!("random: {} of 2000 halves", halves(&mut Random::<Action>::new(5), 1000));
    println!("by points: {} of 2000 halves", halves(&mut Greedy::by_points(5), 1000));
}

/// The game of a position after a draw.
fn drawn(text: &str, tile: &str) -> State {
    let (_, mut game) = position::read(text).expect("a position");
    let outcome: Outcome = format!("draw {tile}").parse().expect("a draw");
    game.play(Move::Deal(outcome), &mut ());
    game
}

/// Lets the bot play its whole turn.
fn turn(game: &mut State, seed: u64) -> Vec<String> {
    let mut bot = State::player(Strength::Greedy, seed);
    let mut said = Vec::new();
    let (mover, mut outcomes) = (game.mover(), Vec::new());
    while let Turn::Player(seat) = game.turn() {
        assert_eq!(seat, mover);
        let action = game.ask(&mut bot, seat, &Budget::UNLIMITED);
        said.push(action.to_string());
        game.play(Move::Choose(action), &mut ());
        outcomes.clear();
        game.outcomes(&mut outcomes);
        if let Some((Outcome::Wall(tile), _)) = outcomes.first() {
            game.play(Move::Deal(Outcome::Wall(*tile)), &mut ());
        }
    }
    said
}

#[test]
fn it_takes_an_exact_landing() {
    // From the start space to the square are two points, in a corner of the wall one. The first
    // corner towers are 12 and 13, 16 and 17, 20 and 21.
    for points in [10, 11, 14, 15, 18, 19] {
        let text = format!("turn black\ntrack black {points}\nbag 2 P7 2 P1 2 P4\n");
        let mut game = drawn(&text, "P7");
        let corners = game.corners().count();
        let said = turn(&mut game, 3);
        assert_eq!(game.corners().count(), corners - 1, "from {points}: {said:?}");
    }
}

#[test]
fn it_takes_a_landing_rather_than_more_points() {
    // Closing the long path would bring three points and pass the corner tower.
    let text = "turn black\ntrack black 11\ntiles B10 P1>\nfollowers black B10 path W\n";
    let mut game = drawn(text, "P7");
    let corners = game.corners().count();
    let said = turn(&mut game, 3);
    assert_eq!(game.corners().count(), corners - 1, "{said:?}");
    let greed = Greedy::by_points(3).choose(&drawn(text, "P7"), Seat(0), &Budget::UNLIMITED);
    assert!(greed.to_string().starts_with("tile P7 C10"), "{greed}");
}

#[test]
fn it_plays_no_wall_tile_without_effect() {
    // Nothing on the board is complete, so doubling a house or tower does nothing; on the last tile
    // neither does another turn.
    for bag in ["2 P1 2 P2 1 P4", "1 P1"] {
        for seed in 0..5 {
            let text =
                format!("turn black\nheld black double-house double-tower extra-turn\nbag {bag}\n");
            let mut game = drawn(&text, "P1");
            let said = turn(&mut game, seed);
            let doubled = said.iter().any(|s| s.starts_with("play double"));
            assert!(!doubled, "{said:?}");
            let again = said.iter().any(|s| s == "play extra-turn");
            assert!(!again || bag.len() > 4, "{said:?}");
        }
    }
}

#[test]
fn it_plays_one_extra_turn_at_a_time() {
    // From the full bag, with few tiles to come and before the last one.
    for bag in ["", "bag 2 P1 2 P2 1 P4\n", "bag 2 P1\n"] {
        for seed in 0..5 {
            let text = format!("turn black\nheld black extra-turn extra-turn\n{bag}");
            let mut game = drawn(&text, "P1");
            let said = turn(&mut game, seed);
            let played = said.iter().filter(|s| *s == "play extra-turn").count();
            assert_eq!((played, game.mover()), (1, Seat(0)), "{said:?}");
        }
    }
}

/// How many extra turns the greedy bot takes in a game against itself, and how many it plays. No wall
/// tile is played in vain, and no last chance of an extra turn is missed.
fn extra_turns(seed: u64) -> [u32; 2] {
    let mut bots = [1, 2].map(|n| Greedy::new(seed_of(seed, &[n])));
    let mut rng = SeededRng::new(seed);
    let mut game = State::new(&Setup::default());
    let (mut taken, mut played, mut missed) = (0, 0, [false; 2]);
    let (mut outcomes, mut events) = (Vec::new(), Vec::new());
    loop {
        let m = match game.turn() {
            Turn::Over => break,
            Turn::Player(seat) => {
                Move::Choose(bots[seat.index()].choose(&game, seat, &Budget::UNLIMITED))
            }
            Turn::Chance => {
                outcomes.clear();
                game.outcomes(&mut outcomes);
                Move::Deal(draw(&outcomes, &mut rng))
            }
        };
        let holds = game.held(game.mover())[WallTile::ExtraTurn as usize] > 0;
        let missed = &mut missed[game.mover().index()];
        match m {
            Move::Choose(Action::Play { tile }) => {
                assert!(has_effect(&game, tile), "game {seed}: {tile}");
                if tile == WallTile::ExtraTurn {
                    (played, *missed) = (played + 1, false);
                }
            }
            Move::Choose(Action::Pass) if holds && has_effect(&game, WallTile::ExtraTurn) => {
                *missed = true;
            }
            Move::Choose(_) | Move::Deal(_) => {}
        }
        game.play(m, &mut events);
        let extra = |e: &Event| matches!(e, Event::WallTaken { tile: WallTile::ExtraTurn, .. });
        taken += events.drain(..).filter(extra).count() as u32;
    }
    for seat in [Seat(0), Seat(1)] {
        let unused = game.held(seat)[WallTile::ExtraTurn as usize];
        assert!(unused == 0 || !missed[seat.index()], "game {seed}: {unused} of {seat:?}");
    }
    [taken, played]
}

#[test]
fn it_uses_its_extra_turns() {
    let (mut taken, mut played) = (0, 0);
    for seed in 0..40 {
        let [t, p] = extra_turns(seed);
        (taken, played) = (taken + t, played + p);
    }
    assert!(taken >= 20, "{taken} say little");
    // Some are taken too late.
    assert!(10 * played >= 9 * taken, "{played} of {taken}");
}
