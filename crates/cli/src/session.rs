//! A game on the table together with its record, from a file or new.

use std::path::Path;

use anyhow::{Result, anyhow};
use bastide_carcassonne::State;
use bastide_game::{Actor, MoveError, Record, Seat, Table, new_record, position};

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
            let (table, record) = Table::from_position(text).map_err(|e| anyhow!("{name}: {e}"))?;
            return match to {
                Some(to) if to > 0 => Err(anyhow!("{name}: a position has no entry {to}")),
                Some(_) | None => Ok((Session { record, table }, FileKind::Position)),
            };
        }
        let mut record: Record = text.parse().map_err(|e| anyhow!("{name}: {e}"))?;
        let entries = record.entries.len();
        let to = to.unwrap_or(entries);
        if to > entries {
            return Err(anyhow!("{name}: there is no entry {to}; the last is {entries}"));
        }
        record.entries.truncate(to);
        let table = Table::from_record(&record, to).map_err(|e| anyhow!("{name}: {e}"))?;
        table.rewrite(&mut record);
        Ok((Session { record, table }, FileKind::Record))
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
        self.play_sentence(Actor::Seat(seat), &action.to_string())
    }

    /// What was drawn becomes the next entry.
    pub(crate) fn deal(&mut self, outcome: G::Outcome) -> Result<Vec<G::Event>, MoveError> {
        self.play_sentence(Actor::Chance, &outcome.to_string())
    }

    /// Takes back an entry and all after it.
    pub(crate) fn undo(&mut self, seat: Seat, entry: usize) -> Result<(), MoveError> {
        self.play_sentence(Actor::Seat(seat), &format!("undo {entry}"))?;
        Ok(())
    }

    fn play_sentence(&mut self, actor: Actor, sentence: &str) -> Result<Vec<G::Event>, MoveError> {
        let played = self.table.play_sentence(actor, sentence)?;
        self.record.push(actor, &played.sentence);
        Ok(played.events)
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

/// The game a text is about. Records and positions name it; positions of old versions are known by their keys.
pub(crate) fn which(text: &str) -> GameKind {
    if let Some(name) = position::named_game(text) {
        return GameKind::named(name).unwrap_or(GameKind::Carcassonne);
    }
    let keyed = text.lines().filter(|line| says(line.trim()) && !line.starts_with(' '));
    let keys: Vec<&str> = keyed.filter_map(|line| line.split_whitespace().next()).collect();
    GameKind::of_keys(&keys)
}

/// A record says the version of its rules after the game; a position has other keys.
fn looks_like_a_position(text: &str) -> bool {
    let mut words = text.lines().map(str::trim).filter(|line| says(line));
    let mut words = words.by_ref().filter_map(|line| line.split_whitespace().next());
    words.find(|word| *word != position::GAME).is_some_and(GameKind::is_position_key)
}

/// Whether a line says something: it is neither blank nor a comment.
fn says(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('#')
}
