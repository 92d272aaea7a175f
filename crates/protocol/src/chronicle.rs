//! A game told again from its first move: who laid what, what was counted, and when.

use bastide_carcassonne::{self as rules, State};
use bastide_game::{Game, Seat, Table};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::event::{Term, index, term};
use crate::play::Line;
use crate::view::Reason;

/// The whole of a game for those who look back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct History {
    /// Every entry, those taken back included.
    pub entries: Vec<Line>,
    /// The points of all seats after every tile.
    pub turns: Vec<TurnPoints>,
    /// All that was counted.
    pub scorings: Vec<Scoring>,
}

/// The points of all seats after a tile was laid and counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TurnPoints {
    /// The number of the entry that laid the tile.
    pub n: u32,
    /// Who laid it.
    pub seat: u8,
    /// The points of all seats.
    pub points: Vec<i32>,
}

/// Something that was counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Scoring {
    /// The number of the entry after which it was counted.
    pub n: u32,
    /// For whom.
    pub seat: u8,
    /// For what.
    pub reason: String,
    /// How much.
    pub points: u16,
    /// How it was counted.
    pub terms: Vec<Term>,
    /// A tile and a part of what was counted.
    pub at: Option<[u16; 2]>,
    /// Whether it belongs to the final count.
    pub last: bool,
}

/// What one pass over the moves that count finds.
#[derive(Clone, Debug, Default)]
pub struct Chronicle {
    /// Who laid each tile, the start tile left out.
    pub laid_by: Vec<Seat>,
    /// The points after every tile.
    pub turns: Vec<TurnPoints>,
    /// All that was counted.
    pub scorings: Vec<Scoring>,
}

impl Chronicle {
    /// Plays a game once more and listens.
    pub fn of(table: &Table<State>) -> Chronicle {
        let mut game = table.start().clone();
        let mut told = Chronicle::default();
        let mut points = vec![0; game.seats()];
        let mut last = false;
        let mut events = Vec::new();
        for (n, m) in table.moves() {
            let mover = game.mover();
            events.clear();
            game.play(m, &mut events);
            for event in &events {
                told.hear(&game, n as u32, mover, event, &mut points, &mut last);
            }
        }
        told
    }

    fn hear(
        &mut self,
        game: &State,
        n: u32,
        mover: Seat,
        event: &rules::Event,
        now: &mut [i32],
        last: &mut bool,
    ) {
        match event {
            rules::Event::TileLaid { .. } => {
                self.laid_by.push(mover);
                self.turns.push(TurnPoints { n, seat: mover.0, points: now.to_vec() });
            }
            rules::Event::Scored { to, reason, tally, at } => self.scorings.push(Scoring {
                n,
                seat: to.0,
                reason: reason.word().to_string(),
                points: tally.points(),
                terms: tally.terms.iter().map(term).collect(),
                at: at.and_then(|at| index(game, at)),
                last: *last,
            }),
            rules::Event::Paid { to, points, .. } => {
                now[to.index()] += i32::from(*points);
                // The final count belongs to no turn.
                if let (false, Some(turn)) = (*last, self.turns.last_mut()) {
                    turn.points = now.to_vec();
                }
            }
            rules::Event::FinaleBegan => *last = true,
            rules::Event::RansomPaid { by, points, .. } => {
                now[by.index()] -= i32::from(*points);
                if let Some(turn) = self.turns.last_mut() {
                    turn.points = now.to_vec();
                }
            }
            rules::Event::PartBegan { .. }
            | rules::Event::TileDrawn(_)
            | rules::Event::TileSetAside(_)
            | rules::Event::FigurePut { .. }
            | rules::Event::FigureTaken { .. }
            | rules::Event::FlightBegan { .. }
            | rules::Event::DieRolled { .. }
            | rules::Event::FlightEnded { .. }
            | rules::Event::GoldLaid(_)
            | rules::Event::GoldTaken { .. }
            | rules::Event::MagicianMoved { .. }
            | rules::Event::FerryLaid { .. }
            | rules::Event::FerryTurned { .. }
            | rules::Event::PieceSet { .. }
            | rules::Event::GuardPut { .. }
            | rules::Event::Captured { .. }
            | rules::Event::Freed { .. }
            | rules::Event::RobberMoved { .. }
            | rules::Event::Robbed { .. }
            | rules::Event::GoodsTaken { .. }
            | rules::Event::MessageRead { .. }
            | rules::Event::MessageUsed { .. }
            | rules::Event::CircleChosen { .. }
            | rules::Event::GameOver => {}
        }
    }

    /// What everybody got, by reason, in the order in which reasons came up.
    pub fn reasons(&self) -> Vec<Reason> {
        let mut reasons: Vec<Reason> = Vec::new();
        for Scoring { seat, reason, points, .. } in self.scorings.iter().filter(|s| s.points > 0) {
            let found = reasons.iter_mut().find(|r| r.seat == *seat && r.reason == *reason);
            match found {
                Some(sum) => sum.points += u32::from(*points),
                None => reasons.push(Reason {
                    seat: *seat,
                    reason: reason.clone(),
                    points: u32::from(*points),
                }),
            }
        }
        reasons.sort_by_key(|r| r.seat);
        reasons
    }
}
