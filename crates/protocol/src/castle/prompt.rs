//! What may be answered now: every sentence with what a board needs to show it, and where on the track
//! it would bring the markers.

use bastide_castle::wall::{TRACK, wall};
use bastide_castle::{self as rules, Action, Asks, State, WallTile, has_effect};
use bastide_game::{Game, Move, Seat, Table, Turn};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::index;
use super::joins::joins;
use super::region::{CastleRegion, region, regions};
use super::words::{self, CastleFigure};
use crate::board::Join;
use crate::tables::Aids;

/// A question to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CastlePrompt {
    /// Who is asked.
    pub seat: u8,
    /// What is asked.
    pub question: CastleQuestion,
    /// Why.
    pub cause: CastleCause,
    /// What may be answered; empty for those who do not hold the seat.
    pub options: Vec<CastleChoice>,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum CastleQuestion {
    /// Where does the tile go?
    Tile,
    /// Does a follower go on it?
    Figure,
    /// Are wall tiles played?
    Wall,
    /// What is scored next?
    Order,
}

/// Why something is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "why", rename_all = "kebab-case")]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum CastleCause {
    /// This tile was drawn.
    Drew { kind: String },
    /// A tile was placed.
    Placed,
    /// The seat holds wall tiles that can be played.
    HoldsWallTiles,
    /// Several features were completed at once, and their order matters.
    CompletedSeveral,
}

/// An answer. `sentence` chooses it; after one that `ends`, chance or somebody else acts. `moves` are the
/// moves of the markers that follow if nothing else is done; empty where aids forbid it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[ts(rename = "CastleOption")]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum CastleChoice {
    /// The drawn tile goes there. `joins` are the features it lengthens or closes, `then` is what
    /// the same player is asked next in this turn.
    Tile {
        sentence: String,
        ends: bool,
        then: Option<CastleQuestion>,
        x: i32,
        y: i32,
        facing: u8,
        joins: Vec<Join>,
        moves: Vec<TrackMove>,
    },
    /// A follower goes on a part of the tile just laid.
    Figure {
        sentence: String,
        ends: bool,
        figure: CastleFigure,
        part: u16,
        region: CastleRegion,
        moves: Vec<TrackMove>,
    },
    /// A wall tile is played; `effect` tells whether it does anything.
    Play {
        sentence: String,
        ends: bool,
        tile: words::WallTile,
        number: u8,
        effect: bool,
        moves: Vec<TrackMove>,
    },
    /// A completed feature is scored next; `at` is an index of the view's regions.
    Score { sentence: String, ends: bool, tile: u16, part: u16, at: u16, moves: Vec<TrackMove> },
    /// Nothing more.
    Pass { sentence: String, ends: bool, moves: Vec<TrackMove> },
}

/// A move of a marker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TrackMove {
    /// Whose.
    pub seat: u8,
    /// How far.
    pub points: u16,
    /// The space where it rests.
    pub to: u8,
    /// Whether it finds a wall tile there.
    pub wall: bool,
}

/// The question of a table, if a seat is asked. Only whoever holds it is told the options.
pub fn prompt(table: &Table<State>, aids: Aids, mine: &[Seat]) -> Option<CastlePrompt> {
    let state = table.game();
    let rules::Question { seat, asks, cause } =
        state.question().filter(|_| table.turn() != Turn::Over)?;
    let options = if mine.contains(&seat) {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        actions.into_iter().map(|action| choice(state, aids, seat, action)).collect()
    } else {
        Vec::new()
    };
    let cause = match cause {
        rules::Cause::Drew(kind) => CastleCause::Drew { kind: kind.name.to_string() },
        rules::Cause::Placed => CastleCause::Placed,
        rules::Cause::HoldsWallTiles => CastleCause::HoldsWallTiles,
        rules::Cause::CompletedSeveral => CastleCause::CompletedSeveral,
    };
    Some(CastlePrompt { seat: seat.0, question: asks.into(), cause, options })
}

impl From<Asks> for CastleQuestion {
    fn from(asks: Asks) -> CastleQuestion {
        match asks {
            Asks::PlaceTile => CastleQuestion::Tile,
            Asks::PutFollower => CastleQuestion::Figure,
            Asks::PlayWallTiles => CastleQuestion::Wall,
            Asks::Order => CastleQuestion::Order,
        }
    }
}

fn choice(state: &State, aids: Aids, seat: Seat, action: Action) -> CastleChoice {
    let mut after = state.clone();
    let mut events = Vec::new();
    after.play(Move::Choose(action), &mut events);
    let sentence = action.to_string();
    let ends = after.turn() != Turn::Player(seat);
    let told = |after: State, events| {
        if aids.foresee() { moves(state, after, seat, events) } else { Vec::new() }
    };
    match action {
        Action::Tile { space, facing, .. } => {
            let laid = after.board().tile_on(space);
            CastleChoice::Tile {
                sentence,
                ends,
                then: after.question().filter(|_| !ends).map(|next| next.asks.into()),
                x: space.cell().x.into(),
                y: space.cell().y.into(),
                facing: facing.quarters(),
                joins: laid.map(|last| joins(state, &after, last)).unwrap_or_default(),
                moves: told(after, events),
            }
        }
        Action::Follower { spot } => {
            let tiles = state.board().tiles();
            let tile = &tiles[tiles.len() - 1];
            let part = spot.part_of(tile).unwrap_or_default();
            let region = region(state, tile.segment(part));
            let figure = CastleFigure::Follower;
            CastleChoice::Figure {
                sentence,
                ends,
                figure,
                part: part as u16,
                region,
                moves: told(after, events),
            }
        }
        Action::Play { tile } => CastleChoice::Play {
            sentence,
            ends,
            tile: tile.into(),
            number: WallTile::ALL.iter().position(|t| *t == tile).map_or(0, |n| n as u8 + 1),
            effect: has_effect(state, tile),
            moves: told(after, events),
        },
        Action::Score { at } => {
            let [tile, part] = index(state, at).unwrap_or_default();
            let regions = regions(state);
            let found = regions.iter().position(|region| region.parts.contains(&[tile, part]));
            let at = found.unwrap_or_default() as u16;
            CastleChoice::Score { sentence, ends, tile, part, at, moves: told(after, events) }
        }
        Action::Pass => CastleChoice::Pass { sentence, ends, moves: told(after, events) },
    }
}

/// The moves of the markers up to the next tile, if the mover does nothing more. They end where the
/// mover must order what is scored.
fn moves(
    before: &State,
    mut after: State,
    seat: Seat,
    mut events: Vec<rules::Event>,
) -> Vec<TrackMove> {
    let mut from = [0, 1].map(|seat| before.points(Seat(seat)) as u16);
    let mut actions = Vec::new();
    let mut outcomes = Vec::new();
    loop {
        match after.turn() {
            Turn::Player(asked) if asked == seat && after.drawn().is_none() => {
                actions.clear();
                after.actions(&mut actions);
                if !actions.contains(&Action::Pass) {
                    break;
                }
                after.play(Move::Choose(Action::Pass), &mut events);
            }
            Turn::Chance => {
                outcomes.clear();
                after.outcomes(&mut outcomes);
                // Whichever wall tile it is, what follows is the same.
                let Some((outcome @ rules::Outcome::Wall(_), _)) = outcomes.first() else { break };
                after.play(Move::Deal(*outcome), &mut events);
            }
            Turn::Player(_) | Turn::Over => break,
        }
    }
    let mut found: Vec<TrackMove> = Vec::new();
    for event in &events {
        if *event == rules::Event::FinaleBegan {
            break;
        }
        if let rules::Event::Paid { to, points, .. } = *event {
            found.push(TrackMove { seat: to.0, points, to: 0, wall: false });
        } else if let (rules::Event::WallTaken { .. }, Some(moved)) = (event, found.last_mut()) {
            moved.wall = true;
        }
    }
    for moved in &mut found {
        let now = &mut from[usize::from(moved.seat)];
        *now += moved.points;
        moved.to = (*now % TRACK) as u8;
    }
    debug_assert!(found.iter().all(|m| !m.wall || wall().corner_of(m.to).is_some()));
    found
}
