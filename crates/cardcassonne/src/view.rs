//! What a viewer may know, and how events bring it up to date: what lies on the table, and of what is
//! hidden only what is the viewer's own. Under the chests nobody may look, so a view only counts there.

use bastide_game::{Seat, Viewer};

use crate::card::{Card, Pile, ROWS, Row};
use crate::event::Event;
use crate::score::series::Chest;
use crate::state::{Claim, Collection, State};
use crate::step::Step;

/// All that one viewer can see of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// The round, counted from 1; 0 at the opening.
    pub round: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// Who deals, or dealt, the cards of this round; while it is scored, those of the next one.
    pub dealer: Seat,
    /// Whose turn it is, while cards are played.
    pub mover: Option<Seat>,
    /// The joker that was turned up at the opening and must be put somewhere.
    pub turned_up: Option<Card>,
    /// The cards in the rows, the one next to the board first.
    pub rows: [Vec<Seen>; ROWS],
    /// The followers in the rows, in the order in which they were put there.
    pub claims: Vec<Claim>,
    /// What each seat has.
    pub seats: Vec<Holding>,
    /// Whose cards are scored, while a round is.
    pub scored: Option<Seat>,
    /// How many cards were not dealt yet.
    pub deck: u8,
    /// Whether the game is over.
    pub over: bool,
}

/// A card in a row as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seen {
    /// Which; unknown if another player has played it face down.
    pub card: Option<Card>,
    /// Who played it face down; nobody if it lies face up.
    pub down_by: Option<Seat>,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Holding {
    /// Points.
    pub points: u16,
    /// How many cards are in the hand.
    pub hand: u8,
    /// Which, sorted; empty for whoever may not know.
    pub cards: Vec<Card>,
    /// Whether the first card of the round, which lies face down, was played.
    pub begun: bool,
    /// The animals.
    pub animals: Collection,
    /// How many cards are under the chest.
    pub chest: u8,
    /// What lay there, once the chests are open.
    pub opened: Option<Chest>,
    /// The cards that were cleared in this round and are not scored yet.
    pub cleared: Pile,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let over = state.step == Step::Over;
        let knows = |seat: Seat| viewer == Viewer::Seat(seat);
        let seen = |row: &crate::state::RowCards| {
            let card = |card, by: Option<Seat>| by.is_none_or(knows).then_some(card);
            let seen =
                row.iter().map(|l| Seen { card: card(l.card, l.down_by), down_by: l.down_by });
            seen.collect()
        };
        let holding = |seat: Seat| Holding {
            points: state.points[seat.index()],
            hand: state.hand(seat).len() as u8,
            cards: if knows(seat) { state.hand(seat).to_vec() } else { Vec::new() },
            begun: state.has_begun(seat),
            animals: *state.animals(seat),
            chest: state.chest(seat).len(),
            opened: over.then_some(*state.chest(seat)),
            cleared: *state.cleared(seat),
        };
        View {
            round: state.round,
            rounds: state.rounds(),
            dealer: state.dealer,
            mover: (state.step == Step::Play).then_some(state.mover),
            turned_up: match state.step {
                Step::Put(card) => Some(card),
                Step::DrawLot
                | Step::Open
                | Step::Deal
                | Step::Play
                | Step::Discard(_)
                | Step::Assign
                | Step::Over => None,
            },
            rows: std::array::from_fn(|row| seen(&state.rows[row])),
            claims: state.claims.to_vec(),
            seats: Seat::all(state.seats.into()).map(holding).collect(),
            scored: state.scored(),
            deck: state.deck.len() as u8,
            over,
        }
    }

    /// Brings the view up to date with an event.
    pub(crate) fn hear(&mut self, event: &Event) {
        match *event {
            Event::LotDrawn(seat) => self.dealer = seat,
            Event::TurnedUp { card } => {
                self.deck -= 1;
                match card.colour() {
                    Some(row) => self.place_card(row, Some(card), None),
                    None => self.turned_up = Some(card),
                }
            }
            Event::JokerPut { card, row } => {
                self.turned_up = None;
                self.place_card(row, Some(card), None);
            }
            Event::RoundBegan { round, dealer } => {
                self.round = round;
                self.dealer = dealer;
                self.scored = None;
                self.seats.iter_mut().for_each(|seat| seat.begun = false);
            }
            Event::Dealt { to, card } => {
                self.deck -= 1;
                let holding = &mut self.seats[to.index()];
                holding.hand += 1;
                holding.cards.extend(card);
                holding.cards.sort_unstable();
            }
            Event::TurnBegan { seat } => self.mover = Some(seat),
            Event::CardPlayed { seat, card, row, down } => {
                let holding = &mut self.seats[seat.index()];
                holding.hand -= 1;
                holding.begun = true;
                if let Some(n) = holding.cards.iter().position(|held| Some(*held) == card) {
                    holding.cards.remove(n);
                }
                self.place_card(row, card, down.then_some(seat));
            }
            Event::FollowerPut { claim, .. } => self.claims.push(claim),
            Event::RoundEnded { dealer } => {
                self.mover = None;
                self.dealer = dealer;
            }
            Event::Cleared { seat, row, ref cards } => {
                self.rows[row as usize].drain(..cards.len());
                let cleared = &mut self.seats[seat.index()].cleared;
                cards.iter().for_each(|lying| cleared.add(lying.card, 1));
                self.claims.retain(|claim| claim.seat != seat);
            }
            Event::ScoringBegan { seat } => self.scored = Some(seat),
            Event::LeftTheGame { seat, card, count } => {
                self.seats[seat.index()].cleared.take(card, count);
            }
            Event::AnimalsTaken { seat, kind, count } => {
                let holding = &mut self.seats[seat.index()];
                holding.cleared.take(Card::animal(kind), count);
                holding.animals.cards[kind as usize] += count;
            }
            Event::JokersTaken { seat, count } => {
                let holding = &mut self.seats[seat.index()];
                holding.cleared.take(Card::ANIMAL_JOKER, count);
                holding.animals.loose += count;
            }
            Event::JokerAssigned { seat, kind } => {
                let animals = &mut self.seats[seat.index()].animals;
                animals.loose -= 1;
                animals.jokers[kind as usize] += 1;
            }
            Event::UnderTheChest { seat, card, count } => {
                let holding = &mut self.seats[seat.index()];
                holding.cleared.take(card, count);
                holding.chest += count;
            }
            Event::Paid { to, points, .. } => self.seats[to.index()].points += points,
            Event::FinaleBegan => {
                self.scored = None;
                self.rows.iter_mut().for_each(Vec::clear);
            }
            Event::ChestOpened { seat, chest } => {
                self.seats[seat.index()].opened = Some(chest);
            }
            Event::GameOver => self.over = true,
        }
    }

    fn place_card(&mut self, row: Row, card: Option<Card>, down_by: Option<Seat>) {
        self.rows[row as usize].push(Seen { card, down_by });
    }
}
