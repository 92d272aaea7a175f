//! What the teacher says of a table of Cardcassonne, in the words of the protocol.

use std::str::FromStr;

use bastide_bots::cardcassonne::{Change, Explained, Part, Tutor, chances};
use bastide_bots::puzzles::Puzzle;
use bastide_bots::search::Limit;
use bastide_bots::{Budget, seed_of};
use bastide_cardcassonne::{Action, State};
use bastide_game::{MoveOf, Table, Turn};
use bastide_protocol::{
    AdvisedTurn, Analysis, Moment, PartChange, PartKind, PuzzleVerdict, Review, ReviewedMove,
    cardcassonne,
};

use super::games::{Explains, LEAST, Lessons, REASONS, TURNS};

/// So many rounds are played out in a review where other games play out some turns once.
const ROUNDS: u64 = 4;

impl Explains for State {
    const LESSONS: Lessons<Self> = Lessons { analyse, review, judge };
    // A line would need everybody's cards.
    const STUDIED: bool = false;
}

fn analyse(
    table: &Table<State>,
    played: &[String],
    limit: Limit,
    budget: &Budget,
) -> Option<Analysis> {
    let Turn::Player(seat) = table.turn() else { return None };
    let (game, seq) = (table.game(), table.entry_count() as u32);
    let taken = played.first().and_then(|sentence| Action::from_str(sentence).ok());
    let seed = seed_of(2, &[u64::from(seq)]);
    let (found, taken) = Tutor::new(limit).explain(game, TURNS, taken, seed, budget);
    let expected = found.first()?.expected.clone();
    Some(Analysis {
        seq,
        seat: seat.0,
        chances: chances(game, &expected),
        expected,
        turns: found.iter().map(turn).collect(),
        played: taken.as_ref().map(turn),
    })
}

/// There are no puzzles of it.
fn judge(_: &Table<State>, _: &Puzzle, _: &[String], _: &Budget) -> Option<PuzzleVerdict> {
    None
}

fn turn(explained: &Explained) -> AdvisedTurn {
    let reasons = explained.changes.iter().filter(|change| change.size() >= LEAST).take(REASONS);
    AdvisedTurn {
        sentence: explained.action.to_string(),
        steps: vec![cardcassonne::advised_step(explained.action)],
        lead: explained.lead,
        reasons: reasons.map(reason).collect(),
    }
}

fn reason(change: &Change) -> PartChange {
    let (part, row) = match change.part {
        Part::Points => (PartKind::Points, None),
        Part::Animals => (PartKind::Animals, None),
        Part::Chest => (PartKind::Chest, None),
        Part::Secured(row) => (PartKind::Secured, Some(row.into())),
        Part::Reach => (PartKind::Reach, None),
    };
    let Change { seat, before, after, .. } = *change;
    PartChange { part, seat: seat.0, cell: None, row, before, after }
}

fn review(
    table: &Table<State>,
    limit: Limit,
    budget: &Budget,
    progress: &mut dyn FnMut(u32, u32),
) -> Option<Review> {
    let moves: Vec<(usize, MoveOf<State>)> =
        table.moves().map(|(entry, _, what)| (entry, what)).collect();
    let of = moves.len() as u32;
    let told = &mut |done: usize| progress(done as u32, of);
    // A round is played out much faster than turns on a board, and differs more from the next.
    let limit = Limit { playouts: limit.playouts * ROUNDS, ..limit };
    let review = Tutor::new(limit).review(table.start(), &moves, budget, told)?;
    let moments = review.moments.iter().map(|(number, best, played)| {
        let decision = &review.moves[*number];
        let (n, seat) = (decision.entry as u32, decision.seat.0);
        Moment { n, seat, best: turn(best), played: turn(played) }
    });
    let moments = moments.collect();
    let reviewed = review.moves.iter().map(|decision| ReviewedMove {
        n: decision.entry as u32,
        seat: decision.seat.0,
        luck: decision.luck.clone(),
        decision: decision.decision.clone(),
        loss: decision.loss,
    });
    Some(Review {
        moves: reviewed.collect(),
        start: review.start,
        rest: review.rest,
        result: review.result,
        moments,
    })
}
