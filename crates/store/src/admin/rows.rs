//! Rows as they come out of a database, and games made of them.

use std::collections::HashMap;

use sqlx::FromRow;

use super::{Sitter, TableRow, TableState, WholeGame};
use crate::read::{self, unsigned};
use crate::row::{Digest, Entry, Game, Hash, Seat};

#[derive(FromRow)]
pub(super) struct GameRow {
    pub(super) id: String,
    kind: String,
    rules: i32,
    setup: String,
    aids: String,
    commitment: String,
    secret: String,
    owner: Option<Vec<u8>>,
    header: Option<String>,
    created_at: i64,
    revision: i32,
}

#[derive(FromRow)]
pub(super) struct SeatRow {
    game_id: String,
    token_hash: Option<Vec<u8>>,
    name: String,
    bot: Option<String>,
    nonce: Option<String>,
    return_hash: Option<Vec<u8>>,
}

#[derive(FromRow)]
pub(super) struct EntryRow {
    game_id: String,
    actor: String,
    say: String,
    at: i64,
    digest: Option<i64>,
    digest_version: i32,
}

/// The rows that hang on a game, by its id.
#[derive(Default)]
pub(super) struct Hanging {
    pub(super) seats: Vec<SeatRow>,
    pub(super) entries: Vec<EntryRow>,
    /// Points and time.
    pub(super) results: Vec<(String, String, i64)>,
    /// Rank and time.
    pub(super) due: Vec<(String, i32, i64)>,
    pub(super) rematches: Vec<(String, String)>,
}

fn hash(bytes: Option<Vec<u8>>) -> Option<Hash> {
    bytes.and_then(|bytes| bytes.try_into().ok())
}

/// Puts games together.
pub(super) fn assemble(games: Vec<GameRow>, hanging: Hanging) -> Vec<WholeGame> {
    let mut all: Vec<WholeGame> = games.into_iter().map(bare).collect();
    let places: HashMap<String, usize> =
        all.iter().enumerate().map(|(n, game)| (game.facts.id.clone(), n)).collect();
    let place = |id: &String| places.get(id).copied();
    for row in hanging.seats {
        let Some(game) = place(&row.game_id).map(|n| &mut all[n]) else { continue };
        let (name, bot, nonce) = (row.name, row.bot, row.nonce);
        game.facts.seats.push(Seat { token: hash(row.token_hash), name, bot, nonce });
        game.return_keys.push(hash(row.return_hash));
    }
    for row in hanging.entries {
        let Some(game) = place(&row.game_id).map(|n| &mut all[n]) else { continue };
        let version = unsigned(row.digest_version);
        let digest = row.digest.map(|value| Digest { version, value });
        game.entries.push(Entry { actor: row.actor, sentence: row.say, at: row.at, digest });
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
    let GameRow { id, kind, setup, aids, commitment, secret, header, created_at, .. } = row;
    let (rules, revision) = (unsigned(row.rules), unsigned(row.revision));
    let owner = hash(row.owner);
    let facts = Game {
        id,
        kind,
        rules,
        setup,
        aids,
        commitment,
        secret,
        owner,
        header,
        created_at,
        revision,
        seats: Vec::new(),
    };
    let (return_keys, entries) = (Vec::new(), Vec::new());
    WholeGame { facts, return_keys, entries, outcome: None, due: None, rematch: None }
}

#[derive(FromRow)]
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

#[derive(FromRow)]
pub(super) struct SitterRow {
    game_id: String,
    name: String,
    bot: Option<String>,
    held: bool,
}

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
