//! A game on the table together with its record, from a file or new.

use std::path::Path;

use anyhow::{Result, anyhow};
use bastide_carcassonne::State;
use bastide_cardcassonne::State as Cardcassonne;
use bastide_cardcassonne::position::KEYS as CARD_KEYS;
use bastide_castle::State as Castle;
use bastide_castle::position::KEYS as CASTLE_KEYS;
use bastide_game::position::{self, HEADER_KEY};
use bastide_game::{Actor, Game, MoveError, Record, Seat, Table, new_record};

use crate::games::{CliGame, GameKind};
use crate::seats::Sitter;

/// A game and its record, which always say the same.
#[derive(Clone, Debug)]
pub(crate) struct Session<G: CliGame = State> {
    /// The game as text.
    pub(crate) record: Record,
    /// The game as it stands.
    pub(crate) table: Table<G>,
}

/// What a file held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FileKind {
    /// A record.
    Record,
    /// A position.
    Position,
}

impl<G: CliGame> Session<G> {
    /// A new game.
    pub(crate) fn new(setup: G::Setup) -> Session<G> {
        Session { record: new_record::<G>(&setup), table: Table::new(setup) }
    }

    /// The first `to` entries of a record, all of them without `to`, or a position, from the text of a
    /// file.
    pub(crate) fn read(
        path: &Path,
        text: &str,
        to: Option<usize>,
    ) -> Result<(Session<G>, FileKind)> {
        let name = path.display();
        if looks_like_a_position(text) {
            let session = Session::from_position(text).map_err(|e| anyhow!("{name}: {e}"))?;
            return match to {
                Some(to) if to > 0 => Err(anyhow!("{name}: a position has no entry {to}")),
                Some(_) | None => Ok((session, FileKind::Position)),
            };
        }
        let mut record: Record = text.parse().map_err(|e| anyhow!("{name}: {e}"))?;
        let entries = record.entries.len();
        let to = to.unwrap_or(entries);
        if to > entries {
            return Err(anyhow!("{name}: there is no entry {to}; the last is {entries}"));
        }
        record.entries.truncate(to);
        let table = start(&record).and_then(|mut table| {
            table.play_on(&record, to).map_err(|e| e.to_string())?;
            Ok(table)
        });
        let table = table.map_err(|e| anyhow!("{name}: {e}"))?;
        table.rewrite(&mut record);
        Ok((Session { record, table }, FileKind::Record))
    }

    fn from_position(text: &str) -> Result<Session<G>, String> {
        let (setup, state) = G::read_position(text)?;
        let canonical = state.write_position(&setup).ok_or_else(|| {
            format!("no {} can be drawn, so nothing can be played from here", G::THING)
        })?;
        let mut record = new_record::<G>(&setup);
        position::into_record(&mut record, &canonical);
        Ok(Session { record, table: Table::starting_at(setup, state) })
    }

    /// The game now.
    pub(crate) fn game(&self) -> &G {
        self.table.game()
    }

    /// The word for a seat, or the name of whoever sits there.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        let named = self.record.names.iter().find(|(s, _)| *s == seat);
        named.map_or_else(|| self.record.word(Actor::Seat(seat)), |(_, name)| name.as_str())
    }

    /// A player's choice becomes the next entry, in the way the game itself writes it.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<Vec<G::Event>, MoveError> {
        let action = self.game().canonicalize(action);
        self.say(Actor::Seat(seat), &action.to_string())
    }

    /// What was drawn becomes the next entry.
    pub(crate) fn deal(&mut self, outcome: G::Outcome) -> Result<Vec<G::Event>, MoveError> {
        self.say(Actor::Chance, &outcome.to_string())
    }

    /// Takes back an entry and all after it.
    pub(crate) fn undo(&mut self, seat: Seat, entry: usize) -> Result<(), MoveError> {
        self.say(Actor::Seat(seat), &format!("undo {entry}"))?;
        Ok(())
    }

    fn say(&mut self, actor: Actor, sentence: &str) -> Result<Vec<G::Event>, MoveError> {
        let mut events = Vec::new();
        self.table.play_sentence_with(actor, sentence, &mut events)?;
        self.record.push(actor, sentence);
        Ok(events)
    }

    /// Gives names to those who sit down with one.
    pub(crate) fn seat_people(&mut self, sitters: &[Sitter]) {
        for (seat, sitter) in Seat::all(sitters.len()).zip(sitters) {
            if let Sitter::Person(Some(name)) = sitter {
                self.record.names.retain(|(s, _)| *s != seat);
                self.record.names.push((seat, name.clone()));
            }
        }
        self.record.names.sort_by_key(|(seat, _)| *seat);
    }
}

/// The table before the first entry of a record.
fn start<G: CliGame>(record: &Record) -> Result<Table<G>, String> {
    match position::of_record(record) {
        None => Table::before(record).map_err(|e| e.to_string()),
        Some(text) => {
            let (setup, state) =
                G::read_position(&text).map_err(|e| format!("in `{HEADER_KEY}`: {e}"))?;
            let whole = new_record::<G>(&setup);
            if (&whole.with, &whole.seats) != (&record.with, &record.seats) {
                return Err(format!("`{HEADER_KEY}` and the header do not agree"));
            }
            Table::from_position(record, setup, state).map_err(|e| e.to_string())
        }
    }
}

/// Keys that only positions of The Castle have.
const CASTLE_ONLY: [&str; 5] = ["taken", "held", "spent", "tiles", "keeps"];

/// The game a text is about. A record names it. A position of Cardcassonne says its round. One of The Castle
/// never names its players, who are always the same; it has nothing but keys of that game, or one that no
/// other has, so that a mistake beside it is answered in the words of the right game.
pub(crate) fn which(text: &str) -> GameKind {
    let keyed = text.lines().filter(|line| says(line.trim()) && !line.starts_with(' '));
    let words: Vec<Vec<&str>> =
        keyed.map(|line| line.split_whitespace().take(2).collect()).collect();
    let keys = || words.iter().map(|words| words[0]);
    match words.first().map(Vec::as_slice) {
        Some(["game", name]) if *name == Castle::NAME => GameKind::Castle,
        Some(["game", name]) if *name == Cardcassonne::NAME => GameKind::Cardcassonne,
        Some(["game", _]) | None => GameKind::Carcassonne,
        Some(_) if keys().any(|key| key == "round") => GameKind::Cardcassonne,
        Some(_) if keys().all(|key| CASTLE_KEYS.contains(&key)) => GameKind::Castle,
        Some(_) if keys().any(|key| key == "players") => GameKind::Carcassonne,
        Some(_) if keys().any(|key| CASTLE_ONLY.contains(&key)) => GameKind::Castle,
        Some(_) => GameKind::Carcassonne,
    }
}

/// A record begins with `game`, a position with something else that a position begins with.
fn looks_like_a_position(text: &str) -> bool {
    const FIRST_WORDS: [&str; 10] = [
        "with",
        "players",
        "turn",
        "track",
        "goods",
        "origin",
        "board",
        "figures",
        "bag",
        "discarded",
    ];
    let first = text.lines().map(str::trim).find(|line| says(line));
    let word = first.and_then(|line| line.split_whitespace().next());
    word.is_some_and(|word| {
        [&FIRST_WORDS[..], &CASTLE_KEYS, &CARD_KEYS].iter().any(|words| words.contains(&word))
    })
}

/// Whether a line says something: it is neither blank nor a comment.
fn says(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('#')
}
