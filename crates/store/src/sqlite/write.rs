//! What is written, inside a transaction that others share.

use sqlx::{AssertSqlSafe, Connection, Row, Sqlite as Driver, SqliteConnection, Transaction};

use super::append::{Appends, Rows};
use super::read::{DUE, rank};
use crate::error::Error;
use crate::row::{Append, Due, DueTable, Hash, NewGame, Rank, Seat};

/// Something to be written.
#[derive(Debug)]
pub(super) enum Write {
    Create(Box<NewGame>),
    Append(Append),
    Claim { id: String, seat: u8, who: Seat, look_at: i64 },
    ReplaceToken { id: String, seat: u8, who: Seat },
    Rename { id: String, seat: u8, name: String },
    HandOver { id: String, seat: u8, holder: Hash, bot: String, look_at: i64 },
    OfferReturn { id: String, seat: u8, key: Hash },
    MoveSeat { id: String, key: Hash, token: Hash },
    SetDue { id: String, due: Due },
    Postpone { id: String, now: i64 },
    TakeDue { node: String, now: i64, until: i64, most: u32 },
    Pulse(i64),
    AllowPages(u32),
}

/// What became of it.
#[derive(Debug)]
pub(super) enum Written {
    Done,
    Seat(u8),
    Due(Vec<DueTable>),
}

/// Writes everything: what is appended to logs with a statement for all of it, the rest one by one. An answer of
/// `Conflict` concerns one write; any other error breaks the transaction off.
pub(super) async fn all(
    tx: &mut Transaction<'_, Driver>,
    writes: &[Write],
) -> Result<Vec<Result<Written, Error>>, Error> {
    let mut answers: Vec<Result<Written, Error>> = Vec::new();
    let mut appends = Appends::of(tx, writes).await?;
    for write in writes {
        answers.push(match write {
            Write::Append(append) => appends.add(append),
            other @ (Write::Create(_)
            | Write::Claim { .. }
            | Write::ReplaceToken { .. }
            | Write::Rename { .. }
            | Write::HandOver { .. }
            | Write::OfferReturn { .. }
            | Write::MoveSeat { .. }
            | Write::SetDue { .. }
            | Write::Postpone { .. }
            | Write::TakeDue { .. }
            | Write::Pulse(_)
            | Write::AllowPages(_)) => alone(tx, other).await?,
        });
    }
    appends.insert(tx).await?;
    Ok(answers)
}

/// Writes one thing. If it is refused nothing of it remains.
async fn alone(
    tx: &mut Transaction<'_, Driver>,
    write: &Write,
) -> Result<Result<Written, Error>, Error> {
    let mut inner = tx.begin().await?;
    match one(&mut inner, write).await {
        Ok(written) => {
            inner.commit().await?;
            Ok(Ok(written))
        }
        Err(Error::Conflict) => {
            inner.rollback().await?;
            Ok(Err(Error::Conflict))
        }
        Err(error) => Err(error),
    }
}

async fn one(db: &mut SqliteConnection, write: &Write) -> Result<Written, Error> {
    match write {
        Write::Append(append) => Err(Error::Unknown(format!("{} is appended alone", append.id))),
        Write::Create(new) => create(db, new).await,
        Write::Claim { id, seat, who, look_at } => {
            let claim = sqlx::query(
                "update seat set token_hash = $3, name = $4, nonce = $5, bot = $6
                 where game_id = $1 and seat = $2 and token_hash is null and bot is null",
            );
            let claim = claim.bind(id).bind(seat).bind(token(who.token.as_ref()));
            changed(db, claim.bind(&who.name).bind(&who.nonce).bind(&who.bot)).await?;
            look(db, id, *look_at).await
        }
        Write::ReplaceToken { id, seat, who } => {
            let replace = sqlx::query(
                "update seat set token_hash = $3, name = $4
                 where game_id = $1 and seat = $2 and token_hash is not null and bot = $5",
            );
            let replace = replace.bind(id).bind(seat).bind(token(who.token.as_ref()));
            changed(db, replace.bind(&who.name).bind(&who.bot)).await
        }
        Write::Rename { id, seat, name } => {
            let rename = sqlx::query("update seat set name = $3 where game_id = $1 and seat = $2");
            changed(db, rename.bind(id).bind(seat).bind(name)).await
        }
        Write::HandOver { id, seat, holder, bot, look_at } => {
            let hand_over = sqlx::query(
                "update seat set token_hash = null, return_hash = null, bot = $4
                 where game_id = $1 and seat = $2 and token_hash = $3 and bot is null",
            );
            changed(db, hand_over.bind(id).bind(seat).bind(holder.as_slice()).bind(bot)).await?;
            look(db, id, *look_at).await
        }
        Write::OfferReturn { id, seat, key } => {
            let offer =
                sqlx::query("update seat set return_hash = $3 where game_id = $1 and seat = $2");
            changed(db, offer.bind(id).bind(seat).bind(key.as_slice())).await
        }
        Write::MoveSeat { id, key, token } => {
            let moved = sqlx::query_scalar(
                "update seat set token_hash = $3, return_hash = null
                 where game_id = $1 and return_hash = $2 returning seat",
            )
            .bind(id)
            .bind(key.as_slice())
            .bind(token.as_slice())
            .fetch_optional(db)
            .await?;
            moved.map(Written::Seat).ok_or(Error::Conflict)
        }
        Write::SetDue { id, due } => {
            let set = sqlx::query(
                "insert into due (game_id, rank, at)
                 select $1, $2, $3 where not exists (select 1 from result where game_id = $1)
                 on conflict do update set rank = excluded.rank, at = excluded.at, tries = 0,
                 leased_by = null, leased_until = 0",
            );
            set.bind(id).bind(due.rank as u8).bind(due.at).execute(db).await?;
            Ok(Written::Done)
        }
        Write::Postpone { id, now } => {
            let postpone = sqlx::query(
                "update due set at = $2 + min(3000 * (1 << min(tries, 20)), 3600000),
                 tries = tries + 1, leased_by = null, leased_until = 0 where game_id = $1",
            );
            postpone.bind(id).bind(now).execute(db).await?;
            Ok(Written::Done)
        }
        Write::TakeDue { node, now, until, most } => take_due(db, node, *now, *until, *most).await,
        Write::Pulse(now) => {
            let pulse =
                sqlx::query("insert into pulse values (1, $1) on conflict do update set at = $1");
            pulse.bind(now).execute(db).await?;
            Ok(Written::Done)
        }
        Write::AllowPages(pages) => {
            let pragma = AssertSqlSafe(format!("pragma max_page_count = {pages}"));
            sqlx::raw_sql(pragma).execute(db).await?;
            Ok(Written::Done)
        }
    }
}

fn token(hash: Option<&Hash>) -> Option<&[u8]> {
    hash.map(|hash| hash.as_slice())
}

/// Somebody must look at a game.
async fn look(db: &mut SqliteConnection, id: &str, at: i64) -> Result<Written, Error> {
    let look = sqlx::query(
        "insert into due (game_id, rank, at) values ($1, $2, $3)
         on conflict do update set rank = excluded.rank, at = excluded.at",
    );
    look.bind(id).bind(Rank::Unknown as u8).bind(at).execute(db).await?;
    Ok(Written::Done)
}

/// Changes exactly one row, or nothing.
async fn changed<'q>(
    db: &mut SqliteConnection,
    query: sqlx::query::Query<'q, Driver, sqlx::sqlite::SqliteArguments>,
) -> Result<Written, Error> {
    let rows = query.execute(db).await?.rows_affected();
    if rows == 1 { Ok(Written::Done) } else { Err(Error::Conflict) }
}

async fn create(db: &mut SqliteConnection, new: &NewGame) -> Result<Written, Error> {
    let game = &new.facts;
    sqlx::query("insert into game values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)")
        .bind(&game.id)
        .bind(&game.kind)
        .bind(game.rules)
        .bind(&game.setup)
        .bind(&game.aids)
        .bind(&game.commitment)
        .bind(&game.secret)
        .bind(token(game.owner.as_ref()))
        .bind(&game.header)
        .bind(game.created_at)
        .execute(&mut *db)
        .await?;
    for (n, seat) in game.seats.iter().enumerate() {
        sqlx::query("insert into seat values ($1, $2, $3, $4, $5, $6, null)")
            .bind(&game.id)
            .bind(n as i64)
            .bind(token(seat.token.as_ref()))
            .bind(&seat.name)
            .bind(&seat.bot)
            .bind(&seat.nonce)
            .execute(&mut *db)
            .await?;
    }
    if let Some(before) = &new.follows {
        sqlx::query("insert into rematch values ($1, $2)")
            .bind(before)
            .bind(&game.id)
            .execute(&mut *db)
            .await?;
    }
    let mut rows = Rows::default();
    rows.add(&game.id, 0, &new.entries, new.outcome.as_ref(), new.due);
    rows.insert(db).await?;
    Ok(Written::Done)
}

async fn take_due(
    db: &mut SqliteConnection,
    node: &str,
    now: i64,
    until: i64,
    most: u32,
) -> Result<Written, Error> {
    let mut taken = Vec::new();
    for wanted in Rank::ALL {
        let left = most.saturating_sub(taken.len() as u32);
        if left == 0 {
            break;
        }
        let ids: Vec<String> = sqlx::query_scalar(DUE)
            .bind(wanted as u8)
            .bind(now)
            .bind(left)
            .fetch_all(&mut *db)
            .await?;
        for id in ids {
            let lease = sqlx::query(
                "update due set leased_by = $2, leased_until = $3 where game_id = $1
                 returning rank, tries",
            );
            let row = lease.bind(&id).bind(node).bind(until).fetch_one(&mut *db).await?;
            let (found, tries) = (rank(row.try_get(0)?), row.try_get(1)?);
            taken.push(DueTable { id, rank: found, tries });
        }
    }
    Ok(Written::Due(taken))
}
