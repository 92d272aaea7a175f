//! Copies into a state that is there.

use bastide_carcassonne::{Setup, State};
use bastide_game::Game;
use bastide_game::battery::{TestRng, random_move};

#[test]
fn a_copy_into_another_state_is_the_same_as_a_new_one() {
    let mut luck = TestRng::seeded(4);
    let setup = Setup::read("all", 3).expect("a setup");
    // Of another game, with other tiles on a larger board.
    let mut copy = State::new(&setup);
    while let Some(m) = random_move(&copy, &mut luck) {
        copy.play(m, &mut ());
    }
    let mut state = State::new(&setup);
    while let Some(m) = random_move(&state, &mut luck) {
        copy.clone_from(&state);
        assert_eq!(format!("{copy:?}"), format!("{state:?}"));
        let before = state.clone();
        state.play(m, &mut ());
        copy.play(m, &mut ());
        assert_eq!(format!("{copy:?}"), format!("{state:?}"));
        // Back to the smaller board, and then to the larger one.
        copy.clone_from(&before);
        assert_eq!(copy.digest(), before.digest());
    }
}
