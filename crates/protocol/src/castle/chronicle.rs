//! A game told again from its first move: who laid what, what was counted, and when.

use bastide_castle::{self as rules, PLAYERS, State};
use bastide_game::{Game, Table};

use super::event::{place_of, term};
use super::index;
use crate::history::{Brought, Scoring, TurnPoints};
use crate::wire_game::Chronicle;

/// Plays a game once more and listens.
pub(crate) fn chronicle(table: &Table<State>) -> Chronicle {
    let mut game = table.start().clone();
    let mut told = Chronicle::default();
    let mut now = vec![0; PLAYERS];
    let mut last = false;
    let mut events = Vec::new();
    for (n, m) in table.moves() {
        let (n, mover) = (n as u32, game.mover());
        events.clear();
        game.play(m, &mut events);
        for event in &events {
            match *event {
                rules::Event::TilePlaced { .. } => {
                    told.laid_by.push(mover);
                    told.turns.push(TurnPoints { n, seat: mover.0, points: now.clone() });
                }
                rules::Event::Paid { to, points, account } => {
                    now[to.index()] += i32::from(points);
                    // The final count belongs to no turn.
                    if let (false, Some(turn)) = (last, told.turns.last_mut()) {
                        turn.points = now.clone();
                    }
                    told.scorings.push(Scoring {
                        n,
                        seat: to.0,
                        reason: account.word().to_string(),
                        points,
                        terms: vec![term(points, account)],
                        at: place_of(account).and_then(|place| index(&game, place)),
                        last,
                        brought: Vec::new(),
                    });
                }
                rules::Event::FinaleBegan => last = true,
                rules::Event::KeepMoved { size, .. } => brought(&mut told, Brought::Keep { size }),
                rules::Event::WallTaken { corner, tile, .. } => {
                    let tile = tile.word().to_string();
                    brought(&mut told, Brought::Wall { corner, tile });
                }
                rules::Event::TurnBegan { .. }
                | rules::Event::TileDrawn(_)
                | rules::Event::TileSetAside(_)
                | rules::Event::FollowerPut { .. }
                | rules::Event::FollowerTaken { .. }
                | rules::Event::WallPlayed { .. }
                | rules::Event::GameOver => {}
            }
        }
    }
    told
}

/// Keeps move and wall tiles are taken right after the scoring that brought them.
fn brought(told: &mut Chronicle, what: Brought) {
    if let Some(scoring) = told.scorings.last_mut() {
        scoring.brought.push(what);
    }
}
