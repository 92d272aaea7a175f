//! What lies on the table before the first draw.
#![allow(clippy::unwrap_used)]

use bastide_carcassonne::{Elements, Figure, Outcome, Setup, State, Tiles, tiles};
use bastide_game::{Actor, Game, Move, Seat, Table, Turn};
use bastide_landscape::TileSet;

fn outcomes(game: &State) -> Vec<(Outcome, u32)> {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    outcomes
}

fn total(game: &State) -> u32 {
    game.undrawn().map(|(_, left)| u32::from(left)).sum()
}

#[test]
fn two_to_six_can_play() {
    for players in [0, 1, 7, 1000] {
        let error = Setup::read("", players).unwrap_err();
        assert_eq!(error.to_string(), format!("2 to 6 can play, not {players}"));
    }
    for players in 2..=6 {
        assert_eq!(State::new(&Setup::read("", players).unwrap()).seats(), players);
    }
    assert_eq!(
        Setup::read("championship", 3).unwrap_err().to_string(),
        "`championship` is for exactly 2 players, not 3"
    );
}

#[test]
fn the_base_game_draws_71_tiles_around_the_start_tile() {
    let game = State::new(&Setup::read("", 2).unwrap());
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(game.land().tiles().len(), 1);
    assert_eq!(game.last().kind.name, "D");
    assert_eq!(total(&game), 71);
    assert_eq!(outcomes(&game).iter().map(|(_, weight)| weight).sum::<u32>(), 71);
}

#[test]
fn sets_are_shuffled_in_one_by_one() {
    let drawn = |with| total(&State::new(&Setup::read(with, 2).unwrap()));
    assert_eq!(drawn("inn-tiles"), 71 + 18);
    assert_eq!(drawn("big-meeple"), 71);
    assert_eq!(drawn("trader-tiles"), 71 + 24);
    assert_eq!(drawn("builder,pig"), 71);
    assert_eq!(drawn("abbot"), 71);
    // With the river the start tile stays in the box, and the source lies.
    assert_eq!(drawn("river"), 71 + 11);
    assert_eq!(drawn("classic"), 71 + 11 + 18 + 24);
}

#[test]
fn tower_pieces_are_shared_out() {
    for (players, pieces) in [(2, 10), (3, 9), (4, 7), (5, 6), (6, 5)] {
        let game = State::new(&Setup::read("tower", players).unwrap());
        for seat in Seat::all(players) {
            assert_eq!(game.pieces(seat), pieces);
        }
        let tiles = State::new(&Setup::read("tower-tiles", players).unwrap());
        assert_eq!(tiles.pieces(Seat(0)), 0);
    }
}

#[test]
fn every_set_adds_its_tiles() {
    let drawn = |with| total(&State::new(&Setup::read(with, 2).unwrap()));
    for (with, tiles) in [
        ("machines", 8),
        ("messages", 0),
        ("ferries", 8),
        ("gold", 8),
        ("magic", 8),
        ("robbers", 8),
        ("circles", 6),
        ("tower", 18),
    ] {
        assert_eq!(drawn(with), 71 + tiles, "{with}");
    }
    assert_eq!(drawn("all"), 71 + 11 + 18 + 24 + 46 + 18);
}

#[test]
fn the_die_shows_one_two_and_three_twice() {
    let mut table = Table::<State>::new(Setup::read("machines", 2).unwrap());
    table.play_sentence(Actor::Chance, "draw FlugG").unwrap();
    table.play_sentence(Actor::Seat(Seat(0)), "tile FlugG 0,+1 ^").unwrap();
    table.play_sentence(Actor::Seat(Seat(0)), "fly meeple").unwrap();
    let die: Vec<_> = outcomes(table.game()).iter().map(|(o, n)| (o.to_string(), *n)).collect();
    let twice = |n: u8| (format!("roll {n}"), 2);
    assert_eq!(die, [twice(1), twice(2), twice(3)]);
}

#[test]
fn the_river_comes_first_and_its_lake_last() {
    let mut game = State::new(&Setup::read("river", 2).unwrap());
    assert_eq!(game.last().kind.name, "F1");
    let mut actions = Vec::new();
    for n in 0..11 {
        let next = outcomes(&game);
        let names: Vec<_> = next
            .iter()
            .map(|(outcome, _)| match outcome {
                Outcome::Draw(kind) => kind.to_string(),
                Outcome::Roll(_) | Outcome::Message(_) | Outcome::Begin(_) => {
                    unreachable!("a tile is drawn")
                }
            })
            .collect();
        assert!(names.iter().all(|name| name.starts_with('F') && name.len() > 1), "{names:?}");
        assert_eq!(names.contains(&"F12".to_string()), n == 10);
        assert_eq!(next.len(), if n == 10 { 1 } else { 10 - n });
        game.play(Move::Deal(next[0].0), &mut ());
        while let Turn::Player(_) = game.turn() {
            actions.clear();
            game.actions(&mut actions);
            game.play(Move::Choose(*actions.last().unwrap()), &mut ());
        }
    }
    let Outcome::Draw(next) = outcomes(&game)[0].0 else { panic!("a tile is drawn") };
    assert_eq!(next, "A");
}

#[test]
fn every_player_gets_the_figures_of_the_box() {
    let held =
        |with, figure| State::new(&Setup::read(with, 6).unwrap()).supply(Seat(5))[figure as usize];
    assert_eq!(held("", Figure::Meeple), 7);
    assert_eq!(held("", Figure::BigMeeple), 0);
    assert_eq!(held("inns", Figure::BigMeeple), 1);
    assert_eq!(held("inn-tiles", Figure::BigMeeple), 0);
    assert_eq!(held("abbot", Figure::Abbot), 1);
    assert_eq!(held("traders", Figure::Builder), 1);
    assert_eq!(held("traders,no-pig", Figure::Pig), 0);
}

#[test]
fn tiles_of_ones_own_are_played_by_their_names() {
    let text = "
Way x3: road N S; field NNE ENE ESE SSE; field NNW SSW WSW WNW
Town x1: city N; field ENE ESE SSE SSW WSW WNW by N";
    let set = TileSet::read(text, tiles::WORDS).unwrap();
    let [way, town] = ["Way", "Town"].map(|name| set.find(name).unwrap().id);
    let own = Tiles { set, start: way, river: vec![], lake: None, bag: vec![(way, 2), (town, 1)] };
    let mut table = Table::<State>::new(Setup::with_tiles(Elements::BASE, 2, own).unwrap());

    // Names of the boxes mean nothing here.
    let unknown = table.play_sentence(Actor::Chance, "draw D").unwrap_err().to_string();
    assert!(unknown.contains("there is no tile `D`"), "{unknown}");
    for (actor, sentence) in [
        (Actor::Chance, "draw Way"),
        (Actor::Seat(Seat(0)), "tile Way 0,-1 ^"),
        (Actor::Seat(Seat(0)), "meeple road N"),
        (Actor::Chance, "draw Town"),
    ] {
        table.play_sentence(actor, sentence).unwrap();
    }
    let unknown = table.play_sentence(Actor::Seat(Seat(1)), "tile E 1,0 ^").unwrap_err();
    assert!(unknown.to_string().contains("there is no tile `E`"), "{unknown}");
    table.play_sentence(Actor::Seat(Seat(1)), "tile Town 1,0 ^").unwrap();
    assert_eq!(table.game().last().kind.name, "Town");
    assert_eq!(total(table.game()), 1);
}
