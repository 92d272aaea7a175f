//! The story of a game: its turns, what was counted in them and what everybody had then, folded from moves and
//! their events. Logs, reports and curves of points read it; nobody else puts events together.

use std::fmt::{Debug, Display};

use crate::record::Actor;
use crate::rules::{Game, Move};
use crate::seat::Seat;
use crate::table::Table;

/// A game that says what its events mean for its story.
pub trait Chronicled: Game {
    /// What points are counted for; displayed as the word that reports use.
    type Reason: Copy + Ord + Debug + Display;
    /// How something was counted.
    type Account: Clone + Eq + Debug;
    /// What a scoring brings besides points.
    type Bonus: Clone + Eq + Debug;
    /// What is kept of this game besides turns and scorings.
    type Annals: Clone + Default + Debug;

    /// What an event means; nothing for most of them.
    fn milestone(event: &Self::Event) -> Option<Milestone<Self>>;

    /// Adds an event to what is kept besides.
    fn annals(_annals: &mut Self::Annals, _entry: usize, _event: &Self::Event) {}
}

/// What an event means for the story.
#[derive(Clone, Debug)]
pub enum Milestone<G: Chronicled> {
    /// A turn is taken: a tile was placed, or a card or follower played.
    Turn,
    /// Something was counted for a seat.
    Scored {
        /// For whom.
        to: Seat,
        /// For what.
        reason: G::Reason,
        /// How much.
        points: u16,
        /// How.
        account: G::Account,
    },
    /// Points were added for a reason.
    Paid(Seat, G::Reason, u16),
    /// Something was counted and added in one.
    ScoredAndPaid {
        /// For whom.
        to: Seat,
        /// For what.
        reason: G::Reason,
        /// How much.
        points: u16,
        /// How.
        account: G::Account,
    },
    /// A seat gave points away.
    Gave(Seat, u16),
    /// The scoring before it brought this as well.
    Bonus(G::Bonus),
    /// What follows belongs to the final count.
    Finale,
}

/// Something that was counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scored<G: Chronicled> {
    /// The number of the entry after which it was counted.
    pub entry: usize,
    /// For whom.
    pub seat: Seat,
    /// For what.
    pub reason: G::Reason,
    /// How much.
    pub points: u16,
    /// How.
    pub account: G::Account,
    /// What it brought besides points.
    pub bonuses: Vec<G::Bonus>,
}

/// Something a player did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed<G: Game> {
    /// The number of its entry.
    pub entry: usize,
    /// Who; not always whoever's turn it is.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
}

/// A turn: what it began with, what followed, what was counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnRow<G: Chronicled> {
    /// What it began with: the placing of a tile, the playing of a card.
    pub opening: Deed<G>,
    /// The number of the last entry that belongs to it, draws included.
    pub last_entry: usize,
    /// What was done after that.
    pub deeds: Vec<Deed<G>>,
    /// What was counted.
    pub scorings: Vec<Scored<G>>,
    /// The points of all seats after it, without the final count.
    pub points: Vec<i32>,
}

/// The story of a game.
#[derive(Clone, Debug)]
pub struct Chronicle<G: Chronicled> {
    points: Vec<i32>,
    before: Vec<Deed<G>>,
    turns: Vec<TurnRow<G>>,
    finale: Option<Vec<Scored<G>>>,
    shares: Vec<(Seat, G::Reason, u32)>,
    annals: G::Annals,
}

impl<G: Chronicled> Chronicle<G> {
    /// The story of a game that has not begun.
    pub fn new(start: &G) -> Chronicle<G> {
        Chronicle {
            points: Seat::all(start.seats()).map(|seat| start.points(seat)).collect(),
            before: Vec::new(),
            turns: Vec::new(),
            finale: None,
            shares: Vec::new(),
            annals: G::Annals::default(),
        }
    }

    /// The story of all moves of a table that count.
    pub fn of(table: &Table<G>) -> Chronicle<G> {
        let mut chronicle = Chronicle::new(table.start());
        chronicle.open(table.opening());
        let mut game = table.start().clone();
        let mut events = Vec::new();
        for (entry, by, m) in table.moves() {
            events.clear();
            game.play(m, &mut events);
            chronicle.follow(entry, by, &m, &events);
        }
        chronicle
    }

    /// Adds the events of the starting position, whose points are counted already.
    fn open(&mut self, events: &[G::Event]) {
        let points = self.points.clone();
        for milestone in events.iter().filter_map(G::milestone) {
            self.count(0, milestone);
        }
        self.points = points;
    }

    /// Adds a move and what it caused.
    pub fn follow(
        &mut self,
        entry: usize,
        by: Actor,
        m: &Move<G::Action, G::Outcome>,
        events: &[G::Event],
    ) {
        let mut deed = match (by, m) {
            (Actor::Seat(seat), Move::Choose(action)) => {
                Some(Deed { entry, seat, action: *action })
            }
            (Actor::Seat(_) | Actor::Chance | Actor::Table, _) => None,
        };
        for event in events {
            match G::milestone(event) {
                Some(Milestone::Turn) => self.turns.extend(deed.take().map(|opening| TurnRow {
                    opening,
                    last_entry: entry,
                    deeds: Vec::new(),
                    scorings: Vec::new(),
                    points: self.points.clone(),
                })),
                Some(milestone) => self.count(entry, milestone),
                None => {}
            }
            G::annals(&mut self.annals, entry, event);
        }
        match self.turns.last_mut() {
            Some(turn) => {
                turn.last_entry = entry;
                turn.deeds.extend(deed);
            }
            None => self.before.extend(deed),
        }
    }

    fn count(&mut self, entry: usize, milestone: Milestone<G>) {
        match milestone {
            Milestone::Turn => {}
            Milestone::Scored { to, reason, points, account } => {
                self.scored(Scored {
                    entry,
                    seat: to,
                    reason,
                    points,
                    account,
                    bonuses: Vec::new(),
                });
            }
            Milestone::ScoredAndPaid { to, reason, points, account } => {
                self.scored(Scored {
                    entry,
                    seat: to,
                    reason,
                    points,
                    account,
                    bonuses: Vec::new(),
                });
                self.paid(to, reason, points);
            }
            Milestone::Paid(to, reason, points) => self.paid(to, reason, points),
            Milestone::Gave(by, points) => self.add(by, -i32::from(points)),
            Milestone::Bonus(bonus) => {
                let scorings = match &mut self.finale {
                    Some(scorings) => Some(scorings),
                    None => self.turns.last_mut().map(|turn| &mut turn.scorings),
                };
                if let Some(scoring) = scorings.and_then(|scorings| scorings.last_mut()) {
                    scoring.bonuses.push(bonus);
                }
            }
            Milestone::Finale => self.finale = Some(Vec::new()),
        }
    }

    fn scored(&mut self, scored: Scored<G>) {
        match (&mut self.finale, self.turns.last_mut()) {
            (Some(finale), _) => finale.push(scored),
            (None, Some(turn)) => turn.scorings.push(scored),
            (None, None) => {}
        }
    }

    fn paid(&mut self, to: Seat, reason: G::Reason, points: u16) {
        let found = self.shares.iter_mut().find(|(s, r, _)| (*s, *r) == (to, reason));
        match found {
            Some((.., sum)) => *sum += u32::from(points),
            None => self.shares.push((to, reason, points.into())),
        }
        self.add(to, i32::from(points));
    }

    fn add(&mut self, seat: Seat, points: i32) {
        self.points[seat.index()] += points;
        // The final count belongs to no turn.
        if let (None, Some(turn)) = (&self.finale, self.turns.last_mut()) {
            turn.points.clone_from(&self.points);
        }
    }

    /// What was done before the first turn.
    pub fn before(&self) -> &[Deed<G>] {
        &self.before
    }

    /// The turns.
    pub fn turns(&self) -> &[TurnRow<G>] {
        &self.turns
    }

    /// The final count, as far as it has come.
    pub fn finale(&self) -> &[Scored<G>] {
        self.finale.as_deref().unwrap_or_default()
    }

    /// What every seat got for every reason, by seat, the reasons in their order.
    pub fn shares(&self) -> Vec<(Seat, G::Reason, u32)> {
        let mut shares = self.shares.clone();
        shares.sort_unstable();
        shares
    }

    /// What is kept of this game besides.
    pub fn annals(&self) -> &G::Annals {
        &self.annals
    }
}
