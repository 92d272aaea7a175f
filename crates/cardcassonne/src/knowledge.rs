//! Who knows what. A seat knows its hand, the cards it played face down, and every card that ever lay
//! face up: what went under the chests was seen by all. Everything else can be dealt anew.

use bastide_game::{Game, Move, Rng, Seat, Turn, Viewer};

use crate::action::{Action, Outcome};
use crate::state::State;

/// A state that agrees with all a seat may know. What it cannot know is gathered and dealt anew, card by
/// card, in an order that hangs on nothing hidden.
pub(crate) fn determinize(state: &State, seat: Seat, rng: &mut impl Rng) -> State {
    let mut dealt = state.clone();
    let mut unknown = state.deck;
    let others = || Seat::all(state.seats.into()).filter(|other| *other != seat);
    let hidden = |down_by: Option<Seat>| down_by.is_some_and(|by| by != seat);
    for lying in state.rows.iter().flatten().filter(|lying| hidden(lying.down_by)) {
        unknown.add(lying.card, 1);
    }
    for card in others().flat_map(|other| state.hand(other)) {
        unknown.add(*card, 1);
    }
    let mut left = unknown.len() as u32;
    let mut draw = || {
        let card = unknown.nth(rng.below(left));
        unknown.take(card, 1);
        left -= 1;
        card
    };
    for lying in dealt.rows.iter_mut().flatten().filter(|lying| hidden(lying.down_by)) {
        lying.card = draw();
    }
    for other in others() {
        let hand = &mut dealt.hands[other.index()];
        for card in hand.iter_mut() {
            *card = draw();
        }
        hand.sort_unstable();
    }
    dealt.deck = unknown;
    dealt
}

/// The sentence of a move as a viewer reads it while the game runs.
pub(crate) fn redacted_text(by: Turn, m: &Move<Action, Outcome>, viewer: Viewer) -> String {
    match (m, viewer) {
        (Move::Choose(Action::Down { row, .. }), viewer) if !is(by, viewer) => {
            format!("down ? {row}")
        }
        (Move::Deal(Outcome::Deal { to, .. }), viewer) if viewer != Viewer::Seat(*to) => {
            format!("deal {} ?", crate::notation::seat_word(*to))
        }
        (Move::Choose(action), _) => action.to_string(),
        (Move::Deal(outcome), _) => outcome.to_string(),
    }
}

/// Whether cards that lie face down are turned up after a move, which is the last one of a round, or
/// chests are opened, because an answer is the last one of the game.
pub(crate) fn reveals_hidden(state: &State, m: &Move<Action, Outcome>) -> bool {
    match m {
        Move::Choose(Action::Down { .. } | Action::Play { .. } | Action::Claim { .. }) => {
            let held: usize = state.hands.iter().map(|hand| hand.len()).sum();
            held + usize::from(state.seats) - state.claims.len() == 1
        }
        Move::Choose(Action::Discard { .. } | Action::Keep { .. } | Action::Assign { .. }) => {
            state.round == state.rounds() && {
                let mut after = state.clone();
                after.play(*m, &mut ());
                after.turn() == Turn::Over
            }
        }
        Move::Choose(Action::Put { .. }) | Move::Deal(_) => false,
    }
}

fn is(by: Turn, viewer: Viewer) -> bool {
    match (by, viewer) {
        (Turn::Player(seat), Viewer::Seat(watching)) => seat == watching,
        (Turn::Player(_) | Turn::Chance | Turn::Over, _) => false,
    }
}
