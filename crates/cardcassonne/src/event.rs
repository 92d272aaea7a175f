//! What can happen in a game. Everything a viewer sees is the fold of these.

use bastide_game::{Seat, Viewer};

use crate::card::{Card, Row};
use crate::score::series::{Chest, Series};
use crate::state::{Claim, Lying};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The seat that deals first was drawn by lot.
    LotDrawn(Seat),
    /// A card was turned up at the opening; it lies in the row of its colour, unless it is a joker.
    TurnedUp {
        /// Which.
        card: Card,
    },
    /// The dealer put a joker that was turned up.
    JokerPut {
        /// Which.
        card: Card,
        /// Where.
        row: Row,
    },
    /// A round begins: cards are dealt.
    RoundBegan {
        /// Counted from 1.
        round: u8,
        /// Who deals.
        dealer: Seat,
    },
    /// A card was dealt.
    Dealt {
        /// To whom.
        to: Seat,
        /// Which; only whoever got it knows.
        card: Option<Card>,
    },
    /// A player is to move.
    TurnBegan {
        /// Who.
        seat: Seat,
    },
    /// A card was played.
    CardPlayed {
        /// By whom.
        seat: Seat,
        /// Which; if it lies face down, only whoever played it knows.
        card: Option<Card>,
        /// Where.
        row: Row,
        /// Whether it lies face down.
        down: bool,
    },
    /// A follower was put at the end of a row.
    FollowerPut {
        /// Whose and where.
        claim: Claim,
        /// Whether it was the last one of the round, which lies down: its owner deals next.
        last: bool,
    },
    /// Everybody has played everything.
    RoundEnded {
        /// Who put the follower last and deals next.
        dealer: Seat,
    },
    /// A player takes the cards that were claimed, and the follower. All of them are turned up.
    Cleared {
        /// Who.
        seat: Seat,
        /// From which row, beginning at the board.
        row: Row,
        /// Which, the one next to the board first.
        cards: Vec<Lying>,
    },
    /// A player's cards are scored.
    ScoringBegan {
        /// Whose.
        seat: Seat,
    },
    /// A card that was cleared left the game.
    LeftTheGame {
        /// Who had cleared it.
        seat: Seat,
        /// Which.
        card: Card,
        /// How many.
        count: u8,
    },
    /// Cleared animals lie in front of their owner now.
    AnimalsTaken {
        /// Whose.
        seat: Seat,
        /// Which kind.
        kind: Row,
        /// How many.
        count: u8,
    },
    /// Cleared animal jokers lie in front of their owner now and belong to no kind.
    JokersTaken {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// An animal joker joined a kind.
    JokerAssigned {
        /// Whose.
        seat: Seat,
        /// Which kind.
        kind: Row,
    },
    /// Cleared buildings lie under their owner's chest now.
    UnderTheChest {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// How many.
        count: u8,
    },
    /// A marker moved on the track.
    Paid {
        /// Whose.
        to: Seat,
        /// How far.
        points: u16,
        /// How they were counted.
        account: Account,
    },
    /// The last round is over: what still lies in the rows leaves the game.
    FinaleBegan,
    /// A chest was opened.
    ChestOpened {
        /// Whose.
        seat: Seat,
        /// What lay there.
        chest: Chest,
    },
    /// Everything is counted.
    GameOver,
}

/// What points were paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Account {
    /// Persons in the row of their colour: the sum of their values times their number.
    Persons {
        /// The row.
        row: Row,
        /// How many have the values 1, 2 and 3.
        of: [u8; 3],
    },
    /// A set of animals that has grown.
    Animals {
        /// The kind.
        kind: Row,
        /// Its size before.
        before: u8,
        /// Its size now, jokers included.
        after: u8,
    },
    /// Animal jokers that belong to no kind yet.
    LooseJokers {
        /// How many.
        count: u8,
    },
    /// The dragon or the fairy.
    DragonOrFairy {
        /// Which.
        card: Card,
    },
    /// A card in a row of another colour.
    Foreign {
        /// Which.
        card: Card,
        /// How many of them.
        count: u8,
    },
    /// The buildings, at the end.
    Buildings {
        /// How they were sorted.
        series: Series,
    },
}

impl Event {
    /// What a viewer is told of it.
    pub(crate) fn redact(&self, viewer: Viewer) -> Event {
        let mut seen = self.clone();
        match &mut seen {
            Event::Dealt { to: who, card }
            | Event::CardPlayed { seat: who, card, down: true, .. } => {
                if viewer != Viewer::Seat(*who) {
                    *card = None;
                }
            }
            Event::LotDrawn(_)
            | Event::TurnedUp { .. }
            | Event::JokerPut { .. }
            | Event::RoundBegan { .. }
            | Event::TurnBegan { .. }
            | Event::CardPlayed { down: false, .. }
            | Event::FollowerPut { .. }
            | Event::RoundEnded { .. }
            | Event::Cleared { .. }
            | Event::ScoringBegan { .. }
            | Event::LeftTheGame { .. }
            | Event::AnimalsTaken { .. }
            | Event::JokersTaken { .. }
            | Event::JokerAssigned { .. }
            | Event::UnderTheChest { .. }
            | Event::Paid { .. }
            | Event::FinaleBegan
            | Event::ChestOpened { .. }
            | Event::GameOver => {}
        }
        seen
    }
}
