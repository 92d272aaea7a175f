//! The log: what everybody did, and how the rounds ended.

use bastide_cardcassonne::{self as rules, Action, State};
use bastide_game::{Deed, Scored, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::event::terms;
use super::view::LyingView;
use super::words::{Row, RowColour};
use crate::history::{ScoreReason, Scoring};
use crate::log::first_after;
use crate::teacher::AdvisedStep;
use crate::wire_game::Told;

/// The log of a game with cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardLog {
    /// The number of the first row that is told; those before it are as they were, those from it on are
    /// replaced.
    pub from: u32,
    /// Rows, the oldest first.
    pub rows: Vec<CardRow>,
    /// How the last round that is over ended.
    pub round_end: Option<RoundEnd>,
    /// The points of all seats after every round.
    pub rounds: Vec<RoundPoints>,
    /// The final count, all of it.
    pub finale: Vec<Scoring>,
}

/// Something a player did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardRow {
    /// The entry.
    pub n: u32,
    /// The round, counted from 1; 0 at the opening.
    pub round: u8,
    /// Who.
    pub seat: u8,
    /// What.
    pub did: CardDeed,
    /// What was counted then.
    pub scorings: Vec<Scoring>,
    /// Of the last deed of a round and of what is answered after it.
    pub end: Option<RowEnd>,
}

/// Where the end of a round is looked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RowEnd {
    /// The entry that ended the round.
    pub n: u32,
    /// The last entry that decided something about it.
    pub settled: u32,
}

/// What can be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum CardDeed {
    /// Put a joker of the opening.
    Put { card: String, row: Row },
    /// Played the first card of the round, face down; which is nobody's business.
    Down { row: Row },
    /// Played a card.
    Play { card: String, row: Row },
    /// Put the follower.
    Claim { row: Row },
    /// Took points for a card in a row of another colour.
    Discard { card: String },
    /// Kept it.
    Keep { card: String },
    /// Assigned an animal joker.
    Assign { row: Row, colour: RowColour },
}

/// The points of all seats after a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RoundPoints {
    /// The entry that ended it.
    pub n: u32,
    /// The points.
    pub points: Vec<i32>,
}

/// How a round ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RoundEnd {
    /// Counted from 1.
    pub round: u8,
    /// The entry that ended it.
    pub n: u32,
    /// What everybody took, in the order in which it was cleared.
    pub taken: Vec<Taken>,
    /// Whether the game ended with it.
    pub last: bool,
    /// Whose cards are still counted: that seat decides something, and its points are not known yet.
    pub undecided: Option<u8>,
}

/// What a seat took.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Taken {
    /// Who.
    pub seat: u8,
    /// From which row.
    pub row: Row,
    /// Which cards, the one next to the board first.
    pub cards: Vec<LyingView>,
    /// What they were worth.
    pub scorings: Vec<Scoring>,
    /// How many buildings went under the chest.
    pub chest: u8,
    /// Whether counting them has begun.
    pub counted: bool,
}

/// The rows after an entry.
pub(crate) fn log(told: Told<'_, State>, after: u32) -> CardLog {
    let Told { table, chronicle } = told;
    let rounds = chronicle.annals();
    let turns = chronicle.turns();
    let opened = turns.iter().flat_map(|turn| std::iter::once(&turn.opening).chain(&turn.deeds));
    let deeds: Vec<&Deed<State>> = chronicle.before().iter().chain(opened).collect();
    // Rows of a round that ended change until everything about it is decided.
    let unsettled = rounds.ends.last().filter(|end| end.settled as u32 > after);
    let after = unsettled.map_or(after, |end| after.min(end.entry as u32 - 1));
    let from = first_after(deeds.iter().map(|deed| deed.entry), after);
    let scored: Vec<&Scored<State>> = turns.iter().flat_map(|turn| &turn.scorings).collect();
    let row = |deed: &&Deed<State>| CardRow {
        n: deed.entry as u32,
        round: rounds.began.iter().filter(|began| **began < deed.entry).count() as u8,
        seat: deed.seat.0,
        did: done(deed.action),
        scorings: scored.iter().filter(|s| s.entry == deed.entry).map(|s| scoring(s)).collect(),
        end: rounds
            .ends
            .iter()
            .find(|end| (end.entry..=end.settled).contains(&deed.entry))
            .map(|end| RowEnd { n: end.entry as u32, settled: end.settled as u32 }),
    };
    let points = |end: &rules::RoundEnd| {
        let turn = turns.iter().rfind(|turn| turn.opening.entry <= end.entry);
        RoundPoints {
            n: end.entry as u32,
            points: turn.map(|turn| turn.points.clone()).unwrap_or_default(),
        }
    };
    CardLog {
        from: from as u32,
        rows: deeds.iter().skip(from).map(row).collect(),
        round_end: rounds.ends.last().map(|end| round_end(table.game(), rounds, end)),
        rounds: rounds.ends.iter().map(points).collect(),
        finale: chronicle.finale().iter().map(scoring).collect(),
    }
}

/// An answer that the teacher advises.
pub fn advised_step(action: Action) -> AdvisedStep {
    let card = match action {
        Action::Down { card, .. } => Some(card.to_string()),
        Action::Put { .. }
        | Action::Play { .. }
        | Action::Claim { .. }
        | Action::Discard { .. }
        | Action::Keep { .. }
        | Action::Assign { .. } => None,
    };
    AdvisedStep::Card { did: done(action), card }
}

fn done(action: Action) -> CardDeed {
    match action {
        Action::Put { card, row } => CardDeed::Put { card: card.to_string(), row: row.into() },
        Action::Down { row, .. } => CardDeed::Down { row: row.into() },
        Action::Play { card, row } => CardDeed::Play { card: card.to_string(), row: row.into() },
        Action::Claim { row } => CardDeed::Claim { row: row.into() },
        Action::Discard { card } => CardDeed::Discard { card: card.to_string() },
        Action::Keep { card } => CardDeed::Keep { card: card.to_string() },
        Action::Assign { kind } => CardDeed::Assign { row: kind.into(), colour: kind.into() },
    }
}

fn scoring(scored: &Scored<State>) -> Scoring {
    counted(scored.entry, scored.seat, scored.account, scored.points)
}

fn counted(entry: usize, seat: Seat, account: rules::Account, points: u16) -> Scoring {
    Scoring {
        n: entry as u32,
        seat: seat.0,
        reason: ScoreReason::Cardcassonne(account.reason().into()),
        points,
        terms: terms(account),
        at: None,
        brought: Vec::new(),
    }
}

fn round_end(state: &State, rounds: &rules::Rounds, end: &rules::RoundEnd) -> RoundEnd {
    let taken = |taken: &rules::Taken| {
        let cards = taken.cards.iter().map(|lying| LyingView {
            card: Some(lying.card.to_string()),
            down_by: lying.down_by.map(|seat| seat.0),
        });
        let mut scorings: Vec<Scoring> = Vec::new();
        for (account, points) in &taken.accounts {
            let next = counted(end.entry, taken.seat, *account, *points);
            // Cards in a row of another colour are decided one by one; they are one line.
            let same = scorings.iter_mut().find(|line| line.reason == next.reason);
            match (account, same) {
                (rules::Account::Foreign { count, .. }, Some(line)) => {
                    line.points += points;
                    line.terms.iter_mut().for_each(|term| term.count += u16::from(*count));
                }
                (_, _) => scorings.push(next),
            }
        }
        Taken {
            seat: taken.seat.0,
            row: taken.row.into(),
            cards: cards.collect(),
            scorings,
            chest: taken.chest,
            counted: taken.counted,
        }
    };
    RoundEnd {
        round: end.round,
        n: end.entry as u32,
        taken: end.taken.iter().map(taken).collect(),
        last: rounds.finale,
        undecided: state.scored().map(|seat| seat.0),
    }
}
