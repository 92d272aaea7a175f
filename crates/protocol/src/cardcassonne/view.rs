//! What can be seen of a game, through somebody's eyes.

use bastide_cardcassonne::{
    Card, Chest, Claim, Lying, Promise, Row, State, best_series, next_stretch, promise, worth,
};
use bastide_game::{Game, Seat, Turn, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::words;
use crate::history::Over;
use crate::tables::Aids;
use crate::wire_game::Told;

/// All that a browser can see of a game. Cards have names as in records, rows too.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardView {
    /// The round, counted from 1; 0 at the opening.
    pub round: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// How many spaces the score track has.
    pub track: u16,
    /// Who deals, or dealt, the cards of this round.
    pub dealer: u8,
    /// Whose turn it is, while cards are played.
    pub mover: Option<u8>,
    /// Through whose eyes all this is seen; nobody's for those who watch.
    pub eyes: Option<u8>,
    /// The joker that was turned up at the opening and must be put somewhere.
    pub turned_up: Option<String>,
    /// The rows, the top one first.
    pub rows: Vec<RowView>,
    /// What each seat has.
    pub seats: Vec<CardSeat>,
    /// Whose cards are scored, while a round is.
    pub scored: Option<u8>,
    /// How many cards were not dealt yet.
    pub deck: u8,
    /// How the game ended, if it has.
    pub over: Option<Over>,
}

/// A row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RowView {
    /// Which.
    pub row: words::Row,
    /// The colour of its cards.
    pub colour: words::RowColour,
    /// Its cards, the one next to the board first.
    pub cards: Vec<LyingView>,
    /// The followers in it, the one next to the board first.
    pub claims: Vec<ClaimView>,
}

/// A card in a row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LyingView {
    /// Which; nothing if somebody else played it face down.
    pub card: Option<String>,
    /// Who played it face down; nobody if it lies face up.
    pub down_by: Option<u8>,
}

/// A follower in a row with the cards it has claimed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ClaimView {
    /// Whose.
    pub seat: u8,
    /// The number of the first card, from 0.
    pub from: u8,
    /// The number after the last card.
    pub to: u8,
    /// Whether it was put last of all: then it lies, and its owner deals next.
    pub last: bool,
    /// What it promises, as far as it is known here; nothing where aids forbid it.
    pub promise: Option<PromiseView>,
}

/// What a stretch of cards would bring now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PromiseView {
    /// The sum of the values of persons in their own row.
    pub sum: u16,
    /// How many persons those are.
    pub persons: u16,
    /// What they bring.
    pub persons_points: u16,
    /// Animals of the row, and jokers.
    pub animals: u8,
    /// What the sets they join would score at most.
    pub set: u16,
    /// Cards for ten points.
    pub tens: u8,
    /// What they bring.
    pub tens_points: u16,
    /// Buildings, which count at the end.
    pub buildings: u8,
    /// Cards that somebody else played face down.
    pub hidden: u8,
    /// The points that are sure.
    pub points: u16,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardSeat {
    /// Points.
    pub points: i32,
    /// How many cards are in the hand.
    pub hand: u8,
    /// Which, sorted; empty for whoever may not know.
    pub cards: Vec<String>,
    /// Whether the first card of the round, which lies face down, was played.
    pub begun: bool,
    /// Whether the follower stands in a row.
    pub claimed: bool,
    /// The animals.
    pub animals: AnimalsView,
    /// How many cards are under the chest.
    pub chest: u8,
    /// What lay there, once the chests are open.
    pub opened: Option<ChestView>,
    /// The cards that were cleared in this round and are not scored yet.
    pub cleared: Vec<String>,
}

/// The animals in front of a seat; lists in the order of the rows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AnimalsView {
    /// The cards of each kind.
    pub cards: Vec<u8>,
    /// The jokers that belong to each kind.
    pub jokers: Vec<u8>,
    /// The jokers that belong to no kind yet.
    pub loose: u8,
}

/// What lay under a chest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChestView {
    /// How many of each kind, in the order of the rows.
    pub buildings: Vec<u8>,
    /// How many building jokers.
    pub jokers: u8,
    /// How many series of one, two, three and four cards.
    pub series: Vec<u8>,
}

/// What can be seen through somebody's eyes; `knows` tells whose secrets are known.
pub fn view(
    Told { table, chronicle }: Told<'_, State>,
    aids: Aids,
    eyes: Viewer,
    knows: impl Fn(Seat) -> bool,
) -> CardView {
    let state = table.game();
    let seen = state.view(Viewer::Spectator);
    let over = Over::of(table, chronicle);
    let row = |row: Row| RowView {
        row: row.into(),
        colour: row.into(),
        cards: state.row(row).iter().map(|lying| lying_view(lying, &knows)).collect(),
        claims: claims(state, aids, row, &knows),
    };
    CardView {
        round: state.round(),
        rounds: state.rounds(),
        track: worth::TRACK,
        dealer: state.dealer().0,
        mover: seen.mover.map(|seat| seat.0).filter(|_| table.turn() != Turn::Over),
        eyes: match eyes {
            Viewer::Seat(seat) => Some(seat.0),
            Viewer::Spectator => None,
        },
        turned_up: seen.turned_up.map(|card| card.to_string()),
        rows: Row::ALL.into_iter().map(row).collect(),
        seats: Seat::all(state.seats()).map(|seat| holding(state, seat, knows(seat))).collect(),
        scored: state.scored().map(|seat| seat.0),
        deck: seen.deck,
        over,
    }
}

fn lying_view(lying: &Lying, knows: &impl Fn(Seat) -> bool) -> LyingView {
    let known = lying.down_by.is_none_or(knows);
    LyingView {
        card: known.then(|| lying.card.to_string()),
        down_by: lying.down_by.map(|seat| seat.0),
    }
}

fn claims(state: &State, aids: Aids, row: Row, knows: &impl Fn(Seat) -> bool) -> Vec<ClaimView> {
    let claims = state.claims().iter().filter(|claim| claim.row == row);
    let claim = |claim: &Claim| {
        let cards = state.stretch(claim);
        let brings = promise(state, claim.seat, row, cards.clone(), knows);
        ClaimView {
            seat: claim.seat.0,
            from: cards.start as u8,
            to: cards.end as u8,
            last: state.claims().iter().skip(state.seats() - 1).any(|last| last == claim),
            promise: aids.foresee().then(|| brings.into()),
        }
    };
    claims.map(claim).collect()
}

/// What a follower would claim at the end of a row, and what that promises its seat.
pub(crate) fn would_claim(state: &State, aids: Aids, seat: Seat, row: Row) -> ClaimView {
    let cards = next_stretch(state, seat, row);
    let brings = promise(state, seat, row, cards.clone(), |by| by == seat);
    ClaimView {
        seat: seat.0,
        from: cards.start as u8,
        to: cards.end as u8,
        last: state.claims().len() + 1 == state.seats(),
        promise: aids.foresee().then(|| brings.into()),
    }
}

impl From<Promise> for PromiseView {
    fn from(promise: Promise) -> PromiseView {
        let (persons_points, tens_points) = (promise.persons_points(), promise.tens_points());
        let points = promise.points();
        let Promise { sum, persons, animals, set, tens, buildings, hidden } = promise;
        PromiseView {
            sum,
            persons,
            persons_points,
            animals,
            set,
            tens,
            tens_points,
            buildings,
            hidden,
            points,
        }
    }
}

fn holding(state: &State, seat: Seat, known: bool) -> CardSeat {
    let animals = state.animals(seat);
    let over = state.turn() == Turn::Over;
    let names =
        |cards: &mut dyn Iterator<Item = Card>| cards.map(|card| card.to_string()).collect();
    CardSeat {
        points: state.points(seat),
        hand: state.hand(seat).len() as u8,
        cards: if known { names(&mut state.hand(seat).iter().copied()) } else { Vec::new() },
        begun: state.has_begun(seat),
        claimed: state.has_claimed(seat),
        animals: AnimalsView {
            cards: animals.cards.to_vec(),
            jokers: animals.jokers.to_vec(),
            loose: animals.loose,
        },
        chest: state.chest(seat).len(),
        opened: over.then(|| chest(state.chest(seat))),
        cleared: names(&mut state.cleared(seat).cards()),
    }
}

pub(crate) fn chest(chest: &Chest) -> ChestView {
    ChestView {
        buildings: chest.buildings.to_vec(),
        jokers: chest.jokers,
        series: best_series(chest).of.to_vec(),
    }
}
