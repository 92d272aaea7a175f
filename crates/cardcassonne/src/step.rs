//! What happens when: who must answer, what is possible, what an answer does.

use bastide_game::{Log, Move, Seat, Turn};

use crate::action::{Action, Outcome};
use crate::card::{Card, Row};
use crate::event::Event;
use crate::score;
use crate::state::{Claim, Lying, State};
use crate::worth::{self, OPENING};

/// What is being done. Round after round: `Deal`, `Play`, `Discard` and `Assign` for each player in
/// turn, and after the last one the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Chance draws the seat that deals first.
    DrawLot,
    /// Ten cards are turned up, each goes to the row of its colour.
    Open,
    /// A joker among them goes where the dealer wants.
    Put(Card),
    /// Everybody is dealt a hand, card by card, the player left of the dealer first.
    Deal,
    /// A card or the follower, in turn, until there are no more.
    Play,
    /// Whoever is scored says what happens to an animal or a building in a row of another colour.
    Discard(Card),
    /// Whoever is scored says to which of his animals a joker belongs.
    Assign,
    /// The game is over.
    Over,
}

/// Who must speak.
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    match state.step {
        Step::DrawLot | Step::Open | Step::Deal => Turn::Chance,
        Step::Put(_) => Turn::Player(state.dealer),
        Step::Play => Turn::Player(state.mover),
        Step::Discard(_) | Step::Assign => Turn::Player(state.scoring.seat()),
        Step::Over => Turn::Over,
    }
}

/// Everything the player to speak may choose.
pub(crate) fn actions(state: &State, into: &mut Vec<Action>) {
    match state.step {
        Step::Put(card) => into.extend(Row::ALL.map(|row| Action::Put { card, row })),
        Step::Play => {
            let down = !state.has_begun(state.mover);
            let mut before = None;
            for card in &state.hands[state.mover.index()] {
                let card = *card;
                // The hand is sorted: equal cards lie side by side.
                if before.replace(card) == Some(card) {
                    continue;
                }
                if down {
                    into.extend(Row::ALL.map(|row| Action::Down { card, row }));
                } else if let Some(row) = card.colour() {
                    into.push(Action::Play { card, row });
                } else {
                    into.extend(Row::ALL.map(|row| Action::Play { card, row }));
                }
            }
            if !state.has_claimed(state.mover) {
                into.extend(Row::ALL.map(|row| Action::Claim { row }));
            }
        }
        Step::Discard(card) => into.extend([Action::Discard { card }, Action::Keep { card }]),
        Step::Assign => {
            let kinds = state.animals[state.scoring.seat().index()].kinds();
            into.extend(kinds.map(|kind| Action::Assign { kind }));
        }
        Step::DrawLot | Step::Open | Step::Deal | Step::Over => {}
    }
}

/// Everything chance may deal.
#[inline]
pub(crate) fn outcomes(state: &State, into: &mut Vec<(Outcome, u32)>) {
    match state.step {
        Step::DrawLot => {
            let seats = Seat::all(state.seats.into());
            into.extend(seats.map(|seat| (Outcome::Begin(seat), 1)));
        }
        Step::Open => state.deck.list(into, Outcome::Open),
        Step::Deal => {
            let to = state.mover;
            state.deck.list(into, |card| Outcome::Deal { to, card });
        }
        Step::Put(_) | Step::Play | Step::Discard(_) | Step::Assign | Step::Over => {}
    }
}

/// Plays a possible move and everything that follows from it, up to the next question.
pub(crate) fn answer(state: &mut State, m: Move<Action, Outcome>, log: &mut impl Log<Event>) {
    match m {
        Move::Deal(Outcome::Begin(seat)) => {
            state.dealer = seat;
            state.mover = seat.next(state.seats.into());
            state.step = Step::Open;
            log.emit(|| Event::LotDrawn(seat));
        }
        Move::Deal(Outcome::Open(card)) => open(state, card, log),
        Move::Deal(Outcome::Deal { to, card }) => deal(state, to, card, log),
        Move::Choose(Action::Put { card, row }) => {
            state.rows[row as usize].push(Lying { card, down_by: None });
            log.emit(|| Event::JokerPut { card, row });
            opened(state, log);
        }
        Move::Choose(Action::Down { card, row }) => {
            state.begun |= 1 << state.mover.0;
            play(state, card, row, Some(state.mover), log);
            next_turn(state, log);
        }
        Move::Choose(Action::Play { card, row }) => {
            play(state, card, row, None, log);
            next_turn(state, log);
        }
        Move::Choose(Action::Claim { row }) => {
            claim(state, row, log);
            next_turn(state, log);
        }
        Move::Choose(Action::Discard { card }) => {
            score::discard(state, card, log);
            scored(state, log);
        }
        Move::Choose(Action::Keep { card }) => {
            score::keep(state, card, log);
            scored(state, log);
        }
        Move::Choose(Action::Assign { kind }) => {
            score::assign(state, kind, log);
            scored(state, log);
        }
    }
}

fn open(state: &mut State, card: Card, log: &mut impl Log<Event>) {
    state.deck.take(card, 1);
    state.dealt += 1;
    log.emit(|| Event::TurnedUp { card });
    match card.colour() {
        Some(row) => {
            state.rows[row as usize].push(Lying { card, down_by: None });
            opened(state, log);
        }
        None => state.step = Step::Put(card),
    }
}

/// A card of the opening lies.
fn opened(state: &mut State, log: &mut impl Log<Event>) {
    state.step = Step::Open;
    if state.dealt == OPENING {
        begin_round(state, log);
    }
}

fn begin_round(state: &mut State, log: &mut impl Log<Event>) {
    state.round += 1;
    state.dealt = 0;
    state.begun = 0;
    state.step = Step::Deal;
    state.mover = state.dealer.next(state.seats.into());
    log.emit(|| Event::RoundBegan { round: state.round, dealer: state.dealer });
}

fn deal(state: &mut State, to: Seat, card: Card, log: &mut impl Log<Event>) {
    state.deck.take(card, 1);
    let hand = &mut state.hands[to.index()];
    let mut place = hand.len();
    hand.push(card);
    while place > 0 {
        // Larger cards make room without a branch for each.
        let (before, here) = (hand[place - 1], hand[place]);
        (hand[place - 1], hand[place]) = (before.min(here), before.max(here));
        place -= 1;
    }
    state.dealt += 1;
    state.mover = to.next(state.seats.into());
    log.emit(|| Event::Dealt { to, card: Some(card) });
    // After as many cards each it is again the turn of the player left of the dealer.
    if state.dealt == worth::hand(state.seats.into()) * state.seats {
        state.step = Step::Play;
        log.emit(|| Event::TurnBegan { seat: state.mover });
    }
}

fn play(state: &mut State, card: Card, row: Row, down_by: Option<Seat>, log: &mut impl Log<Event>) {
    let hand = &mut state.hands[state.mover.index()];
    let place = hand.iter().position(|held| *held == card).expect("the card is in the hand");
    hand.remove(place);
    state.rows[row as usize].push(Lying { card, down_by });
    let (seat, down) = (state.mover, down_by.is_some());
    log.emit(|| Event::CardPlayed { seat, card: Some(card), row, down });
}

fn claim(state: &mut State, row: Row, log: &mut impl Log<Event>) {
    let at = state.rows[row as usize].len() as u8;
    let claim = Claim { seat: state.mover, row, at };
    state.claims.push(claim);
    let last = state.claims.len() == usize::from(state.seats);
    log.emit(|| Event::FollowerPut { claim, last });
}

/// The next player's turn, unless all have played everything: then the rows are cleared.
fn next_turn(state: &mut State, log: &mut impl Log<Event>) {
    state.mover = state.mover.next(state.seats.into());
    if state.hands[state.mover.index()].is_empty() && state.has_claimed(state.mover) {
        end_round(state, log);
    } else {
        log.emit(|| Event::TurnBegan { seat: state.mover });
    }
}

/// Everything is played: whoever put the follower last deals next, and what is claimed is scored.
pub(crate) fn end_round(state: &mut State, log: &mut impl Log<Event>) {
    state.dealer = state.claims.last().expect("all followers stand").seat;
    log.emit(|| Event::RoundEnded { dealer: state.dealer });
    score::clear(state, log);
    scored(state, log);
}

/// Goes on with the scoring, up to the next question; then comes the next round, or the end.
fn scored(state: &mut State, log: &mut impl Log<Event>) {
    if let Some(question) = score::go_on(state, log) {
        state.step = question;
    } else if state.round < state.rounds() {
        begin_round(state, log);
    } else {
        score::finale(state, log);
        state.step = Step::Over;
    }
}
