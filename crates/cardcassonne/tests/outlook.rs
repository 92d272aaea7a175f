//! What a stretch promises is what it brings.

use bastide_cardcassonne::{Action, Event, Row, Setup, State, next_stretch, promise};
use bastide_game::battery::{TestRng, random_move};
use bastide_game::{Game, Move, Seat, Turn};

/// The most a seat can be paid for a round that ends with an action, if everybody takes ten points for
/// every foreign card.
fn paid(state: &State, last: Action, seat: Seat) -> i32 {
    let mut after = state.clone();
    let mut events = Vec::new();
    after.play(Move::Choose(last), &mut events);
    if let (Turn::Player(_), Some(_)) = (after.turn(), after.scored()) {
        let mut answers = Vec::new();
        after.actions(&mut answers);
        answers.retain(|answer| !matches!(answer, Action::Keep { .. }));
        let more = answers.into_iter().map(|answer| paid(&after, answer, seat)).max();
        return before_the_finale(&events, seat) + more.expect("an answer");
    }
    before_the_finale(&events, seat)
}

fn before_the_finale(events: &[Event], seat: Seat) -> i32 {
    let round = events.iter().take_while(|event| **event != Event::FinaleBegan);
    let mut sum = 0;
    for event in round {
        if let Event::Paid { to, points, .. } = event {
            sum += if *to == seat { i32::from(*points) } else { 0 };
        }
    }
    sum
}

#[test]
fn a_stretch_brings_what_it_promises() {
    let (mut compared, mut rich) = (0, 0);
    for seed in 0..300 {
        let mut rng = TestRng::seeded(seed);
        let setup = Setup::new(2 + seed % 4).expect("a setup");
        let mut game = State::new(&setup);
        while let Some(m) = random_move(&game, &mut rng) {
            let scoring = game.scored().is_some();
            if let (Move::Choose(last), true, false) = (m, game.reveals_hidden(&m), scoring) {
                let mover = if let Turn::Player(seat) = game.turn() { seat } else { continue };
                for seat in Seat::all(game.seats()) {
                    let claim = game.claims().iter().find(|claim| claim.seat == seat);
                    let (row, cards) = match (claim, last) {
                        (Some(claim), _) => (claim.row, game.stretch(claim)),
                        (None, Action::Claim { row }) => (row, next_stretch(&game, mover, row)),
                        (None, _) => unreachable!("all followers stand at the end of a round"),
                    };
                    let promised = promise(&game, seat, row, cards, |_| true).points();
                    assert_eq!(
                        i32::from(promised),
                        paid(&game, last, seat),
                        "seed {seed}, {seat:?}"
                    );
                    compared += 1;
                    rich += usize::from(promised > 20);
                }
            }
            game.play(m, &mut ());
        }
    }
    assert!(compared > 5000 && rich > 100, "{rich} of {compared}");
}

#[test]
fn what_somebody_else_laid_face_down_is_only_counted() {
    let setup = Setup::new(2).expect("a setup");
    let mut game = State::new(&setup);
    let mut rng = TestRng::seeded(3);
    let mut seen = 0;
    while let Some(m) = random_move(&game, &mut rng) {
        for (row, seat) in Row::ALL.into_iter().flat_map(|row| [(row, Seat(0)), (row, Seat(1))]) {
            let cards = next_stretch(&game, seat, row);
            let down = game.row(row)[cards.clone()]
                .iter()
                .filter(|lying| lying.down_by.is_some_and(|by| by != seat))
                .count();
            let found = promise(&game, seat, row, cards, |by| by == seat);
            assert_eq!(usize::from(found.hidden), down);
            seen += down;
        }
        game.play(m, &mut ());
    }
    assert!(seen > 20);
}
