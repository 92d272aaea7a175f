//! What everybody has after a turn: points, figures, tokens.

use bastide_carcassonne::Event;
use bastide_game::Seat;

use super::compare::{Asked, asked, by_seat, held, piece_words, supply, tokens};
use super::corpus::RecordedTurn;
use super::replay::{Replay, Stop, points};

impl Replay<'_> {
    /// Points and pieces after the turn.
    pub(super) fn compare_holdings(&self, turn: &RecordedTurn) -> Result<(), Stop> {
        let ours = self.points_after_turn();
        if ours != turn.scores {
            return self.differ("points", by_seat(&ours), by_seat(&turn.scores));
        }
        let seats = || Seat::all(self.game.seats());
        let ours: Vec<_> = seats().map(|seat| supply(&self.game, seat)).collect();
        let theirs: Vec<_> = turn.hand.iter().map(held).collect();
        if ours != theirs {
            let words = |pieces: &[_]| by_seat(pieces.iter().map(piece_words));
            return self.differ("supplies", words(&ours), words(&theirs));
        }
        let ours: Vec<_> = seats().map(|seat| tokens(&self.game, seat)).collect();
        let theirs: Vec<_> = match &turn.tok {
            Some(tokens) => tokens.iter().map(held).collect(),
            None => vec![Default::default(); ours.len()],
        };
        if ours != theirs {
            let words = |pieces: &[_]| by_seat(pieces.iter().map(piece_words));
            return self.differ("tokens", words(&ours), words(&theirs));
        }
        // No expansion with prisoners or neutral figures is built.
        let prisoners: Vec<_> = turn.prison.iter().flatten().flatten().cloned().collect();
        if !prisoners.is_empty() {
            return self.differ("prisoners", "nobody", prisoners.join(" "));
        }
        match turn.neutral.iter().flatten().find(|(_, at)| !at.is_null()) {
            Some((who, at)) => self.differ("neutral figures", "nowhere", format!("{who} {at}")),
            None => Ok(()),
        }
    }

    /// Everybody's points after the turn. The last turn runs on into the final count.
    fn points_after_turn(&self) -> Vec<i32> {
        if asked(&self.game) != Asked::Nothing {
            return points(&self.game);
        }
        let mut after = self.before.clone();
        for event in &self.events {
            match event {
                Event::FinaleBegan => break,
                Event::Paid { to, points, .. } => after[to.index()] += i32::from(*points),
                Event::PartBegan { .. }
                | Event::TileDrawn(_)
                | Event::TileSetAside(_)
                | Event::TileLaid { .. }
                | Event::FigurePut { .. }
                | Event::FigureTaken { .. }
                | Event::Scored { .. }
                | Event::GoodsTaken { .. }
                | Event::GameOver => {}
            }
        }
        after
    }
}
