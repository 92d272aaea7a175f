//! What is appended to logs: one statement for the entries of all tables, one for all results, one for all that is
//! due. Rows are handed over as JSON, so the statements are prepared once.

use std::collections::HashSet;

use sqlx::SqliteConnection;

use crate::error::Error;
use crate::read::{HeadRow, by_game};
use crate::row::{Append, Entry, Head};

/// How far games are; those that do not exist are left out.
pub(super) async fn heads(db: &mut SqliteConnection, ids: &[String]) -> Result<Vec<Head>, Error> {
    let heads = sqlx::query_as(
        "select id, coalesce((select max(seq) from entry where game_id = id), 0) as seq, revision,
         exists (select 1 from result where game_id = id) as is_over
         from game where id in (select value from json_each($1))",
    );
    let heads: Vec<HeadRow> = heads.bind(json(&ids)?).fetch_all(db).await?;
    Ok(heads.into_iter().map(Head::from).collect())
}

/// The entries of games after those that are known.
pub(super) async fn entries(
    db: &mut SqliteConnection,
    after: &[(String, u32)],
) -> Result<Vec<(String, Vec<Entry>)>, Error> {
    let entries = sqlx::query_as(
        "select game_id, actor, say, at, digest, digest_version
         from json_each($1) join entry on game_id = value->>0 and seq > value->>1
         order by game_id, seq",
    );
    Ok(by_game(entries.bind(json(&after)?).fetch_all(db).await?))
}

/// An entry in the order of its columns.
type EntryColumns<'a> = (&'a str, u32, &'a str, &'a str, i64, Option<i64>, u32);

fn columns(append: &Append) -> impl Iterator<Item = EntryColumns<'_>> {
    (append.last + 1..).zip(&append.entries).map(|(seq, entry)| {
        let (value, version) = entry.digest.map_or((None, 0), |d| (Some(d.value), d.version));
        let Entry { actor, sentence, at, digest: _ } = entry;
        (append.id.as_str(), seq, actor.as_str(), sentence.as_str(), *at, value, version)
    })
}

/// One or two entries of one game, which is what a move is where few are written at once: without JSON on the way.
const ONE: &str = "insert into entry (game_id, seq, actor, say, at, digest, digest_version)
     select $1, column1, column2, column3, column4, column5, column6
     from (values ($3, $4, $5, $6, $7, $8))
     where $2 is (select coalesce((select max(seq) from entry where game_id = id), 0) from game where id = $1)";
const TWO: &str = "insert into entry (game_id, seq, actor, say, at, digest, digest_version)
     select $1, column1, column2, column3, column4, column5, column6
     from (values ($3, $4, $5, $6, $7, $8), ($9, $10, $11, $12, $13, $14))
     where $2 is (select coalesce((select max(seq) from entry where game_id = id), 0) from game where id = $1)";

/// Inserts entries with one statement, which is a transaction of its own: all of them, if each comes right after the
/// last of its log, or none. Whether it did.
pub(super) async fn insert_at_once(
    db: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<bool, Error> {
    if let [append] = appends
        && let Some(statement) = [ONE, TWO].get(append.entries.len().wrapping_sub(1))
    {
        let mut insert = sqlx::query(*statement).bind(&append.id).bind(append.last);
        for (_, seq, actor, say, at, digest, version) in columns(append) {
            insert = insert.bind(seq).bind(actor).bind(say).bind(at).bind(digest).bind(version);
        }
        return Ok(insert.execute(db).await?.rows_affected() == append.entries.len() as u64);
    }
    let entries: Vec<EntryColumns<'_>> = appends.iter().flat_map(|a| columns(a)).collect();
    let heads: Vec<(&str, u32)> = appends.iter().map(|a| (a.id.as_str(), a.last)).collect();
    let insert = sqlx::query(
        "insert into entry (game_id, seq, actor, say, at, digest, digest_version)
         select value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6
         from json_each($1) where not exists (
            select 1 from json_each($2) where value->>1 is not (
                select coalesce((select max(seq) from entry where game_id = id), 0)
                from game where id = value->>0))",
    );
    let insert = insert.bind(json(&entries)?).bind(json(&heads)?);
    Ok(insert.execute(db).await?.rows_affected() == entries.len() as u64)
}

/// Inserts what was taken. Nobody else writes meanwhile, so nothing of it is lost.
pub(crate) async fn insert(
    db: &mut SqliteConnection,
    appends: Vec<&Append>,
) -> Result<HashSet<String>, Error> {
    let mut entries: Vec<EntryColumns<'_>> = Vec::new();
    let mut outcomes: Vec<(&str, String, i64)> = Vec::new();
    let mut due: Vec<(&str, u8, i64, Option<&str>)> = Vec::new();
    for append in appends {
        let id = append.id.as_str();
        entries.extend(columns(append));
        outcomes.extend(append.outcome.as_ref().map(|o| (id, o.points_text(), o.ended_at)));
        due.extend(append.due().map(|due| (id, due.rank as u8, due.at, append.by.as_deref())));
    }
    if !entries.is_empty() {
        let insert = sqlx::query(
            "insert into entry (game_id, seq, actor, say, at, digest, digest_version)
             select value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6
             from json_each($1)",
        );
        insert.bind(json(&entries)?).execute(&mut *db).await?;
    }
    if !outcomes.is_empty() {
        let outcomes = json(&outcomes)?;
        let insert = sqlx::query(
            "insert into result (game_id, points, ended_at)
             select value->>0, value->>1, value->>2 from json_each($1)",
        );
        insert.bind(&outcomes).execute(&mut *db).await?;
        // Nobody looks after a game that is over.
        let remove =
            sqlx::query("delete from due where game_id in (select value->>0 from json_each($1))");
        remove.bind(&outcomes).execute(&mut *db).await?;
    }
    if !due.is_empty() {
        let insert = sqlx::query(
            "insert into due (game_id, rank, at, leased_by)
             select value->>0, value->>1, value->>2, value->>3 from json_each($1) where true
             on conflict (game_id) do update set rank = excluded.rank, at = excluded.at, tries = 0,
             leased_by = excluded.leased_by, leased_until = 0",
        );
        insert.bind(json(&due)?).execute(&mut *db).await?;
    }
    Ok(HashSet::new())
}

fn json<T: serde::Serialize>(rows: &T) -> Result<String, Error> {
    serde_json::to_string(rows).map_err(|error| Error::Unknown(error.to_string()))
}
