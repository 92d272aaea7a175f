//! Which tables there are, how many of them, and removing old ones.

use std::collections::BTreeMap;

use bastide_store::{TableRow, TableState};

use super::{Archive, Error, Progress, tell};

/// So many tables are read at a time.
const PAGE: u32 = 500;
/// So many are removed in one transaction.
const BATCH: usize = 50;

/// Which tables are meant. Nothing given means all.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Only those that stand like this.
    pub states: Vec<TableState>,
    /// Only those of this game.
    pub kind: Option<String>,
    /// Only those where nothing happened since, in milliseconds since 1970.
    pub idle_since: Option<i64>,
    /// Only those where somebody has this name.
    pub name: Option<String>,
}

impl Filter {
    fn takes(&self, table: &TableRow) -> bool {
        let named = |name: &String| table.seats.iter().any(|seat| seat.name == *name);
        (self.states.is_empty() || self.states.contains(&table.state))
            && self.kind.as_ref().is_none_or(|kind| *kind == table.kind)
            && self.idle_since.is_none_or(|since| table.last_at < since)
            && self.name.as_ref().is_none_or(named)
    }
}

/// How many there are of everything.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// By the word for the game.
    pub games: BTreeMap<String, StatsOfGame>,
    /// Entries of all logs.
    pub entries: u64,
    /// Bytes of the database.
    pub bytes: u64,
    /// When something happened last, in milliseconds since 1970.
    pub last_at: Option<i64>,
}

/// How many tables of a game there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StatsOfGame {
    /// Those with open seats.
    pub open: u64,
    /// Those that are played.
    pub running: u64,
    /// Those that are over.
    pub finished: u64,
    /// Those among all of these that are records that were opened here.
    pub imported: u64,
}

impl Archive {
    /// The tables that a filter takes, those last where something happened last.
    pub async fn tables(&self, filter: &Filter) -> Result<Vec<TableRow>, Error> {
        let mut all = Vec::new();
        let mut after = String::new();
        loop {
            let tables = self.admin.tables_after(&after, PAGE).await?;
            let Some(last) = tables.last() else { break };
            after.clone_from(&last.id);
            all.extend(tables.into_iter().filter(|table| filter.takes(table)));
        }
        all.sort_by(|a, b| (a.last_at, &a.id).cmp(&(b.last_at, &b.id)));
        Ok(all)
    }

    /// How many there are of everything.
    pub async fn stats(&self) -> Result<Stats, Error> {
        let mut stats = Stats { bytes: self.admin.bytes().await?, ..Stats::default() };
        for table in self.tables(&Filter::default()).await? {
            let game = stats.games.entry(table.kind).or_default();
            match table.state {
                TableState::Open => game.open += 1,
                TableState::Running => game.running += 1,
                TableState::Finished => game.finished += 1,
            }
            game.imported += u64::from(table.imported);
            stats.entries += u64::from(table.entries);
            stats.last_at = stats.last_at.max(Some(table.last_at));
        }
        Ok(stats)
    }

    /// Removes tables with everything, unless something happened there since they were listed; how many.
    pub async fn remove(&self, tables: &[TableRow], progress: Progress<'_>) -> Result<u64, Error> {
        let (mut removed, mut seen) = (0, 0);
        for batch in tables.chunks(BATCH) {
            removed += self.admin.remove(batch).await?;
            seen += batch.len() as u64;
            tell(progress, seen)?;
        }
        Ok(removed)
    }
}
