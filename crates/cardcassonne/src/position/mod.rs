//! Positions: the table before a turn or before the cards of a round are dealt, as text.
//! docs/notation.md has the grammar.

mod write;

use bastide_game::SentenceError::{self, Form};
use bastide_game::position::PositionError::{self, Impossible};
use bastide_game::position::{Line, ParsePosition, lines_of, only_keys, seat_of};
use bastide_game::{Game, Seat};

pub use write::write;

use crate::card::{Card, Face, Pile};
use crate::notation::{card, colour, row};
use crate::setup::Setup;
use crate::state::{Claim, Lying, State};
use crate::step::{Step, end_round};
use crate::worth::{self, OPENING};

/// The keys of a position, in the order in which they are written.
pub const KEYS: [&str; 12] = [
    "players",
    "round",
    "dealer",
    "track",
    "rows",
    "followers",
    "hands",
    "begun",
    "animals",
    "loose",
    "chests",
    "gone",
];

/// Reads a position.
pub fn read(text: &str) -> Result<(Setup, State), ParsePosition> {
    from_lines(&lines_of::<State>(text)?)
}

pub(crate) fn from_lines(lines: &[Line<'_>]) -> Result<(Setup, State), ParsePosition> {
    only_keys(lines, &KEYS)?;
    let of = |key: &'static str| lines.iter().filter(move |line| line.key == key);
    let last = lines.last().map_or(1, |line| line.number);
    let at_the_end = |why: PositionError| ParsePosition { line: last, why };
    let players =
        of("players").next().ok_or_else(|| at_the_end(PositionError::MissingKey("players")))?;
    let setup = read_players(players.rest).map_err(|why| players.problem(why))?;
    let mut state = State::set_up(&setup);
    if of("round").next().is_none() {
        return match lines.iter().find(|line| line.key != "players") {
            Some(line) => Err(line.problem(Impossible("without a round the game has not begun"))),
            None => Ok((setup, state)),
        };
    }
    let mut begun = false;
    // The order of the keys does not matter to whoever writes a position, but to reading it.
    for key in &KEYS[1..] {
        for line in lines.iter().filter(|line| line.key == *key) {
            begun |= *key == "begun";
            read_line(&mut state, key, line.rest).map_err(|why| line.problem(why))?;
        }
    }
    finish(&mut state, begun).map_err(at_the_end)?;
    Ok((setup, state))
}

fn read_players(rest: &str) -> Result<Setup, PositionError> {
    let words: Vec<_> = rest.split_whitespace().collect();
    let setup = Setup::new(words.len())?;
    for (n, word) in words.iter().enumerate() {
        if seat_of::<State>(word, words.len())?.index() != n {
            return Err(PositionError::Players(State::SEATS[..words.len()].join(" ")));
        }
    }
    Ok(setup)
}

fn read_line(state: &mut State, key: &str, rest: &str) -> Result<(), PositionError> {
    let words: Vec<_> = rest.split_whitespace().collect();
    let seats = usize::from(state.seats);
    let seat = |word: &str| seat_of::<State>(word, seats);
    let (first, more) =
        words.split_first().ok_or(Form("docs/notation.md says what follows here"))?;
    match key {
        "round" => {
            let round = first.parse().ok().filter(|round| (1..=state.rounds()).contains(round));
            state.round = round.ok_or(Impossible("there is no such round"))?;
            state.step = match more {
                [] => Step::Play,
                ["deal"] => Step::Deal,
                _ => return Err(Form("a round is `round 3` or `round 3 deal`").into()),
            };
        }
        "dealer" => state.dealer = seat(first)?,
        "track" => {
            for pair in words.chunks(2) {
                let [who, points] = pair else { return Err(Form("points are missing").into()) };
                let points = points.parse::<u16>().ok().filter(|points| *points <= 9999);
                state.points[seat(who)?.index()] =
                    points.ok_or(Form("that is no number of points"))?;
            }
        }
        "rows" => {
            let row = row(first)?;
            for word in more {
                let lying = lying(word, seats)?;
                if lying.down_by.is_none() && lying.card.colour().is_some_and(|c| c != row) {
                    return Err(Impossible("a card lies in the row of its colour, or face down"));
                }
                take(state, lying.card, 1)?;
                state.rows[row as usize].push(lying);
            }
        }
        "followers" => {
            let [at, count] = more else { return Err(Form("a follower is `red city 4`").into()) };
            put(state, seat(first)?, at, count)?;
        }
        "hands" => {
            for word in more {
                let (who, card) = (seat(first)?, card(word)?);
                if state.hand(who).len() == usize::from(worth::hand(seats)) {
                    return Err(Impossible("that is more than a hand"));
                }
                take(state, card, 1)?;
                state.hands[who.index()].push(card);
                state.hands[who.index()].sort_unstable();
            }
        }
        "begun" => {
            for word in words.iter().filter(|word| **word != "none") {
                state.begun |= 1 << seat(word)?.0;
            }
        }
        "animals" => {
            let who = seat(first)?.index();
            let [of, cards, jokers] = more else {
                return Err(Form("animals are `red green 2 1`: two cards, one joker").into());
            };
            let (kind, cards, jokers) = (colour(of)?, count(cards)?, count(jokers)?);
            if cards == 0 || state.animals[who].size(kind) > 0 {
                return Err(Impossible("a kind of animal needs a card, and a line of its own"));
            }
            take(state, Card::animal(kind), cards)?;
            take(state, Card::ANIMAL_JOKER, jokers)?;
            state.animals[who].cards[kind as usize] = cards;
            state.animals[who].jokers[kind as usize] = jokers;
        }
        "loose" => {
            let [jokers] = more else { return Err(Form("loose jokers are `red 1`").into()) };
            let (who, jokers) = (seat(first)?.index(), count(jokers)?);
            take(state, Card::ANIMAL_JOKER, jokers)?;
            state.animals[who].loose += jokers;
        }
        "chests" => {
            for word in more {
                let card = card(word)?;
                match card.face() {
                    Face::Building(_) | Face::BuildingJoker => {}
                    Face::Person(..)
                    | Face::Animal(_)
                    | Face::AnimalJoker
                    | Face::Dragon
                    | Face::Fairy => {
                        return Err(Impossible("only buildings go under a chest"));
                    }
                }
                take(state, card, 1)?;
                state.put_under_chest(seat(first)?, card, 1);
            }
        }
        _ => {
            for pair in words.chunks(2) {
                let [number, name] = pair else { return Err(Form("gone is `3 green-1`").into()) };
                let (number, card) = (count(number)?, card(name)?);
                take(state, card, number)?;
                state.gone.add(card, number);
            }
        }
    }
    Ok(())
}

fn count(word: &str) -> Result<u8, PositionError> {
    word.parse().map_err(|_| SentenceError::unknown("number", word).into())
}

/// Takes cards from the box.
fn take(state: &mut State, card: Card, count: u8) -> Result<(), PositionError> {
    if state.deck.of(card) < count {
        return Err(PositionError::NotInBox(card.to_string()));
    }
    state.deck.take(card, count);
    Ok(())
}

/// `green-1`, or `red/green-1` if Red played it face down.
fn lying(word: &str, seats: usize) -> Result<Lying, PositionError> {
    Ok(match word.split_once('/') {
        Some((who, name)) => {
            Lying { card: card(name)?, down_by: Some(seat_of::<State>(who, seats)?) }
        }
        None => Lying { card: card(word)?, down_by: None },
    })
}

fn put(state: &mut State, seat: Seat, at: &str, count: &str) -> Result<(), PositionError> {
    let row = row(at)?;
    let before = state.claims.iter().filter(|claim| claim.row == row).map(|claim| claim.at).max();
    let reach = before.unwrap_or(0)..=state.rows[row as usize].len() as u8;
    let at = count.parse().ok().filter(|at| reach.contains(at));
    let at = at.ok_or(Impossible("no follower can stand there"))?;
    if state.has_claimed(seat) {
        return Err(Impossible("everybody has one follower"));
    }
    state.claims.push(Claim { seat, row, at });
    Ok(())
}

/// What follows from the rest, and what must hold.
fn finish(state: &mut State, begun: bool) -> Result<(), PositionError> {
    let seats = usize::from(state.seats);
    let hand = usize::from(worth::hand(seats));
    let rounds_left = usize::from(state.rounds() - state.round) + usize::from(dealing(state));
    if state.deck.len() < rounds_left * seats * hand {
        return Err(Impossible("too few cards are left for the rounds to come"));
    }
    for seat in Seat::all(seats) {
        let animals = state.animals(seat);
        if animals.loose > 0 && animals.kinds().next().is_some() {
            return Err(Impossible("a joker belongs to an animal as soon as there is one"));
        }
    }
    state.dealt = OPENING;
    if dealing(state) {
        state.dealt = 0;
        state.mover = state.dealer.next(seats);
        let empty = Seat::all(seats).all(|seat| state.hand(seat).is_empty());
        let clear = empty && state.claims.is_empty() && state.begun == 0;
        return clear.then_some(()).ok_or(Impossible("nothing is played before cards are dealt"));
    }
    state.dealt = (seats * hand) as u8;
    if !begun {
        let played = Seat::all(seats).filter(|seat| state.hand(*seat).len() < hand);
        state.begun = played.fold(0, |bits, seat| bits | 1 << seat.0);
    }
    find_mover(state)
}

fn dealing(state: &State) -> bool {
    state.step == Step::Deal
}

/// Whose turn it is follows from what everybody still has to play: beginning left of the dealer, all
/// have the same number of turns left, or those who had theirs in this lap one less.
fn find_mover(state: &mut State) -> Result<(), PositionError> {
    let left = |seat: Seat| state.hand(seat).len() + usize::from(!state.has_claimed(seat));
    let seats = usize::from(state.seats);
    let first = state.dealer.next(seats);
    let most = left(state.dealer);
    let mover = first.and_others(seats).find(|seat| left(*seat) == most).unwrap_or(first);
    let mut later = false;
    for seat in first.and_others(seats) {
        later |= seat == mover;
        if left(seat) + usize::from(!later) != most {
            return Err(Impossible("some have more turns left than others"));
        }
    }
    state.mover = mover;
    if most == 0 {
        end_round(state, &mut ());
    }
    Ok(())
}

/// The cards of a pile in words, `3 green-1 1 fairy`.
pub(crate) fn counted(pile: &Pile) -> String {
    let each: Vec<_> = pile.each().map(|(card, count)| format!("{count} {card}")).collect();
    each.join(" ")
}
