//! What is appended to logs: one statement for the entries of all tables, one for all results, one for all that is
//! due. Columns are handed over as arrays, so the statements are prepared once. Rows are sorted by their game: two
//! transactions never wait for each other crosswise.

use std::collections::{BTreeMap, HashMap, HashSet};

use sqlx::PgConnection;

use crate::error::Error;
use crate::read::{HeadRow, by_game, signed};
use crate::row::{Append, Entry, Head};

/// How far games are; those that do not exist are left out.
pub(super) async fn heads(db: &mut PgConnection, ids: &[String]) -> Result<Vec<Head>, Error> {
    let heads = sqlx::query_as(
        "select id, coalesce((select max(seq) from entry where game_id = id), 0) as seq, revision,
         exists (select 1 from result where game_id = id) as is_over
         from game where id = any($1)",
    );
    let heads: Vec<HeadRow> = heads.bind(ids).fetch_all(db).await?;
    Ok(heads.into_iter().map(Head::from).collect())
}

/// The entries of games after those that are known.
pub(super) async fn entries(
    db: &mut PgConnection,
    after: &[(String, u32)],
) -> Result<Vec<(String, Vec<Entry>)>, Error> {
    let entries = sqlx::query_as(
        "select game_id, actor, say, at, digest, digest_version
         from unnest($1::text[], $2::int[]) as known (id, last) join entry on game_id = id and seq > last
         order by game_id, seq",
    );
    let ids: Vec<&str> = after.iter().map(|(id, _)| id.as_str()).collect();
    let last: Vec<i32> = after.iter().map(|(_, last)| signed(*last)).collect();
    Ok(by_game(entries.bind(&ids).bind(&last).fetch_all(db).await?))
}

/// Inserts what was taken, and says which games were lost to another node meanwhile: nothing of those remains.
pub(crate) async fn insert(
    db: &mut PgConnection,
    mut appends: Vec<&Append>,
) -> Result<HashSet<String>, Error> {
    appends.sort_by_key(|append| (&append.id, append.last));
    let lost = insert_entries(db, &appends).await?;
    appends.retain(|append| !lost.contains(&append.id));
    insert_outcomes(db, &appends).await?;
    insert_due(db, &appends).await?;
    Ok(lost)
}

/// Entries by their columns.
#[derive(Default)]
struct Columns<'a> {
    ids: Vec<&'a str>,
    seqs: Vec<i32>,
    actors: Vec<&'a str>,
    sentences: Vec<&'a str>,
    times: Vec<i64>,
    digests: Vec<Option<i64>>,
    versions: Vec<i32>,
}

impl<'a> Columns<'a> {
    fn of(appends: &[&'a Append]) -> Columns<'a> {
        let mut columns = Columns::default();
        for append in appends {
            for (seq, entry) in (append.last + 1..).zip(&append.entries) {
                columns.ids.push(&append.id);
                columns.seqs.push(signed(seq));
                columns.actors.push(&entry.actor);
                columns.sentences.push(&entry.sentence);
                columns.times.push(entry.at);
                columns.digests.push(entry.digest.map(|digest| digest.value));
                columns.versions.push(entry.digest.map_or(0, |digest| signed(digest.version)));
            }
        }
        columns
    }
}

/// Inserts entries with one statement, which is a transaction of its own: all of them, if each comes right after the
/// last of its log, or none. Whether it did. If another node was faster meanwhile that is a conflict.
pub(super) async fn insert_at_once(
    db: &mut PgConnection,
    mut appends: Vec<&Append>,
) -> Result<bool, Error> {
    appends.sort_by_key(|append| &append.id);
    let columns = Columns::of(&appends);
    let ids: Vec<&str> = appends.iter().map(|append| append.id.as_str()).collect();
    let last: Vec<i32> = appends.iter().map(|append| signed(append.last)).collect();
    let insert = sqlx::query(
        "insert into entry (game_id, seq, actor, say, at, digest, digest_version)
         select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::int[])
         where not exists (
            select 1 from unnest($8::text[], $9::int[]) as known (id, last) where last is distinct from (
                select coalesce((select max(seq) from entry where game_id = game.id), 0)
                from game where game.id = known.id))",
    );
    let insert = insert.bind(&columns.ids).bind(&columns.seqs).bind(&columns.actors);
    let insert = insert.bind(&columns.sentences).bind(&columns.times).bind(&columns.digests);
    let insert = insert.bind(&columns.versions).bind(&ids).bind(&last);
    Ok(insert.execute(db).await?.rows_affected() == columns.ids.len() as u64)
}

async fn insert_entries(
    db: &mut PgConnection,
    appends: &[&Append],
) -> Result<HashSet<String>, Error> {
    let columns = Columns::of(appends);
    let mut given: HashMap<&str, usize> = HashMap::new();
    for append in appends {
        *given.entry(&append.id).or_default() += append.entries.len();
    }
    if columns.ids.is_empty() {
        return Ok(HashSet::new());
    }
    let insert = sqlx::query_scalar(
        "insert into entry (game_id, seq, actor, say, at, digest, digest_version)
         select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::int[])
         on conflict do nothing returning game_id",
    );
    let insert = insert.bind(&columns.ids).bind(&columns.seqs).bind(&columns.actors);
    let insert = insert.bind(&columns.sentences).bind(&columns.times).bind(&columns.digests);
    let inserted: Vec<String> = insert.bind(&columns.versions).fetch_all(&mut *db).await?;
    let mut lost = HashSet::new();
    for (id, given) in given {
        match inserted.iter().filter(|inserted| *inserted == id).count() {
            count if count == given => {}
            0 => {
                lost.insert(id.to_string());
            }
            // Somebody else has said less than we. Tried again, all of ours is refused.
            _ => return Err(Error::Locked),
        }
    }
    Ok(lost)
}

async fn insert_outcomes(db: &mut PgConnection, appends: &[&Append]) -> Result<(), Error> {
    let (mut ids, mut points, mut times) = (Vec::new(), Vec::new(), Vec::new());
    for append in appends {
        if let Some(outcome) = &append.outcome {
            ids.push(append.id.as_str());
            points.push(outcome.points_text());
            times.push(outcome.ended_at);
        }
    }
    if ids.is_empty() {
        return Ok(());
    }
    let insert = sqlx::query(
        "insert into result (game_id, points, ended_at)
         select * from unnest($1::text[], $2::text[], $3::bigint[])",
    );
    insert.bind(&ids).bind(&points).bind(&times).execute(&mut *db).await?;
    // Nobody looks after a game that is over.
    let remove = sqlx::query("delete from due where game_id = any($1)");
    remove.bind(&ids).execute(db).await?;
    Ok(())
}

async fn insert_due(db: &mut PgConnection, appends: &[&Append]) -> Result<(), Error> {
    // A row is written once in a statement: what was said last counts.
    let mut rows = BTreeMap::new();
    for append in appends {
        if let Some(due) = append.due() {
            rows.insert(append.id.as_str(), (due, append.by.as_deref()));
        }
        if append.outcome.is_some() {
            rows.remove(append.id.as_str());
        }
    }
    if rows.is_empty() {
        return Ok(());
    }
    let (mut ids, mut ranks, mut times, mut nodes) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (id, (due, by)) in rows {
        ids.push(id);
        ranks.push(due.rank as i32);
        times.push(due.at);
        nodes.push(by);
    }
    let insert = sqlx::query(
        "insert into due (game_id, rank, at, leased_by)
         select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[])
         on conflict (game_id) do update set rank = excluded.rank, at = excluded.at, tries = 0,
         leased_by = excluded.leased_by, leased_until = 0",
    );
    insert.bind(&ids).bind(&ranks).bind(&times).bind(&nodes).execute(db).await?;
    Ok(())
}
