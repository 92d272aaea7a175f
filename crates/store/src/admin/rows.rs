//! Rows as they come out of a database, and games made of them.

use std::collections::HashMap;

use sqlx::{ColumnIndex, Decode, FromRow, Row, Type};

use super::{Sitter, TableRow, TableState, WholeGame};
use crate::read::{self, EntryOfRow, GameRow, SeatRow, hash, unsigned};

/// A row of `seat` with its game, and the key that may move it.
pub(super) struct KeyedSeatRow {
    game_id: String,
    seat: SeatRow,
    return_hash: Option<Vec<u8>>,
}
from_row!(KeyedSeatRow { game_id, return_hash } with seat);

/// A table of which rows are read to find those that cannot be decoded.
#[derive(Clone, Copy)]
pub(super) enum RowKind {
    Game,
    Seat,
    Entry,
    Result,
    Due,
    Rematch,
}

/// Everything that is kept of a game.
pub(super) const ROWS: [(RowKind, &str); 6] = [
    (RowKind::Game, "select * from game where id = $1"),
    (RowKind::Seat, "select * from seat where game_id = $1 order by seat"),
    (RowKind::Entry, "select * from entry where game_id = $1 order by seq"),
    (RowKind::Result, "select points, ended_at from result where game_id = $1"),
    (RowKind::Due, "select rank, at from due where game_id = $1"),
    (RowKind::Rematch, "select next_id from rematch where game_id = $1"),
];

/// What is wrong with a row that cannot be decoded, and the number of its entry if it is one.
pub(super) fn broken<'r, R>(kind: RowKind, row: &'r R) -> Option<(Option<u32>, String)>
where
    R: Row,
    GameRow: FromRow<'r, R>,
    KeyedSeatRow: FromRow<'r, R>,
    EntryOfRow: FromRow<'r, R>,
    (String, i64): FromRow<'r, R>,
    (i32, i64): FromRow<'r, R>,
    (String,): FromRow<'r, R>,
    &'static str: ColumnIndex<R>,
    i32: Decode<'r, R::Database> + Type<R::Database>,
{
    let number = |column: &'static str| {
        row.try_get::<i32, _>(column).ok().and_then(|number| u32::try_from(number).ok())
    };
    let seat = || number("seat").map_or("a seat".to_string(), |seat| format!("seat {seat}"));
    let (read, what) = match kind {
        RowKind::Game => (GameRow::from_row(row).map(|_| ()), "the game".to_string()),
        RowKind::Seat => (KeyedSeatRow::from_row(row).map(|_| ()), seat()),
        RowKind::Entry => (EntryOfRow::from_row(row).map(|_| ()), "the entry".to_string()),
        RowKind::Result => (<(String, i64)>::from_row(row).map(|_| ()), "its result".to_string()),
        RowKind::Due => (<(i32, i64)>::from_row(row).map(|_| ()), "when it is due".to_string()),
        RowKind::Rematch => (<(String,)>::from_row(row).map(|_| ()), "its rematch".to_string()),
    };
    let error = read.err()?;
    let why = if let sqlx::Error::ColumnDecode { index, .. } = &error {
        format!("column {index} has the wrong type")
    } else {
        error.to_string()
    };
    let entry = if let RowKind::Entry = kind { number("seq") } else { None };
    Some((entry, format!("{what} cannot be read: {why}")))
}

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
