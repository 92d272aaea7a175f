//! What is appended to logs: one statement for the entries of all tables, one for all results, one for all that is
//! due. Rows are handed over as JSON, so the statements are prepared once.

use std::collections::HashMap;

use sqlx::{Row, Sqlite as Driver, SqliteConnection, Transaction};

use super::write::{Write, Written};
use crate::error::Error;
use crate::row::{Append, Due, Entry, Outcome};

/// Everything that is appended in one transaction.
pub(super) struct Appends<'a> {
    /// The last entries of the logs concerned.
    last: HashMap<String, u32>,
    rows: Rows<'a>,
}

impl<'a> Appends<'a> {
    /// Finds out how long the logs are to which something is appended.
    pub(super) async fn of(
        tx: &mut Transaction<'_, Driver>,
        writes: &[Write],
    ) -> Result<Appends<'a>, Error> {
        let mut ids = Vec::new();
        for write in writes {
            if let Write::Append(append) = write {
                ids.push(&append.id);
            }
        }
        let mut last = HashMap::new();
        if !ids.is_empty() {
            let found = sqlx::query(
                "select value, coalesce((select max(seq) from entry where game_id = value), 0)
                 from json_each($1)",
            );
            for row in found.bind(json(&ids)?).fetch_all(&mut **tx).await? {
                last.insert(row.try_get(0)?, row.try_get(1)?);
            }
        }
        Ok(Appends { last, rows: Rows::default() })
    }

    /// Takes entries, unless somebody was faster.
    pub(super) fn add(&mut self, append: &'a Append) -> Result<Written, Error> {
        let last = self.last.get_mut(&append.id).ok_or(Error::Conflict)?;
        if *last != append.last {
            return Err(Error::Conflict);
        }
        *last += append.entries.len() as u32;
        let Append { id, last, entries, outcome, due } = append;
        self.rows.add(id, *last, entries, outcome.as_ref(), *due);
        Ok(Written::Done)
    }

    /// Writes what was taken.
    pub(super) async fn insert(self, tx: &mut Transaction<'_, Driver>) -> Result<(), Error> {
        self.rows.insert(tx).await
    }
}

/// Rows for one statement each, whatever the number of tables.
#[derive(Default)]
pub(super) struct Rows<'a> {
    entries: Vec<EntryRow<'a>>,
    outcomes: Vec<(&'a str, String, i64)>,
    due: Vec<(&'a str, u8, i64)>,
}

/// An entry in the order of its columns.
type EntryRow<'a> = (&'a str, u32, &'a str, &'a str, i64, Option<i64>, u32);

impl<'a> Rows<'a> {
    /// Adds what happened in a game after entry `last`.
    pub(super) fn add(
        &mut self,
        id: &'a str,
        last: u32,
        entries: &'a [Entry],
        outcome: Option<&Outcome>,
        due: Option<Due>,
    ) {
        for (seq, entry) in (last + 1..).zip(entries) {
            let (value, version) = entry.digest.map_or((None, 0), |d| (Some(d.value), d.version));
            let Entry { actor, sentence, at, digest: _ } = entry;
            self.entries.push((id, seq, actor, sentence, *at, value, version));
        }
        if let Some(outcome) = outcome {
            let points: Vec<String> = outcome.points.iter().map(i32::to_string).collect();
            self.outcomes.push((id, points.join(" "), outcome.ended_at));
        }
        self.due.extend(due.filter(|_| outcome.is_none()).map(|due| (id, due.rank as u8, due.at)));
    }

    /// Writes all of them.
    pub(super) async fn insert(self, db: &mut SqliteConnection) -> Result<(), Error> {
        if !self.entries.is_empty() {
            let insert = sqlx::query(
                "insert into entry (game_id, seq, actor, say, at, digest, digest_version)
                 select value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6
                 from json_each($1)",
            );
            insert.bind(json(&self.entries)?).execute(&mut *db).await?;
        }
        if !self.outcomes.is_empty() {
            let outcomes = json(&self.outcomes)?;
            let insert = sqlx::query(
                "insert into result (game_id, points, ended_at)
                 select value->>0, value->>1, value->>2 from json_each($1)",
            );
            insert.bind(&outcomes).execute(&mut *db).await?;
            // Nobody looks after a game that is over.
            let remove = sqlx::query(
                "delete from due where game_id in (select value->>0 from json_each($1))",
            );
            remove.bind(&outcomes).execute(&mut *db).await?;
        }
        if !self.due.is_empty() {
            let insert = sqlx::query(
                "insert into due (game_id, rank, at)
                 select value->>0, value->>1, value->>2 from json_each($1) where true
                 on conflict do update set rank = excluded.rank, at = excluded.at, tries = 0,
                 leased_by = null, leased_until = 0",
            );
            insert.bind(json(&self.due)?).execute(&mut *db).await?;
        }
        Ok(())
    }
}

fn json<T: serde::Serialize>(rows: &T) -> Result<String, Error> {
    serde_json::to_string(rows).map_err(|error| Error::Unknown(error.to_string()))
}
