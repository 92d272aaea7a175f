//! The end of a round: the rows are cleared, and what everybody took is scored, from the bottom row to
//! the top one.

pub(crate) mod series;

use arrayvec::ArrayVec;
use bastide_game::{Log, Seat};

use crate::card::{Card, Face, Pile, ROWS, Row};
use crate::event::{Account, Event};
use crate::state::State;
use crate::step::Step;
use crate::worth::{ANIMALS, DRAGON_OR_FAIRY, FOREIGN, LOOSE_JOKER, MAX_SEATS};

/// What is being scored.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scoring {
    /// What each seat has cleared and not scored yet.
    pub(crate) cleared: [Pile; MAX_SEATS],
    /// Who is scored, and from which row the cards come; the first one now.
    pub(crate) queue: ArrayVec<(Seat, Row), MAX_SEATS>,
    /// Whether the first one's scoring has begun.
    pub(crate) begun: bool,
    /// How large the animal sets of the first one were.
    pub(crate) before: [u8; ROWS],
    /// The animal jokers that the first one has cleared.
    pub(crate) fresh: u8,
}

impl Scoring {
    /// Who is scored now.
    pub(crate) fn seat(&self) -> Seat {
        self.queue.first().expect("somebody is scored").0
    }
}

/// Everybody takes what his follower has claimed; what nobody claimed stays.
pub(crate) fn clear(state: &mut State, log: &mut impl Log<Event>) {
    let claims = std::mem::take(&mut state.claims);
    for row in Row::ALL.into_iter().rev() {
        let laid = &mut state.rows[row as usize];
        let mut start = 0;
        for claim in claims.iter().filter(|claim| claim.row == row) {
            let end = usize::from(claim.at);
            for lying in &laid[start..end] {
                state.scoring.cleared[claim.seat.index()].add(lying.card, 1);
            }
            let cards = || laid[start..end].to_vec();
            log.emit(|| Event::Cleared { seat: claim.seat, row, cards: cards() });
            state.scoring.queue.push((claim.seat, row));
            start = end;
        }
        laid.drain(..start);
    }
}

/// Scores one player after the other, up to the next question.
pub(crate) fn go_on(state: &mut State, log: &mut impl Log<Event>) -> Option<Step> {
    while let Some((seat, row)) = state.scoring.queue.first().copied() {
        if !state.scoring.begun {
            begin(state, seat, row, log);
        }
        if let Some(card) = foreign_choice(&state.scoring.cleared[seat.index()], row) {
            return Some(Step::Discard(card));
        }
        take(state, seat, log);
        if !assign_all(state, seat, log) {
            return Some(Step::Assign);
        }
        pay_animals(state, seat, log);
        state.scoring.queue.remove(0);
        state.scoring.begun = false;
    }
    None
}

fn pay(
    state: &mut State,
    to: Seat,
    points: u16,
    log: &mut impl Log<Event>,
    account: impl FnOnce() -> Account,
) {
    state.points[to.index()] += points;
    log.emit(|| Event::Paid { to, points, account: account() });
}

/// A cleared card leaves the game.
fn leave(state: &mut State, seat: Seat, card: Card, count: u8, log: &mut impl Log<Event>) {
    state.scoring.cleared[seat.index()].take(card, count);
    state.gone.add(card, count);
    log.emit(|| Event::LeftTheGame { seat, card, count });
}

/// What can be scored without a question: persons, dragon and fairy.
fn begin(state: &mut State, seat: Seat, row: Row, log: &mut impl Log<Event>) {
    let animals = state.animals[seat.index()];
    state.scoring.begun = true;
    state.scoring.before = Row::ALL.map(|kind| animals.size(kind));
    state.scoring.fresh = state.scoring.cleared[seat.index()].of(Card::ANIMAL_JOKER);
    log.emit(|| Event::ScoringBegan { seat });
    pay_persons(state, seat, row, log);
    let cleared = state.scoring.cleared[seat.index()];
    for (card, count) in cleared.each() {
        match card.face() {
            Face::Person(colour, _) => {
                if colour != row {
                    let points = u16::from(count) * FOREIGN;
                    pay(state, seat, points, log, || Account::Foreign { card, count });
                }
                leave(state, seat, card, count, log);
            }
            Face::Dragon | Face::Fairy => {
                pay(state, seat, DRAGON_OR_FAIRY, log, || Account::DragonOrFairy { card });
                leave(state, seat, card, count, log);
            }
            Face::Animal(_) | Face::Building(_) | Face::AnimalJoker | Face::BuildingJoker => {}
        }
    }
}

/// The values of the persons in their own row are added up and multiplied by their number.
fn pay_persons(state: &mut State, seat: Seat, row: Row, log: &mut impl Log<Event>) {
    let cleared = &state.scoring.cleared[seat.index()];
    let of = [1, 2, 3].map(|value| cleared.of(Card::person(row, value)));
    let count: u16 = of.iter().map(|n| u16::from(*n)).sum();
    let sum: u16 = (1u16..).zip(of).map(|(value, n)| value * u16::from(n)).sum();
    if count > 0 {
        pay(state, seat, sum * count, log, || Account::Persons { row, of });
    }
}

/// The first animal or building in a row of another colour.
fn foreign_choice(cleared: &Pile, row: Row) -> Option<Card> {
    let mut kinds = Row::ALL.into_iter().filter(|kind| *kind != row);
    kinds.find_map(|kind| {
        [Card::animal(kind), Card::building(kind)].into_iter().find(|card| cleared.of(*card) > 0)
    })
}

/// Ten points for a card in a row of another colour.
pub(crate) fn discard(state: &mut State, card: Card, log: &mut impl Log<Event>) {
    let seat = state.scoring.seat();
    pay(state, seat, FOREIGN, log, || Account::Foreign { card, count: 1 });
    leave(state, seat, card, 1, log);
}

/// A card in a row of another colour is taken as if it lay in its own.
pub(crate) fn keep(state: &mut State, card: Card, log: &mut impl Log<Event>) {
    take_one(state, state.scoring.seat(), card, 1, log);
}

/// What is left goes to the animals and under the chest.
fn take(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let cleared = state.scoring.cleared[seat.index()];
    if cleared.is_empty() {
        return;
    }
    for (card, count) in cleared.each() {
        take_one(state, seat, card, count, log);
    }
}

fn take_one(state: &mut State, seat: Seat, card: Card, count: u8, log: &mut impl Log<Event>) {
    state.scoring.cleared[seat.index()].take(card, count);
    match card.face() {
        Face::Animal(kind) => {
            state.animals[seat.index()].cards[kind as usize] += count;
            log.emit(|| Event::AnimalsTaken { seat, kind, count });
        }
        Face::AnimalJoker => {
            state.animals[seat.index()].loose += count;
            log.emit(|| Event::JokersTaken { seat, count });
        }
        Face::Building(_) | Face::BuildingJoker => {
            state.put_under_chest(seat, card, count);
            log.emit(|| Event::UnderTheChest { seat, card, count });
        }
        Face::Person(..) | Face::Dragon | Face::Fairy => {
            unreachable!("persons, dragon and fairy have left the game")
        }
    }
}

/// Jokers join an animal as soon as there is one. Says whether nobody needs to be asked.
fn assign_all(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> bool {
    let animals = state.animals[seat.index()];
    let mut kinds = animals.kinds();
    match (kinds.next(), kinds.next()) {
        (Some(_), Some(_)) => animals.loose == 0,
        (Some(kind), None) => {
            while state.animals[seat.index()].loose > 0 {
                assign(state, kind, log);
            }
            true
        }
        (None, _) => true,
    }
}

/// A joker joins the animals of a kind, for good.
pub(crate) fn assign(state: &mut State, kind: Row, log: &mut impl Log<Event>) {
    let seat = state.scoring.seat();
    let animals = &mut state.animals[seat.index()];
    animals.loose -= 1;
    animals.jokers[kind as usize] += 1;
    log.emit(|| Event::JokerAssigned { seat, kind });
}

/// Every set that has grown is scored as a whole, and so is every new joker that belongs to none.
fn pay_animals(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let animals = state.animals[seat.index()];
    for (kind, before) in Row::ALL.into_iter().zip(state.scoring.before) {
        let after = animals.size(kind);
        if after > before {
            let account = || Account::Animals { kind, before, after };
            pay(state, seat, ANIMALS[usize::from(after)], log, account);
        }
    }
    // Either all jokers belong to a kind or none does.
    let count = state.scoring.fresh.min(animals.loose);
    if count > 0 {
        let points = u16::from(count) * LOOSE_JOKER;
        pay(state, seat, points, log, || Account::LooseJokers { count });
    }
}

/// The end: what lies in the rows leaves the game, and the chests are opened.
pub(crate) fn finale(state: &mut State, log: &mut impl Log<Event>) {
    log.emit(|| Event::FinaleBegan);
    for row in &mut state.rows {
        for lying in row.drain(..) {
            state.gone.add(lying.card, 1);
        }
    }
    for seat in Seat::all(state.seats.into()) {
        let chest = state.chests[seat.index()];
        log.emit(|| Event::ChestOpened { seat, chest });
        let series = series::best_series(&chest);
        if !chest.is_empty() {
            pay(state, seat, series.points(), log, || Account::Buildings { series });
        }
    }
    log.emit(|| Event::GameOver);
}
