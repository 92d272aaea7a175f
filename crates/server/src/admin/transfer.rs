//! All games out of a database and into another. What is there already is skipped, so whoever was interrupted begins
//! again and loses nothing.

use std::io::{BufRead, Write};

use bastide_store::{Game, WholeGame};

use super::format::{End, GameLine, Head};
use super::reader::Reader;
use super::{Archive, Error, Progress, tell};

/// So many games are read in one snapshot, and written in one transaction.
const PAGE: u32 = 100;

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
        let mut reader = Reader::new(from)?;
        begun(reader.promised);
        let mut done = Imported::default();
        let mut games: Vec<WholeGame> = Vec::new();
        let end = loop {
            match reader.next() {
                Ok(Some(game)) => games.push(game),
                Ok(None) => break Ok(()),
                Err(error) => break Err(error),
            }
            if games.len() >= PAGE as usize {
                self.keep(&mut games, &mut done).await?;
                tell(progress, reader.found)?;
            }
        };
        // What was read is whole and stays, even if something is wrong with what follows.
        self.keep(&mut games, &mut done).await?;
        end?;
        tell(progress, reader.found)?;
        Ok(done)
    }

    /// Reads games that take the place of all that are there, at once when all of them were read. If anything fails
    /// before that, those that are there stay.
    pub(super) async fn replace(
        &self,
        from: &mut (dyn BufRead + Send),
        begun: &mut (dyn FnMut(u64) + Send),
        progress: Progress<'_>,
    ) -> Result<Imported, Error> {
        let mut reader = Reader::new(from)?;
        begun(reader.promised);
        let mut replacing = self.admin.replace().await?;
        let mut done = Imported::default();
        let mut games: Vec<WholeGame> = Vec::new();
        loop {
            let next = reader.next()?;
            let is_end = next.is_none();
            games.extend(next);
            if games.len() >= PAGE as usize || is_end {
                let new = replacing.insert(&games).await?;
                for (game, new) in games.drain(..).zip(new) {
                    if new { done.new += 1 } else { done.different.push(game.facts.id) }
                }
                tell(progress, reader.found)?;
            }
            if is_end {
                break;
            }
        }
        replacing.finish().await?;
        Ok(done)
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
