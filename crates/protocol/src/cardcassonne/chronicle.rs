//! A game told again from its first move: what was counted, and the points after every round.

use bastide_cardcassonne::{self as rules, State};
use bastide_game::{Game, Table};

use super::event::terms;
use crate::history::{Scoring, TurnPoints};
use crate::wire_game::Chronicle;

/// Plays a game once more and listens.
pub(crate) fn chronicle(table: &Table<State>) -> Chronicle {
    let mut game = table.start().clone();
    let mut told = Chronicle::default();
    let mut now = vec![0; game.seats()];
    let mut last = false;
    let mut events = Vec::new();
    for (n, m) in table.moves() {
        let n = n as u32;
        events.clear();
        game.play(m, &mut events);
        for event in &events {
            if let rules::Event::RoundEnded { dealer } = event {
                told.turns.push(TurnPoints { n, seat: dealer.0, points: now.clone() });
            } else if let rules::Event::Paid { to, points, account } = *event {
                now[to.index()] += i32::from(points);
                // The final count belongs to no round.
                if let (false, Some(turn)) = (last, told.turns.last_mut()) {
                    turn.points = now.clone();
                }
                told.scorings.push(Scoring {
                    n,
                    seat: to.0,
                    reason: account.word().to_string(),
                    points,
                    terms: terms(account),
                    at: None,
                    last,
                    brought: Vec::new(),
                });
            } else if *event == rules::Event::FinaleBegan {
                last = true;
            }
        }
    }
    told
}
