//! What the greedy bot promises.

use bastide_bots::carcassonne::Player;
use bastide_bots::{Budget, SeededRng, Strength, seed_of};
use bastide_carcassonne::{Action, Figure, Setup, State};
use bastide_game::{Actor, Game, Move, Record, Seat, Table, Turn, Viewer, draw, new_record};
use bastide_landscape::Terrain;

/// Plays a game of bots and shows every state before a player's choice.
fn play(setup: &Setup, names: &[Strength], seed: u64, mut seen: impl FnMut(&State, Seat)) -> State {
    let mut rng = SeededRng::new(seed);
    let named = (0..).zip(names);
    let mut bots: Vec<Player> =
        named.map(|(n, name)| Player::new(*name, seed_of(seed, &[n]))).collect();
    let mut game = State::new(setup);
    let mut outcomes = Vec::new();
    loop {
        let m = match game.turn() {
            Turn::Over => return game,
            Turn::Player(seat) => {
                seen(&game, seat);
                Move::Choose(bots[seat.index()].ask(&game, seat, &Budget::UNLIMITED))
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

#[test]
fn it_beats_random() {
    let setup = Setup::read("base", 2).unwrap();
    let mut won = 0;
    for game in 0..100 {
        let greedy = Seat((game % 2) as u8);
        let mut names = [Strength::Random; 2];
        names[greedy.index()] = Strength::Greedy;
        won += u32::from(play(&setup, &names, game, |_, _| {}).leaders() == [greedy]);
    }
    assert!(won >= 97, "{won} of 100");
}

#[test]
fn it_keeps_a_meeple_for_most_of_the_game() {
    let setup = Setup::read("base", 2).unwrap();
    let (mut turns, mut without, mut farmers) = (0, 0, 0);
    for game in 0..6 {
        play(&setup, &[Strength::Greedy; 2], game, |state, seat| {
            let left: u8 = state.undrawn().map(|(_, left)| left).sum();
            if state.drawn().is_none() || left < 15 {
                return;
            }
            turns += 1;
            without += u32::from(state.supply(seat)[Figure::Meeple as usize] == 0);
            let figures = state.figures().iter().filter(|f| f.owner == seat);
            let lies = |on| state.land().part(on).terrain == Terrain::Field;
            farmers = farmers.max(figures.filter(|f| lies(f.on)).count());
        });
    }
    assert!(without * 4 < turns, "no meeple in {without} of {turns} turns");
    assert!(farmers <= 4, "{farmers} farmers");
}

#[test]
fn equal_views_and_seeds_give_equal_moves() {
    let setup = Setup::read("classic", 3).unwrap();
    let names = [Strength::Greedy, Strength::Random, Strength::Greedy];
    let mut record = new_record::<State>(&setup);
    let mut rng = SeededRng::new(11);
    let mut game = State::new(&setup);
    let (mut outcomes, mut asked) = (Vec::new(), 0);
    while game.turn() != Turn::Over && asked < 60 {
        let m = match game.turn() {
            Turn::Player(seat) => {
                asked += 1;
                let choose = |game: &State| {
                    Player::new(names[seat.index()], asked).ask(game, seat, &Budget::UNLIMITED)
                };
                let action = choose(&game);
                let again = rebuilt(&record);
                assert_eq!(again.view(Viewer::Seat(seat)), game.view(Viewer::Seat(seat)));
                assert_eq!(choose(&again), action);
                record.push(Actor::Seat(seat), action);
                Move::Choose(action)
            }
            Turn::Chance | Turn::Over => {
                outcomes.clear();
                game.outcomes(&mut outcomes);
                let outcome = draw(&outcomes, &mut rng);
                record.push(Actor::Chance, outcome);
                Move::Deal(outcome)
            }
        };
        game.play(m, &mut ());
    }
}

/// The same game, as its record tells it.
fn rebuilt(record: &Record) -> State {
    let read: Record = record.to_string().parse().expect("a record");
    let table = Table::<State>::from_record(&read, usize::MAX).expect("it can be played");
    table.game().clone()
}

#[test]
fn it_finishes_a_city_when_it_can() {
    let setup = Setup::read("base", 2).unwrap();
    let mut table = Table::<State>::new(setup);
    let mut say = |actor, sentence| table.play_sentence(actor, sentence).unwrap();
    say(Actor::Chance, "draw V");
    say(Actor::Seat(Seat(0)), "tile V +1,0 >");
    say(Actor::Seat(Seat(0)), "pass");
    say(Actor::Chance, "draw E");
    let choice = Player::new(Strength::Greedy, 1).ask(table.game(), Seat(1), &Budget::UNLIMITED);
    let best: Action = "tile E 0,-1 v".parse().unwrap();
    assert_eq!(choice, best);
    table.play_sentence(Actor::Seat(Seat(1)), "tile E 0,-1 v").unwrap();
    let choice = Player::new(Strength::Greedy, 1).ask(table.game(), Seat(1), &Budget::UNLIMITED);
    assert_eq!(choice.to_string(), "meeple city S");
}

#[test]
fn it_beats_random_with_everything() {
    let setup = Setup::read("all", 2).unwrap();
    let mut won = 0;
    for game in 0..4 {
        let greedy = Seat((game % 2) as u8);
        let mut names = [Strength::Random; 2];
        names[greedy.index()] = Strength::Greedy;
        won += u32::from(play(&setup, &names, game, |_, _| {}).leaders() == [greedy]);
    }
    assert_eq!(won, 4);
}
