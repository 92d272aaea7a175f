//! Whatever a browser may not know changes nothing that it is sent: Cardcassonne, dealt anew.

use bastide_cardcassonne::{Setup, State};
use bastide_game::battery::{TestRng, random_move};
use bastide_game::{Game, Seat, Table, Turn};
use bastide_protocol::{Aids, Audience, WireGame};

fn sent(setup: &Setup, state: State, mine: &[Seat]) -> String {
    let table = Table::starting_at(*setup, state);
    let to = Audience { mine, open: false };
    serde_json::to_string(&State::scene(&table, Aids::All, to, &[])).expect("JSON")
}

#[test]
fn what_a_seat_cannot_know_is_not_sent() {
    let mut rng = TestRng::seeded(11);
    let (mut compared, mut differed) = (0, 0);
    for seats in 2..=5 {
        let setup = Setup::new(seats).expect("a setup");
        let mut game = State::new(&setup);
        while game.turn() != Turn::Over {
            for seat in Seat::all(seats) {
                let dealt = game.determinize(seat, &mut rng);
                let others = |state: &State| {
                    format!(
                        "{:?}",
                        Seat::all(seats).map(|s| state.hand(s).to_vec()).collect::<Vec<_>>()
                    )
                };
                differed += usize::from(others(&dealt) != others(&game));
                let now = sent(&setup, game.clone(), &[seat]);
                assert_eq!(now, sent(&setup, dealt.clone(), &[seat]));
                // Whoever watches knows even less.
                assert_eq!(sent(&setup, game.clone(), &[]), sent(&setup, dealt, &[]));
                compared += 1;
            }
            let m = random_move(&game, &mut rng).expect("the game goes on");
            game.play(m, &mut ());
        }
    }
    assert!(compared > 1000 && differed > compared / 4, "{differed} of {compared} were different");
}

#[test]
fn several_people_at_one_screen_see_only_the_hand_of_whoever_is_asked() {
    let setup = Setup::new(3).expect("a setup");
    let mut rng = TestRng::seeded(5);
    let mut game = State::new(&setup);
    while game.round() < 2 {
        if let (Turn::Player(asked), 1) = (game.turn(), game.round()) {
            let table = Table::starting_at(setup, game.clone());
            let both = [Seat(0), Seat(1)];
            let scene = State::scene(&table, Aids::All, Audience { mine: &both, open: false }, &[]);
            let json = serde_json::to_value(scene).expect("JSON");
            for seat in 0..3u8 {
                let cards =
                    json["view"]["seats"][usize::from(seat)]["cards"].as_array().expect("a list");
                let shown = asked == Seat(seat) && seat < 2;
                assert_eq!(cards.len(), if shown { game.hand(asked).len() } else { 0 });
            }
        }
        let m = random_move(&game, &mut rng).expect("the game goes on");
        game.play(m, &mut ());
    }
}
