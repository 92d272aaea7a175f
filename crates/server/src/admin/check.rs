//! Whether everything that is kept is what it was: every log is played again.

use bastide_fair_draws::{Bytes, commitment};
use bastide_game::{DIGEST_VERSION, Turn};
use bastide_store::{Error as StoreError, WholeGame};

use super::{Archive, Error, Progress, tell};
use crate::catalog;
use crate::draws::Verified;
use crate::play::LoadedGame;
use crate::record;

/// So many games are read at a time.
const PAGE: u32 = 100;

/// Something that is wrong with a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The game.
    pub id: String,
    /// The entry at which it shows, if it is one.
    pub entry: Option<u32>,
    /// What is wrong.
    pub what: String,
}

/// What was looked at, and what is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// Games.
    pub games: u64,
    /// Entries that were played again.
    pub entries: u64,
    /// Digests that were compared.
    pub digests: u64,
    /// Draws that were made again.
    pub draws: u64,
    /// What the database itself finds broken.
    pub database: Vec<String>,
    /// What is wrong with games.
    pub faults: Vec<Fault>,
}

impl Checked {
    /// Whether nothing is wrong.
    pub fn is_well(&self) -> bool {
        self.database.is_empty() && self.faults.is_empty()
    }
}

impl Archive {
    /// Plays every log again and compares digests, results, promises and draws. Changes nothing.
    pub async fn check(&self, progress: Progress<'_>) -> Result<Checked, Error> {
        let mut found = Checked { database: self.admin.broken().await?, ..Checked::default() };
        let mut after = String::new();
        loop {
            let games = match self.admin.games_after(&after, PAGE).await {
                Ok(games) => games,
                // A row among them cannot be read.
                Err(StoreError::Unknown(_)) => return self.check_one_by_one(found, progress).await,
                Err(error) => return Err(error.into()),
            };
            let Some(last) = games.last() else { return Ok(found) };
            after.clone_from(&last.facts.id);
            for game in games {
                found.games += 1;
                found.look_at(game);
            }
            tell(progress, found.games)?;
        }
    }

    /// Checks the games after those that were checked one by one, and names the rows that cannot be read.
    async fn check_one_by_one(
        &self,
        mut found: Checked,
        progress: Progress<'_>,
    ) -> Result<Checked, Error> {
        loop {
            let ids = self.admin.ids(found.games, PAGE).await?;
            if ids.is_empty() {
                return Ok(found);
            }
            for id in ids {
                found.games += 1;
                match self.admin.game(&id).await {
                    Ok(Some(game)) => found.look_at(game),
                    Ok(None) => found.fault(&id, None, "it cannot be found by its id".to_string()),
                    Err(StoreError::Unknown(why)) => {
                        let mut rows = self.admin.broken_rows(&id).await?;
                        if rows.is_empty() {
                            rows.push((None, why));
                        }
                        for (entry, what) in rows {
                            found.fault(&id, entry, what);
                        }
                    }
                    Err(error) => return Err(error.into()),
                }
            }
            tell(progress, found.games)?;
        }
    }
}

impl Checked {
    fn look_at(&mut self, game: WholeGame) {
        let id = game.facts.id.clone();
        if let Err((entry, what)) = self.play_again(game) {
            self.fault(&id, entry, what);
        }
    }

    fn fault(&mut self, id: &str, entry: Option<u32>, what: String) {
        self.faults.push(Fault { id: id.to_string(), entry, what });
    }

    /// Plays a game again; where it goes wrong and how.
    fn play_again(&mut self, game: WholeGame) -> Result<(), (Option<u32>, String)> {
        let WholeGame { facts, entries, outcome, due, .. } = game;
        let imported = facts.header.is_some();
        if !imported {
            promise(&facts.secret, &facts.id, &facts.commitment).map_err(|what| (None, what))?;
        }
        let full = facts.is_full();
        let failed = |error: crate::error::Error| error.cause().map_or(error.to_string(), strip);
        let mut playing = LoadedGame::replay(facts, Vec::new()).map_err(|e| (None, failed(e)))?;
        for (n, entry) in (1..).zip(entries) {
            let at = |what: String| (Some(n), what);
            let kept = entry.digest.filter(|digest| digest.version == DIGEST_VERSION);
            playing.play_on(vec![entry]).map_err(|error| at(failed(error)))?;
            self.entries += 1;
            if let Some(kept) = kept {
                self.digests += 1;
                if kept.value != playing.table.digest() as i64 {
                    return Err(at("the state is not what it was".to_string()));
                }
            }
        }
        let over = playing.table.turn() == Turn::Over;
        let wrong = |what: &str| Err((None, what.to_string()));
        match outcome {
            Some(_) if !over => return wrong("it has a result, but its log does not end"),
            None if over => return wrong("its log ends, but it has no result"),
            Some(outcome) if outcome.points != playing.table.points() => {
                return wrong("its result is not what the log leads to");
            }
            Some(_) | None => {}
        }
        if full && !over && due.is_none() {
            return wrong("it runs, but nobody would look after it");
        }
        if over && !imported {
            let record = record::whole(&playing).map_err(|error| (None, failed(error)))?;
            self.draw_again(&record)?;
        }
        Ok(())
    }

    fn draw_again(&mut self, record: &bastide_game::Record) -> Result<(), (Option<u32>, String)> {
        let at = |entry: usize, what: String| Err((u32::try_from(entry).ok(), what));
        match catalog::verify(record) {
            Ok(Verified::Agrees { draws }) => {
                self.draws += draws;
                Ok(())
            }
            Ok(Verified::OtherSecret { entry }) => {
                at(entry, "this is not the secret that was promised".to_string())
            }
            Ok(Verified::Differs { entry, says, drawn }) => {
                at(entry, format!("says `{says}`, but `{drawn}` was drawn"))
            }
            Err(why) => Err((None, why.to_string())),
        }
    }
}

/// Whether the secret is the one that was promised.
fn promise(secret: &str, id: &str, promised: &str) -> Result<(), String> {
    let bytes: Bytes = secret.parse().map_err(|_| "its secret is no number".to_string())?;
    if commitment(&bytes, id).to_string() == promised {
        Ok(())
    } else {
        Err("its secret is not the one that was promised".to_string())
    }
}

/// A cause without the game and entry, which are told apart.
fn strip(cause: &str) -> String {
    let rest = cause.strip_prefix("game ").and_then(|rest| rest.split_once(": "));
    rest.map_or(cause, |(_, what)| what).to_string()
}
