//! What everybody has after a turn: points, figures, tokens, prisoners; where mage and witch stand.

use bastide_carcassonne::expansions::Event::Tower;
use bastide_carcassonne::expansions::tower;
use bastide_carcassonne::{Event, Magician};
use bastide_game::Seat;
use serde_json::Value;

use super::compare::{
    Asked, asked, by_seat, held, magician, piece_words, prisoners, supply, tokens,
};
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
        self.compare_prisoners(turn)?;
        self.compare_magicians(turn)
    }

    fn compare_prisoners(&self, turn: &RecordedTurn) -> Result<(), Stop> {
        let seats = Seat::all(self.game.seats());
        let ours: Vec<_> = seats.map(|seat| prisoners(&self.game, seat)).collect();
        let mut theirs = turn.prison.clone().unwrap_or_else(|| vec![Vec::new(); ours.len()]);
        theirs.iter_mut().for_each(|held| held.sort_unstable());
        if ours == theirs {
            return Ok(());
        }
        let words = |all: &[Vec<String>]| by_seat(all.iter().map(|held| held.join(" ")));
        self.differ("prisoners", words(&ours), words(&theirs))
    }

    fn compare_magicians(&self, turn: &RecordedTurn) -> Result<(), Stop> {
        for who in Magician::ALL {
            let ours = magician(&self.game, who);
            let at =
                turn.neutral.as_ref().and_then(|all| all.get(who.word())).unwrap_or(&Value::Null);
            let theirs = at.as_array().map(|words| {
                let word = |w: &Value| w.as_str().map_or_else(|| w.to_string(), str::to_string);
                words.iter().map(word).collect::<Vec<_>>().join(",")
            });
            if ours != theirs {
                let shown =
                    |at: Option<String>| format!("{} {}", who.word(), at.unwrap_or_default());
                return self.differ("neutral figures", shown(ours), shown(theirs));
            }
        }
        Ok(())
    }

    /// Everybody's points after the turn. The last turn runs on into the final count.
    fn points_after_turn(&self) -> Vec<i32> {
        if asked(&self.game) != Asked::Nothing {
            return points(&self.game);
        }
        let mut after = self.before.clone();
        for event in &self.events {
            if *event == Event::FinaleBegan {
                break;
            } else if let Event::Paid { to, points, .. } = event {
                after[to.index()] += i32::from(*points);
            } else if let Event::Expansion(Tower(tower::Event::RansomPaid { by, points, .. })) =
                event
            {
                after[by.index()] -= i32::from(*points);
            }
        }
        after
    }
}
