//! What must hold in every state, worked out a second time, slowly and by definition. Tests hold it
//! against the rules after each move; [`Ledger`] counts a game's points again from what happened.

mod ledger;

use std::collections::BTreeSet;

use bastide_game::battery::Violation;
use bastide_game::{Game, Seat, Turn};

pub use ledger::{Ledger, best_by_trying};

use crate::action::{Action, Outcome};
use crate::card::{CARDS, Card, Pile, Row};
use crate::state::State;
use crate::step::Step;
use crate::worth;

/// Checks a state of a game that began with the opening.
pub fn check(state: &State) -> Result<(), Violation> {
    cards_are_conserved(state)?;
    rows_hold_what_they_may(state)?;
    hands_fit_the_round(state)?;
    claims_are_in_order(state)?;
    jokers_belong_to_animals(state)?;
    options_are_complete(state)
}

fn seats(state: &State) -> impl Iterator<Item = Seat> + Clone {
    Seat::all(state.seats())
}

/// Every card of the box is somewhere, once.
fn cards_are_conserved(state: &State) -> Result<(), Violation> {
    let mut found = Pile::default();
    let mut count = |card: Card, count: u8| found.add(card, count);
    state.deck.cards().chain(state.gone.cards()).for_each(|card| count(card, 1));
    state.rows.iter().flatten().for_each(|lying| count(lying.card, 1));
    for seat in seats(state) {
        state.hand(seat).iter().for_each(|card| count(*card, 1));
        state.cleared(seat).cards().for_each(|card| count(card, 1));
        let (animals, chest) = (state.animals(seat), state.chest(seat));
        count(Card::ANIMAL_JOKER, animals.loose + animals.jokers.iter().sum::<u8>());
        count(Card::BUILDING_JOKER, chest.jokers);
        for kind in Row::ALL {
            count(Card::animal(kind), animals.cards[kind as usize]);
            count(Card::building(kind), chest.buildings[kind as usize]);
        }
    }
    if let Step::Put(card) = state.step {
        count(card, 1);
    }
    let lost = Card::all().find(|card| found.of(*card) != card.copies());
    match lost {
        Some(card) => Err(format!("there are {} {card}", found.of(card)).into()),
        None if found.len() != CARDS => Err("the box has not 130 cards".into()),
        None => Ok(()),
    }
}

/// Only face down can a card be in a row of another colour.
fn rows_hold_what_they_may(state: &State) -> Result<(), Violation> {
    for row in Row::ALL {
        for lying in state.row(row) {
            if lying.down_by.is_none() && lying.card.colour().is_some_and(|colour| colour != row) {
                return Err(format!("{} lies face up in the row {row}", lying.card).into());
            }
            if lying.down_by.is_some_and(|by| by.index() >= state.seats()) {
                return Err("somebody who does not play has played a card".into());
            }
        }
    }
    Ok(())
}

/// Ten cards lie open, then everybody gets the same number in each of the rounds, until none is left.
fn hands_fit_the_round(state: &State) -> Result<(), Violation> {
    let hand = usize::from(worth::hand(state.seats()));
    let rounds = usize::from(worth::rounds(state.seats()));
    if 10 + hand * rounds * state.seats() != CARDS {
        return Err("the rounds do not deal all cards".into());
    }
    let held: usize = seats(state).map(|seat| state.hand(seat).len()).sum();
    let (round, in_deck) = (usize::from(state.round), state.deck.len());
    let right = match state.step {
        Step::DrawLot | Step::Open => round == 0 && in_deck + usize::from(state.dealt) == CARDS,
        Step::Put(_) => round == 0 && held == 0,
        Step::Deal => {
            let dealt_before = 10 + (round - 1) * hand * state.seats();
            in_deck + held + dealt_before == CARDS && state.claims.is_empty()
        }
        Step::Play | Step::Discard(_) | Step::Assign | Step::Over => {
            in_deck == (rounds - round) * hand * state.seats()
        }
    };
    if !right {
        return Err(format!("{in_deck} cards are left in round {round}").into());
    }
    if seats(state).any(|seat| !state.hand(seat).is_sorted()) {
        return Err("a hand is not sorted".into());
    }
    if state.step == Step::Play {
        let left = |seat: Seat| state.hand(seat).len() + usize::from(!state.has_claimed(seat));
        let mut lap = state.dealer.next(state.seats()).and_others(state.seats());
        let most = left(state.mover);
        let had = lap.clone().take_while(|seat| *seat != state.mover).count();
        if most == 0 || lap.clone().take(had).any(|seat| left(seat) + 1 != most) {
            return Err("somebody had a turn too many or too few".into());
        }
        if lap.clone().skip(had).any(|seat| left(seat) != most) {
            return Err("somebody's turn was left out".into());
        }
        if lap.any(|seat| state.has_begun(seat) != (state.hand(seat).len() < hand)) {
            return Err("somebody's first card is forgotten".into());
        }
    } else if state.step != Step::Deal && held > 0 {
        return Err("cards are left in a hand".into());
    }
    Ok(())
}

/// Each seat has one follower, and stretches of a row follow each other without overlap.
fn claims_are_in_order(state: &State) -> Result<(), Violation> {
    let who: BTreeSet<_> = state.claims.iter().map(|claim| claim.seat).collect();
    if who.len() != state.claims.len() {
        return Err("somebody has two followers".into());
    }
    for row in Row::ALL {
        let mut reached = 0;
        for claim in state.claims.iter().filter(|claim| claim.row == row) {
            let stretch = state.stretch(claim);
            if stretch.start != reached || stretch.end > state.row(row).len() {
                return Err(format!("a claim in the row {row} is no stretch").into());
            }
            reached = stretch.end;
        }
    }
    Ok(())
}

/// Jokers belong to kinds of which there is a card; loose are they only without any animal.
fn jokers_belong_to_animals(state: &State) -> Result<(), Violation> {
    for seat in seats(state) {
        let animals = state.animals(seat);
        let scored = state.scoring.queue.first().is_some_and(|(scored, _)| *scored == seat);
        if animals.loose > 0 && animals.kinds().next().is_some() && !scored {
            return Err("a joker is not assigned".into());
        }
        if Row::ALL
            .into_iter()
            .any(|k| animals.jokers[k as usize] > 0 && animals.cards[k as usize] == 0)
        {
            return Err("a joker belongs to animals that are not there".into());
        }
        if state.step == Step::Over && !state.cleared(seat).is_empty() {
            return Err("cleared cards were not scored".into());
        }
    }
    Ok(())
}

/// Everything that the rules allow is offered, and nothing else: every sentence is tried.
fn options_are_complete(state: &State) -> Result<(), Violation> {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    state.actions(&mut actions);
    state.outcomes(&mut outcomes);
    let mut expected = Vec::new();
    for row in Row::ALL {
        for card in Card::all() {
            let all =
                [Action::Put { card, row }, Action::Down { card, row }, Action::Play { card, row }];
            expected.extend(all.into_iter().filter(|action| is_allowed(state, *action)));
        }
        let all = [Action::Claim { row }, Action::Assign { kind: row }];
        expected.extend(all.into_iter().filter(|action| is_allowed(state, *action)));
    }
    for card in Card::all() {
        let all = [Action::Discard { card }, Action::Keep { card }];
        expected.extend(all.into_iter().filter(|action| is_allowed(state, *action)));
    }
    let names = |list: &[Action]| list.iter().map(Action::to_string).collect::<BTreeSet<_>>();
    if names(&actions) != names(&expected) {
        return Err(format!("offered is {:?}, not {:?}", names(&actions), names(&expected)).into());
    }
    if state.step == Step::DrawLot {
        let seat = |seat| (Outcome::Begin(seat), 1);
        let fair = outcomes == seats(state).map(seat).collect::<Vec<_>>();
        return fair.then_some(()).ok_or_else(|| "the lot is not fair".into());
    }
    let chance = state.turn() == Turn::Chance;
    let card = |outcome: &Outcome| match outcome {
        Outcome::Open(card) | Outcome::Deal { card, .. } => Some(*card),
        Outcome::Begin(_) => None,
    };
    let weight = |of: Card| {
        outcomes.iter().filter(|(o, _)| card(o) == Some(of)).map(|(_, w)| *w).sum::<u32>()
    };
    let wrong =
        Card::all().find(|c| weight(*c) != if chance { state.deck.of(*c).into() } else { 0 });
    wrong.map_or(Ok(()), |card| Err(format!("{card} is not dealt as often as it is there").into()))
}

/// Whether the rules allow a choice, by their words.
fn is_allowed(state: &State, action: Action) -> bool {
    let Turn::Player(seat) = state.turn() else { return false };
    let held = |card: Card| state.hand(seat).contains(&card);
    let hand = usize::from(worth::hand(state.seats()));
    let is_first = state.hand(seat).len() == hand;
    let playing = state.step == Step::Play;
    match action {
        Action::Put { card, .. } => state.step == Step::Put(card),
        Action::Down { card, .. } => playing && held(card) && is_first,
        Action::Play { card, row } => {
            let fits = card.colour().is_none_or(|colour| colour == row);
            playing && held(card) && !is_first && fits
        }
        Action::Claim { .. } => playing && state.claims.iter().all(|claim| claim.seat != seat),
        Action::Discard { card } | Action::Keep { card } => {
            state.step == Step::Discard(card)
                && state.cleared(seat).of(card) > 0
                && card.colour().is_some_and(|colour| colour != state.scoring.queue[0].1)
        }
        Action::Assign { kind } => {
            let animals = state.animals(seat);
            state.step == Step::Assign && animals.loose > 0 && animals.cards[kind as usize] > 0
        }
    }
}
