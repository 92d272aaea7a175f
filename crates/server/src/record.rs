//! Games as records: out of the log and into it.

use std::collections::HashSet;

use bastide_fair_draws::Bytes;
use bastide_game::position::HEADER_KEY;
use bastide_game::{Actor, Record, ReplayError, Seat, Turn};
use bastide_protocol::{Aids, Draws, NewSeat, Sitting};
use bastide_store::{Entry, Game, Hash, NewGame, Seat as Holder};

use crate::catalog::CatalogEntry;
use crate::clock;
use crate::draws::Promise;
use crate::error::Error;
use crate::names::tidy_name;
use crate::play::LoadedGame;
use crate::tables::holder;
use crate::token::{self, Caller};

/// An imported record may have so many entries.
const MAX_ENTRIES: usize = 3000;

/// Maximum size of a value in the header of an imported record, in bytes.
const MAX_VALUE: usize = 400;
/// Maximum size of the position that a record begins with, in bytes.
const MAX_POSITION: usize = 32 * 1024;
/// Maximum total size of other programs' notes, in bytes.
const MAX_NOTES: usize = 4096;
/// Overhead of a note beside its text, in bytes.
const NOTE_BYTES: usize = 2;
/// The key of the id that a commitment is for.
const ID_KEY: &str = "x-id";

/// The record of a game as a browser may read it, with all it takes to verify it.
pub(crate) fn export(playing: &LoadedGame, who: Caller) -> Result<Record, Error> {
    let mut record = whole(playing)?;
    let mine = playing.private(who);
    for entry in &mut record.entries {
        entry.sentence = playing.table.redacted_text(entry.actor, &entry.sentence, &mine);
    }
    Ok(record)
}

/// The record of a game with all its secrets.
pub(crate) fn whole(playing: &LoadedGame) -> Result<Record, Error> {
    let game = &playing.game;
    let mut record = match &game.header {
        Some(header) => header.parse().map_err(|e| Error::Internal(format!("a header: {e}")))?,
        None => header(playing),
    };
    let names = game.seats.iter().enumerate().filter(|(_, seat)| !seat.name.is_empty());
    record.names = names.map(|(n, seat)| (Seat(n as u8), seat.name.clone())).collect();
    for entry in &playing.entries {
        let by = playing.catalog.actor(&entry.actor).unwrap_or(Actor::Table);
        record.push(by, &entry.sentence);
    }
    Ok(record)
}

fn header(playing: &LoadedGame) -> Record {
    let game = &playing.game;
    let nonces = game.seats.iter().enumerate();
    let nonces = nonces.filter_map(|(n, seat)| Some((Seat(n as u8), seat.nonce.clone()?)));
    Record {
        game: game.kind.clone(),
        rules: game.rules,
        with: game.setup.clone(),
        seats: playing.catalog.seats.iter().take(game.seats.len()).map(|s| s.to_string()).collect(),
        date: Some(clock::day(game.created_at)),
        aids: Some(game.aids.clone()),
        commitment: Some(game.commitment.clone()),
        nonces: nonces.collect(),
        extra: vec![(ID_KEY.to_string(), game.id.clone())],
        ..Record::default()
    }
}

fn read(text: &str) -> Result<Record, Error> {
    let record: Record = text.parse()?;
    if record.entries.len() > MAX_ENTRIES {
        return Err(Error::TooLarge);
    }
    Ok(record)
}

/// The game a record is of.
fn catalog(record: &Record) -> Result<&'static CatalogEntry, Error> {
    let catalog = CatalogEntry::named(&record.game);
    Ok(catalog.ok_or_else(|| ReplayError::of_another_game(record))?)
}

/// The draws of a table; none before the secret is revealed.
pub(crate) fn draws_of(playing: &LoadedGame) -> Result<Draws, Error> {
    Ok((playing.catalog.draws)(&whole(playing)?)?)
}

/// The draws of a record from anywhere.
pub(crate) fn draws(text: &str) -> Result<Draws, Error> {
    let record = read(text)?;
    Ok((catalog(&record)?.draws)(&record)?)
}

/// Cuts the header of a record to what is worth keeping, because it stays in memory with the game: numbers that are
/// numbers, and a limited amount of what other programs noted.
fn trim_header(record: &mut Record, with: &str) -> Result<(), Error> {
    let is_number = |text: &String| text.parse::<Bytes>().is_ok();
    if record.with.len() > MAX_VALUE {
        record.with = with.to_string();
    }
    record.date = record.date.take().filter(|date| date.len() <= MAX_VALUE);
    record.aids = record.aids.take().filter(|aids| Aids::from_word(aids).is_some());
    record.commitment = record.commitment.take().filter(is_number);
    let mut seats = HashSet::new();
    record.nonces.retain(|(seat, nonce)| is_number(nonce) && seats.insert(*seat));
    let (mut keys, mut notes) = (HashSet::new(), 0);
    record.extra.retain(|(key, value)| match key.as_str() {
        HEADER_KEY => keys.insert(HEADER_KEY),
        ID_KEY => value.len() <= MAX_VALUE && keys.insert(ID_KEY),
        _ => {
            let size = key.len() + value.len() + NOTE_BYTES;
            let fits = notes + size <= MAX_NOTES;
            notes += if fits { size } else { 0 };
            fits
        }
    });
    let position = record.extra.iter().find(|(key, _)| key == HEADER_KEY);
    let is_long = position.is_some_and(|(_, text)| text.len() > MAX_POSITION);
    if is_long { Err(Error::TooLarge) } else { Ok(()) }
}

/// A game out of a record. Whoever brings it holds all seats.
pub(crate) fn import(text: &str, owner: Hash) -> Result<NewGame, Error> {
    let mut record = read(text)?;
    let catalog = catalog(&record)?;
    let table = (catalog.read)(&record)?;
    table.rewrite(&mut record);
    trim_header(&mut record, &table.with())?;
    let over = table.turn() == Turn::Over;
    if !over {
        // The rest will be drawn by us, and that was not promised by whoever began.
        record.commitment = None;
        record.nonces.clear();
        record.extra.retain(|(key, _)| key != ID_KEY);
    }
    let at = clock::now();
    let entries = std::mem::take(&mut record.entries);
    let promise = Promise::new(&token::id()?)?;
    let mut seats = Vec::new();
    for n in 0..record.seats.len() {
        let name = record.names.iter().find(|(seat, _)| seat.index() == n);
        let name = name.map_or("", |(_, name)| name.as_str());
        let nonce = Some(Promise::nonce()?);
        seats.push(Holder { token: Some(owner), name: tidy_name(name), bot: None, nonce });
    }
    // Names are those of the seats.
    record.names.clear();
    let aids = record.aids.as_deref().and_then(Aids::from_word).unwrap_or_default();
    let facts = Game {
        id: promise.id,
        kind: record.game.clone(),
        rules: record.rules,
        setup: table.with(),
        aids: aids.word().to_string(),
        commitment: record.commitment.clone().unwrap_or_default(),
        secret: promise.secret,
        owner: Some(owner),
        header: Some(record.to_string()),
        created_at: at,
        revision: 0,
        seats,
    };
    let entry = |entry: bastide_game::Entry| Entry {
        actor: catalog.word(entry.actor).to_string(),
        sentence: entry.sentence,
        at,
        digest: None,
    };
    let entries: Vec<Entry> = entries.into_iter().map(entry).collect();
    let playing = LoadedGame::replay(facts, entries)?;
    let outcome = playing.outcome();
    Ok(NewGame { facts: playing.game, entries: playing.entries, outcome, follows: None, due: None })
}

/// A new game that goes on from a position of another, with other people and programs.
pub(crate) fn from_position(
    playing: &LoadedGame,
    seats: &[NewSeat],
    owner: Hash,
) -> Result<NewGame, Error> {
    let here = seats.iter().any(|seat| seat.who == Sitting::Me);
    if seats.len() != playing.game.seats.len() || !here {
        return Err(Error::BadRequest(
            "every seat needs somebody, and one of them you".to_string(),
        ));
    }
    let mut record = whole(playing)?;
    // It is another game, of other people.
    (record.date, record.aids) = (None, None);
    record.names.clear();
    record.extra.retain(|(key, _)| key == HEADER_KEY);
    let mut new = import(&record.to_string(), owner)?;
    let asked = seats.iter().map(|seat| holder(seat, owner, None));
    new.facts.seats = asked.collect::<Result<_, _>>()?;
    Ok(new)
}
