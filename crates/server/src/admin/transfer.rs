//! All games out of a database and into another. What is there already is skipped, so whoever was interrupted begins
//! again and loses nothing.

use std::io::{BufRead, Read, Write};

use bastide_store::{Game, WholeGame};

use super::format::{End, GameLine, Head, Line};
use super::{Archive, Error, FormatError, Progress, tell};

/// So many games are read in one snapshot, and written in one transaction.
const PAGE: u32 = 100;
/// No game is longer, in bytes.
const LONGEST: u64 = 64 << 20;

/// What was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Exported {
    /// Games.
    pub games: u64,
    /// Entries of their logs.
    pub entries: u64,
}

/// What was read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// Games that were not there before.
    pub new: u64,
    /// Games that were there already, exactly like this.
    pub known: u64,
    /// Games that are there already, but otherwise. They were left as they are.
    pub different: Vec<String>,
}

impl Archive {
    /// Writes all games. A game that is made or played meanwhile may be in it or not; each is whole.
    pub async fn export(
        &self,
        to: &mut (dyn Write + Send),
        progress: Progress<'_>,
    ) -> Result<Exported, Error> {
        let failed =
            |why: std::io::Error| Error::File { file: "output".into(), why: why.to_string() };
        let mut say = |line: String| writeln!(to, "{line}").map_err(failed);
        say(json(&Head::new(self.count().await?))?)?;
        let mut done = Exported::default();
        let mut after = String::new();
        loop {
            let games = self.admin.games_after(&after, PAGE).await?;
            let Some(last) = games.last() else { break };
            after.clone_from(&last.facts.id);
            for game in &games {
                say(json(&GameLine::from(game))?)?;
                done.games += 1;
                done.entries += game.entries.len() as u64;
            }
            tell(progress, done.games)?;
        }
        say(json(&End { end: done.games })?)?;
        to.flush().map_err(failed)?;
        Ok(done)
    }

    /// Reads games and keeps those that are not there. `begun` is told how many there will be.
    pub async fn import(
        &self,
        from: &mut (dyn BufRead + Send),
        begun: &mut (dyn FnMut(u64) + Send),
        progress: Progress<'_>,
    ) -> Result<Imported, Error> {
        let mut lines = Lines { from, number: 0 };
        let head = lines.next()?.ok_or(Error::Format { line: 1, why: FormatError::Other })?;
        let head = Head::read(&head).map_err(|why| Error::Format { line: 1, why })?;
        begun(head.games);
        let mut done = Imported::default();
        let mut games: Vec<WholeGame> = Vec::new();
        let mut found = 0;
        loop {
            let text = match lines.next()? {
                Some(text) => text,
                None => {
                    // What was read is whole and stays; that something is missing must be known.
                    self.keep(&mut games, &mut done).await?;
                    let why = FormatError::CutShort(found);
                    return Err(Error::Format { line: lines.number, why });
                }
            };
            match read(&text).map_err(|why| Error::Format { line: lines.number, why })? {
                Line::Game(game) => games.push(WholeGame::from(*game)),
                Line::End(End { end }) => {
                    self.keep(&mut games, &mut done).await?;
                    if end != found {
                        let why = FormatError::Miscounted { found, said: end };
                        return Err(Error::Format { line: lines.number, why });
                    }
                    tell(progress, found)?;
                    return Ok(done);
                }
            }
            found += 1;
            if games.len() >= PAGE as usize {
                self.keep(&mut games, &mut done).await?;
                tell(progress, found)?;
            }
        }
    }

    async fn keep(&self, games: &mut Vec<WholeGame>, done: &mut Imported) -> Result<(), Error> {
        let new = self.admin.insert(games).await?;
        for (game, new) in std::mem::take(games).into_iter().zip(new) {
            if new {
                done.new += 1;
            } else if self.admin.game(&game.facts.id).await?.is_some_and(|kept| same(&kept, &game))
            {
                done.known += 1;
            } else {
                done.different.push(game.facts.id);
            }
        }
        Ok(())
    }
}

/// Whether two are the same game at the same point. When somebody looks after it may have changed.
fn same(one: &WholeGame, other: &WholeGame) -> bool {
    let facts = |game: &WholeGame| {
        let facts = Game { revision: 0, ..game.facts.clone() };
        (facts, game.outcome.clone(), game.rematch.clone())
    };
    facts(one) == facts(other) && one.entries == other.entries
}

fn json<T: serde::Serialize>(line: &T) -> Result<String, Error> {
    serde_json::to_string(line)
        .map_err(|why| Error::File { file: "output".to_string(), why: why.to_string() })
}

fn read(line: &str) -> Result<Line, FormatError> {
    serde_json::from_str::<End>(line).map(Line::End).or_else(|_| {
        let game = serde_json::from_str::<GameLine>(line);
        game.map(|game| Line::Game(Box::new(game)))
            .map_err(|why| FormatError::Form(why.to_string()))
    })
}

/// Lines with their numbers.
struct Lines<'a> {
    from: &'a mut (dyn BufRead + Send),
    number: u64,
}

impl Lines<'_> {
    /// The next line; nothing at the end, also in the middle of a line.
    fn next(&mut self) -> Result<Option<String>, Error> {
        self.number += 1;
        let line = self.number;
        let at = |why| Error::Format { line, why };
        let mut bytes = Vec::new();
        let mut limited = Read::take(&mut *self.from, LONGEST);
        let read = limited.read_until(b'\n', &mut bytes);
        read.map_err(|why| at(FormatError::Form(why.to_string())))?;
        match bytes.pop() {
            Some(b'\n') => {}
            Some(_) if bytes.len() as u64 + 1 >= LONGEST => return Err(at(FormatError::TooLong)),
            Some(_) | None => return Ok(None),
        }
        let text =
            String::from_utf8(bytes).map_err(|why| at(FormatError::Form(why.to_string())))?;
        Ok(Some(text))
    }
}
