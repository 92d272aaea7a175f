//! The state: plain data without allocations, mutated in place, cheap to clone.

use arrayvec::ArrayVec;
use bastide_game::{Begins, Game, Seat};

use crate::card::{CARDS, Card, Face, Pile, ROWS, Row};
use crate::score::Scoring;
use crate::score::series::Chest;
use crate::setup::Setup;
use crate::step::Step;
use crate::worth::{self, MAX_HAND, MAX_SEATS};

/// A card in a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lying {
    /// Which.
    pub card: Card,
    /// Who played it face down; nobody if it lies face up.
    pub down_by: Option<Seat>,
}

/// A big follower in a row. It claims the cards from the follower before it, or the board, up to itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Claim {
    /// Whose.
    pub seat: Seat,
    /// In which row.
    pub row: Row,
    /// How many cards of the row lie between it and the board.
    pub at: u8,
}

/// The animals in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Collection {
    /// The cards of each kind.
    pub cards: [u8; ROWS],
    /// The jokers that were assigned to each kind.
    pub jokers: [u8; ROWS],
    /// The jokers that belong to no kind yet.
    pub loose: u8,
}

impl Collection {
    /// How large the set of a kind is.
    #[inline]
    pub fn size(&self, kind: Row) -> u8 {
        self.cards[kind as usize] + self.jokers[kind as usize]
    }

    /// The kinds of which there is a card.
    pub fn kinds(&self) -> impl Iterator<Item = Row> + Clone + use<> {
        let cards = self.cards;
        Row::ALL.into_iter().filter(move |kind| cards[*kind as usize] > 0)
    }
}

/// Cards in a row, the one next to the board first.
pub(crate) type RowCards = ArrayVec<Lying, CARDS>;

/// Cards in a hand, sorted.
pub(crate) type Hand = ArrayVec<Card, MAX_HAND>;

/// A game of Cardcassonne.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) seats: u8,
    /// The version of the rules by which it is played.
    pub(crate) rules: u32,
    pub(crate) step: Step,
    /// Counted from 1; 0 at the opening.
    pub(crate) round: u8,
    pub(crate) dealer: Seat,
    /// Whose turn it is, while cards are played; who gets the next card, while they are dealt.
    pub(crate) mover: Seat,
    /// Cards that were turned up, or dealt in this round.
    pub(crate) dealt: u8,
    /// The cards that were not dealt. Their order exists nowhere.
    pub(crate) deck: Pile,
    pub(crate) rows: [RowCards; ROWS],
    pub(crate) hands: [Hand; MAX_SEATS],
    /// Who has played his first card of the round, one bit each.
    pub(crate) begun: u8,
    /// The followers in the rows, in the order in which they were put there.
    pub(crate) claims: ArrayVec<Claim, MAX_SEATS>,
    pub(crate) points: [u16; MAX_SEATS],
    pub(crate) animals: [Collection; MAX_SEATS],
    pub(crate) chests: [Chest; MAX_SEATS],
    /// Cards that left the game.
    pub(crate) gone: Pile,
    /// What is being scored.
    pub(crate) scoring: Scoring,
}

impl State {
    pub(crate) fn set_up(setup: &Setup) -> State {
        let dealer = setup.begins.seat().unwrap_or(Seat(0));
        State {
            seats: setup.seats as u8,
            rules: State::RULES,
            step: if setup.begins == Begins::Lot { Step::DrawLot } else { Step::Open },
            round: 0,
            dealer,
            mover: dealer.next(setup.seats),
            dealt: 0,
            deck: Pile::full(),
            rows: Default::default(),
            hands: Default::default(),
            begun: 0,
            claims: ArrayVec::new(),
            points: [0; MAX_SEATS],
            animals: [Collection::default(); MAX_SEATS],
            chests: [Chest::default(); MAX_SEATS],
            gone: Pile::default(),
            scoring: Scoring::default(),
        }
    }

    /// The round, counted from 1; 0 at the opening.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// How many rounds are played.
    pub fn rounds(&self) -> u8 {
        worth::rounds(self.seats.into())
    }

    /// Who deals, or dealt, the cards of this round; while it is scored, those of the next one.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The cards of a row, the one next to the board first.
    pub fn row(&self, row: Row) -> &[Lying] {
        &self.rows[row as usize]
    }

    /// The cards in a hand, sorted.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat.index()]
    }

    /// The followers in the rows, in the order in which they were put there.
    pub fn claims(&self) -> &[Claim] {
        &self.claims
    }

    /// The animals in front of a seat.
    pub fn animals(&self, seat: Seat) -> &Collection {
        &self.animals[seat.index()]
    }

    /// What lies under a seat's chest. Nobody may look there before the end, but everybody saw it go in.
    pub fn chest(&self, seat: Seat) -> &Chest {
        &self.chests[seat.index()]
    }

    /// The cards that were not dealt.
    pub fn deck(&self) -> &Pile {
        &self.deck
    }

    /// The cards that left the game.
    pub fn gone(&self) -> &Pile {
        &self.gone
    }

    /// Whose cards are scored, while a round is.
    pub fn scored(&self) -> Option<Seat> {
        self.scoring.queue.first().map(|(seat, _)| *seat)
    }

    /// The cards a seat has cleared and not scored yet.
    pub fn cleared(&self, seat: Seat) -> &Pile {
        &self.scoring.cleared[seat.index()]
    }

    /// Whether a seat's follower stands in a row.
    #[inline]
    pub fn has_claimed(&self, seat: Seat) -> bool {
        self.claims.iter().any(|claim| claim.seat == seat)
    }

    /// Whether a seat has played its first card of the round.
    #[inline]
    pub fn has_begun(&self, seat: Seat) -> bool {
        self.begun & (1 << seat.0) != 0
    }

    /// The cards a claim reaches, by their numbers in the row. Followers put there earlier stand nearer
    /// to the board.
    pub fn stretch(&self, claim: &Claim) -> std::ops::Range<usize> {
        let mut start = 0;
        for earlier in &self.claims {
            if earlier == claim {
                break;
            }
            if earlier.row == claim.row {
                start = earlier.at;
            }
        }
        start.into()..claim.at.into()
    }

    /// Puts a card under a chest.
    pub(crate) fn put_under_chest(&mut self, seat: Seat, card: Card, count: u8) {
        let chest = &mut self.chests[seat.index()];
        match card.face() {
            Face::Building(kind) => chest.buildings[kind as usize] += count,
            Face::BuildingJoker => chest.jokers += count,
            Face::Person(..) | Face::Animal(_) | Face::AnimalJoker | Face::Dragon | Face::Fairy => {
                unreachable!("only buildings go under a chest")
            }
        }
    }
}
