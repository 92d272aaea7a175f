//! Rows as they come out of a database, and games made of them.

use std::collections::HashMap;

use super::{Sitter, TableRow, TableState, WholeGame};
use crate::read::{self, EntryOfRow, GameRow, SeatRow, hash, unsigned};

/// A row of `seat` with its game, and the key that may move it.
pub(super) struct KeyedSeatRow {
    game_id: String,
    seat: SeatRow,
    return_hash: Option<Vec<u8>>,
}
from_row!(KeyedSeatRow { game_id, return_hash } with seat);

/// The rows that hang on a game, by its id.
#[derive(Default)]
pub(super) struct Hanging {
    pub(super) seats: Vec<KeyedSeatRow>,
    pub(super) entries: Vec<EntryOfRow>,
    /// Points and time.
    pub(super) results: Vec<(String, String, i64)>,
    /// Rank and time.
    pub(super) due: Vec<(String, i32, i64)>,
    pub(super) rematches: Vec<(String, String)>,
}

/// Puts games together.
pub(super) fn assemble(games: Vec<GameRow>, hanging: Hanging) -> Vec<WholeGame> {
    let mut all: Vec<WholeGame> = games.into_iter().map(bare).collect();
    let places: HashMap<String, usize> =
        all.iter().enumerate().map(|(n, game)| (game.facts.id.clone(), n)).collect();
    let place = |id: &String| places.get(id).copied();
    for row in hanging.seats {
        let Some(game) = place(&row.game_id).map(|n| &mut all[n]) else { continue };
        game.facts.seats.push(row.seat.into());
        game.return_keys.push(hash(row.return_hash));
    }
    for row in hanging.entries {
        let Some(game) = place(&row.game_id).map(|n| &mut all[n]) else { continue };
        game.entries.push(row.entry.into());
    }
    for (id, points, ended_at) in hanging.results {
        let Some(game) = place(&id).map(|n| &mut all[n]) else { continue };
        game.outcome = Some(read::outcome((points, ended_at)));
    }
    for (id, rank, at) in hanging.due {
        let Some(game) = place(&id).map(|n| &mut all[n]) else { continue };
        game.due = Some(read::due((rank, at)));
    }
    for (id, next) in hanging.rematches {
        let Some(game) = place(&id).map(|n| &mut all[n]) else { continue };
        game.rematch = Some(next);
    }
    all
}

fn bare(row: GameRow) -> WholeGame {
    let facts = row.with(Vec::new());
    let (return_keys, entries) = (Vec::new(), Vec::new());
    WholeGame { facts, return_keys, entries, outcome: None, due: None, rematch: None }
}

pub(super) struct ListRow {
    pub(super) id: String,
    kind: String,
    setup: String,
    imported: bool,
    entries: i32,
    created_at: i64,
    last_at: i64,
    ended_at: Option<i64>,
}
from_row!(ListRow { id, kind, setup, imported, entries, created_at, last_at, ended_at });

pub(super) struct SitterRow {
    game_id: String,
    name: String,
    bot: Option<String>,
    held: bool,
}
from_row!(SitterRow { game_id, name, bot, held });

/// Puts a list together; both are in the order of the ids.
pub(super) fn list(tables: Vec<ListRow>, sitters: Vec<SitterRow>) -> Vec<TableRow> {
    let mut sitters = sitters.into_iter().peekable();
    let mut all = Vec::new();
    for row in tables {
        let mut seats = Vec::new();
        while let Some(sitter) = sitters.next_if(|sitter| sitter.game_id == row.id) {
            seats.push(Sitter { name: sitter.name, bot: sitter.bot, held: sitter.held });
        }
        let open = seats.iter().any(|seat| !seat.held && seat.bot.is_none());
        let state = match (row.ended_at, open) {
            (Some(_), _) => TableState::Finished,
            (None, true) => TableState::Open,
            (None, false) => TableState::Running,
        };
        all.push(TableRow {
            id: row.id,
            kind: row.kind,
            setup: row.setup,
            state,
            imported: row.imported,
            entries: unsigned(row.entries),
            created_at: row.created_at,
            last_at: row.ended_at.unwrap_or(row.last_at),
            seats,
        });
    }
    all
}
