//! What events mean for the story of a game, and how its rounds ended.

use std::convert::Infallible;
use std::fmt;

use bastide_game::{Chronicled, Milestone, Seat};

use crate::card::{Face, Row};
use crate::event::{Account, Event};
use crate::state::{Lying, State};

/// What points are paid for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// Persons in the row of their colour.
    Persons,
    /// A set of animals that has grown.
    Animals,
    /// Animal jokers that belong to no kind.
    AnimalJoker,
    /// The dragon.
    Dragon,
    /// The fairy.
    Fairy,
    /// A card in a row of another colour.
    Foreign,
    /// The buildings, at the end.
    Buildings,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::Persons => "persons",
            Reason::Animals => "animals",
            Reason::AnimalJoker => "animal-joker",
            Reason::Dragon => "dragon",
            Reason::Fairy => "fairy",
            Reason::Foreign => "foreign",
            Reason::Buildings => "buildings",
        })
    }
}

impl Account {
    /// What the points are for.
    pub fn reason(self) -> Reason {
        match self {
            Account::Persons { .. } => Reason::Persons,
            Account::Animals { .. } => Reason::Animals,
            Account::LooseJokers { .. } => Reason::AnimalJoker,
            Account::DragonOrFairy { card } if card.face() == Face::Dragon => Reason::Dragon,
            Account::DragonOrFairy { .. } => Reason::Fairy,
            Account::Foreign { .. } => Reason::Foreign,
            Account::Buildings { .. } => Reason::Buildings,
        }
    }
}

/// The rounds of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rounds {
    /// Those that have begun: the number of the entry with which each did.
    pub began: Vec<usize>,
    /// How those that are over ended.
    pub ends: Vec<RoundEnd>,
    /// Whether the final count has begun.
    pub finale: bool,
}

/// How a round ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundEnd {
    /// Counted from 1.
    pub round: u8,
    /// The number of the entry that ended it.
    pub entry: usize,
    /// The number of the last entry that decided something about it.
    pub settled: usize,
    /// What everybody took, in the order in which it was cleared.
    pub taken: Vec<Taken>,
}

/// What a seat took at the end of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    /// Who.
    pub seat: Seat,
    /// From which row.
    pub row: Row,
    /// Which cards, the one next to the board first.
    pub cards: Vec<Lying>,
    /// What they were worth, in the order in which it was counted.
    pub accounts: Vec<(Account, u16)>,
    /// How many buildings went under the chest.
    pub chest: u8,
    /// Whether counting them has begun.
    pub counted: bool,
}

impl Chronicled for State {
    type Reason = Reason;
    type Account = Account;
    type Bonus = Infallible;
    type Annals = Rounds;

    fn milestone(event: &Event) -> Option<Milestone<State>> {
        Some(match *event {
            Event::CardPlayed { .. } | Event::FollowerPut { .. } => Milestone::Turn,
            Event::Paid { to, points, account } => {
                Milestone::ScoredAndPaid { to, reason: account.reason(), points, account }
            }
            Event::FinaleBegan => Milestone::Finale,
            Event::LotDrawn(_)
            | Event::TurnedUp { .. }
            | Event::JokerPut { .. }
            | Event::RoundBegan { .. }
            | Event::Dealt { .. }
            | Event::TurnBegan { .. }
            | Event::RoundEnded { .. }
            | Event::Cleared { .. }
            | Event::ScoringBegan { .. }
            | Event::LeftTheGame { .. }
            | Event::AnimalsTaken { .. }
            | Event::JokersTaken { .. }
            | Event::JokerAssigned { .. }
            | Event::UnderTheChest { .. }
            | Event::ChestOpened { .. }
            | Event::GameOver => return None,
        })
    }

    fn annals(rounds: &mut Rounds, entry: usize, event: &Event) {
        let round = rounds.began.len() as u8;
        match event {
            Event::RoundBegan { .. } => rounds.began.push(entry),
            Event::RoundEnded { .. } => {
                rounds.ends.push(RoundEnd { round, entry, settled: entry, taken: Vec::new() })
            }
            Event::FinaleBegan => rounds.finale = true,
            Event::Cleared { seat, row, cards } => {
                let (seat, row, cards) = (*seat, *row, cards.clone());
                let taken =
                    Taken { seat, row, cards, accounts: Vec::new(), chest: 0, counted: false };
                if let Some(end) = rounds.ends.last_mut() {
                    end.taken.push(taken);
                }
            }
            Event::ScoringBegan { seat } => {
                rounds.change(entry, *seat, |taken| taken.counted = true)
            }
            Event::UnderTheChest { seat, count, .. } => {
                rounds.change(entry, *seat, |taken| taken.chest += count);
            }
            Event::Paid { to, points, account } if !rounds.finale => {
                rounds.change(entry, *to, |taken| taken.accounts.push((*account, *points)));
            }
            Event::Paid { .. }
            | Event::LotDrawn(_)
            | Event::TurnedUp { .. }
            | Event::JokerPut { .. }
            | Event::Dealt { .. }
            | Event::TurnBegan { .. }
            | Event::CardPlayed { .. }
            | Event::FollowerPut { .. }
            | Event::LeftTheGame { .. }
            | Event::AnimalsTaken { .. }
            | Event::JokersTaken { .. }
            | Event::JokerAssigned { .. }
            | Event::ChestOpened { .. }
            | Event::GameOver => {}
        }
    }
}

impl Rounds {
    /// Changes what a seat took when the last round ended.
    fn change(&mut self, entry: usize, seat: Seat, change: impl FnOnce(&mut Taken)) {
        let Some(end) = self.ends.last_mut() else {
            return;
        };
        end.settled = entry;
        if let Some(taken) = end.taken.iter_mut().find(|taken| taken.seat == seat) {
            change(taken);
        }
    }
}
