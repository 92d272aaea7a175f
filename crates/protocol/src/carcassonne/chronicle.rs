//! A game told again from its first move: who laid what, what was counted, and when.

use bastide_carcassonne::{self as rules, State};
use bastide_game::{Game, Seat, Table};

use super::event::{index, term};
use crate::history::{Scoring, TurnPoints};
use crate::wire_game::Chronicle;

/// Plays a game once more and listens.
pub(crate) fn chronicle(table: &Table<State>) -> Chronicle {
    let mut game = table.start().clone();
    let points = vec![0; game.seats()];
    let mut listener = Listener { told: Chronicle::default(), points, last: false };
    let mut events = Vec::new();
    for (n, m) in table.moves() {
        let mover = game.mover();
        events.clear();
        game.play(m, &mut events);
        for event in &events {
            listener.hear(&game, n as u32, mover, event);
        }
    }
    listener.told
}

/// What was heard so far.
struct Listener {
    told: Chronicle,
    points: Vec<i32>,
    /// Whether the final count has begun.
    last: bool,
}

impl Listener {
    fn hear(&mut self, game: &State, n: u32, mover: Seat, event: &rules::Event) {
        match event {
            rules::Event::TilePlaced { .. } => {
                self.told.laid_by.push(mover);
                self.told.turns.push(TurnPoints { n, seat: mover.0, points: self.points.clone() });
            }
            rules::Event::Scored { to, reason, tally, at } => self.told.scorings.push(Scoring {
                n,
                seat: to.0,
                reason: reason.word().to_string(),
                points: tally.points(),
                terms: tally.terms.iter().map(term).collect(),
                at: at.and_then(|at| index(game, at)),
                last: self.last,
                brought: Vec::new(),
            }),
            rules::Event::Paid { to, points, .. } => {
                self.points[to.index()] += i32::from(*points);
                // The final count belongs to no turn.
                if let (false, Some(turn)) = (self.last, self.told.turns.last_mut()) {
                    turn.points = self.points.clone();
                }
            }
            rules::Event::FinaleBegan => self.last = true,
            rules::Event::RansomPaid { by, points, .. } => {
                self.points[by.index()] -= i32::from(*points);
                if let Some(turn) = self.told.turns.last_mut() {
                    turn.points = self.points.clone();
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
}
